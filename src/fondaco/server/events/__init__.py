"""Events of clubs: their logs in the store, the tables of their rounds, and who hears of them."""
