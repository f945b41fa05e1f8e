### The course: short steps with the board live.
### Each step has a title, a task, what is said when it is solved, and what is said of a try that
### the rules allow but that is not meant.

course-title = Learn the game
course-step = { $number } of { $of }: { $title }
course-progress = { $of ->
    [one] { $done } of { $of } step done
   *[other] { $done } of { $of } steps done
}
course-next = Next step
course-back = Step before
course-again = Once more
course-done = Done
course-complete = You have finished the course. Now play a game!
course-nobody = Nobody
course-draw = It is a draw

## Why a try is wrong

# No disc of the other colour lies next to the square.
course-not-next = { $color ->
    [black] No white disc lies next to { $square }: there is nothing to outflank.
   *[white] No black disc lies next to { $square }: there is nothing to outflank.
}
# There are rows beside the square, but none ends at a disc of the player's colour.
course-not-closed = { $color ->
    [black] From { $square } no row of white discs ends at a black one. A row must have a black disc at each end.
   *[white] From { $square } no row of black discs ends at a white one. A row must have a white disc at each end.
}
course-marked-own = { $color ->
    [black] { $square } is black already. Only white discs can turn.
   *[white] { $square } is white already. Only black discs can turn.
}
course-marked-off-line = { $square } is not in one straight row with { $placed }, so it does not turn. Only the disc just placed outflanks.
# Something lies between the two squares that ends the row.
course-marked-beyond = { $color ->
    [black] Between { $placed } and { $square } lies a black disc or an empty square. The row ends there.
   *[white] Between { $placed } and { $square } lies a white disc or an empty square. The row ends there.
}
# The row is not closed at its other end.
course-marked-open = { $color ->
    [black] The row from { $placed } over { $square } does not end at a black disc, so { $square } does not turn.
   *[white] The row from { $placed } over { $square } does not end at a white disc, so { $square } does not turn.
}
course-marked-too-few = { $count ->
    [one] One more disc turns. Look in every direction.
   *[other] { $count } more discs turn. Look in every direction.
}
course-no-disc = { $square } is empty. Choose the discs that turn.

## 1

course-first-title = The first disc
course-first-task = You are Black. Place a disc so that a white disc is caught between it and another black one.
course-first-right = You have outflanked a white disc, and it has turned black. Every move must turn at least one.

## 2

course-diagonal-title = Along a diagonal
course-diagonal-task = Rows run across, up and down, and along diagonals. Find the square where Black outflanks three discs.
course-diagonal-right = From b2 to f6: three white discs with a black one at each end. All three turn.

## 3

course-directions-title = Several rows at once
course-directions-task = One disc may outflank in several directions. Find the square from which Black turns discs in three.
course-directions-right = c6 turns c5, d5 and d6: up, along the diagonal and to the right.
course-directions-wrong = { $square } is a move, but it does not turn discs in three directions. Look for a square with white discs on three sides.

## 4

course-all-title = All of them
course-all-task = Black places a disc on d4. Choose every disc that turns, in all eight directions, then say that you are done.
course-all-right = Ten discs in eight rows. Whoever plays may leave out none of them.

## 5

course-chain-title = No chains
course-chain-task = Black places a disc on e4. Choose the discs that turn.
course-chain-right = c4 and d4 turn. After that c5 lies between two black discs, but it stays white: only the disc just placed outflanks.

## 6

course-jump-title = Not over one’s own
course-jump-task = Black places a disc on a4. Choose the discs that turn.
course-jump-right = Only b4 turns. The row ends at the black disc on c4; d4 lies behind it.

## 7

course-pass-title = No move: pass
course-pass-task = It is Black’s turn. Look for a move. If there is none, pass.
course-pass-right = Black could outflank nothing, so White moves again. A pass is forced, never chosen.

## 8

course-must-title = A move must be played
course-must-task = Black would like to pass, for his only move gives White a corner. Find the move that he has to play.
course-must-right = f1 is the only move, and whoever has a move must play it. Now White can take the corner h1. Good players take care not to run out of good moves.

## 9

course-end-title = An early end
course-end-task = Many squares are empty. Who can still move?
course-end-right = Neither can outflank anything, so the game is over. The board need not be full.
course-end-wrong = Look once more: is there a square where that player outflanks something?

## 10

course-count-title = Counting
course-count-task = The board is full. Count the discs: who has won?
course-count-right = Black has 31, White 33: White has won by two discs. There need not be many more; one is enough.
course-count-wrong = Count row by row: how many black discs are there? Half of 64 is 32.

## 11

course-corner-title = Corners
course-corner-task = A disc in a corner can never be turned, since no row goes through it. Take the corner.
course-corner-right = The corner is yours for good, and discs along the edge beside it can become safe as well.
course-corner-wrong = { $square } is a move, but a corner is free. Take it.

## 12

course-gift-title = Do not give corners away
course-gift-task = A square beside a corner is dangerous: a disc there often opens the corner. Find the move after which White can take no corner.
course-gift-right = After c4 White gets no corner. Early in the game, squares beside an empty corner are best left alone.
course-gift-wrong = After { $square } White can take a corner. Look for another move.

## 13

course-edge-title = A safe edge
course-edge-task = Black holds the corner h8. Find the move that joins more discs on the edge to it, so that they can never be turned.
course-edge-right = f8, g8 and h8 are now one black row from the corner: safe until the end.
course-edge-wrong = { $square } does not make a row of black discs from the corner along the edge.

## 14

course-quiet-title = A quiet move
course-quiet-task = Discs that border on empty squares give the opponent moves. Find the move that turns only a disc surrounded on all sides.
course-quiet-right = f4 turns only e5, which lies inside. White gains hardly any new move by it. Such a move is called quiet.
course-quiet-wrong = { $square } turns a disc that borders on an empty square, and so opens new moves to White.

## 15

course-mobility-title = Few moves for the opponent
course-mobility-task = Whoever has few moves must soon play bad ones. Find the move that leaves White the fewest moves.
course-mobility-right = After e2 White has only two moves. In the middle of a game, moves count more than discs.
course-mobility-wrong = { $count ->
    [one] After { $square } White has { $count } move. It can be fewer.
   *[other] After { $square } White has { $count } moves. It can be fewer.
}

## 16

course-parity-title = The last move
course-parity-task = Three squares are left: one alone and two together. Whoever plays last in a region turns discs that nobody turns back. Where must Black play now to win?
course-parity-right = Black fills the single square. White must begin the pair, and Black has the last move. Leave regions with an even number of squares to the opponent.
course-parity-wrong = After { $square } White plays last in the pair and wins. Count the empty squares of each region.
