course-title = Aʻoaʻo le taʻaloga
course-step = { $number } o le { $of }: { $title }
course-progress = Ua maeʻa { $done } o laʻasaga e { $of }
course-next = Laʻasaga sosoʻo
course-back = Laʻasaga muamua atu
course-again = Toe fai
course-done = Ua uma
course-complete = Ua maeʻa le aʻoaʻoga. Tatou taʻalo loa!
course-nobody = E leai se tasi
course-draw = Ua tutusa

course-not-next = { $color ->
    [black] E leai se tisiketi paʻepaʻe e lata i le { $square }: e leai se mea e siʻomia.
   *[white] E leai se tisiketi uliuli e lata i le { $square }: e leai se mea e siʻomia.
}
course-not-closed = { $color ->
    [black] Mai le { $square } e leai se laina o tisiketi paʻepaʻe e iʻu i se tisiketi uliuli. E tatau ona i ai se tisiketi uliuli i pito uma e lua o le laina.
   *[white] Mai le { $square } e leai se laina o tisiketi uliuli e iʻu i se tisiketi paʻepaʻe. E tatau ona i ai se tisiketi paʻepaʻe i pito uma e lua o le laina.
}
course-marked-own = { $color ->
    [black] Ua leva ona uliuli le { $square }. Naʻo tisiketi paʻepaʻe e mafai ona fuli.
   *[white] Ua leva ona paʻepaʻe le { $square }. Naʻo tisiketi uliuli e mafai ona fuli.
}
course-marked-off-line = E lē o i se laina saʻo le { $square } ma le { $placed }, o lea e lē fuli ai. Naʻo le tisiketi faʻatoʻā tuʻu e siʻomia ai isi.
course-marked-beyond = { $color ->
    [black] O i ai se tisiketi uliuli poʻo se sikuea avanoa i le va o le { $placed } ma le { $square }. E iʻu ai iina le laina.
   *[white] O i ai se tisiketi paʻepaʻe poʻo se sikuea avanoa i le va o le { $placed } ma le { $square }. E iʻu ai iina le laina.
}
course-marked-open = { $color ->
    [black] O le laina mai le { $placed } e ui atu i le { $square } e lē iʻu i se tisiketi uliuli, o lea e lē fuli ai le { $square }.
   *[white] O le laina mai le { $placed } e ui atu i le { $square } e lē iʻu i se tisiketi paʻepaʻe, o lea e lē fuli ai le { $square }.
}
course-marked-too-few = E { $count } isi tisiketi e fuli. Vaʻai i itu uma.
course-no-disc = E avanoa le { $square }. Filifili tisiketi e fuli.

course-first-title = O le tisiketi muamua
course-first-task = O oe o Uliuli. Tuʻu se tisiketi ina ia i ai se tisiketi paʻepaʻe i le va o lea tisiketi ma se isi tisiketi uliuli.
course-first-right = Ua e siʻomia se tisiketi paʻepaʻe, ma ua liu uliuli. O gaoioiga uma e tatau ona fuli ai se tisiketi.

course-diagonal-title = I se laina faʻasipa
course-diagonal-task = O laina e mafai ona faʻalava, faʻatū, pe faʻasipa. Saʻili le sikuea e siʻomia ai e Uliuli tisiketi e tolu.
course-diagonal-right = Mai le b2 i le f6: e tolu tisiketi paʻepaʻe ma se tisiketi uliuli i pito taʻitasi. E fuli uma e tolu.

course-directions-title = Ni laina se tele i le taimi e tasi
course-directions-task = E mafai e le tisiketi e tasi ona siʻomia i ni itu se tele. Saʻili le sikuea e fuli ai e Uliuli tisiketi i itu e tolu.
course-directions-right = O le c6 ua fuli ai c5, d5 ma d6: i luga, faʻasipa, ma le taumatau.
course-directions-wrong = O le { $square } o se gaoioiga, ae e lē fuli ai tisiketi i itu e tolu. Saʻili se sikuea o i ai tisiketi paʻepaʻe i itu e tolu.

course-all-title = Tisiketi uma
course-all-task = Ua tuʻu e Uliuli se tisiketi i le d4. Filifili tisiketi uma e fuli, i itu uma e valu, ona taʻu mai lea ua uma.
course-all-right = E sefulu tisiketi i laina e valu. E lē mafai ona tuʻu se tasi.

course-chain-title = E leai ni filifili
course-chain-task = Ua tuʻu e Uliuli se tisiketi i le e4. Filifili tisiketi e fuli.
course-chain-right = E fuli c4 ma d4. O loʻo i le va nei o tisiketi uliuli e lua le c5, ae tumau pea le paʻepaʻe: naʻo le tisiketi faʻatoʻā tuʻu e siʻomia ai isi.

course-jump-title = E lē sopoʻia lau lava tisiketi
course-jump-task = Ua tuʻu e Uliuli se tisiketi i le a4. Filifili tisiketi e fuli.
course-jump-right = Naʻo le b4 e fuli. E iʻu le laina i le tisiketi uliuli i le c4; o loʻo i tua atu le d4.

course-pass-title = E leai se gaoioiga: pasi
course-pass-task = O le taimi o Uliuli. Saʻili se gaoioiga. Afai e leai, pasi.
course-pass-right = E leai se mea e mafai e Uliuli ona siʻomia, o lea ua toe taʻalo ai Paʻepaʻe. O le pasi e faʻamalosia, e lē filifilia.

