session-action = { $action ->
    [new-game] Taʻaloga fou …
    [play-again] Toe taʻalo
    [fetch-back] Toe aumai le taʻaloga muamua
    [open] Tatala …
    [library] Faletusi …
    [save] Sefe
    [save-as] Sefe i se igoa …
    [tags] Igoa ma le tauvaga …
    [players] Tagata taʻalo …
    [swap-sides] Fesuiaʻi itu
    [pass] Pasi
    [turning-done] Ua uma ona fuli
    [turning-mend] Faʻasaʻo le fuli
    [resign] Fiu
    [quit] Tuʻua
    [undo] Toe faʻafoʻi
    [redo] Toe fai le gaoioiga
    [copy-moves] Kopi gaoioiga
    [copy-board] Kopi le laupapa
    [copy-record] Kopi le taʻaloga atoa
    [copy-picture] Kopi se ata
    [paste] Faʻapipiʻi se taʻaloga poʻo se tulaga
    [set-up] Faʻatūtū se tulaga
    [comment] Faʻamatalaga …
    [sign-none] Leai se faʻailoga
    [sign-very-good] Faʻailoga !! matuā lelei
    [sign-good] Faʻailoga ! lelei
    [sign-interesting] Faʻailoga !? mālie
    [sign-doubtful] Faʻailoga ?! masalosalo
    [sign-mistake] Faʻailoga ? sese
    [sign-blunder] Faʻailoga ?? matuā sese
    [settings] Faʻatulagaga …
    [show-coordinates] Faʻaali mataitusi ma numera
    [show-legal-moves] Faʻaali gaoioiga e mafai
    [show-last-move] Faʻaali le gaoioiga mulimuli
    [show-flips] Faʻaali tisiketi e fuli
    [show-hint-values] Faʻaali togi i luga o sikuea
    [show-stable] Faʻaali tisiketi mautū
    [show-move-numbers] Faʻaali numera o gaoioiga
    [show-opening] Faʻaali le igoa o le amataga
    [show-parity] Faʻaali vaega avanoa
    [show-mobility] Faʻaali le aofaʻi o gaoioiga
    [show-graph] Faʻaali le siata
    [rotate-board] Faʻataʻamilo le laupapa
    [show-margin] Faʻaali gaoioiga ma tagata taʻalo
    [whole-screen] Lau atoa
    [larger-text] Faʻalāpoʻa mataitusi
    [smaller-text] Faʻalaʻititi mataitusi
    [usual-text] Telē masani o mataitusi
    [hint] Fautuaga
    [analyze] Togi i gaoioiga uma
    [move-now] Taʻalo nei
    [pause] Mālōlō
    [continue] Faʻaauau
    [start] I le amataga
    [back] Tasi le gaoioiga i tua
    [forward] Tasi le gaoioiga i luma
    [end] I le iʻuga
    [previous-variation] Ala muamua atu
    [next-variation] Ala sosoʻo
    [leave-variation] Tuʻua le ala
    [previous-mistake] Mea sese muamua atu
    [next-mistake] Mea sese sosoʻo
    [return-to-game] Toe foʻi i le taʻaloga
    [play-from-here] Taʻalo mai iinei
    [autoplay] Faʻaali gaoioiga taʻitasi
    [promote] Avea ma ala autū
    [delete-move] Tape lenei gaoioiga
    [cut-after] Tape mea e sosoʻo
    [review] Toe iloilo le taʻaloga
    [stop-review] Taofi le iloiloga
    [palette] Saʻili se poloaʻiga …
    [keys] Ki
    [rules] Tulafono o le taʻaloga
    [course] Aʻoaʻoga: aʻoaʻo le taʻaloga
   *[about] E uiga i le Huri
}
session-group = { $group ->
    [game] Taʻaloga
    [edit] Teuteu
    [view] Vaʻai
    [engine] Masini
    [study] Suʻesuʻe
   *[help] Fesoasoani
}
session-engines-turn = O le taimi o le masini: faʻatali, pe fai i ai e taʻalo nei
session-nothing-to-undo = E leai se gaoioiga e toe faʻafoʻi
session-nothing-to-redo = E leai se mea na toe faʻafoʻi
session-engine-not-thinking = E lē o mafaufau le masini i se gaoioiga
session-no-engine = E leai se masini iinei
session-not-paused = E leai se mea o mālōlō
session-paused = O loʻo mālōlō le taʻaloga: filifili muamua le “Faʻaauau”
session-not-playing = E leai se taʻaloga o loʻo fai iinei
session-nothing-to-return-to = Ua faʻaali le taʻaloga o loʻo fai
session-at-start = O le amataga lenei
session-at-end = O le iʻuga lenei
session-no-variation = E leai se isi gaoioiga e tutusa ma lenei
session-on-main-line = O le ala autū lava lenei
session-no-mistake = E leai se mea sese i lea itu
session-no-such-node = Ua lē o i ai lea tulaga i le taʻaloga
session-no-move-here = E leai se gaoioiga aʻo leʻi amataina
session-in-play = E ui atu le taʻaloga i lenei gaoioiga: toe faʻafoʻi
session-editing = O loʻo tatala le teuteuga o le laupapa: talia pe faʻaleaogā muamua
session-not-editing = E lē o tatala le teuteuga o le laupapa
session-nothing-kept = E leai se taʻaloga muamua o teuina
session-not-possible = E lē mafai iinei
session-not-by-hand = I lenei taʻaloga e fuli lava e latou tisiketi
session-nothing-placed = E leai se gaoioiga e mafai ona fuli ai ni tisiketi
session-turn-not-done = Faʻauma muamua le fuli mo le { $square }
session-no-disc = E leai se tisiketi i le { $square }
session-just-placed = O le tisiketi i le { $square } faʻatoʻā tuʻu ma e tumau pea
session-nothing-edited = E leai se mea ua suia i luga o le laupapa
session-nothing-pasted = E leai se mea e faʻapipiʻi
session-no-board = E leai se laupapa i lea tusiga
session-not-reviewing = E leai se iloiloga o loʻo fai
session-nothing-to-review = E leʻi i ai ni gaoioiga e iloilo
session-nothing-reviewed = E leʻi iloiloina se mea
session-all-reviewed = Ua uma ona iloilo nei taʻaloga
session-no-values = E leai ni togi i se taʻaloga e manumalo ai tisiketi itiiti
session-no-file = Filifili se faila e sefe ai le taʻaloga
session-file-exists = Ua i ai le faila { $file }
session-file-not-found = E lē o i ai le { $file }
session-file-denied = { $file }: e lē faʻatagaina e le komepiuta
session-file-failed = { $file }: { $why }
session-no-games = E leai ni taʻaloga o i ai
session-no-collection = E leai se aofaʻiga o taʻaloga ua tatala
session-no-such-game = E leai lea taʻaloga i le aofaʻiga
session-no-openings = Filifili muamua se lisi o amataga i faʻatulagaga
session-engine-failed = Ua faʻaletonu le masini i lenei tulaga ma ua tū
session-kept = O loʻo teuina le taʻaloga muamua ma e mafai ona toe aumai
session-mistakes = E { $count } tisiketi e lē tusa ma le tulafono; toe fai “ua uma ona fuli” e tuʻu ai pea
session-handed-over = { $to ->
    [black] Ua avatu e Paʻepaʻe se tisiketi iā Uliuli
   *[white] Ua avatu e Uliuli se tisiketi iā Paʻepaʻe
}
session-opened = { $file }: { $format }, { $count } taʻaloga
session-pasted = Ua faʻapipiʻi: { $format }, { $count } taʻaloga
session-broken = Ua faitau le taʻaloga seʻia oʻo iinei: { $problem }
session-warnings = Ua faitau ma ni lapataʻiga e { $count }, o le muamua: { $first }
session-saved = Ua sefe: { $file }
session-source-changed = Ua suia pe ua leai le { $file } talu ona iloilo: o loʻo teuina ona taʻaloga e pei ona sa i ai
session-key-twice = O le ki { $key } mo le “{ $action }”, ae lē mo le “{ $other }” foʻi
session-key-for-squares = E tusi sikuea le ki { $key }: e lē mafai mo le “{ $action }”
session-set-aside = Ua lē mafai ona faitau se faila a le Huri ma ua igoa nei i le { $file }
session-parts-ignored = Ua lē mafai ona faitau nei faʻatulagaga, ua pei o le amataga: { $parts }
session-human = oe
session-engine-level = vasega { $level }
session-move-may-take = e ono oʻo i le { $time } le gaoioiga
session-nothing-balanced = E leʻi maua se tulaga paleni: faʻataga se togi telē atu, poʻo ni gaoioiga itiiti ifo
