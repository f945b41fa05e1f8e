tui-too-small = E laʻititi tele le faʻamalama: e manaʻomia koluma e { $width } ma laina e { $height }
tui-mobility = { $count } gaoioiga
tui-supply = { $count } i tafatafa o le laupapa
tui-periods = ×{ $count }
tui-thinking-move = o loʻo mafaufau, vasega { $level }
tui-thinking-hints = o loʻo saʻili fautuaga
tui-thinking-review = o loʻo iloilo le taʻaloga
tui-thinking-ponder = o loʻo mafaufau i lou taimi
tui-nodes-short = { $nodes } tulaga
tui-speed = { $nodes } tulaga, { $per_second }/s
tui-prompt-first = Filifili se sikuea ua maka: aū ma le Enter, kiliki, pe lolomi, pei o le f5
tui-prompt-resume = O loʻo teuina lau taʻaloga mulimuli: { $key } e faʻaauau ai. Pe filifili se sikuea ua maka
tui-prompt-turn = Fuli tisiketi ua siʻomia, ona taʻu mai lea ua uma
tui-prompt-engine = { $color ->
    [black] O loʻo mafaufau Uliuli
   *[white] O loʻo mafaufau Paʻepaʻe
}
tui-prompt-beside = Vaʻai i tua: e faʻatali le taʻaloga; o se gaoioiga iinei e amata ai se isi ala
tui-prompt-looking = E leai se taʻaloga o loʻo fai: o se gaoioiga e amata ai se isi ala
tui-prompt-editing = { $color ->
    [black] Faʻatūtū se tulaga, o le taimi o Uliuli
   *[white] Faʻatūtū se tulaga, o le taimi o Paʻepaʻe
}
tui-on-board = i luga o le laupapa { $black }–{ $white }
tui-anti-winner = { $color ->
    [black] E itiiti tisiketi a Uliuli, ua manumalo
   *[white] E itiiti tisiketi a Paʻepaʻe, ua manumalo
}
tui-anti-draw = Ua tutusa: e tutusa le aofaʻi o tisiketi
tui-menu = Lisi
tui-edit-cycle = tisiketi
tui-edit-turn = o ai e taʻalo
tui-edit-clear = faʻamama
tui-edit-start = amataga
tui-edit-rotate = faʻataʻamilo
tui-edit-mirror = faʻata
tui-edit-swap = fesuiaʻi lanu
tui-edit-accept = ua uma
tui-edit-cancel = faʻaleaogā
tui-course-leave = alu ese
tui-overwrite = Sui le faila o lea igoa
tui-all-of-folder = taʻaloga uma o lenei pusa faila
tui-library-foot = Enter: tatala   Backspace: le pusa faila i luga
tui-games-of = { $shown } o taʻaloga e { $all }
tui-look-for = Igoa poʻo le tausaga:
tui-unreadable = { $count } taʻaloga e lē mafai ona faitau
tui-find-command = Saʻili se poloaʻiga
tui-new-game = Taʻaloga fou
tui-new-game-button = Amata
tui-players = Tagata taʻalo
tui-tags = Igoa ma le tauvaga
tui-open = Tatala
tui-open-button = Tatala
tui-save-as = Sefe i se igoa
tui-save-button = Sefe
tui-path = Faila
tui-format = Ituaiga faila
tui-comment = Faʻamatalaga
tui-paste = Faʻapipiʻi se taʻaloga poʻo se tulaga
tui-text-foot = Tab: ua uma   Esc: faʻaleaogā
tui-keys = Ki
tui-press-key = oomi le ki fou
tui-keys-foot = Enter: isi ki   Backspace: pei ona i ai   Del: leai
tui-copied = Ua lafo i le kopi a le komepiuta; afai e lē oʻo atu, maka iinei
tui-no-picture-here = E leai se ata e kopi iinei: faʻaaogā “huri show --svg”
tui-no-date = O le aso e tusi 1986, 1986-04 poʻo le 1986-04-27
tui-about-version = Huri { $version }: taʻalo, toe vaʻai ma suʻesuʻe le Reversi (Othello).
tui-about-license = Polokalame saʻoloto i lalo o le laisene MIT poʻo le laisene Apache 2.0, e te filifilia. E leai se faʻamautinoaga.
tui-start-listed = mai le lisi o amataga
tui-person = se tagata iinei
tui-engine-at = masini, vasega { $level }
tui-start = Amataga
tui-start-standard = masani
tui-start-random = so o se tulaga paleni
tui-start-handicap = { $color ->
    [black] { $corners } tulimanu mo Uliuli
   *[white] { $corners } tulimanu mo Paʻepaʻe
}
tui-start-shown = mai le tulaga ua faʻaali
tui-rules = Tulafono
tui-rules-standard = masani
tui-rules-tabletop = laupapa laʻau: fuli i le lima
tui-rules-anti = e manumalo tisiketi itiiti
tui-clock = Uati
tui-clock-none = leai
tui-clock-sudden-death = mo le taʻaloga atoa
tui-clock-increment = ma le faʻaopoopo i gaoioiga taʻitasi
tui-clock-byo-yomi = ona sosoʻo ai lea ma vaitaimi
tui-clock-per-move = mo gaoioiga taʻitasi
tui-clock-minutes = { $color ->
    [black] Minute, Uliuli
   *[white] Minute, Paʻepaʻe
}
tui-clock-seconds = Sekone mo le faʻaopoopo, vaitaimi poʻo le gaoioiga
tui-clock-periods = Vaitaimi
tui-tag-name = { $color ->
    [black] Uliuli
   *[white] Paʻepaʻe
}
tui-tag-rating = { $color ->
    [black] Tulaga o Uliuli
   *[white] Tulaga o Paʻepaʻe
}
tui-tag-event = Tauvaga
tui-tag-round = Taʻamilosaga
tui-tag-place = Nofoaga
tui-tag-date = Aso
tui-by-terminal = e tusa ma le komepiuta
tui-ground = Lanu i tua
tui-ground-dark = pogisa
tui-ground-light = malamalama
tui-board-color = Laupapa
tui-board-green = meamata
tui-board-blue = moana
tui-board-gray = efuefu
tui-design = Telē o le laupapa
tui-design-large = telē
tui-design-medium = feololo
tui-design-plain = laina
tui-mouse = Isumu
tui-rtl = Tusiga mai le taumatau i le agavale
tui-rtl-visual = e faʻatulaga iinei
tui-rtl-logical = e tuʻu i le komepiuta
tui-pace = Saoasaoa o gaoioiga i le pasene, 0 mo le leai
tui-my-name = Loʻu igoa
tui-openings-list = Lisi o amataga, se faila
tui-confirm-passes = Faʻamautu aʻu pasi
tui-turning-help = Fuli i le lima
tui-turning-strict = mautū, e leai se fesoasoani
tui-turning-tell = taʻu mai mea sese
tui-turning-rows = faʻaali tisiketi e fuli
tui-analysis-level = Vasega o fautuaga
tui-hints = Aofaʻi o fautuaga, 0 mo mea uma
tui-review-level = Vasega o iloiloga
tui-loss-doubtful = ?! mai lenei gau
tui-loss-mistake = ? mai lenei gau
tui-loss-blunder = ?? mai lenei gau
tui-autoplay-tenths = Vaega sefulu o le sekone mo gaoioiga taʻitasi
tui-hash = Manatua o le masini i le MiB
tui-threads = Filo, 0 mo mea uma ae tasi
tui-ponder = E mafaufau le masini i loʻu taimi
tui-review = Iloiloga
tui-review-progress = { $done } o tulaga e { $all }
tui-totals = { $color ->
    [black] Uliuli: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
   *[white] Paʻepaʻe: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
}
tui-losses = { $loss } tisiketi ua gau i gaoioiga e { $moves } ({ $kind })
tui-selective-short = filifilia
tui-no-mistakes = E leai ni mea sese ua iloa.
tui-mistakes-foot = Enter: alu i ai
tui-lost = ua gau { $loss }: o { $best } { $value } na sili
tui-no-terminal = E tatau i le ulufale ma le ulufafo ona avea ma terminal; e galue le “--lines” e aunoa ma ia
tui-lines-welcome = Huri. Lolomi se sikuea pei o le f5, poʻo le “help”.
tui-lines-help = Sikuea: f5. Vaʻai: board, moves, count, list, where, hint. Taʻalo: pass, undo, redo, now, pause, continue, resign, new, swap, level 5. Laupapa laʻau: o se sikuea ma se tisiketi e fuli ai, done, mend. Savali: back, forward, start, end, return, play. Faila: open FAILA, save FAILA. Tuʻua: quit.
tui-lines-unknown = E lē malamalama i le “{ $line }”: lolomi “help”
