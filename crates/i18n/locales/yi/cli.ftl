cli-usual-start = דער געוויינטלעכער אָנהייב
cli-standard-input = דער סטאַנדאַרט־אַרײַנגאַנג
cli-place-in-file = { $path }, { $place }
cli-recognised = { $format }, שפּיל { $number }
cli-cannot-read = מע קען נישט לייענען { $path }: { $why }
cli-cannot-write = מע קען נישט שרײַבן { $path }: { $why }
cli-exists = { $path } איז שוין דאָ; --force שרײַבט איבער
cli-not-found = אַזאַ טעקע איז נישטאָ
cli-no-folder = אַזאַ פּאַפּקע איז נישטאָ
cli-no-permission = נישט דערלויבט
cli-is-folder = דאָס איז אַ פּאַפּקע
cli-not-a-folder = דאָס איז נישט קיין פּאַפּקע
cli-disk-full = דער קאָמפּיוטער־דיסק איז פֿול
cli-no-such-game = { $count ->
    [one] אין { $source } איז דאָ { $count } שפּיל, נישט קיין שפּיל { $wanted }
   *[other] אין { $source } זענען דאָ { $count } שפּילן, נישט קיין שפּיל { $wanted }
}
cli-no-such-ply = { $count ->
    [one] אין { $source } איז דאָ { $count } גאַנג, דערפֿאַר איז נישטאָ קיין --ply { $wanted }
   *[other] אין { $source } זענען דאָ { $count } גענג, דערפֿאַר איז נישטאָ קיין --ply { $wanted }
}
cli-no-match = קיין טעקע פּאַסט נישט צו { $pattern }
cli-which-format = זאָג מיט --to אין וועלכן פֿאָרמאַט צו שרײַבן: { $formats }
cli-one-game-a-file = דער פֿאָרמאַט { $format } האַלט איין שפּיל אין אַ טעקע: קלײַב זי אויס מיט --game, אָדער שרײַב huri-lines
cli-not-a-duration = „{ $text }“ איז נישט קיין צײַט ווי 2s אָדער 500ms
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] { $count ->
        [one] שוואַרץ גייט, { $count } גאַנג
       *[other] שוואַרץ גייט, { $count } גענג
    }
   *[white] { $count ->
        [one] ווײַס גייט, { $count } גאַנג
       *[other] ווײַס גייט, { $count } גענג
    }
}
cli-move-of = גאַנג { $number } פֿון { $count }
cli-round = רונדע { $round }
cli-opening = עפֿענונג: { $name }
cli-turning = { $count ->
    [one] דרייט איבער { $count } דיסק: { $squares }
   *[other] דרייט איבער { $count } דיסקן: { $squares }
}
cli-replay-keys = → ווײַטער   ← צוריק   Home אָנהייב   End סוף   Space לויפֿן   q פֿאַרלאָזן
cli-replay-keys-running = Space אָפּשטעלן   ← צוריק   q פֿאַרלאָזן
cli-file = טעקע
cli-games = שפּילן
cli-legal = ריכטיקע
cli-finished = געענדיקטע
cli-unfinished = נישט געענדיקטע
cli-agreeing = שטימען
cli-total = בסך־הכּל
cli-all-right = { $games ->
    [one] { $games } שפּיל, אַ ריכטיקע, מיטן ריכטיקן רעזולטאַט.
   *[other] { $games } שפּילן, אַלע ריכטיקע, מיט די ריכטיקע רעזולטאַטן.
}
cli-not-right = { $illegal ->
    [0] { $differing ->
        [one] { $differing } רעזולטאַט איז אַנדערש ווי אויפֿן ברעט.
       *[other] { $differing } רעזולטאַטן זענען אַנדערש ווי אויפֿן ברעט.
    }
    [one] { $differing ->
        [0] { $illegal } שפּיל איז פֿאַלש.
        [one] { $illegal } שפּיל איז פֿאַלש, { $differing } רעזולטאַט איז אַנדערש ווי אויפֿן ברעט.
       *[other] { $illegal } שפּיל איז פֿאַלש, { $differing } רעזולטאַטן זענען אַנדערש ווי אויפֿן ברעט.
    }
   *[other] { $differing ->
        [0] { $illegal } שפּילן זענען פֿאַלש.
        [one] { $illegal } שפּילן זענען פֿאַלש, { $differing } רעזולטאַט איז אַנדערש ווי אויפֿן ברעט.
       *[other] { $illegal } שפּילן זענען פֿאַלש, { $differing } רעזולטאַטן זענען אַנדערש ווי אויפֿן ברעט.
    }
}
cli-files-left-out = { $count ->
    [one] נאָך { $count } טעקע האָט נישט קיין שפּילן און איז אַרויסגעלאָזט געוואָרן.
   *[other] נאָך { $count } טעקעס האָבן נישט קיין שפּילן און זענען אַרויסגעלאָזט געוואָרן.
}
cli-nothing-to-verify = קיין שפּילן נישט געפֿונען
cli-repair = אפֿשר: { $what }
cli-no-repair = קיין פֿאַרריכטונג נישט געפֿונען
cli-converted = { $games ->
    [one] { $games } שפּיל פֿאַרשריבן אין { $path }
   *[other] { $games } שפּילן פֿאַרשריבן אין { $path }
}
cli-game-range = שפּילן { $first }–{ $last }
cli-play-prompt = { $color ->
    [black] שוואַרץ:
   *[white] ווײַס:
}
cli-play-help =
    f5      לייגן אַ דיסק אויף f5
    undo    צוריקנעמען דעם לעצטן גאַנג
    redo    שפּילן אים נאָך אַ מאָל
    save    פֿאַרשרײַבן די שפּיל אין אַ טעקע: save נאָמען
    resign  אונטערגעבן זיך
    help    ווײַזן די רשימה
    quit    פֿאַרלאָזן; די שפּיל ווערט אויפֿגעהיט אויפֿן קומעדיקן מאָל
cli-play-what = „{ $written }“ איז נישט קיין קוואַדראַט און נישט קיין באַפֿעל; „help“ ווײַזט די באַפֿעלן
cli-play-try = מעגלעך: { $squares }
cli-play-nothing-to-undo = עס איז נישטאָ קיין גאַנג צוריקצונעמען
cli-play-nothing-to-redo = עס איז נישטאָ קיין גאַנג צו שפּילן נאָך אַ מאָל
cli-play-taken-back = { $square } איז צוריקגענומען
cli-play-resumed = די נישט־געענדיקטע שפּיל גייט ווײַטער; --new הייבט אָן אַן אַנדערע. זי איז אויפֿגעהיט אין { $path }
cli-play-kept = די שפּיל איז אויפֿגעהיט אין { $path }; „huri play“ פֿירט זי ווײַטער.
cli-play-saved = אויפֿגעהיט ווי { $path }
cli-play-save-where = זאָג וווּ אויפֿצוהיטן: save נאָמען
cli-which-extension = { $path } האָט נישט קיין סוף וואָס זאָגט דעם פֿאָרמאַט: { $extensions }
cli-play-over = undo, save נאָמען אָדער quit:
