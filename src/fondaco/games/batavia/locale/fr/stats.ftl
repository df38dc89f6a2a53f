# Ce que `fondaco stats` compte dans ce jeu.

batavia-stats-auctions = enchères
batavia-stats-in-a-game = par partie
batavia-stats-unsold = sans enchère
batavia-stats-cards = cartes du lot
batavia-stats-lots = lots
batavia-stats-mean-price = prix moyen
batavia-stats-all = tous
batavia-stats-companies = compagnies échangées
batavia-stats-exchanges = échanges
batavia-stats-pirates = pirates
batavia-stats-mean = moyenne
batavia-stats-most = maximum
batavia-stats-attacks = attaques par partie
batavia-stats-sunk = cartes coulées en une fois
batavia-stats-price = prix d’un lot, en lettres
batavia-stats-size = compagnies dans un échange
batavia-stats-attacked = attaques de pirates par partie
batavia-stats-games = parties
