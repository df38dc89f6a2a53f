# Was eine Partie wert war.

web-screen-review = Auswertung
web-review-about = Jede Entscheidung dieser Partie wird abgewogen: was jeder wissen konnte, was sie wert war, was besser gewesen wäre. Das dauert ein, zwei Minuten.
web-review-begin = Diese Partie auswerten
web-review-going = Abgewogen: { $done } von { $total }
web-review-meanwhile = Du kannst inzwischen weitermachen: Das Ergebnis bleibt erhalten, und wer den Link hat, findet es hier.
web-review-chances = Gewinnchancen
web-review-open = Mit offenen Karten
web-review-watched = Was ein Zuschauer wissen konnte
web-review-look = Ansehen
web-review-differently = Anders spielen
web-review-percent = { " %" }
