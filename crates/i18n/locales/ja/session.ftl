session-action = { $action ->
    [new-game] 新しい対局…
    [play-again] もう一度対局
    [fetch-back] 前の対局を戻す
    [open] 開く…
    [library] ライブラリ…
    [save] 保存
    [save-as] 名前を付けて保存…
    [tags] 名前と大会…
    [players] 対局者…
    [swap-sides] 黒白を入れ替える
    [pass] パス
    [turning-done] 返し終わり
    [turning-mend] 返し直す
    [resign] 投了
    [quit] 終了
    [undo] 待った
    [redo] やり直し
    [copy-moves] 手順をコピー
    [copy-board] 盤面をコピー
    [copy-record] 棋譜をコピー
    [copy-picture] 図をコピー
    [paste] 棋譜や局面を貼り付け
    [set-up] 局面を編集
    [comment] コメント…
    [sign-none] 記号なし
    [sign-very-good] 記号 !! 妙手
    [sign-good] 記号 ! 好手
    [sign-interesting] 記号 !? 面白い手
    [sign-doubtful] 記号 ?! 疑問手
    [sign-mistake] 記号 ? 悪手
    [sign-blunder] 記号 ?? 大悪手
    [settings] 設定…
    [show-coordinates] 座標を表示
    [show-legal-moves] 打てるマスを表示
    [show-last-move] 最後の手を表示
    [show-flips] 返る石を表示
    [show-hint-values] マスに評価値を表示
    [show-stable] 確定石を表示
    [show-move-numbers] 手数を表示
    [show-opening] 定石名を表示
    [show-parity] 空きの区域を表示
    [show-mobility] 打てる手の数を表示
    [show-graph] グラフを表示
    [rotate-board] 盤を回す
    [show-margin] 棋譜と対局者を表示
    [whole-screen] 全画面
    [larger-text] 文字を大きく
    [smaller-text] 文字を小さく
    [usual-text] 通常の文字サイズ
    [hint] ヒント
    [analyze] 常に評価値を表示
    [move-now] すぐに打つ
    [pause] 一時停止
    [continue] 再開
    [start] 最初へ
    [back] 一手戻る
    [forward] 一手進む
    [end] 最後へ
    [previous-variation] 前の変化
    [next-variation] 次の変化
    [leave-variation] 変化から戻る
    [previous-mistake] 前の悪手
    [next-mistake] 次の悪手
    [return-to-game] 対局に戻る
    [play-from-here] ここから対局
    [autoplay] 自動再生
    [promote] 本譜にする
    [delete-move] この手を削除
    [cut-after] この先を削除
    [review] 対局を検討
    [stop-review] 検討を中止
    [palette] コマンドを探す…
    [keys] キー
    [rules] ルール
    [course] ルールを学ぶ
   *[about] Huriについて
}
session-group = { $group ->
    [game] 対局
    [edit] 編集
    [view] 表示
    [engine] エンジン
    [study] 研究
   *[help] ヘルプ
}
session-engines-turn = エンジンの番です。待つか、すぐに打たせてください
session-nothing-to-undo = 取り消す手がありません
session-nothing-to-redo = 取り消した手がありません
session-engine-not-thinking = エンジンは考えていません
session-no-engine = ここにはエンジンがありません
session-not-paused = 一時停止していません
session-paused = 一時停止中です。先に「再開」を選んでください
session-not-playing = 対局中ではありません
session-nothing-to-return-to = すでに対局が表示されています
session-at-start = ここが最初です
session-at-end = ここが最後です
session-no-variation = この手にほかの変化はありません
session-on-main-line = これはすでに本譜です
session-no-mistake = その方向に悪手はありません
session-no-such-node = その場所はもう棋譜にありません
session-no-move-here = 最初より前に手はありません
session-in-play = この手は対局中の手です。待ったを使ってください
session-editing = 局面の編集中です。先に決定するかキャンセルしてください
session-not-editing = 局面の編集中ではありません
session-nothing-kept = 前の対局は残っていません
session-not-possible = ここではできません
session-not-by-hand = この対局では石は自動で返ります
session-nothing-placed = 石を返す手がありません
session-turn-not-done = 先に{ $square }の石を返し終えてください
session-no-disc = { $square }に石がありません
session-just-placed = { $square }の石は置いたばかりなので返せません
session-nothing-edited = 盤は変わっていません
session-nothing-pasted = 貼り付けるものがありません
session-no-board = その文字に盤面はありません
session-not-reviewing = 検討中ではありません
session-nothing-to-review = 検討する手がまだありません
session-nothing-reviewed = まだ何も検討していません
session-all-reviewed = これらの棋譜はもう検討しました
session-no-values = 少ないほうが勝つ対局に評価値はありません
session-no-file = 保存するファイルを選んでください
session-file-exists = { $file }はすでにあります
session-file-not-found = { $file }がありません
session-file-denied = { $file }：許可されていません
session-file-failed = { $file }：{ $why }
session-no-games = 対局が入っていません
session-no-collection = 棋譜集が開かれていません
session-no-such-game = 棋譜集にその対局はありません
session-no-openings = 先に設定で定石の一覧を選んでください
session-engine-failed = この局面でエンジンが止まりました
session-kept = 前の対局は残してあり、戻せます
session-mistakes = { $count }石がルールどおりではありません。そのままにするなら、もう一度「返し終わり」を選んでください
session-handed-over = { $to ->
    [black] 白が黒に石を一つ渡します
   *[white] 黒が白に石を一つ渡します
}
session-opened = { $file }：{ $format }、{ $count }局
session-pasted = 貼り付けました：{ $format }、{ $count }局
session-broken = ここまで読めました：{ $problem }
session-warnings = 読みました。注意{ $count }件：{ $first }
session-saved = 保存しました：{ $file }
session-source-changed = { $file }は検討のあとで変わったか、なくなりました。棋譜は検討したときのまま残します
session-key-twice = キー{ $key }は「{ $action }」のもので、「{ $other }」には使えません
session-key-for-squares = キー{ $key }はマスの入力に使うので、「{ $action }」には使えません
session-set-aside = Huriのファイルが読めなかったので、{ $file }に移しました
session-parts-ignored = 読めなかった設定は初めの値です：{ $parts }
session-human = あなた
session-engine-level = レベル{ $level }
session-move-may-take = 一手に{ $time }かかることがあります
session-nothing-balanced = 互角の局面が見つかりません。評価値の幅を広げるか、手数を減らしてください
