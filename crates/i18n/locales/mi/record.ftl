record-at-game = kēmu { $number }
record-at-move = nekehanga { $number }
record-at-line = rārangi { $number }
record-at-column = pūāhua { $number }
record-at-byte = paita { $number }

record-illegal = nekehanga hē “{ $written }”: { $why }
record-expected = i te tūmanakohia { $expected }, i kitea ko “{ $found }”
record-wrong-side = ehara “{ $written }” i te nekehanga a { $color ->
        [black] Pango
       *[white] Mā
    }, nōna nei te wā
record-ends-before = ka mutu te kōnae i te wāhi i tika ai { $expected }
record-twice = e rua ngā putanga o te tau { $number }
record-missing = kei te ngaro te tau { $number }
record-other-game = ehara “{ $what }” i te kēmu Othello 8×8
record-too-long = nui ake i te { $limit } paita te kēmu kotahi
record-io = kāore e taea te pānui tonu: { $why }

record-expects-move = he nekehanga
record-expects-squares = ngā tapawhā a1 ki h8
record-expects-cells = ngā tapawhā 64 o te papa
record-expects-side = te taha nōna te wā
record-expects-score = he tatauranga
record-expects-numbers = e waru ngā rārangi tau
record-expects-tag = he tūtohu pērā i te [Black "ingoa"]
record-expects-comment = he kōrero e tīmata ana ki te %
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (; me ngā āhuatanga o tētahi kēmu SGF
record-expects-property = he āhuatanga pērā i te B[f5]
record-expects-wthor-header = te pane o tētahi kōnae WTHOR
record-expects-wthor-record = he pūkete WTHOR katoa
record-expects-json = he kuputuhi JSON
record-expects-quest-game = ngā wāhanga o tētahi kēmu Othello Quest
record-expects-egaroucid-game = ngā wāhanga o tētahi kēmu Egaroucid
record-expects-huri-game = ngā wāhanga o tētahi kēmu Huri

record-not-this = ehara i te { $format }: i te tūmanakohia { $expected }, i kitea ko “{ $found }”
record-unrecognised = ehara tēnei i te pūkete e mōhiotia ana i konei
record-nothing = kāore he aha i roto
record-other-data = ehara tēnei i te kuputuhi, i te kōnae WTHOR rānei, engari he raraunga kē, pērā i te pikitia, i te papatono
record-no-games = { $format }: kāore he kēmu i roto
record-only-read = { $format }: ka taea te pānui, kāore e taea te tuhi
record-other-start = ko ngā kēmu anake mai i te tīmatanga o ia rā ka taea e tēnei hōputu
record-turned-by-hand = he kōpae i hurihia ā-ringa kāore i hāngai ki te ture; kāore e taea e tēnei hōputu te pupuri

record-result-differs = ko te hua i tuhia ko { $recorded }, engari ki ngā nekehanga ko { $replayed }
record-rubbish = kua waiho te kuputuhi i muri i te mutunga: “{ $text }”
record-skipped = kua hipa: “{ $text }”
record-side-assumed = kāore i kīia nō wai te wā; e whakapaetia ana nō { $color ->
        [black] Pango
       *[white] Mā
    }
record-pass-after-end = kua mahue tētahi hipa i muri i te mutunga o te kēmu
record-colors-assumed = ka taea e ngā tohu kōpae te tohu i ngā tae e rua; e whakapaetia ana he pango “{ $black }”

record-format-transcript = nekehanga ā-kuputuhi
record-format-grid = whārangi tau
record-format-board = papa ā-kuputuhi
record-format-obf = OBF, ngā tūnga me ngā nekehanga kua aromatawaitia
record-format-script = rārangi tūnga
record-format-ggf = GGF, ngā kēmu a GGS me NBoard
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = kēmu WTHOR
record-format-wthor-players = kaitākaro WTHOR
record-format-wthor-tournaments = whakataetae WTHOR
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri, kotahi te kēmu
record-format-huri-lines = Huri, kotahi te kēmu i te rārangi

record-loss-moves = nekehanga
record-loss-variations = ara kē
record-loss-comments = kōrero
record-loss-signs = tohu pērā i te “?!”
record-loss-values = uara o ngā nekehanga
record-loss-times = wā o ngā nekehanga
record-loss-ending = te āhua o te mutunga o te kēmu
record-loss-ratings = whakatauranga
record-loss-names = ingoa o ngā kaitākaro
record-loss-shortened = kua whakapotoa tētahi kuputuhi
record-loss-letters = kua whakakapia ētahi pū
record-loss-event = te whakataetae
record-loss-round = te rauna
record-loss-place = te wāhi
record-loss-date = te rā, tētahi wāhanga rānei
record-loss-time-control = te wā kua whakaritea
record-loss-rules = ngā ture o te kēmu
record-loss-other-tags = ētahi atu tūtohu
record-lost = kāore e taea e tēnei hōputu te pupuri: { $what }
record-expects-wthor-end = te mutunga o te kōnae WTHOR, kāore he pūkete atu i te pane
record-fix-passes = he hipa i ngā wāhi e tika ana ki te papa
record-fix-square = nekehanga { $number }: ko { $meant } kaua ko { $written }
record-fix-illegible = nekehanga { $number }: { $meant }
record-fix-swapped = kua whakawhitia ngā nekehanga { $first } me { $second }
record-fix-missing = nekehanga { $number }: kua kuhuna a { $meant }
record-fix-surplus = kua waiho te nekehanga { $number }
record-fix-mirrored = he whakaata mai i te nekehanga { $from }
