# Was die Dinge auf dem Tisch von Oltre Mare sind und tun: eine Karte, eine Zahl, ein Stapel.

web-oltremare-anatomy-power = Liegt die Karte oben auf deiner Fracht, beginnst du deinen Zug mit höchstens { $power } Handkarten; der Rest geht an deine Piraten.
web-oltremare-anatomy-load = Liegt die Karte oben auf deiner Fracht, spielst du in deinem Zug genau { $load ->
    [one] { $load } Karte
   *[other] { $load } Karten
} aus.
web-oltremare-anatomy-ducat = Spielst du 1, 2 oder mindestens 3 davon zusammen aus, bringen sie 1, 3 oder 6 Dukaten.
web-oltremare-anatomy-flag = Spielst du 1, 2 oder mindestens 3 davon zusammen aus, gehen 1, 3 oder 6 Karten vom Stapel an deine Piraten.
web-oltremare-anatomy-cards = Spielst du 1, 2 oder mindestens 3 davon zusammen aus, ziehst du 1, 3 oder 6 Karten.
web-oltremare-anatomy-ship = Jedes ausgespielte Schiffssymbol bringt dein Schiff einen Hafen weiter.
web-oltremare-anatomy-lot = { $count } Karten im Spiel. Gleiche Waren direkt hintereinander in deiner Fracht sind eine Gruppe; Gruppen von 1, 2, 3 … bringen { $pay } Dukaten.
web-oltremare-anatomy-marker = Er wirkt, bis eine Fahrt deines Schiffs in einem anderen Hafen endet. Am Ende bringen die meisten Marker 6 Dukaten, der zweite Rang 3, der dritte 1.
web-oltremare-anatomy-no-marker = Kein Marker wirkt: Das Schiff liegt in einem Hafen ohne Marker.
web-oltremare-anatomy-hand = Handkarten. Was zu Beginn eines Zugs die Seemacht oben auf der Fracht übersteigt, geht an die Piraten.
web-oltremare-anatomy-cargo = Karten im Frachtstapel; nur die oberste ist zu sehen. { $edition ->
    [e2004] Sie werden am Ende Gruppe für Gruppe verkauft.
   *[e2005] Wenn Venedig erscheint, wird alles außer der obersten Gruppe verkauft, am Ende der Rest.
}
web-oltremare-anatomy-prestige = { $edition ->
    [e2004] Ein Punkt
   *[e2005] Ein Plättchen
} für jeden Zug, in dem dieser Spieler ein Geschäft mit dem aktiven Spieler gemacht hat. Wenn Venedig erscheint und am Ende bringt das meiste Prestige 6 Dukaten, der zweite Rang 3, der dritte 1.
web-oltremare-anatomy-pirates = Karten bei den Piraten. Jede, die am Ende noch dort liegt, kostet 1 Dukaten; die oberste lässt sich zurückkaufen.
web-oltremare-anatomy-ducats = Die Kasse; Schulden sind erlaubt. Wer am Ende die meisten Dukaten hat, gewinnt.
web-oltremare-anatomy-pile = In deiner Handelsphase darfst du die oberste Karte für 3 Dukaten kaufen, mit 0 Dukaten oder weniger für 4. Zu Beginn der Partie liegt Venedig in der Mitte des Stapels.
