# What `fondaco stats` says of a folder of records.

stats-records = records
stats-drawn = drawn: { $file }
stats-files = { $games } of { $files ->
    [one] { $files } file is a game.
   *[other] { $files } files are games.
}
stats-skipped = skipped { $file }: { $reason }
stats-skipped-more = skipped { $count } more
stats-of-deals = { $games } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
stats-least = least
stats-most = most
stats-score-of = score of a player
stats-best-score = best score
stats-lead = lead over the second
stats-decisions = decisions in a game
stats-turns = turns in a game
stats-order = order of play
stats-player = { $order ->
    [1] first player
   *[other] player { $order }
}
stats-money = money of a player
stats-place = place { $place }
stats-cause = { $cause ->
    [start] at the start
   *[other] other
}
stats-who = who played
stats-seats = seats

## Pictures

stats-head = { $game } for { $players }: { $games }
stats-all-players = all players
stats-the-best = the best
stats-players = players
stats-games = games
stats-wins-percent = wins in %, 95 % intervals
stats-money-by-cause = money by cause, mean
