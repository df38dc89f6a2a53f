# Aufgaben: Augenblicke, in denen eine Entscheidung klar die beste ist.

web-screen-puzzles = Aufgaben
web-puzzles-about = Augenblicke aus Partien, die Bots gespielt haben, in denen eine Entscheidung klar besser ist als jede andere. Du siehst, was dieser Platz sehen konnte. Was tust du?
web-puzzles-any = Eine Aufgabe lösen
web-puzzles-solve = Lösen
web-puzzles-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
web-puzzles-done = Von dir gelöst: { $solved } von { $answered }
web-puzzles-rating = Deine Spielstärke bei Aufgaben: { $rating }
web-puzzles-unrated = Deine Spielstärke bei Aufgaben kennt noch niemand.
web-puzzles-themes = Nach Thema
web-puzzles-left = { $count } neu für dich
web-puzzles-none = Hier gibt es keine Aufgaben.
web-puzzles-door = Aufgaben lösen
web-puzzle-title = { $game }: { $theme }
web-puzzle-what = Was tust du?
web-puzzle-before = Was bisher geschah
web-puzzle-choices = Deine Möglichkeiten
web-puzzle-not-this = Das ist hier keine der Möglichkeiten.
web-puzzle-right = Richtig!
web-puzzle-wrong = Nicht die beste.
web-puzzle-gap-both = Gegenüber der nächstbesten Möglichkeit: { $points } Punkte mehr Gewinnchance, { $money } mehr Geld.
web-puzzle-gap-chance = Gegenüber der nächstbesten Möglichkeit: { $points } Punkte mehr Gewinnchance.
web-puzzle-gap-money = Gegenüber der nächstbesten Möglichkeit: { $money } mehr Geld.
web-puzzle-says = Ein Händler würde sagen: „{ $why }“
web-puzzle-worths = Was dir jede Möglichkeit brächte
web-puzzle-choice = Möglichkeit
web-puzzle-chance = Gewinnchance
web-puzzle-money = Geld am Ende
web-puzzle-percent = { $number } % ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = die beste
web-puzzle-is-yours = deine
web-puzzle-rating = Deine Spielstärke: { $before } → { $after }
web-puzzle-again = Diese Aufgabe hast du schon einmal beantwortet: Sie zählt nicht noch einmal.
web-puzzle-strength = Wie schwer sie ist: { $strength }
web-puzzle-streak = Hintereinander: { $count }
web-puzzle-next = Nächste Aufgabe
web-puzzle-leave = Alle Aufgaben
web-puzzle-link = Link zu dieser Aufgabe
