common-app-name = Huri
common-tagline = די פּראָגראַם פֿאַר רעווערסי (אָטעלאָ)
common-yes = יאָ
common-no = ניין
common-on = אָנגעצונדן
common-off = אויסגעלאָשן
common-ok = גוט
common-cancel = אַנולירן
common-close = פֿאַרמאַכן
common-back = צוריק
common-next = ווײַטער
common-previous = פֿריִער
common-more = נאָך
common-help = הילף
common-settings = אײַנשטעלונגען
common-language = שפּראַך
common-language-of-system = די שפּראַך פֿון דער סיסטעם
common-unknown = אומבאַקאַנט
common-none = קיינע
common-list-separator = {", "}
common-error = טעות: { $what }
common-warning = וואָרענונג: { $what }
common-about = { $subject }: { $what }
common-hours = { $count ->
    [one] { $count } שעה
   *[other] { $count } שעהן
}
common-minutes = { $count ->
    [one] { $count } מינוט
   *[other] { $count } מינוט
}
common-seconds = { $count ->
    [one] { $count } סעקונדע
   *[other] { $count } סעקונדעס
}
