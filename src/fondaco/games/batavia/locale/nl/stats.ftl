# Wat `fondaco stats` in dit spel telt.

batavia-stats-auctions = veilingen
batavia-stats-in-a-game = in een partij
batavia-stats-unsold = zonder bod
batavia-stats-cards = kaarten in de kavel
batavia-stats-lots = kavels
batavia-stats-mean-price = gemiddelde prijs
batavia-stats-all = alle
batavia-stats-companies = ingeruilde compagnieën
batavia-stats-exchanges = ruilen
batavia-stats-pirates = piraten
batavia-stats-mean = gemiddeld
batavia-stats-most = maximum
batavia-stats-attacks = aanvallen in een partij
batavia-stats-sunk = kaarten gezonken in één aanval
batavia-stats-price = prijs van een kavel, in wissels
batavia-stats-size = compagnieën in een ruil
batavia-stats-attacked = piratenaanvallen in een partij
batavia-stats-games = partijen
