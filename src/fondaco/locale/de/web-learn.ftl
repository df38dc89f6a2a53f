# The guided first game in the browser, and what the installed app says.

web-screen-learn = Spielen lernen
web-learn-step = Schritt { $number } von { $count }
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-leave = Lektion verlassen
web-learn-coach = Dein Trainer
web-learn-your-turn = Dein Zug
web-learn-meanwhile = Unterdessen
web-learn-not-this = Das geht auch, aber bleib vorerst bei mir.
web-learn-later = Das machst du in einer echten Partie. Mach hier mit mir weiter.
web-learn-play-on = Von hier weiterspielen
web-learn-own = Eine eigene Partie beginnen
web-learn-again = Noch einmal von vorn
web-learn-door = Spielend lernen: 5 Minuten
web-learn-choose = Geführte erste Partien: Du machst die Schritte, dein Trainer sagt, warum. Je etwa fünf Minuten.
web-learn-begin = Beginnen
web-learn-second = Zweite Lektion
web-learn-card = Die Karte
web-learn-next-lesson = Nächste Lektion
web-push-title = Benachrichtige mich, wenn ich dran bin
web-push-why = Dieser Browser zeigt dann eine Benachrichtigung, wenn eine Partie auf dich wartet und du nicht da bist.
web-push-on = Auf diesem Gerät benachrichtigen
web-push-off = Nicht mehr benachrichtigen
web-push-refused = Dein Browser erlaubt keine Benachrichtigungen von dieser Seite. Das kannst du in seinen Einstellungen ändern.
web-offline-title = Keine Verbindung
web-offline-text = Fondaco ist nicht zu erreichen. Deine Partien sind dort sicher; diese Seite versucht es von selbst wieder.
web-offline-again = Noch einmal versuchen

web-screen-guide = So wird gespielt
web-guide-read = Anleitung mit Bildern lesen
web-guide-print = Drucken
web-guide-rules = Alle Regeln
web-guide-english = Diese Anleitung ist nicht übersetzt: Du liest sie auf Englisch.
