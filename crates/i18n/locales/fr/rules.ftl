rules-title = Les règles du Reversi

rules-aim-title = But du jeu
rules-aim = Deux joueurs, Noir et Blanc, posent des pions sur un plateau de huit cases sur huit. Celui qui a le plus de pions de sa couleur à la fin a gagné.

rules-start-title = Pions et départ
rules-discs = Il y a 64 pions, noirs d’un côté et blancs de l’autre. Chaque joueur en prend 32 et les pose avec sa couleur au-dessus.
rules-squares = Les colonnes s’appellent a à h de gauche à droite, les rangées 1 à 8 de haut en bas. Ainsi a1 est la case en haut à gauche et h8 celle en bas à droite.
rules-start = Au départ, quatre pions occupent le centre : ceux de Noir en d5 et e4, ceux de Blanc en d4 et e5. Noir commence ; ensuite on joue chacun son tour.
rules-start-picture = Le départ. Les marques montrent les quatre cases où Noir peut poser son premier pion.

rules-turn-title = Un tour de jeu
rules-turn = À son tour, un joueur pose un pion sur une case vide de façon à encadrer au moins un pion de l’autre couleur. Puis il retourne tous les pions encadrés : ils montrent maintenant sa couleur.
rules-outflank = Encadrer, c’est avoir un pion à chaque bout d’une file de pions adverses. La file peut être longue ou d’un seul pion, mais elle doit être droite et sans trou : le long d’une rangée, d’une colonne ou d’une diagonale.
rules-row-before = Noir doit jouer. Les pions blancs en c4, d4 et e4 forment une file, avec un pion noir à un bout et une case vide à l’autre.
rules-row-after = Noir a posé un pion en f4, encadré les trois et les a retournés.

rules-directions-title = Dans toutes les directions
rules-directions = Un seul pion peut encadrer plusieurs files à la fois, dans n’importe laquelle des huit directions. Elles se retournent toutes.
rules-directions-before = Noir va jouer d4 : de là part une file de pions blancs dans chacune des huit directions, et chacune finit par un pion noir.
rules-directions-after = Après d4, les dix pions des huit files sont retournés.

rules-not-title = Ce qui ne se retourne pas
rules-chain = Seul le pion qui vient d’être posé encadre. Les pions retournés n’en encadrent pas d’autres dans le même tour, même s’ils se trouvent au bout d’une file : il n’y a pas de réaction en chaîne.
rules-chain-picture = Noir a posé un pion en e4 et retourné c4 et d4. Maintenant c5 est entre deux pions noirs, mais il reste blanc : e4 n’est pas aligné avec lui.
rules-jump = Une file s’arrête au premier pion de sa propre couleur. On ne saute ni par-dessus un de ses pions, ni par-dessus une case vide, pour encadrer des pions plus loin.
rules-jump-picture = Noir a posé un pion en a4. Il retourne b4. Le pion blanc en d4 reste : le pion noir en c4 est devant lui.

rules-all-title = Tout se retourne
rules-all = Tous les pions encadrés doivent être retournés. On ne peut pas en laisser un, même si ce serait mieux.

rules-pass-title = Passer
rules-pass = Celui qui ne peut rien encadrer doit passer : il ne pose aucun pion et l’adversaire rejoue. Cela peut arriver plusieurs fois de suite.
rules-no-pass = Celui qui peut encadrer doit jouer. On ne passe pas parce que tous ses coups sont mauvais.
rules-pass-picture = Noir doit jouer. Aucun pion noir ne peut rien encadrer : Noir doit passer. Blanc peut jouer, en c5 ou en e7.

rules-supply-title = Quand un joueur n’a plus de pions
rules-supply = Si un joueur n’a plus de pion mais peut encadrer, l’adversaire lui en donne un, autant de fois qu’il le faut. Personne ne perd un coup faute de pions.

rules-mend-title = Pions posés, pions mal retournés
rules-placed = Un pion posé reste sur sa case jusqu’à la fin de la partie. Seule sa couleur change.
rules-mend = Si un joueur retourne un pion à tort ou en oublie un, on peut corriger tant que l’adversaire n’a pas joué. Ensuite, cela reste ainsi.
rules-huri = Huri retourne les pions pour vous et ne se trompe pas. Sur le plateau en bois, vous les retournez vous-même, et cette règle compte.

rules-end-title = La fin
rules-end = La partie finit quand aucun des deux joueurs ne peut jouer. Le plus souvent le plateau est plein, mais pas toujours.
rules-end-picture = Une fin précoce : ni Noir ni Blanc ne peuvent rien encadrer. Noir a gagné.

rules-count-title = Compter
rules-count = Chacun compte ses pions sur le plateau. Celui qui en a le plus a gagné ; à 32 chacun, ou à égalité sur un plateau non plein, la partie est nulle.
rules-count-empties = Dans les matchs, le total fait 64 : les cases restées vides comptent pour le gagnant, et par moitié pour chacun si la partie est nulle. Ainsi 15 pions à 2 s’écrit 62 à 2.
