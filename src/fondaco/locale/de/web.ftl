# What the browser app says whichever game is played.

web-title = Fondaco
web-motto = Laden, feilschen, segeln: Handelsspiele mit Freunden, oder mit Händlern, die immer da sind.
web-usual-names = Bianca Marco Lucia Zorzi Caterina Piero Fiordelise Alvise Orsola Vettor
web-skip = Zum Inhalt
web-close = Schließen
web-colon = :{" "}
web-out-of-reach = Fondaco antwortet nicht. Neuer Versuch …
web-opening = Der Tisch wird geöffnet …
web-connection-lost = Die Verbindung ist abgerissen. Nichts geht verloren; neuer Versuch …

## Ways through the house

web-nav-label = Hauptmenü
web-nav-home = Start
web-nav-games = Meine Partien
web-nav-learn = Lernen
web-nav-puzzles = Aufgaben
web-nav-day = Karten des Tages
web-nav-watch = Zusehen
web-nav-rules = Regeln
web-nav-ratings = Rangliste
web-nav-settings = Einstellungen
web-nav-account = Konto
web-theme-to-daylight = Zum Tageslicht
web-theme-to-lamplight = Zum Lampenlicht
web-screen-new = Einen Tisch eröffnen
web-screen-replay = Nachspielen
web-screen-rules = Regeln
web-screen-games = Meine Partien
web-screen-ratings = Rangliste
web-screen-player = Spieler
web-screen-settings = Einstellungen
web-screen-account = Konto
web-screen-enter = Anmelden mit einem Link
web-screen-lost = Seite nicht gefunden
web-lost-text = Unter dieser Adresse ist nichts.
web-lost-home = Zur Startseite
web-enter-title = Als { $name } anmelden?
web-enter-text = Dieser Link verbindet dieses Gerät mit { $name }: mit dem Namen, den Partien und der Spielstärke.
web-enter-trust = Wer ihn erstellt hat, spielt ebenfalls als { $name }. Mach nur weiter, wenn du das warst oder jemand, dem du vertraust.
web-enter-guest = { $games ->
    [0] Auf diesem Gerät bist du jetzt { $was }, ein Gast ohne Partien.
    [one] Auf diesem Gerät bist du jetzt { $was }, ein Gast mit einer Partie. Sie kommt nicht mit, und du kannst sie danach nicht mehr öffnen. Um sie zu behalten, lege zuerst ein Konto an.
   *[other] Auf diesem Gerät bist du jetzt { $was }, ein Gast mit { $games } Partien. Sie kommen nicht mit, und du kannst sie danach nicht mehr öffnen. Um sie zu behalten, lege zuerst ein Konto an.
}
web-enter-account = Auf diesem Gerät bist du als { $login } angemeldet. Du wirst hier abgemeldet; deine Partien bleiben in dem Konto.
web-enter-already = Du bist schon als { $name } angemeldet.
web-enter-go = Als { $name } anmelden
web-enter-stay = { $was } bleiben
web-enter-no = Jetzt nicht
web-signed-out = Dieses Gerät ist nicht mehr mit { $name } verbunden: Auf einem anderen hat sich jemand angemeldet, ein Konto angelegt, das Passwort geändert oder dieses Gerät abgemeldet.
web-signed-out-enter = Anmelden
web-signed-out-close = Schließen

## Games

