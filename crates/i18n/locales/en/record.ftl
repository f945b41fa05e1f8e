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
record-wrong-side = “{ $written }” is not a move of { $color ->
        [black] Black
       *[white] White
    }, who is to move
record-ends-before = the file ends where { $expected } was expected
record-twice = the number { $number } stands twice
record-missing = the number { $number } is missing
record-other-game = “{ $what }” is not a game of Othello on 8×8
record-too-long = one game takes more than { $limit } bytes
record-io = cannot be read on: { $why }

## What can be expected

record-expects-move = a move
record-expects-squares = squares a1 to h8
record-expects-cells = the 64 cells of a board
record-expects-side = the side to move
record-expects-score = a score
record-expects-numbers = eight rows of numbers
record-expects-tag = a tag such as [Black "name"]
record-expects-comment = a comment that begins with %
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (; and the properties of an SGF game
record-expects-property = a property such as B[f5]
record-expects-wthor-header = the header of a WTHOR file
record-expects-wthor-record = a whole WTHOR record
record-expects-wthor-end = the end of the WTHOR file, whose header counts no more records
record-expects-json = a JSON text
record-expects-quest-game = the members of an Othello Quest game
record-expects-egaroucid-game = the members of an Egaroucid game
record-expects-huri-game = the members of a Huri game

## Why a text is in no format, or a game cannot be written

record-not-this = not { $format }: expected { $expected }, found “{ $found }”
record-unrecognised = this is no record that is known here
record-nothing = there is nothing in it
record-other-data = this is no text and no WTHOR file, but other data, such as a picture or a program
record-no-games = { $format } hold no games by themselves
record-only-read = { $format } can be read, but not written
record-other-start = the format holds only games from the usual start
record-turned-by-hand = the game has discs turned by hand against the rule, which the format cannot hold

## What may have been meant by a game that breaks

record-fix-passes = passes where the board demands them
record-fix-square = move { $number }: { $meant } instead of { $written }
record-fix-illegible = move { $number }: { $meant }
record-fix-swapped = moves { $first } and { $second } exchanged
record-fix-missing = move { $number }: { $meant } put in
record-fix-surplus = move { $number } left out
record-fix-mirrored = mirrored from move { $from } on

## Oddities

record-result-differs = the recorded result is { $recorded }, the moves give { $replayed }
record-rubbish = text after the end was ignored: “{ $text }”
record-skipped = skipped: “{ $text }”
record-side-assumed = the side to move is not said; { $color ->
        [black] Black
       *[white] White
    } is assumed
record-pass-after-end = a pass after the end of the game was left out
record-colors-assumed = the signs of the discs can mean both colours; “{ $black }” is assumed to be black

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

record-loss-moves = moves
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
record-loss-event = the event
record-loss-round = the round
record-loss-place = the place
record-loss-date = the date or a part of it
record-loss-time-control = the time control
record-loss-rules = which rules the game follows
record-loss-other-tags = other tags
# $what is a list of the above.
record-lost = this format cannot hold: { $what }
