### The command line’s help. Names in `backquotes`, options and file names stay as they are.

help-about = Huri, the Reversi (Othello) suite

## Headings

help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options

## Shared by several commands

help-help = Show this help
help-version = Show the version
help-color = When to use colours; NO_COLOR is honoured
help-json = Print JSON, for other programs
help-language = The language to speak, such as en or mi; without it that of HURI_LANG, the settings or the system
help-input = A file, `-` for standard input, or the text itself: moves, a board; without it, the usual start
help-inputs = Files, folders with all they hold, patterns such as `*.wtb`, or `-` for standard input
help-game = Which game of the file, counted from 1
help-ply = After how many moves, passes included; negative counts from the end
help-output = The file to write
help-force = Overwrite a file that is there already
help-threads = How many threads search; with one the same question has the same answer everywhere
help-hash = Memory for what was searched already, in MiB

## Commands

help-show = Show a position, or a game at any move
help-show-form = What to print: the board with the facts beside it, the board as plain text, one line, or an SVG drawing
help-show-numbers = Put the number of its move on every disc
help-show-legal = Mark the legal moves
help-show-no-coordinates = Leave out the letters and numbers at the rim
help-show-theme = The colours of an SVG drawing

help-replay = Play a game back, move by move
help-replay-every = Go on by itself at this pace, such as 2s or 500ms
help-replay-ply = Begin after this many moves, passes included; negative counts from the end

help-verify = Check that every move is legal and every result right
help-verify-repair = Propose repairs for games that break

help-convert = Turn records of any format into any other
help-convert-to = The format to write; without it, what the output’s name says
help-convert-game = Only this game of each file, counted from 1
help-convert-strict = Refuse to write what the format cannot hold in full

help-moves = List the legal moves and what each turns

help-perft = Count the lines of play of a given length
help-perft-depth = How many moves, passes included
help-perft-divide = List the count of every first move

help-play = Play a game: two at one keyboard, or against the engine
help-play-black = Black’s name
help-play-white = White’s name
help-play-level = Play against the engine at this level, 1 to 30
help-play-engine = Which side the engine has
help-play-new = Begin a new game, though one is unfinished

help-solve = Solve positions to the end of the game, and compare with the scores in the file
help-solve-inputs = Files of positions, folders, patterns such as `*.obf`, or `-` for standard input
help-solve-all = Find the score of every move, not only of the best
help-solve-wld = Find only who wins
help-solve-selectivity = Leave out what hardly matters and be right with this probability, in percent: faster

help-hint = Say what the moves of a position are worth
help-hint-level = How far to look, 1 to 30: see `huri levels`; without it, 16
help-hint-depth = Look exactly this many moves ahead instead
help-hint-time = Think no longer than this, such as 10s or 500ms
help-hint-lines = Of how many moves, the best ones; without it, of all

help-eval = Say what the engine thinks of a position and its moves at first sight, without looking ahead

help-bench = Search fixed positions and measure the speed

help-levels = Tell what the levels 1 to 30 mean

help-gtp = Serve the engine to programs that speak GTP, such as Quarry and GoGui
help-gtp-level = How far to look, 1 to 30: see `huri levels`; without it, 16, or what the clock allows

help-rules = Read the rules of the game
help-rules-write = Write the page in every language and its diagrams into a folder

help-completions = Write what your shell needs to complete huri’s commands
help-completions-shell = The shell

help-manual = Write the man pages into a folder
help-manual-folder = The folder; it must be there

## huri-tui, in the terminal, and huri-gui, in a window

help-tui = Play, replay and study Reversi (Othello) in the terminal
help-files = Records to open, in any format
help-resume = Go on with the game of the last run
help-tui-lines = Typed commands and spoken lines, for screen readers and braille
help-tui-ascii = Only ASCII characters
help-gui = Huri, the Reversi (Othello) suite, in a window
