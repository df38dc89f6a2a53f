# Was --help sagt, und was zu einem falsch getippten Befehl gesagt wird.

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-help = Zeigt diese Hilfe.
help-default = { $text } [Vorgabe: { $value }]
help-required = { $text } [nötig]
help-see = Siehe { $command }.
help-no-option = Es gibt keine Option { $name }.
help-no-command = Es gibt keinen Befehl { $name }.
help-meant = Meintest du { $names }?
help-missing = { $name } fehlt.
help-whole-number = Zu { $name } gehört eine ganze Zahl.
help-at-least = Zu { $name } gehört eine ganze Zahl, mindestens { $least }.
help-range = Zu { $name } gehört eine ganze Zahl von { $least } bis { $most }.
help-bad-value = { $name }: { $why }

## Was jemand dort einsetzt

help-place-options = OPTIONEN
help-place-command = BEFEHL
help-place-args = ANGABEN
help-place-address = ADRESSE
help-place-code = KÜRZEL
help-place-dir = ORDNER
help-place-file = DATEI
help-place-files = DATEIEN
help-place-float = ZAHL
help-place-folder = ORDNER
help-place-game = SPIEL
help-place-integer = ZAHL
help-place-login = KONTO
help-place-name = NAME
help-place-out = DATEI
help-place-person = PERSON
help-place-ply = SCHRITT
help-place-records = AUFZEICHNUNGEN
help-place-rule = REGEL
help-place-event = VERANSTALTUNG
help-place-table = TISCH
help-place-text = TEXT
help-place-value = WERT

## Befehle

help-fondaco =
    Handelsspiele spielen, ansehen, auswerten und erforschen.

    Ohne Befehl: öffnet das Haus auf diesem Rechner und dazu einen Browser zum Spielen.
help-play = { help-place-game } im Terminal gegen Bots spielen.
help-serve = Tische für Browser und Programme anbieten.
help-sim = Viele Partien von { help-place-game } unter Bots spielen und zusammenfassen.
help-arena = Bots ein Turnier in { help-place-game } spielen lassen: jede Kartenverteilung in jeder Sitzordnung.
help-bots = Die Bots auflisten: die Stufen mit ihrer Stärke, dann die anderen.
help-stats = Die Aufzeichnungen eines Ordners oder ihren Export zusammenfassen: Punkte, Längen, wer beginnt, woher das Geld kommt.
help-export = Die beendeten Partien eines Ordners mit Aufzeichnungen als Parquet-Tabellen in einen neuen Ordner schreiben.
help-check = Prüfen, ob { help-place-game } den Vertrag einhält, für alle, die selbst eines schreiben; Rückgabewert 1, wenn nicht.
help-review = Sagen, was die Schritte und Geschäfte einer beendeten Partie wert waren und wie viel davon Glück war.
help-puzzles = Aufgaben erstellen, auflisten und prüfen: Momente, in denen eine Wahl klar die beste ist.
help-puzzles-make = Bots { help-place-game } spielen lassen und die Momente behalten, die Aufgaben sind.
help-puzzles-merge = Die Aufgaben mehrerer { help-place-files } in eine legen, jede einmal.
help-puzzles-list = Die Aufgaben in { help-place-file } auflisten oder die zählen, die mit den Spielen kamen.
help-puzzles-check = Jede Aufgabe in { help-place-file } nachspielen und prüfen; Rückgabewert 1, wenn etwas nicht stimmt.
help-record = Aufgezeichnete Partien lesen, prüfen und nachspielen.
help-record-show = Zeigen, wer gespielt hat, wie es ausging, und die Schritte.
help-record-verify = Den Startwert, jeden Schritt und das Ergebnis prüfen; Rückgabewert 1, wenn etwas nicht stimmt.
help-record-replay = Erzählen, was geschah, Schritt für Schritt.

