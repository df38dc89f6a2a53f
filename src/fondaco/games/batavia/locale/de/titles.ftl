web-game-batavia = Batavia
web-about-batavia = Das Rennen nach Asien mit fünf Ostindien-Kompanien: bieten, reisen, Gewürze sammeln.
web-learn-about-batavia = Eine Auktion, Schiffe und Siegel, die Reise nach Asien, Gold: zwei Runden.
web-length-batavia = kürzere Partie
web-weight-batavia = weniger Regeln, Auktionen statt Feilschen
web-start-batavia = Fang hier an, wenn du lieber rechnest und bietest als redest.
web-unit-batavia = Gold
web-learn-about-batavia-2 = Piraten, Tausch, die Ankunft und die Schlusswertung.
