# Einen Tisch einrichten: Vorgaben, was sie bedeuten, eine Zeile Hilfe zu jeder Einstellung.

web-preset = Art der Partie
web-preset-learn = Lernen
web-preset-learn-text = Gegen freundliche Bots, mit Trainer. Zählt nicht.
web-preset-friendly = Freundschaftlich
web-preset-friendly-text = Mit Freunden: Du schickst einen Link. Ein Trainer ist erlaubt. Zählt nicht.
web-preset-rated = Gewertet
web-preset-rated-text = Zählt: unter Menschen für die Spielstärke, allein für die Leiter gegen Bots.
web-new-more = Weitere Einstellungen
web-new-what = Diese Partie
web-new-sum-coach = Dein Trainer gibt Rat, schätzt Angebote und warnt dich vor einem schweren Fehler.
web-new-sum-coach-people = Alle dürfen einen Trainer haben.
web-new-sum-no-coach = Kein Trainer.
web-new-sum-undo = Ein Schritt lässt sich zurücknehmen, bis etwas Verdecktes aufgedeckt wird.
web-new-sum-no-undo = Nichts lässt sich zurücknehmen.
web-new-sum-practice = Sie zählt für keine Spielstärke.
web-new-sum-ladder = Sie zählt für die Leiter gegen Bots. Schließt du sie oder lässt einen Bot spielen, zählt sie als letzter Rang.
web-new-sum-people = Sie zählt für die Spielstärke, wenn mindestens zwei ein Konto haben.
web-new-account = Gewertete Partien brauchen ein Konto: Ein Name und ein Passwort genügen.
web-new-account-link = Konto anlegen
web-new-unmeasured = Die Bots dieses Spiels sind noch nicht gemessen. Eine gewertete Partie braucht andere Menschen.
web-new-title-help = Was in der Liste der Tische steht.
web-new-private-help = Nur wer den Link hat, findet den Tisch.
web-new-talk-help = Wie lange ein Bot in seinem Zug auf dein Angebot wartet.
web-new-calm-help = Sonst spielen Bots sofort.
web-new-coach-help = Der Trainer weiß nur, was sein Spieler weiß.
web-new-chances-help = Wer mitspielt, sieht sie während des Spiels nie.
web-new-hands-help = Für Publikum, das alles verfolgen will.
web-clock-help = Läuft eine Uhr ab, spielt ein Bot für diesen Spieler.
web-option-memory-help = Ob der Bildschirm sich für dich merkt, was offen war.
web-option-offers-help = Eine Grenze hält das Feilschen kurz.
web-option-four-help = Die ältere Spielregel lässt das offen.
web-option-setup-help = Liegen alle Läden offen, lässt sich die ganze Reise planen.
web-option-stalling-help = Ohne dieses Ende könnte eine Partie ewig stocken.
web-new-bot-strength = Stärke { $rating }; der stärkste gemessene Bot hat { $best }.
web-character-honest-help = Ehrlich: lügt nie über seine Karten.
web-character-sly-help = Gerissen: lügt, wenn es sich lohnt.
web-character-generous-help = Großzügig: ist mit wenig Gewinn zufrieden.
web-character-stubborn-help = Stur: will viel Gewinn.
web-character-silent-help = Schweigsam: handelt nicht.

# Jetzt spielen: Übung oder gewertet. Die Leiter gegen Bots.

web-play-kind = Übung oder gewertet
web-play-practice = Übung
web-play-practice-help = Mit Trainer und Zurücknehmen. Zählt nicht.
web-play-rated = Gewertet
web-play-rated-help = Bots deiner Stärke, kein Trainer, kein Zurücknehmen. Zählt für die Leiter.
web-ladder = Leiter gegen Bots
web-ladder-how = Für alle, die allein spielen. Die Stärken der Bots sind gemessen und ändern sich nicht. Du beginnst bei 0 und triffst immer auf Bots, die etwas stärker sind als du.
web-ladder-next = Deine nächsten Gegner: { $bot }
web-ladder-play = Gewertete Partie spielen
web-ladder-bot = Bot
web-ladder-unmeasured = Die Stärke der Bots ist bei diesem Spiel noch nicht gemessen. Darum hat es keine Leiter.
web-ladder-tag = Leiter
web-ratings-people = Unter Menschen
web-ratings-get = So bekommst du eine Spielstärke: Lege ein Konto an und spiele ohne Trainer eine Partie zu Ende, mit jemandem, der auch ein Konto hat.

# Eine Partie, die ab einer Stelle anders gespielt wird.

web-fork-from = Du spielst ab Zug { $turn } einer beendeten Partie weiter.
web-fork-then = Der nächste Schritt in jener Partie war: „{ $what }“
web-fork-against = Jetzt spielst du gegen { $names }.
web-fork-bot = { $name } ({ $bot })
web-fork-look = Diese Partie ansehen
