# What commands other than games say: errors, records, simulations and tournaments.

command-error = error: { $reason }
command-open = Fondaco is running at { $address } (Ctrl+C stops it)
command-open-lan = and for everyone on this network at { $address }
command-listens = This process is listening at { $at }.
command-already-open = Fondaco is already running at { $address }
command-saved = Saved: { $file }

## Records

command-check = { $what ->
    [form] format
    [rules] rules
    [seed] seed
    [start] start
    [notation] notation
    [moves] moves
    [result] result
   *[checksum] checksum
}
command-good = good
command-wrong = WRONG
command-unchecked = not checked
command-rules = { $game }, version { $version }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
command-seed-kept = The seed matches the fingerprint that was fixed before the first move.
command-laid-out = The game begins with a position that was set up by hand.
command-legal = { $moves ->
    [1] The only move is legal.
   *[other] All { $moves } moves are legal.
}
command-result-right = The scores and places are right.
command-no-result = The game is unfinished.
command-last-right = The last position matches the record.
command-seed-unknown = The seed is still hidden.
command-of-this-game = Every move is one that exists in this game.
command-needs-seed = Whether they are legal cannot be checked without the seed.
command-characters = ({ $count ->
    [one] { $count } character
   *[other] { $count } characters
})
command-played-on = played on { $date }
command-seed = seed { $seed }
command-seat = seat { $seat }: { $who }
command-place = { $place }. seat { $seat }: { $who }, { $score }
command-unfinished = unfinished after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## Simulations and tournaments

command-head = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
} ({ $options })
command-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
command-blocks = { $games } in { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} of { $size }
command-pace = { $games }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} in { $seconds } s: { $pace } decisions/s
command-decisions-in = decisions per game: { $mean } ({ $least } to { $most })
command-turns-in = turns per game: { $mean } ({ $least } to { $most })
command-who = player
command-score = score
command-spread = ± per game
command-place-head = place
command-wins = wins
command-bot-seat = seat { $seat }, { $bot }
command-bot-all = all { $bot }
command-checksum = checksum { $checksum }
command-bot = bot
command-to-best = vs best
command-to-mean = vs mean
command-rating = rating
command-ahead = finishes ahead of
command-time = time per answer
command-answers = answers
command-mean = mean
command-longest = longest
command-fair-share = A fair share of wins is { $share }. { $interval ->
    [all] The 95% interval is printed under each number.
    [some] Where there is a 95% interval, it is printed under the number.
   *[none] There are too few blocks for 95% intervals.
}
command-better = { $better } is better than { $than }.
command-not-better = { $better } is not { $elo } Elo points better than { $than }.
command-undecided = It is undecided whether { $better } is better than { $than }.
command-test = { $verdict } { $better } finished ahead in { $score } of encounters ({ $elo } Elo) after { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}; log-likelihood ratio { $llr } (the test stops at { $lower } or { $upper }).

## Puzzles

command-puzzles = puzzles
command-puzzles-ruleset = ruleset
command-puzzles-theme = theme
command-puzzles-strength = difficulty
command-puzzles-choices = choices
command-puzzles-players = players
command-puzzles-count = Puzzles: { $count }.
command-puzzles-new = New puzzles: { $new }, in { $seconds } s.
command-puzzles-checked = Puzzles: { $puzzles }; faulty: { $faults }; duplicates: { $twice }.
command-puzzles-again = Judged again: { $chosen }; no longer clear: { $changed }.

## Pictures

command-plot-wins = wins of each bot, as a % of the seats it filled
command-plot-fair = with 95% intervals; dashed: a fair share
command-plot-rating = rating (Plackett-Luce), ± 1.96 σ
