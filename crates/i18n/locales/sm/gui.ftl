gui-tagline = Huri, polokalame mo le Reversi (Othello), i se faʻamalama
