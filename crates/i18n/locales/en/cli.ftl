### The command line's words: help, reports, errors.

cli-tagline = Huri, the Reversi (Othello) suite, on the command line
