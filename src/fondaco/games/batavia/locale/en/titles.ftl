web-game-batavia = Batavia
web-about-batavia = Race to Asia with five East India companies, bid in auctions, collect spices.
web-learn-about-batavia = Two rounds: an auction, ships and seals, the voyage to Asia, and gold.
web-length-batavia = a shorter game
web-weight-batavia = simpler rules, auctions instead of haggling
web-start-batavia = Start here if you would rather count and bid than haggle.
web-unit-batavia = gold
web-learn-about-batavia-2 = Pirates, exchanges, the arrival and the final scoring.
