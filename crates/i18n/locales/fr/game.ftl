game-color = { $color ->
    [black] Noir
   *[white] Blanc
}
game-black = Noir
game-white = Blanc
game-board = Plateau
game-discs = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
game-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
game-empties = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
game-score = { $black }–{ $white }
game-count = Noir { $black }, Blanc { $white }

game-square-disc = { $color ->
    [black] { $square }, noir
   *[white] { $square }, blanc
}
game-square-empty = { $square }, vide
game-square-legal = { $square }, vide, jouable

game-to-move = { $color ->
    [black] Noir doit jouer
   *[white] Blanc doit jouer
}
game-placed = { $color ->
    [black] { $count ->
        [one] Noir { $square } retourne { $count } pion
       *[other] Noir { $square } retourne { $count } pions
    }
   *[white] { $count ->
        [one] Blanc { $square } retourne { $count } pion
       *[other] Blanc { $square } retourne { $count } pions
    }
}
game-pass = Passer
game-passed = { $color ->
    [black] Noir passe
   *[white] Blanc passe
}
game-must-pass = { $color ->
    [black] Noir n’a aucun coup et doit passer
   *[white] Blanc n’a aucun coup et doit passer
}
game-player-has-passed = { $name } passe
game-move-number = Coup { $number }
game-turns = { $count ->
    [one] retourne { $count } pion
   *[other] retourne { $count } pions
}

game-over = La partie est finie
game-wins = { $color ->
    [black] Noir gagne { $winner }–{ $loser }
   *[white] Blanc gagne { $winner }–{ $loser }
}
game-draw = Partie nulle, { $black }–{ $white }
game-wins-on-time = { $color ->
    [black] Noir gagne au temps
   *[white] Blanc gagne au temps
}
game-wins-by-resignation = { $color ->
    [black] Noir gagne : Blanc abandonne
   *[white] Blanc gagne : Noir abandonne
}
game-wins-by-agreement = { $color ->
    [black] Noir gagne { $winner }–{ $loser } par accord
   *[white] Blanc gagne { $winner }–{ $loser } par accord
}
game-wins-by-adjudication = { $color ->
    [black] Noir gagne { $winner }–{ $loser } par décision de l’arbitre
   *[white] Blanc gagne { $winner }–{ $loser } par décision de l’arbitre
}
game-empties-to-winner = { $count ->
    [one] La case vide compte pour le gagnant
   *[other] Les { $count } cases vides comptent pour le gagnant
}
game-wiped-out = { $color ->
    [black] Noir n’a plus aucun pion
   *[white] Blanc n’a plus aucun pion
}

game-estimate = estimation
game-selective = calculé jusqu’à la fin, exact avec une probabilité de { $percent } %
game-proved = prouvé
game-best-move = Meilleur coup
game-depth = profondeur { $depth }
game-nodes = { $count ->
    [one] { $count } nœud
   *[other] { $count } nœuds
}
game-opening = Ouverture

game-occupied = Il y a déjà un pion en { $square }
game-turns-nothing = { $square } ne retourne rien : choisissez une case marquée
game-turns-nothing-there = { $square } ne retourne rien
game-no-move-here = { $square } n’est pas possible : il n’y a aucun coup, il faut passer
game-pass-with-moves = On ne peut pas passer tant qu’il y a un coup
game-already-over = La partie est finie
