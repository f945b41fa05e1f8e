### The facts of the game: colours, moves, results, values, refusals of a move.

## The board

game-color = { $color ->
    [black] Black
   *[white] White
}
game-black = Black
game-white = White
game-board = Board
game-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
game-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
game-empties = { $count ->
    [one] { $count } empty square
   *[other] { $count } empty squares
}
# Black's discs first.
game-score = { $black }–{ $white }
game-count = Black { $black }, White { $white }

## A square, as it is spoken

game-square-disc = { $color ->
    [black] { $square }, black
   *[white] { $square }, white
}
game-square-empty = { $square }, empty
game-square-legal = { $square }, empty, legal

## A turn

game-to-move = { $color ->
    [black] Black to move
   *[white] White to move
}
game-placed = { $color ->
    [black] { $count ->
        [one] Black { $square } turns { $count } disc
       *[other] Black { $square } turns { $count } discs
    }
   *[white] { $count ->
        [one] White { $square } turns { $count } disc
       *[other] White { $square } turns { $count } discs
    }
}
game-pass = Pass
game-passed = { $color ->
    [black] Black passes
   *[white] White passes
}
game-must-pass = { $color ->
    [black] Black has no move and must pass
   *[white] White has no move and must pass
}
# $name is a player's name.
game-player-has-passed = { $name } passes
game-move-number = Move { $number }
game-turns = { $count ->
    [one] turns { $count } disc
   *[other] turns { $count } discs
}

## The end

game-over = The game is over
game-wins = { $color ->
    [black] Black wins { $winner }–{ $loser }
   *[white] White wins { $winner }–{ $loser }
}
game-draw = A draw, { $black }–{ $white }
game-wins-on-time = { $color ->
    [black] Black wins on time
   *[white] White wins on time
}
game-wins-by-resignation = { $color ->
    [black] Black wins: White gave up
   *[white] White wins: Black gave up
}
game-wins-by-agreement = { $color ->
    [black] Black wins { $winner }–{ $loser } by agreement
   *[white] White wins { $winner }–{ $loser } by agreement
}
game-wins-by-adjudication = { $color ->
    [black] Black wins { $winner }–{ $loser } by decision of the arbiter
   *[white] White wins { $winner }–{ $loser } by decision of the arbiter
}
game-empties-to-winner = { $count ->
    [one] The empty square counts for the winner
   *[other] The { $count } empty squares count for the winner
}
game-wiped-out = { $color ->
    [black] Black has no disc left
   *[white] White has no disc left
}

## Values

game-estimate = estimate
game-selective = searched to the end, right with { $percent } % probability
game-proved = proved
game-best-move = Best move
game-depth = depth { $depth }
game-nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
game-opening = Opening

## Why a move is refused

game-occupied = { $square } has a disc already
game-turns-nothing = { $square } turns nothing: choose a marked square
game-turns-nothing-there = { $square } turns nothing
game-no-move-here = { $square } is not possible: there is no move, only a pass
game-pass-with-moves = A pass is not possible while there is a move
game-already-over = The game is over
