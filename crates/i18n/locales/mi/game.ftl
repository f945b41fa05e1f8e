game-color = { $color ->
    [black] Pango
   *[white] Mā
}
game-black = Pango
game-white = Mā
game-board = Papa
game-discs = { $count } kōpae
game-moves = { $count } nekehanga
game-empties = { $count } tapawhā wātea
game-score = { $black }–{ $white }
game-count = Pango { $black }, Mā { $white }

game-square-disc = { $color ->
    [black] { $square }, pango
   *[white] { $square }, mā
}
game-square-empty = { $square }, wātea
game-square-legal = { $square }, wātea, ka taea

game-to-move = { $color ->
    [black] Ko te wā o Pango
   *[white] Ko te wā o Mā
}
game-placed = { $color ->
    [black] Pango { $square }: { $count } kōpae i huri
   *[white] Mā { $square }: { $count } kōpae i huri
}
game-pass = Hipa
game-passed = { $color ->
    [black] Ka hipa a Pango
   *[white] Ka hipa a Mā
}
game-must-pass = { $color ->
    [black] Kāore he nekehanga mā Pango, me hipa
   *[white] Kāore he nekehanga mā Mā, me hipa
}
game-player-has-passed = Ka hipa a { $name }
game-move-number = Nekehanga { $number }
game-turns = ka huri { $count } kōpae

game-over = Kua mutu te kēmu
game-wins = { $color ->
    [black] Ka toa a Pango { $winner }–{ $loser }
   *[white] Ka toa a Mā { $winner }–{ $loser }
}
game-draw = He haupārua, { $black }–{ $white }
game-wins-on-time = { $color ->
    [black] Ka toa a Pango: kua pau te wā o Mā
   *[white] Ka toa a Mā: kua pau te wā o Pango
}
game-wins-by-resignation = { $color ->
    [black] Ka toa a Pango: kua tuku a Mā
   *[white] Ka toa a Mā: kua tuku a Pango
}
game-wins-by-agreement = { $color ->
    [black] Ka toa a Pango { $winner }–{ $loser } mā te whakaaetanga
   *[white] Ka toa a Mā { $winner }–{ $loser } mā te whakaaetanga
}
game-wins-by-adjudication = { $color ->
    [black] Ka toa a Pango { $winner }–{ $loser } mā te whakatau a te kaiwawao
   *[white] Ka toa a Mā { $winner }–{ $loser } mā te whakatau a te kaiwawao
}
game-empties-to-winner = { $count ->
    [1] Ka tatauria te tapawhā wātea mō te toa
   *[other] Ka tatauria ngā tapawhā wātea e { $count } mō te toa
}
game-wiped-out = { $color ->
    [black] Kua kore he kōpae a Pango
   *[white] Kua kore he kōpae a Mā
}

game-estimate = whakatau tata
game-selective = kua rapua tae noa ki te mutunga, { $percent } % te tūponotanga e tika ana
game-proved = kua whakatūturutia
game-best-move = Nekehanga pai rawa
game-depth = hōhonu { $depth }
game-nodes = { $count } pona
game-opening = Tīmatanga

game-occupied = Kei { $square } tētahi kōpae kē
game-turns-nothing = Kāore tētahi kōpae e huri i { $square }: kōwhiria he tapawhā kua tohua
game-turns-nothing-there = Kāore tētahi kōpae e huri i { $square }
game-no-move-here = Kāore e taea a { $square }: kāore he nekehanga, me hipa noa
game-pass-with-moves = Kāore e taea te hipa i te mea he nekehanga tonu
game-already-over = Kua mutu te kēmu
