record-at-game = ñembosarái { $number }
record-at-move = jugada { $number }
record-at-line = kysaja { $number }
record-at-column = tai { $number }
record-at-byte = byte { $number }

record-illegal = jugada ojejokóva “{ $written }”: { $why }
record-expected = oñehaʼarõkuri { $expected }, ojejuhu “{ $found }”
record-wrong-side = “{ $written }” ndahaʼéi { $color ->
        [black] Hũ
       *[white] Morotĩ
    } jugada, ha haʼe ohugavaʼerã
record-ends-before = pe marandurenda opa oñehaʼarõhápe { $expected }
record-twice = pe papapy { $number } oĩ mokõi jey
record-missing = ndaipóri papapy { $number }
record-other-game = “{ $what }” ndahaʼéi Othello 8×8 ñembosarái
record-too-long = peteĩ ñembosarái ohasa { $limit } byte
record-io = ndaikatúi oñemoñeʼẽve: { $why }

record-expects-move = peteĩ jugada
record-expects-squares = cuadrado a1 guive h8 peve
record-expects-cells = tablero 64 cuadrado
record-expects-side = mávapa ohugavaʼerã
record-expects-score = peteĩ puntaje
record-expects-numbers = poapy fila papapy
record-expects-tag = peteĩ etiqueta [Black "téra"]-icha
record-expects-comment = peteĩ jeʼepy oñepyrũva % reheve
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (; ha peteĩ ñembosarái SGF mbaʼekuéra
record-expects-property = peteĩ mbaʼe B[f5]-icha
record-expects-wthor-header = marandurenda WTHOR akã
record-expects-wthor-record = peteĩ registro WTHOR tuichakue
record-expects-json = peteĩ moñeʼẽrã JSON
record-expects-quest-game = ñembosarái Othello Quest pehẽnguekuéra
record-expects-egaroucid-game = ñembosarái Egaroucid pehẽnguekuéra
record-expects-huri-game = ñembosarái Huri pehẽnguekuéra

record-not-this = ndahaʼéi { $format }: oñehaʼarõkuri { $expected }, ojejuhu “{ $found }”
record-unrecognised = kóva ndahaʼéi registro ojekuaáva ápe
record-nothing = ndaipóri mbaʼeve ipype
record-other-data = ndahaʼéi jehaipy ni marandurenda WTHOR, haʼe ambue mbaʼe, taʼãnga térã programa-icha
record-no-games = { $format }: ndaipóri ñembosarái hyepýpe
record-only-read = { $format }: ikatu oñemoñeʼẽ, ndaikatúi ojehai
record-other-start = ko formato oguereko umi ñembosarái oñepyrũva jepiguáicha añoite
record-turned-by-hand = ko ñembosaráipe oñembojere disco pópe, tembiapoukapy ndeʼiháicha, ha ko formato ndaikatúi oguereko

record-result-differs = ojehaivaʼekue { $recorded }, umi jugada omeʼẽ { $replayed }
record-rubbish = ojeheja moñeʼẽrã opa rire: “{ $text }”
record-skipped = ojeheja: “{ $text }”
record-side-assumed = ndeʼíri mávapa ohuga; oñemoʼã { $color ->
        [black] Hũ
       *[white] Morotĩ
    }
record-pass-after-end = ojeheja peteĩ mbohasa ñembosarái opa rire
record-colors-assumed = disco rechaukaha ikatu mokõivéva saʼy; oñemoʼã “{ $black }” haʼeha hũ

record-format-transcript = jugada moñeʼẽrãicha
record-format-grid = kuatia papapy reheve
record-format-board = tablero moñeʼẽrãicha
record-format-obf = OBF, tendaite ha jugada hepykue reheve
record-format-script = tendaite rysýi
record-format-ggf = GGF, GGS ha NBoard ñembosarái
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = ñembosarái WTHOR
record-format-wthor-players = ohugáva WTHOR
record-format-wthor-tournaments = torneo WTHOR
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri, peteĩ ñembosarái
record-format-huri-lines = Huri, peteĩ ñembosarái kysajápe

record-loss-moves = jugada
record-loss-variations = tape ambue
record-loss-comments = jeʼepy
record-loss-signs = techaukaha “?!”-icha
record-loss-values = jugada repykue
record-loss-times = jugada ára
record-loss-ending = mbaʼéichapa opa ñembosarái
record-loss-ratings = ohugáva mbaʼerepy
record-loss-names = ohugáva réra
record-loss-shortened = oñembomichĩ peteĩ moñeʼẽrã
record-loss-letters = oñemoambue tai
record-loss-event = pe torneo
record-loss-round = pe jere
record-loss-place = pe tenda
record-loss-date = pe arange térã ipehẽngue
record-loss-time-control = ára oñemeʼẽva
record-loss-rules = mbaʼe tembiapoukapýpa oiko
record-loss-other-tags = etiqueta ambuekuéra
record-lost = ko formato ndaikatúi oguereko: { $what }
record-expects-wthor-end = marandurenda WTHOR paha, iñakãme ndeʼíri hetave registro
record-fix-passes = mbohasa tablero ojeruréhápe
record-fix-square = jugada { $number }: { $meant } { $written } rendaguépe
record-fix-illegible = jugada { $number }: { $meant }
record-fix-swapped = oñemyengovia jugada { $first } ha { $second }
record-fix-missing = jugada { $number }: oñemoinge { $meant }
record-fix-surplus = ojeheja jugada { $number }
record-fix-mirrored = itangecháicha jugada { $from } guive
