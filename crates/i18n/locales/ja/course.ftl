course-title = ルールを学ぶ
course-step = { $number }／{ $of }：{ $title }
course-progress = { $of }のうち{ $done }できました
course-next = 次へ
course-back = 前へ
course-again = もう一度
course-done = 決定
course-complete = これで全部です。さあ、対局しましょう！
course-nobody = どちらも打てない
course-draw = 引き分け

course-not-next = { $color ->
    [black] { $square }のとなりに白石がありません。はさむものがありません。
   *[white] { $square }のとなりに黒石がありません。はさむものがありません。
}
course-not-closed = { $color ->
    [black] { $square }から見て、黒石で終わる白石の並びがありません。並びの両端に黒石が必要です。
   *[white] { $square }から見て、白石で終わる黒石の並びがありません。並びの両端に白石が必要です。
}
course-marked-own = { $color ->
    [black] { $square }はもう黒です。返るのは白石だけです。
   *[white] { $square }はもう白です。返るのは黒石だけです。
}
course-marked-off-line = { $square }は{ $placed }と一直線上にないので返りません。はさめるのは、いま置いた石だけです。
course-marked-beyond = { $color ->
    [black] { $placed }と{ $square }の間に黒石か空いたマスがあります。並びはそこで終わります。
   *[white] { $placed }と{ $square }の間に白石か空いたマスがあります。並びはそこで終わります。
}
course-marked-open = { $color ->
    [black] { $placed }から{ $square }を通る並びは黒石で終わらないので、{ $square }は返りません。
   *[white] { $placed }から{ $square }を通る並びは白石で終わらないので、{ $square }は返りません。
}
course-marked-too-few = あと{ $count }石返ります。すべての方向を見てください。
course-no-disc = { $square }には石がありません。返る石を選んでください。

course-first-title = 最初の石
course-first-task = あなたは黒です。白石が、置いた石と別の黒石の間にはさまれるように置いてください。
course-first-right = 白石をはさんで、黒に返しました。一手ごとに少なくとも一つは返さなければなりません。

course-diagonal-title = 斜めの並び
course-diagonal-task = 並びには横、縦、斜めがあります。黒が三つの石をはさめるマスを見つけてください。
course-diagonal-right = b2からf6まで、両端が黒で間に白石が三つ。三つとも返ります。

course-directions-title = いくつもの方向
course-directions-task = 一つの石でいくつもの方向をはさめます。黒が三方向の石を返せるマスを見つけてください。
course-directions-right = c6はc5、d5、d6を返します。上と、斜めと、右です。
course-directions-wrong = { $square }には打てますが、三方向は返せません。三方に白石があるマスを探してください。

course-all-title = すべて返す
course-all-task = 黒がd4に置きます。八つの方向で返る石をすべて選んでから、決定してください。
course-all-right = 八つの並びの十個の石です。一つも残せません。

course-chain-title = 連鎖はしない
course-chain-task = 黒がe4に置きます。返る石を選んでください。
course-chain-right = 返るのはc4とd4です。c5は黒石二つの間になりますが、白のままです。はさめるのは、いま置いた石だけです。

course-jump-title = 自分の石は飛びこせない
course-jump-task = 黒がa4に置きます。返る石を選んでください。
course-jump-right = 返るのはb4だけです。並びはc4の黒石で終わり、d4はその向こうです。

course-pass-title = 打てなければパス
course-pass-task = 黒番です。打てるマスを探し、なければパスしてください。
course-pass-right = 黒は何もはさめないので、白がもう一度打ちます。パスは仕方なくするもので、選んではできません。

course-must-title = 打てるなら打つ
course-must-task = 黒はパスしたいところです。ただ一つの手が白に隅を与えるからです。打たなければならない手を見つけてください。
course-must-right = 打てるのはf1だけで、打てるなら打たなければなりません。白は隅h1を取れるようになりました。上手な人は、よい手がなくならないように気をつけます。

course-end-title = 早い終局
course-end-task = 空いたマスがたくさんあります。まだ打てるのはどちらでしょう。
course-end-right = どちらも何もはさめないので終局です。盤が埋まらなくても終わることがあります。
course-end-wrong = もう一度見てください。その色が何かをはさめるマスはありますか。

course-count-title = 数える
course-count-task = 盤が埋まりました。石を数えてください。どちらの勝ちでしょう。
course-count-right = 黒31、白33で、白の2石勝ちです。差はわずかでも勝ちは勝ちです。
course-count-wrong = 一行ずつ数えましょう。黒石はいくつありますか。64の半分は32です。

course-corner-title = 隅
course-corner-task = 隅の石は、はさまれることがないので決して返されません。隅を取ってください。
course-corner-right = 隅はずっとあなたのものです。そこに続く辺の石も返されなくなることがあります。
course-corner-wrong = { $square }にも打てますが、隅が空いています。隅を取ってください。

course-gift-title = 隅を与えない
course-gift-task = 隅のとなりは危険です。そこに打つと相手に隅を取られやすくなります。白が隅を取れない手を見つけてください。
course-gift-right = c4なら白は隅を取れません。序盤は、空いた隅のとなりには打たないのがよいでしょう。
course-gift-wrong = { $square }に打つと白に隅を取られます。別の手を探してください。

course-edge-title = 安全な辺
course-edge-task = 黒は隅h8を持っています。辺の石をその隅につなげて、二度と返されないようにする手を見つけてください。
course-edge-right = f8、g8、h8が隅からの黒の並びになりました。終わりまで返されません。
course-edge-wrong = { $square }では、隅から辺に沿った黒の並びになりません。

course-quiet-title = 中割り
course-quiet-task = 空いたマスに接する石は、相手の打てる手を増やします。まわりをすべて囲まれた石だけを返す手を見つけてください。
course-quiet-right = f4が返すのは内側のe5だけです。白の打てる手はほとんど増えません。このような手を中割りといいます。
course-quiet-wrong = { $square }は空いたマスに接する石を返すので、白の打てる手を増やします。

course-mobility-title = 相手の手を減らす
course-mobility-task = 打てる手が少ないと、やがて悪い手を打たされます。白の打てる手が最も少なくなる手を見つけてください。
course-mobility-right = e2のあと、白の打てる手は二つだけです。中盤では石の数より手の数が大切です。
course-mobility-wrong = { $square }のあと、白の打てる手は{ $count }あります。もっと減らせます。

course-parity-title = 最後の一手
course-parity-task = 残りは三マス、一つのところと二つのところがあります。そこで最後に打った人の返した石は、もう返されません。勝つには、黒は今どこに打つべきでしょう。
course-parity-right = 黒が一つのところを埋めると、白は二つのところに先に打つことになり、黒が最後に打ちます。偶数のところは相手に先に打たせましょう。これを偶数理論といいます。
course-parity-wrong = { $square }のあと、白が二つのところの最後に打って勝ちます。それぞれの空きマスを数えてください。
