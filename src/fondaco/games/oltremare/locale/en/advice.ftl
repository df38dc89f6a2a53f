# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

oltremare-advice-discarded = give the pirates { $card }.
oltremare-advice-bought = { $source ->
    [pirates] buy back the top card of your pirates for
   *[pile] buy the top card of the pile for
} { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
oltremare-advice-trade-ended = end trading.
oltremare-advice-offered = { $to ->
    [all] offer everyone
   *[other] offer { $partner }
} { $give } for { $ask }.
oltremare-advice-amended = change offer #{ $number }: { $to ->
    [all] offer everyone
   *[other] offer { $partner }
} { $give } for { $ask }.
oltremare-advice-countered = counter #{ $counters }: { $to ->
    [all] offer everyone
   *[other] offer { $partner }
} { $give } for { $ask }.
oltremare-advice-withdrew = withdraw offer #{ $number }.
oltremare-advice-declined = decline offer #{ $number }.
oltremare-advice-dealt = accept { $tag }: { $name } gives you { $given } for { $taken }.
oltremare-advice-played = play { $card }.
oltremare-advice-sailed = { $stops ->
    [0] sail to { $port }
   *[other] sail via { $via } to { $port }
}.
oltremare-advice-compass = { $stays ->
    [yes] leave the Compass unused.
   *[no] let the Compass take you to { $port }.
}
oltremare-advice-loaded = { $count ->
    [one] load { $card }.
   *[other] load { $below }, and on top { $card }.
}

# What a choice brings more (or less) than the coach’s second choice, by its source.

oltremare-coach-purse = { $more ->
    [yes] It should leave you about { oltremare-ducats } more in your purse.
   *[no] It takes about { oltremare-ducats } from your purse.
}
oltremare-coach-cargo = { $more ->
    [yes] Your cargo should sell for about { oltremare-ducats } more.
   *[no] Your cargo should sell for about { oltremare-ducats } less.
}
oltremare-coach-pirates = { $more ->
    [yes] The pirates should cost you about { oltremare-ducats } less.
   *[no] The pirates should cost you about { oltremare-ducats } more.
}
oltremare-coach-prestige = { $more ->
    [yes] It helps you in the race for prestige: about { oltremare-ducats }.
   *[no] It may set you back in the race for prestige: about { oltremare-ducats }.
}
oltremare-coach-markers = { $more ->
    [yes] It helps you in the race for port markers: about { oltremare-ducats }.
   *[no] It may set you back in the race for port markers: about { oltremare-ducats }.
}
oltremare-coach-hand = { $more ->
    [yes] Your hand and ship should bring you about { oltremare-ducats } more later.
   *[no] Your hand and ship should bring you about { oltremare-ducats } less later.
}
oltremare-coach-end = { $more ->
    [yes] You should end with about { oltremare-ducats } more.
   *[no] You should end with about { oltremare-ducats } less.
}
