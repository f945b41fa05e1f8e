course-title = Eñemboʼe ñembosarái
course-step = { $number } / { $of }: { $title }
course-progress = { $done } rembojapóma { $of }-gui
course-next = Upeigua
course-back = Mboyvegua
course-again = Jey
course-done = Oĩma
course-complete = Remohuʼãma ko mboʼesyry. Koʼág̃a ehuga!
course-nobody = Avave
course-draw = Ojoja

course-not-next = { $color ->
    [black] { $square } ykére ndaipóri disco morotĩ: ndaipóri mbaʼe oñemongoravaʼerã.
   *[white] { $square } ykére ndaipóri disco hũ: ndaipóri mbaʼe oñemongoravaʼerã.
}
course-not-closed = { $color ->
    [black] { $square } guive ndaipóri fila disco morotĩ opáva peteĩ hũme. Fila tekotevẽ oguereko disco hũ ijapýra mokõivévape.
   *[white] { $square } guive ndaipóri fila disco hũ opáva peteĩ morotĩme. Fila tekotevẽ oguereko disco morotĩ ijapýra mokõivévape.
}
course-marked-own = { $color ->
    [black] { $square } hũma. Disco morotĩ añoite ikatu ojere.
   *[white] { $square } morotĩma. Disco hũ añoite ikatu ojere.
}
course-marked-off-line = { $square } ndoĩri { $placed } ndive peteĩ fila karẽʼỹme, upévare ndojerei. Pe disco oñemoĩramóva añoite omongora.
course-marked-beyond = { $color ->
    [black] { $placed } ha { $square } mbytépe oĩ peteĩ disco hũ térã cuadrado nandi. Upépe opa fila.
   *[white] { $placed } ha { $square } mbytépe oĩ peteĩ disco morotĩ térã cuadrado nandi. Upépe opa fila.
}
course-marked-open = { $color ->
    [black] Pe fila { $placed } guive { $square } rupi ndopái disco hũme, upévare { $square } ndojerei.
   *[white] Pe fila { $placed } guive { $square } rupi ndopái disco morotĩme, upévare { $square } ndojerei.
}
course-marked-too-few = { $count } disco gueteri ojere. Emaʼẽ opa gotyo.
course-no-disc = { $square } nandi. Eiporavo umi disco ojeréva.

course-first-title = Disco peteĩha
course-first-task = Nde haʼe Hũ. Emoĩ peteĩ disco, peteĩ disco morotĩ opyta hag̃ua ijapytépe ambue disco hũ ndive.
course-first-right = Remongora peteĩ disco morotĩ, ha oiko ichugui hũ. Opa jugada ombojerevaʼerã peteĩ térã hetave.

course-diagonal-title = Diagonal rupi
course-diagonal-task = Umi fila oho oĩháicha, yvate guive yvy peve ha diagonal rupi. Ejuhu pe cuadrado Hũ omongorahápe mbohapy disco.
course-diagonal-right = b2 guive f6 peve: mbohapy disco morotĩ, peteĩ disco hũ ijapýra mokõivévape. Mbohapyvéva ojere.

course-directions-title = Heta fila oñondive
course-directions-task = Peteĩ disco ikatu omongora heta gotyo. Ejuhu pe cuadrado Hũ ombojerehápe disco mbohapy gotyo.
course-directions-right = c6 ombojere c5, d5 ha d6: yvate gotyo, diagonal rupi ha akatúa gotyo.
course-directions-wrong = { $square } haʼe jugada, ha katu nombojerei disco mbohapy gotyo. Eheka peteĩ cuadrado oguerekóva disco morotĩ mbohapy ijykére.

course-all-title = Opavave
course-all-task = Hũ omoĩ peteĩ disco d4-pe. Eiporavo opa disco ojeréva, poapy gotyo, upéi ere oĩmaha.
course-all-right = Pa disco poapy fílape. Ndaikatúi ojeheja peteĩnte.

course-chain-title = Ndaipóri jokuaha
course-chain-task = Hũ omoĩ peteĩ disco e4-pe. Eiporavo umi disco ojeréva.
course-chain-right = c4 ha d4 ojere. Upéi c5 oĩ mokõi disco hũ mbytépe, ha katu opyta morotĩ: pe disco oñemoĩramóva añoite omongora.

course-jump-title = Nde disco ári ani repo
course-jump-task = Hũ omoĩ peteĩ disco a4-pe. Eiporavo umi disco ojeréva.
course-jump-right = b4 añoite ojere. Pe fila opa disco hũ c4-pe; d4 oĩ hapykuépe.

course-pass-title = Ndaipóri jugada: mbohasa
course-pass-task = Hũ ohuga. Eheka peteĩ jugada. Ndaipórirõ, embohasa.
course-pass-right = Hũ ndaikatúi omongora mbaʼeve, upévare Morotĩ ohuga jey. Ojembohasa tekotevẽgui, ndahaʼéi oipotágui.

