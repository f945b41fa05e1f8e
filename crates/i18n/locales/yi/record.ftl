record-at-game = שפּיל { $number }
record-at-move = גאַנג { $number }
record-at-line = שורה { $number }
record-at-column = צייכן { $number }
record-at-byte = בײַט { $number }

record-illegal = אַ נישט־דערלויבטער גאַנג „{ $written }“: { $why }
record-expected = עס האָט געדאַרפֿט שטיין { $expected }, עס שטייט „{ $found }“
record-wrong-side = „{ $written }“ איז נישט קיין גאַנג פֿון { $color ->
        [black] שוואַרץ
       *[white] ווײַס
    }, וואָס גייט איצט
record-ends-before = די טעקע ענדיקט זיך דאָרט וווּ עס האָט געדאַרפֿט שטיין { $expected }
record-twice = דער נומער { $number } שטייט צוויי מאָל
record-missing = דער נומער { $number } פֿעלט
record-other-game = „{ $what }“ איז נישט קיין שפּיל אָטעלאָ אויף 8×8
record-too-long = איין שפּיל פֿאַרנעמט מער ווי { $limit } בײַט
record-io = מע קען נישט לייענען ווײַטער: { $why }

record-expects-move = אַ גאַנג
record-expects-squares = קוואַדראַטן a1 ביז h8
record-expects-cells = די 64 קוואַדראַטן פֿון אַ ברעט
record-expects-side = די זײַט וואָס גייט
record-expects-score = אַ רעזולטאַט
record-expects-numbers = אַכט שורות ציפֿערן
record-expects-tag = אַ צעטל ווי [Black "נאָמען"]
record-expects-comment = אַ באַמערקונג וואָס הייבט זיך אָן מיט %
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (; און די אייגנשאַפֿטן פֿון אַ שפּיל SGF
record-expects-property = אַן אייגנשאַפֿט ווי B[f5]
record-expects-wthor-header = דער קאָפּ פֿון אַ טעקע WTHOR
record-expects-wthor-record = אַ גאַנצע פֿאַרצייכענונג WTHOR
record-expects-json = אַ טעקסט JSON
record-expects-quest-game = די פֿעלדער פֿון אַ שפּיל Othello Quest
record-expects-egaroucid-game = די פֿעלדער פֿון אַ שפּיל Egaroucid
record-expects-huri-game = די פֿעלדער פֿון אַ שפּיל Huri

record-not-this = נישט { $format }: עס האָט געדאַרפֿט שטיין { $expected }, עס שטייט „{ $found }“
record-unrecognised = דאָס איז נישט קיין פֿאַרצייכענונג וואָס מע קען דאָ
record-nothing = עס איז גאָרנישט אין דעם
record-other-data = דאָס איז נישט קיין טעקסט און נישט קיין טעקע פֿון WTHOR, נאָר אַנדערע דאַטן, ווי אַ בילד אָדער אַ פּראָגראַם
record-no-games = { $format }: עס זענען נישטאָ קיין שפּילן דערין
record-only-read = { $format }: מע קען עס לייענען, אָבער נישט שרײַבן
record-other-start = דער פֿאָרמאַט האַלט נאָר שפּילן פֿונעם געוויינטלעכן אָנהייב
record-turned-by-hand = אין דער שפּיל האָט מען מיט דער האַנט איבערגעדרייט דיסקן קעגן דעם כּלל, און דאָס קען דער פֿאָרמאַט נישט האַלטן

record-result-differs = דער פֿאַרשריבענער רעזולטאַט איז { $recorded }, די גענג גיבן { $replayed }
record-rubbish = דער טעקסט נאָכן סוף איז איגנאָרירט געוואָרן: „{ $text }“
record-skipped = איבערגעהיפּט: „{ $text }“
record-side-assumed = עס שטייט נישט ווער עס גייט; מע נעמט אָן אַז { $color ->
        [black] שוואַרץ
       *[white] ווײַס
    }
record-pass-after-end = אַ פּאַס נאָכן סוף פֿון דער שפּיל איז אַרויסגעלאָזט געוואָרן
record-colors-assumed = די צייכנס פֿון די דיסקן קענען מיינען ביידע פֿאַרבן; מע נעמט אָן אַז „{ $black }“ איז שוואַרץ

record-format-transcript = גענג ווי טעקסט
record-format-grid = אַ בויגן מיט נומערן
record-format-board = אַ ברעט ווי טעקסט
record-format-obf = OBF, פּאָזיציעס מיט אָפּגעשאַצטע גענג
record-format-script = אַ רשימה פּאָזיציעס
record-format-ggf = GGF, שפּילן פֿון GGS און NBoard
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = שפּילן WTHOR
record-format-wthor-players = שפּילערס WTHOR
record-format-wthor-tournaments = טורנירן WTHOR
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri, איין שפּיל
record-format-huri-lines = Huri, איין שפּיל אויף אַ שורה

record-loss-moves = גענג
record-loss-variations = וואַריאַנטן
record-loss-comments = באַמערקונגען
record-loss-signs = צייכנס ווי „?!“
record-loss-values = ווערטן פֿון גענג
record-loss-times = צײַטן פֿון גענג
record-loss-ending = ווי די שפּיל האָט זיך געענדיקט
record-loss-ratings = ראַנגען
record-loss-names = נעמען פֿון שפּילערס
record-loss-shortened = אַ טעקסט איז פֿאַרקירצט געוואָרן
record-loss-letters = אותיות זענען פֿאַרביטן געוואָרן
record-loss-event = דער טורניר
record-loss-round = די רונדע
record-loss-place = דאָס אָרט
record-loss-date = די דאַטע אָדער אַ טייל דערפֿון
record-loss-time-control = די צײַט צו שפּילן
record-loss-rules = לויט וואָסערע כּללים מע שפּילט
record-loss-other-tags = אַנדערע צעטלען
record-lost = דער פֿאָרמאַט קען נישט האַלטן: { $what }
record-expects-wthor-end = דער סוף פֿון דער טעקע WTHOR, וואָס איר קאָפּ ציילט נישט מער קיין פֿאַרצייכענונגען
record-fix-passes = פּאַסן וווּ דאָס ברעט פֿאָדערט זיי
record-fix-square = גאַנג { $number }: { $meant } אָנשטאָט { $written }
record-fix-illegible = גאַנג { $number }: { $meant }
record-fix-swapped = די גענג { $first } און { $second } פֿאַרביטן
record-fix-missing = גאַנג { $number }: { $meant } צוגעגעבן
record-fix-surplus = גאַנג { $number } אַרויסגעלאָזט
record-fix-mirrored = ווי אין שפּיגל פֿון גאַנג { $from } אָן
