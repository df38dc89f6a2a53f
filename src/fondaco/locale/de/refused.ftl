# Why something cannot be done: `Refused("game-over")` is told as `refused-game-over`.

## Any game

refused-game-over = Das Spiel ist beendet.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-move = Das ist kein Schritt.
refused-no-game = Es gibt kein Spiel „{ $name }“; es gibt { $names }.
refused-seed = Ein Startwert hat 1 bis { $most } druckbare ASCII-Zeichen ohne Leerzeichen, Anführungszeichen oder /.
refused-option-value = Die Option { $name } ist eines von { $values }, nicht „{ $value }“.
refused-option-only = Die Option { $name } gibt es nur mit { $where }.
refused-no-option = Es gibt keine Option „{ $name }“; es gibt { $names }.
refused-not-your-turn = Du bist nicht dran.
refused-not-your-move = Du bist nicht am Zug.
refused-nothing-played = Es wurde noch nichts gespielt.
refused-moved-since = { $name } hat seitdem einen Schritt gemacht.
refused-came-to-light = Mit diesem Schritt kam etwas ans Licht, das sich nicht ungesehen machen lässt.
refused-no-undo = Das lässt sich nicht zurücknehmen. { $reason }
refused-undo-count = { $most ->
    [one] Du kannst { $most } Schritt zurücknehmen, nicht { $count }.
   *[other] Du kannst 1 bis { $most } Schritte zurücknehmen, nicht { $count }.
}

## Bots

refused-no-bot = Es gibt keinen Bot „{ $name }“; es gibt { $names }.
refused-bot-settings = Der Bot { $name } kennt die Einstellungen { $settings } nicht.
refused-bot-version = Eine Version { $version } des Bots { $name } gibt es hier nicht; die neueste Version ist { $newest }.
refused-bot-not-loaded = Der Bot { $name } lässt sich nicht laden: { $error }.
refused-no-character = „{ $setting }“ ist kein Charakter, oder du hast mehr als einen genannt. Charaktere: { $names }.
refused-no-budget = „{ $text }“ ist keine Bedenkzeit: Schreib Sekunden (1s), Millisekunden (500ms) oder eine Anzahl Durchläufe (200).
refused-long-bot = Es gibt keinen Bot mit einem so langen Namen.
refused-bot-thinks = Ein Bot denkt hier über einen Schritt höchstens { $seconds } Sekunden oder { $iterations } Durchläufe nach.

## At a table

refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-paused = Das Spiel macht Pause.
refused-closed = Dieser Tisch ist geschlossen.
refused-sits-already = Du sitzt schon an diesem Tisch.
refused-table-full = An diesem Tisch sind alle Plätze besetzt.
refused-nobody-there = Dort sitzt niemand.
refused-empty-seats = { $empty ->
    [one] Es ist noch ein Platz frei.
   *[other] Es sind noch { $empty } Plätze frei.
}
refused-bot-plays-for-you = Für dich spielt ein Bot; nimm erst deinen Platz wieder ein.
refused-person-plays = Der Mensch auf diesem Platz spielt wieder selbst.
refused-move-too-long = Das ist zu lang für einen Schritt.
refused-no-talks = Es wird gerade nicht verhandelt.
refused-held-enough = Du hast in diesem Zug schon { $most }-mal um einen Moment gebeten: Das reicht.
refused-paused-enough = Du hast in diesem Zug schon { $most }-mal pausiert: Das reicht.
refused-gift-no-clock = An diesem Tisch läuft keine Uhr: Niemand braucht mehr Zeit.
refused-gift-self = Dir selbst kannst du keine Zeit geben.
refused-gift-bot = Dort spielt ein Bot. Der braucht keine Zeit.
refused-gift-plenty = { $name } hat noch reichlich Zeit.
refused-gift-enough = { $name } hat in diesem Zug schon { $most }-mal Zeit bekommen: Das reicht.
refused-gift-rated = Diese Partie zählt für die Rangliste. Deshalb bekommt niemand zusätzliche Zeit.
refused-turn-long-enough = Dieser Zug hat lange genug gedauert: Der Bot beendet jetzt seine Verhandlungen.
refused-bot-there-already = Dort spielt schon ein Bot.
refused-plays-already = Du spielst schon selbst.
refused-only-sitters-speak = Nur wer am Tisch sitzt, darf dort reden.
refused-no-remark = Diesen fertigen Satz gibt es hier nicht.
refused-coach-off = Hier gibt es keinen Trainer: Wer den Tisch eröffnet hat, lässt keinen zu, oder die Partie zählt für die Rangliste oder eine Veranstaltung.
refused-coach-unasked = Das hast du nicht eingeschaltet: Im Menü des Tisches steht, was dein Trainer tut.
refused-no-answer = Es kam nicht rechtzeitig eine Antwort. Bitte frag noch einmal.
refused-open-never = Die Karten dieser Partie bleiben verdeckt, bis sie zu Ende ist.
refused-open-over = Die Partie läuft nicht: Beim Nachspielen sind alle Handkarten zu sehen.
refused-open-seat = Wer mitspielt oder denselben Anschluss wie ein Mitspieler benutzt, sieht die Karten der anderen nicht.
refused-open-not-yet = Es ist zu früh: Von den ersten Runden wird noch nichts gezeigt.
refused-open-range = Zuschauer sehen alle Handkarten nach 1 bis { $most } Runden oder nie (0).
refused-coach-turn = Der Trainer antwortet nur in deinem Zug oder wenn ein Angebot auf dich wartet.
refused-coach-day = Der Trainer schweigt während des Versuchs, der zählt.
refused-day-no-undo = Im Versuch, der zählt, kann nichts zurückgenommen werden.
refused-day-spoils = Das ist eine Partie mit den Karten des Tages. Spiel zuerst deine; dann darfst du die der anderen ansehen.
refused-day-not-over = Die Karten dieses Tages werden noch gespielt. Das geht, wenn der Tag vorbei ist.
refused-no-day = Dieser Server hat keine Karten für diesen Tag.
refused-only-watching = Du schaust an diesem Tisch nur zu.
refused-only-sitters = Das darf nur, wer am Tisch sitzt.
refused-seats-are = Diesen Platz gibt es nicht: Die Plätze sind 0 bis { $last }.
refused-seat-taken = Dort sitzt schon jemand.
refused-name-length = Ein Name hat höchstens { $most } Zeichen.
refused-name-taken = An diesem Tisch heißt schon jemand { $name }.
refused-other-version = Diese Partie wird nach Fassung { $theirs } der Regeln von { $game } gespielt; dieses Fondaco hat Fassung { $ours }.
refused-newer-version = Diese Partie wird nach Fassung { $theirs } der Regeln von { $game } gespielt; dieses Fondaco hat Fassung { $ours }. Ein neueres Fondaco kann sie lesen.
refused-nothing-to-say = Da steht noch nichts. Schreib zuerst etwas.
refused-text-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refused-not-here = Das geht hier nicht.
refused-does-not-wait = Das Spiel wartet nicht auf diesen Platz.
refused-relieve-when = Ein Bot darf erst einspringen, wenn die Partie seit einer Minute auf jemanden wartet, der weg ist.
refused-gallery = Das können nur Zuschauer.
refused-banned = Du darfst hier nicht mehr mitspielen: { $why }
refused-who-are-you = Sag erst, wer du bist: Wähle einen Namen auf der Kontoseite.
refused-no-such-order = Den Auftrag „{ $order }“ gibt es in diesem Spiel nicht.
refused-order-unclear = Das ist kein Auftrag, den dieses Spiel kennt.

