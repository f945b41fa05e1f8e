### The terminal's own words.

tui-tagline = Huri, the Reversi (Othello) suite, in the terminal
