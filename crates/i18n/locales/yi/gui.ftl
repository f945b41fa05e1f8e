gui-square-legal = { $count ->
    [one] { $square }, ליידיק, מעגלעך, דרייט איבער { $count } דיסק
   *[other] { $square }, ליידיק, מעגלעך, דרייט איבער { $count } דיסקן
}
gui-square-last = { $color ->
    [black] { $square }, שוואַרץ, דער לעצטער גאַנג
   *[white] { $square }, ווײַס, דער לעצטער גאַנג
}
gui-square-hint = { $best ->
    [yes] { $square }, ליידיק, מעגלעך, דרייט איבער { $count }, ווערט { $value }, דער בעסטער גאַנג
   *[no] { $square }, ליידיק, מעגלעך, דרייט איבער { $count }, ווערט { $value }
}
gui-square-wrong = { $color ->
    [black] { $square }, שוואַרץ, פֿאַלש איבערגעדרייט
   *[white] { $square }, ווײַס, פֿאַלש איבערגעדרייט
}
gui-square-marked = { $color ->
    [black] { $square }, שוואַרץ, אָנגעצייכנט
   *[white] { $square }, ווײַס, אָנגעצייכנט
}
gui-supply-of = { $color ->
    [black] שוואַרץ: { $count } דיסקן לעבן ברעט
   *[white] ווײַס: { $count } דיסקן לעבן ברעט
}
gui-prompt-first = גיב אַ קליק אויף אַן אָנגעצייכנטן קוואַדראַט.
gui-lesson-pass = ווער עס קען נישט איבערדרייען קיין דיסק פּאַסט, און די אַנדערע זײַט גייט ווײַטער.
gui-lesson-early-end = קיין זײַט קען נישט איבערדרייען קיין דיסק, דערפֿאַר ענדיקט זיך דאָ די שפּיל. די ליידיקע קוואַדראַטן רעכענען זיך פֿאַרן געווינער.
gui-lesson-end = דאָס ברעט איז פֿול: ווער עס האָט מער דיסקן האָט געוווּנען.
gui-no-moves-yet = נאָך קיין גענג
gui-listed-move = גאַנג { $number }: { $name }
gui-graph = ווערטן פֿאַר שוואַרץ, גאַנג נאָך גאַנג
gui-point = { $name }, { $value }
gui-point-loss = { $name }, { $value }, פֿאַרלוירן { $loss }
gui-better = פֿאַרלוירן { $loss }: { $square } איז געווען בעסער ({ $value })
gui-line = { $value }: { $moves }
gui-copied = קאָפּירט
gui-drop-here = לאָז אַראָפּ דאָ אַ שפּיל אָדער אַ זאַמלונג זי צו עפֿענען
gui-no-dialog = די סיסטעם האָט נישט קיין פֿענצטער צו קלײַבן טעקעס: שרײַב דעם וועג
gui-pasted-text = אַרײַנגעקלעפּטער טעקסט
gui-pasted-picture = אין אַ בילד איז נישטאָ קיין שפּיל: קלעפּט אַרײַן גענג, אַ פֿאַרצייכענונג אָדער אַ ברעט ווי טעקסט


gui-edit-done = פֿאַרטיק
gui-edit-cancel = אַנולירן
gui-edit-undo = צוריקנעמען
gui-edit-turn = די אַנדערע זײַט גייט
gui-edit-clear = אויסליידיקן
gui-edit-start = אָנהייב־פּאָזיציע
gui-edit-rotate = דרייען דאָס ברעט
gui-edit-mirror = שפּיגלען
gui-edit-swap = בײַטן די פֿאַרבן
gui-edit-paste = מע קען אויך אַרײַנקלעפּן אַ פּאָזיציע.
gui-edit-paint = ציט איבער עטלעכע קוואַדראַטן צו שטעלן זיי אַלע. דער רעכטער קנעפּל, אָדער Shift+Enter, שטעלט די אַנדערע פֿאַרב.
gui-next-disc = דאָס ווײַטערדיקע
gui-odd-no-discs = אויפֿן ברעט ליגט נישט קיין דיסק.
gui-odd-over = קיינער קען נישט גיין: די שפּיל וואָלט תּיכּף געווען געענדיקט.
gui-odd-must-pass = { $color ->
    [black] שוואַרץ האָט נישט קיין גאַנג און וואָלט תּיכּף געפּאַסט.
   *[white] ווײַס האָט נישט קיין גאַנג און וואָלט תּיכּף געפּאַסט.
}
gui-odd-middle-empty = אַ מיטלסטער קוואַדראַט איז ליידיק: קיין שפּיל פֿירט נישט צו אַזאַ פּאָזיציע.
gui-odd-apart = עטלעכע דיסקן רירן זיך נישט אָן מיט די אַנדערע: קיין שפּיל פֿירט נישט צו אַזאַ פּאָזיציע.