web-option-memory = Gedächtnis
web-option-memory-strict = jeder merkt es sich selbst
web-option-memory-ledger = ein Kontobuch zeigt, was alle gesehen haben
web-option-offers = Angebote je Zug, höchstens (0: beliebig viele)
web-option-four = Was vier Flaggen oder vier Kartensymbole wert sind
web-option-four-6 = 6 Karten, wie in der neueren Ausgabe
web-option-four-10 = 10 Karten: Die Reihe 1, 3, 6 geht weiter
web-option-setup = Läden
web-option-setup-standard = gemischt, zehn offen
web-option-setup-quick = alle offen, in fester Reihenfolge
web-option-stalling = Runden, in denen niemand etwas tut
web-option-stalling-end = die zweite in Folge beendet das Spiel
web-option-stalling-go-on = das Spiel geht weiter
web-bot-random = Herumtreiber (spielt aufs Geratewohl)
web-bot-greedy = Hausierer (leicht)
web-bot-deckhand = Schiffsjunge
web-bot-clerk = Schreiber
web-bot-merchant = Kaufmann
web-bot-navigator = Steuermann
web-bot-captain = Kapitän
web-bot-doge = Doge
web-level-deckhand = Ein freundlicher Anfänger: sieht, was ein Zug bringt, und kaum weiter.
web-level-clerk = Spielt ordentlich, übersieht aber manches und erhofft sich beim Handeln zu viel.
web-level-merchant = Plant ganze Züge, handelt gut und merkt sich, wer gelogen hat.
web-level-captain = Schaut voraus und nimmt sich Zeit für die Züge, die das Spiel entscheiden.
web-level-doge = Schaut voraus wie ein Kapitän und handelt die besten Preise aus.
web-bot-about = { $name }, etwa { $rating }
web-bot-skill = Stärke
web-bot-character = Charakter
web-character-balanced = ausgewogen
web-character-honest = ehrlich
web-character-sly = gerissen
web-character-generous = großzügig
web-character-stubborn = stur
web-character-silent = schweigsam

## Home

web-home-title = Ein Haus für Handelsspiele
web-home-play = Jetzt spielen
web-home-mine = Deine Partien
web-home-all-mine = Alle
web-home-mine-empty = Du hast gerade keine laufende Partie. Wähle oben ein Spiel, und schon sitzt du am Tisch.
web-home-open-empty = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und schick einem Freund den Link.
web-home-new = Einen Tisch eröffnen
web-play-now = Jetzt spielen
web-set-up = Einrichten …
web-players = Spieler
web-your-name = Dein Name
web-card-your-turn = Du bist dran
web-card-turn = { $name } ist dran
web-card-free = { $count ->
    [0] kann beginnen
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
web-status-open = offen
web-status-playing = läuft
web-status-paused = Pause
web-status-over = beendet
web-status-closed = Dieser Tisch ist geschlossen
web-closed-text = Er wurde geschlossen, bevor das Spiel beendet war.

## Start a table

web-new-game = Spiel
web-new-who = Spieler
web-new-how = Einstellungen
web-new-private = Nur über den Link: nicht in der Liste der Tische
web-new-title = Titel
web-new-talk = Zeit zum Reden, bevor ein Bot seinen Handel beendet
web-new-calm = Bots lassen sich Zeit, damit man folgen kann
web-new-open = Den Tisch eröffnen
web-new-open-hint = Du bekommst einen Link für deine Mitspieler.
web-new-start = Das Spiel beginnen
web-new-start-hint = Jeder Platz ist besetzt: Das Spiel beginnt sofort.
web-seconds = { $count ->
    [0] keine
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-clock = Uhr
web-clock-none = keine Uhr
web-clock-live = am Stück gespielt
web-clock-days = Tage für jeden Zug
web-clock-bank = Minuten am Anfang
web-clock-increment = Sekunden mehr je Zug
web-clock-per-turn = Für jeden Zug
web-clock-words-live = { $minutes } Min. + { $seconds } s je Zug
web-clock-words-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}

## Seats

web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-me = ich
web-seat-you = du
web-you = Du
web-seat-anybody = offen für alle
web-seat-bot = ein Bot
web-seat-free = frei
web-seat-is-bot = Bot: { $bot }
web-seat-stood-in = ein Bot spielt hier: { $bot }
web-seat-here = ist da
web-seat-away = ist nicht da
web-seat-ready = ist fertig
web-purse = Kasse
web-absent = { $name } ist nicht da.
web-relieve = Einen Bot einspringen lassen
web-watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}

## Before the game

