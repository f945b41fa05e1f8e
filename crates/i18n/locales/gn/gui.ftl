gui-tagline = Huri, Reversi (Othello) ñembosaraiha, ovetãme
