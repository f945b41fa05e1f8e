### The command line’s words: reports and errors. Options (--force) and names of commands stay as they are.

## Where something comes from

cli-usual-start = the usual start
cli-standard-input = standard input
cli-place-in-file = { $path }, { $place }
# $format is the name of a kind of file.
cli-recognised = { $format }, game { $number }

## Why something cannot be done

cli-cannot-read = cannot read { $path }: { $why }
cli-cannot-write = cannot write { $path }: { $why }
cli-exists = { $path } is there already; --force overwrites it
cli-not-found = there is no such file
cli-no-folder = there is no such folder
cli-no-permission = permission denied
cli-is-folder = it is a folder
cli-not-a-folder = it is not a folder
cli-disk-full = the disk is full
cli-no-such-game = { $count ->
    [one] { $source } has { $count } game, not a game { $wanted }
   *[other] { $source } has { $count } games, not a game { $wanted }
}
cli-no-such-ply = { $count ->
    [one] { $source } has { $count } move, so --ply { $wanted } is not in it
   *[other] { $source } has { $count } moves, so --ply { $wanted } is not in it
}
cli-no-match = no file matches { $pattern }
cli-which-format = say with --to which format to write: { $formats }
cli-which-extension = { $path } has no ending that tells the format: { $extensions }
cli-one-game-a-file = the format { $format } holds one game a file: choose it with --game, or write huri-lines
cli-not-a-duration = “{ $text }” is not a time such as 2s or 500ms

## A position

# $what is “Black f5 turns 1 disc” or “White passes”.
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] { $count ->
        [one] Black to move, { $count } move
       *[other] Black to move, { $count } moves
    }
   *[white] { $count ->
        [one] White to move, { $count } move
       *[other] White to move, { $count } moves
    }
}
cli-move-of = Move { $number } of { $count }
# $round is mostly a number, but may be a word such as “final”.
cli-round = round { $round }
cli-opening = Opening: { $name }

## huri moves

cli-turning = { $count ->
    [one] turns { $count } disc: { $squares }
   *[other] turns { $count } discs: { $squares }
}

## huri replay: the keys

cli-replay-keys = → next   ← back   Home start   End end   Space run   q quit
cli-replay-keys-running = Space stop   ← back   q quit

## huri verify

cli-file = File
cli-games = Games
cli-legal = Legal
cli-finished = Finished
cli-unfinished = Unfinished
# Finished games whose recorded result is the one on the board.
cli-agreeing = Agreeing
cli-total = Total
cli-all-right = { $games ->
    [one] { $games } game, legal and with the right result.
   *[other] { $games } games, all legal and with the right results.
}
cli-not-right = { $illegal ->
    [0] { $differing ->
        [one] { $differing } result is not the one on the board.
       *[other] { $differing } results are not those on the board.
    }
    [one] { $differing ->
        [0] { $illegal } game is broken.
        [one] { $illegal } game is broken, { $differing } result is not the one on the board.
       *[other] { $illegal } game is broken, { $differing } results are not those on the board.
    }
   *[other] { $differing ->
        [0] { $illegal } games are broken.
        [one] { $illegal } games are broken, { $differing } result is not the one on the board.
       *[other] { $illegal } games are broken, { $differing } results are not those on the board.
    }
}
cli-files-left-out = { $count ->
    [one] { $count } other file holds no games and was left out.
   *[other] { $count } other files hold no games and were left out.
}
cli-nothing-to-verify = no games found
cli-repair = perhaps: { $what }
cli-no-repair = no repair found

## huri convert

cli-converted = { $games ->
    [one] { $games } game written to { $path }
   *[other] { $games } games written to { $path }
}
cli-game-range = games { $first }–{ $last }

## huri play

cli-play-prompt = { $color ->
    [black] Black:
   *[white] White:
}
# Asked when the game is over; the three words are commands.
cli-play-over = undo, save NAME or quit:
cli-play-help =
    f5      place a disc on f5
    undo    take the last move back
    redo    play it again
    save    write the game to a file: save NAME
    resign  give the game up
    help    show this list
    quit    leave; the game is kept for next time
cli-play-what = “{ $written }” is neither a square nor a command; “help” lists the commands
cli-play-try = possible: { $squares }
cli-play-nothing-to-undo = there is no move to take back
cli-play-nothing-to-redo = there is no move to play again
cli-play-taken-back = { $square } is taken back
cli-play-resumed = The unfinished game kept in { $path } goes on; --new begins another
cli-play-kept = The game is kept in { $path }; “huri play” goes on with it.
cli-play-saved = saved as { $path }
cli-play-save-where = say where to: save NAME
