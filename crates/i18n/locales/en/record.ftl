### Records of games: formats, where something is wrong, what is, and what a format cannot hold.

## Places

record-at-game = game { $number }
record-at-move = move { $number }
record-at-line = line { $number }
record-at-column = column { $number }
record-at-byte = byte { $number }

## Problems

record-illegal = illegal move “{ $written }”: { $why }
record-expected = expected { $expected }, found “{ $found }”
record-ends-before = the file ends where { $expected } was expected
record-other-game = “{ $what }” is not a game of Othello on 8×8
record-too-long = one game takes more than { $limit } bytes
record-io = cannot be read on: { $why }

## Oddities

record-result-differs = the recorded result is { $recorded }, the moves give { $replayed }
record-rubbish = text after the end was ignored: “{ $text }”
record-skipped = skipped: “{ $text }”
record-side-assumed = the side to move is not said; it was taken from the number of discs

## Formats

record-format-transcript = moves as text
record-format-grid = numbered sheet
record-format-board = board as text
record-format-obf = OBF, positions with scored moves
record-format-script = script of positions
record-format-ggf = GGF, games of GGS and NBoard
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = WTHOR games
record-format-wthor-players = WTHOR players
record-format-wthor-tournaments = WTHOR tournaments
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri, one game
record-format-huri-lines = Huri, one game a line

## What a format cannot hold

record-loss-variations = variations
record-loss-comments = comments
record-loss-signs = signs such as “?!”
record-loss-values = values of moves
record-loss-times = times of moves
record-loss-ending = how the game ended
record-loss-ratings = ratings
record-loss-names = names of players
record-loss-shortened = a text was shortened
record-loss-letters = letters were replaced
record-loss-event = event, round or place
record-loss-date = the date or a part of it
record-loss-time-control = the time control
record-loss-start = another start than the standard one
record-loss-turning = discs turned by hand against the rule
record-loss-other-tags = other tags
# $what is a list of the above.
record-lost = this format cannot hold: { $what }