## Opening tables, sitting down, and afterwards

refused-talk-range = Die Zeit zum Reden liegt zwischen 0 Sekunden und 7 Tagen.
refused-title-length = Ein Titel hat höchstens { $most } Zeichen.
refused-bank-range = Die Zeit am Anfang liegt zwischen 10 Sekunden und 10 Stunden.
refused-increment-range = Je Zug kommen 0 Sekunden bis 1 Stunde dazu.
refused-days-range = Für einen Zug gibt es bis zu 60 Tage.
refused-same-deal-early = Solange eine Partie läuft, lassen sich ihre Karten nicht neu austeilen.
refused-seat-not-free = Platz { $seat } ist nicht frei für einen Bot.
refused-too-many-bots = Es sind mehr Bots als Plätze.
refused-would-be-empty = Es wären noch Plätze frei.
refused-players-range = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
refused-host-blocks = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
refused-not-over = Diese Partie ist noch nicht beendet.
refused-fork-finished = Weiterspielen kann man nur aus beendeten Partien.
refused-no-moment = Diese Stelle gibt es in dieser Partie nicht.
refused-report-length = Eine Meldung hat 1 bis 2000 Zeichen.
refused-record-when-over = Die Aufzeichnung gibt es erst, wenn die Partie beendet ist.
refused-replay-when-over = Nachspielen kann man eine Partie erst, wenn sie beendet ist.
refused-no-seat-or-moment = Diesen Platz oder diese Stelle gibt es nicht.
refused-moment-too-far = Das Protokoll reicht nicht bis zu dieser Stelle zurück.
refused-no-table = Diesen Tisch gibt es nicht.
refused-only-host = Das kann nur, wer diesen Tisch eröffnet hat.
refused-not-sitting = Du sitzt nicht an diesem Tisch.

## People and the house

