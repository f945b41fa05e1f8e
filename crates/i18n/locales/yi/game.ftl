game-color = { $color ->
    [black] שוואַרץ
   *[white] ווײַס
}
game-black = שוואַרץ
game-white = ווײַס
game-board = ברעט
game-discs = { $count ->
    [one] { $count } דיסק
   *[other] { $count } דיסקן
}
game-moves = { $count ->
    [one] { $count } גאַנג
   *[other] { $count } גענג
}
game-empties = { $count ->
    [one] { $count } ליידיקער קוואַדראַט
   *[other] { $count } ליידיקע קוואַדראַטן
}
game-score = { $black }–{ $white }
game-count = שוואַרץ { $black }, ווײַס { $white }

game-square-disc = { $color ->
    [black] { $square }, שוואַרץ
   *[white] { $square }, ווײַס
}
game-square-empty = { $square }, ליידיק
game-square-legal = { $square }, ליידיק, מעגלעך

game-to-move = { $color ->
    [black] שוואַרץ גייט
   *[white] ווײַס גייט
}
game-placed = { $color ->
    [black] { $count ->
        [one] שוואַרץ { $square } דרייט איבער { $count } דיסק
       *[other] שוואַרץ { $square } דרייט איבער { $count } דיסקן
    }
   *[white] { $count ->
        [one] ווײַס { $square } דרייט איבער { $count } דיסק
       *[other] ווײַס { $square } דרייט איבער { $count } דיסקן
    }
}
game-pass = פּאַסן
game-passed = { $color ->
    [black] שוואַרץ פּאַסט
   *[white] ווײַס פּאַסט
}
game-must-pass = { $color ->
    [black] שוואַרץ האָט נישט קיין גאַנג און מוז פּאַסן
   *[white] ווײַס האָט נישט קיין גאַנג און מוז פּאַסן
}
game-player-has-passed = { $name } פּאַסט
game-move-number = גאַנג { $number }
game-turns = { $count ->
    [one] דרייט איבער { $count } דיסק
   *[other] דרייט איבער { $count } דיסקן
}

game-over = די שפּיל איז געענדיקט
game-wins = { $color ->
    [black] שוואַרץ געווינט { $winner }–{ $loser }
   *[white] ווײַס געווינט { $winner }–{ $loser }
}
game-draw = רעמי, { $black }–{ $white }
game-wins-on-time = { $color ->
    [black] שוואַרץ געווינט: ווײַס האָט נישט מער קיין צײַט
   *[white] ווײַס געווינט: שוואַרץ האָט נישט מער קיין צײַט
}
game-wins-by-resignation = { $color ->
    [black] שוואַרץ געווינט: ווײַס האָט זיך אונטערגעגעבן
   *[white] ווײַס געווינט: שוואַרץ האָט זיך אונטערגעגעבן
}
game-wins-by-agreement = { $color ->
    [black] שוואַרץ געווינט { $winner }–{ $loser } לויטן אָפּמאַך
   *[white] ווײַס געווינט { $winner }–{ $loser } לויטן אָפּמאַך
}
game-wins-by-adjudication = { $color ->
    [black] שוואַרץ געווינט { $winner }–{ $loser } לויטן באַשלוס פֿונעם ריכטער
   *[white] ווײַס געווינט { $winner }–{ $loser } לויטן באַשלוס פֿונעם ריכטער
}
game-empties-to-winner = { $count ->
    [one] דער ליידיקער קוואַדראַט ווערט גערעכנט צום געווינער
   *[other] די { $count } ליידיקע קוואַדראַטן ווערן גערעכנט צום געווינער
}
game-wiped-out = { $color ->
    [black] שוואַרץ האָט נישט מער קיין דיסק
   *[white] ווײַס האָט נישט מער קיין דיסק
}

game-estimate = אָפּשאַצונג
game-selective = אויסגעזוכט ביזן סוף, ריכטיק מיט אַ זיכערקייט פֿון { $percent } %
game-proved = באַוויזן
game-best-move = דער בעסטער גאַנג
game-depth = טיפֿקייט { $depth }
game-nodes = { $count ->
    [one] { $count } פּאָזיציע
   *[other] { $count } פּאָזיציעס
}
game-opening = עפֿענונג

game-occupied = אויף { $square } ליגט שוין אַ דיסק
game-turns-nothing = { $square } דרייט גאָרנישט איבער: קלײַב אויס אַן אָנגעצייכנטן קוואַדראַט
game-turns-nothing-there = { $square } דרייט גאָרנישט איבער
game-no-move-here = { $square } איז נישט מעגלעך: עס איז נישטאָ קיין גאַנג, מע מוז פּאַסן
game-pass-with-moves = מע טאָר נישט פּאַסן כּל־זמן עס איז דאָ אַ גאַנג
game-already-over = די שפּיל איז געענדיקט
