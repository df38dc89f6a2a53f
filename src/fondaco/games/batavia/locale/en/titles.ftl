web-game-batavia = Batavia
web-about-batavia = Race to Asia with five East India companies, bid in the auctions, store spices.
web-learn-about-batavia = An auction, ships and seals, the voyage to Asia, gold: two rounds.
web-length-batavia = fewer moves
web-weight-batavia = fewer rules, auctions instead of talk
web-start-batavia = Start here if you would rather count and bid than talk.
