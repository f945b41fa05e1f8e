tui-too-small = Ovetã michĩeterei: tekotevẽ { $width } columna ha { $height } fila
tui-mobility = { $count } jugada
tui-supply = { $count } tablero ykére
tui-periods = ×{ $count }
tui-thinking-move = oñeʼamindu, tendáva { $level }
tui-thinking-hints = oheka ñemoñeʼẽ
tui-thinking-review = ohesaʼỹijo ñembosarái
tui-thinking-ponder = oñeʼamindu nde árape
tui-nodes-short = { $nodes } tendaite
tui-speed = { $nodes } tendaite, { $per_second }/s
tui-prompt-first = Eiporavo cuadrado ojehechaukáva: huʼy ha Enter, click, térã ehai, f5-icha
tui-prompt-resume = Ne ñembosarái pahague oñeñongatu: { $key } ogueru jey. Térã eiporavo cuadrado ojehechaukáva
tui-prompt-turn = Embojere disco oñemongoráva, upéi ere oĩmaha
tui-prompt-engine = { $color ->
    [black] Hũ oñeʼamindu
   *[white] Morotĩ oñeʼamindu
}
tui-prompt-beside = Remaʼẽ tapykue: ñembosarái ohaʼarõ; jugada ápe oipeʼa tape ambue
tui-prompt-looking = Ndaipóri ñembosarái: jugada oipeʼa tape ambue
tui-prompt-editing = { $color ->
    [black] Oñemohenda tendaite, Hũ ohuga
   *[white] Oñemohenda tendaite, Morotĩ ohuga
}
tui-on-board = tablerope { $black }–{ $white }
tui-anti-winner = { $color ->
    [black] Hũ oguereko saʼive disco ha ipuʼaka
   *[white] Morotĩ oguereko saʼive disco ha ipuʼaka
}
tui-anti-draw = Ojoja: mokõivéva oguereko peteĩcha disco
tui-menu = Poravorã
tui-edit-cycle = disco
tui-edit-turn = mávapa ohuga
tui-edit-clear = mopotĩ
tui-edit-start = ñepyrũ
tui-edit-rotate = mbojere
tui-edit-mirror = itangecha
tui-edit-swap = moambue saʼy
tui-edit-accept = oĩma
tui-edit-cancel = eheja
tui-course-leave = esẽ
tui-overwrite = Emyengovia marandurenda upe hérava
tui-all-of-folder = opa ñembosarái ko ñongatuhápe
tui-library-foot = Enter: eipeʼa   Backspace: ñongatuha yvategua
tui-games-of = { $shown } / { $all } ñembosarái
tui-look-for = Téra térã ary:
tui-unreadable = { $count } ñembosarái ndaikatúi oñemoñeʼẽ
tui-find-command = Eheka tembiapoukapy
tui-new-game = Ñembosarái pyahu
tui-new-game-button = Eñepyrũ
tui-players = Ohugáva
tui-tags = Téra ha torneo
tui-open = Eipeʼa
tui-open-button = Eipeʼa
tui-save-as = Eñongatu peteĩ térape
tui-save-button = Eñongatu
tui-path = Marandurenda
tui-format = Formato
tui-comment = Jeʼepy
tui-paste = Emboja ñembosarái térã tendaite
tui-text-foot = Tab: oĩma   Esc: eheja
tui-keys = Votõ
tui-press-key = ejopy votõ pyahu
tui-keys-foot = Enter: ambue votõ   Backspace: yma guaréicha   Del: mavave
tui-copied = Oñemondo terminal kuatiajokohápe; nog̃uahẽirõ, ehechauka ápe
tui-no-picture-here = Terminal-pe ndaipóri taʼãnga oñemonguatia hag̃ua: eiporu “huri show --svg”
tui-no-date = Arange ojehai 1986, 1986-04 térã 1986-04-27
tui-about-version = Huri { $version }: ehuga, ehecha jey ha eñemoarandu Reversi (Othello).
tui-about-license = Software sãso, licencia MIT térã licencia Apache 2.0 guýpe, reiporavoháicha. Garantía ỹre.
tui-start-listed = ñepyrũ rysýigui
tui-person = peteĩ tapicha ápe
tui-engine-at = monguʼeha, tendáva { $level }
tui-start = Ñepyrũ
tui-start-standard = jepiguáicha
tui-start-random = oimeraẽ tendaite joja
tui-start-handicap = { $color ->
    [black] { $corners } esquina Hũme g̃uarã
   *[white] { $corners } esquina Morotĩme g̃uarã
}
tui-start-shown = tendaite ojehecháva guive
tui-rules = Tekorã
tui-rules-standard = jepiguáicha
tui-rules-tabletop = tablero yvyra: ñembojere pópe
tui-rules-anti = saʼive disco ipuʼaka
tui-clock = Aravopapaha
tui-clock-none = mavave
tui-clock-sudden-death = ñembosarái tuichakue g̃uarã
tui-clock-increment = oñembojoapy opa jugadápe
tui-clock-byo-yomi = upéi ára pehẽngue
tui-clock-per-move = opa jugadápe g̃uarã
tui-clock-minutes = { $color ->
    [black] Aravoʼi, Hũ
   *[white] Aravoʼi, Morotĩ
}
tui-clock-seconds = Aravoʼive ñembojoapy, ára pehẽngue térã jugada g̃uarã
tui-clock-periods = Ára pehẽngue
tui-tag-name = { $color ->
    [black] Hũ
   *[white] Morotĩ
}
tui-tag-rating = { $color ->
    [black] Hũ mbaʼerepy
   *[white] Morotĩ mbaʼerepy
}
tui-tag-event = Torneo
tui-tag-round = Jere
tui-tag-place = Tenda
tui-tag-date = Arange
tui-by-terminal = terminal heʼiháicha
tui-ground = Terminal rugua
tui-ground-dark = ypytũ
tui-ground-light = hesakã
tui-board-color = Tablero
tui-board-green = hovyũ
tui-board-blue = hovy
tui-board-gray = hũngy
tui-design = Tablero tuichakue
tui-design-large = tuicha
tui-design-medium = mbytegua
tui-design-plain = kysaja
tui-mouse = Anguja
tui-rtl = Moñeʼẽrã akatúagui asu gotyo
tui-rtl-visual = oñemohenda ápe
tui-rtl-logical = terminal omohenda
tui-pace = Jugada pyaʼekue por ciento-pe, 0 ndaipórirõ
tui-my-name = Che réra
tui-openings-list = Ñepyrũ rysýi, marandurenda
tui-confirm-passes = Emoneĩ che mbohasa
tui-turning-help = Ñembojere pópe
tui-turning-strict = hekopete, pytyvõʼỹre
tui-turning-tell = ojeʼe umi jejavy
tui-turning-rows = ojehechauka disco oñembojere vaʼerã
tui-analysis-level = Ñemoñeʼẽ tendáva
tui-hints = Mboy ñemoñeʼẽ, 0 opavave
tui-review-level = Ñehesaʼỹijo tendáva
tui-loss-doubtful = ?! ko ñeperde guive
tui-loss-mistake = ? ko ñeperde guive
tui-loss-blunder = ?? ko ñeperde guive
tui-autoplay-tenths = Aravoʼive pehẽngue paha opa jugada ojehechaukávape
tui-hash = Monguʼeha manduʼa MiB-pe
tui-threads = Inimbo, 0 opavave peteĩ ỹre
tui-ponder = Monguʼeha oñeʼamindu che árape
tui-review = Ñehesaʼỹijo
tui-review-progress = { $done } / { $all } tendaite
tui-totals = { $color ->
    [black] Hũ: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
   *[white] Morotĩ: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
}
tui-losses = { $loss } disco oñeperde { $moves } jugadápe ({ $kind })
tui-selective-short = ojeporavóva
tui-no-mistakes = Ndojekuaái jejavy.
tui-mistakes-foot = Enter: eho upépe
tui-lost = oñeperde { $loss }: { $best } { $value } iporãvévakuri
tui-no-terminal = Jeike ha ñesẽ haʼevaʼerã terminal; “--lines” ombaʼapo hese ỹre
tui-lines-welcome = Huri. Ehai peteĩ cuadrado f5-icha, térã “help”.
tui-lines-help = Cuadrado: f5. Emaʼẽ: board, moves, count, list, where, hint. Ehuga: pass, undo, redo, now, pause, continue, resign, new, swap, level 5. Tablero yvyra: cuadrado disco reheve ombojere, done, mend. Eguata: back, forward, start, end, return, play. Marandurenda: open MARANDURENDA, save MARANDURENDA. Esẽ: quit.
tui-lines-unknown = “{ $line }” noñentendéi: ehai “help”
