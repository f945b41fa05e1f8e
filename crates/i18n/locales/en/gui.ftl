### The window's own words.

gui-tagline = Huri, the Reversi (Othello) suite, in a window

## The board and beside it

gui-square-legal = { $count ->
    [one] { $square }, empty, legal, turns { $count } disc
   *[other] { $square }, empty, legal, turns { $count } discs
}
gui-prompt-first = Click a marked square.
gui-no-moves-yet = No moves yet
# $name is a square with its sign, or words for a pass.
gui-listed-move = move { $number }: { $name }
gui-graph = Values for Black, move by move
gui-copied = Copied
gui-drop-here = Drop a game or a collection here to open it

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
