engine-number = Pap.
engine-empties = Nandi
engine-move = Jugada
engine-value = Tepykue
engine-depth = Pypuku
engine-nodes = Tendaite
engine-seconds = Aravoʼive
engine-speed = Mn/s
engine-line = Tape
engine-level = Tendáva
engine-looks-ahead = Jugada tenonde
engine-solves-from = Opa peve guive
engine-win = ipuʼaka
engine-loss = operde
engine-draw = ojoja
engine-solved = { $count } apañuãi, { $nodes } tendaite, { $seconds } s, { $speed } Mn/s
engine-wrong-score = { $source }: tendaite { $number } ojehai { $expected }, ha katu haʼe { $found }
engine-worth-for = { $color ->
    [black] { $value } Hũme g̃uarã
   *[white] { $value } Morotĩme g̃uarã
}
engine-signature = Teraguapy: { $nodes } tendaite
engine-ran-on = { $cpu }, { $threads } inimbo, { $hash } MiB
engine-at-confidence = { $what } ({ $percent } %)
engine-levels-note =
    Papapy oĩva mokõi kora mbytépe heʼi mbaʼeichaitépa monguʼeha oikuaa porã oheja vaʼekue;
    ndaipórirõ, ndohejái mbaʼeve.
engine-thinking = pypuku { $depth }, { $value }: { $moves }
engine-thinking-of = { $number } / { $count }: { $thought }
