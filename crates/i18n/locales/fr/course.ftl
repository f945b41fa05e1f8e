course-title = Apprendre le jeu
course-step = { $number } sur { $of } : { $title }
course-progress = { $done ->
    [one] { $done } étape sur { $of }
   *[other] { $done } étapes sur { $of }
}
course-next = Étape suivante
course-back = Étape précédente
course-again = Encore une fois
course-done = C’est fait
course-complete = Vous avez fini le cours. À vous de jouer !
course-nobody = Personne
course-draw = Partie nulle

course-not-next = { $color ->
    [black] Aucun pion blanc ne touche { $square } : il n’y a rien à encadrer.
   *[white] Aucun pion noir ne touche { $square } : il n’y a rien à encadrer.
}
course-not-closed = { $color ->
    [black] De { $square }, aucune file de pions blancs ne finit par un pion noir. Une file doit avoir un pion noir à chaque bout.
   *[white] De { $square }, aucune file de pions noirs ne finit par un pion blanc. Une file doit avoir un pion blanc à chaque bout.
}
course-marked-own = { $color ->
    [black] { $square } est déjà noir. Seuls les pions blancs peuvent se retourner.
   *[white] { $square } est déjà blanc. Seuls les pions noirs peuvent se retourner.
}
course-marked-off-line = { $square } n’est pas aligné avec { $placed } et ne se retourne donc pas. Seul le pion qui vient d’être posé encadre.
course-marked-beyond = { $color ->
    [black] Entre { $placed } et { $square } il y a un pion noir ou une case vide. La file s’arrête là.
   *[white] Entre { $placed } et { $square } il y a un pion blanc ou une case vide. La file s’arrête là.
}
course-marked-open = { $color ->
    [black] La file de { $placed } passant par { $square } ne finit pas par un pion noir ; { $square } ne se retourne donc pas.
   *[white] La file de { $placed } passant par { $square } ne finit pas par un pion blanc ; { $square } ne se retourne donc pas.
}
course-marked-too-few = { $count ->
    [one] Encore { $count } pion se retourne. Regardez dans toutes les directions.
   *[other] Encore { $count } pions se retournent. Regardez dans toutes les directions.
}
course-no-disc = { $square } est vide. Choisissez les pions qui se retournent.

course-first-title = Le premier pion
course-first-task = Vous êtes Noir. Posez un pion de façon qu’un pion blanc soit pris entre lui et un autre pion noir.
course-first-right = Vous avez encadré un pion blanc, et il est devenu noir. Chaque coup doit en retourner au moins un.

course-diagonal-title = Le long d’une diagonale
course-diagonal-task = Les files vont en travers, de haut en bas et en diagonale. Trouvez la case où Noir encadre trois pions.
course-diagonal-right = De b2 à f6 : trois pions blancs avec un pion noir à chaque bout. Les trois se retournent.

course-directions-title = Plusieurs files à la fois
course-directions-task = Un pion peut encadrer dans plusieurs directions. Trouvez la case d’où Noir retourne des pions dans trois directions.
course-directions-right = c6 retourne c5, d5 et d6 : vers le haut, en diagonale et vers la droite.
course-directions-wrong = { $square } est un coup, mais ne retourne pas de pions dans trois directions. Cherchez une case avec des pions blancs de trois côtés.

course-all-title = Tous
course-all-task = Noir pose un pion en d4. Choisissez tous les pions qui se retournent, dans les huit directions, puis dites que c’est fait.
course-all-right = Dix pions dans huit files. On n’a le droit d’en laisser aucun.

course-chain-title = Pas de réaction en chaîne
course-chain-task = Noir pose un pion en e4. Choisissez les pions qui se retournent.
course-chain-right = c4 et d4 se retournent. Ensuite c5 est entre deux pions noirs, mais il reste blanc : seul le pion qui vient d’être posé encadre.

course-jump-title = Pas par-dessus les siens
course-jump-task = Noir pose un pion en a4. Choisissez les pions qui se retournent.
course-jump-right = Seul b4 se retourne. La file s’arrête au pion noir en c4 ; d4 est derrière.