help-admin = Sich um ein Haus kümmern: um seine Tische, Leute und Sicherungen.
help-admin-list = Tische auflisten, den zuletzt veränderten zuerst.
help-admin-show = Sagen, wer an { help-place-table } sitzt und wie es dort steht.
help-admin-close = { help-place-table } schließen, bevor die Partie zu Ende ist.
help-admin-aside = Tische auflisten, die nicht lesbar sind: welches Protokoll, ab welchem Eintrag und warum.
help-admin-retry = { help-place-table }, der beiseitegestellt war, noch einmal versuchen: hier und bald in jedem offenen Haus.
help-admin-export = Die Aufzeichnung von { help-place-table } oder sein Protokoll ausgeben. Beide verraten alles, was am Tisch geheim ist.
help-admin-people = Leute auflisten, deren Name oder Konto { help-place-text } enthält, die neuesten zuerst.
help-admin-ban = { help-place-person } (ein Konto oder eine Kennung) in diesem Haus nichts mehr tun lassen.
help-admin-unban = { help-place-person } wieder hereinlassen.
help-admin-delete = Löscht { help-place-person } endgültig, wie die Person es selbst könnte: In allen Partien, Chats und Veranstaltungen steht statt des Namens ein Pseudonym. Sicherungen bleiben, wie sie sind.
help-admin-reports = Auflisten, was Leute gemeldet haben, das Neueste zuerst.
help-admin-reset-password = { help-place-login } ein neues Passwort geben, es ausgeben und alle Geräte, Links, Token und den Webhook beenden.
help-admin-events = Veranstaltungen von Vereinen ansehen und übergeben.
help-admin-events-list = Alle Veranstaltungen auflisten, die zuletzt geänderte zuerst.
help-admin-events-log = Das Protokoll von { help-place-event } ausgeben. Es verrät alles, was dort geheim ist.
help-admin-events-hand-over = { help-place-event } an { help-place-person } übergeben.
help-admin-sessions = Die Zugänge einer Person: Geräte (Cookies), persönliche Links, Token.
help-admin-sessions-list = Die Zugänge von { help-place-person } auflisten.
help-admin-sessions-revoke = { help-place-person } abmelden. Wer kein Konto hat, kommt danach nicht zurück.
help-admin-backup = Das ganze Haus in eine neue Datei in { help-place-folder } kopieren, auch während es offen ist.
help-admin-restore = Ein leeres Haus aus der Sicherung { help-place-file } füllen, aus jeder Art von Datenbank.

## Optionen

