gui-square-legal = { $square }, avanoa, e mafai ona tuʻu ai, e fuli { $count } tisiketi
gui-square-last = { $color ->
    [black] { $square }, uliuli, gaoioiga mulimuli
   *[white] { $square }, paʻepaʻe, gaoioiga mulimuli
}
gui-square-hint = { $best ->
    [yes] { $square }, avanoa, e mafai ona tuʻu ai, e fuli { $count }, togi { $value }, gaoioiga sili
   *[no] { $square }, avanoa, e mafai ona tuʻu ai, e fuli { $count }, togi { $value }
}
gui-square-wrong = { $color ->
    [black] { $square }, uliuli, ua sese le fuli
   *[white] { $square }, paʻepaʻe, ua sese le fuli
}
gui-square-marked = { $color ->
    [black] { $square }, uliuli, ua maka
   *[white] { $square }, paʻepaʻe, ua maka
}
gui-supply-of = { $color ->
    [black] Uliuli: { $count } tisiketi i tafatafa o le laupapa
   *[white] Paʻepaʻe: { $count } tisiketi i tafatafa o le laupapa
}
gui-prompt-first = Kiliki i se sikuea ua maka.
gui-lesson-pass = O lē e lē mafai ona fuli se tisiketi e pasi, ae faʻaauau le isi.
gui-lesson-early-end = E leai se tasi e mafai ona fuli se tisiketi, o lea e uma ai le taʻaloga. O sikuea avanoa e faitau mo lē ua manumalo.
gui-lesson-end = Ua tumu le laupapa: o lē e tele ana tisiketi ua manumalo.
gui-no-moves-yet = E leʻi iai ni gaoioiga
gui-listed-move = gaoioiga { $number }: { $name }
gui-graph = Togi mo Uliuli, i gaoioiga taʻitasi
gui-point = { $name }, { $value }
gui-point-loss = { $name }, { $value }, ua gau { $loss }
gui-better = Ua gau { $loss }: e sili atu { $square } ({ $value })
gui-line = { $value }: { $moves }
gui-copied = Ua kopi
gui-drop-here = Tuʻu iinei se taʻaloga poʻo se aofaʻiga e tatala ai
gui-no-dialog = E leai se faʻamalama e filifili ai faila i lenei masini: tusi le nofoaga o le faila
gui-pasted-text = Tusiga na faʻapipiʻi
gui-pasted-picture = E leai se taʻaloga i totonu o se ata: faʻapipiʻi ni gaoioiga, se faʻamaumauga poʻo se laupapa i mataitusi


gui-edit-done = Ua uma
gui-edit-cancel = Faʻaleaogā
gui-edit-undo = Toe faʻafoʻi
gui-edit-turn = Sui lē e taʻalo
gui-edit-clear = Faʻamama
gui-edit-start = Tulaga amata
gui-edit-rotate = Faʻataʻamilo
gui-edit-mirror = Faʻata
gui-edit-swap = Fesuiaʻi lanu
gui-edit-paste = E mafai foʻi ona faʻapipiʻi se tulaga.
gui-edit-paint = Toso i luga o ni sikuea e tele e faʻatumu uma ai. O le faʻamau taumatau, po o le Shift+Enter, e tuʻu ai le isi lanu.
gui-next-disc = le mea e sosoʻo
gui-odd-no-discs = E leai se tisiketi i luga o le laupapa.
gui-odd-over = E leai se tasi e mafai ona taʻalo: e uma loa le taʻaloga.
gui-odd-must-pass = { $color ->
    [black] E leai se gaoioiga a Uliuli, o le a pasi loa.
   *[white] E leai se gaoioiga a Paʻepaʻe, o le a pasi loa.
}
gui-odd-middle-empty = O loʻo avanoa se sikuea i le ogatotonu: e leai se taʻaloga e oʻo i lenei tulaga.
gui-odd-apart = O isi tisiketi e lē paʻi i isi: e leai se taʻaloga e oʻo i lenei tulaga.

gui-random-plies = Gaoioiga e filifili faʻafuaseʻi
gui-corners = Tulimanu e avatu

gui-choose-file = Filifili se faila …
gui-choose-folder = Filifili se pusa faila …
gui-choose-place = Filifili se nofoaga …
gui-recent = Na tatala pe sefe talu ai nei
gui-games = Taʻaloga
gui-outcome = Iʻuga
gui-any-result = so o se iʻuga
gui-black-won = na manumalo Uliuli
gui-white-won = na manumalo Paʻepaʻe
gui-drawn = tutusa
gui-folder-above = Le pusa faila i luga
gui-whole-folder = Taʻaloga uma o lenei pusa faila
gui-board-svg = ata o le laupapa, SVG
gui-board-png = ata o le laupapa, PNG
gui-sheet-svg = laupepa ma numera o gaoioiga, SVG
gui-sheet-png = laupepa ma numera o gaoioiga, PNG
gui-copy = Kopi
gui-replace = Sui
gui-nothing-lost = E teu uma le taʻaloga i lenei ituaiga faila.
gui-details = Auiliiliga
gui-close-collection = Tapuni le aofaʻiga
gui-review-games = Iloilo nei taʻaloga
gui-save-reviewed = Teu taaloga ua iloilo…
gui-stop-review-games = Taofi
gui-games-reviewed = { $done } o taʻaloga e { $all } ua iloilo
gui-review-may-take = e ono oʻo i le { $time }
gui-review-left = o loʻo totoe pe tusa o le { $time }
gui-lost-in-game = Na gau Uliuli i le { $black }, Paʻepaʻe { $white }
gui-plies = { $count } gaoioiga
gui-breaks-off = e motu

gui-other-tags = Isi faʻamatalaga
gui-tag-key = Igoa o le faʻamatalaga
gui-add-tag = Faʻaopoopo se faʻamatalaga
gui-remove = Aveese
gui-no-date = O le aso e tusi 1986, 1986-04 poʻo le 1986-04-27.
gui-no-result = O le iʻuga e tusi 34-30, tisiketi a Uliuli muamua, pe tuʻu avanoa.

gui-seek = Nofoaga i le taʻaloga
gui-ply-of = { $ply } o le { $all }
gui-seconds-a-move = Sekone mo gaoioiga taʻitasi

gui-ground = Faʻamalama
gui-by-system = e tusa ma le komepiuta
gui-ground-dark = pogisa
gui-ground-light = malamalama
gui-ground-contrast = eseesega maualuga
gui-board-colors = Laupapa
gui-board-green = meamata
gui-board-blue = moana ma le moli, mo mata uma
gui-board-gray = efuefu
gui-board-paper = pepa, pei o tusi
gui-text-size = Telē o mataitusi
gui-percent = { $number } %
gui-still = E leai se mea e gaoioi: e fuli loa tisiketi

gui-new-key = Ki fou
gui-new-key-for = Ki fou mo le “{ $name }”
gui-press-key = Oomi le ki fou mo le “{ $name }”, poʻo le Escape
gui-remove-key = Aveese le { $key } mai le “{ $name }”
gui-keys-as-at-first = Pei ona sa i ai
gui-all-keys-as-at-first = Ki uma e pei ona sa i ai
gui-key-taken = O le { $key } o le ki lea a le “{ $name }”, ae ua leai nei
gui-key-not-free = Ua i ai le uiga o le { $key } e lē mafai ona suia
