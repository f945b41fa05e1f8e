tui-too-small = דאָס פֿענצטער איז צו קליין: מע דאַרף { $width } קאָלומען און { $height } שורות
tui-mobility = { $count ->
    [one] { $count } גאַנג
   *[other] { $count } גענג
}
tui-supply = { $count } לעבן ברעט
tui-periods = ×{ $count }
tui-thinking-move = טראַכט, מדרגה { $level }
tui-thinking-hints = זוכט אָנצוהערענישן
tui-thinking-review = אַנאַליזירט די שפּיל
tui-thinking-ponder = טראַכט אין דײַן צײַט
tui-nodes-short = { $nodes } פּאָזיציעס
tui-speed = { $nodes } פּאָזיציעס, { $per_second }/s
tui-prompt-first = קלײַב אויס אַן אָנגעצייכנטן קוואַדראַט: פֿײַלן און Enter, אַ קליק, אָדער שרײַב אים, ווי f5
tui-prompt-resume = די לעצטע שפּיל איז אויפֿגעהיט: { $key } ברענגט זי צוריק. אָדער קלײַב אויס אַן אָנגעצייכנטן קוואַדראַט
tui-prompt-turn = דריי איבער די אַרומגענומענע דיסקן, און זאָג דערנאָך אַז דו ביסט פֿאַרטיק
tui-prompt-engine = { $color ->
    [black] שוואַרץ טראַכט
   *[white] ווײַס טראַכט
}
tui-prompt-beside = מע קוקט צוריק: די שפּיל וואַרט; אַ גאַנג דאָ עפֿנט אַ וואַריאַנט
tui-prompt-looking = מע שפּילט נישט קיין שפּיל: אַ גאַנג עפֿנט אַ וואַריאַנט
tui-prompt-editing = { $color ->
    [black] מע שטעלט אויף אַ פּאָזיציע, שוואַרץ גייט
   *[white] מע שטעלט אויף אַ פּאָזיציע, ווײַס גייט
}
tui-on-board = אויפֿן ברעט { $black }–{ $white }
tui-anti-winner = { $color ->
    [black] שוואַרץ האָט ווייניקער דיסקן און געווינט
   *[white] ווײַס האָט ווייניקער דיסקן און געווינט
}
tui-anti-draw = רעמי: ביידע האָבן די זעלבע צאָל דיסקן
tui-menu = מעניו
tui-edit-cycle = דיסק
tui-edit-turn = ווער גייט
tui-edit-clear = אויסליידיקן
tui-edit-start = אָנהייב
tui-edit-rotate = דרייען
tui-edit-mirror = שפּיגלען
tui-edit-swap = בײַטן די פֿאַרבן
tui-edit-accept = פֿאַרטיק
tui-edit-cancel = אַנולירן
tui-course-leave = אַרויסגיין
tui-overwrite = פֿאַרבײַטן די טעקע מיט אַזאַ נאָמען
tui-all-of-folder = אַלע שפּילן פֿון דער פּאַפּקע
tui-library-foot = Enter: עפֿענען   Backspace: די פּאַפּקע העכער
tui-games-of = { $shown } פֿון { $all } שפּילן
tui-look-for = נאָמען אָדער יאָר:
tui-unreadable = { $count ->
    [one] { $count } שפּיל קען מען נישט לייענען
   *[other] { $count } שפּילן קען מען נישט לייענען
}
tui-find-command = זוכן אַ באַפֿעל
tui-new-game = אַ נײַע שפּיל
tui-new-game-button = אָנהייבן
tui-players = שפּילערס
tui-tags = נעמען און טורניר
tui-open = עפֿענען
tui-open-button = עפֿענען
tui-save-as = אויפֿהיטן ווי
tui-save-button = אויפֿהיטן
tui-path = טעקע
tui-format = פֿאָרמאַט
tui-comment = באַמערקונג
tui-paste = אַרײַנקלעפּן אַ שפּיל אָדער פּאָזיציע
tui-text-foot = Tab: פֿאַרטיק   Esc: אַנולירן
tui-keys = קלאַווישן
tui-press-key = דריק אויפֿן נײַעם קלאַוויש
tui-keys-foot = Enter: אַן אַנדער קלאַוויש   Backspace: ווי געווען   Del: קיינער
tui-copied = געשיקט צום קליפּטאָוול פֿונעם טערמינאַל; אויב עס קומט נישט אָן, צייכן עס אָן דאָ
tui-no-picture-here = אַ טערמינאַל האָט נישט קיין בילדער צו קאָפּירן: ניץ „huri show --svg“
tui-no-date = אַ דאַטע שרײַבט מען 1986, 1986-04 אָדער 1986-04-27
tui-about-version = Huri { $version }: שפּילן, אָפּשפּילן און לערנען רעווערסי (אָטעלאָ).
tui-about-license = פֿרײַע ווייכוואַרג לויטן ליצענץ MIT אָדער דעם ליצענץ Apache 2.0, ווי דו ווילסט. אָן אַ גאַראַנטיע.
tui-start-listed = פֿון דער רשימה עפֿענונגען
tui-person = אַ מענטש דאָ
tui-engine-at = מאָטאָר, מדרגה { $level }
tui-start = אָנהייב
tui-start-standard = געוויינטלעך
tui-start-random = אויף טראַף, גלײַך
tui-start-handicap = { $color ->
    [black] { $corners ->
        [one] { $corners } ווינקל פֿאַר שוואַרץ
       *[other] { $corners } ווינקלען פֿאַר שוואַרץ
    }
   *[white] { $corners ->
        [one] { $corners } ווינקל פֿאַר ווײַס
       *[other] { $corners } ווינקלען פֿאַר ווײַס
    }
}
tui-start-shown = פֿון דער פּאָזיציע וואָס מע זעט
tui-rules = כּללים
tui-rules-standard = געוויינטלעך
tui-rules-tabletop = הילצערן ברעט: איבערדרייען מיט דער האַנט
tui-rules-anti = ווייניקער דיסקן געווינען
tui-clock = זייגער
tui-clock-none = קיינער
tui-clock-sudden-death = פֿאַר דער גאַנצער שפּיל
tui-clock-increment = מיט אַ צוגאָב פֿאַר יעדן גאַנג
tui-clock-byo-yomi = דערנאָך פּעריאָדן
tui-clock-per-move = פֿאַר יעדן גאַנג
tui-clock-minutes = { $color ->
    [black] מינוט, שוואַרץ
   *[white] מינוט, ווײַס
}
tui-clock-seconds = סעקונדעס פֿאַר צוגאָב, פּעריאָד אָדער גאַנג
tui-clock-periods = פּעריאָדן
tui-tag-name = { $color ->
    [black] שוואַרץ
   *[white] ווײַס
}
tui-tag-rating = { $color ->
    [black] ראַנג פֿון שוואַרץ
   *[white] ראַנג פֿון ווײַס
}
tui-tag-event = טורניר
tui-tag-round = רונדע
tui-tag-place = אָרט
tui-tag-date = דאַטע
tui-by-terminal = לויטן טערמינאַל
tui-ground = הינטערגרונט פֿונעם טערמינאַל
tui-ground-dark = טונקל
tui-ground-light = ליכטיק
tui-board-color = ברעט
tui-board-green = גרין
tui-board-blue = בלוי
tui-board-gray = גרוי
tui-design = גרייס פֿונעם ברעט
tui-design-large = גרויס
tui-design-medium = מיטל
tui-design-plain = ליניעס
tui-mouse = מויז
tui-rtl = טעקסט פֿון רעכטס אויף לינקס
tui-rtl-visual = מע לייגט דאָ אויס
tui-rtl-logical = דער טערמינאַל לייגט אויס
tui-pace = גיכקייט פֿון די גענג אין פּראָצענט, 0 פֿאַר קיין
tui-my-name = מײַן נאָמען
tui-openings-list = רשימה עפֿענונגען, אַ טעקע
tui-confirm-passes = באַשטעטיקן מײַנע פּאַסן
tui-turning-help = איבערדרייען מיט דער האַנט
tui-turning-strict = שטרענג, אָן הילף
tui-turning-tell = מע זאָגט די טעותן
tui-turning-rows = מע ווײַזט וואָס איבערצודרייען
tui-analysis-level = מדרגה פֿון אָנצוהערענישן
tui-hints = צאָל אָנצוהערענישן, 0 פֿאַר אַלע
tui-review-level = מדרגה פֿון אַנאַליזן
tui-loss-doubtful = ⁦?!⁩ פֿון אַזאַ פֿאַרלוסט אָן
tui-loss-mistake = ? פֿון אַזאַ פֿאַרלוסט אָן
tui-loss-blunder = ?? פֿון אַזאַ פֿאַרלוסט אָן
tui-autoplay-tenths = צענטל סעקונדעס פֿאַר יעדן געוויזענעם גאַנג
tui-hash = זכּרון פֿונעם מאָטאָר אין MiB
tui-threads = פֿעדעם, 0 פֿאַר אַלע אַחוץ איינעם
tui-ponder = דער מאָטאָר טראַכט אין מײַן צײַט
tui-review = אַנאַליז
tui-review-progress = { $done } פֿון { $all } פּאָזיציעס
tui-totals = { $color ->
    [black] שוואַרץ: { $doubtful } × ⁦?!⁩, { $mistakes } × ?, { $blunders } × ??
   *[white] ווײַס: { $doubtful } × ⁦?!⁩, { $mistakes } × ?, { $blunders } × ??
}
tui-losses = { $loss } דיסקן פֿאַרלוירן אין { $moves ->
    [one] { $moves } גאַנג
   *[other] { $moves } גענג
} ({ $kind })
tui-selective-short = סעלעקטיוו
tui-no-mistakes = קיין טעותן זענען נישט באַקאַנט.
tui-mistakes-foot = Enter: גיין אַהין
tui-lost = פֿאַרלוירן { $loss }: דאָס בעסטע איז געווען { $best } { $value }
tui-no-terminal = דער אַרײַנגאַנג און דער אַרויסגאַנג מוזן זײַן אַ טערמינאַל; „--lines“ אַרבעט אָן אים
tui-lines-welcome = Huri. שרײַב אַ קוואַדראַט ווי f5, אָדער „help“.
tui-lines-help = קוואַדראַטן: f5. קוקן: board, moves, count, list, where, hint. שפּילן: pass, undo, redo, now, pause, continue, resign, new, swap, level 5. הילצערן ברעט: אַ קוואַדראַט מיט אַ דיסק דרייט אים איבער, done, mend. גיין: back, forward, start, end, return, play. טעקעס: open טעקע, save טעקע. פֿאַרלאָזן: quit.
tui-lines-unknown = מע פֿאַרשטייט נישט „{ $line }“: שרײַב „help“
