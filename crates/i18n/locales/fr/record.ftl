record-at-game = partie { $number }
record-at-move = coup { $number }
record-at-line = ligne { $number }
record-at-column = colonne { $number }
record-at-byte = octet { $number }

record-illegal = coup illégal « { $written } » : { $why }
record-expected = attendu : { $expected } ; trouvé : « { $found } »
record-wrong-side = « { $written } » n’est pas un coup de { $color ->
        [black] Noir
       *[white] Blanc
    }, qui doit jouer
record-ends-before = le fichier se termine là où il fallait { $expected }
record-twice = le numéro { $number } figure deux fois
record-missing = le numéro { $number } manque
record-other-game = « { $what } » n’est pas une partie d’Othello sur 8×8
record-too-long = une partie dépasse { $limit } octets
record-io = la lecture ne peut pas continuer : { $why }

record-expects-move = un coup
record-expects-squares = des cases a1 à h8
record-expects-cells = les 64 cases d’un plateau
record-expects-side = le joueur qui a le trait
record-expects-score = un score
record-expects-numbers = huit lignes de nombres
record-expects-tag = une balise comme [Black "nom"]
record-expects-comment = un commentaire commençant par %
record-expects-ggf-game = (;GM[Othello]
record-expects-sgf-game = (; et les propriétés d’une partie SGF
record-expects-property = une propriété comme B[f5]
record-expects-wthor-header = l’en-tête d’un fichier WTHOR
record-expects-wthor-record = un enregistrement WTHOR complet
record-expects-json = un texte JSON
record-expects-quest-game = les champs d’une partie d’Othello Quest
record-expects-egaroucid-game = les champs d’une partie d’Egaroucid
record-expects-huri-game = les champs d’une partie de Huri

record-not-this = pas { $format } : attendu : { $expected } ; trouvé : « { $found } »
record-unrecognised = ce n’est pas un enregistrement connu ici
record-nothing = il n’y a rien dedans
record-other-data = ce n’est ni du texte ni un fichier WTHOR, mais d’autres données, comme une image ou un programme
record-no-games = { $format } : ne contient pas de parties
record-only-read = { $format } : peut être lu, mais pas écrit
record-other-start = ce format ne contient que des parties depuis la position de départ habituelle
record-turned-by-hand = des pions de la partie ont été retournés à la main contre la règle, ce que ce format ne peut pas contenir

record-result-differs = le résultat noté est { $recorded }, les coups donnent { $replayed }
record-rubbish = texte ignoré après la fin : « { $text } »
record-skipped = ignoré : « { $text } »
record-side-assumed = le trait n’est pas indiqué ; on suppose { $color ->
        [black] Noir
       *[white] Blanc
    }
record-pass-after-end = une passe après la fin de la partie a été omise
record-colors-assumed = les signes des pions peuvent désigner les deux couleurs ; on suppose que « { $black } » est noir

record-format-transcript = coups en texte
record-format-grid = feuille numérotée
record-format-board = plateau en texte
record-format-obf = OBF, positions avec coups évalués
record-format-script = liste de positions
record-format-ggf = GGF, parties de GGS et NBoard
record-format-sgf = SGF
record-format-pgn = PGN
record-format-wthor = parties WTHOR
record-format-wthor-players = joueurs WTHOR
record-format-wthor-tournaments = tournois WTHOR
record-format-quest = Othello Quest
record-format-egaroucid = Egaroucid
record-format-huri = Huri, une partie
record-format-huri-lines = Huri, une partie par ligne

record-loss-moves = coups
record-loss-variations = variantes
record-loss-comments = commentaires
record-loss-signs = signes comme « ?! »
record-loss-values = valeurs des coups
record-loss-times = temps des coups
record-loss-ending = la manière dont la partie a fini
record-loss-ratings = classements
record-loss-names = noms des joueurs
record-loss-shortened = un texte a été raccourci
record-loss-letters = des lettres ont été remplacées
record-loss-event = le tournoi
record-loss-round = la ronde
record-loss-place = le lieu
record-loss-date = la date ou une partie de la date
record-loss-time-control = la cadence
record-loss-rules = les règles suivies par la partie
record-loss-other-tags = autres balises
record-lost = ce format ne peut pas contenir : { $what }
record-expects-wthor-end = la fin du fichier WTHOR, dont l’en-tête n’annonce pas plus d’enregistrements
record-fix-passes = des passes là où le plateau les exige
record-fix-square = coup { $number } : { $meant } au lieu de { $written }
record-fix-illegible = coup { $number } : { $meant }
record-fix-swapped = coups { $first } et { $second } échangés
record-fix-missing = coup { $number } : { $meant } inséré
record-fix-surplus = coup { $number } omis
record-fix-mirrored = en miroir à partir du coup { $from }
