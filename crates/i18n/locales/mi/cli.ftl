cli-usual-start = te tīmatanga o ia rā
cli-standard-input = te tāurunga paerewa
cli-place-in-file = { $path }, { $place }
cli-recognised = { $format }, kēmu { $number }
cli-cannot-read = kāore e taea te pānui a { $path }: { $why }
cli-cannot-write = kāore e taea te tuhi a { $path }: { $why }
cli-exists = kei konei kē a { $path }; mā --force e tuhirua
cli-not-found = kāore taua kōnae
cli-no-folder = kāore taua kōpaki
cli-no-permission = kāore e whakaaetia
cli-is-folder = he kōpaki
cli-not-a-folder = ehara i te kōpaki
cli-disk-full = kua kī te kōpae rorohiko
cli-no-such-game = E { $count } ngā kēmu i { $source }, kāore he kēmu { $wanted }
cli-no-such-ply = E { $count } ngā nekehanga i { $source }, nō reira kāore he --ply { $wanted }
cli-no-match = kāore he kōnae e hāngai ana ki { $pattern }
cli-which-format = kīia mā --to te hōputu hei tuhi: { $formats }
cli-one-game-a-file = kotahi te kēmu o te kōnae { $format }: kōwhiria mā --game, tuhia rānei te huri-lines
cli-not-a-duration = ehara “{ $text }” i te wā pērā i te 2s, i te 500ms rānei
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] Ko te wā o Pango, { $count } nekehanga
   *[white] Ko te wā o Mā, { $count } nekehanga
}
cli-move-of = Nekehanga { $number } o te { $count }
cli-round = rauna { $round }
cli-opening = Tīmatanga: { $name }
cli-turning = ka huri { $count } kōpae: { $squares }
cli-replay-keys = → whai ake   ← hoki   Home tīmatanga   End mutunga   Space rere   q puta
cli-replay-keys-running = Space tū   ← hoki   q puta
cli-file = Kōnae
cli-games = Kēmu
cli-legal = Tika
cli-finished = Kua oti
cli-unfinished = Kāore anō i oti
cli-agreeing = Ōrite
cli-total = Tapeke
cli-all-right = { $games } kēmu, he tika katoa me ngā hua.
cli-not-right = { $illegal ->
    [0] { $differing } hua kāore i ōrite ki te papa.
   *[other] { $differing ->
        [0] { $illegal } kēmu he hē.
       *[other] { $illegal } kēmu he hē, { $differing } hua kāore i ōrite ki te papa.
    }
}
cli-files-left-out = { $count } atu kōnae kāore he kēmu, kua waiho.
cli-nothing-to-verify = kāore he kēmu i kitea
cli-repair = tērā pea: { $what }
cli-no-repair = kāore he whakatika i kitea
cli-converted = { $games } kēmu kua tuhia ki { $path }
cli-game-range = kēmu { $first }–{ $last }
cli-play-prompt = { $color ->
    [black] Pango:
   *[white] Mā:
}
cli-play-help =
    f5      whakatakotoria he kōpae ki f5
    undo    wetekina te nekehanga whakamutunga
    redo    tākarohia anō
    save    tuhia te kēmu ki tētahi kōnae: save INGOA
    resign  tukua te kēmu
    help    whakaaturia tēnei rārangi
    quit    puta; ka tiakina te kēmu mō te wā e heke mai nei
cli-play-what = ehara “{ $written }” i te tapawhā, i te tohutono rānei; mā “help” ngā tohutono e whakaatu
cli-play-try = ka taea: { $squares }
cli-play-nothing-to-undo = kāore he nekehanga hei wetekina
cli-play-nothing-to-redo = kāore he nekehanga hei tākaro anō
cli-play-taken-back = kua wetekina a { $square }
cli-play-resumed = Ka haere tonu te kēmu kāore anō i oti; mā --new e tīmata tētahi atu. Kei { $path } e tiakina ana
cli-play-kept = Kei { $path } te kēmu e tiakina ana; mā “huri play” e haere tonu.
cli-play-saved = kua tiakina hei { $path }
cli-play-save-where = kīia te wāhi hei tiaki: save INGOA
cli-which-extension = kāore he pito o { $path } e tohu ana i te hōputu: { $extensions }
cli-play-over = undo, save INGOA, quit rānei:
