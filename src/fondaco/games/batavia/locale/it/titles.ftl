web-game-batavia = Batavia
web-about-batavia = La corsa verso l’Asia con cinque compagnie delle Indie: fai offerte all’asta, viaggia, raccogli spezie.
web-learn-about-batavia = Un’asta, navi e sigilli, il viaggio verso l’Asia, oro: due giri.
web-length-batavia = partita più breve
web-weight-batavia = meno regole, aste invece di trattative
web-start-batavia = Comincia da qui se preferisci contare e rilanciare piuttosto che parlare.
web-unit-batavia = monete d’oro
web-learn-about-batavia-2 = Pirati, scambi, l’arrivo e il conteggio finale.
