rules-title = Ngā ture o Reversi

rules-aim-title = Te whāinga
rules-aim = Tokorua ngā kaitākaro, ko Pango rāua ko Mā. Ka whakatakoto kōpae rāua ki runga i tētahi papa, e waru tapawhā te whānui, e waru te teitei. Ko te kaitākaro he nui ake ana kōpae o tōna tae i te mutunga, ko ia te toa.

rules-start-title = Ngā kōpae me te tīmatanga
rules-discs = E 64 ngā kōpae, he pango tētahi taha, he mā tērā atu. E 32 ki ia kaitākaro, ā, ka whakatakotoria me tōna tae ki runga.
rules-squares = Ko a ki h ngā ingoa o ngā tīwae mai i te mauī ki te matau; ko 1 ki 8 ngā rārangi mai i runga ki raro. Nō reira ko a1 te tapawhā i runga i te mauī, ko h8 te tapawhā i raro i te matau.
rules-start = I te tīmatanga e whā ngā kōpae kei waenganui: kei d5 me e4 ā Pango, kei d4 me e5 ā Mā. Ko Pango ka tīmata; kātahi ka takahurihuri rāua.
rules-start-picture = Te tīmatanga. Ka whakaatu ngā tohu i ngā tapawhā e whā ka taea e Pango te whakatakoto tana kōpae tuatahi.

rules-turn-title = Te wā o te kaitākaro
rules-turn = I tōna wā, ka whakatakoto te kaitākaro i tētahi kōpae ki tētahi tapawhā wātea, kia karapotia ai tētahi kōpae, neke atu rānei, o tērā atu tae. Kātahi ka hurihia ngā kōpae katoa kua karapotia: ka whakaatu rātou i tōna tae ināianei.
rules-outflank = Ko te karapoti, he kōpae āu kei ia pito o tētahi rārangi kōpae a te hoariri. Ahakoa he roa te rārangi, kotahi noa rānei te kōpae, me tika te rārangi, kaua he āputa: i tētahi rārangi, i tētahi tīwae, i tētahi hauroki rānei.
rules-row-before = Ko te wā o Pango. Kei te rārangi kotahi ngā kōpae a Mā i c4, d4 me e4; he kōpae pango kei tētahi pito, he tapawhā wātea kei tērā atu.
rules-row-after = Kua whakatakoto a Pango i tētahi kōpae ki f4, kua karapotia ngā mea e toru, kua hurihia.

rules-directions-title = Ki ngā ahunga katoa
rules-directions = Mā te kōpae kotahi ka karapotia ētahi rārangi maha i te wā kotahi, ki tētahi o ngā ahunga e waru. Ka huri katoa.
rules-directions-before = Ka tākaro a Pango ki d4: mai i reira he rārangi kōpae mā ki ia ahunga e waru, ā, ka mutu ia rārangi ki tētahi kōpae pango.
rules-directions-after = I muri i d4, kua huri ngā kōpae tekau katoa, i ngā rārangi e waru.

rules-not-title = Ngā mea kāore e huri
rules-chain = Ko te kōpae kātahi anō ka whakatakotoria anake te mea ka karapoti. Kāore ngā kōpae kua hurihia e karapoti i ētahi atu i taua wā tonu, ahakoa kei te pito rātou o tētahi rārangi: kāore he mekameka.
rules-chain-picture = Kua whakatakoto a Pango i tētahi kōpae ki e4, kua huri a c4 me d4. Ināianei kei waenganui a c5 i ngā kōpae pango e rua, engari ka noho mā tonu: kāore a e4 i te rārangi kotahi me ia.
rules-jump = Ka mutu te rārangi ki te kōpae tuatahi o te tae o te kaitākaro. Kāore e taea te peke i runga i tōna ake kōpae, i tētahi tapawhā wātea rānei, hei karapoti i ngā kōpae kei tawhiti atu.
rules-jump-picture = Kua whakatakoto a Pango i tētahi kōpae ki a4. Ka huri a b4. Ka noho te kōpae mā i d4: kei mua i a ia te kōpae pango i c4.

rules-all-title = Me huri katoa
rules-all = Me huri ngā kōpae katoa kua karapotia. Kāore e taea te waiho i tētahi, ahakoa ka pai ake.

rules-pass-title = Te hipa
rules-pass = Ki te kore e taea e te kaitākaro te karapoti, me hipa ia: kāore ia e whakatakoto kōpae, ā, ka tākaro anō te hoariri. Tērā pea ka maha ngā wā e whai ana tētahi i tētahi.
rules-no-pass = Ki te taea te karapoti, me tākaro. Kāore e taea te hipa nā te kino noa o ngā nekehanga katoa.
rules-pass-picture = Ko te wā o Pango. Kāore e taea e Pango te karapoti i tētahi kōpae, nō reira me hipa. Ka taea e Mā te tākaro ki c5, ki e7 rānei.

rules-supply-title = Ina pau ngā kōpae a te kaitākaro
rules-supply = Ki te pau ngā kōpae a tētahi kaitākaro, engari ka taea tonu te karapoti, ka homai e te hoariri tētahi o āna, i ngā wā katoa e hiahiatia ana. Kāore tētahi e ngaro i tana wā nā te kore kōpae.

rules-mend-title = Ngā kōpae kua takoto, me te huri hē
rules-placed = Ka noho te kōpae kua whakatakotoria ki tōna tapawhā tae noa ki te mutunga o te kēmu. Ko tōna tae anake ka rerekē.
rules-mend = Ki te hē te huri a tētahi kaitākaro, ki te wareware rānei i tētahi kōpae, ka taea te whakatika i mua i te tākaro a te hoariri. I muri i tērā ka noho pērā tonu.
rules-huri = Mā Huri e huri ngā kōpae mōu, kāore ia e hē. I te papa rākau, māu anō e huri, ā, ka whai mana tēnei ture.

rules-end-title = Te mutunga
rules-end = Ka mutu te kēmu ina kore e taea e te tokorua te tākaro. I te nuinga o te wā kua kī te papa, engari ehara i te mea me pērā.
rules-end-picture = He mutunga wawe: kāore e taea e Pango, e Mā rānei te karapoti i tētahi kōpae. Ko Pango te toa.

rules-count-title = Te tatau
rules-count = Ka tatau ia kaitākaro i ana kōpae i te papa. Ko te mea he nui ake, ko ia te toa; ki te 32 ki ia kaitākaro, ki te ōrite rānei i tētahi papa kāore anō kia kī, he haupārua.
rules-count-empties = I ngā whakataetae ka 64 te tapeke: ka tatauria ngā tapawhā wātea mō te toa, hāwhe ki ia kaitākaro mēnā he haupārua. Nō reira ka tuhia te 15 ki te 2 hei 62 ki te 2.
