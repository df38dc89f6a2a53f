# Was `fondaco stats` in diesem Spiel zählt.

batavia-stats-auctions = Auktionen
batavia-stats-in-a-game = in einer Partie
batavia-stats-unsold = ohne Gebot
batavia-stats-cards = Karten im Posten
batavia-stats-lots = Posten
batavia-stats-mean-price = mittlerer Preis
batavia-stats-all = alle
batavia-stats-companies = eingetauschte Kompanien
batavia-stats-exchanges = Tausche
batavia-stats-pirates = Piraten
batavia-stats-mean = Mittel
batavia-stats-most = Maximum
batavia-stats-attacks = Angriffe in einer Partie
batavia-stats-sunk = versenkte Karten je Angriff
batavia-stats-price = Preis eines Postens, in Wechseln
batavia-stats-size = Kompanien in einem Tausch
batavia-stats-attacked = Piratenangriffe in einer Partie
batavia-stats-games = Partien
