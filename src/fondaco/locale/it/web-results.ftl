# What somebody’s games came to, as pictures.

web-results-title = Statistiche
web-results-rating = Il rating nel tempo
web-results-games = Per gioco
web-results-seats = Per posto
web-results-opponents = Per avversario
web-results-won = Partite vinte, tra quelle finite
web-results-ahead = Partite finite davanti a loro
web-results-of = { $count } su { $games }
web-results-seat = { $game }, posto { $number }
web-results-after = Partite valide per il rating
web-results-table = Lo stesso in tabella
web-results-day = Giorno
