# What `fondaco stats` counts in this game.

batavia-stats-auctions = auctions
batavia-stats-in-a-game = per game
batavia-stats-unsold = without a bid
batavia-stats-cards = cards in the lot
batavia-stats-lots = lots
batavia-stats-mean-price = average price
batavia-stats-all = all
batavia-stats-companies = companies exchanged
batavia-stats-exchanges = exchanges
batavia-stats-pirates = pirates
batavia-stats-mean = average
batavia-stats-most = most
batavia-stats-attacks = attacks per game
batavia-stats-sunk = cards sunk per attack
batavia-stats-price = price of a lot, in letters
batavia-stats-size = companies per exchange
batavia-stats-attacked = pirate attacks per game
batavia-stats-games = games
