### The window's own words.


## The board and beside it

gui-square-legal = { $count ->
    [one] { $square }, empty, legal, turns { $count } disc
   *[other] { $square }, empty, legal, turns { $count } discs
}
gui-square-last = { $color ->
    [black] { $square }, black, last move
   *[white] { $square }, white, last move
}
# $value is what the move is worth, like +2.
gui-square-hint = { $best ->
    [yes] { $square }, empty, legal, turns { $count }, worth { $value }, best move
   *[no] { $square }, empty, legal, turns { $count }, worth { $value }
}
# A disc that was turned wrongly by hand, or was forgotten.
gui-square-wrong = { $color ->
    [black] { $square }, black, wrongly turned
   *[white] { $square }, white, wrongly turned
}
# A disc that the learner has marked in the course, or that is to be turned.
gui-square-marked = { $color ->
    [black] { $square }, black, marked
   *[white] { $square }, white, marked
}
gui-supply-of = { $color ->
    [black] Black: { $count } discs beside the board
   *[white] White: { $count } discs beside the board
}
gui-prompt-first = Click a marked square.
gui-lesson-pass = Who can turn no disc passes, and the other side goes on.
gui-lesson-early-end = Neither side can turn a disc, so the game ends here. Empty squares count for the winner.
gui-lesson-end = The board is full: who has more discs has won.
gui-no-moves-yet = No moves yet
# $name is a square with its sign, or words for a pass.
gui-listed-move = move { $number }: { $name }
gui-graph = Values for Black, move by move
# $name is “move 12: f5”, $value what the position is worth for Black.
gui-point = { $name }, { $value }
gui-point-loss = { $name }, { $value }, lost { $loss }
gui-better = Lost { $loss }: { $square } was better ({ $value })
# $moves is how play would go on: “f5 d6 c3”.
gui-line = { $value }: { $moves }
gui-copied = Copied
gui-drop-here = Drop a game or a collection here to open it
gui-no-dialog = This system has no dialog for files: type the path
gui-pasted-text = Pasted text
gui-pasted-picture = A picture holds no game: paste moves, a record or a board as text

## The board editor

gui-edit-done = Done
gui-edit-cancel = Cancel
gui-edit-undo = Undo
gui-edit-turn = Other side to move
gui-edit-clear = Clear
gui-edit-start = Start position
gui-edit-rotate = Turn board
gui-edit-mirror = Mirror
gui-edit-swap = Swap colours
gui-edit-paste = A position can be pasted, too.
gui-edit-paint = Draw over several squares to set them all. The right button, or Shift+Enter, sets the other colour.
gui-next-disc = each in turn
gui-odd-no-discs = There is no disc on the board.
gui-odd-over = Neither side can move: the game would be over at once.
gui-odd-must-pass = { $color ->
    [black] Black has no move and would pass at once.
   *[white] White has no move and would pass at once.
}
gui-odd-middle-empty = A middle square is empty: no game leads to this position.
gui-odd-apart = Some discs do not touch the others: no game leads to this position.

## A new game

gui-random-plies = Moves drawn by lot
gui-corners = Corners given

## Files

gui-choose-file = Choose a file …
gui-choose-folder = Choose a folder …
gui-choose-place = Choose a place …
gui-recent = Lately opened or saved
gui-games = Games
gui-outcome = Result
gui-any-result = any
gui-black-won = Black won
gui-white-won = White won
gui-drawn = drawn
gui-folder-above = The folder above
gui-whole-folder = All games of this folder
gui-board-svg = picture of the board, SVG
gui-board-png = picture of the board, PNG
gui-sheet-svg = numbered sheet as a picture, SVG
gui-sheet-png = numbered sheet as a picture, PNG
gui-copy = Copy
gui-replace = Replace it
gui-nothing-lost = This format holds the whole game.
gui-details = Details
gui-close-collection = Close the collection
gui-review-games = Review these games
gui-save-reviewed = Save the reviewed games…
gui-stop-review-games = Stop
gui-games-reviewed = { $done } of { $all } games reviewed
gui-review-may-take = may take { $time }
gui-review-left = about { $time } to go
gui-lost-in-game = Black lost { $black }, White { $white }
gui-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
gui-breaks-off = breaks off

## Names and event

gui-other-tags = Other entries
gui-tag-key = Name of the entry
gui-add-tag = Add an entry
gui-remove = Remove
gui-no-date = A date is written 1986, 1986-04 or 1986-04-27.
gui-no-result = A result is written 34-30, Black’s discs first, or left empty.

## Replay

gui-seek = Place in the game
gui-ply-of = { $ply } of { $all }
gui-seconds-a-move = Seconds for each move

## Settings

gui-ground = Window
gui-by-system = as the system
gui-ground-dark = dark
gui-ground-light = light
gui-ground-contrast = high contrast
gui-board-colors = Board
gui-board-green = green
gui-board-blue = blue and orange, for all eyes
gui-board-gray = grey
gui-board-paper = paper, as in books
gui-text-size = Text size
gui-percent = { $number } %
gui-still = Nothing moves: discs turn at once

## Keys

gui-new-key = New key
# $name is a command.
gui-new-key-for = New key for “{ $name }”
gui-press-key = Press the new key for “{ $name }”, or Escape
gui-remove-key = Remove { $key } from “{ $name }”
gui-keys-as-at-first = As at first
gui-all-keys-as-at-first = All keys as at first
gui-key-taken = { $key } was the key of “{ $name }”, which has lost it
gui-key-not-free = { $key } has a meaning already that cannot be changed
