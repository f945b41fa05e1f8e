cli-usual-start = pe ñepyrũ jepiguáicha
cli-standard-input = pe jeike estándar
cli-place-in-file = { $path }, { $place }
cli-recognised = { $format }, ñembosarái { $number }
cli-cannot-read = ndaikatúi oñemoñeʼẽ { $path }: { $why }
cli-cannot-write = ndaikatúi ojehai { $path }: { $why }
cli-exists = { $path } oĩma; --force ohai hiʼári
cli-not-found = ndaipóri upe marandurenda
cli-no-folder = ndaipóri upe ñongatuha
cli-no-permission = ndojehejái
cli-is-folder = haʼe peteĩ ñongatuha
cli-not-a-folder = ndahaʼéi ñongatuha
cli-disk-full = henyhẽma pe mbyatyha
cli-no-such-game = { $source } oguereko { $count } ñembosarái, ndaipóri ñembosarái { $wanted }
cli-no-such-ply = { $source } oguereko { $count } jugada, upévare ndaipóri --ply { $wanted }
cli-no-match = marandurenda mavave ndojojái { $pattern } rehe
cli-which-format = ere --to rupive mbaʼe formatope ojehaita: { $formats }
cli-one-game-a-file = pe formato { $format } oguereko peteĩ ñembosarái marandurendápe: eiporavo --game rupive, térã ehai huri-lines
cli-not-a-duration = “{ $text }” ndahaʼéi ára 2s térã 500ms-icha
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] Hũ ohuga, { $count } jugada
   *[white] Morotĩ ohuga, { $count } jugada
}
cli-move-of = Jugada { $number } / { $count }
cli-round = jere { $round }
cli-opening = Ñepyrũ: { $name }
cli-turning = ombojere { $count } disco: { $squares }
cli-replay-keys = → upeigua   ← tapykue   Home ñepyrũ   End paha   Space oho   q esẽ
cli-replay-keys-running = Space epyta   ← tapykue   q esẽ
cli-file = Marandurenda
cli-games = Ñembosarái
cli-legal = Hekopegua
cli-finished = Opáva
cli-unfinished = Opaʼỹva
cli-agreeing = Ojojáva
cli-total = Opavave
cli-all-right = { $games } ñembosarái, opavave hekopete ha iñapopyre añete.
cli-not-right = { $illegal ->
    [0] { $differing } apopyre ndojojái tablero ndive.
   *[other] { $differing ->
        [0] { $illegal } ñembosarái ojavy.
       *[other] { $illegal } ñembosarái ojavy, { $differing } apopyre ndojojái tablero ndive.
    }
}
cli-files-left-out = Ambue { $count } marandurenda ndorekói ñembosarái ha ojeheja.
cli-nothing-to-verify = ndojejuhúi ñembosarái
cli-repair = ikatu: { $what }
cli-no-repair = ndojejuhúi ñemyatyrõ
cli-converted = { $games } ñembosarái ojehai { $path }-pe
cli-game-range = ñembosarái { $first }–{ $last }
cli-play-prompt = { $color ->
    [black] Hũ:
   *[white] Morotĩ:
}
cli-play-help =
    f5      emoĩ peteĩ disco f5-pe
    undo    embojevy jugada paha
    redo    ejapo jey
    save    ehai ñembosarái peteĩ marandurendápe: save TÉRA
    resign  eheja ñembosarái
    help    ehechauka ko rysýi
    quit    esẽ; ñembosarái oñeñongatu ambue ára g̃uarã
cli-play-what = “{ $written }” ndahaʼéi cuadrado ni tembiapoukapy; “help” ohechauka tembiapoukapy kuéra
cli-play-try = ikatu: { $squares }
cli-play-nothing-to-undo = ndaipóri jugada ojevy hag̃ua
cli-play-nothing-to-redo = ndaipóri jugada ojejapo jey hag̃ua
cli-play-taken-back = ojevy { $square }
cli-play-resumed = Pe ñembosarái opaʼỹva oho jey; --new oñepyrũ ambue. Oñeñongatu { $path }-pe
cli-play-kept = Ñembosarái oñeñongatu { $path }-pe; “huri play” oho jey hendive.
cli-play-saved = oñeñongatu { $path } ramo
cli-play-save-where = ere moõpa oñeñongatúta: save TÉRA
cli-which-extension = { $path } ndorekói paha heʼíva formato: { $extensions }
cli-play-over = undo, save TÉRA térã quit:
