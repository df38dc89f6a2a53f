# Le coach d’un joueur : ce qu’il fait, ce qu’il dit. Les nombres ont leur signe.

web-coach-menu = Coach
web-coach-menu-text = Tout le monde à la table voit quelles aides vous utilisez. Votre coach ne sait que ce que vous savez.
web-coach-advice = Conseil : ce qu’il ferait, et pourquoi
web-coach-worth = Valeur : ce que chaque offre vous rapporterait
web-coach-warning = Avertissement avant une grave erreur
web-coach-has = Coach
web-coach-gain = { $chance } ± { $chance_error } points de pourcentage de chances de gagner, { $money } ± { $money_error } { $unit }
web-coach-gain-about = Ce que cela vous rapporterait, selon votre coach
web-coach-sure = Jouer quand même ?
web-coach-grave = Votre coach pense que cela vous coûte environ { $chance } points de pourcentage de chances de gagner (± { $error }), d’après ce que vous pouvez savoir.
web-coach-do-it = Oui, jouer
web-coach-think-again = Réfléchir encore
web-new-coach = Les joueurs peuvent avoir un coach (la partie ne compte pas pour le classement)
web-lobby-coach = un coach est permis, donc la partie ne compte pas pour le classement
web-card-coach = avec coach
web-coach-advice-short = conseils
web-coach-worth-short = valeur des offres
web-coach-warning-short = avertissement

# Regarder une partie en cours

web-watch-chance = { $chance } % de chances de gagner
web-watch-chance-error = { $chance } ± { $error } % de chances de gagner, d’après ce qu’un spectateur peut savoir
web-watch-open = Voir toutes les mains
web-watch-now = Revenir au présent
web-watch-ago = { $rounds ->
    [1] Il y a un tour de table, toutes les mains visibles
   *[other] Il y a { $rounds } tours de table, toutes les mains visibles
}
web-new-chances = Montrer aux spectateurs les chances de gagner
web-new-hands = Les spectateurs voient toutes les mains
web-new-hands-never = pas avant la fin
web-new-hands-after = { $rounds ->
    [1] un tour de table plus tard (non classée)
   *[other] { $rounds } tours de table plus tard (non classée)
}
web-lobby-hands = les spectateurs voient toutes les mains quelques tours de table plus tard, donc la partie ne compte pas pour le classement
