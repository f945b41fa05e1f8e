common-app-name = Huri
common-tagline = la suite de Reversi (Othello)
common-yes = Oui
common-no = Non
common-on = activé
common-off = désactivé
common-ok = OK
common-cancel = Annuler
common-close = Fermer
common-back = Retour
common-next = Suivant
common-previous = Précédent
common-more = Plus
common-help = Aide
common-settings = Réglages
common-language = Langue
common-language-of-system = La langue du système
common-unknown = inconnu
common-none = aucun
common-list-separator = {", "}
common-error = erreur : { $what }
common-warning = avertissement : { $what }
common-about = { $subject } : { $what }
common-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
common-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
common-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
