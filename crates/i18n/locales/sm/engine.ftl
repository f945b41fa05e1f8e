engine-number = Nu.
engine-empties = Avanoa
engine-move = Gaoioiga
engine-value = Togi
engine-depth = Loloto
engine-nodes = Tulaga
engine-seconds = Sekone
engine-speed = Mn/s
engine-line = Ala
engine-level = Vasega
engine-looks-ahead = Gaoioiga i luma
engine-solves-from = I le iʻuga mai le
engine-win = manumalo
engine-loss = faiaina
engine-draw = tutusa
engine-solved = { $count } tulaga, { $nodes } tulaga suʻe, { $seconds } s, { $speed } Mn/s
engine-wrong-score = { $source }: o le tulaga { $number } ua tusia { $expected }, ae o le { $found }
engine-worth-for = { $color ->
    [black] { $value } mo Uliuli
   *[white] { $value } mo Paʻepaʻe
}
engine-signature = Faʻailoga: { $nodes } tulaga suʻe
engine-ran-on = { $cpu }, { $threads } filo, { $hash } MiB
engine-at-confidence = { $what } ({ $percent } %)
engine-levels-note =
    O le numera i puipui e taʻu mai ai le mautinoa o le masini i mea e tuʻua i lana suʻega;
    a leai se numera, e leai se mea e tuʻua.
engine-thinking = loloto { $depth }, { $value }: { $moves }
engine-thinking-of = { $number } o le { $count }: { $thought }