refused-say-name-first = Sag erst, wer du bist: Wähle einen Namen auf der Kontoseite (ein Programm schickt ihn mit POST /api/me).
refused-no-such-token = Dieses Token gehört niemandem (mehr). Lege auf der Kontoseite ein neues an.
refused-another-site = Das kommt von einer anderen Website und wurde deshalb nicht getan. Öffne Fondaco selbst und versuche es dort.
refused-no-language = Die Sprache „{ $language }“ gibt es hier nicht.
refused-link-nobody = Dieser Link gilt nicht mehr. Erstelle einen neuen auf einem Gerät, auf dem du noch angemeldet bist.
refused-no-link = Diesen Link gibt es nicht mehr.
refused-no-token = Dieses Token gibt es nicht mehr.
refused-webhook-https = Ein Webhook ist eine Adresse, die mit https:// beginnt.
refused-no-address = Das ist keine Adresse, oder sie ist zu lang. Eine Adresse sieht so aus: https://example.org/pfad.
refused-nobody-to-block = Diese Person gibt es nicht.
refused-no-player = Niemand hat diesen Kontonamen.
refused-no-game-here = Das Spiel „{ $game }“ gibt es hier nicht.
refused-no-ratings = Für „{ $game }“ gibt es keine Rangliste, aber für { $games }.
refused-no-push = Dieser Server verschickt keine Benachrichtigungen.
refused-push-browsers = Höchstens { $most } deiner Browser können benachrichtigt werden. Schalte es zuerst in einem anderen ab.
refused-no-subscription = Dieser Browser wird nicht mehr benachrichtigt. Schalte es in den Einstellungen wieder ein.
refused-no-answer-within = Keine Antwort innerhalb von { $seconds } Sekunden.
refused-no-http = Dort antwortet etwas, aber kein Webserver. Sieh dir die Adresse noch einmal an.
refused-not-public = { $host } ist im öffentlichen Netz nicht zu finden.
refused-no-such-address = Das ist keine Adresse der Form https://rechner/pfad.
refused-no-webhook = Es gibt noch keinen Webhook. Speichere zuerst eine Adresse.
refused-webhook-unreached = Die Nachricht ist nicht angekommen: { $reason }
refused-webhook-status = Die Nachricht ist angekommen, aber die Antwort war { $status } statt 200.
refused-test-pause = Bitte warte ein paar Sekunden, bevor du es noch einmal versuchst.
refused-wrong-password = Falsches Passwort.
refused-no-account = Du hast noch kein Konto.
refused-no-device = Dieses Gerät ist nicht mehr angemeldet.
refused-nobody-to-report = Diese Person gibt es nicht.
refused-has-account = Du hast schon ein Konto.
refused-login-length = Ein Kontoname hat 2 bis { $most } Zeichen.
refused-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
refused-login-taken = Der Kontoname { $login } ist vergeben. Bitte wähle einen anderen.
refused-login-alike = Jemand hat einen Kontonamen, der wie { $login } aussieht. Bitte wähle einen anderen.
refused-login-mixed = Ein Kontoname hat nur Buchstaben aus einem Alphabet.
refused-many-links = Du hast schon { $most } persönliche Links: Beende zuerst einen davon.
refused-many-tokens = Du hast schon { $most } Token: Beende zuerst eines davon.
refused-wrong-login = Falscher Kontoname oder falsches Passwort.
refused-many-guesses = Das waren viele falsche Passwörter; bitte warte zehn Minuten.
refused-choose-name = Bitte wähle einen Namen mit 1 bis { $most } Zeichen.
refused-text-nul = Im Text ist ein Zeichen, das sich nicht speichern lässt (NUL). Bitte schreib ihn neu.
refused-text-half = Im Text ist ein beschädigtes Zeichen. Bitte schreib ihn neu.
refused-number-too-large = Diese Zahl ist zu groß. Bitte wähle eine kleinere.
refused-not-opened = Der Tisch ließ sich nicht eröffnen; bitte versuche es noch einmal.
refused-too-many-writing = Zu viele schreiben gerade an diesem Tisch; bitte versuche es noch einmal.
refused-not-written = Das ließ sich nicht speichern; bitte versuche es noch einmal.
refused-cannot-write = Fondaco kann gerade nichts speichern; bitte versuche es noch einmal.
refused-cannot-write-connect = Fondaco kann gerade nichts speichern; bitte öffne den Tisch noch einmal.
refused-storage-full = Dieser Browser kann nichts speichern: Sein Speicher ist voll oder abgeschaltet. Es hat sich nichts geändert.
refused-only-with-server = Du spielst hier allein, in deinem Browser. Was du tun willst, geht nur mit einem Server.
refused-cannot-read-connect = Fondaco kann gerade keine Daten lesen; bitte öffne den Tisch noch einmal.
refused-too-slow = Deine Verbindung ist zu langsam; bitte öffne den Tisch noch einmal.
refused-signed-out = Du bist hier nicht mehr angemeldet.
refused-too-often = Das ist zu viel auf einmal; bitte öffne den Tisch etwas später noch einmal.
refused-too-many-requests = Das waren zu viele Anfragen; bitte versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
refused-too-many-at-once = Das ist zu viel auf einmal; bitte warte die ersten Antworten ab.
refused-too-many-connects = Das waren zu viele neue Verbindungen; bitte versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
refused-too-many-connections = Von hier aus sind zu viele Tische gleichzeitig offen; bitte schließe einen.
refused-too-many-costly = Das macht dem Server einige Arbeit, und du hast sehr oft danach gefragt. Bitte versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
refused-too-many-questions = Du fragst deinen Trainer sehr oft. Bitte versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
refused-too-many-reviews = An deinen Auswertungen wird noch gerechnet; bitte warte, bis eine davon fertig ist.
refused-too-many-entries = So schnell geht es nicht; bitte versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
refused-too-many-speeches = Du hast schon viel gesagt; bitte warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
refused-too-many-passwords = Von deiner Adresse kamen zu viele Passwörter; bitte versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder.
refused-many-offers = Du hast schon { $most } Angebote auf dem Tisch; zieh zuerst eines zurück.
refused-others-play = Hier spielen auch andere mit; der Tisch lässt sich nicht mehr schließen. Lass einen Bot für dich spielen, wenn du gehen musst.
refused-house-full = Fondaco ist voll; bitte versuche es gleich noch einmal.
refused-said-nothing = Von dir kam zu lange nichts. Bitte versuche es noch einmal.
refused-wrong-host = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann den Namen hinzufügen (fondaco serve --hosts).
refused-no-such-show = Es gibt keine aufgezeichnete Partie namens { $name }.
refused-only-owner = Das kann nur, wer Fondaco gestartet hat, an dem Computer, auf dem es läuft.
refused-no-network = Dieser Computer ist in keinem privaten Netzwerk, oder dort belegt schon ein anderes Programm den Port.
refused-went-wrong = Bei Fondaco ist etwas schiefgegangen; geändert wurde nichts.
refused-went-wrong-connect = Bei Fondaco ist etwas schiefgegangen; bitte öffne den Tisch noch einmal.
refused-many-tables = Du hast schon { $tables } laufende Tische, und mehr dürfen es nicht sein. Beende oder schließe zuerst einen.
refused-many-tables-address = Von deiner Adresse aus laufen schon { $tables } Tische, und mehr dürfen es nicht sein. Beende oder schließe zuerst einen.
refused-many-thinkers = Höchstens { $bots } Bots, die sich Zeit nehmen, dürfen gleichzeitig für dich nachdenken. Nimm einen schnelleren, oder beende oder schließe zuerst einen Tisch.
refused-many-thinkers-address = Höchstens { $bots } Bots, die sich Zeit nehmen, dürfen gleichzeitig für alle an deiner Adresse nachdenken. Nimm einen schnelleren, oder beende oder schließe zuerst einen Tisch.
refused-link-other = Dieser Link gehört jemand anderem: Sieh noch einmal nach, als wer du dich anmeldest.
refused-set-aside = Dieser Tisch lässt sich nicht lesen; Fondaco hat ihn beiseitegestellt. Bitte sag es denen, die den Server betreiben.
refused-not-ordered = Dieser Auftrag gilt nicht mehr.

