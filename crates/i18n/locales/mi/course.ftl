course-title = Akohia te kēmu
course-step = { $number } o te { $of }: { $title }
course-progress = { $done } o ngā hipanga e { $of } kua oti
course-next = Hipanga whai ake
course-back = Hipanga o mua
course-again = Anō
course-done = Kua oti
course-complete = Kua oti i a koe te akoranga. Tākarohia he kēmu ināianei!
course-nobody = Kāore tētahi
course-draw = He haupārua

course-not-next = { $color ->
    [black] Kāore he kōpae mā e pātata ana ki { $square }: kāore he mea hei karapoti.
   *[white] Kāore he kōpae pango e pātata ana ki { $square }: kāore he mea hei karapoti.
}
course-not-closed = { $color ->
    [black] Mai i { $square }, kāore he rārangi kōpae mā e mutu ana ki tētahi mea pango. Me noho he kōpae pango ki ia pito o te rārangi.
   *[white] Mai i { $square }, kāore he rārangi kōpae pango e mutu ana ki tētahi mea mā. Me noho he kōpae mā ki ia pito o te rārangi.
}
course-marked-own = { $color ->
    [black] He pango kē a { $square }. Ko ngā kōpae mā anake ka huri.
   *[white] He mā kē a { $square }. Ko ngā kōpae pango anake ka huri.
}
course-marked-off-line = Kāore a { $square } me { $placed } i te rārangi tika kotahi, nō reira kāore e huri. Ko te kōpae kātahi anō ka whakatakotoria anake te mea ka karapoti.
course-marked-beyond = { $color ->
    [black] He kōpae pango, he tapawhā wātea rānei kei waenganui i { $placed } me { $square }. Ka mutu te rārangi ki reira.
   *[white] He kōpae mā, he tapawhā wātea rānei kei waenganui i { $placed } me { $square }. Ka mutu te rārangi ki reira.
}
course-marked-open = { $color ->
    [black] Kāore te rārangi mai i { $placed } mā { $square } e mutu ki tētahi kōpae pango, nō reira kāore a { $square } e huri.
   *[white] Kāore te rārangi mai i { $placed } mā { $square } e mutu ki tētahi kōpae mā, nō reira kāore a { $square } e huri.
}
course-marked-too-few = { $count } atu kōpae ka huri. Tirohia ngā ahunga katoa.
course-no-disc = He wātea a { $square }. Kōwhiria ngā kōpae ka huri.

course-first-title = Te kōpae tuatahi
course-first-task = Ko Pango koe. Whakatakotoria he kōpae kia mau ai tētahi kōpae mā ki waenganui i taua kōpae me tētahi atu kōpae pango.
course-first-right = Kua karapotia e koe tētahi kōpae mā, kua huri hei pango. Me huri kia kotahi kōpae neke atu i ia nekehanga.

course-diagonal-title = Mā te hauroki
course-diagonal-task = He rārangi whakapae, he rārangi poutū, he rārangi hauroki. Kimihia te tapawhā e karapoti ai a Pango i ngā kōpae e toru.
course-diagonal-right = Mai i b2 ki f6: e toru ngā kōpae mā, he kōpae pango kei ia pito. Ka huri ngā mea e toru.

course-directions-title = Ngā rārangi maha i te wā kotahi
course-directions-task = Mā te kōpae kotahi ka karapotia ngā ahunga maha. Kimihia te tapawhā e huri ai a Pango i ngā kōpae ki ngā ahunga e toru.
course-directions-right = Ka huri a c5, d5 me d6 i c6: ki runga, mā te hauroki, ki te matau.
course-directions-wrong = He nekehanga a { $square }, engari kāore e huri i ngā kōpae ki ngā ahunga e toru. Kimihia he tapawhā he kōpae mā kei ōna taha e toru.

course-all-title = Ngā mea katoa
course-all-task = Ka whakatakoto a Pango i tētahi kōpae ki d4. Kōwhiria ngā kōpae katoa ka huri, ki ngā ahunga e waru, kātahi ka kī kua oti.
course-all-right = Tekau ngā kōpae i ngā rārangi e waru. Kāore e taea te waiho i tētahi.

course-chain-title = Kāore he mekameka
course-chain-task = Ka whakatakoto a Pango i tētahi kōpae ki e4. Kōwhiria ngā kōpae ka huri.
course-chain-right = Ka huri a c4 me d4. I muri i tērā, kei waenganui a c5 i ngā kōpae pango e rua, engari ka noho mā tonu: ko te kōpae kātahi anō ka whakatakotoria anake te mea ka karapoti.

course-jump-title = Kaua e peke i ō ake kōpae
course-jump-task = Ka whakatakoto a Pango i tētahi kōpae ki a4. Kōwhiria ngā kōpae ka huri.
course-jump-right = Ko b4 anake ka huri. Ka mutu te rārangi ki te kōpae pango i c4; kei muri a d4.

