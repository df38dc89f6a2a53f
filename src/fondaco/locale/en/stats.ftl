# What `fondaco stats` says of a folder of records.

stats-records = records
stats-drawn = plot saved: { $file }
stats-files = { $games } of { $files ->
    [one] { $files } file is a game.
   *[other] { $files } files { $games ->
        [one] is a game.
       *[other] are games.
    }
}
stats-skipped = skipped { $file }: { $reason }
stats-skipped-more = skipped { $count } more
export-done = { $games } of { $files ->
    [one] { $files } file is a finished game
   *[other] { $files } files { $games ->
        [one] is a finished game
       *[other] are finished games
    }
}, now in { $folder }. Unfinished games left out: { $unfinished }.
stats-of-deals = { $games } with { $deals ->
    [one] { $deals } shuffle
   *[other] { $deals } different shuffles
}
stats-least = lowest
stats-most = highest
stats-score-of = score per player
stats-best-score = best score
stats-lead = lead over second place
stats-decisions = decisions per game
stats-turns = turns per game
stats-order = order of play
stats-player = { $order ->
    [1] first player
   *[other] player { $order }
}
stats-money = money per player
stats-place = place { $place }
stats-cause = { $cause ->
    [start] at the start
   *[other] other
}
stats-who = players
stats-seats = seats

## Pictures

stats-head = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games }
stats-all-players = all players
stats-the-best = the best
stats-players = players
stats-games = games
stats-wins-percent = wins in %, with 95% intervals
stats-money-by-cause = average money by source
