engine-number = נומ׳
engine-empties = ליידיקע
engine-move = גאַנג
engine-value = ווערט
engine-depth = טיף
engine-nodes = פּאָזיציעס
engine-seconds = סעקונדעס
engine-speed = Mn/s
engine-line = ליניע
engine-level = מדרגה
engine-looks-ahead = גענג פֿאָרויס
engine-solves-from = ביזן סוף פֿון
engine-win = געווינס
engine-loss = פֿאַרלוסט
engine-draw = רעמי
engine-solved = { $count ->
    [one] { $count } אויפֿגאַבע, { $nodes } פּאָזיציעס, { $seconds } s, { $speed } Mn/s
   *[other] { $count } אויפֿגאַבעס, { $nodes } פּאָזיציעס, { $seconds } s, { $speed } Mn/s
}
engine-wrong-score = { $source }: פֿאַר דער פּאָזיציע { $number } שטייט { $expected }, אָבער עס איז { $found }
engine-worth-for = { $color ->
    [black] { $value } פֿאַר שוואַרץ
   *[white] { $value } פֿאַר ווײַס
}
engine-signature = חתימה: { $nodes } פּאָזיציעס
engine-ran-on = { $threads ->
    [one] { $cpu }, { $threads } פֿאָדעם, { $hash } MiB
   *[other] { $cpu }, { $threads } פֿעדעם, { $hash } MiB
}
engine-at-confidence = { $what } ({ $percent } %)
engine-levels-note =
    אַ צאָל אין קלאַמערן זאָגט ווי זיכער דער מאָטאָר איז מיט דעם וואָס ער לאָזט אַרויס
    בײַם זוכן; אָן איר לאָזט ער גאָרנישט אַרויס.
engine-thinking = טיפֿקייט { $depth }, { $value }: { $moves }
engine-thinking-of = { $number } פֿון { $count }: { $thought }
