session-action = { $action ->
    [new-game] Kēmu hou …
    [play-again] Tākaro anō
    [fetch-back] Whakahokia te kēmu o mua
    [open] Huaki …
    [library] Whare pukapuka …
    [save] Tiaki
    [save-as] Tiaki hei …
    [tags] Ngā ingoa me te whakataetae …
    [players] Ngā kaitākaro …
    [swap-sides] Whakawhiti taha
    [pass] Hipa
    [turning-done] Kua oti te huri
    [turning-mend] Whakatika i te huri
    [resign] Tuku
    [quit] Puta
    [undo] Wetekina
    [redo] Mahia anō
    [copy-moves] Tārua i ngā nekehanga
    [copy-board] Tārua i te papa
    [copy-record] Tārua i te kēmu katoa
    [copy-picture] Tārua i tētahi whakaahua
    [paste] Whakapiri i tētahi kēmu, tūnga rānei
    [set-up] Whakarite tūnga
    [comment] Kōrero …
    [sign-none] Kore tohu
    [sign-very-good] Tohu !! pai rawa
    [sign-good] Tohu ! pai
    [sign-interesting] Tohu !? pārekareka
    [sign-doubtful] Tohu ?! rangirua
    [sign-mistake] Tohu ? hē
    [sign-blunder] Tohu ?? hē rawa
    [settings] Tautuhinga …
    [show-coordinates] Whakaatu i ngā taunga
    [show-legal-moves] Whakaatu i ngā nekehanga ka taea
    [show-last-move] Whakaatu i te nekehanga whakamutunga
    [show-flips] Whakaatu i ngā kōpae ka huri
    [show-hint-values] Whakaatu i ngā uara i ngā tapawhā
    [show-stable] Whakaatu i ngā kōpae ū
    [show-move-numbers] Whakaatu i ngā tau nekehanga
    [show-opening] Whakaatu i te ingoa o te tīmatanga
    [show-parity] Whakaatu i ngā rohe wātea
    [show-mobility] Whakaatu i te maha o ngā nekehanga
    [show-graph] Whakaatu i te kauwhata
    [rotate-board] Hurihia te papa
    [show-margin] Whakaatu i ngā nekehanga me ngā kaitākaro
    [whole-screen] Mata katoa
    [larger-text] Kia nui ake ngā kupu
    [smaller-text] Kia iti iho ngā kupu
    [usual-text] Te rahi kupu o ia rā
    [hint] Tīwhiri
    [analyze] He uara i ia nekehanga
    [move-now] Tākaro ināianei
    [pause] Tatari
    [continue] Haere tonu
    [start] Ki te tīmatanga
    [back] Kotahi nekehanga whakamuri
    [forward] Kotahi nekehanga whakamua
    [end] Ki te mutunga
    [previous-variation] Ara kē o mua
    [next-variation] Ara kē whai ake
    [leave-variation] Waiho te ara kē
    [previous-mistake] Hē o mua
    [next-mistake] Hē whai ake
    [return-to-game] Hoki ki te kēmu
    [play-from-here] Tākaro mai i konei
    [autoplay] Whakaatu i ia nekehanga
    [promote] Hei ara matua
    [delete-move] Mukua tēnei nekehanga
    [cut-after] Mukua ngā mea o muri
    [review] Arotake i te kēmu
    [stop-review] Whakamutu i te arotake
    [palette] Kimi tohutono …
    [keys] Ngā pātuhi
    [rules] Ngā ture o te kēmu
    [course] Akoranga: akohia te kēmu
   *[about] Mō Huri
}
session-group = { $group ->
    [game] Kēmu
    [edit] Whakatika
    [view] Tirohanga
    [engine] Pūkaha
    [study] Ako
   *[help] Āwhina
}
session-engines-turn = Ko te wā o te pūkaha: tatari, tonoa rānei kia tākaro ināianei
session-nothing-to-undo = Kāore he nekehanga hei wetekina
session-nothing-to-redo = Kāore he mea i wetekina
session-engine-not-thinking = Kāore te pūkaha e whakaaro ana ki tētahi nekehanga
session-no-engine = Kāore he pūkaha i konei
session-not-paused = Kāore he mea e tatari ana
session-paused = Kei te tatari te kēmu: kōwhiria “Haere tonu” i te tuatahi
session-not-playing = Kāore he kēmu e tākarohia ana i konei
session-nothing-to-return-to = Kei te whakaatuhia kē te kēmu
session-at-start = Ko te tīmatanga tēnei
session-at-end = Ko te mutunga tēnei
session-no-variation = Kāore he nekehanga kē i te taha o tēnei
session-on-main-line = Ko te ara matua kē tēnei
session-no-mistake = Kāore he hē ki taua taha
session-no-such-node = Kua kore taua wāhi i tēnei kēmu
session-no-move-here = Kāore he nekehanga i mua i te tīmatanga
session-in-play = Kei te haere te kēmu mā tēnei nekehanga: wetekina kē
session-editing = Kei te huaki te ētita papa: whakaaetia, whakakorea rānei i te tuatahi
session-not-editing = Kāore te ētita papa i te huaki
session-nothing-kept = Kāore he kēmu o mua kua tiakina
session-not-possible = Kāore e taea i konei
session-not-by-hand = I tēnei kēmu ka huri noa ngā kōpae
session-nothing-placed = Kāore he nekehanga hei huri i ōna kōpae
session-turn-not-done = Whakaotia te huri mō { $square } i te tuatahi
session-no-disc = Kāore he kōpae i { $square }
session-just-placed = Kātahi anō te kōpae i { $square } ka whakatakotoria, ka noho tonu
session-nothing-edited = Kāore he mea i rerekē i te papa
session-nothing-pasted = Kāore he mea hei whakapiri
session-no-board = Kāore he papa i taua kuputuhi
session-not-reviewing = Kāore he arotake e haere ana
session-nothing-to-review = Kāore anō he nekehanga hei arotake
session-nothing-reviewed = Kāore anō he mea kia arotakea
session-all-reviewed = Kua arotakea kētia ēnei kēmu
session-no-values = Kāore he uara i te kēmu e toa ai ngā kōpae iti iho
session-no-file = Kōwhiria he kōnae hei tiaki i te kēmu
session-file-exists = Kei konei kē te kōnae { $file }
session-file-not-found = Kāore a { $file } i konei
session-file-denied = { $file }: kāore te pūnaha e whakaae
session-file-failed = { $file }: { $why }
session-no-games = Kāore he kēmu i roto
session-no-collection = Kāore he kohinga kēmu e huaki ana
session-no-such-game = Kāore taua kēmu i te kohinga
session-no-openings = Kōwhiria he rārangi tīmatanga i ngā tautuhinga i te tuatahi
session-engine-failed = I hē te pūkaha i tēnei tūnga, kua tū
session-kept = Kua tiakina te kēmu o mua, ka taea te whakahoki
session-mistakes = { $count } kōpae kāore i hāngai ki te ture; kīia anō “kua oti te huri” kia noho pērā
session-handed-over = { $to ->
    [black] Ka hoatu e Mā tētahi kōpae ki a Pango
   *[white] Ka hoatu e Pango tētahi kōpae ki a Mā
}
session-opened = { $file }: { $format }, { $count } kēmu
session-pasted = Kua whakapiria: { $format }, { $count } kēmu
session-broken = I taea te pānui te kēmu tae noa ki konei: { $problem }
session-warnings = I pānuitia me ngā whakatūpato e { $count }, te tuatahi: { $first }
session-saved = Kua tiakina: { $file }
session-source-changed = Kua rerekē, kua ngaro rānei a { $file } mai i te arotake: kua tiakina ōna kēmu pērā i mua
session-key-twice = Mō “{ $action }” te pātuhi { $key }, kaua hoki mō “{ $other }”
session-key-for-squares = Ka tuhi tapawhā te pātuhi { $key }: kāore e taea mō “{ $action }”
session-set-aside = Kāore i taea te pānui tētahi kōnae a Huri, ko { $file } tōna ingoa ināianei
session-parts-ignored = Kāore i taea te pānui ēnei tautuhinga, he pērā i te tīmatanga: { $parts }
session-human = koe
session-engine-level = taumata { $level }
session-move-may-take = tērā pea ka { $time } te nekehanga
session-nothing-balanced = Kāore i kitea he tūnga taurite: whakaaetia he uara nui ake, he nekehanga iti iho rānei
