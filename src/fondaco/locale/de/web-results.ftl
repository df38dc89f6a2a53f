# What somebody’s games came to, as pictures.

web-results-title = Statistik
web-results-rating = Spielstärke im Lauf der Zeit
web-results-games = Nach Spiel
web-results-seats = Nach Platz
web-results-opponents = Nach Gegner
web-results-won = Gewonnene von allen beendeten Partien
web-results-ahead = Partien mit besserem Rang als der Gegner
web-results-of = { $count } von { $games }
web-results-seat = { $game }, Platz { $number }
web-results-after = Gewertete Partien
web-results-table = Dasselbe als Tabelle
web-results-day = Tag
