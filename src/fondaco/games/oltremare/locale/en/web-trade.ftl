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
    [gems] You don’t have that many gems.
    [scrolls] You don’t have that many scrolls.
    [silk] You don’t have that much silk.
    [salt] You don’t have that much salt.
    [pottery] You don’t have that much pottery.
    [olives] You don’t have that many olives.
    [grain] You don’t have that much grain.
    [silver] You don’t have that much silver.
    [spices] You don’t have that many spices.
    [wood] You don’t have that much wood.
    [wine] You don’t have that much wine.
   *[corn] You don’t have that much corn.
}
web-oltremare-draft-kept = Trading is over. Your offer is saved for next time.
web-oltremare-draft-again = Your saved offer…
web-oltremare-gift = { $mine ->
    [yes] A gift: you get only prestige for it
   *[no] A gift: the giver gets only prestige for it
}
web-oltremare-prestige-for = Prestige for { $names }
web-oltremare-after = After that you hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and have { $ducats }
web-oltremare-after-missing = { $count ->
    [one] you still need { $count } card
   *[other] you still need { $count } cards
}
web-oltremare-after-excess = { $count ->
    [one] { $count } card more than your top card lets you keep
   *[other] { $count } cards more than your top card lets you keep
}
web-oltremare-after-holds = { $goods }: { $count } in hand
web-oltremare-lacks-cards = You don’t hold enough cards.
web-oltremare-lacks-load = After this, the active player could not play enough cards.
web-oltremare-accept-order = Accept automatically
web-oltremare-order-get = I get
web-oltremare-order-give = I give
web-oltremare-order-pay = Maximum I’ll pay
web-oltremare-order-price = Minimum ducats per card
web-oltremare-order-cards = Maximum cards I’ll give
web-oltremare-order-gives = { $price ->
    [0] Left to give: at most { $goods }.
   *[other] Left to give: at most { $goods }, for at least { $ducats } each.
}
web-oltremare-order-times = How many times this turn
web-oltremare-order-on = Turn on
web-oltremare-accepting-off = Stop accepting now ({ $left ->
    [one] { $left } deal left
   *[other] { $left } deals left
})
web-oltremare-order-nothing = nothing
