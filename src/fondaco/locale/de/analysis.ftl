# Die Auswertung einer beendeten Partie: `fondaco review`, im Terminal und als Seite.

analysis-title = Auswertung: { $game }
analysis-progress = Schritte
analysis-reckoned = Jede Entscheidung wurde { $worlds }-mal durchgespielt, mit anderen möglichen verdeckten Karten. Jedes Mal spielten Bots für alle weiter. ± ist der Stichprobenfehler; Fehler dieser Bots sind nicht eingerechnet.

analysis-percent = { $number } %
analysis-number = { $number }
analysis-place = { $place }.
analysis-score = { $number } ± { $error }
analysis-gain = { $up ->
    [yes] +{ $number }
   *[no] { $number }
} ± { $error }
analysis-moves = { $first }–{ $last }
analysis-from-to = { $name } { $before } → { $after }
analysis-both = { $open } ({ $watched })
analysis-end = Ende
analysis-silence = Nichts sagen.

analysis-head-player = Spieler
analysis-head-place = Rang
analysis-head-money = Geld
analysis-head-score = Spielgüte
analysis-head-lost = Chance verschenkt
analysis-head-lost-money = Geld verschenkt
analysis-head-mistakes = Fehler
analysis-head-start = am Anfang
analysis-head-luck = Glück
analysis-head-play = Entscheidungen
analysis-head-result = Ergebnis
analysis-head-moves = Schritte
analysis-head-what = was geschah
analysis-head-cause = vor allem
analysis-head-chances = Chancen
analysis-head-move = Schritt
analysis-head-mark = Zeichen
analysis-head-did = was getan wurde
analysis-head-better = die beste Alternative
analysis-head-chance = eigene Chance
analysis-head-difference = Unterschied
analysis-head-money-difference = in Geld
analysis-head-judged = damals erkennbar
analysis-head-judged-money = in Geld
analysis-head-open = mit offenen Karten
analysis-head-open-money = in Geld
analysis-head-lie = was gesagt wurde
analysis-head-paid = ob es sich lohnte
analysis-head-after = nach
analysis-head-turn = am Zug
analysis-head-seat = { $name }

analysis-heading-seats = Wie gespielt wurde
analysis-about-seats = Spielgüte 100 heißt: Keine Entscheidung hat Geld verschenkt, das mit dem damaligen Wissen zu retten war. Wer ein Zehntel vom Geld des Siegers verschenkt, kommt auf 82, wer die Hälfte verschenkt, auf 37. Die Zahl lässt sich zwischen Partien vergleichen. Von der Gewinnchance kann niemand mehr verschenken, als da ist.
analysis-none-seats = Niemand hat gespielt.
analysis-heading-luck = Glück und Können
analysis-about-luck = Von der Chance vor dem ersten Zug bis zum Ergebnis: was Karten und Würfel änderten und was die Entscheidungen aller änderten, in Prozentpunkten.
analysis-none-luck = Niemand hat gespielt.
analysis-heading-turns = Wendepunkte
analysis-about-turns = Wo sich die Chancen von einem Zug zum nächsten am meisten änderten, mit offenen Karten.
analysis-none-turns = Kein Zug änderte viel an den Chancen.
analysis-heading-mistakes = Fehler
analysis-about-mistakes = Entscheidungen, die mindestens 5 Prozentpunkte Gewinnchance verschenkten, soweit man es wissen konnte. Der Unterschied vergleicht den Schritt mit der besten Alternative.
analysis-none-mistakes = Keine Entscheidung verschenkte eindeutig 5 Prozentpunkte oder mehr.
analysis-heading-deals = Geschäfte
analysis-about-deals = Was jedes Geschäft beiden brachte, verglichen mit einem Nein: in Prozentpunkten Gewinnchance und in Geld; wie beide es damals beurteilen konnten und mit offenen Karten.
analysis-none-deals = Es gab kein Geschäft.
analysis-heading-lies = Lügen
analysis-about-lies = Was über Karten gesagt wurde und nicht stimmte, und was es brachte, mit offenen Karten gesehen.
analysis-none-lies = Niemand hat gelogen.
analysis-heading-moments = Alle Chancen
analysis-about-moments = Die Gewinnchance zu Beginn jedes Zugs, mit offenen Karten; in Klammern, was ein Zuschauer wissen konnte.
analysis-heading-decisions = Alle Entscheidungen
analysis-about-decisions = Jede Entscheidung und ihre beste Alternative, wie man sie beurteilen konnte. Unterschiede, die kleiner sind als ihr Fehler, sagen nichts.
analysis-none-decisions = Es gab nichts zu entscheiden.

analysis-cause-draw = die gezogenen Karten
analysis-cause-deal = ein Geschäft
analysis-cause-mistake = ein Fehler
analysis-cause-play = der übrige Spielverlauf
analysis-paid-nothing = Es wurde kein Geschäft daraus.
analysis-paid-deal = { $paid ->
    [yes] Es lohnte sich: { $chance } Prozentpunkte, { $money } in Geld.
   *[no] Es lohnte sich nicht: { $chance } Prozentpunkte, { $money } in Geld.
}

analysis-curve = Die Chancen im Lauf der Partie
analysis-curve-title = Eine Linie für jeden am Tisch: die Gewinnchance zu Beginn jedes Zugs, mit offenen Karten. Dieselben Zahlen stehen in der Tabelle „Alle Chancen“.
analysis-curve-moves = Schritte: { $count }

# Puzzles: what they are about, where a game tells no themes apart.

theme-choice = Entscheidungen

# Choices that would be told alike, apart.

puzzle-with = { $what } Mit: { $cards }.
