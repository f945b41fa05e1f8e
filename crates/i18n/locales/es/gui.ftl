gui-tagline = Huri, el programa de Reversi (Othello), en una ventana
