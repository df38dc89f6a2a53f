# The screens around the table: home, games, people, account.

web-too-many = Zu viele Anfragen. Warte bitte einen Moment und versuche es noch einmal.
web-no-answer = Fondaco antwortet nicht. Was du geschrieben hast, steht noch da; versuche es gleich noch einmal.
web-screen-missing = Diese Seite konnte nicht geladen werden. Vielleicht gibt es eine neuere Version von Fondaco.
web-screen-again = Neu laden
web-nav-waiting = { $count ->
    [one] , { $count } wartet auf dich
   *[other] , { $count } warten auf dich
}

## Home and games

web-home-resume = Zurück an den Tisch: { $title }
web-home-free = Freie Plätze
web-screen-watch = Bei einer Partie zusehen
web-watch-empty = Gerade läuft keine Partie.
web-players-range = { $most ->
    [one] { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
web-show-recorded = Eine aufgezeichnete Partie unserer Bots
web-show-text = Gerade spielt niemand. Sieh dir eine Partie an, die unsere Bots gespielt haben, aufgezeichnet und mit offenen Karten:
web-join-link = Hast du einen Link bekommen?
web-join = Öffnen
web-join-lost = Das ist kein Link zu einem Tisch.
## Looking for players

web-looking = Mitspieler gesucht
web-looking-begin = Ich suche Mitspieler
web-looking-help = Die anderen sehen, dass du suchst, und können gleich mitspielen. Ist der Tisch voll, beginnt die Partie, und du wirst gerufen. Bis dahin kannst du dich in Fondaco umsehen. Wenn du Fondaco schließt, endet die Suche.
web-looking-join = Mitspielen
web-looking-yes = Du suchst Mitspieler. Die Leiste oben zeigt, wie viele schon da sind.
web-looking-now = Mitspieler gesucht: { $game }, { $taken } von { $count }
web-looking-table = Zum Tisch
web-looking-stop = Suche beenden
web-looking-full = Dein Tisch ist voll. Die Partie beginnt.
web-looking-go = Spielen
web-screen-here = Hier zusammen spielen
web-here-door = Sind die anderen im selben Raum? Zeig ihnen einen Code für ihr Handy.
web-here-scan = Scanne diesen Code, dann spielst du mit.
web-here-link = Link zu diesem Server
web-card-place = Rang { $place } von { $count }
web-card-won = gewonnen: { $names }
web-games-none-running = Du hast gerade keine laufende Partie. Bots sind immer da, und ein Tisch für Freunde ist schnell eröffnet.
web-games-more = Ältere zeigen

## The same deal

web-screen-compare = Dieselben Karten
web-compare = Dieselben Karten
web-compare-text = Alle diese Tische bekamen dieselben Karten, Platz für Platz. Das beste Ergebnis eines Platzes ist hervorgehoben.
web-compare-running = Wenn diese Partie beendet ist, können andere mit denselben Karten spielen.
web-compare-table = Tisch
web-compare-alone = Noch niemand sonst hat eine Partie mit diesen Karten beendet. Machst du es besser?
web-compare-play = Gegen Bots spielen
web-compare-open = Einen Tisch damit eröffnen

## People

web-people-here = Leute an diesem Tisch
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-block-done = { $name } kann sich nicht mehr an deine Tische setzen, und du siehst die von { $name } nicht.
web-block-ended = { $name } ist nicht mehr blockiert.
web-report = Melden …
web-report-what = Was hat { $name } getan? Die Betreiber lesen es.
web-report-send = Meldung abschicken
web-report-sent = Danke. Die Betreiber sehen es sich an.
web-blocked = Blockierte Leute
web-blocked-text = Sie können sich nicht an deine Tische setzen, und du siehst ihre nicht.
web-blocked-none = Niemand. Im Menü eines Tisches oder auf der Seite eines Spielers kannst du jemanden blockieren.

## Account

web-account-page = Meine Seite
web-account-programs = Für Programme
web-copy-it = Kopieren
web-share = Teilen …
web-password-change = Passwort ändern
web-password-text = Hat sich jemand anders unter deinem Namen angemeldet? Dann melde alles außer diesem Gerät ab.
web-password-others = Alles andere abmelden: andere Geräte, Links, Token von Programmen, den Webhook
web-password-old = Dein jetziges Passwort
web-password-new = Das neue, mindestens 8 Zeichen
web-password-changed = Das Passwort ist geändert.
web-password-alone = Das Passwort ist geändert. Nur dieses Gerät ist noch angemeldet.
web-devices = Geräte
web-device-unnamed = ein Browser
web-device-here = dieses Gerät
web-device-end = Abmelden
web-device-ended = Das Gerät ist abgemeldet.
web-devices-end = Überall außer hier abmelden
web-devices-ended = Nur dieses Gerät ist noch angemeldet.
web-link-unnamed = Ein persönlicher Link
web-link-scan = Öffne den Link auf dem anderen Gerät, oder halte dessen Kamera auf diesen Code.
web-link-ended = Der Link gilt nicht mehr, und wer ihn benutzt hat, ist abgemeldet.
web-way-end = Widerrufen
web-tokens = Token
web-tokens-text = Mit einem Token spielt ein Programm in deinem Namen: dein eigener Bot zum Beispiel.
web-tokens-docs = Wie Programme mit Fondaco reden (mehr in docs/protocol.md)
web-token-name = Wofür es ist
web-token-make = Token anlegen
web-token-made = Kopiere es jetzt: Es wird nie wieder gezeigt.
web-token-unnamed = Ein Token
web-token-ended = Das Token gilt nicht mehr.
web-webhook = Webhook
web-webhook-text = Fondaco schickt eine Nachricht an diese Adresse, wenn eine Partie auf dich wartet und du nicht da bist.
web-webhook-address = Adresse
web-webhook-keep = Speichern
web-webhook-kept = Gespeichert. Prüfe, ob eine Nachricht ankommt.
web-webhook-try = Testnachricht schicken
web-webhook-arrived = Angekommen.
web-webhook-end = Entfernen
web-webhook-ended = Fondaco schickt nichts mehr dorthin.
web-own-data = Deine Daten
web-own-data-text = Lade alles herunter, was dieser Server über dich speichert: Profil, Partien, Chatnachrichten, Veranstaltungen, Spielstärken und Meldungen.
web-own-data-get = Meine Daten herunterladen
web-farewell = Alles über mich löschen …
web-farewell-text = Dein Name, dein Konto, deine Spielstärke, deine Geräte und Token werden endgültig gelöscht, ebenso alles, was du in Chats geschrieben hast. Bots spielen deine laufenden Partien zu Ende. In beendeten Partien und Veranstaltungen steht ein Pseudonym statt deines Namens. Sicherungen dieses Servers, heruntergeladene Dateien und was andere über dich geschrieben haben, bleiben, wie sie sind.
web-farewell-do = Endgültig löschen
web-farewell-done = Alles über dich ist gelöscht. Leb wohl!

## Rules

web-rules-english = Diese Regeln sind nicht übersetzt: Du liest sie auf Englisch.
web-rules-try = Ausprobieren
web-rules-try-how = Öffnet einen Tisch mit Bots in genau dieser Stellung.
web-rules-marks = Was die Zeichen bedeuten; wähle eines, um nur dessen Regeln zu sehen
