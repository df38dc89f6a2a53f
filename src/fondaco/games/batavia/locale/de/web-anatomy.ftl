# Was die Dinge auf dem Tisch von Batavia sind und tun: Schiffskarte, Laden, Kontor, Zahl.

web-batavia-anatomy-company = Lege solche Karten aus, um mehr davon vor dir zu haben als alle anderen. Von jeder Kompanie gibt es 22.
web-batavia-anatomy-laid = Jetzt auf dem Tisch: { $count }. Die Piraten versenken die Kompanie mit den meisten.
web-batavia-anatomy-seal = { $held ->
    [yes] Ihr Siegel: { $name }.
   *[no] Ihr Siegel hat niemand.
}
web-batavia-anatomy-seals = Das Siegel hat, wer allein die meisten Karten dieser Kompanie ausgelegt hat. Es führt zum nächsten Laden der Kompanie und ist am Ende 2 Gold wert.
web-batavia-anatomy-shop = Wer mit dem Siegel dieser Kompanie hierher reist, nimmt das Plättchen und stellt eine Kiste ins Kontor. Plättchen verschiedener Kompanien lassen sich gegen Gold eintauschen.
web-batavia-anatomy-down = Es wird aufgedeckt, wenn ein Händler auf einem der letzten fünf offenen Läden landet.
web-batavia-anatomy-post = Die meisten Kisten hier bringen am Ende { $gold } Gold; bei Gleichstand gibt es je { $tied }.
web-batavia-anatomy-crates = Nimmst du einen Laden mit dieser Ware, stellst du hier eine Kiste auf das Feld seiner Kompanie.
web-batavia-anatomy-cannon = Sie zählt alle ausgelegten Karten. Ab { $limit } versenken die Piraten nach einem Zug alle Karten der größten Kompanie.
web-batavia-anatomy-arrival = Legst du Karten aus und liegt für keines deiner Siegel noch ein Laden vor dir, kommst du hier an und nimmst das Plättchen: { $gold } Gold. Die Runde wird zu Ende gespielt, dann ist Schluss.
web-batavia-anatomy-gold = Gold aus dem Tausch. Kontore, Wechsel, Siegel und das Zielplättchen kommen am Ende dazu; wer dann das meiste Gold hat, gewinnt.
web-batavia-anatomy-hand = Schiffskarten auf der Hand: Wie viele es sind, sehen alle. Zieh zwei oder lege welche aus.
web-batavia-anatomy-letters = Mit Wechseln bezahlt man Gebote; sie gehen an die anderen. Wer am Ende die meisten hat, bekommt 5 Gold; wie viele jemand hat, ist geheim.
web-batavia-anatomy-tiles = Plättchen von 1, 2, 3, 4 oder 5 Kompanien lassen sich gegen 1, 3, 6, 10 oder 15 Gold eintauschen, sobald eine neue Kompanie dazukommt.
