game-color = { $color ->
    [black] Hũ
   *[white] Morotĩ
}
game-black = Hũ
game-white = Morotĩ
game-board = Tablero
game-discs = { $count } disco
game-moves = { $count } jugada
game-empties = { $count } cuadrado nandi
game-score = { $black }–{ $white }
game-count = Hũ { $black }, Morotĩ { $white }

game-square-disc = { $color ->
    [black] { $square }, hũ
   *[white] { $square }, morotĩ
}
game-square-empty = { $square }, nandi
game-square-legal = { $square }, nandi, ikatu oñemoĩ

game-to-move = { $color ->
    [black] Hũ ohuga
   *[white] Morotĩ ohuga
}
game-placed = { $color ->
    [black] Hũ { $square } ombojere { $count } disco
   *[white] Morotĩ { $square } ombojere { $count } disco
}
game-pass = Mbohasa
game-passed = { $color ->
    [black] Hũ ombohasa
   *[white] Morotĩ ombohasa
}
game-must-pass = { $color ->
    [black] Hũ ndorekói jugada, tekotevẽ ombohasa
   *[white] Morotĩ ndorekói jugada, tekotevẽ ombohasa
}
game-player-has-passed = { $name } ombohasa
game-move-number = Jugada { $number }
game-turns = ombojere { $count } disco

game-over = Opáma ñembosarái
game-wins = { $color ->
    [black] Hũ ipuʼaka { $winner }–{ $loser }
   *[white] Morotĩ ipuʼaka { $winner }–{ $loser }
}
game-draw = Ojoja, { $black }–{ $white }
game-wins-on-time = { $color ->
    [black] Hũ ipuʼaka: opa Morotĩ ára
   *[white] Morotĩ ipuʼaka: opa Hũ ára
}
game-wins-by-resignation = { $color ->
    [black] Hũ ipuʼaka: Morotĩ oheja
   *[white] Morotĩ ipuʼaka: Hũ oheja
}
game-wins-by-agreement = { $color ->
    [black] Hũ ipuʼaka { $winner }–{ $loser } ñemoñeʼẽ rupive
   *[white] Morotĩ ipuʼaka { $winner }–{ $loser } ñemoñeʼẽ rupive
}
game-wins-by-adjudication = { $color ->
    [black] Hũ ipuʼaka { $winner }–{ $loser } árbitro heʼi rupi
   *[white] Morotĩ ipuʼaka { $winner }–{ $loser } árbitro heʼi rupi
}
game-empties-to-winner = { $count ->
    [1] Pe cuadrado nandi ojepapa ipuʼakáva peg̃uarã
   *[other] Umi { $count } cuadrado nandi ojepapa ipuʼakáva peg̃uarã
}
game-wiped-out = { $color ->
    [black] Hũ ndorekovéima disco
   *[white] Morotĩ ndorekovéima disco
}

game-estimate = ñemoʼã
game-selective = ojeheka opa peve, { $percent } % ikatu añete
game-proved = ojehechauka añeteha
game-best-move = Jugada iporãvéva
game-depth = pypuku { $depth }
game-nodes = { $count } tendaite ojehekáva
game-opening = Ñepyrũ

game-occupied = { $square }-pe oĩma peteĩ disco
game-turns-nothing = { $square } nombojerei mbaʼeve: eiporavo peteĩ cuadrado ojehechaukáva
game-turns-nothing-there = { $square } nombojerei mbaʼeve
game-no-move-here = { $square } ndaikatúi: ndaipóri jugada, ikatu ojembohasa mante
game-pass-with-moves = Ndaikatúi ojembohasa oĩ aja jugada
game-already-over = Opáma ñembosarái
