cli-usual-start = 通常の初期配置
cli-standard-input = 標準入力
cli-place-in-file = { $path }、{ $place }
cli-recognised = { $format }、{ $number }局目
cli-cannot-read = { $path }を読めません：{ $why }
cli-cannot-write = { $path }に書けません：{ $why }
cli-exists = { $path }はすでにあります。--forceで上書きします
cli-not-found = そのファイルはありません
cli-no-folder = そのフォルダーはありません
cli-no-permission = 許可されていません
cli-is-folder = フォルダーです
cli-not-a-folder = フォルダーではありません
cli-disk-full = ディスクがいっぱいです
cli-no-such-game = { $source }は{ $count }局で、{ $wanted }局目はありません
cli-no-such-ply = { $source }は{ $count }手で、--ply { $wanted }はありません
cli-no-match = { $pattern }に合うファイルがありません
cli-which-format = 書く形式を--toで指定してください：{ $formats }
cli-one-game-a-file = { $format }は一ファイルに一局です。--gameで選ぶか、huri-linesで書いてください
cli-not-a-duration = 「{ $text }」は2sや500msのような時間ではありません
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] 黒番、打てる手{ $count }
   *[white] 白番、打てる手{ $count }
}
cli-move-of = { $number }／{ $count }手目
cli-round = { $round }回戦
cli-opening = 定石：{ $name }
cli-turning = { $count }石を返す：{ $squares }
cli-replay-keys = → 次   ← 前   Home 最初   End 最後   Space 再生   q 終了
cli-replay-keys-running = Space 停止   ← 前   q 終了
cli-file = ファイル
cli-games = 対局
cli-legal = 合法
cli-finished = 終局
cli-unfinished = 未終局
cli-agreeing = 結果一致
cli-total = 合計
cli-all-right = { $games }局、すべて合法で結果も正しい。
cli-not-right = { $illegal ->
    [0] { $differing }局の結果が盤面と違います。
   *[other] { $differing ->
        [0] { $illegal }局に誤りがあります。
       *[other] { $illegal }局に誤りがあり、{ $differing }局の結果が盤面と違います。
    }
}
cli-files-left-out = 対局のないほかの{ $count }ファイルは省きました。
cli-nothing-to-verify = 対局が見つかりません
cli-repair = おそらく：{ $what }
cli-no-repair = 直し方が見つかりません
cli-converted = { $games }局を{ $path }に書きました
cli-game-range = { $first }–{ $last }局目
cli-play-prompt = { $color ->
    [black] 黒：
   *[white] 白：
}
cli-play-help =
    f5      f5に石を置く
    undo    最後の手を取り消す
    redo    もう一度打つ
    save    対局をファイルに書く：save 名前
    resign  投了する
    help    この一覧を見る
    quit    終わる。対局は次のために残す
cli-play-what = 「{ $written }」はマスでもコマンドでもありません。「help」で一覧が出ます
cli-play-try = 打てるマス：{ $squares }
cli-play-nothing-to-undo = 取り消す手がありません
cli-play-nothing-to-redo = やり直す手がありません
cli-play-taken-back = { $square }を取り消しました
cli-play-resumed = 途中の対局を続けます。--newで新しく始めます。保存場所：{ $path }
cli-play-kept = 対局は{ $path }に残っています。「huri play」で続けられます。
cli-play-saved = { $path }に保存しました
cli-play-save-where = 保存先を書いてください：save 名前
cli-which-extension = { $path }には形式を示す拡張子がありません：{ $extensions }
cli-play-over = undo、save 名前、quit：
