### Words for a game in progress that all front ends use: commands, refusals, settings.

## What a user can ask for, as menus say it

session-action = { $action ->
    [new-game] New game …
    [play-again] Play again
    [fetch-back] Fetch back the game before
    [open] Open …
    [library] Library …
    [save] Save
    [save-as] Save as …
    [tags] Names and event …
    [players] Players …
    [swap-sides] Change sides
    [pass] Pass
    [turning-done] Done turning
    [turning-mend] Mend the turning
    [resign] Give up
    [quit] Quit
    [undo] Take back
    [redo] Play again what was taken back
    [copy-moves] Copy the moves
    [copy-board] Copy the board
    [copy-record] Copy the whole game
    [copy-picture] Copy a picture
    [paste] Paste a game or position
    [set-up] Set up a position
    [comment] Remark …
    [sign-none] No sign
    [sign-very-good] Sign !! very good
    [sign-good] Sign ! good
    [sign-interesting] Sign !? interesting
    [sign-doubtful] Sign ?! doubtful
    [sign-mistake] Sign ? mistake
    [sign-blunder] Sign ?? blunder
    [settings] Settings …
    [show-coordinates] Show coordinates
    [show-legal-moves] Show legal moves
    [show-last-move] Show the last move
    [show-flips] Show what a move turns
    [show-hint-values] Show values on the squares
    [show-stable] Show stable discs
    [show-move-numbers] Show move numbers
    [show-opening] Show the opening’s name
    [show-parity] Show regions of empty squares
    [show-mobility] Show how many moves there are
    [show-graph] Show the graph
    [rotate-board] Turn the board
    [show-margin] Show moves and players
    [whole-screen] Whole screen
    [larger-text] Larger text
    [smaller-text] Smaller text
    [usual-text] Usual text size
    [hint] Hint
    [analyze] Values at every move
    [move-now] Move now
    [pause] Pause
    [continue] Go on
    [start] To the start
    [back] One move back
    [forward] One move forward
    [end] To the end
    [previous-variation] Previous variation
    [next-variation] Next variation
    [leave-variation] Leave the variation
    [previous-mistake] Previous mistake
    [next-mistake] Next mistake
    [return-to-game] Back to the game in play
    [play-from-here] Play from here
    [autoplay] Show move after move
    [promote] Make this the main line
    [delete-move] Delete this move
    [cut-after] Delete what follows
    [review] Review the game
    [stop-review] Stop the review
    [palette] Find a command …
    [keys] Keys
    [rules] Rules of the game
    [course] Course: learn to play
   *[about] About Huri
}
session-group = { $group ->
    [game] Game
    [edit] Edit
    [view] View
    [engine] Engine
    [study] Study
   *[help] Help
}

## Why a command does nothing now

session-engines-turn = It is the engine’s turn: wait, or ask it to move now
session-nothing-to-undo = There is no move to take back
session-nothing-to-redo = Nothing was taken back
session-engine-not-thinking = The engine is not thinking about a move
session-no-engine = There is no engine here
session-not-paused = Nothing is paused
session-paused = The game is paused: choose “Go on” first
session-not-playing = No game is being played here
session-nothing-to-return-to = The game in play is shown already
session-at-start = This is the start
session-at-end = This is the end
session-no-variation = No other move stands beside this one
session-on-main-line = This is the main line already
session-no-mistake = There is no mistake that way
session-no-such-node = That place is not in this game any more
session-no-move-here = There is no move before the start
session-in-play = The game in play runs through this move: take it back instead
session-editing = The board editor is open: accept or cancel first
session-not-editing = The board editor is not open
session-nothing-kept = No earlier game is kept
session-not-possible = That is not possible here
session-not-by-hand = In this game the discs turn by themselves
session-nothing-placed = There is no move whose discs could be turned
session-turn-not-done = Finish turning for { $square } first
session-no-disc = There is no disc on { $square }
session-just-placed = The disc on { $square } was just placed and stays as it is
session-nothing-edited = Nothing was changed on the board
session-nothing-pasted = There is nothing to paste
session-no-board = That text shows no board
session-not-reviewing = No review is going on
session-nothing-to-review = There are no moves to review yet
session-nothing-reviewed = Nothing has been reviewed yet
session-all-reviewed = These games have been reviewed already
session-no-values = There are no values in a game that the fewest discs win
session-no-file = Choose a file to save the game in
session-file-exists = There is a file { $file } already
session-file-not-found = { $file } is not there
session-file-denied = { $file }: the system does not allow it
session-file-failed = { $file }: { $why }
session-no-games = There are no games in it
session-no-collection = No collection of games is open
session-no-such-game = The collection has no such game
session-nothing-balanced = No balanced position was found: allow a larger value, or fewer moves
session-no-openings = Choose a list of openings in the settings first

## What happened

session-engine-failed = The engine failed at this position and stands still
session-kept = The game before is kept and can be fetched back
session-mistakes = { $count ->
    [one] { $count } disc is not as the rule demands; say “done” once more to let it stand
   *[other] { $count } discs are not as the rule demands; say “done” once more to let them stand
}
session-handed-over = { $to ->
    [black] White hands Black a disc
   *[white] Black hands White a disc
}
session-opened = { $file }: { $format }, { $count ->
    [one] one game
   *[other] { $count } games
}
session-pasted = Pasted: { $format }, { $count ->
    [one] one game
   *[other] { $count } games
}
session-broken = The game could be read up to here: { $problem }
session-warnings = { $count ->
    [one] Read with one remark: { $first }
   *[other] Read with { $count } remarks, the first: { $first }
}
session-saved = Saved: { $file }
session-source-changed = { $file } has changed or is gone since it was reviewed: its games are kept as they were
session-key-twice = The key { $key } is for “{ $action }”, not for “{ $other }” as well
session-key-for-squares = The key { $key } types squares: it cannot be for “{ $action }”
session-set-aside = A file of Huri’s own could not be read and is now { $file }
session-parts-ignored = These settings could not be read and are as at first: { $parts }

## Players

session-human = you
session-engine-level = level { $level }
session-move-may-take = a move may take { $time }