gui-random-plies = גענג אויף טראַף
gui-corners = געגעבענע ווינקלען

gui-choose-file = אויסקלײַבן אַ טעקע …
gui-choose-folder = אויסקלײַבן אַ פּאַפּקע …
gui-choose-place = אויסקלײַבן אַן אָרט …
gui-recent = לעצטנס געעפֿנט אָדער אויפֿגעהיט
gui-games = שפּילן
gui-outcome = רעזולטאַט
gui-any-result = אַבי וועלכער
gui-black-won = שוואַרץ האָט געוווּנען
gui-white-won = ווײַס האָט געוווּנען
gui-drawn = רעמי
gui-folder-above = די פּאַפּקע העכער
gui-whole-folder = אַלע שפּילן פֿון דער פּאַפּקע
gui-board-svg = בילד פֿונעם ברעט, SVG
gui-board-png = בילד פֿונעם ברעט, PNG
gui-sheet-svg = נומערירט בלאַט ווי אַ בילד, SVG
gui-sheet-png = נומערירט בלאַט ווי אַ בילד, PNG
gui-copy = קאָפּירן
gui-replace = פֿאַרבײַטן
gui-nothing-lost = דער פֿאָרמאַט היט אויף די גאַנצע שפּיל.
gui-details = פּרטים
gui-close-collection = פֿאַרמאַכן די זאַמלונג
gui-review-games = אַנאַליזירן די שפּילן
gui-save-reviewed = אָפּהיטן די אַנאַליזירטע שפּילן…
gui-stop-review-games = אָפּשטעלן
gui-games-reviewed = { $done } פֿון { $all } שפּילן אַנאַליזירט
gui-review-may-take = עס קען דויערן { $time }
gui-review-left = נאָך בערך { $time }
gui-lost-in-game = שוואַרץ האָט פֿאַרלוירן { $black }, ווײַס { $white }
gui-plies = { $count ->
    [one] { $count } גאַנג
   *[other] { $count } גענג
}
gui-breaks-off = רײַסט זיך איבער

gui-other-tags = אַנדערע אײַנצלהייטן
gui-tag-key = נאָמען פֿון דער אײַנצלהייט
gui-add-tag = צוגעבן אַן אײַנצלהייט
gui-remove = אַוועקנעמען
gui-no-date = אַ דאַטע שרײַבט מען 1986, 1986-04 אָדער 1986-04-27.
gui-no-result = אַ רעזולטאַט שרײַבט מען ⁦34-30⁩, פֿריִער די דיסקן פֿון שוואַרץ, אָדער מע לאָזט ליידיק.

gui-seek = אָרט אין דער שפּיל
gui-ply-of = { $ply } פֿון { $all }
gui-seconds-a-move = סעקונדעס פֿאַר יעדן גאַנג

gui-ground = פֿענצטער
gui-by-system = ווי די סיסטעם
gui-ground-dark = טונקל
gui-ground-light = ליכטיק
gui-ground-contrast = שטאַרקער קאָנטראַסט
gui-board-colors = ברעט
gui-board-green = גרין
gui-board-blue = בלוי און אָראַנזש, פֿאַר אַלע אויגן
gui-board-gray = גרוי
gui-board-paper = פּאַפּיר, ווי אין ביכער
gui-text-size = גרייס פֿון די אותיות
gui-percent = { $number } %
gui-still = גאָרנישט רירט זיך: די דיסקן דרייען זיך איבער אויף איין מאָל

gui-new-key = אַ נײַער קלאַוויש
gui-new-key-for = אַ נײַער קלאַוויש פֿאַר „{ $name }“
gui-press-key = דריק אויפֿן נײַעם קלאַוויש פֿאַר „{ $name }“, אָדער אויף Escape
gui-remove-key = אַוועקנעמען { $key } פֿון „{ $name }“
gui-keys-as-at-first = ווי צום אָנהייב
gui-all-keys-as-at-first = אַלע קלאַווישן ווי צום אָנהייב
gui-key-taken = { $key } איז געווען דער קלאַוויש פֿון „{ $name }“, וואָס האָט אים איצט נישט
gui-key-not-free = { $key } האָט שוין אַ באַטײַט וואָס מע קען נישט בײַטן
