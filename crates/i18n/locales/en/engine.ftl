### What the engine finds, as the command line prints it: values, lines, measures, levels.

## Heads of columns

engine-number = No.
engine-empties = Empty
engine-move = Move
engine-value = Value
engine-depth = Depth
engine-nodes = Nodes
engine-seconds = Seconds
# Millions of nodes a second.
engine-speed = Mn/s
engine-line = Line
engine-level = Level
# How many moves the engine looks ahead in mid-game.
engine-looks-ahead = Moves ahead
# With how many empty squares it begins to search to the end of the game.
engine-solves-from = To the end from

## Who wins, for the side to move

engine-win = win
engine-loss = loss
engine-draw = draw

## huri solve

engine-solved = { $count ->
    [one] { $count } position, { $nodes } nodes, { $seconds } s, { $speed } Mn/s
   *[other] { $count } positions, { $nodes } nodes, { $seconds } s, { $speed } Mn/s
}
engine-wrong-score = { $source }: position { $number } is given as { $expected }, but it is { $found }

## huri hint, huri eval

engine-worth-for = { $color ->
    [black] { $value } for Black
   *[white] { $value } for White
}

## huri bench

# The sum of all nodes: it changes only when the search does.
engine-signature = Signature: { $nodes } nodes
engine-ran-on = { $threads ->
    [one] { $cpu }, { $threads } thread, { $hash } MiB
   *[other] { $cpu }, { $threads } threads, { $hash } MiB
}

## huri levels

# “$what” is a number of moves or of empty squares.
engine-at-confidence = { $what } ({ $percent } %)
engine-levels-note =
    A number in brackets says how sure the engine is of what it leaves out of its search;
    without one it leaves out nothing.

## While it thinks

engine-thinking = depth { $depth }, { $value }: { $moves }
engine-thinking-of = { $number } of { $count }: { $thought }
