tui-too-small = He iti rawa te matapihi: me { $width } tīwae, me { $height } rārangi
tui-mobility = { $count } nekehanga
tui-supply = { $count } i te taha o te papa
tui-periods = ×{ $count }
tui-thinking-move = e whakaaro ana, taumata { $level }
tui-thinking-hints = e kimi tīwhiri ana
tui-thinking-review = e arotake ana i te kēmu
tui-thinking-ponder = e whakaaro ana i tō wā
tui-nodes-short = { $nodes } pona
tui-speed = { $nodes } pona, { $per_second }/s
tui-prompt-first = Kōwhiria he tapawhā kua tohua: ngā pere me Enter, he pāwhiri, patohia rānei, pērā i te f5
tui-prompt-resume = Kua tiakina tō kēmu whakamutunga: mā { $key } e haere tonu ai. Kōwhiria rānei he tapawhā kua tohua
tui-prompt-turn = Hurihia ngā kōpae kua karapotia, kātahi ka kī kua oti
tui-prompt-engine = { $color ->
    [black] E whakaaro ana a Pango
   *[white] E whakaaro ana a Mā
}
tui-prompt-beside = E titiro whakamuri ana: ka tatari te kēmu; mā te nekehanga i konei ka huaki he ara kē
tui-prompt-looking = Kāore he kēmu e haere ana: mā te nekehanga ka huaki he ara kē
tui-prompt-editing = { $color ->
    [black] E whakarite tūnga ana, ko te wā o Pango
   *[white] E whakarite tūnga ana, ko te wā o Mā
}
tui-on-board = i te papa { $black }–{ $white }
tui-anti-winner = { $color ->
    [black] He iti iho ngā kōpae a Pango, ka toa
   *[white] He iti iho ngā kōpae a Mā, ka toa
}
tui-anti-draw = He haupārua: he ōrite te maha o ngā kōpae
tui-menu = Tahua
tui-edit-cycle = kōpae
tui-edit-turn = nō wai te wā
tui-edit-clear = whakawātea
tui-edit-start = tīmatanga
tui-edit-rotate = hurihia
tui-edit-mirror = whakaata
tui-edit-swap = whakawhiti tae
tui-edit-accept = kua oti
tui-edit-cancel = whakakore
tui-course-leave = waiho
tui-overwrite = Whakakapia te kōnae o taua ingoa
tui-all-of-folder = ngā kēmu katoa o tēnei kōpaki
tui-library-foot = Enter: huaki   Backspace: te kōpaki o runga
tui-games-of = { $shown } o ngā kēmu e { $all }
tui-look-for = Ingoa, tau rānei:
tui-unreadable = { $count } kēmu kāore e taea te pānui
tui-find-command = Kimihia he tohutono
tui-new-game = Kēmu hou
tui-new-game-button = Tīmata
tui-players = Ngā kaitākaro
tui-tags = Ngā ingoa me te whakataetae
tui-open = Huaki
tui-open-button = Huaki
tui-save-as = Tiaki hei
tui-save-button = Tiaki
tui-path = Kōnae
tui-format = Hōputu
tui-comment = Kōrero
tui-paste = Whakapiri i tētahi kēmu, tūnga rānei
tui-text-foot = Tab: kua oti   Esc: whakakore
tui-keys = Ngā pātuhi
tui-press-key = pēhia te pātuhi hou
tui-keys-foot = Enter: pātuhi kē   Backspace: pērā i mua   Del: kore
tui-copied = Kua tukuna ki te papatopenga o te kāpeka; ki te kore e tae, tohua i konei
tui-no-picture-here = Kāore he whakaahua hei tārua i konei: whakamahia “huri show --svg”
tui-no-date = Ka tuhia te rā hei 1986, 1986-04, 1986-04-27 rānei
tui-about-version = Huri { $version }: tākarohia, mātakihia, akohia a Reversi (Othello).
tui-about-license = He pūmanawa wātea i raro i te raihana MIT, i te raihana Apache 2.0 rānei, māu e kōwhiri. Kāore he kī taurangi.
tui-start-listed = mai i te rārangi tīmatanga
tui-person = he tangata i konei
tui-engine-at = pūkaha, taumata { $level }
tui-start = Tīmatanga
tui-start-standard = o ia rā
tui-start-random = matapōkere, taurite
tui-start-handicap = { $color ->
    [black] { $corners } koki mō Pango
   *[white] { $corners } koki mō Mā
}
tui-start-shown = mai i te tūnga e whakaatuhia ana
tui-rules = Ngā ture
tui-rules-standard = o ia rā
tui-rules-tabletop = papa rākau: huri ā-ringa
tui-rules-anti = ka toa te mea iti iho ngā kōpae
tui-clock = Karaka
tui-clock-none = kore
tui-clock-sudden-death = mō te kēmu katoa
tui-clock-increment = me te tāpiri mō ia nekehanga
tui-clock-byo-yomi = kātahi ngā wāhanga
tui-clock-per-move = mō ia nekehanga
tui-clock-minutes = { $color ->
    [black] Meneti, Pango
   *[white] Meneti, Mā
}
tui-clock-seconds = Hēkona mō te tāpiri, te wāhanga, te nekehanga rānei
tui-clock-periods = Wāhanga
tui-tag-name = { $color ->
    [black] Pango
   *[white] Mā
}
tui-tag-rating = { $color ->
    [black] Whakatauranga o Pango
   *[white] Whakatauranga o Mā
}
tui-tag-event = Whakataetae
tui-tag-round = Rauna
tui-tag-place = Wāhi
tui-tag-date = Rā
tui-by-terminal = kei te kāpeka te tikanga
tui-ground = Papamuri o te kāpeka
tui-ground-dark = pōuri
tui-ground-light = mārama
tui-board-color = Papa
tui-board-green = kākāriki
tui-board-blue = kikorangi
tui-board-gray = kiwikiwi
tui-design = Rahi o te papa
tui-design-large = nui
tui-design-medium = waenga
tui-design-plain = rārangi
tui-mouse = Kiore
tui-rtl = Kuputuhi matau ki te mauī
tui-rtl-visual = ka whakaraupapahia i konei
tui-rtl-logical = ka waiho mā te kāpeka
tui-pace = Tere o ngā nekehanga ā-ōrau, 0 mō te kore
tui-my-name = Tōku ingoa
tui-openings-list = Rārangi tīmatanga, he kōnae
tui-confirm-passes = Whakaūngia aku hipa
tui-turning-help = Te huri ā-ringa
tui-turning-strict = mārō, kāore he āwhina
tui-turning-tell = ka kīia ngā hē
tui-turning-rows = ka whakaatuhia ngā kōpae hei huri
tui-analysis-level = Taumata o ngā tīwhiri
tui-hints = Te maha o ngā tīwhiri, 0 mō te katoa
tui-review-level = Taumata o ngā arotake
tui-loss-doubtful = ?! mai i tēnei ngaronga
tui-loss-mistake = ? mai i tēnei ngaronga
tui-loss-blunder = ?? mai i tēnei ngaronga
tui-autoplay-tenths = Hautekau hēkona mō ia nekehanga
tui-hash = Mahara o te pūkaha ki te MiB
tui-threads = Miro, 0 mō te katoa hāunga tētahi
tui-ponder = Ka whakaaro te pūkaha i taku wā
tui-review = Arotake
tui-review-progress = { $done } o ngā tūnga e { $all }
tui-totals = { $color ->
    [black] Pango: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
   *[white] Mā: { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
}
tui-losses = { $loss } kōpae kua ngaro i ngā nekehanga e { $moves } ({ $kind })
tui-selective-short = kōwhiri
tui-no-mistakes = Kāore he hē e mōhiotia ana.
tui-mistakes-foot = Enter: haere ki reira
tui-lost = { $loss } kua ngaro: ko { $best } { $value } te mea pai rawa
tui-no-terminal = Me kāpeka te tāurunga me te tāputa; ka mahi a “--lines” me te kore kāpeka
tui-lines-welcome = Huri. Patohia he tapawhā pērā i te f5, ko “help” rānei.
tui-lines-help = Tapawhā: f5. Titiro: board, moves, count, list, where, hint. Tākaro: pass, undo, redo, now, pause, continue, resign, new, swap, level 5. Papa rākau: mā te tapawhā he kōpae kei reira ka huri, done, mend. Hīkoi: back, forward, start, end, return, play. Kōnae: open KŌNAE, save KŌNAE. Puta: quit.
tui-lines-unknown = Kāore i te mārama “{ $line }”: patohia “help”
