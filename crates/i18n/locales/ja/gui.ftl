gui-square-legal = { $square }、空き、打てる、{ $count }石を返す
gui-square-last = { $color ->
    [black] { $square }、黒、最後の手
   *[white] { $square }、白、最後の手
}
gui-square-hint = { $best ->
    [yes] { $square }、空き、打てる、{ $count }石を返す、評価値{ $value }、最善手
   *[no] { $square }、空き、打てる、{ $count }石を返す、評価値{ $value }
}
gui-square-wrong = { $color ->
    [black] { $square }、黒、返しまちがい
   *[white] { $square }、白、返しまちがい
}
gui-square-marked = { $color ->
    [black] { $square }、黒、印あり
   *[white] { $square }、白、印あり
}
gui-supply-of = { $color ->
    [black] 黒：盤の外に{ $count }石
   *[white] 白：盤の外に{ $count }石
}
gui-prompt-first = 印のあるマスをクリックしてください。
gui-lesson-pass = 石を返せないときはパスし、相手が続けて打ちます。
gui-lesson-early-end = どちらも石を返せないので、ここで終わりです。空きマスは勝った側に数えます。
gui-lesson-end = 盤が埋まりました。石の多いほうの勝ちです。
gui-no-moves-yet = まだ手がありません
gui-listed-move = { $number }手目：{ $name }
gui-graph = 黒から見た一手ごとの評価値
gui-point = { $name }、{ $value }
gui-point-loss = { $name }、{ $value }、{ $loss }の損
gui-better = { $loss }の損：{ $square }のほうがよい（{ $value }）
gui-line = { $value }：{ $moves }
gui-copied = コピーしました
gui-drop-here = 棋譜や棋譜集をここに落とすと開きます
gui-no-dialog = このシステムではファイルを選ぶ画面を開けません。場所を入力してください
gui-pasted-text = 貼り付けた文字
gui-pasted-picture = 図に棋譜はありません。手順、棋譜、盤面を文字で貼り付けてください


gui-edit-done = 決定
gui-edit-cancel = キャンセル
gui-edit-undo = 元に戻す
gui-edit-turn = 手番を替える
gui-edit-clear = 消去
gui-edit-start = 初期配置
gui-edit-rotate = 盤を回す
gui-edit-mirror = 鏡映し
gui-edit-swap = 色を入れ替え
gui-edit-paste = 局面を貼り付けることもできます。
gui-edit-paint = ドラッグで続けて置けます。右ボタン、または Shift+Enter で反対の色を置きます。
gui-next-disc = 次のもの
gui-odd-no-discs = 盤に石がありません。
gui-odd-over = どちらも打てません。すぐに終局になります。
gui-odd-must-pass = { $color ->
    [black] 黒は打てるマスがなく、すぐにパスになります。
   *[white] 白は打てるマスがなく、すぐにパスになります。
}
gui-odd-middle-empty = 中央のマスが空いています。この局面になる対局はありません。
gui-odd-apart = ほかの石から離れた石があります。この局面になる対局はありません。

gui-random-plies = 無作為に打つ手数
gui-corners = 置き石の隅の数

gui-choose-file = ファイルを選ぶ…
gui-choose-folder = フォルダーを選ぶ…
gui-choose-place = 保存先を選ぶ…
gui-recent = 最近開いた・保存したもの
gui-games = 棋譜
gui-outcome = 結果
gui-any-result = すべて
gui-black-won = 黒の勝ち
gui-white-won = 白の勝ち
gui-drawn = 引き分け
gui-folder-above = 上のフォルダー
gui-whole-folder = このフォルダーのすべての棋譜
gui-board-svg = 盤の図、SVG
gui-board-png = 盤の図、PNG
gui-sheet-svg = 手順の図、SVG
gui-sheet-png = 手順の図、PNG
gui-copy = コピー
gui-replace = 置き換える
gui-nothing-lost = この形式なら棋譜がすべて残ります。
gui-details = 詳細
gui-close-collection = 棋譜集を閉じる
gui-review-games = これらの棋譜を検討
gui-save-reviewed = 検討した対局を保存…
gui-stop-review-games = 中止
gui-games-reviewed = { $all }局中{ $done }局を検討
gui-review-may-take = { $time }かかることがあります
gui-review-left = 残り{ $time }ほど
gui-lost-in-game = 損：黒{ $black }、白{ $white }
gui-plies = { $count }手
gui-breaks-off = 途中まで

gui-other-tags = その他の項目
gui-tag-key = 項目名
gui-add-tag = 項目を追加
gui-remove = 削除
gui-no-date = 日付は1986、1986-04、1986-04-27のように書きます。
gui-no-result = 結果は34-30のように黒の石数を先に書くか、空けておきます。

gui-seek = 棋譜の中の位置
gui-ply-of = { $ply }／{ $all }
gui-seconds-a-move = 一手の秒数

gui-ground = ウィンドウ
gui-by-system = システムに合わせる
gui-ground-dark = 暗い
gui-ground-light = 明るい
gui-ground-contrast = 高コントラスト
gui-board-colors = 盤の色
gui-board-green = 緑
gui-board-blue = 青とオレンジ、どの目にも見分けやすい
gui-board-gray = 灰色
gui-board-paper = 紙、本のように
gui-text-size = 文字の大きさ
gui-percent = { $number }%
gui-still = 動きを見せず、石はすぐに返る

gui-new-key = 新しいキー
gui-new-key-for = 「{ $name }」の新しいキー
gui-press-key = 「{ $name }」の新しいキーを押してください。Escapeで中止します
gui-remove-key = 「{ $name }」から{ $key }を外す
gui-keys-as-at-first = 最初の設定に戻す
gui-all-keys-as-at-first = すべてのキーを最初の設定に戻す
gui-key-taken = { $key }は「{ $name }」のキーでしたが、外れました
gui-key-not-free = { $key }の働きは決まっていて変えられません
