# What somebody’s games came to, as pictures.

web-results-title = Statistiques
web-results-rating = Le classement au fil du temps
web-results-games = Par jeu
web-results-seats = Par place
web-results-opponents = Par adversaire
web-results-won = Parties gagnées, sur celles qui sont finies
web-results-ahead = Parties finies à un meilleur rang
web-results-of = { $count } sur { $games }
web-results-seat = { $game }, place { $number }
web-results-after = Parties classées
web-results-table = La même chose en tableau
web-results-day = Jour