## Positions

refused-long-position = Das ist zu lang für eine Stellung.
refused-no-such-position = Keine Stellung sieht so aus.
refused-not-json = Das ist keine Stellung: Es ist kein gültiges JSON.
refused-not-json-object = Das ist keine Stellung: Es ist kein JSON-Objekt.
refused-field-object = { $where } muss ein Objekt sein.
refused-field-missing = In { $where } fehlt „{ $field }“.
refused-field-unknown = { $where } hat ein unbekanntes Feld „{ $field }“.
refused-field-flag = { $where }: { $field } muss true oder false sein.
refused-field-text = { $where }: { $field } muss ein Text sein.
refused-field-number = { $where } muss eine ganze Zahl von { $low } bis { $high } sein.
refused-field-choice = { $where } muss eines von diesen sein: { $names }.
refused-field-list = { $where } muss eine Liste sein.
refused-field-list-of = { $where } muss eine Liste mit { $length ->
    [one] { $length } Eintrag
   *[other] { $length } Einträgen
} sein.
refused-field-texts = { $where } muss eine Liste von Texten sein.
refused-no-seat-at = An einem Tisch für { $players } gibt es keinen Platz { $seat }.

## Records

refused-at-line = Zeile { $line }: { $reason }
refused-no-such-ply = Diese Partie hat die Schritte { $first } bis { $last }, nicht { $ply }.
refused-seats-to = Es gibt keinen Platz { $seat }. Die Plätze sind 0 bis { $last }.
refused-seats-and-names = Es gibt { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} und { $names ->
    [one] { $names } Namen
   *[other] { $names } Namen
}.
refused-seed-hidden = Der Startwert ist noch geheim: Das lässt sich nicht nachspielen.
refused-seed-not-committed = Der Startwert passt nicht zum Fingerabdruck, der vor dem ersten Zug festgelegt wurde.
refused-review-unfinished = Diese Partie ist noch nicht zu Ende: Vorher wird nichts über sie verraten.
refused-review-budget = Eine Auswertung nimmt { $least } bis { $most } Welten für jede Frage, nicht { $budget }.
refused-puzzle-shape = Das ist keine Aufgabe: Etwas fehlt oder ist nicht, was es sein sollte.
refused-puzzle-unsound = Aufgabe { $puzzle } stimmt nicht: { $reason }
refused-puzzle-id = Ihre Kennung ist nicht die ihrer Stelle.
refused-puzzle-ruleset = Sie gehört nicht zu { $ruleset }.
refused-puzzle-choices = Ihre Möglichkeiten sind keine Schritte, die der Platz hat.
refused-puzzle-solution = Ihre Lösung ({ $move }) ist keine ihrer Möglichkeiten.
refused-puzzle-file = In dieser Datei sind keine Aufgaben.
refused-no-such-puzzle = Eine solche Aufgabe gibt es hier nicht: { $id }.
refused-no-such-puzzles = Solche Aufgaben gibt es hier nicht.
refused-puzzle-answer = Das ist keine der Möglichkeiten dieser Aufgabe: { $move }.
refused-at-move = Schritt { $ply }, „{ $move }“: { $reason }
refused-over-before = Die Partie ist schon vor diesem Schritt zu Ende.
refused-other-seats-move = Platz { $seat } ist jetzt nicht am Zug, sondern { $count ->
    [one] Platz { $seats }
   *[other] die Plätze { $seats }
}.
refused-not-unfinished = Die Schritte beenden die Partie, aber die Aufzeichnung nennt sie unvollendet.
refused-not-ended = Die Aufzeichnung hat ein Ergebnis, aber ihre Schritte beenden die Partie nicht.
refused-other-scores = Die Punktzahlen müssten { $scores } sein.
refused-other-places = Die Ränge müssten { $places } sein.
refused-other-checksum = Die letzte Stellung müsste die Prüfsumme { $checksum } haben.
refused-record-key-twice = { $key } steht hier zum zweiten Mal.
refused-record-too-long = Das ist zu lang für eine Aufzeichnung: mehr als { $most } MB.
refused-record-not-text = Das ist kein UTF-8-Text.
refused-record-title = Eine Aufzeichnung beginnt mit „{ $title }“.
refused-record-format = Das ist eine Aufzeichnung im Format „{ $theirs }“; dieses Fondaco liest Format { $ours }.
refused-record-header-line = „{ $line }“ ist keine Kopfzeile; die sieht so aus: „key: value“.
refused-record-no-key = Es gibt keine Kopfzeile „{ $key }“.
refused-record-leading-zero = „{ $key }“ wird ohne Null am Anfang geschrieben.
refused-record-lacks = Der Kopf hat keine Zeile „{ $key }“.
refused-record-places-missing = `places` fehlt: Ein Ergebnis hat auch Ränge, eine unvollendete Partie keine.
refused-record-places-extra = `places` gehört nicht hierher: Ein Ergebnis hat auch Ränge, eine unvollendete Partie keine.
refused-record-checksum-missing = `checksum` fehlt: Ein bekannter Startwert hat auch eine Prüfsumme, ein geheimer keine.
refused-record-checksum-extra = `checksum` gehört nicht hierher: Ein bekannter Startwert hat auch eine Prüfsumme, ein geheimer keine.
refused-record-number = { $what } ist eine Zahl von { $low } bis { $high }, nicht „{ $text }“.
refused-record-numbers = { $what } hat { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
} für { $players } Spieler.
refused-record-hex = { $what } hat { $digits } hexadezimale Ziffern, nicht „{ $text }“.
refused-record-date = „{ $text }“ ist kein Datum; ein Datum sieht so aus: 2026-11-15.
refused-record-seat = „{ $text }“ ist kein Platz; der sieht so aus: „Anna (person)“.
refused-record-no-seat = Eine Partie für { $players } Spieler hat kein { $key }.
refused-record-goes-nowhere = Die Zeile davor endet nicht mit „;“, also gehört diese nirgendwohin.
refused-record-indent = Die Zeile davor endet mit „;“: Eine eingerückte Zeile muss folgen.
refused-record-empty-move = Hier steht ein leerer Schritt.
refused-record-comment = Hier steht ein Kommentar an der falschen Stelle.
refused-record-cut-short = Die Aufzeichnung endet mitten in einer Zeile mit Schritten.
refused-record-moves-line = „{ $line }“ ist keine Zeile mit Schritten; die sieht so aus: „7  0: a; b“.
refused-record-moves-number = Diese Zeile mit Schritten muss Nummer { $expected } sein, nicht { $number }.
refused-record-no-such-seat = Eine Partie für { $players } Spieler hat keinen Platz { $seat }.
refused-record-quote = „{ $text }“ hat kein schließendes Anführungszeichen, oder es folgt noch etwas.
refused-record-move-written = Eine Aufzeichnung kann keinen Schritt enthalten, der „{ $move }“ lautet.

