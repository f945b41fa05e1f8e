game-color = { $color ->
    [black] Negras
   *[white] Blancas
}
game-black = Negras
game-white = Blancas
game-board = Tablero
game-discs = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
game-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
game-empties = { $count ->
    [one] { $count } casilla vacía
   *[other] { $count } casillas vacías
}
game-score = { $black }–{ $white }
game-count = Negras { $black }, blancas { $white }

game-square-disc = { $color ->
    [black] { $square }, negra
   *[white] { $square }, blanca
}
game-square-empty = { $square }, vacía
game-square-legal = { $square }, vacía, jugable

game-to-move = { $color ->
    [black] Juegan las negras
   *[white] Juegan las blancas
}
game-placed = { $color ->
    [black] { $count ->
        [one] Negras { $square }: voltean { $count } ficha
       *[other] Negras { $square }: voltean { $count } fichas
    }
   *[white] { $count ->
        [one] Blancas { $square }: voltean { $count } ficha
       *[other] Blancas { $square }: voltean { $count } fichas
    }
}
game-pass = Pasar
game-passed = { $color ->
    [black] Las negras pasan
   *[white] Las blancas pasan
}
game-must-pass = { $color ->
    [black] Las negras no tienen jugada y deben pasar
   *[white] Las blancas no tienen jugada y deben pasar
}
game-player-has-passed = { $name } pasa
game-move-number = Jugada { $number }
game-turns = { $count ->
    [one] voltea { $count } ficha
   *[other] voltea { $count } fichas
}

game-over = La partida ha terminado
game-wins = { $color ->
    [black] Ganan las negras { $winner }–{ $loser }
   *[white] Ganan las blancas { $winner }–{ $loser }
}
game-draw = Empate, { $black }–{ $white }
game-wins-on-time = { $color ->
    [black] Ganan las negras por tiempo
   *[white] Ganan las blancas por tiempo
}
game-wins-by-resignation = { $color ->
    [black] Ganan las negras: las blancas abandonan
   *[white] Ganan las blancas: las negras abandonan
}
game-wins-by-agreement = { $color ->
    [black] Ganan las negras { $winner }–{ $loser } por acuerdo
   *[white] Ganan las blancas { $winner }–{ $loser } por acuerdo
}
game-wins-by-adjudication = { $color ->
    [black] Ganan las negras { $winner }–{ $loser } por decisión del árbitro
   *[white] Ganan las blancas { $winner }–{ $loser } por decisión del árbitro
}
game-empties-to-winner = { $count ->
    [one] La casilla vacía cuenta para quien gana
   *[other] Las { $count } casillas vacías cuentan para quien gana
}
game-wiped-out = { $color ->
    [black] A las negras no les queda ninguna ficha
   *[white] A las blancas no les queda ninguna ficha
}

game-estimate = estimación
game-selective = calculado hasta el final, correcto con una probabilidad del { $percent } %
game-proved = demostrado
game-best-move = Mejor jugada
game-depth = profundidad { $depth }
game-nodes = { $count ->
    [one] { $count } nodo
   *[other] { $count } nodos
}
game-opening = Apertura

game-occupied = Ya hay una ficha en { $square }
game-turns-nothing = { $square } no voltea nada: elija una casilla marcada
game-turns-nothing-there = { $square } no voltea nada
game-no-move-here = { $square } no es posible: no hay jugada, solo se puede pasar
game-pass-with-moves = No se puede pasar mientras haya una jugada
game-already-over = La partida ha terminado
