# What the terminal says whichever game is played.

## Before the game

terminal-welcome = Fondaco: Brettspiele über den Handel
terminal-ask-game = Welches Spiel? [Enter = 1]
terminal-ask-players = Wie viele Spieler, du und Bots zusammen, { $least } bis { $most }? [Enter = { $usual }]
terminal-ask-name = Dein Name? [Enter = Marco]
terminal-usual-name = Marco
terminal-number-from = Gib eine Zahl von { $least } bis { $most } ein.
refused-no-game-has-options = Kein Spiel hat solche Optionen: { $options }.
refused-players-from = Dieses Spiel ist für { $least } bis { $most } Spieler.
refused-bots-count = Es sind { $bots } Bots für { $seats } Plätze: Nenne einen für jeden Platz oder einen für alle.
refused-seat-from = Dein Platz ist eine Zahl von 0 bis { $most }.
refused-no-such-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { $languages }.
refused-resume-alone = --resume nimmt alles aus der Datei: Lass die anderen Angaben weg, außer --seat.
refused-example-alone = --example öffnet eine Stellung, wie sie ist: Lass die anderen Angaben weg, außer --name.
refused-resume-which-seat = In dieser Datei sitzen Menschen auf { $count } Plätzen: Sag mit --seat, welcher deiner ist.
refused-cannot-read-game = { $file } lässt sich nicht lesen: { $reason }.
refused-already-over = Die Partie in { $file } ist beendet. Anschauen mit: fondaco record show { $file }

terminal-opening = Du bist { $name }. Mit dir am Tisch: { $others }.
terminal-bot = { $name } (Bot { $bot })
terminal-commitment = Fingerabdruck des Zufalls in dieser Partie, festgelegt vor dem ersten Zug: { $commitment }
terminal-resumed = Das Spiel geht weiter nach { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
}. Was zuletzt geschah:
terminal-opening-help = Gib bei jeder Frage ? ein, um Hilfe zu bekommen. Mit Strg+D oder Strg+C gehst du, und nichts ist verloren.

## Asking

terminal-ask = { $prompt } >
terminal-ask-enter = { $prompt } [Enter] >
terminal-ask-or-go-on = { $prompt } [Enter = nichts] >
terminal-confirm = Ausführen? [Enter = ja, n = nein]
terminal-no = ✗ { $reason }
# What counts as yes and as no, beside the English words.
terminal-yes = j ja
terminal-no-words = n nein
terminal-yes-or-no = Enter oder j heißt ja, n heißt nein.
terminal-cancelled = Gut, dann nicht.
refused-type-something = Gib eine Nummer aus dem Menü, einen Schritt oder ? für Hilfe ein.
refused-not-in-menu = { $typed } steht nicht im Menü.
refused-one-at-a-time = Wähle diese einzeln.
refused-ambiguous-move = Das könnte jeder von diesen Schritten sein: { $moves }.
refused-odd-line = Die Zeile ist zu lang oder hat Zeichen, die sich nicht zeigen lassen.
refused-cannot-follow = Nichts ist geschehen: { $move } ist nach den Schritten davor nicht möglich. { $reason }
refused-too-many-moves = Nichts ist geschehen. Nach { $count ->
    [one] dem ersten dieser Schritte kommt etwas ans Licht. Mach nur diesen
   *[other] den ersten { $count } dieser Schritte kommt etwas ans Licht. Mach nur diese
}, sieh dir an, was es ist, und mach dann mit den übrigen weiter.
refused-nothing-to-wait-for = Das Spiel wartet auf dich; es gibt nichts abzuwarten.
terminal-silence = Niemand sagt etwas.

## Commands

terminal-help-title = Hilfe
terminal-help-numbers = Nummern aus dem Menü, eine oder mehrere, in der gewünschten Reihenfolge
terminal-help-notation = dasselbe als Schritt in Worten, oder die Wortanfänge (mit ; zwischen den Schritten)
terminal-help-undo = die letzte Wahl zurücknehmen (möglich, bis etwas Verdecktes ans Licht kommt)
terminal-help-board = den ganzen Tisch zeigen
terminal-help-log = das Protokoll: was zuletzt geschah, oder die letzten 50 Zeilen mit: l 50
terminal-help-rule = eine Regel lesen, etwa: r 2.2, oder nach einem Wort suchen: r Piraten
terminal-help-talk = im Zug der anderen immer gefragt werden oder nur, wenn jemand eine Antwort will
terminal-help-save = die Partie sichern, in eine Datei deiner Wahl, wenn du eine nennst
terminal-file = DATEI
terminal-help-quit = aufhören; du wirst gefragt, ob gesichert werden soll
terminal-undone = Zurückgenommen: { $moves }.
refused-cannot-take-back = Das lässt sich nicht zurücknehmen. { $reason }
refused-log-how = Gib l ein, oder l und wie viele Zeilen, etwa: l 50
terminal-log-limit = Weiter zurück hilft nur dein Gedächtnis: Dieser Tisch führt kein Buch.
terminal-talk = { $quiet ->
    [yes] Von jetzt an wirst du im Zug der anderen nur gefragt, wenn jemand eine Antwort will.
   *[no] Von jetzt an wirst du in jedem Zug der anderen gefragt, ob du etwas anbieten willst.
}

## Rules

refused-no-rulebook = Dieser Installation fehlt das Regelwerk.
refused-no-such-rule = Es gibt keine Regel { $rule }. Mit r allein kommt die Liste.
terminal-mark-doc = aus einer veröffentlichten Spielregel
terminal-mark-fact = aus öffentlichen Beschreibungen des Spiels
terminal-mark-ruling = ENTSCHEIDUNG: Nirgends geregelt, das legen wir fest
terminal-mark-reconstruction = REKONSTRUKTION von etwas Gedrucktem, das wir nicht kennen
terminal-mark-edition = nur in der Ausgabe von { $edition }
terminal-try = Zum Ausprobieren: { $command }

## Keeping the game

terminal-saved = Gesichert. Später weiter mit:
refused-cannot-save = { $file } lässt sich nicht schreiben: { $reason }.
refused-file-name = { $file } ist kein Name für eine Partie: Er muss auf { $ending } enden, etwa meins{ $ending }
refused-file-taken = In { $file } steht etwas anderes: Wähle einen anderen Namen.
terminal-quit-save = Sichern, bevor du gehst? [Enter = in { $file }, oder ein NAME.txt, n = nein, c = hierbleiben]
terminal-bye = Auf Wiedersehen.
terminal-kept = Die Partie ist gesichert. Weiter mit:
terminal-kept-over = Die Aufzeichnung der Partie ist gesichert. Prüfen mit:

## The end

terminal-sheet-title = Abrechnung
terminal-sheet-total = Summe
terminal-sheet-place = { $place }. { $name }
terminal-sheet-you = { $name } (du)
terminal-seed = Der Startwert war { $seed }. Sein Fingerabdruck, vor dem ersten Zug gezeigt, ist { $commitment }
terminal-save-record = Die Aufzeichnung sichern? [Enter = in { $file }, oder ein NAME.txt, n = nein]
terminal-record-saved = Gesichert. Jeder kann Startwert, Schritte und Ergebnis prüfen mit:
terminal-bots-others = Gemessene Stärken und die Spielstärken des Servers haben dieselbe Skala. Außerdem gibt es: { $names }.
