# Die Karten des Tages.

web-screen-day = Karten des Tages
web-day-text = Jeden Tag neue Karten, für alle dieselben. Alle spielen allein, gegen dieselben Bots. Dein erster Versuch zählt.
web-day-of = Karten vom { $day }
web-day-play = Spielen
web-day-go-on = Weiterspielen
web-day-again = Noch einmal spielen (zählt nicht)
web-day-old = Spielen (zählt nicht)
web-day-open = Ergebnisse
web-day-mine = Meine Partie
web-day-next = Die nächsten in { $time }
web-day-until = Sie zählen bis { $time } (deine Zeit; der Tag wechselt um Mitternacht UTC). Wenn du bis dahin begonnen hast, bleiben dir noch zwei Stunden.
web-day-closing = Dieser Tag ist vorbei. Was rechtzeitig begonnen wurde, zählt bis { $time }; dann stehen die Ergebnisse fest.
web-day-seat = du hast Platz { $seat }
web-day-bots = Bots: { $bot }
web-day-so-far = { $count ->
    [0] Noch niemand ist fertig.
    [one] { $count } Spieler ist fertig.
   *[other] { $count } Spieler sind fertig.
} { $playing ->
    [0] { "" }
    [one] { $playing } spielt noch.
   *[other] { $playing } spielen noch.
}
web-day-hidden = Die Ergebnisse siehst du, wenn du deinen Versuch hinter dir hast.
web-day-nobody = Niemand hat ein Ergebnis, das zählt.
web-day-score = Ergebnis: { $score }
web-day-rank = Rang { $rank } von { $count }
web-day-beaten = besser als { $part } % der anderen
web-day-median = Median
web-day-late = Zu spät fertig: zählt nicht.
web-day-helped = Ein Bot hat für dich gespielt: zählt nicht.
web-day-left = Nicht zu Ende gespielt: zählt nicht.
web-day-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
web-day-longest = längste Folge: { $count }
web-day-player = Spieler
web-day-points = Ergebnis
web-day-at-table = Rang am Tisch
web-day-results = Ergebnisse
web-day-you = du
web-day-share = Teilen
web-day-share-about = Was du teilst, verrät nichts über die Karten.
web-day-share-line = Fondaco, Karten des Tages, { $day } ({ $title })
web-day-picture = Bild zum Teilen
web-day-save = Bild speichern
web-day-hand-over = Bild teilen
web-day-fair = Ist das Mischen fair?
web-day-fair-text = Wie gemischt wird, steht fest, bevor der Tag beginnt: Der Fingerabdruck des Startwerts ist am Tag davor zu sehen, der Startwert selbst, wenn der Tag vorbei ist. Dann lässt sich jede Aufzeichnung dieses Tages nachprüfen, vom Mischen bis zum Ergebnis.
web-day-fingerprint = Fingerabdruck des Startwerts dieses Tages:
web-day-tomorrow = Fingerabdruck des Startwerts von morgen:
web-day-seed = Startwert:
web-day-past = Frühere Tage
web-day-more = Noch frühere
web-day-played = { $count ->
    [0] von niemandem gespielt
    [one] von { $count } Person gespielt
   *[other] von { $count } Personen gespielt
}
web-day-compare = Wer was gewählt hat
web-day-best = Auswertung der besten Partie
web-day-earlier = Der Tag davor
web-day-later = Der Tag danach
web-day-counts = Karten des Tages: Dieser Versuch zählt. Nichts lässt sich zurücknehmen, und der Trainer schweigt.
web-day-stand = Wenn ein Bot für dich spielt, zählt dein Versuch nicht.
web-day-close = Wenn du den Tisch schließt, ist dein Versuch vorbei und zählt nicht.
web-day-ways = Wo anders gewählt wurde
web-day-ways-text = Wer bis dahin gleich gewählt hatte, stand an derselben Stelle: Auf dieselben Schritte antworten die Bots gleich. Du siehst, was dort gewählt wurde, von wie vielen, und den Median ihrer Ergebnisse am Ende.
web-day-way = Stelle { $ply }
web-day-way-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-day-way-here = hier
web-day-alone = Alle, die fertig sind, haben bis zum Ende dieser Partie gleich gewählt.
