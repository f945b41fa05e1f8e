### The rules of the game, a page to read. `●` and `○` are black and white discs in diagrams.

rules-title = The rules of Reversi

## Aim

rules-aim-title = Aim
rules-aim = Two players, Black and White, place discs on a board of eight by eight squares. Whoever has more discs of their own colour on the board at the end has won.

## Discs and start

rules-start-title = Discs and start
rules-discs = There are 64 discs, black on one side and white on the other. Each player takes 32 and places them with that player’s colour on top.
rules-squares = The columns are called a to h from left to right, the rows 1 to 8 from top to bottom. So a1 is the square at the top left and h8 the one at the bottom right.
rules-start = At the start four discs lie in the middle: Black’s on d5 and e4, White’s on d4 and e5. Black moves first; then the players take turns.
rules-start-picture = The start. Marks show the four squares where Black may place the first disc.

## A turn

rules-turn-title = A turn
rules-turn = In a turn a player places one disc on an empty square so that it outflanks at least one disc of the other colour. Then the player turns over all discs that are outflanked: they now show the player’s colour.
rules-outflank = To outflank is to have a disc at each end of a row of the opponent’s discs. The row may be long or just one disc, but it must be straight and without a gap: along a row of the board, along a column, or along a diagonal.
rules-row-before = Black to move. White’s discs on c4, d4 and e4 lie in a row, with a black disc at one end and an empty square at the other.
rules-row-after = Black has placed a disc on f4, outflanked all three and turned them.

## Directions

rules-directions-title = In all directions
rules-directions = One disc may outflank several rows at once, in any of the eight directions. All of them turn.
rules-directions-before = Black to move on d4: from there a row of white discs runs in each of the eight directions, and each ends at a black disc.
rules-directions-after = After d4 all ten discs are turned, in all eight rows.

## What does not turn

rules-not-title = What does not turn
rules-chain = Only the disc just placed outflanks. Discs that are turned do not outflank others in the same turn, even if they come to stand at the end of a row: there are no chains.
rules-chain-picture = Black has placed a disc on e4 and turned c4 and d4. Now c5 lies between two black discs, but it stays white: e4 is not in line with it.
rules-jump = A row ends at the first disc of one’s own colour. Nobody may jump over an own disc, or over an empty square, to outflank discs farther off.
rules-jump-picture = Black has placed a disc on a4. It turns b4. The white disc on d4 stays: the black disc on c4 stands before it.

## All must turn

rules-all-title = All must turn
rules-all = Every outflanked disc must be turned. A player may not leave one as it is, even where that would be better.

## Passing

rules-pass-title = Passing
rules-pass = Whoever cannot outflank anything must pass: no disc is placed, and the opponent moves again. It may happen several times in a row.
rules-no-pass = Whoever can outflank must move. Nobody may pass because all moves are bad.
rules-pass-picture = Black to move. No black disc outflanks anything, so Black must pass. White can move, on c5 or e7.

## Handing over discs

rules-supply-title = When a player’s discs run out
rules-supply = If a player has no disc left but can outflank, the opponent hands one over, as often as it takes. Nobody loses a move for want of discs.

## Correcting

rules-mend-title = Placed, and turned wrongly
rules-placed = A disc once placed stays on its square until the end of the game. Only its colour changes.
rules-mend = If a player turns a wrong disc or forgets one, it may be put right as long as the opponent has not moved. After that it stays as it is.
rules-huri = Huri turns the discs for you and makes no mistakes. On the wooden board you turn them yourself, and this rule counts.

## The end

rules-end-title = The end
rules-end = The game ends when neither player can move. Most often the board is full then, but it need not be.
rules-end-picture = An early end: neither Black nor White can outflank anything. Black has won.

## Counting

rules-count-title = Counting
rules-count = Both count their discs on the board. The one with more has won; with 32 each, or as many as the other on a board not full, it is a draw.
rules-count-empties = In matches the result adds up to 64: squares that stay empty count for the winner, and in a draw half for each. So 15 discs to 2 is written 62 to 2.
