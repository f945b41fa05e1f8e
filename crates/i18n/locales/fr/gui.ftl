gui-tagline = Huri, la suite de Reversi (Othello), dans une fenêtre
