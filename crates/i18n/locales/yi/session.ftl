session-action = { $action ->
    [new-game] אַ נײַע שפּיל …
    [play-again] שפּילן נאָך אַ מאָל
    [fetch-back] צוריקברענגען די פֿריִערדיקע שפּיל
    [open] עפֿענען …
    [library] ביבליאָטעק …
    [save] אויפֿהיטן
    [save-as] אויפֿהיטן ווי …
    [tags] נעמען און טורניר …
    [players] שפּילערס …
    [swap-sides] בײַטן זיך מיט די זײַטן
    [pass] פּאַסן
    [turning-done] איבערגעדרייט
    [turning-mend] פֿאַרריכטן דאָס איבערדרייען
    [resign] אונטערגעבן זיך
    [quit] פֿאַרלאָזן
    [undo] צוריקנעמען
    [redo] שפּילן נאָך אַ מאָל דעם צוריקגענומענעם גאַנג
    [copy-moves] קאָפּירן די גענג
    [copy-board] קאָפּירן דאָס ברעט
    [copy-record] קאָפּירן די גאַנצע שפּיל
    [copy-picture] קאָפּירן אַ בילד
    [paste] אַרײַנקלעפּן אַ שפּיל אָדער פּאָזיציע
    [set-up] אויפֿשטעלן אַ פּאָזיציע
    [comment] באַמערקונג …
    [sign-none] קיין צייכן
    [sign-very-good] צייכן !! זייער גוט
    [sign-good] צייכן ! גוט
    [sign-interesting] צייכן ⁦!?⁩ אינטערעסאַנט
    [sign-doubtful] צייכן ⁦?!⁩ ספֿקדיק
    [sign-mistake] צייכן ? טעות
    [sign-blunder] צייכן ?? גראָבער טעות
    [settings] אײַנשטעלונגען …
    [show-coordinates] ווײַזן די קאָאָרדינאַטן
    [show-legal-moves] ווײַזן די מעגלעכע גענג
    [show-last-move] ווײַזן דעם לעצטן גאַנג
    [show-flips] ווײַזן וואָס אַ גאַנג דרייט איבער
    [show-hint-values] ווײַזן ווערטן אויף די קוואַדראַטן
    [show-stable] ווײַזן די זיכערע דיסקן
    [show-move-numbers] ווײַזן די נומערן פֿון די גענג
    [show-opening] ווײַזן דעם נאָמען פֿון דער עפֿענונג
    [show-parity] ווײַזן די ליידיקע געגנטן
    [show-mobility] ווײַזן וויפֿל גענג עס זענען דאָ
    [show-graph] ווײַזן דעם גראַפֿיק
    [rotate-board] דרייען דאָס ברעט
    [show-margin] ווײַזן די גענג און די שפּילערס
    [whole-screen] גאַנצער עקראַן
    [larger-text] גרעסערע אותיות
    [smaller-text] קלענערע אותיות
    [usual-text] געוויינטלעכע אותיות
    [hint] אָנצוהערעניש
    [analyze] ווערטן בײַ יעדן גאַנג
    [move-now] גיין תּיכּף
    [pause] אָפּשטעלן
    [continue] ווײַטער
    [start] צום אָנהייב
    [back] איין גאַנג צוריק
    [forward] איין גאַנג פֿאָרויס
    [end] צום סוף
    [previous-variation] דער פֿריִערדיקער וואַריאַנט
    [next-variation] דער ווײַטערדיקער וואַריאַנט
    [leave-variation] אַרויס פֿון דעם וואַריאַנט
    [previous-mistake] דער פֿריִערדיקער טעות
    [next-mistake] דער ווײַטערדיקער טעות
    [return-to-game] צוריק צו דער שפּיל
    [play-from-here] שפּילן פֿון דאַנען
    [autoplay] ווײַזן גאַנג נאָך גאַנג
    [promote] מאַכן פֿאַר דער הויפּטליניע
    [delete-move] אויסמעקן דעם גאַנג
    [cut-after] אויסמעקן וואָס קומט דערנאָך
    [review] אַנאַליזירן די שפּיל
    [stop-review] אָפּשטעלן דעם אַנאַליז
    [palette] זוכן אַ באַפֿעל …
    [keys] קלאַווישן
    [rules] די כּללים פֿון דער שפּיל
    [course] קורס: זיך אויסלערנען שפּילן
   *[about] וועגן Huri
}
session-group = { $group ->
    [game] שפּיל
    [edit] רעדאַקטירן
    [view] אויסזען
    [engine] מאָטאָר
    [study] לערנען
   *[help] הילף
}
session-engines-turn = דער מאָטאָר גייט: וואַרט, אָדער הייס אים גיין תּיכּף
session-nothing-to-undo = עס איז נישטאָ קיין גאַנג צוריקצונעמען
session-nothing-to-redo = מע האָט גאָרנישט צוריקגענומען
session-engine-not-thinking = דער מאָטאָר טראַכט נישט וועגן קיין גאַנג
session-no-engine = דאָ איז נישטאָ קיין מאָטאָר
session-not-paused = גאָרנישט איז אָפּגעשטעלט
session-paused = די שפּיל איז אָפּגעשטעלט: קלײַב פֿריִער אויס „ווײַטער“
session-not-playing = מע שפּילט דאָ נישט קיין שפּיל
session-nothing-to-return-to = מע זעט שוין די שפּיל
session-at-start = דאָס איז דער אָנהייב
session-at-end = דאָס איז דער סוף
session-no-variation = לעבן דעם גאַנג איז נישטאָ קיין אַנדערער
session-on-main-line = דאָס איז שוין די הויפּטליניע
session-no-mistake = אין יענער ריכטונג איז נישטאָ קיין טעות
session-no-such-node = דאָס אָרט איז מער נישטאָ אין דער שפּיל
session-no-move-here = פֿאַרן אָנהייב איז נישטאָ קיין גאַנג
session-in-play = די שפּיל גייט דורך דעם גאַנג: נעם אים בעסער צוריק
session-editing = דער רעדאַקטאָר פֿונעם ברעט איז אָפֿן: נעם אָן אָדער אַנוליר פֿריִער
session-not-editing = דער רעדאַקטאָר פֿונעם ברעט איז נישט אָפֿן
session-nothing-kept = קיין פֿריִערדיקע שפּיל איז נישט אויפֿגעהיט
session-not-possible = דאָס איז דאָ נישט מעגלעך
session-not-by-hand = אין דער שפּיל דרייען זיך די דיסקן אַליין איבער
session-nothing-placed = עס איז נישטאָ קיין גאַנג וואָס מע קען איבערדרייען זײַנע דיסקן
session-turn-not-done = ענדיק פֿריִער איבערדרייען פֿאַר { $square }
session-no-disc = אויף { $square } ליגט נישט קיין דיסק
session-just-placed = דעם דיסק אויף { $square } האָט מען ערשט געלייגט און ער בלײַבט ווי ער איז
session-nothing-edited = אויפֿן ברעט האָט זיך גאָרנישט געביטן
session-nothing-pasted = עס איז נישטאָ וואָס אַרײַנצוקלעפּן
session-no-board = דער טעקסט ווײַזט נישט קיין ברעט
session-not-reviewing = עס גייט נישט קיין אַנאַליז
session-nothing-to-review = עס זענען נאָך נישטאָ קיין גענג צו אַנאַליזירן
session-nothing-reviewed = מע האָט נאָך גאָרנישט אַנאַליזירט
session-all-reviewed = די שפּילן זענען שוין אַנאַליזירט
session-no-values = עס זענען נישטאָ קיין ווערטן אין אַ שפּיל וואָס ווייניקער דיסקן געווינען
session-no-file = קלײַב אויס אַ טעקע אויפֿצוהיטן די שפּיל
session-file-exists = די טעקע { $file } איז שוין דאָ
session-file-not-found = { $file } איז נישטאָ
session-file-denied = { $file }: די סיסטעם דערלויבט עס נישט
session-file-failed = { $file }: { $why }
session-no-games = עס זענען נישטאָ קיין שפּילן דערין
session-no-collection = קיין זאַמלונג שפּילן איז נישט אָפֿן
session-no-such-game = אין דער זאַמלונג איז נישטאָ אַזאַ שפּיל
session-no-openings = קלײַב פֿריִער אויס אַ רשימה עפֿענונגען אין די אײַנשטעלונגען
session-engine-failed = דער מאָטאָר האָט זיך איבערגעהאַקט בײַ דער פּאָזיציע און שטייט
session-kept = די פֿריִערדיקע שפּיל איז אויפֿגעהיט און מע קען זי צוריקברענגען
session-mistakes = { $count ->
    [one] { $count } דיסק איז נישט ווי דער כּלל וויל; זאָג נאָך אַ מאָל „איבערגעדרייט“ ער זאָל אַזוי בלײַבן
   *[other] { $count } דיסקן זענען נישט ווי דער כּלל וויל; זאָג נאָך אַ מאָל „איבערגעדרייט“ זיי זאָלן אַזוי בלײַבן
}
session-handed-over = { $to ->
    [black] ווײַס גיט שוואַרץ אַ דיסק
   *[white] שוואַרץ גיט ווײַס אַ דיסק
}
session-opened = { $file }: { $format }, { $count ->
    [one] { $count } שפּיל
   *[other] { $count } שפּילן
}
session-pasted = אַרײַנגעקלעפּט: { $format }, { $count ->
    [one] { $count } שפּיל
   *[other] { $count } שפּילן
}
session-broken = מע האָט געקענט לייענען די שפּיל ביז אַהער: { $problem }
session-warnings = { $count ->
    [one] געלייענט מיט { $count } וואָרענונג: { $first }
   *[other] געלייענט מיט { $count } וואָרענונגען, די ערשטע: { $first }
}
session-saved = אויפֿגעהיט: { $file }
session-source-changed = די טעקע { $file } האָט זיך געביטן אָדער איז נישטאָ זינט דעם אַנאַליז: אירע שפּילן זענען אויפֿגעהיט ווי זיי זענען געווען
session-key-twice = דער קלאַוויש { $key } איז פֿאַר „{ $action }“, נישט אויך פֿאַר „{ $other }“
session-key-for-squares = מיטן קלאַוויש { $key } שרײַבט מען קוואַדראַטן: ער קען נישט זײַן פֿאַר „{ $action }“
session-set-aside = אַן אייגענע טעקע פֿון Huri האָט מען נישט געקענט לייענען און זי הייסט איצט { $file }
session-parts-ignored = די אײַנשטעלונגען האָט מען נישט געקענט לייענען און זיי זענען ווי בײַם אָנהייב: { $parts }
session-human = דו
session-engine-level = מדרגה { $level }
session-move-may-take = אַ גאַנג קען דויערן { $time }
session-nothing-balanced = מע האָט נישט געפֿונען קיין גלײַכע פּאָזיציע: דערלויב אַ גרעסערן ווערט אָדער ווייניקער גענג
