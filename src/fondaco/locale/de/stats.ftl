# Was `fondaco stats` von einem Ordner mit Aufzeichnungen sagt.

stats-records = Aufzeichnungen
stats-drawn = Grafik gespeichert: { $file }
stats-files = { $games } von { $files ->
    [one] { $files } Datei ist eine Partie.
   *[other] { $files } Dateien { $games ->
        [one] ist eine Partie.
       *[other] sind Partien.
    }
}
stats-skipped = ausgelassen: { $file }: { $reason }
stats-skipped-more = und { $count } weitere ausgelassen
export-done = { $games } von { $files ->
    [one] { $files } Datei ist eine beendete Partie
   *[other] { $files } Dateien { $games ->
        [one] ist eine beendete Partie
       *[other] sind beendete Partien
    }
}, jetzt in { $folder }. Ausgelassene unvollendete Partien: { $unfinished }.
stats-of-deals = { $games } mit { $deals ->
    [one] { $deals } Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}
stats-least = Minimum
stats-most = Maximum
stats-score-of = Punkte eines Spielers
stats-best-score = beste Punktzahl
stats-lead = Vorsprung vor dem Zweiten
stats-decisions = Entscheidungen in einer Partie
stats-turns = Züge in einer Partie
stats-order = Reihenfolge
stats-player = { $order ->
    [1] Startspieler
   *[other] { $order }. Spieler
}
stats-money = Geld eines Spielers
stats-place = { $place }. Rang
stats-cause = { $cause ->
    [start] zu Beginn
   *[other] anderes
}
stats-who = wer gespielt hat
stats-seats = Plätze

## Bilder

stats-head = { $game }, { $players } Spieler: { $games }
stats-all-players = alle Spieler
stats-the-best = die Besten
stats-players = Spieler
stats-games = Partien
stats-wins-percent = Siege in %, 95-%-Intervalle
stats-money-by-cause = Geld nach Herkunft, Mittel
