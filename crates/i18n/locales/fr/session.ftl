session-action = { $action ->
    [new-game] Nouvelle partie …
    [play-again] Rejouer
    [fetch-back] Reprendre la partie d’avant
    [open] Ouvrir …
    [library] Bibliothèque …
    [save] Enregistrer
    [save-as] Enregistrer sous …
    [tags] Noms et tournoi …
    [players] Joueurs …
    [swap-sides] Changer de côté
    [pass] Passer
    [turning-done] Pions retournés
    [turning-mend] Corriger les pions retournés
    [resign] Abandonner
    [quit] Quitter
    [undo] Reprendre le coup
    [redo] Rejouer le coup repris
    [copy-moves] Copier les coups
    [copy-board] Copier le plateau
    [copy-record] Copier toute la partie
    [copy-picture] Copier une image
    [paste] Coller une partie ou une position
    [set-up] Composer une position
    [comment] Remarque …
    [sign-none] Aucun signe
    [sign-very-good] Signe !! très bon
    [sign-good] Signe ! bon
    [sign-interesting] Signe !? intéressant
    [sign-doubtful] Signe ?! douteux
    [sign-mistake] Signe ? faute
    [sign-blunder] Signe ?? gaffe
    [settings] Réglages …
    [show-coordinates] Montrer les coordonnées
    [show-legal-moves] Montrer les coups possibles
    [show-last-move] Montrer le dernier coup
    [show-flips] Montrer ce qu’un coup retourne
    [show-hint-values] Montrer les valeurs sur les cases
    [show-stable] Montrer les pions définitifs
    [show-move-numbers] Montrer les numéros des coups
    [show-opening] Montrer le nom de l’ouverture
    [show-parity] Montrer les régions vides
    [show-mobility] Montrer le nombre de coups
    [show-graph] Montrer la courbe
    [rotate-board] Tourner le plateau
    [show-margin] Montrer les coups et les joueurs
    [whole-screen] Plein écran
    [larger-text] Texte plus grand
    [smaller-text] Texte plus petit
    [usual-text] Taille de texte habituelle
    [hint] Conseil
    [analyze] Valeurs à chaque coup
    [move-now] Jouer maintenant
    [pause] Pause
    [continue] Continuer
    [start] Au début
    [back] Un coup en arrière
    [forward] Un coup en avant
    [end] À la fin
    [previous-variation] Variante précédente
    [next-variation] Variante suivante
    [leave-variation] Quitter la variante
    [previous-mistake] Faute précédente
    [next-mistake] Faute suivante
    [return-to-game] Revenir à la partie en cours
    [play-from-here] Jouer à partir d’ici
    [autoplay] Défiler coup par coup
    [promote] En faire la ligne principale
    [delete-move] Supprimer ce coup
    [cut-after] Supprimer la suite
    [review] Analyser la partie
    [stop-review] Arrêter l’analyse
    [palette] Chercher une commande …
    [keys] Touches
    [rules] Règles du jeu
    [course] Cours : apprendre à jouer
   *[about] À propos de Huri
}
session-group = { $group ->
    [game] Partie
    [edit] Édition
    [view] Affichage
    [engine] Moteur
    [study] Étude
   *[help] Aide
}
session-engines-turn = C’est au moteur de jouer : attendez, ou demandez-lui de jouer maintenant
session-nothing-to-undo = Il n’y a aucun coup à reprendre
session-nothing-to-redo = Aucun coup n’a été repris
session-engine-not-thinking = Le moteur ne réfléchit à aucun coup
session-no-engine = Il n’y a pas de moteur ici
session-not-paused = Rien n’est en pause
session-paused = La partie est en pause : choisissez d’abord « Continuer »
session-not-playing = Aucune partie n’est en cours ici
session-nothing-to-return-to = La partie en cours est déjà affichée
session-at-start = C’est le début
session-at-end = C’est la fin
session-no-variation = Il n’y a pas d’autre coup à côté de celui-ci
session-on-main-line = C’est déjà la ligne principale
session-no-mistake = Il n’y a pas de faute de ce côté
session-no-such-node = Cet endroit n’est plus dans la partie
session-no-move-here = Il n’y a pas de coup avant le début
session-in-play = La partie en cours passe par ce coup : reprenez-le plutôt
session-editing = L’éditeur de position est ouvert : validez ou annulez d’abord
session-not-editing = L’éditeur de position n’est pas ouvert
session-nothing-kept = Aucune partie d’avant n’est gardée
session-not-possible = Ce n’est pas possible ici
session-not-by-hand = Dans cette partie, les pions se retournent tout seuls
session-nothing-placed = Il n’y a pas de coup dont on pourrait retourner les pions
session-turn-not-done = Finissez d’abord de retourner pour { $square }
session-no-disc = Il n’y a pas de pion en { $square }
session-just-placed = Le pion en { $square } vient d’être posé et reste comme il est
session-nothing-edited = Rien n’a été changé sur le plateau
session-nothing-pasted = Il n’y a rien à coller
session-no-board = Ce texte ne montre pas de plateau
session-not-reviewing = Aucune analyse n’est en cours
session-nothing-to-review = Il n’y a pas encore de coup à analyser
session-nothing-reviewed = Rien n’a encore été analysé
session-all-reviewed = Ces parties sont déjà analysées
session-no-values = Il n’y a pas de valeurs dans une partie où gagne celui qui a le moins de pions
session-no-file = Choisissez un fichier où enregistrer la partie
session-file-exists = Il y a déjà un fichier { $file }
session-file-not-found = { $file } n’existe pas
session-file-denied = { $file } : le système ne le permet pas
session-file-failed = { $file } : { $why }
session-no-games = Il ne contient aucune partie
session-no-collection = Aucune collection de parties n’est ouverte
session-no-such-game = La collection n’a pas cette partie
session-no-openings = Choisissez d’abord une liste d’ouvertures dans les réglages
session-engine-failed = Le moteur a échoué sur cette position et s’est arrêté
session-kept = La partie d’avant est gardée et peut être reprise
session-mistakes = { $count ->
    [one] { $count } pion n’est pas comme la règle l’exige ; dites encore une fois « pions retournés » pour le laisser ainsi
   *[other] { $count } pions ne sont pas comme la règle l’exige ; dites encore une fois « pions retournés » pour les laisser ainsi
}
session-handed-over = { $to ->
    [black] Blanc donne un pion à Noir
   *[white] Noir donne un pion à Blanc
}
session-opened = { $file } : { $format }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
session-pasted = Collé : { $format }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
session-broken = La partie a pu être lue jusqu’ici : { $problem }
session-warnings = { $count ->
    [one] Lu avec { $count } remarque : { $first }
   *[other] Lu avec { $count } remarques, la première : { $first }
}
session-saved = Enregistré : { $file }
session-source-changed = { $file } a changé ou n’est plus là depuis son analyse : ses parties sont gardées telles qu’elles étaient
session-key-twice = La touche { $key } est celle de « { $action } », pas aussi celle de « { $other } »
session-key-for-squares = La touche { $key } sert à écrire des cases : elle ne peut pas être celle de « { $action } »
session-set-aside = Un fichier de Huri n’a pas pu être lu et s’appelle maintenant { $file }
session-parts-ignored = Ces réglages n’ont pas pu être lus et sont comme au début : { $parts }
session-human = vous
session-engine-level = niveau { $level }
session-move-may-take = un coup peut prendre { $time }
session-nothing-balanced = Aucune position équilibrée trouvée : permettez une valeur plus grande ou moins de coups
