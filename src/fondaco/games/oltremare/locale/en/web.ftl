# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Chart
web-oltremare-zoom-in = Zoom in
web-oltremare-zoom-out = The whole chart
web-oltremare-our-map = Real ports; the routes are our reconstruction
web-oltremare-no-marker = There is no marker here.
web-oltremare-in-reach = Ports in reach
web-oltremare-stops = { $marker } then stops working.
web-oltremare-about-calm-sea = you get 1 ducat for each ship symbol you play.
web-oltremare-about-good-deals = counts as one more ducat symbol.
web-oltremare-about-pirate-fighter = you ignore the pirate flags you play.
web-oltremare-about-favourable-trade = the cards you buy in a turn cost 1, 2, 3 and 4 ducats.
web-oltremare-about-compass = immediately sail on to any other port that has no Compass marker.
web-oltremare-about-local-influence = at the start of each turn you get 1 ducat for each point of sea power above 3.
web-oltremare-today = { $port }
web-oltremare-title-gems = Gems
web-oltremare-title-scrolls = Scrolls
web-oltremare-title-silk = Silk
web-oltremare-title-salt = Salt
web-oltremare-title-pottery = Pottery
web-oltremare-title-olives = Olives
web-oltremare-title-grain = Grain
web-oltremare-title-silver = Silver
web-oltremare-title-spices = Spices
web-oltremare-title-wood = Wood
web-oltremare-title-wine = Wine
web-oltremare-title-corn = Corn

## The table

web-oltremare-phases = Phases of the turn
web-oltremare-pile = Pile { $count }
web-oltremare-venice-in = Venice in the pile
web-oltremare-venice-top = Venice on top
web-oltremare-venice-out = Venice scored
web-oltremare-discard = Discard { $count }
web-oltremare-last-round = Last round
web-oltremare-seat = { $name }{ $me ->
    [yes] {" "}(you)
   *[no] {""}
}{ $turn ->
    [yes] , whose turn it is
   *[no] {""}
}
web-oltremare-first = first player
web-oltremare-ready = done trading
web-oltremare-you = you
web-oltremare-you-first = You
web-oltremare-your-hand = Your hand
web-oltremare-top-of-cargo = Your cargo ({ $count }), top:
web-oltremare-piles = Piles
web-oltremare-pirates = Your pirates { $count }
web-oltremare-place = number { $place } in order
web-oltremare-close = Close
web-oltremare-ledger = Ledger: everyone’s cargo in lots, from the top
web-oltremare-no-setting = The cards and the chart could not be loaded. Reload the page to try again.
web-oltremare-limit = { $me ->
    [yes] You hold too many cards and must give some to the pirates.
   *[no] { $name } holds too many cards and must give some to the pirates.
}

## Actions and cargo

web-oltremare-played = Cards played
web-oltremare-played-of = Played { $count } of { $need }
web-oltremare-to-load = To load
web-oltremare-order = Onto the stack, the last one on top
web-oltremare-all-chosen = All cards are in order. Choose one to take it out.
web-oltremare-lots = Lots from the top
web-oltremare-hint-compass-to = The Compass takes you to { $port }: { $marker }.
web-oltremare-hint-sail-to = You would end in { $port }: { $marker }.

## Buttons

web-oltremare-start-over = Start over
web-oltremare-do-discard = { $chosen ->
    [0] Choose { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] To the pirates ({ $chosen } of { $count })
}
web-oltremare-do-play = { $chosen ->
    [0] Choose { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] Play ({ $chosen } of { $count })
}
web-oltremare-do-load = { $chosen ->
    [0] Choose the order
   *[other] Load ({ $chosen } of { $count })
}
web-oltremare-do-sail = Sail to { $ports }
web-oltremare-other-way = Another way ({ $at } of { $count })
web-oltremare-pick-port = Pick a port
web-oltremare-buy-pile = Buy a card ({ $price })
web-oltremare-buy-pirates = Buy back ({ $price })
web-oltremare-offer = New offer
web-oltremare-do-done = Continue: play { $count }
web-oltremare-silence = No offers from me
web-oltremare-show-offers = { $count ->
    [0] Offers
   *[other] Offers ({ $count })
}

## The trade table

