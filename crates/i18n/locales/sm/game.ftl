game-color = { $color ->
    [black] Uliuli
   *[white] Paʻepaʻe
}
game-black = Uliuli
game-white = Paʻepaʻe
game-board = Laupapa
game-discs = { $count } tisiketi
game-moves = { $count } gaoioiga
game-empties = { $count } sikuea avanoa
game-score = { $black }–{ $white }
game-count = Uliuli { $black }, Paʻepaʻe { $white }

game-square-disc = { $color ->
    [black] { $square }, uliuli
   *[white] { $square }, paʻepaʻe
}
game-square-empty = { $square }, avanoa
game-square-legal = { $square }, avanoa, e mafai ona tuʻu ai

game-to-move = { $color ->
    [black] O le taimi o Uliuli
   *[white] O le taimi o Paʻepaʻe
}
game-placed = { $color ->
    [black] Uliuli { $square }: ua fuli { $count } tisiketi
   *[white] Paʻepaʻe { $square }: ua fuli { $count } tisiketi
}
game-pass = Pasi
game-passed = { $color ->
    [black] Ua pasi Uliuli
   *[white] Ua pasi Paʻepaʻe
}
game-must-pass = { $color ->
    [black] E leai se gaoioiga a Uliuli, e tatau ona pasi
   *[white] E leai se gaoioiga a Paʻepaʻe, e tatau ona pasi
}
game-player-has-passed = Ua pasi { $name }
game-move-number = Gaoioiga { $number }
game-turns = e fuli { $count } tisiketi

game-over = Ua uma le taʻaloga
game-wins = { $color ->
    [black] Ua manumalo Uliuli { $winner }–{ $loser }
   *[white] Ua manumalo Paʻepaʻe { $winner }–{ $loser }
}
game-draw = Ua tutusa, { $black }–{ $white }
game-wins-on-time = { $color ->
    [black] Ua manumalo Uliuli: ua uma le taimi o Paʻepaʻe
   *[white] Ua manumalo Paʻepaʻe: ua uma le taimi o Uliuli
}
game-wins-by-resignation = { $color ->
    [black] Ua manumalo Uliuli: ua fiu Paʻepaʻe
   *[white] Ua manumalo Paʻepaʻe: ua fiu Uliuli
}
game-wins-by-agreement = { $color ->
    [black] Ua manumalo Uliuli { $winner }–{ $loser } i le maliega
   *[white] Ua manumalo Paʻepaʻe { $winner }–{ $loser } i le maliega
}
game-wins-by-adjudication = { $color ->
    [black] Ua manumalo Uliuli { $winner }–{ $loser } i le faʻaiʻuga a le laufali
   *[white] Ua manumalo Paʻepaʻe { $winner }–{ $loser } i le faʻaiʻuga a le laufali
}
game-empties-to-winner = { $count ->
    [1] O le sikuea avanoa e faitau mo lē ua manumalo
   *[other] O sikuea avanoa e { $count } e faitau mo lē ua manumalo
}
game-wiped-out = { $color ->
    [black] Ua leai se tisiketi a Uliuli o totoe
   *[white] Ua leai se tisiketi a Paʻepaʻe o totoe
}

game-estimate = fuafuaga
game-selective = ua suʻe seʻia oʻo i le iʻuga, e { $percent } % le mautinoa
game-proved = ua faʻamaonia
game-best-move = Gaoioiga sili
game-depth = loloto { $depth }
game-nodes = { $count } tulaga ua suʻeina
game-opening = Amataga

game-occupied = Ua i ai se tisiketi i le { $square }
game-turns-nothing = E leai se tisiketi e fuli e { $square }: filifili se sikuea ua maka
game-turns-nothing-there = E leai se tisiketi e fuli e { $square }
game-no-move-here = E lē mafai { $square }: e leai se gaoioiga, naʻo le pasi
game-pass-with-moves = E lē mafai ona pasi a o i ai se gaoioiga
game-already-over = Ua uma le taʻaloga
