# The result of a game and its replay.

web-result-money = Where the money came from
web-result-shared = You share the victory: { $score } { $unit } each.
web-result-share-text = { $name } finished { $place } of { $players } with { $score } { $unit }: { $title }. { $address }
web-result-seed-good = Your browser just checked it: this seed has that fingerprint.
web-result-seed-bad = This seed doesn’t have that fingerprint!
web-result-verify = Don’t take our word for it: save the record and run the command below. It recomputes the fingerprint, shuffles again from the seed, replays every move and checks the result.
web-result-command = Command
web-replay-everybody = Everyone’s cards
# The place of a player at a table.
web-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
web-result-rating = { $kind ->
    [bots] Your ladder rating: { $before } → { $after } ({ $change })
   *[people] Your rating: { $before } → { $after } ({ $change })
}
web-result-rating-first = { $kind ->
    [bots] Your first ladder rating: { $after }
   *[people] Your first rating: { $after }
}
