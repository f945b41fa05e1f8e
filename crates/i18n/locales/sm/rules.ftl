rules-title = O tulafono o le Reversi

rules-aim-title = O le sini
rules-aim = E toʻalua tagata taʻalo, o Uliuli ma Paʻepaʻe. E tuʻu a laʻua tisiketi i luga o se laupapa e valu sikuea le lautele ma le valu le maualuga. O lē e tele atu tisiketi o lona lanu i le iʻuga, ua manumalo.

rules-start-title = O tisiketi ma le amataga
rules-discs = E 64 tisiketi, e uliuli le tasi itu ma paʻepaʻe le isi. E 32 a le tagata e toʻatasi, ma e tuʻu ma lona lanu i luga.
rules-squares = O igoa o koluma e amata i le a seʻia oʻo i le h, mai le agavale i le taumatau; o laina e amata i le 1 seʻia oʻo i le 8, mai luga i lalo. O lea, o le a1 o le sikuea i luga i le agavale, o le h8 i lalo i le taumatau.
rules-start = I le amataga e fā tisiketi i le ogatotonu: o tisiketi a Uliuli i le d5 ma le e4, o tisiketi a Paʻepaʻe i le d4 ma le e5. E muamua Uliuli, ona fesuiaʻi lea.
rules-start-picture = O le amataga. O maka e faʻailoa ai sikuea e fā e mafai ona tuʻu ai e Uliuli lana uluaʻi tisiketi.

rules-turn-title = O le taimi e taʻalo ai
rules-turn = I lona taimi, e tuʻu e le tagata taʻalo se tisiketi e tasi i se sikuea avanoa ina ia siʻomia ai se tisiketi, poʻo ni tisiketi, o le isi lanu. Ona fuli lea o tisiketi uma ua siʻomia: ua faʻaali nei lona lanu.
rules-outflank = O le siʻomia, o lona uiga o i ai lau tisiketi i pito e lua o se laina o tisiketi a le fili. E mafai ona umi le laina, pe naʻo le tisiketi e tasi, ae e tatau ona saʻo ma leai se avanoa i totonu: i se laina, i se koluma, poʻo se laina faʻasipa.
rules-row-before = O le taimi o Uliuli. O tisiketi a Paʻepaʻe i le c4, d4 ma le e4 o loʻo i se laina, o i ai se tisiketi uliuli i le tasi pito ma se sikuea avanoa i le isi.
rules-row-after = Ua tuʻu e Uliuli se tisiketi i le f4, ua siʻomia tisiketi e tolu ma ua fuli.

rules-directions-title = I itu uma
rules-directions = E mafai e le tisiketi e tasi ona siʻomia ni laina se tele i le taimi lava e tasi, i so o se itu o itu e valu. E fuli uma.
rules-directions-before = O le a tuʻu e Uliuli i le d4: mai iina, o i ai se laina o tisiketi paʻepaʻe i itu taʻitasi e valu, ma e iʻu laina uma i se tisiketi uliuli.
rules-directions-after = Ina ua uma le d4, ua fuli tisiketi uma e sefulu i laina e valu.

rules-not-title = O mea e lē fuli
rules-chain = Naʻo le tisiketi faʻatoʻā tuʻu e siʻomia ai isi. O tisiketi ua fuli e lē siʻomia ai nisi tisiketi i lea lava taimi, e tusa lava pe oʻo i le pito o se laina: e leai ni filifili.
rules-chain-picture = Ua tuʻu e Uliuli se tisiketi i le e4 ma fuli c4 ma d4. O loʻo i le va nei o tisiketi uliuli e lua le c5, ae tumau pea le paʻepaʻe: e lē o tutusa le laina ma le e4.
rules-jump = E iʻu le laina i le tisiketi muamua o le lanu a lē o taʻalo. E lē mafai ona sopoʻia lana lava tisiketi, poʻo se sikuea avanoa, e siʻomia ai tisiketi o mamao atu.
rules-jump-picture = Ua tuʻu e Uliuli se tisiketi i le a4. Ua fuli b4. E tumau le tisiketi paʻepaʻe i le d4: o loʻo i ona luma le tisiketi uliuli i le c4.

rules-all-title = E tatau ona fuli uma
rules-all = O tisiketi uma ua siʻomia e tatau ona fuli. E lē mafai ona tuʻu se tasi, e tusa lava pe sili atu ona lelei.

rules-pass-title = Pasi
rules-pass = O lē e lē mafai ona siʻomia se tisiketi, e tatau ona pasi: e leai se tisiketi e tuʻu, ae toe taʻalo le fili. E mafai ona tele ni taimi e sosoʻo ai.
rules-no-pass = O lē e mafai ona siʻomia se tisiketi, e tatau ona taʻalo. E lē mafai ona pasi ona o le leaga o gaoioiga uma.
rules-pass-picture = O le taimi o Uliuli. E leai se tisiketi e mafai ona siʻomia e Uliuli, o lea e tatau ai ona pasi. E mafai e Paʻepaʻe ona taʻalo i le c5 poʻo le e7.

rules-supply-title = Pe a uma tisiketi a se tagata
rules-supply = Afai ua leai se tisiketi a se tagata taʻalo ae mafai ona siʻomia, e avatu e le fili se tasi o ana tisiketi, i so o se taimi e manaʻomia ai. E leai se tasi e leiloa lona taimi ona o le leai o ni tisiketi.

rules-mend-title = Tisiketi ua tuʻu, ma tisiketi ua sese le fuli
rules-placed = O le tisiketi ua tuʻu e tumau i lona sikuea seʻia uma le taʻaloga. Naʻo lona lanu e suia.
rules-mend = Afai ua fuli sese se tisiketi pe ua galo se tasi, e mafai ona faʻasaʻo a o leʻi taʻalo le fili. A maeʻa lea, e tumau pea e pei ona i ai.
rules-huri = E fuli e Huri tisiketi mo oe e aunoa ma se sese. I luga o le laupapa laʻau, o oe lava e fulia, ma e aogā lenei tulafono.

rules-end-title = O le iʻuga
rules-end = E uma le taʻaloga pe a lē mafai e se tasi ona toe taʻalo. O le tele o taimi ua tumu le laupapa, ae e lē faʻapea i taimi uma.
rules-end-picture = O se iʻuga vave: e lē mafai e Uliuli poʻo Paʻepaʻe ona siʻomia se tisiketi. Ua manumalo Uliuli.

rules-count-title = O le faitauga
rules-count = E faitau e tagata taʻitoʻatasi ana tisiketi i luga o le laupapa. O lē e tele atu, ua manumalo; afai e taʻi 32, pe tutusa i luga o se laupapa e leʻi tumu, ua tutusa.
rules-count-empties = I tauvaga e 64 le aofaʻi: o sikuea o totoe avanoa e faitau mo lē ua manumalo, pe afa mo le tagata e toʻatasi pe a tutusa. O lea, o le 15 i le 2 e tusi faʻapea 62 i le 2.