help-of-version = Zeigt die Version.
help-of-lan = Das Haus auch für alle in diesem Netzwerk öffnen.
help-of-option = Eine beliebige Option des Spiels.
help-of-game-option = Bei { $games }: dasselbe wie --option { $name }={ help-place-value }.
help-of-players = Wie viele spielen.
help-of-players-bots = Wie viele spielen, samt Bots.
help-of-others = Wer auf den anderen Plätzen sitzt: siehe `fondaco bots`.
help-of-bots = Wer spielt, wie bei `arena`: der letzte füllt die übrigen Plätze; sonst `random`.
help-of-line-up = Wer spielt; der Letzte füllt die übrigen Plätze.
help-of-seat = Dein Platz, ab 0.
help-of-seat-saw = So wie dieser Platz es sah; sonst so wie alle es sahen.
help-of-seed = Derselbe Startwert gibt dieselben Karten.
help-of-seed-games = Partie k wird mit { help-place-text }-k gespielt.
help-of-seed-blocks = Block k wird mit { help-place-text }-k gespielt.
help-of-seed-review = Derselbe Startwert: dieselben Zahlen.
help-of-seed-check = Welche und wie.
help-of-name = Dein Name.
help-of-resume = Eine nicht beendete Aufzeichnung fortsetzen.
help-of-example = Ein Beispiel des Regelbuchs ausprobieren, nach seiner Regel.
help-of-language = `de`, `en`, `fr`, `it` oder `nl`; von sich aus die von LANG.
help-of-host = Wo das Haus lauscht.
help-of-port = An welchem Port es lauscht.
help-of-database = sqlite:///… oder postgresql://…; auch in FONDACO_DATABASE.
help-of-own-database = sqlite:///… oder postgresql://…; sonst das Haus dieses Benutzers oder FONDACO_DATABASE.
help-of-bus = nats://…, für mehrere Prozesse; auch in FONDACO_BUS.
help-of-serve-workers = Prozesse, die gemeinsam bedienen; braucht PostgreSQL und NATS.
help-of-minds = Prozesse für die Bots.
help-of-open = Einen Browser öffnen.
help-of-json-logs = Meldungen als JSON-Zeilen.
help-of-address = Wo Browser es finden: https://…
help-of-trust-proxy = Proxys, denen geglaubt wird, woher eine Anfrage kommt.
help-of-private-alerts = Webhooks dürfen in private Netzwerke führen.
help-of-tables = Tische, die eine Person gleichzeitig haben darf; 0: beliebig viele.
help-of-thinkers = Plätze mit Bots, die sich Zeit nehmen, für eine Person; 0: beliebig viele.
help-of-review-worlds = Wie gründlich beendete Partien ausgewertet werden: Welten je Frage, 2 bis 10 000.
help-of-no-day = Keine Karten des Tages.
help-of-requests = Anfragen von einer Adresse in der Minute; 0: beliebig viele.
help-of-club = Netze eines Vereins, in denen viele Leute eine Adresse haben: Grenzen pro Adresse sind 25-mal so hoch.
help-of-connections = Tische, die von einer Adresse zugleich offen sind; 0: beliebig viele.
help-of-hosts = Weitere Namen, auf die das Haus hört, neben dem in --address; * für alle.
help-of-games = Wie viele Partien.
help-of-games-blocks = Wie viele Partien, in ganzen Blöcken.
help-of-games-each = Wie viele Partien für jede Zahl von Spielern.
help-of-workers = Prozesse; ohne Angabe einer je Kern.
help-of-processes = Prozesse; ohne Angabe einer je Kern.
help-of-records = Jede Partie speichern.
help-of-json = JSON ausgeben, ohne Fortschritt.
help-of-seating = `rotate`, `all` oder `fixed`.
help-of-sprt = Aufhören, wenn feststeht, ob A besser ist als B.
help-of-elo = Der Unterschied, den --sprt finden soll; sonst 35.
help-of-plot = Zeichnen: { help-place-file }.png.
help-of-plots = In einen Ordner zeichnen.
help-of-cluster = Auf einem Ray-Cluster spielen; `local` startet einen.
help-of-budget = Welten je Frage; mehr dauern länger.
help-of-html = Als Seite schreiben.
help-of-count = Wie viele Aufgaben die Datei haben soll.
help-of-seconds = Nach so vielen Sekunden aufhören.
help-of-worlds = Wie gründlich; mehr dauert länger.
help-of-out = Eine neue Datei schreiben.
help-of-into = Zu einer Datei hinzufügen; ein Lauf mit demselben Startwert geht nach den Partien weiter, die darin sind.
help-of-again = So viele davon neu beurteilen.
help-of-all = Mit allem, was verborgen war.
help-of-from = Mit diesem Schritt beginnen.
help-of-status = Nur solche Tische; oder `all`.
help-of-limit = Wie viele Zeilen höchstens.
help-of-reason-closed = Warum; die am Tisch erfahren es.
help-of-reason-banned = Warum; die Person erfährt es.
help-of-log = Jeder Eintrag, wie er im Protokoll steht.
help-of-output = In eine neue Datei.
help-of-yes = Ohne Rückfrage löschen.
help-of-kind = Nur diese; sonst alle.
help-of-portable = Als JSON-Zeilen, für jede Art von Datenbank.
