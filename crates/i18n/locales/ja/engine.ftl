engine-number = 番号
engine-empties = 空き
engine-move = 手
engine-value = 評価値
engine-depth = 深さ
engine-nodes = ノード
engine-seconds = 秒
engine-speed = Mn/s
engine-line = 読み筋
engine-level = レベル
engine-looks-ahead = 先読み
engine-solves-from = 読み切り開始
engine-win = 勝ち
engine-loss = 負け
engine-draw = 引き分け
engine-solved = { $count }局面、{ $nodes }ノード、{ $seconds }秒、{ $speed } Mn/s
engine-wrong-score = { $source }：局面{ $number }は{ $expected }とありますが、{ $found }です
engine-worth-for = { $color ->
    [black] 黒から見て{ $value }
   *[white] 白から見て{ $value }
}
engine-signature = シグネチャ：{ $nodes }ノード
engine-ran-on = { $cpu }、{ $threads }スレッド、{ $hash } MiB
engine-at-confidence = { $what }（{ $percent }%）
engine-levels-note =
    かっこの中の数は、探索で省いたものについてのエンジンの確かさです。
    ないときは何も省きません。
engine-thinking = 深さ{ $depth }、{ $value }：{ $moves }
engine-thinking-of = { $number }／{ $count }：{ $thought }
