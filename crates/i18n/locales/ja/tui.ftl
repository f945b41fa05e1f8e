tui-too-small = 画面が小さすぎます：{ $width }桁×{ $height }行が必要です
tui-mobility = 打てる手{ $count }
tui-supply = 盤の外に{ $count }
tui-periods = ×{ $count }
tui-thinking-move = 考慮中、レベル{ $level }
tui-thinking-hints = ヒントを探しています
tui-thinking-review = 対局を検討しています
tui-thinking-ponder = あなたの番に考えています
tui-nodes-short = { $nodes }ノード
tui-speed = { $nodes }ノード、毎秒{ $per_second }
tui-prompt-first = 印のあるマスを選んでください：矢印とEnter、クリック、またはf5のように入力
tui-prompt-resume = 前回の対局が残っています：{ $key }で続けられます。または印のあるマスを選んでください
tui-prompt-turn = はさんだ石を返してから、返し終わりにしてください
tui-prompt-engine = { $color ->
    [black] 黒が考えています
   *[white] 白が考えています
}
tui-prompt-beside = 振り返り中：対局は待っています。ここで打つと変化になります
tui-prompt-looking = 対局中ではありません。打つと変化になります
tui-prompt-editing = { $color ->
    [black] 局面の編集、黒番
   *[white] 局面の編集、白番
}
tui-on-board = 盤上{ $black }–{ $white }
tui-anti-winner = { $color ->
    [black] 石の少ない黒の勝ち
   *[white] 石の少ない白の勝ち
}
tui-anti-draw = 同数で引き分け
tui-menu = メニュー
tui-edit-cycle = 石
tui-edit-turn = 手番
tui-edit-clear = 消去
tui-edit-start = 初期配置
tui-edit-rotate = 回す
tui-edit-mirror = 鏡映し
tui-edit-swap = 色を入れ替え
tui-edit-accept = 決定
tui-edit-cancel = キャンセル
tui-course-leave = 終わる
tui-overwrite = 同じ名前のファイルを置き換える
tui-all-of-folder = このフォルダーのすべての対局
tui-library-foot = Enter：開く   Backspace：上のフォルダー
tui-games-of = { $all }局のうち{ $shown }局
tui-look-for = 名前か年：
tui-unreadable = { $count }局が読めません
tui-find-command = コマンドを探す
tui-new-game = 新しい対局
tui-new-game-button = 始める
tui-players = 対局者
tui-tags = 名前と大会
tui-open = 開く
tui-open-button = 開く
tui-save-as = 名前を付けて保存
tui-save-button = 保存
tui-path = ファイル
tui-format = 形式
tui-comment = コメント
tui-paste = 棋譜や局面を貼り付け
tui-text-foot = Tab：決定   Esc：キャンセル
tui-keys = キー
tui-press-key = 新しいキーを押してください
tui-keys-foot = Enter：別のキー   Backspace：元どおり   Del：なし
tui-copied = 端末のクリップボードに送りました。届かなければここで選んでください
tui-no-picture-here = 端末では図をコピーできません。「huri show --svg」を使ってください
tui-no-date = 日付は1986、1986-04、1986-04-27のように書きます
tui-about-version = Huri { $version }：リバーシ（オセロ）の対局、再生、研究。
tui-about-license = MITライセンスまたはApacheライセンス2.0による自由ソフトウェアです。無保証です。
tui-start-listed = 定石の一覧から
tui-person = ここにいる人
tui-engine-at = エンジン、レベル{ $level }
tui-start = 始め方
tui-start-standard = 通常
tui-start-random = 互角の局面から
tui-start-handicap = { $color ->
    [black] 黒に隅{ $corners }
   *[white] 白に隅{ $corners }
}
tui-start-shown = 表示中の局面から
tui-rules = ルール
tui-rules-standard = 通常
tui-rules-tabletop = 木の盤：手で返す
tui-rules-anti = 少ないほうが勝ち
tui-clock = 時計
tui-clock-none = なし
tui-clock-sudden-death = 切れ負け
tui-clock-increment = 一手ごとに加算
tui-clock-byo-yomi = 秒読み
tui-clock-per-move = 一手ごと
tui-clock-minutes = { $color ->
    [black] 分、黒
   *[white] 分、白
}
tui-clock-seconds = 加算、秒読み、一手の秒
tui-clock-periods = 秒読みの回数
tui-tag-name = { $color ->
    [black] 黒
   *[white] 白
}
tui-tag-rating = { $color ->
    [black] 黒のレーティング
   *[white] 白のレーティング
}
tui-tag-event = 大会
tui-tag-round = 回戦
tui-tag-place = 場所
tui-tag-date = 日付
tui-by-terminal = 端末に合わせる
tui-ground = 端末の背景
tui-ground-dark = 暗い
tui-ground-light = 明るい
tui-board-color = 盤の色
tui-board-green = 緑
tui-board-blue = 青
tui-board-gray = 灰色
tui-design = 盤の大きさ
tui-design-large = 大
tui-design-medium = 中
tui-design-plain = 罫線
tui-mouse = マウス
tui-rtl = 右から左の文字
tui-rtl-visual = ここで並べる
tui-rtl-logical = 端末に任せる
tui-pace = 動きの速さ（%）。0で動きなし
tui-my-name = 名前
tui-openings-list = 定石の一覧（ファイル）
tui-confirm-passes = パスを確認する
tui-turning-help = 手で返す
tui-turning-strict = 規則どおりで知らせない
tui-turning-tell = まちがいを知らせる
tui-turning-rows = 返す石を示す
tui-analysis-level = ヒントのレベル
tui-hints = ヒントの数。0ですべて
tui-review-level = 検討のレベル
tui-loss-doubtful = この損から?!
tui-loss-mistake = この損から?
tui-loss-blunder = この損から??
tui-autoplay-tenths = 自動再生の一手（0.1秒単位）
tui-hash = エンジンのメモリー（MiB）
tui-threads = スレッド。0で一つを残してすべて
tui-ponder = 相手の番にもエンジンが考える
tui-review = 検討
tui-review-progress = { $all }局面のうち{ $done }
tui-totals = { $color ->
    [black] 黒：?! × { $doubtful }、? × { $mistakes }、?? × { $blunders }
   *[white] 白：?! × { $doubtful }、? × { $mistakes }、?? × { $blunders }
}
tui-losses = { $moves }手で{ $loss }石の損（{ $kind }）
tui-selective-short = 選択的
tui-no-mistakes = 悪手は見つかっていません。
tui-mistakes-foot = Enter：そこへ
tui-lost = { $loss }の損：最善は{ $best } { $value }
tui-no-terminal = 入出力は端末でなければなりません。「--lines」は端末なしで動きます
tui-lines-welcome = Huri。f5のようなマスか「help」を入力してください。
tui-lines-help = マス：f5。見る：board、moves、count、list、where、hint。打つ：pass、undo、redo、now、pause、continue、resign、new、swap、level 5。木の盤：石のあるマスで返す、done、mend。移動：back、forward、start、end、return、play。ファイル：open ファイル、save ファイル。終了：quit。
tui-lines-unknown = 「{ $line }」はわかりません。「help」と入力してください
