gui-square-legal = { $square }, wātea, ka taea, ka huri { $count } kōpae
gui-square-last = { $color ->
    [black] { $square }, pango, nekehanga whakamutunga
   *[white] { $square }, mā, nekehanga whakamutunga
}
gui-square-hint = { $best ->
    [yes] { $square }, wātea, ka taea, ka huri { $count }, uara { $value }, nekehanga pai rawa
   *[no] { $square }, wātea, ka taea, ka huri { $count }, uara { $value }
}
gui-square-wrong = { $color ->
    [black] { $square }, pango, he hē te huri
   *[white] { $square }, mā, he hē te huri
}
gui-square-marked = { $color ->
    [black] { $square }, pango, kua tohua
   *[white] { $square }, mā, kua tohua
}
gui-supply-of = { $color ->
    [black] Pango: { $count } kōpae i te taha o te papa
   *[white] Mā: { $count } kōpae i te taha o te papa
}
gui-prompt-first = Pāwhiria he tapawhā kua tohua.
gui-lesson-pass = Ki te kore e taea te huri kōpae ka hipa, ka haere tonu tērā taha.
gui-lesson-early-end = Kāore tētahi e āhei te huri kōpae, nō reira ka mutu te kēmu i konei. Ka tatauria ngā tapawhā wātea mō te toa.
gui-lesson-end = Kua kī te papa: ko te mea he maha ake ngā kōpae kua toa.
gui-no-moves-yet = Kāore anō kia nekehia
gui-listed-move = nekehanga { $number }: { $name }
gui-graph = Ngā uara mō Pango, i ia nekehanga
gui-point = { $name }, { $value }
gui-point-loss = { $name }, { $value }, { $loss } kua ngaro
gui-better = { $loss } kua ngaro: he pai ake a { $square } ({ $value })
gui-line = { $value }: { $moves }
gui-copied = Kua tāruatia
gui-drop-here = Tukua mai he kēmu, he kohinga rānei hei huaki
gui-no-dialog = Kāore he matapihi kōwhiri kōnae i tēnei pūnaha: tuhia te wāhi o te kōnae
gui-pasted-text = Kuputuhi i whakapiria
gui-pasted-picture = Kāore he kēmu i roto i te whakaahua: whakapiria he nekehanga, he pūkete, he papa rānei hei kuputuhi


gui-edit-done = Kua oti
gui-edit-cancel = Whakakore
gui-edit-undo = Wetekina
gui-edit-turn = Whakawhiti wā
gui-edit-clear = Whakawātea
gui-edit-start = Tūnga tīmatanga
gui-edit-rotate = Hurihia te papa
gui-edit-mirror = Whakaata
gui-edit-swap = Whakawhiti tae
gui-edit-paste = Ka taea hoki te whakapiri tūnga.
gui-edit-paint = Tōia ki runga i ngā tapawhā maha kia whakatakotoria katoatia. Mā te pātene matau, mā Shift+Enter rānei, ka whakatakotoria te tae kē.
gui-next-disc = te mea e whai ake
gui-odd-no-discs = Kāore he kōpae i te papa.
gui-odd-over = Kāore tētahi e āhei te tākaro: ka mutu tonu te kēmu.
gui-odd-must-pass = { $color ->
    [black] Kāore he nekehanga mā Pango, ka hipa tonu.
   *[white] Kāore he nekehanga mā Mā, ka hipa tonu.
}
gui-odd-middle-empty = Kua wātea tētahi tapawhā o waenga: kāore he kēmu e tae ki tēnei tūnga.
gui-odd-apart = Kāore ētahi kōpae e pā ki ētahi atu: kāore he kēmu e tae ki tēnei tūnga.

gui-random-plies = Nekehanga matapōkere
gui-corners = Koki ka hoatu

gui-choose-file = Kōwhiria he kōnae …
gui-choose-folder = Kōwhiria he kōpaki …
gui-choose-place = Kōwhiria he wāhi …
gui-recent = Kua huakina, kua tiakina tata nei
gui-games = Ngā kēmu
gui-outcome = Otinga
gui-any-result = otinga katoa
gui-black-won = i toa a Pango
gui-white-won = i toa a Mā
gui-drawn = haupārua
gui-folder-above = Te kōpaki o runga
gui-whole-folder = Ngā kēmu katoa o tēnei kōpaki
gui-board-svg = whakaahua o te papa, SVG
gui-board-png = whakaahua o te papa, PNG
gui-sheet-svg = puka whai tau hei whakaahua, SVG
gui-sheet-png = puka whai tau hei whakaahua, PNG
gui-copy = Tārua
gui-replace = Whakakapia
gui-nothing-lost = Ka mau te kēmu katoa i tēnei hōputu.
gui-details = Taipitopito
gui-close-collection = Katia te kohinga
gui-review-games = Arotakea ēnei kēmu
gui-save-reviewed = Tiakina ngā kēmu kua arotakea…
gui-stop-review-games = Whakamutua
gui-games-reviewed = { $done } o ngā kēmu e { $all } kua arotakea
gui-review-may-take = tērā pea ka { $time }
gui-review-left = tata ki te { $time } e toe ana
gui-lost-in-game = I ngaro i a Pango { $black }, i a Mā { $white }
gui-plies = { $count } nekehanga
gui-breaks-off = ka motu

gui-other-tags = Ētahi atu tūtohu
gui-tag-key = Ingoa o te tūtohu
gui-add-tag = Tāpiri tūtohu
gui-remove = Tangohia
gui-no-date = Ka tuhia te rā hei 1986, 1986-04, 1986-04-27 rānei.
gui-no-result = Ka tuhia te otinga hei 34-30, ko ngā kōpae a Pango i mua, ka waiho rānei kia wātea.

gui-seek = Te wāhi i te kēmu
gui-ply-of = { $ply } o te { $all }
gui-seconds-a-move = Hēkona mō ia nekehanga

gui-ground = Matapihi
gui-by-system = kei te pūnaha te tikanga
gui-ground-dark = pōuri
gui-ground-light = mārama
gui-ground-contrast = taurangi kaha
gui-board-colors = Papa
gui-board-green = kākāriki
gui-board-blue = kikorangi me te karaka, mō ngā karu katoa
gui-board-gray = kiwikiwi
gui-board-paper = pepa, pērā i ngā pukapuka
gui-text-size = Rahi kupu
gui-percent = { $number } %
gui-still = Kore he nekeneke: ka huri tonu ngā kōpae

gui-new-key = Pātuhi hou
gui-new-key-for = Pātuhi hou mō “{ $name }”
gui-press-key = Pēhia te pātuhi hou mō “{ $name }”, ko Escape rānei
gui-remove-key = Tangohia a { $key } i “{ $name }”
gui-keys-as-at-first = Pērā i te tīmatanga
gui-all-keys-as-at-first = Ngā pātuhi katoa pērā i te tīmatanga
gui-key-taken = Ko { $key } te pātuhi o “{ $name }” i mua; kua tangohia
gui-key-not-free = He tikanga kē tō { $key } e kore e taea te whakarerekē
