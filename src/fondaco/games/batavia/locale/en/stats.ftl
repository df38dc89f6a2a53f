# What `fondaco stats` counts in this game.

batavia-stats-auctions = auctions
batavia-stats-in-a-game = in a game
batavia-stats-unsold = without a bid
batavia-stats-cards = cards in the lot
batavia-stats-lots = lots
batavia-stats-mean-price = mean price
batavia-stats-all = all
batavia-stats-companies = companies exchanged
batavia-stats-exchanges = exchanges
batavia-stats-pirates = pirates
batavia-stats-mean = mean
batavia-stats-most = most
batavia-stats-attacks = attacks in a game
batavia-stats-sunk = cards sunk in one
batavia-stats-price = price of a lot, in letters
batavia-stats-size = companies in an exchange
batavia-stats-attacked = attacks of pirates in a game
batavia-stats-games = games
