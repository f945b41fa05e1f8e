record-at-game = { $number }局目
record-at-move = { $number }手目
record-at-line = { $number }行目
record-at-column = { $number }文字目
record-at-byte = バイト{ $number }

record-illegal = 反則手「{ $written }」：{ $why }
record-expected = { $expected }があるはずのところに「{ $found }」があります
record-wrong-side = 「{ $written }」は手番の{ $color ->
        [black] 黒
       *[white] 白
    }の手ではありません
record-ends-before = { $expected }があるはずのところでファイルが終わっています
record-twice = 番号{ $number }が二つあります
record-missing = 番号{ $number }がありません
record-other-game = 「{ $what }」は8×8のオセロの対局ではありません
record-too-long = 一局が{ $limit }バイトを超えています
record-io = 続きを読めません：{ $why }

record-expects-move = 手
record-expects-squares = a1からh8までのマス
record-expects-cells = 盤の64マス
record-expects-side = 手番
record-expects-score = 評価値
record-expects-numbers = 8行の数
record-expects-tag = [Black "名前"]のようなタグ
record-expects-comment = %で始まるコメント
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (;とSGFの対局のプロパティ
record-expects-property = B[f5]のようなプロパティ
record-expects-wthor-header = WTHORファイルのヘッダー
record-expects-wthor-record = 完全なWTHORレコード
record-expects-json = JSONテキスト
record-expects-quest-game = Othello Questの対局の項目
record-expects-egaroucid-game = Egaroucidの対局の項目
record-expects-huri-game = Huriの対局の項目

record-not-this = { $format }ではありません：{ $expected }があるはずのところに「{ $found }」があります
record-unrecognised = 知られている棋譜の形式ではありません
record-nothing = 中に何もありません
record-other-data = 文字でもWTHORファイルでもない、プログラムなどのデータです
record-no-games = { $format }には対局が入っていません
record-only-read = { $format }は読めますが書けません
record-other-start = この形式には通常の初期配置からの対局しか入りません
record-turned-by-hand = 規則に反して手で返した石があり、この形式では表せません

record-result-differs = 記録された結果は{ $recorded }ですが、手順からは{ $replayed }です
record-rubbish = 終わりの後の文字を無視しました：「{ $text }」
record-skipped = 飛ばしました：「{ $text }」
record-side-assumed = 手番が書かれていないので{ $color ->
        [black] 黒
       *[white] 白
    }番とみなしました
record-pass-after-end = 終局後のパスを省きました
record-colors-assumed = 石の記号がどちらの色か決まらないので「{ $black }」を黒とみなしました

record-format-transcript = テキストの手順
record-format-grid = 番号付きの棋譜用紙
record-format-board = テキストの盤面
record-format-obf = OBF（評価付きの局面）
record-format-script = 局面の一覧
record-format-ggf = GGF（GGSとNBoardの対局）
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = WTHORの対局
record-format-wthor-players = WTHORの対局者
record-format-wthor-tournaments = WTHORの大会
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri（一局）
record-format-huri-lines = Huri（一行に一局）

record-loss-moves = 手
record-loss-variations = 変化
record-loss-comments = コメント
record-loss-signs = 「?!」などの記号
record-loss-values = 手の評価値
record-loss-times = 手の時間
record-loss-ending = 終局の理由
record-loss-ratings = レーティング
record-loss-names = 対局者の名前
record-loss-shortened = 文字列を短くしました
record-loss-letters = 文字を置き換えました
record-loss-event = 大会
record-loss-round = 回戦
record-loss-place = 場所
record-loss-date = 日付またはその一部
record-loss-time-control = 持ち時間
record-loss-rules = 対局の規則
record-loss-other-tags = その他のタグ
record-lost = この形式では表せないもの：{ $what }
record-expects-wthor-end = WTHORファイルの終わり（ヘッダーの数より多くのレコードはない）
record-fix-passes = 盤面が求めるところにパス
record-fix-square = { $number }手目：{ $written }ではなく{ $meant }
record-fix-illegible = { $number }手目：{ $meant }
record-fix-swapped = { $first }手目と{ $second }手目を入れ替え
record-fix-missing = { $number }手目：{ $meant }を補う
record-fix-surplus = { $number }手目を省く
record-fix-mirrored = { $from }手目から鏡映し
