# Oltre Mare, both editions.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

oltremare-title-2005 = Oltre Mare (2005)
oltremare-title-2004 = Oltremare: Merchants of Venice (2004)
oltremare-note-deck = The deck is a RECONSTRUCTION: goods, numbers and pay are known, but not the symbols of each card (OM-0.9).
oltremare-note-map = The map is a RECONSTRUCTION: its ports are real, its routes are ours (OM-0.10).
oltremare-note-strict = You have to remember what has been loaded (OM-6.3).
oltremare-note-ledger = This table keeps a ledger: type k to see everything players could have written down (OM-6.3).

## Things

oltremare-goods-gems = gems
oltremare-goods-scrolls = scrolls
oltremare-goods-silk = silk
oltremare-goods-salt = salt
oltremare-goods-pottery = pottery
oltremare-goods-olives = olives
oltremare-goods-grain = grain
oltremare-goods-silver = silver
oltremare-goods-spices = spices
oltremare-goods-wood = wood
oltremare-goods-wine = wine
oltremare-goods-corn = corn
oltremare-goods-any = any
oltremare-some-goods = { $goods ->
    [gems] { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
    [scrolls] { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
    [silk] { $count } silk
    [salt] { $count } salt
    [pottery] { $count } pottery
    [olives] { $count ->
        [one] { $count } olive
       *[other] { $count } olives
    }
    [grain] { $count } grain
    [silver] { $count } silver
    [spices] { $count ->
        [one] { $count } spice
       *[other] { $count } spices
    }
    [wood] { $count } wood
    [wine] { $count } wine
    [corn] { $count } corn
   *[any] { $count ->
        [one] { $count } card of any goods
       *[other] { $count } cards of any goods
    }
}

oltremare-symbol-ducat = ducat
oltremare-symbol-flag = flag
oltremare-symbol-cards = cards
oltremare-symbol-ship = ship

oltremare-card-name = { $goods ->
    [gems] Gems
    [scrolls] Scrolls
    [silk] Silk
    [salt] Salt
    [pottery] Pottery
    [olives] Olives
    [grain] Grain
    [silver] Silver
    [spices] Spices
    [wood] Wood
    [wine] Wine
   *[corn] Corn
} { $number }
oltremare-card = { $card } ({ $symbols }; power { $power }, load { $load })
oltremare-card-played = { $card } ({ $symbols })
oltremare-cell-power = power { $power }
oltremare-cell-load = load { $load }
oltremare-cell-pay = pays { $row }
oltremare-unseen-card = a card nobody has seen
oltremare-unseen-cards = { $count } unseen
oltremare-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
oltremare-lot = { oltremare-some-goods } for { $ducats }

oltremare-marker-none = no marker
oltremare-marker-calm-sea = Calm Sea
oltremare-marker-good-deals = Good Deals
oltremare-marker-pirate-fighter = Pirate Fighter
oltremare-marker-favourable-trade = Favourable Trade
oltremare-marker-compass = Compass
oltremare-marker-local-influence = Local Influence
# The same in one short word, for narrow tables.
oltremare-badge-none = –
oltremare-badge-calm-sea = Calm
oltremare-badge-good-deals = Deals
oltremare-badge-pirate-fighter = Fighter
oltremare-badge-favourable-trade = Trade
oltremare-badge-compass = Compass
oltremare-badge-local-influence = Influence
oltremare-port-marker = { $port } ({ $marker })
oltremare-port = { $port }

oltremare-sea-adriatic = Adriatic
oltremare-sea-italy = Southern Italy
oltremare-sea-ionian = Ionian Sea
oltremare-sea-africa = Africa
oltremare-sea-levant = Levant
oltremare-sea-cyprus = Cyprus
oltremare-sea-aegean = Aegean
oltremare-sea-black-sea = Black Sea

## The table

oltremare-turn-of = Turn { $turn }: { $me ->
    [yes] yours
   *[no] { $name }
}
oltremare-phase-power = sea power
oltremare-phase-trade = trade
oltremare-phase-actions = actions
oltremare-phase-cargo = cargo
oltremare-column-player = player (* first)
oltremare-column-ducats = ducats
oltremare-column-hand = hand
oltremare-column-top = top of cargo
oltremare-column-power = power
oltremare-column-load = load
oltremare-column-cargo = cargo
oltremare-column-prestige = prestige
oltremare-column-pirates = pirates
oltremare-column-markers = markers, active
oltremare-column-port = port
oltremare-column-marker = marker
oltremare-column-ships = ships
oltremare-column-routes = routes to
# The same for a window of 80 columns; they may have two lines.
oltremare-narrow-player = player
    (* first)
oltremare-narrow-ducats = duc-
    ats
oltremare-narrow-hand = hand
oltremare-narrow-top = top of
    cargo
oltremare-narrow-power = pow-
    er
oltremare-narrow-load = load
oltremare-narrow-cargo = cargo
    cards
oltremare-narrow-prestige = pres-
    tige
oltremare-narrow-pirates = pi-
    rates
oltremare-narrow-markers = markers,
    active
oltremare-narrow-port = port
oltremare-seat = { $seat } { $name }
oltremare-first-mark = *
oltremare-pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
oltremare-venice-in = Venice is in it
oltremare-venice-top = VENICE IS ON TOP
oltremare-venice-out = Venice has been scored
oltremare-discard = discard pile { $count }
oltremare-last-round = LAST ROUND
oltremare-own-pirates = Your pirate stack from the top: { $cards }
oltremare-offers = Offers on the table:
oltremare-ticket = { $tag } { $me ->
    [yes] { $to ->
        [all] you offer everyone
       *[other] you offer { $partner }
    }
   *[no] { $to ->
        [you] { $name } offers you
        [all] { $name } offers everyone
       *[other] { $name } offers { $partner }
    }
}: { $give } for { $ask }{ $counters ->
    [0] {""}
   *[other] {" "}(countering #{ $counters })
}{ $declined ->
    [0] {""}
   *[other] {" "}(declined by { $decliners })
}
oltremare-everybody = everyone
oltremare-hand = Your hand ({ $count }):
oltremare-hand-below = Your hand ({ $count }):
oltremare-hand-empty = Your hand is empty.
oltremare-reach = Your ship is in { $port }. Active marker: { $marker }. In reach:
oltremare-ships = { $count ->
    [one] { $count } ship:
   *[other] { $count } ships:
}
oltremare-ledger = What players could have written down: cargo in lots from the top
oltremare-ledger-discard = discard pile:

## What is asked

oltremare-prompt-discard = Give { $left ->
    [one] { $left } card
   *[other] { $left } cards
} to the pirates
oltremare-prompt-trade = { $missing ->
    [0] Trade, buy or continue
    [one] Trade or buy: you need { $missing } more card
   *[other] Trade or buy: you need { $missing } more cards
}
oltremare-prompt-talk = { $name } is trading: make an offer?
oltremare-prompt-play = Play { $left ->
    [one] { $left } card
   *[other] { $left } cards
}
oltremare-prompt-sail = Move your ship { $left ->
    [one] { $left } port
   *[other] { $left } ports
}
oltremare-prompt-compass = Follow the Compass or stay
oltremare-prompt-load = Load { $left ->
    [one] the last card: it stays on top
   *[other] { $left } cards in order: the last one stays on top
}

## What it would lead to

oltremare-hint-discard = You hold { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} but your sea power is { $power }, so { $cards ->
    [one] { $cards } card goes
   *[other] { $cards } cards go
} to your pirates. Each card there costs 1 ducat at the end. You can buy back the top one.
oltremare-hint-trade = { $missing ->
    [0] You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } and must play { $load }.
   *[other] You hold { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } but must play { $load }: you need { $missing } more.
} { $bought ->
    [4] You have bought 4 cards, the maximum per turn.
   *[other] { $price ->
        [0] No card can be bought.
        [one] The next card costs { $price } ducat.
       *[other] The next card costs { $price } ducats.
    } Bought this turn: { $bought } of 4.
}
oltremare-hint-talk = { $name } must play { $load }, holds { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} and has { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}. { $dealt ->
    [yes] You already have your prestige { $edition ->
        [e2004] point
       *[e2005] tile
    } for this turn.
   *[no] A deal with { $name } brings you { oltremare-one-prestige }.
}
oltremare-hint-played = Played: { $cards }. So far: { $outcome }.
oltremare-hint-load = You hold { $hand ->
    [0] no cards
    [one] { $hand } card
   *[other] { $hand } cards
}. The card on top sets how many you may keep (power) and must play (load) next turn.
oltremare-hint-compass = If you stay, the Compass is gone and you have no active marker.
oltremare-type-load = Type all numbers in the order you load them, such as 2 1 3.
oltremare-type-compass = To sail to a port without a marker, type the word compass and the name of the port.
oltremare-hint-sail = { $active ->
    [yes] Only your last port matters. Your active marker, { $marker }, will be turned face down.
   *[no] Only your last port matters: its marker becomes your active one.
}
oltremare-outcome-ducats = { $ducats ->
    [one] +{ $ducats } ducat
   *[other] +{ $ducats } ducats
}
oltremare-outcome-pirates = { $cards ->
    [one] { $cards } card to the pirates
   *[other] { $cards } cards to the pirates
}
oltremare-outcome-beaten = pirates beaten off
oltremare-outcome-draw = { $cards ->
    [one] draw { $cards } card
   *[other] draw { $cards } cards
}
oltremare-outcome-sail = { $ports ->
    [one] sail { $ports } port
   *[other] sail { $ports } ports
}
oltremare-outcome-nothing = nothing
oltremare-play-preview = { $cards }: { $outcome }. Then you hold { $hand ->
    [0] no cards
    [one] { $hand } card
   *[other] { $hand } cards
}.
oltremare-next-excess = with this on top, you hold { $hand } but may keep { $power }, so { $cards ->
    [one] { $cards } card goes
   *[other] { $cards } cards go
} to the pirates next turn
oltremare-next-missing = with this on top, you hold { $hand } but its load is { $load }, so you will be { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} short next turn
oltremare-next-fits = { $hand ->
    [0] your empty hand fits its power and load
    [one] your { $hand } card fits its power and load
   *[other] your { $hand } cards fit its power and load
}
oltremare-lot-pays = { $exact ->
    [yes] { $more ->
        [0] { oltremare-some-goods } in a row pay { $pay }
       *[other] { oltremare-some-goods } in a row pay { $pay }, or { $more } with one more
    }
   *[no] { $more ->
        [0] { oltremare-some-goods } in a row (maybe more) pay { $pay }
       *[other] { oltremare-some-goods } in a row (maybe more) pay { $pay }, or { $more } with one more
    }
}
oltremare-load-preview = New top card: { $card }; { $told }.
oltremare-via = via { $ports }{ $ways ->
    [one] {""}
   *[other] {" "}(or another way)
}

## What can be chosen

oltremare-stay = Stay here
oltremare-buy-pile = Buy the top card of the draw pile for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
oltremare-buy-pirates = Buy back the top card of your pirates for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}: { $card }
oltremare-make-offer = { $mine ->
    [yes] Make an offer
   *[no] Make { $name } an offer
}
oltremare-done = End trading and play { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
oltremare-accept = Accept { $tag }: you give { $give }
oltremare-accept-choose = Accept { $tag }: choose the cards you give
oltremare-decline = Decline { $tag }
oltremare-decline-only = Decline { $tag } (you cannot accept it now)
oltremare-counter = Counter { $tag } with your own offer
oltremare-withdraw = Withdraw your offer { $tag }
oltremare-amend = Change your offer { $tag }
oltremare-which-cards = Which cards do you give for { $wanted }? [numbers, x = cancel]
oltremare-not-what-is-asked = Give exactly { $wanted }.
oltremare-claimed = { oltremare-some-goods } (“{ $claim }”)
oltremare-own-claimed = { $card } (you say: { $claim })
oltremare-claim-power = power { $power }
oltremare-claim-load = load { $load }

## Composing an offer

oltremare-compose = An offer, step by step. Type x to cancel.
oltremare-ask-partner = To whom? [number or name, a = everyone; or type the whole offer on one line, such as 2: salt7 for silk]
oltremare-no-such-partner = Type the number or the name of another player, or the letter a for everyone.
oltremare-ask-give = Which cards do you give? [numbers, 5d = 5 ducats, Enter = none; or type both sides on one line, such as 1 3 + 2d for silk]
oltremare-cards-how = Type numbers from the list, each once, such as: 1 3
oltremare-ask-claim = What do you say about { $card }? [Enter = nothing, t = the truth, or words: load 1, ship]
oltremare-ask-give-ducats = Ducats you add? [Enter = none]
oltremare-ducats-how = Type a number of ducats, such as 2, or Enter for none.
oltremare-ask-goods = Which cards do you want? [such as: 2 salt, 1 any; Enter = none] ({ $goods })
oltremare-asked-how = Type numbers and goods, such as: 2 salt, 1 any
oltremare-ask-take-ducats = Ducats you want? [Enter = none]
oltremare-offer-preview = { $to ->
    [all] You offer everyone: { $give } for { $ask }.
   *[other] You offer { $partner }: { $give } for { $ask }.
}
# Between the two sides of an offer that is typed at once.
oltremare-for = for
oltremare-in-notation = In short: { $notation }
oltremare-offer-confirm = Make this offer? [Enter = yes, n = no]
refused-oltremare-no-offer-now = You can’t make an offer now.
refused-oltremare-no-ledger = This table plays from memory (OM-6.3). Use --memory ledger for a table with a ledger.

## Help

oltremare-help-offer = make an offer, step by step, or on one line, such as: o 2: salt7 + 1d for silk
oltremare-help-map = the map: every port with its marker, ships and routes
oltremare-help-ledger = the ledger, if this table keeps one
oltremare-help-wait = wait and let the others make offers or answer (in the trade phase)
oltremare-help-discard = Sea power (OM-2.1.1): if you hold more cards than the sea power of your top cargo card, you put the rest on your pirate stack. You choose which.
oltremare-help-trade = Trade: make deals with any other player, in cards and ducats (OM-2.2.1). Everyone must be honest about goods but may lie about symbols (OM-2.2.2). A player who deals with the active player gets { oltremare-one-prestige }, once per turn (OM-2.2.3). You may buy up to four cards, from the draw pile or from your own pirates, for 3 ducats each, or 4 if your purse is at 0 or below (OM-2.2.6). You can continue when you hold at least as many cards as the load of your top cargo card (OM-2.2.8). To make an offer to seat 2, type for example: offer 2: grain3 + 1d for 2 salt. To make it to everyone, type “offer all:” instead of “offer 2:”.
oltremare-help-talk = Another player is trading. You may offer a deal or answer one, and your first deal this turn brings you { oltremare-one-prestige } (OM-2.2.3). Deals are only made with the active player (OM-2.2.1). When you accept, you choose which cards you give (OM-2.2.11).
oltremare-help-play = Actions: play exactly as many cards as the load of your top cargo card (OM-2.3.1). Ducat symbols bring 1, 3 or 6 ducats (OM-2.3.2), flags send 1, 3 or 6 cards to your pirates (OM-2.3.3), card symbols draw 1, 3 or 6 (OM-2.3.4), and each ship sails one port (OM-2.3.5). Afterwards you load these same cards.
oltremare-help-sail = Sailing: move exactly one port for each ship symbol you played. In the 2005 edition, you can’t use a route twice in a turn (OM-2.3.5). The marker where you end becomes your active one. Without a marker there, you have none (OM-3.1).
oltremare-help-compass = Compass: immediately sail on to any other port that has no Compass marker and take the marker there, or stay. Either way the Compass is gone (OM-3.2).
oltremare-help-load = Cargo: load the cards you played, in any order (OM-2.4.1). Cards of the same goods directly on top of each other are one lot, and each lot pays what the pay row on its cards says (OM-5.1). The top card sets how many cards you may keep and must play next turn (OM-2.1.1, OM-2.3.1).

## What happened

oltremare-event-ship-placed = { $me ->
    [yes] Your ship starts
   *[no] { $name }’s ship starts
} in { $port }, with { $card } as the first cargo.
oltremare-event-hand-dealt = { $me ->
    [yes] Your hand: { $faces }.
   *[no] { $name } gets { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
}
oltremare-event-first-player = { $me ->
    [yes] You are
   *[no] { $name } is
} the first player.
oltremare-event-turn-began = { $me ->
    [yes] Your turn
   *[no] { $name }’s turn
} begins with power { $power } and load { $load }.
oltremare-event-influence-paid = { $me ->
    [yes] Local Influence pays you { $price ->
        [one] { $price } ducat.
       *[other] { $price } ducats.
    }
   *[no] Local Influence pays { $name } { $price ->
        [one] { $price } ducat.
       *[other] { $price } ducats.
    }
}
oltremare-event-discarded = { $me ->
    [yes] You give the pirates { $card }.
   *[no] { $name } gives the pirates { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
oltremare-event-bought = { $me ->
    [yes] You buy
   *[no] { $name } buys
} { $count ->
    [one] a card
   *[other] { $count } cards
} { $source ->
    [pirates] back from the pirates
   *[pile] from the pile
} for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
oltremare-event-took = It is { $card }.
oltremare-event-trade-ended = { $me ->
    [yes] You end
   *[no] { $name } ends
} trading.
oltremare-event-offered = Offer { $tag }: { $me ->
    [yes] { $to ->
        [all] you offer everyone
       *[other] you offer { $partner }
    }
   *[no] { $to ->
        [you] { $name } offers you
        [all] { $name } offers everyone
       *[other] { $name } offers { $partner }
    }
} { $give } for { $ask }.
oltremare-event-amended = Offer { $tag }: { $me ->
    [yes] { $to ->
        [all] you now offer everyone
       *[other] you now offer { $partner }
    }
   *[no] { $to ->
        [you] { $name } now offers you
        [all] { $name } now offers everyone
       *[other] { $name } now offers { $partner }
    }
} { $give } for { $ask }.
oltremare-event-countered = Offer { $tag }, countering #{ $counters }: { $me ->
    [yes] { $to ->
        [all] you offer everyone
       *[other] you offer { $partner }
    }
   *[no] { $to ->
        [you] { $name } offers you
        [all] { $name } offers everyone
       *[other] { $name } offers { $partner }
    }
} { $give } for { $ask }.
oltremare-event-withdrew = { $me ->
    [yes] You withdraw
   *[no] { $name } withdraws
} offer #{ $number }.
oltremare-event-declined = { $me ->
    [yes] You decline
   *[no] { $name } declines
} offer #{ $number }.
oltremare-event-dealt = Deal { $tag }: { $me ->
    [yes] you give { $partner }
   *[no] { $to ->
        [you] { $name } gives you
       *[other] { $name } gives { $partner }
    }
} { $given } for { $taken }.
# 2005 has tiles, 2004 points.
oltremare-one-prestige = { $edition ->
    [e2004] 1 prestige point
   *[e2005] 1 prestige tile
}
oltremare-event-prestige = { $me ->
    [yes] You gain { oltremare-one-prestige } and have { $tiles }.
   *[no] { $name } gains { oltremare-one-prestige } and has { $tiles }.
}
oltremare-event-lapsed = Offer #{ $number } lapses: one of its cards is gone.
oltremare-event-played = { $me ->
    [yes] You play
   *[no] { $name } plays
} { $card }.
oltremare-event-ducats-gained = { $symbols ->
    [one] { $symbols } ducat symbol brings
   *[other] { $symbols } ducat symbols bring
} { $me ->
    [yes] you
   *[no] { $name }
} { $price ->
    [one] { $price } ducat.
   *[other] { $price } ducats.
}
oltremare-event-pirates-beaten = { $me ->
    [yes] Your
   *[no] { $name }’s
} Pirate Fighter beats off the pirates.
oltremare-event-plundered = { $cards ->
    [one] { $cards } card goes
   *[other] { $cards } cards go
} from the pile to { $me ->
    [yes] your
   *[no] { $name }’s
} pirates.
oltremare-event-drew = { $cards ->
    [0] { $me ->
        [yes] You draw nothing: the pile is empty.
       *[no] { $name } draws nothing: the pile is empty.
    }
    [one] { $me ->
        [yes] You draw { $cards } card: { $faces }.
       *[no] { $name } draws { $cards } card.
    }
   *[other] { $me ->
        [yes] You draw { $cards } cards: { $faces }.
       *[no] { $name } draws { $cards } cards.
    }
}
oltremare-event-calm-sea-paid = { $me ->
    [yes] Calm Sea pays you { $price ->
        [one] { $price } ducat.
       *[other] { $price } ducats.
    }
   *[no] Calm Sea pays { $name } { $price ->
        [one] { $price } ducat.
       *[other] { $price } ducats.
    }
}
oltremare-event-sailed = { $me ->
    [yes] You sail
   *[no] { $name } sails
} { $stops ->
    [0] to { $port }
   *[other] via { $via } to { $port }
}.
oltremare-event-compass = { $stays ->
    [yes] { $me ->
        [yes] You leave the Compass unused.
       *[no] { $name } leaves the Compass unused.
    }
   *[no] { $me ->
        [yes] The Compass takes you to { $port }.
       *[no] The Compass takes { $name } to { $port }.
    }
}
oltremare-event-arrived = { $taken ->
    [yes] { $me ->
        [yes] You take { $marker } there: it is your active marker now.
       *[no] { $name } takes { $marker } there.
    }
   *[no] { $me ->
        [yes] There is no marker in { $port }: you have no active one now.
       *[no] There is no marker in { $port }.
    }
}
oltremare-event-loaded = { $me ->
    [yes] You load
   *[no] { $name } loads
} { $count ->
    [one] { $card }.
   *[other] { $below }, and on top { $card }.
}
oltremare-event-turn-ended = { $hand ->
    [0] { $me ->
        [yes] Your turn ends with an empty hand.
       *[no] { $name }’s turn ends with an empty hand.
    }
    [one] { $me ->
        [yes] Your turn ends with { $hand } card in hand.
       *[no] { $name }’s turn ends with { $hand } card in hand.
    }
   *[other] { $me ->
        [yes] Your turn ends with { $hand } cards in hand.
       *[no] { $name }’s turn ends with { $hand } cards in hand.
    }
}
oltremare-event-venice = VENICE comes up: the Venice scoring.
oltremare-event-last-card-taken = { $me ->
    [yes] You take
   *[no] { $name } takes
} the last card of the pile: the end is near.
oltremare-event-pile-refilled = { $source ->
    [discard] The discard pile is shuffled and becomes the new draw pile: { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
   *[first_player] The cargo and the pirates of the first player are settled now, not at the end of the game. Both stacks become the new draw pile: { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
}
oltremare-part = { $name } { $ducats } ({ $count })
oltremare-event-prestige-paid = Prestige pays by rank ({ $edition ->
    [e2004] points
   *[e2005] tiles
}): { $parts }.
oltremare-event-cargo-paid = { $me ->
    [yes] You sell
   *[no] { $name } sells
} cargo for { $ducats }: { $lots }.
oltremare-event-pirates-paid = The pirates cost 1 ducat per card: { $parts }.
oltremare-event-markers-paid = Port markers pay by rank (number): { $parts }.
oltremare-event-final-scoring = The game ends: the final scoring.
oltremare-event-game-over = { $me ->
    [yes] You win with { $ducats ->
        [one] { $ducats } ducat!
       *[other] { $ducats } ducats!
    }
   *[no] { $name } wins with { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
}

## The final sheet

oltremare-claim-review = { $me ->
    [yes] You said
   *[no] { $name } said
} “{ $claim }” about { $card }: { $true ->
    [yes] true.
   *[no] NOT TRUE.
}

oltremare-cause-start = starting purse
oltremare-cause-symbols = ducat symbols
oltremare-cause-calm-sea = Calm Sea
oltremare-cause-local-influence = Local Influence
oltremare-cause-deal = deals
oltremare-cause-purchase = cards bought
oltremare-cause-prestige-venice = prestige at Venice
oltremare-cause-cargo-venice = cargo sold early
oltremare-cause-prestige-end = prestige at the end
oltremare-cause-cargo-end = cargo at the end
oltremare-cause-pirates = pirates
oltremare-cause-markers = port markers

## What puzzles are about

oltremare-theme-loading = Loading
oltremare-theme-sailing = Sailing
oltremare-theme-cards = Cards to play
oltremare-theme-trade = Trade
oltremare-theme-lies = Claims and lies
oltremare-theme-buying = Buying cards
oltremare-theme-pirates = Pirate stack

## Standing orders

oltremare-order-dropped = Automatic accepting is off. It now needs a maximum number of cards and a minimum price per card. Please set it up again.
# --- why one choice is better: where the difference comes from

oltremare-account-purse = { $gain ->
    [yes] more ducats in your purse
   *[no] fewer ducats in your purse
}
oltremare-account-cargo = { $gain ->
    [yes] cargo that is worth more
   *[no] cargo that is worth less
}
oltremare-account-pirates = { $gain ->
    [yes] fewer cards with your pirates
   *[no] more cards with your pirates
}
oltremare-account-prestige = { $gain ->
    [yes] better prospects for prestige
   *[no] worse prospects for prestige
}
oltremare-account-markers = { $gain ->
    [yes] better prospects in the race for port markers
   *[no] worse prospects in the race for port markers
}
oltremare-account-hand = { $gain ->
    [yes] better turns to come, thanks to your hand, your power and your marker
   *[no] weaker turns to come, because of your hand, your power and your marker
}
oltremare-account-end = { $gain ->
    [yes] a better final scoring
   *[no] a worse final scoring
}
