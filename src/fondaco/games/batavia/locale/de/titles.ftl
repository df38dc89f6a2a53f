web-game-batavia = Batavia
web-about-batavia = Das Rennen nach Asien mit fünf Ostindien-Kompanien: bieten, reisen, Gewürze lagern.
web-learn-about-batavia = Eine Auktion, Schiffe und Siegel, die Reise nach Asien, Gold: zwei Runden.
