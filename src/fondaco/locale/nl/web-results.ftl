# What somebody’s games came to, as pictures.

web-results-title = Statistieken
web-results-rating = Rating in de loop van de tijd
web-results-games = Per spel
web-results-seats = Per plaats
web-results-opponents = Per tegenstander
web-results-won = Gewonnen partijen, van alle uitgespeelde
web-results-ahead = Partijen met een betere positie dan de tegenstander
web-results-of = { $count } van { $games }
web-results-seat = { $game }, plaats { $number }
web-results-after = Partijen voor de rating
web-results-table = Hetzelfde als tabel
web-results-day = Dag
