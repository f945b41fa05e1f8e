rules-title = Reversi rekorã

rules-aim-title = Mbaʼerãpa
rules-aim = Mokõi ohugáva, Hũ ha Morotĩ, omoĩ disco peteĩ tablero ári, poapy cuadrado ipekue ha poapy ijyvatekue. Ipahápe, hetave disco isaʼýva orekóva tablero ári ipuʼaka.

rules-start-title = Disco ha ñepyrũ
rules-discs = Oĩ 64 disco, hũ peteĩ hováre ha morotĩ ambuére. Peteĩteĩ ohugáva ojapyhy 32 ha omoĩ isaʼy yvate gotyo.
rules-squares = Umi columna héra a guive h peve, asúgui akatúa gotyo, ha umi fila 1 guive 8 peve, yvatégui yvy gotyo. Upéicha, a1 haʼe cuadrado yvate asúpe ha h8 yvy gotyo akatúape.
rules-start = Ñepyrũme oĩ irundy disco mbytépe: Hũ mbaʼe d5 ha e4-pe, Morotĩ mbaʼe d4 ha e5-pe. Hũ oñepyrũ; upéi ohuga peteĩteĩ.
rules-start-picture = Pe ñepyrũ. Umi techaukaha ohechauka irundy cuadrado, Hũ ikatuhápe omoĩ idisco peteĩha.

rules-turn-title = Peteĩ jugada
rules-turn = Ohugávape og̃uahẽvo, omoĩ peteĩ disco cuadrado nandi ári, omongora hag̃ua peteĩ disco térã hetave saʼy ambuéva. Upéi ombojere opa disco oñemongoráva: koʼág̃a ohechauka isaʼy.
rules-outflank = Mongora heʼise rereko peteĩ disco opositor fila apýra mokõivévape. Pe fila ikatu ipuku térã peteĩ disco añoite, ha katu tekotevẽ ikarẽʼỹ ha ndaipórivaʼerã kuára: fila, columna térã diagonal rupi.
rules-row-before = Hũ ohuga. Morotĩ disco c4, d4 ha e4-pe oĩ peteĩ fílape, peteĩ disco hũ reheve ijapýrape ha peteĩ cuadrado nandi ambuépe.
rules-row-after = Hũ omoĩ peteĩ disco f4-pe, omongora mbohapyvéva ha ombojere.

rules-directions-title = Opa gotyo
rules-directions = Peteĩ disco ikatu omongora heta fila oñondive, poapy gotyo oĩhápe. Opavave ojere.
rules-directions-before = Hũ ohugáta d4-pe: upégui osẽ peteĩ fila disco morotĩ poapy gotyo, ha peteĩteĩ opa peteĩ disco hũme.
rules-directions-after = d4 rire, ojere paite pa disco, poapy fílape.

rules-not-title = Mbaʼépa ndojerei
rules-chain = Pe disco oñemoĩramóva añoite omongora. Umi disco ojerevaʼekue nomongorái ambuépe upe jugadápe, jepe opyta fila apýrape: ndaipóri jokuaha.
rules-chain-picture = Hũ omoĩ peteĩ disco e4-pe ha ombojere c4 ha d4. Koʼág̃a c5 oĩ mokõi disco hũ mbytépe, ha katu opyta morotĩ: e4 ndoĩri hendive peteĩ fílape.
rules-jump = Pe fila opa pe disco saʼy teéva peteĩháme. Avave ndaikatúi opo idisco teére, ni cuadrado nandíre, omongora hag̃ua disco mombyryvéva.
rules-jump-picture = Hũ omoĩ peteĩ disco a4-pe. Ombojere b4. Pe disco morotĩ d4-pe opyta: pe disco hũ c4-pe oĩ henondépe.

rules-all-title = Opavave ojerevaʼerã
rules-all = Opa disco oñemongoráva oñembojerevaʼerã. Ndaikatúi ojeheja peteĩnte, jepe iporãvéta upéicha.

rules-pass-title = Mbohasa
rules-pass = Ndaikatúiva omongora mbaʼeve ombohasavaʼerã: nomoĩri disco, ha opositor ohuga jey. Ikatu oiko heta jey ojoapykuéri.
rules-no-pass = Ikatúva omongora ohugavaʼerã. Avave ndaikatúi ombohasa ijugada kuéra ivaígui añoite.
rules-pass-picture = Hũ ohuga. Disco hũ mavave ndaikatúi omongora, upévare Hũ ombohasavaʼerã. Morotĩ ikatu ohuga c5 térã e7-pe.

rules-supply-title = Peteĩ ohugáva disco opávo
rules-supply = Peteĩ ohugáva ndorekovéirõ disco, ha katu ikatu omongora, opositor omeʼẽ chupe peteĩ imbaʼéva, mboy jeýpa tekotevẽ. Avave ndoperdéi ijugada disco ndaipórigui.

rules-mend-title = Oñemoĩva, ha oñembojere vaíva
rules-placed = Peteĩ disco oñemoĩmava opyta icuadrádope ñembosarái opa peve. Isaʼy añoite oñemoambue.
rules-mend = Peteĩ ohugáva ombojere vaírõ peteĩ disco térã hesarái peteĩgui, ikatu oñemyatyrõ opositor ohuga mboyve. Upe rire opyta oĩháicha.
rules-huri = Huri ombojere umi disco nderehe ha ndojavýi. Tablero yvyra ári nde voi rembojere, ha upépe oiko ko tekorã.

rules-end-title = Pe paha
rules-end = Ñembosarái opa mokõivéva ndaikatúivo ohuga. Jepivérõ tablero henyhẽma, ha katu natekotevẽi upéicha.
rules-end-picture = Peteĩ paha voi: ni Hũ ni Morotĩ ndaikatúi omongora. Hũ ipuʼaka.

rules-count-title = Jepapa
rules-count = Peteĩteĩ oipapa idisco tablero ári. Hetave orekóva ipuʼaka; 32 peteĩteĩme, térã ojojáva tablero henyhẽʼỹvape, ojoja.
rules-count-empties = Torneo-pe opaite ombyaty 64: umi cuadrado opytáva nandi ojepapa ipuʼakáva peg̃uarã, ha ojojávo mbyte peteĩteĩme. Upéicha, 15 disco 2 rehe ojehai 62 – 2.
