gui-square-legal = { $square }, nandi, ikatu oñemoĩ, ombojere { $count } disco
gui-square-last = { $color ->
    [black] { $square }, hũ, jugada paha
   *[white] { $square }, morotĩ, jugada paha
}
gui-square-hint = { $best ->
    [yes] { $square }, nandi, ikatu oñemoĩ, ombojere { $count }, tepykue { $value }, jugada iporãvéva
   *[no] { $square }, nandi, ikatu oñemoĩ, ombojere { $count }, tepykue { $value }
}
gui-square-wrong = { $color ->
    [black] { $square }, hũ, oñembojere vaíva
   *[white] { $square }, morotĩ, oñembojere vaíva
}
gui-square-marked = { $color ->
    [black] { $square }, hũ, ojehechaukáva
   *[white] { $square }, morotĩ, ojehechaukáva
}
gui-supply-of = { $color ->
    [black] Hũ: { $count } disco tablero ykére
   *[white] Morotĩ: { $count } disco tablero ykére
}
gui-prompt-first = Ejopy peteĩ cuadrado ojehechaukáva.
gui-lesson-pass = Ndaikatúiva ombojere mavave disco ombohasa, ha ambue oho jey.
gui-lesson-early-end = Avave ndaikatúi ombojere disco, upévare opa ápe ñembosarái. Umi cuadrado nandi ojepapa ipuʼakáva peg̃uarã.
gui-lesson-end = Tablero henyhẽma: hetave disco orekóva ipuʼaka.
gui-no-moves-yet = Ndaipóri gueteri jugada
gui-listed-move = jugada { $number }: { $name }
gui-graph = Tepykue Hũme g̃uarã, jugada ha jugada
gui-point = { $name }, { $value }
gui-point-loss = { $name }, { $value }, oñeperde { $loss }
gui-better = Oñeperde { $loss }: { $square } iporãvékuri ({ $value })
gui-line = { $value }: { $moves }
gui-copied = Oñemonguatiáma
gui-drop-here = Epoi ápe peteĩ ñembosarái térã ñembyaty ojepeʼa hag̃ua
gui-no-dialog = Ko sistema-pe ndaipóri ovetã ojeporavo hag̃ua marandurenda: ehai mamópa oĩ
gui-pasted-text = Jehaipy oñembojáva
gui-pasted-picture = Taʼãnga ndoguerekói ñembosarái: emboja jugada, registro térã tablero jehaipy ramo


gui-edit-done = Oĩma
gui-edit-cancel = Eheja
gui-edit-undo = Embojevy
gui-edit-turn = Ambue ohuga
gui-edit-clear = Emopotĩ
gui-edit-start = Ñepyrũ rendaite
gui-edit-rotate = Embojere tablero
gui-edit-mirror = Itangecha
gui-edit-swap = Emoambue saʼy
gui-edit-paste = Ikatu avei oñemboja peteĩ tendaite.
gui-edit-paint = Embotyryry heta cuadrado ári emoĩ hag̃ua enterovépe. Votõ akatúa, térã Shift+Enter, omoĩ ambue saʼy.
gui-next-disc = upeigua
gui-odd-no-discs = Ndaipóri disco tablero ári.
gui-odd-over = Avave ndaikatúi ohuga: opátama pe ñembosarái.
gui-odd-must-pass = { $color ->
    [black] Hũ ndorekói jugada, ombohasáta voi.
   *[white] Morotĩ ndorekói jugada, ombohasáta voi.
}
gui-odd-middle-empty = Peteĩ cuadrado mbytépe nandi: ndaipóri ñembosarái og̃uahẽva ko tendaitépe.
gui-odd-apart = Oĩ disco ndojokóiva ambuére: ndaipóri ñembosarái og̃uahẽva ko tendaitépe.

gui-random-plies = Jugada oimeraẽva
gui-corners = Esquina oñemeʼẽva

gui-choose-file = Eiporavo marandurenda …
gui-choose-folder = Eiporavo ñongatuha …
gui-choose-place = Eiporavo tenda …
gui-recent = Ojepeʼa térã oñeñongatu ramóva
gui-games = Ñembosarái
gui-outcome = Apopyre
gui-any-result = oimeraẽva
gui-black-won = Hũ ipuʼaka
gui-white-won = Morotĩ ipuʼaka
gui-drawn = ojoja
gui-folder-above = Ñongatuha yvategua
gui-whole-folder = Opa ñembosarái ko ñongatuhápe
gui-board-svg = tablero raʼãnga, SVG
gui-board-png = tablero raʼãnga, PNG
gui-sheet-svg = kuatia papapy reheve, SVG
gui-sheet-png = kuatia papapy reheve, PNG
gui-copy = Emonguatia
gui-replace = Emyengovia
gui-nothing-lost = Ko formato oñongatu ñembosarái tuichakue.
gui-details = Mbaʼemimi
gui-close-collection = Emboty ñembyaty
gui-review-games = Ehesaʼỹijo koʼã ñembosarái
gui-save-reviewed = Eñongatu umi partida ojehesaʼỹijóva…
gui-stop-review-games = Ejoko
gui-games-reviewed = { $done } / { $all } ñembosarái oñehesaʼỹijóma
gui-review-may-take = ikatu ohupyty { $time }
gui-review-left = opyta { $time } rupi
gui-lost-in-game = Hũ operde { $black }, Morotĩ { $white }
gui-plies = { $count } jugada
gui-breaks-off = opyta mbytépe

gui-other-tags = Ambue marandu
gui-tag-key = Marandu réra
gui-add-tag = Embojoapy marandu
gui-remove = Eipeʼa
gui-no-date = Arange ojehai 1986, 1986-04 térã 1986-04-27.
gui-no-result = Apopyre ojehai 34-30, Hũ disco raẽ, térã ojeheja nandi.

gui-seek = Tenda ñembosaráipe
gui-ply-of = { $ply } / { $all }
gui-seconds-a-move = Aravoʼive opa jugadápe

gui-ground = Ovetã
gui-by-system = mohendaha heʼiháicha
gui-ground-dark = ypytũ
gui-ground-light = hesakã
gui-ground-contrast = joavy mbarete
gui-board-colors = Tablero
gui-board-green = hovyũ
gui-board-blue = hovy ha naranja, opa tesa g̃uarã
gui-board-gray = hũngy
gui-board-paper = kuatia, arandukápe guáicha
gui-text-size = Tai tuichakue
gui-percent = { $number } %
gui-still = Mbaʼeve nomýi: disco ojere peteĩ jave

gui-new-key = Votõ pyahu
gui-new-key-for = Votõ pyahu “{ $name }” peg̃uarã
gui-press-key = Ejopy votõ pyahu “{ $name }” peg̃uarã, térã Escape
gui-remove-key = Eipeʼa { $key } “{ $name }”-gui
gui-keys-as-at-first = Ñepyrũháicha
gui-all-keys-as-at-first = Opa votõ ñepyrũháicha
gui-key-taken = { $key } haʼekuri “{ $name }” votõ, ha koʼág̃a ndorekovéima
gui-key-not-free = { $key } oguerekóma heʼiséva ndaikatúiva oñemoambue
