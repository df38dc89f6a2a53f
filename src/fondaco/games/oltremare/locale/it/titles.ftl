web-game-oltremare = Oltre Mare
web-game-oltremare-2005 = Oltre Mare
web-game-oltremare-2004 = Oltremare 2004
web-about-oltremare-2005 = Impilare il carico, contrattare a voce, guardarsi dai pirati. L’edizione del 2005.
web-about-oltremare-2004 = Mercanti di Venezia: l’edizione più vecchia, con altre merci e un altro finale.
web-learn-about-oltremare-2005 = Un limite di mano, una bugia, due scambi, un viaggio e una stiva piena: un turno intero.
web-learn-about-oltremare-2004 = Seta rara, una bugia, un viaggio di andata e ritorno, un carico che aspetta la fine: un turno intero.
