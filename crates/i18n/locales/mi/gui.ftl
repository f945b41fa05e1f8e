gui-tagline = Huri, te pūmanawa mō Reversi (Othello), i tētahi matapihi
