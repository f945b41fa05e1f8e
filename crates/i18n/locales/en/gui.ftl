### The window's own words.

gui-tagline = Huri, the Reversi (Othello) suite, in a window
