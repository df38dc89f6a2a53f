# Oltre Mare in the browser. What the terminal says too stands in oltremare.ftl.

## The chart

web-oltremare-chart = Chart
web-oltremare-zoom-in = Look closer
web-oltremare-zoom-out = The whole chart
web-oltremare-our-map = Real ports; the routes are our reconstruction
web-oltremare-no-marker = No marker lies here.
web-oltremare-about-calm-sea = 1 ducat for each ship symbol you play.
web-oltremare-about-good-deals = counts as one more ducat symbol.
web-oltremare-about-pirate-fighter = you ignore the pirate flags you play.
web-oltremare-about-favourable-trade = the cards you buy cost 1, 2, 3, 4.
web-oltremare-about-compass = at once: sail on to any other port without a compass.
web-oltremare-about-local-influence = ducats at the start of your turn: your sea power less 3.
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
web-oltremare-ready = nothing more to say
web-oltremare-you = you
web-oltremare-you-first = You
web-oltremare-your-hand = Your hand
web-oltremare-top-of-cargo = Your cargo ({ $count }), top:
web-oltremare-piles = Piles
web-oltremare-pirates = Your pirates { $count }
web-oltremare-place = number { $place } in order
web-oltremare-close = Close
web-oltremare-ledger = Ledger: everybody’s cargo in lots, from the top
web-oltremare-no-setting = The cards and the chart could not be loaded. Reload the page to try again.
web-oltremare-limit = { $me ->
    [yes] You hold too many cards and give some to the pirates.
   *[no] { $name } holds too many cards and gives some to the pirates.
}

## Actions and cargo

web-oltremare-played = Cards played
web-oltremare-played-of = Played { $count } of { $need }
web-oltremare-to-load = To be loaded
web-oltremare-order = On to the stack, the last one on top
web-oltremare-all-chosen = All are in order. Choose one to take it back.
web-oltremare-lots = Lots from the top
web-oltremare-hint-compass-to = The compass takes you to { $port }: { $marker }.
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
web-oltremare-do-done = Go on: play { $count }
web-oltremare-silence = Nothing to say
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
web-oltremare-instead = Instead of #{ $number }, which still stands
web-oltremare-instead-gone = Instead of #{ $number }
web-oltremare-declined = Declined by
web-oltremare-accept = Accept…
web-oltremare-accepting = What changes hands
web-oltremare-agree = It’s a deal
web-oltremare-not-yet = Not yet
web-oltremare-which = Which cards do you give? Wanted: { $wanted }
web-oltremare-counter = Counter…
web-oltremare-decline = Decline
web-oltremare-reason = Give a reason
web-oltremare-reasons = Say no, and why:
web-oltremare-amend = Change…
web-oltremare-withdraw = Withdraw
web-oltremare-compose-offer = Make an offer
web-oltremare-compose-amend = Change your offer
web-oltremare-compose-counter = Make a counter-offer
web-oltremare-compose-how = Choose the cards you give and the goods you want.
web-oltremare-to = To whom
web-oltremare-never-mind = Never mind
web-oltremare-back-to = Back to #{ $number }
web-oltremare-original = You answer: { $offer }
web-oltremare-mine = You give
web-oltremare-theirs = You want
web-oltremare-want-more = { $goods ->
    [gems] Want one more gem, now { $count }
    [scrolls] Want one more scroll, now { $count }
    [silk] Want one more silk, now { $count }
    [salt] Want one more salt, now { $count }
    [pottery] Want one more pottery, now { $count }
    [olives] Want one more olive, now { $count }
    [grain] Want one more grain, now { $count }
    [silver] Want one more silver, now { $count }
    [spices] Want one more spice, now { $count }
    [wood] Want one more wood, now { $count }
    [wine] Want one more wine, now { $count }
    [corn] Want one more corn, now { $count }
   *[any] Want one more card of any goods, now { $count }
}
web-oltremare-want-less = Want one { $goods } fewer, now { $count }
web-oltremare-you-pay = You pay
web-oltremare-who-pays = { $way ->
    [pay-all] you pay whoever takes it
    [pay] you pay { $name }
    [get-all] whoever takes it pays you
   *[get] { $name } pays you
}
web-oltremare-ducat-less = One ducat less
web-oltremare-ducat-more = One ducat more
web-oltremare-say-more = Say more…
web-oltremare-say-of = What you say of { $card }
web-oltremare-say-truth = Tell all
web-oltremare-say-nothing = Say nothing
web-oltremare-silent = You say only which goods it is.
web-oltremare-honest = That is true.
web-oltremare-lie = That is not true. You may say so.
web-oltremare-send = Make the offer

## Scoring

web-oltremare-venice-scoring = The Venice scoring
web-oltremare-final = The final scoring
web-oltremare-row-prestige = prestige by rank
web-oltremare-row-cargo = cargo sold
web-oltremare-row-pirates = pirates
web-oltremare-row-markers = port markers by rank
web-oltremare-row-sum = altogether
web-oltremare-row-total = final score
web-oltremare-go-on = Go on

## Standing orders, and the scoring called back

web-oltremare-show-scoring = Show the scoring
web-oltremare-orders = Automatic answers
web-oltremare-orders-how = What is offered to you alone is declined at once, until you switch it off.
web-oltremare-decline-all = Decline everything
web-oltremare-decline-below = Decline what brings me less than { $ducats }
web-oltremare-order-less = A ducat less
web-oltremare-order-more = A ducat more
web-oltremare-orders-off = Stop declining
