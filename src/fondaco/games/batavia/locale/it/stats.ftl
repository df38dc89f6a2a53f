# Che cosa conta `fondaco stats` in questo gioco.

batavia-stats-auctions = aste
batavia-stats-in-a-game = per partita
batavia-stats-unsold = senza offerte
batavia-stats-cards = carte nel lotto
batavia-stats-lots = lotti
batavia-stats-mean-price = prezzo medio
batavia-stats-all = tutti
batavia-stats-companies = compagnie scambiate
batavia-stats-exchanges = scambi
batavia-stats-pirates = pirati
batavia-stats-mean = media
batavia-stats-most = massimo
batavia-stats-attacks = attacchi per partita
batavia-stats-sunk = carte affondate per attacco
batavia-stats-price = prezzo di un lotto, in cambiali
batavia-stats-size = compagnie in uno scambio
batavia-stats-attacked = attacchi dei pirati per partita
batavia-stats-games = partite
