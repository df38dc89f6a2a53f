# The trade table: what an offer does, and what is kept.

web-oltremare-lacks-none = { $goods ->
    [gems] You hold no gems.
    [scrolls] You hold no scrolls.
    [silk] You hold no silk.
    [salt] You hold no salt.
    [pottery] You hold no pottery.
    [olives] You hold no olives.
    [grain] You hold no grain.
    [silver] You hold no silver.
    [spices] You hold no spices.
    [wood] You hold no wood.
    [wine] You hold no wine.
   *[corn] You hold no corn.
}
web-oltremare-lacks-few = { $goods ->
    [gems] You do not have that many gems.
    [scrolls] You do not have that many scrolls.
    [silk] You do not have that much silk.
    [salt] You do not have that much salt.
    [pottery] You do not have that much pottery.
    [olives] You do not have that many olives.
    [grain] You do not have that much grain.
    [silver] You do not have that much silver.
    [spices] You do not have that many spices.
    [wood] You do not have that much wood.
    [wine] You do not have that much wine.
   *[corn] You do not have that much corn.
}
web-oltremare-draft-kept = The talks have ended. Your offer is kept for the next chance.
web-oltremare-draft-again = Your kept offer…
web-oltremare-gift = { $mine ->
    [yes] A gift: all it brings you is prestige
   *[no] A gift: all it brings the giver is prestige
}
web-oltremare-prestige-for = Prestige for { $names }
web-oltremare-after = Then you hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and have { $ducats }
web-oltremare-after-missing = { $count ->
    [one] { $count } card still to get
   *[other] { $count } cards still to get
}
web-oltremare-after-excess = { $count ->
    [one] { $count } card more than your top card lets you keep
   *[other] { $count } cards more than your top card lets you keep
}
web-oltremare-after-holds = { $goods }: { $count } in hand
web-oltremare-lacks-load = The active player could not play enough cards after it.
web-oltremare-accept-order = Accept without asking
web-oltremare-order-get = I get
web-oltremare-order-give = I give
web-oltremare-order-pay = I pay at most
web-oltremare-order-paid = I am paid at least
web-oltremare-order-times = How many times, until this turn ends
web-oltremare-order-on = Order it
web-oltremare-accepting-off = Stop accepting ({ $left } to go)
web-oltremare-order-nothing = nothing
