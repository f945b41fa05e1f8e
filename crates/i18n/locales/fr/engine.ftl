engine-number = N°
engine-empties = Vides
engine-move = Coup
engine-value = Valeur
engine-depth = Prof.
engine-nodes = Nœuds
engine-seconds = Secondes
engine-speed = Mn/s
engine-line = Ligne
engine-level = Niveau
engine-looks-ahead = Coups d’avance
engine-solves-from = Jusqu’à la fin dès
engine-win = gain
engine-loss = perte
engine-draw = nulle
engine-solved = { $count ->
    [one] { $count } position, { $nodes } nœuds, { $seconds } s, { $speed } Mn/s
   *[other] { $count } positions, { $nodes } nœuds, { $seconds } s, { $speed } Mn/s
}
engine-wrong-score = { $source } : la position { $number } est donnée à { $expected }, mais vaut { $found }
engine-worth-for = { $color ->
    [black] { $value } pour Noir
   *[white] { $value } pour Blanc
}
engine-signature = Signature : { $nodes } nœuds
engine-ran-on = { $threads ->
    [one] { $cpu }, { $threads } fil, { $hash } Mio
   *[other] { $cpu }, { $threads } fils, { $hash } Mio
}
engine-at-confidence = { $what } ({ $percent } %)
engine-levels-note =
    Un nombre entre parenthèses dit combien le moteur est sûr de ce qu’il laisse de côté
    dans sa recherche ; sans lui, il ne laisse rien de côté.
engine-thinking = profondeur { $depth }, { $value } : { $moves }
engine-thinking-of = { $number } sur { $count } : { $thought }