web-oltremare-trade-table = Offers on the table
web-oltremare-no-offers = No offers yet.
web-oltremare-nothing = nothing
web-oltremare-any = any card
web-oltremare-gives = gives
web-oltremare-wants = wants
web-oltremare-you-give = You give
web-oltremare-you-want = you want
web-oltremare-you-get = You get
web-oltremare-instead = Counter to #{ $number } (still open)
web-oltremare-instead-gone = Counter to #{ $number }
web-oltremare-declined = Declined by
web-oltremare-accept = Accept…
web-oltremare-accepting = What changes hands
web-oltremare-agree = It’s a deal
web-oltremare-not-yet = Not yet
web-oltremare-which = Which cards do you give? They want: { $wanted }
web-oltremare-counter = Counter…
web-oltremare-decline = Decline
web-oltremare-reason = Give a reason
web-oltremare-reasons = Decline, and say why:
web-oltremare-amend = Change…
web-oltremare-withdraw = Withdraw
web-oltremare-compose-offer = Make an offer
web-oltremare-compose-amend = Change your offer
web-oltremare-compose-counter = Make a counter-offer
web-oltremare-compose-how = Choose the cards you give and the goods you want.
web-oltremare-to = To whom
web-oltremare-never-mind = Cancel
web-oltremare-back-to = Back to #{ $number }
web-oltremare-original = You are answering: { $offer }
web-oltremare-mine = You give
web-oltremare-theirs = You want
web-oltremare-want-more = { $goods ->
    [gems] Ask for one more gem, now { $count }
    [scrolls] Ask for one more scroll, now { $count }
    [silk] Ask for one more silk, now { $count }
    [salt] Ask for one more salt, now { $count }
    [pottery] Ask for one more pottery, now { $count }
    [olives] Ask for one more olive, now { $count }
    [grain] Ask for one more grain, now { $count }
    [silver] Ask for one more silver, now { $count }
    [spices] Ask for one more spice, now { $count }
    [wood] Ask for one more wood, now { $count }
    [wine] Ask for one more wine, now { $count }
    [corn] Ask for one more corn, now { $count }
   *[any] Ask for one more card of any goods, now { $count }
}
web-oltremare-want-less = { $goods ->
    [gems] Ask for one fewer gem, now { $count }
    [scrolls] Ask for one fewer scroll, now { $count }
    [silk] Ask for one less silk, now { $count }
    [salt] Ask for one less salt, now { $count }
    [pottery] Ask for one less pottery, now { $count }
    [olives] Ask for one fewer olive, now { $count }
    [grain] Ask for one less grain, now { $count }
    [silver] Ask for one less silver, now { $count }
    [spices] Ask for one fewer spice, now { $count }
    [wood] Ask for one less wood, now { $count }
    [wine] Ask for one less wine, now { $count }
    [corn] Ask for one less corn, now { $count }
   *[any] Ask for one fewer card of any goods, now { $count }
}
web-oltremare-you-pay = You pay
web-oltremare-who-pays = { $way ->
    [pay-all] you pay whoever accepts
    [pay] you pay { $name }
    [get-all] whoever accepts pays you
   *[get] { $name } pays you
}
web-oltremare-ducat-less = One ducat less
web-oltremare-ducat-more = One ducat more
web-oltremare-say-more = Say more…
web-oltremare-say-of = What you say about { $card }
web-oltremare-say-truth = Tell the truth
web-oltremare-say-nothing = Say nothing
web-oltremare-silent = You only name the goods.
web-oltremare-honest = That is true.
web-oltremare-lie = That is not true. You may say it anyway.
web-oltremare-send = Make the offer

## Scoring

web-oltremare-venice-scoring = Venice scoring
web-oltremare-final = Final scoring
web-oltremare-row-prestige = prestige by rank
web-oltremare-row-cargo = cargo sold
web-oltremare-row-pirates = pirates
web-oltremare-row-markers = port markers by rank
web-oltremare-row-sum = total
web-oltremare-row-before = ducats before
web-oltremare-row-total = final score
web-oltremare-go-on = Continue

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Show the scoring
web-oltremare-bids = Ask for offers on one of your cards
web-oltremare-orders = Automatic answers
web-oltremare-orders-how = Offers made only to you are declined automatically until you turn this off.
web-oltremare-decline-all = Decline everything
web-oltremare-decline-below = Decline offers that pay me less than { $ducats } (cards don’t count)
web-oltremare-order-less = A ducat less
web-oltremare-order-more = A ducat more
web-oltremare-orders-off = Stop declining