## Files and commands

refused-cannot-read = { $file } lässt sich nicht lesen: { $error }.
refused-cannot-read-folder = Der Ordner { $folder } lässt sich nicht lesen: { $error }.
refused-cannot-write-file = { $file } lässt sich nicht schreiben: { $error }.
refused-cannot-make-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $error }.
refused-not-text = { $file } ist kein UTF-8-Text.
refused-option-how = Eine Option schreibt man Name=Wert, nicht „{ $option }“.
refused-option-twice = Die Option { $name } steht zweimal da: { $one } und { $other }.
refused-seat-or-all = Wähle --seat oder --all, nicht beides.
refused-no-lesson = Es gibt keine Lektion „{ $name }“; es gibt { $names }.
refused-lesson-move = Lektion { $lesson }, { $step }, { $seat }: { $move }: { $reason }
refused-no-such-field = Eine Person hat kein Feld { $fields }.

## Bots at play

refused-seats-and-bots = Es gibt { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}.
refused-did-not-end = Die Partie mit dem Startwert { $seed } war nach { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
} nicht zu Ende.
refused-bot-silent = Das Spiel wartet auf den Bot { $bot }, aber der sagt nichts.
refused-bot-wrong-move = Der Bot { $bot } auf Platz { $seat } hat einen falschen Schritt gemacht (Nummer { $ply }): { $reason }

## Arena