course-must-title = Oĩrõ jugada, ojehugavaʼerã
course-must-task = Hũ ombohasase, ijugada peteĩete omeʼẽgui Morotĩme peteĩ esquina. Ejuhu pe jugada ojapovaʼerã.
course-must-right = f1 haʼe jugada peteĩete, ha orekóva jugada ojapovaʼerã. Koʼág̃a Morotĩ ikatu ojapyhy esquina h1. Umi ohuga porãva oñangareko ani opa chuguikuéra jugada porã.

course-end-title = Peteĩ paha voi
course-end-task = Heta cuadrado nandi. Mávapa ikatu ohuga gueteri?
course-end-right = Avave ndaikatúi omongora, upévare opáma ñembosarái. Natekotevẽi henyhẽ tablero.
course-end-wrong = Emaʼẽ jey: oĩpa cuadrado upe ohugáva omongorahápe mbaʼe?

course-count-title = Jepapa
course-count-task = Henyhẽma tablero. Eipapa umi disco: mávapa ipuʼaka?
course-count-right = Hũ oguereko 31, Morotĩ 33: Morotĩ ipuʼaka mokõi disco rehe. Michĩramo jepe, ipuʼakáma.
course-count-wrong = Eipapa fila peteĩteĩ: mboy disco hũ oĩ? 64 mbyte haʼe 32.

course-corner-title = Esquina
course-corner-task = Disco oĩva esquina-pe arakaʼeve ndaikatúi ojere, fila mavave ndohasái hese. Ejapyhy esquina.
course-corner-right = Pe esquina nde mbaʼe tapiaite g̃uarã, ha umi disco hembeʼýpe ijykére avei ikatu opyta ojereʼỹre.
course-corner-wrong = { $square } haʼe jugada, ha katu oĩ esquina nandi. Ejapyhy.

course-gift-title = Ani remeʼẽ rei esquina
course-gift-task = Cuadrado esquina ykéregua ivai: disco upépe jepi ombojuruja esquina. Ejuhu pe jugada, upe rire Morotĩ ndaikatúi hag̃uáicha ojapyhy esquina.
course-gift-right = c4 rire Morotĩ ndorekói esquina. Ñepyrũme iporãve ejeheja umi cuadrado esquina nandi ykéregua.
course-gift-wrong = { $square } rire Morotĩ ikatu ojapyhy peteĩ esquina. Eheka ambue jugada.

course-edge-title = Hembeʼy ojereʼỹva
course-edge-task = Hũ oguereko esquina h8. Ejuhu pe jugada ombojoajúva hese ambue disco hembeʼypegua, arakaʼeve ndaikatuvéima hag̃uáicha ojere.
course-edge-right = f8, g8 ha h8 koʼág̃a peteĩ fila hũ esquina guive: ndojeremoʼãvéima ipaha peve.
course-edge-wrong = { $square } ndojapói fila disco hũ hembeʼy rupi esquina guive.

course-quiet-title = Peteĩ jugada kirirĩ
course-quiet-task = Umi disco oĩva cuadrado nandi ykére omeʼẽ jugada opositor-pe. Ejuhu pe jugada ombojeréva peteĩ disco oñemongoráva opa hendápe añoite.
course-quiet-right = f4 ombojere e5 añoite, oĩva hyepýpe. Morotĩ haimete ndohupytýi jugada pyahu. Péicha jugada héra kirirĩ.
course-quiet-wrong = { $square } ombojere peteĩ disco oĩva cuadrado nandi ykére, ha upéicha ombojuruja jugada pyahu Morotĩme.

course-mobility-title = Mbovy jugada opositor-pe
course-mobility-task = Mbovy jugada orekóva pyaʼe ohugavaʼerã umi ivaíva. Ejuhu pe jugada ohejáva Morotĩme saʼive jugada.
course-mobility-right = e2 rire Morotĩ oguereko mokõi jugada añoite. Ñembosarái mbytépe jugada iporãve disco-gui.
course-mobility-wrong = { $square } rire Morotĩ oguereko { $count } jugada. Ikatu saʼive.

course-parity-title = Jugada paha
course-parity-task = Opyta mbohapy cuadrado: peteĩ haʼeño ha mokõi oñondive. Ohuga pahavaʼekue peteĩ tendápe ombojere disco avave ombojere jeyʼỹva. Moõpa Hũ ohugavaʼerã koʼág̃a ipuʼaka hag̃ua?
course-parity-right = Hũ omyenyhẽ pe cuadrado haʼeñóva. Morotĩ oñepyrũvaʼerã umi mokõime, ha Hũ oguereko jugada paha. Eheja opositor-pe umi tenda orekóva cuadrado papapy joja.
course-parity-wrong = { $square } rire Morotĩ ohuga paha umi mokõime ha ipuʼaka. Eipapa cuadrado nandi peteĩteĩ tendápe.
