# The result of a game and its replay.

web-result-money = Waar het geld vandaan kwam
web-result-shared = Je deelt de overwinning: elk { $score } { $unit }.
web-result-share-text = { $name } eindigt als { $place } van { $players } met { $score } { $unit }: { $title }. { $address }
web-result-seed-good = Zojuist in je browser gecontroleerd: deze startwaarde heeft die vingerafdruk.
web-result-seed-bad = Deze startwaarde heeft die vingerafdruk niet!
web-result-verify = Vertrouw je niemand? Bewaar dan het partijverslag en voer het commando hieronder uit. Het berekent de vingerafdruk opnieuw, deelt de kaarten vanuit de startwaarde, speelt elke zet na en vergelijkt de uitslag. Zo zie je dat er na de eerste zet niets is veranderd.
web-result-command = Commando
web-replay-everybody = Ieders kaarten
# The place of a player at a table.
web-place = { $place }e
web-result-rating = { $kind ->
    [bots] Je rating op de ladder: { $before } → { $after } ({ $change })
   *[people] Je rating: { $before } → { $after } ({ $change })
}
web-result-rating-first = { $kind ->
    [bots] Je eerste rating op de ladder: { $after }
   *[people] Je eerste rating: { $after }
}
