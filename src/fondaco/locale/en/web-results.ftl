# What somebody’s games came to, as pictures.

web-results-title = Statistics
web-results-rating = Rating over time
web-results-games = By game
web-results-seats = By seat
web-results-opponents = By opponent
web-results-won = Games won, of those finished
web-results-ahead = Games finished ahead of this opponent
web-results-of = { $count } of { $games }
web-results-seat = { $game }, seat { $number }
web-results-after = Rated games
web-results-table = As a table
web-results-day = Day