course-must-title = Afai e i ai se gaoioiga, e tatau ona fai
course-must-task = E manaʻo Uliuli e pasi, auā o lana gaoioiga e tasi e maua ai e Paʻepaʻe se tulimanu. Saʻili le gaoioiga e tatau ona fai.
course-must-right = O le f1 le gaoioiga e tasi, ma o lē e i ai sana gaoioiga e tatau ona fai. Ua mafai nei e Paʻepaʻe ona ave le tulimanu h1. O tagata taʻalo lelei e faʻaeteete ina neʻi uma a latou gaoioiga lelei.

course-end-title = O se iʻuga vave
course-end-task = E tele sikuea o avanoa. O ai e mafai ona toe taʻalo?
course-end-right = E leai se tasi e mafai ona siʻomia se tisiketi, o lea ua uma ai le taʻaloga. E lē tatau ona tumu le laupapa.
course-end-wrong = Toe vaʻai: e i ai se sikuea e siʻomia ai e lea tagata taʻalo se tisiketi?

course-count-title = O le faitauga
course-count-task = Ua tumu le laupapa. Faitau tisiketi: o ai ua manumalo?
course-count-right = E 31 a Uliuli, 33 a Paʻepaʻe: ua manumalo Paʻepaʻe i tisiketi e lua. E lē afaina pe laʻititi le eseʻesega.
course-count-wrong = Faitau laina i laina: e fia tisiketi uliuli? O le afa o le 64 o le 32.

course-corner-title = Tulimanu
course-corner-task = O le tisiketi i se tulimanu e lē mafai lava ona toe fuli, auā e leai se laina e ui atu ai. Ave le tulimanu.
course-corner-right = Ua mo oe le tulimanu e faʻavavau, ma e mafai foʻi ona saogalemu tisiketi i le tafa e lata ane.
course-corner-wrong = O le { $square } o se gaoioiga, ae o loʻo avanoa se tulimanu. Ave lea.

course-gift-title = Aua le foaʻia tulimanu
course-gift-task = E mataʻutia le sikuea e lata i se tulimanu: o se tisiketi iina e masani ona tatala ai le tulimanu. Saʻili le gaoioiga e lē mafai ai e Paʻepaʻe ona ave se tulimanu.
course-gift-right = A maeʻa c4 e leai se tulimanu a Paʻepaʻe. I le amataga o le taʻaloga e sili ona tuʻu sikuea e lata i se tulimanu avanoa.
course-gift-wrong = A maeʻa { $square } e mafai e Paʻepaʻe ona ave se tulimanu. Saʻili se isi gaoioiga.

course-edge-title = O se tafa saogalemu
course-edge-task = O a Uliuli le tulimanu h8. Saʻili le gaoioiga e soʻo ai isi tisiketi i le tafa, ina ia lē toe mafai ona fuli.
course-edge-right = O le f8, g8 ma le h8 ua avea nei ma laina uliuli mai le tulimanu: e saogalemu seʻia uma le taʻaloga.
course-edge-wrong = O le { $square } e lē maua ai se laina o tisiketi uliuli i le tafa mai le tulimanu.

course-quiet-title = O se gaoioiga filemu
course-quiet-task = O tisiketi e lata i sikuea avanoa e maua ai e le fili ni gaoioiga. Saʻili le gaoioiga e fuli ai naʻo se tisiketi ua siʻomia i itu uma.
course-quiet-right = O le f4 e fuli ai naʻo le e5, o loʻo i totonu. E toetoe leai se gaoioiga fou ua maua e Paʻepaʻe. O se gaoioiga faʻapea e taʻua o le gaoioiga filemu.
course-quiet-wrong = O le { $square } e fuli ai se tisiketi e lata i se sikuea avanoa, ma tatala ai ni gaoioiga fou mo Paʻepaʻe.

course-mobility-title = Faʻaitiiti gaoioiga a le fili
course-mobility-task = O lē e itiiti ana gaoioiga, e vave ona tatau ona fai ni gaoioiga leaga. Saʻili le gaoioiga e sili ona itiiti ai gaoioiga a Paʻepaʻe.
course-mobility-right = A maeʻa e2 naʻo le lua gaoioiga a Paʻepaʻe. I le ogatotonu o le taʻaloga, e sili atu le taua o gaoioiga nai lo tisiketi.
course-mobility-wrong = A maeʻa { $square } e { $count } gaoioiga a Paʻepaʻe. E mafai ona itiiti atu.

course-parity-title = O le gaoioiga mulimuli
course-parity-task = E tolu sikuea o totoe: tasi o tuʻu toʻatasi, lua o loʻo faʻatasi. O lē e taʻalo mulimuli i se vaega, e fuli ni tisiketi e leai se tasi e toe fulia. O fea e tatau ona taʻalo ai nei Uliuli ina ia manumalo?
course-parity-right = Ua faʻatumu e Uliuli le sikuea toʻatasi. E tatau ona amata e Paʻepaʻe le paga, ae o Uliuli e taʻalo mulimuli. Tuʻu vaega e paʻaga le aofaʻi o sikuea mo le fili.
course-parity-wrong = A maeʻa { $square } e taʻalo mulimuli Paʻepaʻe i le paga ma manumalo. Faitau sikuea avanoa o vaega taʻitasi.
