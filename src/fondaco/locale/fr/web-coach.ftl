# Le guide d’une place : ce qu’il fait, ce qu’il dit. Les nombres ont leur signe.

web-coach-menu = Guide
web-coach-menu-text = Tout le monde à la table voit ce que votre guide fait pour vous. Il sait ce que vous savez.
web-coach-advice = Conseil : ce qu’il ferait, et pourquoi
web-coach-worth = Valeur : ce que chaque offre vous rapporterait
web-coach-warning = Une question avant une grave erreur
web-coach-has = Guide
web-coach-gain = { $chance } ± { $chance_error } % de chances, { $money } ± { $money_error } d’argent
web-coach-gain-about = Ce que cela vous rapporterait, selon votre guide
web-coach-sure = Êtes-vous sûr ?
web-coach-grave = Votre guide pense que cela vous coûte environ { $chance } points sur cent de chances de gagner (± { $error }), pour autant que vous puissiez le savoir.
web-coach-do-it = Jouer quand même
web-coach-think-again = Réfléchir encore
web-new-coach = Les joueurs peuvent avoir un guide (la partie ne compte pas pour le classement)
web-lobby-coach = un guide est permis, donc la partie ne compte pas pour le classement
web-card-coach = avec guide
web-coach-advice-short = conseils
web-coach-worth-short = valeur des offres
web-coach-warning-short = avertissement

# Regarder une partie en cours

web-watch-chance = { $chance } % de chances de gagner
web-watch-chance-error = { $chance } ± { $error } % de chances de gagner, pour autant qu’un spectateur puisse le savoir
web-watch-open = Voir toutes les mains
web-watch-now = Revenir à maintenant
web-watch-ago = { $rounds ->
    [1] Il y a un tour de table, toutes les mains visibles
   *[other] Il y a { $rounds } tours de table, toutes les mains visibles
}
web-new-chances = Les spectateurs apprennent qui gagnera sans doute
web-new-hands = Les spectateurs voient toutes les mains
web-new-hands-never = pas avant la fin
web-new-hands-after = { $rounds ->
    [1] un tour de table plus tard (non classée)
   *[other] { $rounds } tours de table plus tard (non classée)
}
web-lobby-hands = les spectateurs voient toutes les mains quelques tours de table plus tard, donc la partie ne compte pas pour le classement
