cli-usual-start = le départ habituel
cli-standard-input = l’entrée standard
cli-place-in-file = { $path }, { $place }
cli-recognised = { $format }, partie { $number }
cli-cannot-read = impossible de lire { $path } : { $why }
cli-cannot-write = impossible d’écrire { $path } : { $why }
cli-exists = { $path } existe déjà ; --force l’écrase
cli-not-found = ce fichier n’existe pas
cli-no-folder = ce dossier n’existe pas
cli-no-permission = accès refusé
cli-is-folder = c’est un dossier
cli-not-a-folder = ce n’est pas un dossier
cli-disk-full = le disque est plein
cli-no-such-game = { $count ->
    [one] { $source } a { $count } partie, mais pas de partie { $wanted }
   *[other] { $source } a { $count } parties, mais pas de partie { $wanted }
}
cli-no-such-ply = { $count ->
    [one] { $source } a { $count } coup, donc pas de --ply { $wanted }
   *[other] { $source } a { $count } coups, donc pas de --ply { $wanted }
}
cli-no-match = aucun fichier ne correspond à { $pattern }
cli-which-format = dites avec --to quel format écrire : { $formats }
cli-one-game-a-file = le format { $format } contient une partie par fichier : choisissez-la avec --game, ou écrivez huri-lines
cli-not-a-duration = « { $text } » n’est pas une durée comme 2s ou 500ms
cli-played = { $number }. { $what }
cli-to-move = { $color ->
    [black] { $count ->
        [one] Noir doit jouer, { $count } coup
       *[other] Noir doit jouer, { $count } coups
    }
   *[white] { $count ->
        [one] Blanc doit jouer, { $count } coup
       *[other] Blanc doit jouer, { $count } coups
    }
}
cli-move-of = Coup { $number } sur { $count }
cli-round = ronde { $round }
cli-opening = Ouverture : { $name }
cli-turning = { $count ->
    [one] retourne { $count } pion : { $squares }
   *[other] retourne { $count } pions : { $squares }
}
cli-replay-keys = → suivant   ← précédent   Home début   End fin   Espace défiler   q quitter
cli-replay-keys-running = Espace arrêter   ← précédent   q quitter
cli-file = Fichier
cli-games = Parties
cli-legal = Légales
cli-finished = Finies
cli-unfinished = Inachevées
cli-agreeing = Concordantes
cli-total = Total
cli-all-right = { $games ->
    [one] { $games } partie, légale et au résultat juste.
   *[other] { $games } parties, toutes légales et au résultat juste.
}
cli-not-right = { $illegal ->
    [0] { $differing ->
        [one] { $differing } résultat n’est pas celui du plateau.
       *[other] { $differing } résultats ne sont pas ceux du plateau.
    }
    [one] { $differing ->
        [0] { $illegal } partie est fautive.
        [one] { $illegal } partie est fautive, { $differing } résultat n’est pas celui du plateau.
       *[other] { $illegal } partie est fautive, { $differing } résultats ne sont pas ceux du plateau.
    }
   *[other] { $differing ->
        [0] { $illegal } parties sont fautives.
        [one] { $illegal } parties sont fautives, { $differing } résultat n’est pas celui du plateau.
       *[other] { $illegal } parties sont fautives, { $differing } résultats ne sont pas ceux du plateau.
    }
}
cli-files-left-out = { $count ->
    [one] { $count } autre fichier sans partie a été laissé de côté.
   *[other] { $count } autres fichiers sans partie ont été laissés de côté.
}
cli-nothing-to-verify = aucune partie trouvée
cli-repair = peut-être : { $what }
cli-no-repair = aucune réparation trouvée
cli-converted = { $games ->
    [one] { $games } partie écrite dans { $path }
   *[other] { $games } parties écrites dans { $path }
}
cli-game-range = parties { $first }–{ $last }
cli-play-prompt = { $color ->
    [black] Noir :
   *[white] Blanc :
}
cli-play-help =
    f5      poser un pion en f5
    undo    reprendre le dernier coup
    redo    le rejouer
    save    enregistrer la partie dans un fichier : save NOM
    resign  abandonner la partie
    help    montrer cette liste
    quit    quitter ; la partie est gardée pour la prochaine fois
cli-play-what = « { $written } » n’est ni une case ni une commande ; « help » donne la liste des commandes
cli-play-try = possible : { $squares }
cli-play-nothing-to-undo = il n’y a aucun coup à reprendre
cli-play-nothing-to-redo = il n’y a aucun coup à rejouer
cli-play-taken-back = { $square } est repris
cli-play-resumed = La partie inachevée continue ; --new en commence une autre. Elle est gardée dans { $path }
cli-play-kept = La partie est gardée dans { $path } ; « huri play » la continue.
cli-play-saved = enregistré sous { $path }
cli-play-save-where = dites où enregistrer : save NOM
cli-which-extension = { $path } n’a pas de terminaison qui dise le format : { $extensions }
cli-play-over = undo, save NOM ou quit :
