# La donne du jour.

web-screen-day = La donne du jour
web-day-text = Chaque jour une nouvelle donne, la même pour tous. Chacun joue seul, contre les mêmes robots. Votre premier essai compte.
web-day-of = Donne du { $day }
web-day-play = Jouer
web-day-go-on = Continuer la partie
web-day-again = La rejouer (ne compte pas)
web-day-old = La jouer (ne compte pas)
web-day-open = Résultats
web-day-mine = Ma partie
web-day-next = La prochaine dans { $time }
web-day-until = Commencez avant { $time } (minuit UTC, ici à votre heure). Si votre partie est alors en cours, vous avez encore deux heures pour la finir.
web-day-closing = La journée est finie. Les essais commencés à temps comptent jusqu’à { $time } ; ensuite, les résultats sont définitifs.
web-day-seat = vous avez la place { $seat }
web-day-bots = robots : { $bot }
web-day-so-far = { $count ->
    [0] Personne n’a encore fini.
    [one] { $count } joueur a fini.
   *[other] { $count } joueurs ont fini.
} { $playing ->
    [0] { "" }
    [one] { $playing } joue encore.
   *[other] { $playing } jouent encore.
}
web-day-hidden = Les résultats s’affichent une fois votre essai terminé.
web-day-nobody = Personne n’a de résultat qui compte.
web-day-score = Score : { $score }
web-day-rank = Rang { $rank } sur { $count }
web-day-beaten = mieux que { $part } % des autres
web-day-median = Médiane
web-day-late = Terminé trop tard : ne compte pas.
web-day-helped = Un robot a joué pour vous : ne compte pas.
web-day-left = Pas terminé : ne compte pas.
web-day-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
web-day-longest = record : { $count }
web-day-player = Joueur
web-day-points = Score
web-day-at-table = À sa table
web-day-results = Résultats
web-day-you = vous
web-day-share = Partager
web-day-share-about = Ce que vous partagez ne dit rien des cartes.
web-day-share-line = Fondaco, la donne du jour, { $day } ({ $title })
web-day-picture = Image à partager
web-day-save = Enregistrer l’image
web-day-hand-over = Partager l’image
web-day-fair = Le mélange est-il équitable ?
web-day-fair-text = Le mélange est fixé avant le début de chaque journée : l’empreinte de sa graine est montrée la veille, et la graine elle-même une fois la journée finie. Chaque enregistrement de ce jour peut alors être vérifié, du mélange au résultat.
web-day-fingerprint = Empreinte de la graine de ce jour :
web-day-tomorrow = Empreinte de la graine de demain :
web-day-seed = Graine :
web-day-past = Jours passés
web-day-more = Jours plus anciens
web-day-played = { $count ->
    [0] jouée par personne
    [one] jouée par { $count } personne
   *[other] jouée par { $count } personnes
}
web-day-compare = Les choix de chacun
web-day-best = Analyse de la meilleure partie
web-day-earlier = La veille
web-day-later = Le lendemain
web-day-counts = La donne du jour : cet essai compte. Aucun coup ne peut être annulé, et le coach se tait.
web-day-stand = Si un robot joue pour vous, votre essai ne compte pas.
web-day-close = Si vous fermez la table, votre essai est fini et ne compte pas.
web-day-ways = Où les choix ont divergé
web-day-ways-text = Les joueurs qui avaient fait les mêmes choix se trouvaient au même moment de la partie : aux mêmes coups, les robots répondent de la même façon. Voici ce que chacun y a choisi, combien l’ont fait, et leur score médian à la fin.
web-day-way = Moment { $ply }
web-day-way-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-day-way-here = ici
web-day-alone = Parmi ceux qui ont fini, personne n’a choisi autrement au cours de cette partie.
