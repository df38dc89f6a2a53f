# Aufgaben: Stellen, an denen eine Entscheidung klar die beste ist.

web-screen-puzzles = Aufgaben
web-puzzles-about = Stellen aus Partien, die Bots gespielt haben, an denen eine Entscheidung klar besser ist als jede andere. Du siehst, was dieser Spieler sehen konnte. Was tust du?
web-puzzles-any = Eine Aufgabe lösen
web-puzzles-solve = Lösen
web-puzzles-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
web-puzzles-done = Von dir gelöst: { $solved } von { $answered }
web-puzzles-rating = Deine Spielstärke bei Aufgaben: { $rating }
web-puzzles-unrated = Du hast noch keine Spielstärke bei Aufgaben.
web-puzzles-themes = Nach Thema
web-puzzles-left = { $count } neu für dich
web-puzzles-none = Hier gibt es keine Aufgaben.
web-puzzles-door = Aufgaben lösen
web-puzzle-title = { $game }: { $theme }
web-puzzle-what = Was tust du?
web-puzzle-before = Was bisher geschah
web-puzzle-choices = Deine Möglichkeiten
web-puzzle-not-this = Dieser Schritt gehört nicht zu den Möglichkeiten dieser Aufgabe.
web-puzzle-right = Richtig!
web-puzzle-wrong = Nicht die beste Wahl.
web-puzzle-says = Ein Kaufmann würde sagen: „{ $why }“
web-puzzle-worths = Was dir jede Möglichkeit bringen würde
web-puzzle-choice = Möglichkeit
web-puzzle-chance = Gewinnchance
web-puzzle-money = Geld am Ende
web-puzzle-percent = { $number } % ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = die beste
web-puzzle-is-yours = deine
web-puzzle-rating = Deine Spielstärke: { $before } → { $after }
web-puzzle-again = Diese Aufgabe hast du schon einmal beantwortet: Sie zählt nicht noch einmal.
web-puzzle-strength = Schwierigkeit: { $strength }
web-puzzle-streak = In Folge richtig: { $count }
web-puzzle-next = Nächste Aufgabe
web-puzzle-leave = Alle Aufgaben
web-puzzle-link = Link zu dieser Aufgabe
web-puzzle-why-gain = Der wichtigste Grund: { $gain }. Verglichen mit der zweitbesten Wahl ist das etwa { $amount } { $unit } wert.
web-puzzle-why-cost = Die beste Wahl hat ihren Preis: { $cost }, etwa { $amount } { $unit }.
web-puzzle-why-rival = { $rival } hat am Ende etwa { $amount } { $unit } weniger.
web-puzzle-why-none = Nichts gibt allein den Ausschlag. Mehrere kleine Vorteile kommen zusammen.
web-puzzle-best = Am besten: { $move }
web-puzzle-is-played = in der Partie
web-puzzle-line = Die Lösung, Schritt für Schritt
web-puzzle-line-play = Abspielen
web-puzzle-line-stop = Pause
web-puzzle-line-back = Ein Schritt zurück
web-puzzle-line-next = Ein Schritt weiter
web-puzzle-line-at = { $at } von { $count }
web-puzzle-line-start = Das ist die Stelle.
web-puzzle-line-guess = So kann es weitergehen. Karten, die niemand kennen konnte, sind geraten.
web-puzzles-today = Die Aufgaben von heute
web-puzzles-today-about = Fünf Aufgaben, von leicht bis schwer. Heute bekommen alle dieselben.
web-puzzles-today-done = { $done } von { $count } gemacht, { $right } richtig
web-puzzles-streaks = In Folge: { $count } · dein Rekord: { $best }
web-puzzles-was-right = gelöst
web-puzzles-was-wrong = nicht gelöst
web-screen-mistakes = Deine eigenen Fehler
web-mistakes-door = Deine eigenen Fehler
web-mistakes-about = Auswertungen deiner Partien zeigen Stellen, an denen etwas anderes besser war. Hier kannst du sie noch einmal spielen. Nur du siehst diese Seite.
web-mistakes-none = Hier ist noch nichts. Spiel eine Partie und öffne ihre Auswertung. Dann warten deine Fehler hier auf dich.
web-mistakes-leave = Alle deine Fehler
web-mistakes-next = Nächster Fehler
web-mistakes-what = An dieser Stelle deiner Partie war etwas anderes besser. Was tust du jetzt?
web-mistakes-solve = { $count ->
    [one] Einen Fehler wiedergutmachen
   *[other] { $count } Fehler wiedergutmachen
}
web-mistakes-themes = Wo du am meisten verlierst
web-mistakes-games = { $count ->
    [one] Aus einer ausgewerteten Partie
   *[other] Aus { $count } ausgewerteten Partien
}
web-mistakes-lost = { $lost } Prozentpunkte Gewinnchance je Partie verloren, { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
web-mistakes-practise = Das üben
web-mistakes-list = Stellen zum Wiederholen
web-mistakes-clean = Es wurden keine Fehler gefunden. Gut gespielt.
web-mistakes-no-puzzles = Es gibt keine Stelle zum Wiederholen.
web-mistakes-points = −{ $lost } Prozentpunkte
