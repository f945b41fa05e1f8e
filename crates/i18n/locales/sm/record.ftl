record-at-game = taʻaloga { $number }
record-at-move = gaoioiga { $number }
record-at-line = laina { $number }
record-at-column = mataitusi { $number }
record-at-byte = paita { $number }

record-illegal = gaoioiga e lē faʻatagaina “{ $written }”: { $why }
record-expected = na tatau ona i ai { $expected }, ae ua maua “{ $found }”
record-wrong-side = “{ $written }” e lē o se gaoioiga a { $color ->
        [black] Uliuli
       *[white] Paʻepaʻe
    }, o lē o lona taimi lea
record-ends-before = ua iʻu le faila i le mea na tatau ona i ai { $expected }
record-twice = ua faʻalua ona tusi le numera { $number }
record-missing = ua misi le numera { $number }
record-other-game = “{ $what }” e lē o se taʻaloga o le Othello i le 8×8
record-too-long = e sili atu i le { $limit } paita le taʻaloga e tasi
record-io = ua lē mafai ona faitau atu pea: { $why }

record-expects-move = se gaoioiga
record-expects-squares = sikuea a1 i le h8
record-expects-cells = sikuea e 64 o le laupapa
record-expects-side = le itu o lona taimi
record-expects-score = se togi
record-expects-numbers = laina e valu o numera
record-expects-tag = se faʻailoga e pei o le [Black "igoa"]
record-expects-comment = se faʻamatalaga e amata i le %
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (; ma meatotino o se taʻaloga SGF
record-expects-property = se meatotino e pei o le B[f5]
record-expects-wthor-header = le ulutala o se faila WTHOR
record-expects-wthor-record = se faʻamaumauga WTHOR atoa
record-expects-json = se tusiga JSON
record-expects-quest-game = vaega o se taʻaloga Othello Quest
record-expects-egaroucid-game = vaega o se taʻaloga Egaroucid
record-expects-huri-game = vaega o se taʻaloga Huri

record-not-this = e lē o le { $format }: na tatau ona i ai { $expected }, ae ua maua “{ $found }”
record-unrecognised = e lē o se faʻamaumauga ua iloa iinei
record-nothing = e leai se mea i totonu
record-other-data = e lē o ni mataitusi pe o se faila WTHOR, ae o isi faʻamaumauga e pei o se ata poʻo se polokalame
record-no-games = { $format }: e leai ni taʻaloga o i ai
record-only-read = { $format }: e mafai ona faitau, ae lē mafai ona tusi
record-other-start = naʻo taʻaloga mai le amataga masani e mafai ona teu i lenei ituaiga faila
record-turned-by-hand = o i ai tisiketi na fuli i le lima e ese mai le tulafono; e lē mafai ona teu i lenei ituaiga faila

record-result-differs = o le iʻuga na tusia o le { $recorded }, ae o gaoioiga e maua ai le { $replayed }
record-rubbish = ua lē amanaʻia le tusiga i tua atu o le iʻuga: “{ $text }”
record-skipped = ua faʻamisi: “{ $text }”
record-side-assumed = e lē o taʻua po o le taimi o ai; ua manatu o { $color ->
        [black] Uliuli
       *[white] Paʻepaʻe
    }
record-pass-after-end = ua aveese se pasi i tua atu o le iʻuga o le taʻaloga
record-colors-assumed = e mafai e faʻailoga o tisiketi ona uiga i lanu uma e lua; ua manatu o “{ $black }” e uliuli

record-format-transcript = gaoioiga i mataitusi
record-format-grid = pepa o numera
record-format-board = laupapa i mataitusi
record-format-obf = OBF, tulaga ma togi o gaoioiga
record-format-script = lisi o tulaga
record-format-ggf = GGF, taʻaloga a le GGS ma le NBoard
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = taʻaloga WTHOR
record-format-wthor-players = tagata taʻalo WTHOR
record-format-wthor-tournaments = tauvaga WTHOR
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri, taʻaloga e tasi
record-format-huri-lines = Huri, taʻaloga e tasi i le laina

record-loss-moves = gaoioiga
record-loss-variations = isi ala o le taʻaloga
record-loss-comments = faʻamatalaga
record-loss-signs = faʻailoga e pei o le “?!”
record-loss-values = togi o gaoioiga
record-loss-times = taimi o gaoioiga
record-loss-ending = le ala na iʻu ai le taʻaloga
record-loss-ratings = tulaga o tagata taʻalo
record-loss-names = igoa o tagata taʻalo
record-loss-shortened = ua faʻapuʻupuʻu se tusiga
record-loss-letters = ua sui nisi mataitusi
record-loss-event = le tauvaga
record-loss-round = le taʻamilosaga
record-loss-place = le nofoaga
record-loss-date = le aso poʻo se vaega o le aso
record-loss-time-control = le taimi na tuʻuina atu
record-loss-rules = tulafono o le taʻaloga
record-loss-other-tags = isi faʻailoga
record-lost = e lē mafai ona teu i lenei ituaiga faila: { $what }
record-expects-wthor-end = le iʻuga o le faila WTHOR, e lē sili atu faʻamaumauga o taʻua i le ulutala
record-fix-passes = pasi i mea e tatau ai i le laupapa
record-fix-square = gaoioiga { $number }: { $meant } nai lo { $written }
record-fix-illegible = gaoioiga { $number }: { $meant }
record-fix-swapped = ua fesuiaʻi gaoioiga { $first } ma le { $second }
record-fix-missing = gaoioiga { $number }: ua faʻaopoopo { $meant }
record-fix-surplus = ua aveese gaoioiga { $number }
record-fix-mirrored = ua faʻata mai le gaoioiga { $from }