web-private = nur über den Link
web-lobby-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-lobby-bots = Bots
web-lobby-waiting = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-lobby-more = Es fehlen noch Mitspieler.
web-lobby-host = Alle sind da. Wer den Tisch eröffnet hat, kann das Spiel beginnen.
web-seat-host = hat den Tisch eröffnet
web-send-away = { $name } wegschicken?
web-send-away-text = Der Platz ist dann wieder frei und kann mit dem Link wieder besetzt werden.
web-send-away-yes = Wegschicken
web-name-most = Ein Name hat höchstens { $most } Zeichen.
web-sit = Hinsetzen
web-stand-up = Aufstehen
web-add-bot = Bot
web-remove-bot = Wegschicken
web-fill-bots = Mit Bots auffüllen
web-invite = Link zu diesem Tisch
web-copied = Kopiert
web-start = Das Spiel beginnen

## The table

web-tabs = Ansichten des Tisches
web-tab-board = Brett
web-tab-log = Protokoll
web-tab-chat = Chat
web-tab-seats = Plätze
web-unread = ungelesen
web-side = Protokoll und Chat
web-menu = Menü
web-menu-game = Diese Partie
web-menu-fair = Fair gemischt
web-no-board = Dieses Brett konnte nicht geladen werden.
web-board-failed = Das eigene Spielbrett dieses Spiels konnte nicht angezeigt werden. Du siehst den schlichten Tisch.
web-log = Protokoll
web-log-now = Zum aktuellen Stand
web-log-past = Du siehst eine frühere Stelle.
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-say-gallery = Sag den Zuschauern etwas
web-chat-send = Senden
web-chat-earlier = Ältere Nachrichten
web-mute = { $name } stummschalten
web-muted = { $name } ist stummgeschaltet.
web-unmute = Wieder zuhören
web-stand = Einen Bot für mich spielen lassen
web-stand-rated = Zählt die Partie für die Rangliste, gilt dein Rang am Ende auch dann, wenn ein Bot sie für dich zu Ende spielt.
web-return = Selbst weiterspielen
web-pause = Pause
web-resume = Weiter
web-close-table = Den Tisch endgültig schließen
web-commitment-text = Wie gemischt wird, stand vor dem ersten Zug fest. Diesen Fingerabdruck kannst du am Ende mit dem Startwert vergleichen:

## The prompt line

web-prompt-label = Was jetzt zu tun ist
web-prompt-waiting = { $name } überlegt.
web-prompt-waiting-all = Warten auf die anderen.
web-prompt-over = Das Spiel ist beendet.
web-prompt-paused = Das Spiel macht Pause.
web-prompt-rule = In den Regeln lesen: { $id }
web-undo = Rückgängig
web-confirm-end = Deinen Zug beenden?
web-confirm-end-plain = Danach ist jemand anders dran.
web-confirm-yes = Ja, weiter
web-confirm-no = Noch nicht
web-confirm-never = Nicht mehr fragen

## The end

web-result-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
web-result-sheet = Abrechnung
web-result-total = Summe
web-result-board = Das Brett ansehen
web-result-open = Das Ergebnis ansehen
web-result-review = Wer hat die Wahrheit gesagt?
web-result-seed = Wurde fair gemischt?
web-result-seed-text = Der Fingerabdruck war vor dem ersten Zug zu sehen. Mit dem Startwert kann ihn jeder prüfen und die ganze Partie aus der Aufzeichnung nachspielen.
web-result-seed-value = Startwert:
web-result-commitment = Fingerabdruck:
web-money-over-time = Das Geld im Lauf der Partie
web-rematch = Revanche
web-replay = Nachspielen
web-record = Aufzeichnung sichern

## Replay

web-replay-back = Zurück zum Tisch
web-replay-seat = Sicht
web-replay-controls = Nachspielen
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-step = Einen Schritt vor
web-replay-step-back = Einen Schritt zurück
web-replay-turn = Zum nächsten Spieler
web-replay-turn-back = Zum vorigen Spieler
web-replay-moment = Stelle
web-replay-pace = Tempo
web-replay-slow = langsam
web-replay-usual = normal
web-replay-fast = schnell
web-replay-link = Link zu dieser Stelle
web-replay-fork = Von hier weiterspielen

## Rules

