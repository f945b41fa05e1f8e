cli-usual-start = le amataga masani
cli-standard-input = le ulufale masani
cli-place-in-file = { $path }, { $place }
cli-recognised = { $format }, taʻaloga { $number }
cli-cannot-read = e lē mafai ona faitau { $path }: { $why }
cli-cannot-write = e lē mafai ona tusi { $path }: { $why }
cli-exists = ua i ai { $path }; e suia e le --force
cli-not-found = e leai lea faila
cli-no-folder = e leai lea pusa faila
cli-no-permission = e lē faʻatagaina
cli-is-folder = o se pusa faila
cli-not-a-folder = e lē o se pusa faila
cli-disk-full = ua tumu le tisiki
cli-no-such-game = E { $count } taʻaloga i le { $source }, e leai se taʻaloga { $wanted }
cli-no-such-ply = E { $count } gaoioiga i le { $source }, o lea e leai ai se --ply { $wanted }
cli-no-match = e leai se faila e fetaui ma { $pattern }
cli-which-format = taʻu i le --to le ituaiga faila e tusi: { $formats }
cli-one-game-a-file = o le { $format } e tasi le taʻaloga i le faila: filifili i le --game, pe tusi huri-lines
cli-not-a-duration = “{ $text }” e lē o se taimi e pei o le 2s poʻo le 500ms
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] O le taimi o Uliuli, { $count } gaoioiga
   *[white] O le taimi o Paʻepaʻe, { $count } gaoioiga
}
cli-move-of = Gaoioiga { $number } o le { $count }
cli-round = taʻamilosaga { $round }
cli-opening = Amataga: { $name }
cli-turning = e fuli { $count } tisiketi: { $squares }
cli-replay-keys = → sosoʻo   ← tua   Home amataga   End iʻuga   Space taʻavale   q tuʻua
cli-replay-keys-running = Space taofi   ← tua   q tuʻua
cli-file = Faila
cli-games = Taʻaloga
cli-legal = Saʻo
cli-finished = Uma
cli-unfinished = Lē uma
cli-agreeing = Tutusa
cli-total = Aofaʻi
cli-all-right = { $games } taʻaloga, ua saʻo uma ma saʻo a latou iʻuga.
cli-not-right = { $illegal ->
    [0] { $differing } iʻuga e lē tutusa ma le laupapa.
   *[other] { $differing ->
        [0] { $illegal } taʻaloga ua sese.
       *[other] { $illegal } taʻaloga ua sese, { $differing } iʻuga e lē tutusa ma le laupapa.
    }
}
cli-files-left-out = { $count } isi faila e leai ni taʻaloga, ua tuʻua.
cli-nothing-to-verify = e leai ni taʻaloga ua maua
cli-repair = masalo: { $what }
cli-no-repair = e leai se faʻaleleiga ua maua
cli-converted = { $games } taʻaloga ua tusi i le { $path }
cli-game-range = taʻaloga { $first }–{ $last }
cli-play-prompt = { $color ->
    [black] Uliuli:
   *[white] Paʻepaʻe:
}
cli-play-help =
    f5      tuʻu se tisiketi i le f5
    undo    toe faʻafoʻi le gaoioiga mulimuli
    redo    toe fai
    save    tusi le taʻaloga i se faila: save IGOA
    resign  fiu i le taʻaloga
    help    faʻaali lenei lisi
    quit    tuʻua; e teu le taʻaloga mo le isi taimi
cli-play-what = “{ $written }” e lē o se sikuea poʻo se poloaʻiga; e lisi e le “help” poloaʻiga
cli-play-try = e mafai: { $squares }
cli-play-nothing-to-undo = e leai se gaoioiga e toe faʻafoʻi
cli-play-nothing-to-redo = e leai se gaoioiga e toe fai
cli-play-taken-back = ua toe faʻafoʻi { $square }
cli-play-resumed = Ua faʻaauau le taʻaloga e leʻi uma; e amata e le --new se isi. O loʻo teu i le { $path }
cli-play-kept = O loʻo teu le taʻaloga i le { $path }; e faʻaauau e le “huri play”.
cli-play-saved = ua sefe i le { $path }
cli-play-save-where = taʻu le mea e sefe ai: save IGOA
cli-which-extension = e leai se iʻuga o le { $path } e taʻu mai ai le ituaiga faila: { $extensions }
cli-play-over = undo, save IGOA poʻo quit:
