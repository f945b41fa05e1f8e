tui-too-small = La fenêtre est trop petite : il faut { $width } colonnes sur { $height } lignes
tui-mobility = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
tui-supply = { $count } à côté du plateau
tui-periods = ×{ $count }
tui-thinking-move = réfléchit, niveau { $level }
tui-thinking-hints = cherche des conseils
tui-thinking-review = analyse la partie
tui-thinking-ponder = réfléchit pendant votre temps
tui-nodes-short = { $nodes } nœuds
tui-speed = { $nodes } nœuds, { $per_second }/s
tui-prompt-first = Choisissez une case marquée : flèches et Entrée, un clic, ou tapez-la, comme f5
tui-prompt-resume = Votre dernière partie est gardée : { $key } la reprend. Ou choisissez une case marquée
tui-prompt-turn = Retournez les pions encadrés, puis dites que c’est fait
tui-prompt-engine = { $color ->
    [black] Noir réfléchit
   *[white] Blanc réfléchit
}
tui-prompt-beside = Retour en arrière : la partie attend ; un coup ici ouvre une variante
tui-prompt-looking = Aucune partie en cours : un coup ouvre une variante
tui-prompt-editing = { $color ->
    [black] Composition d’une position, Noir doit jouer
   *[white] Composition d’une position, Blanc doit jouer
}
tui-on-board = sur le plateau { $black }–{ $white }
tui-anti-winner = { $color ->
    [black] Noir a moins de pions et gagne
   *[white] Blanc a moins de pions et gagne
}
tui-anti-draw = Partie nulle : les deux ont autant de pions
tui-menu = Menu
tui-edit-cycle = pion
tui-edit-turn = à qui de jouer
tui-edit-clear = vider
tui-edit-start = départ
tui-edit-rotate = tourner
tui-edit-mirror = miroir
tui-edit-swap = échanger les couleurs
tui-edit-accept = valider
tui-edit-cancel = annuler
tui-course-leave = quitter
tui-overwrite = Remplacer le fichier de ce nom
tui-all-of-folder = toutes les parties de ce dossier
tui-library-foot = Entrée : ouvrir   Retour arrière : dossier parent
tui-games-of = { $shown } parties sur { $all }
tui-look-for = Nom ou année :
tui-unreadable = { $count ->
    [one] { $count } partie est illisible
   *[other] { $count } parties sont illisibles
}
tui-find-command = Chercher une commande
tui-new-game = Nouvelle partie
tui-new-game-button = Commencer
tui-players = Joueurs
tui-tags = Noms et tournoi
tui-open = Ouvrir
tui-open-button = Ouvrir
tui-save-as = Enregistrer sous
tui-save-button = Enregistrer
tui-path = Fichier
tui-format = Format
tui-comment = Remarque
tui-paste = Coller une partie ou une position
tui-text-foot = Tab : terminé   Esc : annuler
tui-keys = Touches
tui-press-key = appuyez sur la nouvelle touche
tui-keys-foot = Entrée : autre touche   Retour arrière : comme avant   Suppr : aucune
tui-copied = Envoyé au presse-papiers du terminal ; s’il n’arrive pas, marquez-le ici
tui-no-picture-here = Un terminal n’a pas d’image à copier : utilisez « huri show --svg »
tui-no-date = Une date s’écrit 1986, 1986-04 ou 1986-04-27
tui-about-version = Huri { $version } : jouer, revoir et étudier le Reversi (Othello).
tui-about-license = Logiciel libre sous licence MIT ou licence Apache 2.0, au choix. Sans garantie.
tui-start-listed = de la liste d’ouvertures
tui-person = une personne ici
tui-engine-at = moteur, niveau { $level }
tui-start = Départ
tui-start-standard = habituel
tui-start-random = au hasard, équilibré
tui-start-handicap = { $color ->
    [black] { $corners ->
        [one] { $corners } coin pour Noir
       *[other] { $corners } coins pour Noir
    }
   *[white] { $corners ->
        [one] { $corners } coin pour Blanc
       *[other] { $corners } coins pour Blanc
    }
}
tui-start-shown = de la position affichée
tui-rules = Règles
tui-rules-standard = habituelles
tui-rules-tabletop = plateau en bois : retourner à la main
tui-rules-anti = gagne celui qui a le moins de pions
tui-clock = Pendule
tui-clock-none = aucune
tui-clock-sudden-death = pour toute la partie
tui-clock-increment = avec un supplément à chaque coup
tui-clock-byo-yomi = puis des périodes
tui-clock-per-move = pour chaque coup
tui-clock-minutes = { $color ->
    [black] Minutes, Noir
   *[white] Minutes, Blanc
}
tui-clock-seconds = Secondes de supplément, période ou coup
tui-clock-periods = Périodes
tui-tag-name = { $color ->
    [black] Noir
   *[white] Blanc
}
tui-tag-rating = { $color ->
    [black] Classement de Noir
   *[white] Classement de Blanc
}
tui-tag-event = Tournoi
tui-tag-round = Ronde
tui-tag-place = Lieu
tui-tag-date = Date
tui-by-terminal = selon le terminal
tui-ground = Fond du terminal
tui-ground-dark = sombre
tui-ground-light = clair
tui-board-color = Plateau
tui-board-green = vert
tui-board-blue = bleu
tui-board-gray = gris
tui-design = Taille du plateau
tui-design-large = grande
tui-design-medium = moyenne
tui-design-plain = lignes
tui-mouse = Souris
tui-rtl = Texte de droite à gauche
tui-rtl-visual = mis en ordre ici
tui-rtl-logical = laissé au terminal
tui-pace = Vitesse des coups en pour cent, 0 pour aucune
tui-my-name = Mon nom
tui-openings-list = Liste d’ouvertures, un fichier
tui-confirm-passes = Confirmer mes passes
tui-turning-help = Retourner à la main
tui-turning-strict = strict, sans aide
tui-turning-tell = les fautes sont dites
tui-turning-rows = les pions à retourner sont montrés
tui-analysis-level = Niveau des conseils
tui-hints = Nombre de conseils, 0 pour tous
tui-review-level = Niveau des analyses
tui-loss-doubtful = ?! à partir de cette perte
tui-loss-mistake = ? à partir de cette perte
tui-loss-blunder = ?? à partir de cette perte
tui-autoplay-tenths = Dixièmes de seconde par coup montré
tui-hash = Mémoire du moteur en Mio
tui-threads = Fils, 0 pour tous sauf un
tui-ponder = Le moteur réfléchit pendant mon temps
tui-review = Analyse
tui-review-progress = { $done } positions sur { $all }
tui-totals = { $color ->
    [black] Noir : { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
   *[white] Blanc : { $doubtful } × ?!, { $mistakes } × ?, { $blunders } × ??
}
tui-losses = { $loss } pions perdus en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ({ $kind })
tui-selective-short = sélectif
tui-no-mistakes = Aucune faute connue.
tui-mistakes-foot = Entrée : y aller
tui-lost = perdu { $loss } : { $best } { $value } était le meilleur
tui-no-terminal = L’entrée et la sortie doivent être un terminal ; « --lines » s’en passe
tui-lines-welcome = Huri. Tapez une case comme f5, ou « help ».
tui-lines-help = Cases : f5. Regarder : board, moves, count, list, where, hint. Jouer : pass, undo, redo, now, pause, continue, resign, new, swap, level 5. Plateau en bois : une case avec un pion le retourne, done, mend. Parcourir : back, forward, start, end, return, play. Fichiers : open FICHIER, save FICHIER. Quitter : quit.
tui-lines-unknown = « { $line } » n’est pas compris : tapez « help »
