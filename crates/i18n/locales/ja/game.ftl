game-color = { $color ->
    [black] 黒
   *[white] 白
}
game-black = 黒
game-white = 白
game-board = 盤
game-discs = { $count }石
game-moves = { $count }手
game-empties = 空きマス{ $count }
game-score = { $black }–{ $white }
game-count = 黒{ $black }、白{ $white }

game-square-disc = { $color ->
    [black] { $square }、黒
   *[white] { $square }、白
}
game-square-empty = { $square }、空き
game-square-legal = { $square }、空き、打てる

game-to-move = { $color ->
    [black] 黒番
   *[white] 白番
}
game-placed = { $color ->
    [black] 黒{ $square }、{ $count }石を返す
   *[white] 白{ $square }、{ $count }石を返す
}
game-pass = パス
game-passed = { $color ->
    [black] 黒はパス
   *[white] 白はパス
}
game-must-pass = { $color ->
    [black] 黒は打てるマスがないのでパスです
   *[white] 白は打てるマスがないのでパスです
}
game-player-has-passed = { $name }はパス
game-move-number = { $number }手目
game-turns = { $count }石を返す

game-over = 終局
game-wins = { $color ->
    [black] { $winner }–{ $loser }で黒の勝ち
   *[white] { $winner }–{ $loser }で白の勝ち
}
game-draw = { $black }–{ $white }で引き分け
game-wins-on-time = { $color ->
    [black] 白の時間切れで黒の勝ち
   *[white] 黒の時間切れで白の勝ち
}
game-wins-by-resignation = { $color ->
    [black] 白の投了で黒の勝ち
   *[white] 黒の投了で白の勝ち
}
game-wins-by-agreement = { $color ->
    [black] 合意により{ $winner }–{ $loser }で黒の勝ち
   *[white] 合意により{ $winner }–{ $loser }で白の勝ち
}
game-wins-by-adjudication = { $color ->
    [black] 裁定により{ $winner }–{ $loser }で黒の勝ち
   *[white] 裁定により{ $winner }–{ $loser }で白の勝ち
}
game-empties-to-winner = 空きマス{ $count }は勝者の石に数えます
game-wiped-out = { $color ->
    [black] 黒の石がなくなりました
   *[white] 白の石がなくなりました
}

game-estimate = 推定
game-selective = 選択的な読み切り、正しい確率{ $percent }%
game-proved = 完全読み
game-best-move = 最善手
game-depth = 深さ{ $depth }
game-nodes = { $count }ノード
game-opening = 定石

game-occupied = { $square }にはすでに石があります
game-turns-nothing = { $square }では石を返せません。印のあるマスを選んでください
game-turns-nothing-there = { $square }では石を返せません
game-no-move-here = { $square }には打てません。打てるマスがないのでパスです
game-pass-with-moves = 打てるマスがある間はパスできません
game-already-over = 対局は終わっています
