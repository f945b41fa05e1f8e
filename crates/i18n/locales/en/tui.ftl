### The terminal’s own words.

tui-too-small = The window is too small: { $width } columns by { $height } rows are needed

## Beside the board

tui-mobility = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
tui-supply = { $count } beside the board
tui-periods = ×{ $count }
tui-thinking-move = thinking, level { $level }
tui-thinking-hints = looking for hints
tui-thinking-review = reviewing the game
tui-thinking-ponder = thinking in your time
tui-nodes-short = { $nodes } nodes
tui-speed = { $nodes } nodes, { $per_second }/s

## The status line

tui-prompt-first = Choose a marked square: arrows and Enter, a click, or type it, like f5
# $key fetches it back.
tui-prompt-resume = Your last game is kept: { $key } goes on with it. Or choose a marked square
tui-prompt-turn = Turn the outflanked discs, then say that you are done
tui-prompt-engine = { $color ->
    [black] Black is thinking
   *[white] White is thinking
}
tui-prompt-beside = Looking back: the game waits; a move here opens a variation
tui-prompt-looking = No game is in play: a move opens a variation
tui-prompt-editing = { $color ->
    [black] Setting up a position, Black to move
   *[white] Setting up a position, White to move
}
tui-on-board = on the board { $black }–{ $white }
tui-anti-winner = { $color ->
    [black] Black has fewer discs and wins
   *[white] White has fewer discs and wins
}
tui-anti-draw = A draw: both have as many discs
tui-menu = Menu
tui-edit-cycle = disc
tui-edit-turn = who moves
tui-edit-clear = clear
tui-edit-start = start
tui-edit-rotate = turn
tui-edit-mirror = mirror
tui-edit-swap = swap colours
tui-edit-accept = done
tui-edit-cancel = cancel
tui-course-leave = leave

## Panels

tui-overwrite = Replace a file of that name
tui-all-of-folder = all games of this folder
tui-library-foot = Enter: open   Backspace: the folder above
tui-games-of = { $shown } of { $all } games
tui-look-for = Name or year:
tui-unreadable = { $count ->
    [one] { $count } game cannot be read
   *[other] { $count } games cannot be read
}
tui-find-command = Find a command
tui-new-game = New game
tui-new-game-button = Start
tui-players = Players
tui-tags = Names and event
tui-open = Open
tui-open-button = Open
tui-save-as = Save as
tui-save-button = Save
tui-path = File
tui-format = Format
tui-comment = Remark
tui-paste = Paste a game or position
tui-text-foot = Tab: done   Esc: cancel
tui-keys = Keys
tui-press-key = press the new key
tui-keys-foot = Enter: another key   Backspace: as it was   Del: none
tui-copied = Sent to the terminal’s clipboard; if it does not arrive, mark it here
tui-no-picture-here = A terminal has no pictures to copy: use “huri show --svg”
tui-no-date = A date is written 1986, 1986-04 or 1986-04-27
tui-about-version = Huri { $version }: play, replay and study Reversi (Othello).
tui-about-license = Free software under the MIT licence or the Apache licence 2.0, as you choose. No warranty.

## A new game

tui-start-listed = from the list of openings
tui-person = a person here
tui-engine-at = engine, level { $level }
tui-start = Start
tui-start-standard = standard
tui-start-random = random, balanced
tui-start-handicap = { $color ->
    [black] { $corners ->
        [one] { $corners } corner for Black
       *[other] { $corners } corners for Black
    }
   *[white] { $corners ->
        [one] { $corners } corner for White
       *[other] { $corners } corners for White
    }
}
tui-start-shown = from the position shown
tui-rules = Rules
tui-rules-standard = standard
tui-rules-tabletop = wooden board: turn by hand
tui-rules-anti = fewest discs win
tui-clock = Clock
tui-clock-none = none
tui-clock-sudden-death = for the whole game
tui-clock-increment = with a bonus for every move
tui-clock-byo-yomi = then periods
tui-clock-per-move = for every move
tui-clock-minutes = { $color ->
    [black] Minutes, Black
   *[white] Minutes, White
}
tui-clock-seconds = Seconds for bonus, period or move
tui-clock-periods = Periods

## Names and event

tui-tag-name = { $color ->
    [black] Black
   *[white] White
}
tui-tag-rating = { $color ->
    [black] Black’s rating
   *[white] White’s rating
}
tui-tag-event = Event
tui-tag-round = Round
tui-tag-place = Place
tui-tag-date = Date

## Settings

tui-by-terminal = by the terminal
tui-ground = Terminal’s ground
tui-ground-dark = dark
tui-ground-light = light
tui-board-color = Board
tui-board-green = green
tui-board-blue = blue
tui-board-gray = grey
tui-design = Size of the board
tui-design-large = large
tui-design-medium = medium
tui-design-plain = lines
tui-mouse = Mouse
tui-rtl = Right-to-left text
tui-rtl-visual = put in order here
tui-rtl-logical = left to the terminal
tui-pace = Speed of moves in percent, 0 for none
tui-my-name = My name
tui-openings-list = List of openings, a file
tui-confirm-passes = Confirm my passes
tui-turning-help = Turning by hand
tui-turning-strict = strict, without help
tui-turning-tell = mistakes are told
tui-turning-rows = discs to turn are shown
tui-analysis-level = Level of hints
tui-hints = Number of hints, 0 for all
tui-review-level = Level of reviews
tui-loss-doubtful = ?! from this loss on
tui-loss-mistake = ? from this loss on
tui-loss-blunder = ?? from this loss on
tui-autoplay-tenths = Tenths of a second for each move shown
tui-hash = Memory of the engine in MiB
tui-threads = Threads, 0 for all but one
tui-ponder = Engine thinks in my time

## Review

tui-review = Review
tui-review-progress = { $done } of { $all } positions
tui-totals = { $color ->
    [black] Black: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
   *[white] White: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
}
tui-losses = { $loss } discs lost in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} ({ $kind })
tui-selective-short = selective
tui-no-mistakes = No mistakes are known.
tui-mistakes-foot = Enter: go there
tui-lost = lost { $loss }: { $best } { $value } was best

## The program

tui-no-terminal = Input and output must be a terminal; “--lines” works without one
tui-lines-welcome = Huri. Type a square such as f5, or “help”.
tui-lines-help = Squares: f5. Look: board, moves, count, list, where, hint. Play: pass, undo, redo, now, pause, continue, resign, new, swap, level 5. Wooden board: a square with a disc turns it, done, mend. Walk: back, forward, start, end, return, play. Files: open FILE, save FILE. Leave: quit.
tui-lines-unknown = “{ $line }” is not understood: type “help”
