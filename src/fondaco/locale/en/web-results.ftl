# What somebody’s games came to, as pictures.

web-results-title = Results in pictures
web-results-rating = Rating over time
web-results-games = By game
web-results-seats = By seat
web-results-opponents = By opponent
web-results-won = Games won, of those finished
web-results-ahead = Games that ended in a better place than theirs
web-results-of = { $count } of { $games }
web-results-seat = { $game }, seat { $number }
web-results-after = Rated games
web-results-table = The same as a table
web-results-day = Day