refused-no-workers = Es kann nicht { $workers } Prozesse geben.
refused-cluster-failed = Der Cluster ist gescheitert: { $error }
refused-cluster-needs-ray = Ein Cluster braucht Ray: pip install ray.
refused-no-cluster = Unter { $address } gibt es keinen Cluster: { $error }.
refused-cluster-how = Ein Cluster ist { $local }, { $auto }, Host:Port oder ray://Host:Port, nicht „{ $address }“.
refused-plot-needs-matplotlib = Ein Diagramm braucht matplotlib: pip install matplotlib.
refused-plot-kinds = Ein Diagramm ist eine Datei, die auf { $kinds } endet, nicht { $file }.
refused-plot-folder = Es gibt keinen Ordner { $folder } für das Diagramm.
refused-plot-is-folder = { $file } ist ein Ordner; ein Diagramm ist eine Datei.
refused-data-needs-pyarrow = Tabellen brauchen pyarrow: pip install 'fondaco[data]'.
refused-export-not-empty = Der Ordner { $folder } ist nicht leer; ein Export braucht einen neuen oder leeren.
refused-export-not-folder = { $file } ist kein Ordner; ein Export braucht einen neuen oder leeren.
refused-export-version = { $file } hat Version „{ $theirs }“ der Tabellen; dieses Fondaco liest Version { $ours }. Exportiere die Aufzeichnungen noch einmal.
refused-export-unreadable = { $file } ist beschädigt oder stammt nicht aus einem Export: { $error }
refused-worker-died = Ein Prozess ist abgestürzt; reicht der Arbeitsspeicher?
refused-bots-how = Nenne die Bots mit Kommas dazwischen, etwa merchant,random.
refused-game-players = Das Spiel { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
refused-seating-ways = Bots werden mit { $ways } gesetzt, nicht mit „{ $way }“.
refused-seating-too-many = Ein Block hätte { $games } Partien; mehr als { $most } sind nicht sinnvoll. Nenne weniger Bots, oder nimm --seating rotate.
refused-games-least = Es muss mindestens 1 Partie geben, nicht { $games }.
refused-players-and-bots = Es gibt { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}.
refused-test-same-bot = Ein Test vergleicht zwei verschiedene Bots, nicht zweimal { $bot }.
refused-test-elo = Der gesuchte Unterschied ist 1 bis { $most } Elo-Punkte, nicht { $elo }.
refused-test-elo-alone = Ein gesuchter Unterschied (--elo) gehört zu einem Test (--sprt A,B).
refused-test-how = Ein Test vergleicht zwei Bots, geschrieben A,B, nicht „{ $text }“.
refused-no-files = In { $folder } sind keine Dateien.
refused-lan-alone = --lan gehört zu keinem Befehl; siehe `fondaco serve --host`.
refused-workers-few = Es muss mindestens einen Arbeitsprozess geben, nicht { $count }.
refused-workers-windows = Unter Windows kann es nur einen Arbeitsprozess geben: Dort kann ein Prozess einem anderen keine Verbindung übergeben.
refused-workers-database = Arbeitsprozesse teilen ihre Tische über PostgreSQL. Gib die Adresse an: --database postgresql://…
refused-workers-bus = Arbeitsprozesse tauschen Nachrichten über NATS aus. Gib die Adresse an: --bus nats://…
refused-puzzles-where = Nenne entweder mit --out eine neue Datei oder mit --into eine, die wachsen soll.
refused-record-unreadable = Nicht lesbar: { $error }.
refused-record-unplayable = Nicht nachspielbar: { $error }.
refused-no-finished-games = { $files ->
    [one] Die einzige Datei in { $folder } ist keine beendete Partie, die sich nachspielen lässt
   *[other] Keine der { $files } Dateien in { $folder } ist eine beendete Partie, die sich nachspielen lässt
}; { $file }: { $reason }
refused-unfinished = Die Partie ist unvollendet.
refused-tournament-bots = Ein Turnier braucht Bots.
refused-tested-not-playing = { $bot } soll getestet werden, spielt aber nicht mit.

## Environments

refused-opponents = Nötig: { $need } Gegner, nicht { $given }.
refused-illegal-how = `illegal` ist eines von { $names }, nicht „{ $value }“.
refused-reset-first = Setze zuerst die Umgebung zurück.
refused-over-reset = Das Spiel ist beendet: Setze die Umgebung zurück.
refused-seed-digits = Ein Startwert hat 1 bis { $most } Ziffern, nicht { $digits }.
refused-resampled = Ein neu gezogener Zustand lässt sich nicht speichern: Er hat keine Vorgeschichte.
refused-reward-how = Eine Belohnung ist eine von { $names }, nicht „{ $value }“.
refused-no-such-action = Die Aktion { $action } gehört jetzt nicht zu den Aktionen dieses Platzes.
refused-seat-silent = Das Spiel wartet auf Platz { $seat }, aber der sagt nichts.
refused-vector-needs-numpy = Wer mehrere Partien nebeneinander spielt, braucht numpy: pip install 'fondaco[envs]'.
refused-vector-games = Mindestens eine Partie ist nötig, nicht { $games }.
refused-vector-workers = Es kann 1 bis { $most } Prozesse geben, nicht { $workers }.
refused-vector-row = Es gibt keine Zeile { $row }: Die Zeilen sind 0 bis { $last }.
refused-vector-seeds = { $need ->
    [one] { $need } Startwert ist
   *[other] { $need } Startwerte sind
} nötig, nicht { $given }.
refused-vector-shape = Aktionen sind eine Zeile von { $need } Zahlen; diese haben die Form { $shape }.
refused-vector-type = Aktionen sind ganze Zahlen, nicht { $type }.
refused-vector-over = Das Spiel in Zeile { $row } ist beendet: Setze es zurück, oder gib -1 statt einer Aktion an.
refused-vector-action = Die Aktion { $action } ist in Zeile { $row } nicht erlaubt. Keine Partie hat sich verändert.
refused-vector-worker = Der Prozess, der die Zeilen { $first } bis { $last } spielte, ist beendet. Setze die Umgebung zurück, um diese Partien neu zu beginnen.
refused-vector-closed = Die Umgebung ist geschlossen.

## Running a house

refused-no-house = Unter { $url } gibt es keine Datenbank von Fondaco.
refused-table-is-already = { $table } ist schon { $status }.
refused-no-such-table = Es gibt keinen Tisch { $table }.
refused-export-not-begun = Diese Partie hat nicht begonnen; --log gibt aus, was da ist.
refused-export-what = Nenne einen Tisch, oder schreibe alle Partien mit --all ORDNER. --log und --output gelten für einen Tisch.
refused-looking-already = Du suchst schon Mitspieler für ein anderes Spiel. Beende zuerst diese Suche.
refused-export-all-not-folder = { $folder } ist kein Ordner.
refused-export-all-not-empty = { $folder } ist nicht leer. Nenne einen neuen oder leeren Ordner.
refused-port-taken = An { $at } lauscht schon ein anderes Programm. Beende es, oder wähle mit --port einen anderen Port.
refused-port-taken-by-fondaco = An { $at } läuft schon ein Fondaco. Beende es, oder wähle mit --port einen anderen Port.
refused-port-forbidden = An { $at } darfst du nicht lauschen. Wähle mit --port einen Port über 1023.
refused-cannot-listen = An { $at } lässt sich nicht lauschen: { $error }.
refused-database-served = Ein anderes Fondaco benutzt diese Datenbank schon. Es läuft unter { $address }. Mehrere Prozesse brauchen PostgreSQL und --bus.
refused-restart-time = „{ $time }“ ist keine Zeit. Schreibe 90s, 10m oder 1h30m, höchstens 7 Tage.
refused-restart-message = Eine Mitteilung hat höchstens { $most } Zeichen.
refused-restart-how = Plane einen Neustart mit --in, oder sage ihn mit --cancel ab. Eine Mitteilung braucht --in.
refused-restart-none = Es ist kein Neustart geplant.
refused-tell-reason = Bitte nenne einen Grund.
refused-no-login = Es gibt keinen Kontonamen { $login }.
refused-nobody-called = Niemand hat den Kontonamen oder die Kennung { $name }; `people` sucht nach Namen.
refused-no-setting = Für { $game } gibt es kein Spielmaterial.
refused-no-such-lesson = Es gibt keine Lektion „{ $name }“.
refused-no-board-file = Dieses Spielbrett hat keine solche Datei.
refused-no-such-guide = Es gibt keine Anleitung „{ $name }“.
refused-no-example = Es gibt kein Beispiel „{ $name }“ zum Ausprobieren.
refused-table-status = Der Status eines Tisches ist einer von diesen: { $names }.
refused-before-milliseconds = `before` ist eine Zeit in Millisekunden.
refused-push-address = Ein Push-Dienst hat eine Adresse, die mit https:// beginnt.
refused-push-keys = Ein Abonnement hat die Schlüssel p256dh und auth.
refused-push-keys-damaged = Die Schlüssel dieses Abonnements sind beschädigt.
refused-frame-too-long = Diese Nachricht ist zu lang.
refused-frame-no-request = Diese Nachricht ist keine Anfrage: { $error }.
refused-body-missing = Diese Anfrage braucht einen Inhalt: JSON, mindestens { "{}" }.
refused-body-not-json = Der Inhalt dieser Anfrage ist kein JSON: { $error }.
refused-body-form = Der Inhalt dieser Anfrage hat nicht die richtige Form: { $error }.
refused-request-form = Diese Anfrage hat nicht die richtige Form: { $error }.
refused-no-such-method = Diese Adresse kennt { $method } nicht.
refused-nothing-there = An dieser Adresse ist nichts.
refused-body-too-large = Der Inhalt dieser Anfrage ist zu groß.
refused-request-id = Eine Anfrage hat eine Kennung von 1 bis { $most } Zeichen.
refused-last-entry = `last` ist die Nummer des letzten Eintrags, den du gesehen hast.
refused-bot-outpaced = Das Spiel ist weitergegangen, während der Bot nachdachte.
refused-log-opening = Das Protokoll dieses Tisches beginnt nicht mit seiner Eröffnung.
refused-log-gap = Eintrag { $number } folgt nicht auf Eintrag { $before }.
refused-unreachable = { $error }

## The store

refused-store-address = „{ $url }“ ist keine Adresse einer Datenbank: sqlite:///Pfad oder postgresql://…
refused-store-kind = „{ $kind }“ ist keine Art von Datenbank: sqlite:///Pfad oder postgresql://…
refused-store-postgres-address = Das ist keine Adresse einer PostgreSQL-Datenbank.
refused-store-sqlite-option = Eine SQLite-Datenbank hat keine Option „{ $option }“.
refused-store-not-opened = Die Datenbank lässt sich nicht öffnen: { $error }
refused-store-file-not-opened = Die Datenbank „{ $path }“ lässt sich nicht öffnen: { $error }.
refused-store-not-usable = Die Datenbank lässt sich nicht benutzen: { $error }.
refused-store-locked = Die Datenbank lässt sich nicht benutzen: Ein anderes Programm hält sie gesperrt.
refused-store-disk-full = Die Datenbank lässt sich nicht benutzen: Die Platte ist voll.
refused-store-read-only = Die Datenbank lässt sich nicht benutzen: Sie darf nur gelesen werden.
refused-store-disk-silent = Die Datenbank lässt sich nicht benutzen: Die Platte antwortet nicht.
refused-store-damaged = Die Datenbank lässt sich nicht benutzen: Sie ist beschädigt; spiele eine Sicherung ein.
refused-store-not-sqlite = Die Datenbank lässt sich nicht benutzen: Es ist keine SQLite-Datenbank.
refused-store-cannot-open = Die Datenbank lässt sich nicht benutzen: Sie lässt sich nicht öffnen.
refused-store-busy = Die Datenbank ist überlastet.
refused-store-silent = Die Datenbank antwortet nicht.
refused-store-lost = Die Verbindung zur Datenbank ist abgerissen; sieh nach, ob die Änderung gespeichert ist.
refused-store-closed = Die Datenbank ist geschlossen.
refused-store-taken = Das hat schon jemand anders.
refused-store-login-taken = Dieser Kontoname ist vergeben.
refused-store-secret-taken = Dieses Geheimnis ist vergeben.
refused-store-rating-stale = Diese Spielstärke hat sich inzwischen geändert.
refused-store-migration-failed = Die Datenbank ließ sich nicht auf den neuen Stand bringen: { $error }
refused-backup-no-store = Unter „{ $url }“ gibt es keine Datenbank.
refused-backup-damaged = Die Datenbank ist beschädigt; die Sicherung wurde nicht behalten.
refused-backup-failed = Die Sicherung ist gescheitert: { $error }.
refused-no-backup = Es gibt keine Sicherung „{ $file }“.
refused-export-torn = { $file } ist unvollständig oder wurde nie von Fondaco geschrieben.
refused-restore-not-empty = Diese Datenbank ist nicht leer; spiele die Sicherung in eine neue ein.
refused-store-newer = Das hat ein neueres Fondaco geschrieben (seine Version ist „{ $theirs }“, dieses Programm kennt „{ $ours }“). Installiere das neuere Programm oder nimm eine ältere Sicherung.
refused-not-aside = { $table } ist nicht beiseitegestellt.
refused-entry-unreadable = Eintrag { $entry } von { $table } lässt sich nicht lesen ({ $why }); `export --log` gibt aus, was da ist.
refused-table-unlisted = Der Eintrag für { $table } in der Tischliste ist nicht lesbar. Ein laufender Server schreibt ihn aus dem Protokoll des Tisches neu.
refused-store-number-taken = Diese Nummer ist vergeben.

# The ladder against bots

refused-ladder-guest = Für gewertete Partien brauchst du ein Konto. Lege es auf der Kontoseite an: Ein Name und ein Passwort genügen.
refused-ladder-help = Eine Partie, die für die Leiter zählt, hat keinen Trainer und keine offenen Handkarten für Zuschauer, und niemand darf die Karten vorher kennen.
refused-ladder-alone = Für die Leiter spielst du allein gegen Bots: Setz dich selbst hin und setze auf jeden anderen Platz einen Bot.
refused-ladder-bots = Für die Leiter zählen nur Bots mit gemessener Stärke und ohne Charakter: { $bots }.
refused-ladder-unmeasured = Die Stärke der Bots ist bei diesem Spiel noch nicht gemessen. Darum hat es keine Leiter.
refused-ladder-running = Du hast schon eine gewertete Partie gegen diese Bots begonnen. Spiele sie erst zu Ende: Sie steht unter Meine Partien.
refused-ladder-no-undo = Diese Partie zählt für die Leiter: Nichts lässt sich zurücknehmen.

## Roles and moderation

refused-only-with-role = Das dürfen nur Leute mit einer Rolle auf diesem Server.
refused-no-report-state = Der Status einer Meldung ist einer von diesen: { $states }.
refused-no-report = Es gibt keine Meldung { $report }.
refused-no-role = Eine Rolle ist eine von diesen: { $roles }.
refused-last-owner = Nur du bist Inhaber. Mach zuerst jemand anderen dazu.
refused-reason-length = Schreib 1 bis { $most } Zeichen.
refused-hours = Wähle 0 bis { $most } Stunden.
refused-announce-hours = Wähle 1 bis { $most } Stunden.
refused-no-sanction = Diese Person ist weder stummgeschaltet noch gesperrt.
refused-no-sanction-kind = Wähle eines davon: { $kinds }.
refused-not-yourself = Das geht nicht bei dir selbst.
refused-has-role = Diese Person hat eine Rolle auf diesem Server. Das darf nur ein Inhaber.
refused-muted = Du kannst gerade nicht in Chats schreiben. Der Grund: { $why }
refused-sent-away = Die Moderation hat dich aus dieser Partie genommen. Ein Bot spielt sie zu Ende.
