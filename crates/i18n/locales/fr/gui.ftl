gui-square-legal = { $count ->
    [one] { $square }, vide, jouable, retourne { $count } pion
   *[other] { $square }, vide, jouable, retourne { $count } pions
}
gui-square-last = { $color ->
    [black] { $square }, noir, dernier coup
   *[white] { $square }, blanc, dernier coup
}
gui-square-hint = { $best ->
    [yes] { $square }, vide, jouable, retourne { $count }, vaut { $value }, meilleur coup
   *[no] { $square }, vide, jouable, retourne { $count }, vaut { $value }
}
gui-square-wrong = { $color ->
    [black] { $square }, noir, mal retourné
   *[white] { $square }, blanc, mal retourné
}
gui-square-marked = { $color ->
    [black] { $square }, noir, marqué
   *[white] { $square }, blanc, marqué
}
gui-supply-of = { $color ->
    [black] Noir : { $count } pions à côté du plateau
   *[white] Blanc : { $count } pions à côté du plateau
}
gui-prompt-first = Cliquez sur une case marquée.
gui-lesson-pass = Qui ne peut retourner aucun pion passe, et l’autre continue.
gui-lesson-early-end = Personne ne peut plus retourner de pion : la partie finit ici. Les cases vides comptent pour le gagnant.
gui-lesson-end = Le plateau est plein : qui a le plus de pions a gagné.
gui-no-moves-yet = Pas encore de coup
gui-listed-move = coup { $number } : { $name }
gui-graph = Valeurs pour Noir, coup par coup
gui-point = { $name }, { $value }
gui-point-loss = { $name }, { $value }, perdu { $loss }
gui-better = Perdu { $loss } : { $square } était meilleur ({ $value })
gui-line = { $value } : { $moves }
gui-copied = Copié
gui-drop-here = Déposez ici une partie ou une collection pour l’ouvrir
gui-no-dialog = Ce système n’a pas de dialogue de fichiers : tapez le chemin
gui-pasted-text = Texte collé
gui-pasted-picture = Une image ne contient pas de partie : collez des coups, un enregistrement ou un plateau sous forme de texte


gui-edit-done = Valider
gui-edit-cancel = Annuler
gui-edit-undo = Défaire
gui-edit-turn = À l’autre de jouer
gui-edit-clear = Vider
gui-edit-start = Position de départ
gui-edit-rotate = Tourner le plateau
gui-edit-mirror = Miroir
gui-edit-swap = Échanger les couleurs
gui-edit-paste = On peut aussi coller une position.
gui-edit-paint = Glissez sur plusieurs cases pour les remplir toutes. Le bouton droit, ou Maj+Entrée, met l’autre couleur.
gui-next-disc = le suivant
gui-odd-no-discs = Il n’y a pas de pion sur le plateau.
gui-odd-over = Personne ne peut jouer : la partie serait finie aussitôt.
gui-odd-must-pass = { $color ->
    [black] Noir n’a pas de coup et passerait aussitôt.
   *[white] Blanc n’a pas de coup et passerait aussitôt.
}
gui-odd-middle-empty = Une case du milieu est vide : aucune partie ne mène à cette position.
gui-odd-apart = Des pions ne touchent pas les autres : aucune partie ne mène à cette position.

gui-random-plies = Coups tirés au sort
gui-corners = Coins donnés

gui-choose-file = Choisir un fichier …
gui-choose-folder = Choisir un dossier …
gui-choose-place = Choisir un emplacement …
gui-recent = Ouverts ou enregistrés récemment
gui-games = Parties
gui-outcome = Résultat
gui-any-result = tous
gui-black-won = Noir a gagné
gui-white-won = Blanc a gagné
gui-drawn = partie nulle
gui-folder-above = Le dossier au-dessus
gui-whole-folder = Toutes les parties de ce dossier
gui-board-svg = image du plateau, SVG
gui-board-png = image du plateau, PNG
gui-sheet-svg = feuille numérotée en image, SVG
gui-sheet-png = feuille numérotée en image, PNG
gui-copy = Copier
gui-replace = Le remplacer
gui-nothing-lost = Ce format garde toute la partie.
gui-details = Détails
gui-close-collection = Fermer la collection
gui-review-games = Analyser ces parties
gui-save-reviewed = Enregistrer les parties analysées…
gui-stop-review-games = Arrêter
gui-games-reviewed = { $done } parties analysées sur { $all }
gui-review-may-take = peut prendre { $time }
gui-review-left = encore { $time } environ
gui-lost-in-game = Noir a perdu { $black }, Blanc { $white }
gui-plies = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
gui-breaks-off = s’interrompt

gui-other-tags = Autres entrées
gui-tag-key = Nom de l’entrée
gui-add-tag = Ajouter une entrée
gui-remove = Retirer
gui-no-date = Une date s’écrit 1986, 1986-04 ou 1986-04-27.
gui-no-result = Un résultat s’écrit 34-30, les pions de Noir d’abord, ou reste vide.

gui-seek = Endroit dans la partie
gui-ply-of = { $ply } sur { $all }
gui-seconds-a-move = Secondes pour chaque coup

gui-ground = Fenêtre
gui-by-system = comme le système
gui-ground-dark = sombre
gui-ground-light = clair
gui-ground-contrast = contraste élevé
gui-board-colors = Plateau
gui-board-green = vert
gui-board-blue = bleu et orange, pour tous les yeux
gui-board-gray = gris
gui-board-paper = papier, comme dans les livres
gui-text-size = Taille du texte
gui-percent = { $number } %
gui-still = Rien ne bouge : les pions se retournent d’un coup

gui-new-key = Nouvelle touche
gui-new-key-for = Nouvelle touche pour « { $name } »
gui-press-key = Appuyez sur la nouvelle touche pour « { $name } », ou sur Échap
gui-remove-key = Retirer { $key } de « { $name } »
gui-keys-as-at-first = Comme au début
gui-all-keys-as-at-first = Toutes les touches comme au début
gui-key-taken = { $key } était la touche de « { $name } », qui l’a perdue
gui-key-not-free = { $key } a déjà un sens qui ne peut pas changer