course-pass-title = Aucun coup : passer
course-pass-task = C’est à Noir. Cherchez un coup. S’il n’y en a pas, passez.
course-pass-right = Noir ne pouvait rien encadrer, donc Blanc rejoue. On passe parce qu’il le faut, jamais par choix.

course-must-title = Un coup doit être joué
course-must-task = Noir voudrait passer, car son seul coup donne un coin à Blanc. Trouvez le coup qu’il doit jouer.
course-must-right = f1 est le seul coup, et qui a un coup doit le jouer. Maintenant Blanc peut prendre le coin h1. Les bons joueurs veillent à ne pas manquer de bons coups.

course-end-title = Une fin précoce
course-end-task = Beaucoup de cases sont vides. Qui peut encore jouer ?
course-end-right = Personne ne peut rien encadrer : la partie est finie. Le plateau n’a pas besoin d’être plein.
course-end-wrong = Regardez encore : y a-t-il une case où ce joueur encadre quelque chose ?

course-count-title = Compter
course-count-task = Le plateau est plein. Comptez les pions : qui a gagné ?
course-count-right = Noir en a 31, Blanc 33 : Blanc a gagné de deux pions. Peu importe l’écart.
course-count-wrong = Comptez rangée par rangée : combien de pions noirs y a-t-il ? La moitié de 64 est 32.

course-corner-title = Les coins
course-corner-task = Un pion dans un coin ne peut jamais être retourné, car aucune file ne le traverse. Prenez le coin.
course-corner-right = Le coin est à vous pour toujours, et les pions voisins du bord peuvent aussi devenir imprenables.
course-corner-wrong = { $square } est un coup, mais un coin est libre. Prenez-le.

course-gift-title = Ne pas offrir de coin
course-gift-task = Une case à côté d’un coin est dangereuse : un pion à cet endroit ouvre souvent le coin. Trouvez le coup après lequel Blanc ne peut prendre aucun coin.
course-gift-right = Après c4, Blanc n’a aucun coin. En début de partie, mieux vaut laisser les cases à côté d’un coin vide.
course-gift-wrong = Après { $square }, Blanc peut prendre un coin. Cherchez un autre coup.

course-edge-title = Un bord sûr
course-edge-task = Noir tient le coin h8. Trouvez le coup qui lui joint d’autres pions du bord, de sorte qu’ils ne puissent plus jamais être retournés.
course-edge-right = f8, g8 et h8 forment maintenant une file noire depuis le coin : imprenable jusqu’à la fin.
course-edge-wrong = { $square } ne forme pas une file de pions noirs le long du bord depuis le coin.

course-quiet-title = Un coup tranquille
course-quiet-task = Les pions qui touchent des cases vides donnent des coups à l’adversaire. Trouvez le coup qui ne retourne qu’un pion entouré de tous côtés.
course-quiet-right = f4 ne retourne que e5, qui est à l’intérieur. Blanc n’y gagne presque aucun nouveau coup. Un tel coup s’appelle tranquille.
course-quiet-wrong = { $square } retourne un pion qui touche une case vide et ouvre donc de nouveaux coups à Blanc.

course-mobility-title = Peu de coups pour l’adversaire
course-mobility-task = Qui a peu de coups doit bientôt en jouer de mauvais. Trouvez le coup qui laisse à Blanc le moins de coups.
course-mobility-right = Après e2, Blanc n’a que deux coups. En milieu de partie, les coups comptent plus que les pions.
course-mobility-wrong = { $count ->
    [one] Après { $square }, Blanc a { $count } coup. On peut faire moins.
   *[other] Après { $square }, Blanc a { $count } coups. On peut faire moins.
}

course-parity-title = Le dernier coup
course-parity-task = Il reste trois cases : une seule et deux ensemble. Qui joue le dernier dans une région retourne des pions que personne ne reprend. Où Noir doit-il jouer maintenant pour gagner ?
course-parity-right = Noir remplit la case seule. Blanc doit commencer la paire, et Noir a le dernier coup. Laissez à l’adversaire les régions au nombre pair de cases.
course-parity-wrong = Après { $square }, Blanc joue le dernier dans la paire et gagne. Comptez les cases vides de chaque région.
