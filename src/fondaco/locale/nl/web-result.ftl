# The result of a game and its replay.

web-result-money = Waar het geld vandaan kwam
web-result-seed-good = Zojuist in je browser gecontroleerd: dit zaad heeft die vingerafdruk.
web-result-seed-bad = Dit zaad heeft die vingerafdruk niet!
web-result-verify = Wie niemand vertrouwt, bewaart het verslag en voert het commando hieronder uit. Het berekent de vingerafdruk opnieuw, deelt uit het zaad, speelt elke zet over en vergelijkt de uitslag: na de eerste zet is er niets veranderd.
web-result-command = Commando
web-replay-everybody = Ieders kaarten
