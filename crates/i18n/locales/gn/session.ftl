session-action = { $action ->
    [new-game] Ñembosarái pyahu …
    [play-again] Ehuga jey
    [fetch-back] Egueru jey ñembosarái mboyvegua
    [open] Eipeʼa …
    [library] Arandukarenda …
    [save] Eñongatu
    [save-as] Eñongatu peteĩ térape …
    [tags] Téra ha torneo …
    [players] Ohugáva …
    [swap-sides] Emoambue saʼy
    [pass] Embohasa
    [turning-done] Oñembojerepáma
    [turning-mend] Emyatyrõ ñembojere
    [resign] Eheja
    [quit] Esẽ
    [undo] Embojevy jugada
    [redo] Ejapo jey
    [copy-moves] Emonguatia jugada
    [copy-board] Emonguatia tablero
    [copy-record] Emonguatia ñembosarái tuichakue
    [copy-picture] Emonguatia taʼãnga
    [paste] Emboja ñembosarái térã tendaite
    [set-up] Emohenda peteĩ tendaite
    [comment] Jeʼepy …
    [sign-none] Techaukahaʼỹre
    [sign-very-good] Techaukaha !! iporãiterei
    [sign-good] Techaukaha ! iporã
    [sign-interesting] Techaukaha !? hechapyrã
    [sign-doubtful] Techaukaha ?! pyʼamokõi
    [sign-mistake] Techaukaha ? jejavy
    [sign-blunder] Techaukaha ?? jejavy tuicha
    [settings] Ñemboheko …
    [show-coordinates] Ehechauka tai ha papapy
    [show-legal-moves] Ehechauka jugada ikatúva
    [show-last-move] Ehechauka jugada paha
    [show-flips] Ehechauka mbaʼépa ombojere
    [show-hint-values] Ehechauka tepykue cuadrado ári
    [show-stable] Ehechauka disco ojereʼỹva
    [show-move-numbers] Ehechauka jugada papapy
    [show-opening] Ehechauka ñepyrũ réra
    [show-parity] Ehechauka tenda nandi
    [show-mobility] Ehechauka mboy jugadapa oĩ
    [show-graph] Ehechauka gráfico
    [rotate-board] Embojere tablero
    [show-margin] Ehechauka jugada ha ohugáva
    [whole-screen] Pantalla tuichakue
    [larger-text] Tai tuichave
    [smaller-text] Tai michĩve
    [usual-text] Tai jepiguáicha
    [hint] Ñemoñeʼẽ
    [analyze] Tepykue opa jugadápe
    [move-now] Ehuga koʼág̃a
    [pause] Epytuʼu
    [continue] Ekuʼe jey
    [start] Ñepyrũme
    [back] Peteĩ jugada tapykue
    [forward] Peteĩ jugada tenonde
    [end] Ipahápe
    [previous-variation] Tape ambue mboyvegua
    [next-variation] Tape ambue upeigua
    [leave-variation] Esẽ tape ambuégui
    [previous-mistake] Jejavy mboyvegua
    [next-mistake] Jejavy upeigua
    [return-to-game] Ejevy ñembosaráipe
    [play-from-here] Ehuga koʼágui
    [autoplay] Ehechauka jugada peteĩteĩ
    [promote] Ejapo chugui tape tee
    [delete-move] Embogue ko jugada
    [cut-after] Embogue oúva upe rire
    [review] Ehesaʼỹijo ñembosarái
    [stop-review] Ejoko ñehesaʼỹijo
    [palette] Eheka tembiapoukapy …
    [keys] Votõ kuéra
    [rules] Ñembosarái rekorã
    [course] Mboʼepy: eikuaa mbaʼéichapa oñembosarái
   *[about] Huri rehegua
}
session-group = { $group ->
    [game] Ñembosarái
    [edit] Mbosakoʼi
    [view] Jehecha
    [engine] Monguʼeha
    [study] Ñemoarandu
   *[help] Pytyvõ
}
session-engines-turn = Monguʼeha ohuga: ehaʼarõ, térã ejerure chupe ohuga koʼág̃a
session-nothing-to-undo = Ndaipóri jugada ojevy hag̃ua
session-nothing-to-redo = Ndaipóri mbaʼe ojevyvaʼekue
session-engine-not-thinking = Monguʼeha noñeʼamindui jugada rehe
session-no-engine = Ápe ndaipóri monguʼeha
session-not-paused = Ndaipóri mbaʼe opytuʼúva
session-paused = Ñembosarái opytuʼu: eiporavo raẽ “Ekuʼe jey”
session-not-playing = Ápe ndojehugái ñembosarái
session-nothing-to-return-to = Ojehechauka hína ñembosarái
session-at-start = Kóva haʼe ñepyrũ
session-at-end = Kóva haʼe paha
session-no-variation = Ndaipóri ambue jugada koʼãva ykére
session-on-main-line = Kóvama haʼe tape tee
session-no-mistake = Upe gotyo ndaipóri jejavy
session-no-such-node = Upe tenda ndaipovéima ko ñembosaráipe
session-no-move-here = Ñepyrũ mboyve ndaipóri jugada
session-in-play = Ñembosarái ohasa ko jugada rupi: embojevy
session-editing = Tablero mbosakoʼiha ojepeʼáma: emoneĩ térã eheja raẽ
session-not-editing = Tablero mbosakoʼiha ndojepeʼái
session-nothing-kept = Noñeñongatúi ñembosarái mboyvegua
session-not-possible = Ápe ndaikatúi
session-not-by-hand = Ko ñembosaráipe umi disco ojere haʼeño
session-nothing-placed = Ndaipóri jugada oñembojere hag̃ua idisco
session-turn-not-done = Emohuʼã raẽ ñembojere { $square } peg̃uarã
session-no-disc = { $square }-pe ndaipóri disco
session-just-placed = Pe disco { $square }-pe oñemoĩramo ha opyta oĩháicha
session-nothing-edited = Mbaʼeve noñemoambuéi tablerope
session-nothing-pasted = Ndaipóri mbaʼe oñemboja hag̃ua
session-no-board = Pe moñeʼẽrã ndohechaukái tablero
session-not-reviewing = Ndaipóri ñehesaʼỹijo ojejapóva
session-nothing-to-review = Ndaipóri gueteri jugada oñehesaʼỹijo hag̃ua
session-nothing-reviewed = Noñehesaʼỹijói gueteri mbaʼeve
session-all-reviewed = Koʼã ñembosarái oñehesaʼỹijóma
session-no-values = Ndaipóri tepykue ñembosarái saʼive disco ipuʼakáva
session-no-file = Eiporavo peteĩ marandurenda reñongatu hag̃ua
session-file-exists = Oĩma marandurenda { $file }
session-file-not-found = { $file } ndaipóri
session-file-denied = { $file }: mohendaha ndohejái
session-file-failed = { $file }: { $why }
session-no-games = Ndaipóri ñembosarái hyepýpe
session-no-collection = Ndaipóri ñembosarái aty ojepeʼáva
session-no-such-game = Pe atýpe ndaipóri upe ñembosarái
session-no-openings = Eiporavo raẽ peteĩ ñepyrũ rysýi ñembohekópe
session-engine-failed = Monguʼeha ojavy ko tendaitépe ha opyta
session-kept = Ñembosarái mboyvegua oñeñongatu ha ikatu ojegueru jey
session-mistakes = { $count } disco ndoĩri tekorã heʼiháicha; ere jey “oñembojerepáma” opyta hag̃ua upéicha
session-handed-over = { $to ->
    [black] Morotĩ omeʼẽ peteĩ disco Hũme
   *[white] Hũ omeʼẽ peteĩ disco Morotĩme
}
session-opened = { $file }: { $format }, { $count } ñembosarái
session-pasted = Oñemboja: { $format }, { $count } ñembosarái
session-broken = Ñembosarái oñemoñeʼẽkuaa koʼápe peve: { $problem }
session-warnings = Oñemoñeʼẽ { $count } ñemomarandu reheve, peteĩha: { $first }
session-saved = Oñeñongatu: { $file }
session-source-changed = { $file } iñambue térã ndaipovéima oñehesaʼỹijo rire: iñembosarái oñeñongatu oĩhaguéicha
session-key-twice = Votõ { $key } haʼe “{ $action }” mbaʼe, ndahaʼéi avei “{ $other }” mbaʼe
session-key-for-squares = Votõ { $key } ohai tenda: ndaikatúi haʼe “{ $action }” mbaʼe
session-set-aside = Huri marandurenda peteĩ ndaikatúi oñemoñeʼẽ ha koʼág̃a héra { $file }
session-parts-ignored = Koʼã ñemboheko ndaikatúi oñemoñeʼẽ ha oĩ ñepyrũháicha: { $parts }
session-human = nde
session-engine-level = tendáva { $level }
session-move-may-take = peteĩ jugada ikatu ohupyty { $time }
session-nothing-balanced = Ndojejuhúi tendaite joja: eheja tepykue tuichave térã saʼive jugada