course-pass-title = Kāore he nekehanga: hipa
course-pass-task = Ko te wā o Pango. Kimihia he nekehanga. Ki te kore, hipa.
course-pass-right = Kāore i taea e Pango te karapoti, nō reira ka tākaro anō a Mā. Ka hipa nā te mea me hipa, ehara i te kōwhiringa.

course-must-title = Mēnā he nekehanga, me tākaro
course-must-task = E hiahia ana a Pango ki te hipa, nā te mea ka riro tētahi koki i a Mā nā tana nekehanga kotahi. Kimihia te nekehanga me tākaro e ia.
course-must-right = Ko f1 te nekehanga kotahi, ā, mēnā he nekehanga, me tākaro. Ka taea e Mā te tango i te koki h1 ināianei. Ka tūpato ngā kaitākaro pai kei pau ngā nekehanga pai.

course-end-title = He mutunga wawe
course-end-task = He maha ngā tapawhā wātea. Ko wai ka taea tonu te tākaro?
course-end-right = Kāore e taea e tētahi te karapoti, nō reira kua mutu te kēmu. Ehara i te mea me kī te papa.
course-end-wrong = Tirohia anō: he tapawhā e karapoti ai taua kaitākaro i tētahi kōpae?

course-count-title = Te tatau
course-count-task = Kua kī te papa. Tatauria ngā kōpae: ko wai te toa?
course-count-right = E 31 ā Pango, e 33 ā Mā: ko Mā te toa, e rua kōpae te rerekētanga. Ahakoa he iti, he toa tonu.
course-count-wrong = Tatauria ia rārangi: e hia ngā kōpae pango? Ko te hāwhe o te 64 ko te 32.

course-corner-title = Ngā koki
course-corner-task = Kāore rawa e taea te huri tētahi kōpae i te koki, nā te mea kāore he rārangi e whiti ana mā reira. Tangohia te koki.
course-corner-right = Nōu te koki mō ake tonu, ā, ka haumaru hoki pea ngā kōpae i te tapa e pātata ana.
course-corner-wrong = He nekehanga a { $square }, engari he wātea tētahi koki. Tangohia.

course-gift-title = Kaua e hoatu koki
course-gift-task = He mōrearea te tapawhā i te taha o te koki: mā te kōpae i reira ka tuwhera pea te koki. Kimihia te nekehanga e kore ai e taea e Mā te tango koki.
course-gift-right = I muri i c4 kāore he koki mā Mā. I te tīmatanga o te kēmu, he pai ake te waiho i ngā tapawhā i te taha o tētahi koki wātea.
course-gift-wrong = I muri i { $square } ka taea e Mā te tango koki. Kimihia tētahi atu nekehanga.

course-edge-title = He tapa haumaru
course-edge-task = Nō Pango te koki h8. Kimihia te nekehanga ka hono i ētahi atu kōpae o te tapa ki a ia, kia kore ai rawa e taea te huri.
course-edge-right = Ko f8, g8 me h8 he rārangi pango ināianei mai i te koki: haumaru tae noa ki te mutunga.
course-edge-wrong = Kāore a { $square } e hanga rārangi kōpae pango i te tapa mai i te koki.

course-quiet-title = He nekehanga mārire
course-quiet-task = Mā ngā kōpae e pātata ana ki ngā tapawhā wātea ka whai nekehanga te hoariri. Kimihia te nekehanga ka huri anake i tētahi kōpae kua karapotia ōna taha katoa.
course-quiet-right = Ka huri a f4 i a e5 anake, kei roto nei. He iti noa ngā nekehanga hou mā Mā. Ka kīia tēnei he nekehanga mārire.
course-quiet-wrong = Ka huri a { $square } i tētahi kōpae e pātata ana ki tētahi tapawhā wātea, ā, ka tuwhera he nekehanga hou mā Mā.

course-mobility-title = Kia iti ngā nekehanga a te hoariri
course-mobility-task = Ki te iti ngā nekehanga a te kaitākaro, kāore e roa ka mate ia ki te tākaro i ngā mea kino. Kimihia te nekehanga e iti rawa ai ngā nekehanga a Mā.
course-mobility-right = I muri i e2 e rua noa ngā nekehanga a Mā. I waenganui o te kēmu, he nui ake te hira o ngā nekehanga i ngā kōpae.
course-mobility-wrong = I muri i { $square } e { $count } ngā nekehanga a Mā. Ka taea te whakaiti ake.

course-parity-title = Te nekehanga whakamutunga
course-parity-task = E toru ngā tapawhā e toe ana: kotahi e tū motuhake ana, e rua e piri ana. Ko te kaitākaro whakamutunga i tētahi rohe ka huri i ngā kōpae kāore e hurihia anō. Me tākaro a Pango ki hea ināianei kia toa ai?
course-parity-right = Ka whakakī a Pango i te tapawhā motuhake. Me tīmata a Mā i te takirua, ā, nā Pango te nekehanga whakamutunga. Waiho mā te hoariri ngā rohe he taurua te maha o ngā tapawhā.
course-parity-wrong = I muri i { $square } ka tākaro whakamutunga a Mā i te takirua, ka toa. Tatauria ngā tapawhā wātea o ia rohe.