web-rules-search = Regeln durchsuchen
web-rules-beside = Beide Ausgaben nebeneinander
web-rules-contents = Abschnitte
web-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-rules-none = Keine Regel enthält diese Wörter.
web-rules-not-here = Nicht in der Ausgabe von { $edition }.
web-rule-all = Das ganze Regelwerk
web-mark-doc = Aus einer veröffentlichten Spielregel.
web-mark-doc-short = Spielregel
web-mark-fact = Aus öffentlichen Beschreibungen des Spiels.
web-mark-fact-short = beschrieben
web-mark-ruling = Nirgends geregelt; das legen wir fest.
web-mark-ruling-short = Entscheidung
web-mark-reconstruction = Steht auf dem echten Spielmaterial, das wir nicht kennen; sorgfältig nachempfunden.
web-mark-reconstruction-short = Rekonstruktion
web-mark-edition = nur { $edition }

## My games and ratings

web-games-running = Laufend
web-games-finished = Beendet
web-games-none-finished = Du hast noch keine Partie beendet.
web-tally = Rang im Schnitt { $place }, Punktzahl im Schnitt { $mean }, beste { $best }
web-player-since = { $login }, hier seit { $date }
web-player-none = Noch keine Partie an einem öffentlichen Tisch beendet.
web-rating-games = { $games ->
    [one] { $games } Partie, { $wins } gewonnen
   *[other] { $games } Partien, { $wins } gewonnen
}
web-ratings-how = Für alle mit einem Konto. Die Zahl ist die Spielstärke, die jemand fast sicher mindestens hat.
web-ratings-none = Noch hat niemand eine Spielstärke.
web-ratings-place = Rang
web-ratings-name = Name
web-ratings-rating = Spielstärke
web-ratings-games = Partien
web-ratings-wins = Gewonnen

## Settings

web-settings-where = Deine Einstellungen werden in diesem Browser gespeichert.
web-settings-language = Sprache
web-settings-theme = Darstellung
web-theme-system = wie im System eingestellt
web-theme-daylight = Tageslicht
web-theme-lamplight = Lampenlicht
web-settings-motion = Animationen
web-motion-system = wie im System eingestellt
web-motion-on = an
web-motion-off = aus
web-settings-sound = Klänge am Tisch
web-settings-pace = Gilt, wenn du allein mit Bots spielst. Sitzen andere am Tisch, stellst du das Tempo im Menü ein.
web-settings-vibrate = Vibrieren, wenn auf mich gewartet wird
web-settings-awake = Bildschirm anlassen, solange ich spiele
web-sound-offer = Möchtest du hören, wenn du am Zug bist und was am Tisch geschieht?
web-sound-yes = Ton an
web-sound-no = Nein, danke
web-settings-confirm = Nachfragen, bevor mein Zug endet

## Account

web-account-name = Dein Name
web-account-name-text = Ein Name genügt zum Spielen.
web-account-rename = Namen speichern
web-account-renamed = Name gespeichert.
web-account-title = Ein Konto
web-account-text = Damit behältst du deinen Namen, deine Partien und deine Spielstärke, auf jedem Gerät. Eine E-Mail-Adresse brauchst du nicht.
web-account-alone = Alles andere, was als { $name } spielt, wird abgemeldet: andere Geräte, Links und Programme.
web-account-bring = Beim Anmelden mitbringen, was ich als { $name } gespielt habe
web-account-login = Kontoname
web-account-password = Passwort, mindestens 8 Zeichen
web-account-register = Ein Konto anlegen
web-account-enter = Ich habe schon eins: anmelden
web-account-made = Dein Konto ist angelegt.
web-account-entered = Willkommen zurück.
web-account-left = Abgemeldet. Deine Partien bleiben, wo sie sind.
web-account-yours = Angemeldet als { $login }
web-account-yours-text = Deine Partien und deine Spielstärke bleiben erhalten.
web-account-leave = Auf diesem Gerät abmelden
web-account-link = Einen Link für ein anderes Gerät erstellen
web-account-device-text = Ein persönlicher Link verbindet auch ein anderes Gerät mit deinem Namen. Behalte ihn für dich.
