# Wat `fondaco stats` van een map met partijverslagen zegt.

stats-records = partijverslagen
stats-drawn = grafiek opgeslagen: { $file }
stats-files = { $games } van { $files ->
    [one] { $files } bestand is een partij.
   *[other] { $files } bestanden { $games ->
        [one] is een partij.
       *[other] zijn partijen.
    }
}
stats-skipped = overgeslagen: { $file }: { $reason }
stats-skipped-more = nog { $count } overgeslagen
export-done = { $games } van { $files ->
    [one] { $files } bestand is een afgelopen partij
   *[other] { $files } bestanden { $games ->
        [one] is een afgelopen partij
       *[other] zijn afgelopen partijen
    }
}, nu in { $folder }. Weggelaten onvoltooide partijen: { $unfinished }.
stats-of-deals = { $games } met { $deals ->
    [one] { $deals } kaartverdeling
   *[other] { $deals } kaartverdelingen
}
stats-least = minimum
stats-most = maximum
stats-score-of = score van een speler
stats-best-score = beste score
stats-lead = voorsprong op de tweede
stats-decisions = beslissingen in een partij
stats-turns = beurten in een partij
stats-order = speelvolgorde
stats-player = { $order ->
    [1] startspeler
   *[other] speler { $order }
}
stats-money = geld van een speler
stats-place = { $place }e
stats-cause = { $cause ->
    [start] bij het begin
   *[other] andere
}
stats-who = wie er speelde
stats-seats = plaatsen

## Tekeningen

stats-head = { $game } voor { $players }: { $games }
stats-all-players = alle spelers
stats-the-best = de besten
stats-players = spelers
stats-games = partijen
stats-wins-percent = gewonnen partijen in %, 95%-intervallen
stats-money-by-cause = geld naar herkomst, gemiddeld
