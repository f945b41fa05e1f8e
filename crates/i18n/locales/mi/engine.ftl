engine-number = Tau
engine-empties = Wātea
engine-move = Nekehanga
engine-value = Uara
engine-depth = Hōhonu
engine-nodes = Pona
engine-seconds = Hēkona
engine-speed = Mn/s
engine-line = Ara
engine-level = Taumata
engine-looks-ahead = Nekehanga ki mua
engine-solves-from = Ki te mutunga mai i
engine-win = toa
engine-loss = hinga
engine-draw = haupārua
engine-solved = { $count } tūnga, { $nodes } pona, { $seconds } s, { $speed } Mn/s
engine-wrong-score = { $source }: ko { $expected } te tatauranga i tuhia mō te tūnga { $number }, engari ko { $found }
engine-worth-for = { $color ->
    [black] { $value } mō Pango
   *[white] { $value } mō Mā
}
engine-signature = Waitohu: { $nodes } pona
engine-ran-on = { $cpu }, { $threads } miro, { $hash } MiB
engine-at-confidence = { $what } ({ $percent } %)
engine-levels-note =
    Ko te tau kei roto i ngā taiepa te tohu i te tūturu o te pūkaha mō ngā mea ka waiho e ia;
    ki te kore he tau, kāore he mea e waiho.
engine-thinking = hōhonu { $depth }, { $value }: { $moves }
engine-thinking-of = { $number } o te { $count }: { $thought }
