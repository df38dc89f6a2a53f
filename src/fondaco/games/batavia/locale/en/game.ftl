# Batavia.
# In sentences about somebody, $me is "yes" when it is the reader, and $name is the player's name.

batavia-title = Batavia
batavia-note-quick = Quick start: all shops are face up. Their order is our RECONSTRUCTION (BA-1.3).
batavia-note-strict = Letters are secret, and you have to remember what was paid (BA-0.4).
batavia-note-ledger = This table keeps a ledger: everyone’s letters are shown. Type ledger to list everything players could have written down.

## Things

batavia-company-england = England
batavia-company-denmark = Denmark
batavia-company-france = France
batavia-company-netherlands = Netherlands
batavia-company-sweden = Sweden
batavia-the = { $company ->
    [england] England
    [denmark] Denmark
    [france] France
    [netherlands] the Netherlands
   *[sweden] Sweden
}
batavia-of = { $company ->
    [england] of England
    [denmark] of Denmark
    [france] of France
    [netherlands] of the Netherlands
   *[sweden] of Sweden
}
batavia-with = { $company ->
    [england] with England
    [denmark] with Denmark
    [france] with France
    [netherlands] with the Netherlands
   *[sweden] with Sweden
}
# The same in one letter, and in three.
batavia-letter-england = E
batavia-letter-denmark = D
batavia-letter-france = F
batavia-letter-netherlands = N
batavia-letter-sweden = S
batavia-short-england = Eng
batavia-short-denmark = Den
batavia-short-france = Fra
batavia-short-netherlands = Net
batavia-short-sweden = Swe

batavia-goods-tea = tea
batavia-goods-cotton = cotton
batavia-goods-porcelain = porcelain
batavia-goods-silk = silk
batavia-goods-ginger = ginger
batavia-goods-nutmeg = nutmeg
batavia-goods-pepper = pepper

batavia-tile = { $goods } ({ $company })
batavia-some-cards = { $company } ×{ $count }
batavia-share = { $name } ({ $count })
batavia-shop = { $tile }, space { $space }

## The table

batavia-round = Round { $round }
batavia-phase-auction = auction
batavia-phase-cards = cards
batavia-phase-voyage = voyage
batavia-phase-exchange = exchange
batavia-column-player = player (*1st)
batavia-column-gold = gold
batavia-column-hand = hand
batavia-column-letters = letters
batavia-column-space = space
batavia-column-tiles = tiles
batavia-column-posts = posts
batavia-all-ships = laid in all
batavia-first-mark = *
batavia-at-start = start
batavia-at-arrival = arrived
batavia-in-start = At the start: { $names }
batavia-in-arrival = Arrived: { $names }
batavia-cannon = { $left ->
    [0] { $count ->
        [0] Cannon at { $laid } of { $limit }: the pirates come after this turn.
       *[other] Cannon at { $laid } of { $limit }: the pirates come after this turn and sink { $most } ({ $count }).
    }
    [one] { $count ->
        [0] Cannon at { $laid } of { $limit }: the pirates come after { $left } more card.
       *[other] Cannon at { $laid } of { $limit }: the pirates come after { $left } more card. As it stands, they would sink { $most } ({ $count }).
    }
   *[other] { $count ->
        [0] Cannon at { $laid } of { $limit }: the pirates come after { $left } more cards.
       *[other] Cannon at { $laid } of { $limit }: the pirates come after { $left } more cards. As it stands, they would sink { $most } ({ $count }).
    }
}
batavia-shops = Shops ({ $legend }):
batavia-lot = Lot: { $cards }, and the first player’s ship
batavia-lot-left = Left for the next auction: { $cards }
batavia-standing-bid = { $me ->
    [yes] You have bid
   *[no] { $name } has bid
} { $bid }.
batavia-no-bid = No bid yet.
batavia-still-in = Still in: { $names }.
batavia-hand = Your hand ({ $count }): { $cards }. Letters: { $letters }.
batavia-ledger = What players could have written down
batavia-ledger-seat = { $letters ->
    [one] { $letters } letter; won in auctions and still in hand: { $cards }
   *[other] { $letters } letters; won in auctions and still in hand: { $cards }
}
batavia-ledger-discard = sunk:

## What is asked

batavia-prompt-bid = Bid { $min } or more, or 0 to pass
batavia-prompt-act = Draw or lay cards
batavia-prompt-lay = Lay more cards or finish
batavia-prompt-travel = Travel with which company?
batavia-prompt-exchange = Exchange your tiles?

## What can be chosen, and what it would lead to

batavia-pass = pass
batavia-bid = bid { $bid }, or type any number up to { $most } (all your letters)
batavia-lot-means = { $company } { $mine } (the others’ best: { $best } laid)
batavia-lot-would = If you win the lot, you will have (in hand and laid): { $parts }.
batavia-hint-payment = If you win with a bid of { $bid }, your letters go to: { $shares }.
refused-batavia-no-auction = There is no auction now.
refused-batavia-upto-how = { $most ->
    [one] Type how far to go. You have { $most } letter, so: upto 1
   *[other] Type how far to go, from 1 to { $most } (all your letters), such as: upto 6
}
batavia-draw = Draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and end your turn
batavia-lay = Lay { $company }
batavia-lay-hand = { $count } in hand
batavia-lay-laid = laid { $mine }, others’ best { $best }
batavia-lay-have = you have more than anyone
batavia-lay-missing = { $missing ->
    [one] { $missing } card wins the seal
   *[other] { $missing } cards win the seal
}
batavia-lay-never = out of reach: { $missing } needed
batavia-done = Done
batavia-done-to = then you can travel to: { $shops }
batavia-done-arrival = there is no shop ahead for your seals: you arrive and take the arrival tile, worth 4 gold
batavia-back = Take { $company } back
batavia-hint-must-draw = Your cards can’t give you a useful majority: you have to draw.
batavia-hint-no-majority = You need more laid cards of a company than every other player.
batavia-hint-pirates = DANGER: with { $laid } laid cards (limit { $limit }) the pirates sink { $companies } after this turn, { $mine ->
    [0] but none of your cards.
    [one] including { $mine } of your cards.
   *[other] including { $mine } of your cards.
}
batavia-crate-leads = { $mine ->
    [one] { $mine } crate
   *[other] { $mine } crates
} of yours: you lead the post alone, worth { $gold } gold.
batavia-crate-tied = { $mine ->
    [one] { $mine } crate
   *[other] { $mine } crates
} of yours: tied for the lead, worth { $gold } gold.
batavia-crate-behind = { $mine ->
    [one] { $mine } crate
   *[other] { $mine } crates
} of yours, the leader has { $best }.
batavia-tile-new = New company: you may exchange.
batavia-tile-second = No exchange: you already have a tile of this company.
batavia-exchange = Exchange for { $gold } gold: { $tiles }
batavia-keep = { $more ->
    [0] Keep the tiles
   *[other] Keep the tiles: with one more company they would pay { $more }
}

## Help

batavia-help-upto = in an auction: bid one more than the others, up to a limit, as in: upto 6
batavia-help-ledger = what players could have written down, if this table keeps a ledger
refused-batavia-no-ledger = This table plays from memory. Use --memory ledger for a table with a ledger.
batavia-help-bid = The auction: the cards are sold as one lot, and the winner also acts first this round (BA-2.1). Bid more than the last bid, or you are out (BA-2.2). The winner pays the letters to the others, one by one, starting on the left (BA-2.3). If everyone passes, the cards stay for the next auction (BA-2.4).
batavia-help-act = Your turn: draw two cards (BA-3.1), or lay as many as you like, if you then have more laid cards of a company than every other player (BA-3.2). With 21 laid cards (3 players) or 25 (4 or 5), pirates sink the largest company after the turn (BA-4.1).
batavia-help-lay = Laying: lay as many cards as you like, then finish (BA-3.2). A majority gives you the seal, a tie does not (BA-3.3). Then your merchant travels with a company whose seal you have (BA-3.4). If none of your seals has a shop ahead, you arrive (BA-5.1).
batavia-help-travel = The voyage: move forward to the next shop of a company whose seal you have. Take the tile and put a crate into the post of its goods (BA-3.4). Whoever has the most crates in a post is paid at the end (BA-5.3).
batavia-help-exchange = You can exchange if you have just taken a tile, and it is your only tile of its company. You hand in one tile of every company you have, and get 1, 3, 6, 10 or 15 gold for 1 to 5 companies (BA-3.6). Tiles left at the end pay nothing.

## What happened

batavia-event-die-rolled = { $me ->
    [yes] You roll
   *[no] { $name } rolls
} a { $die }.
batavia-event-lot-turned = Revealed: { $cards }.{ $more ->
    [yes] {" "}With what was left, the lot is { $lot }.
   *[no] {""}
}
batavia-event-bid = { $me ->
    [yes] You bid
   *[no] { $name } bids
} { $bid }.
batavia-event-passed = { $me ->
    [yes] You pass.
   *[no] { $name } passes.
}
batavia-event-lot-won = { $me ->
    [yes] You win
   *[no] { $name } wins
} the lot for { $bid }: { $cards }.
batavia-event-letters-paid = The letters go to: { $received }.
batavia-event-lot-stays = Nobody wants the lot. Left for the next auction: { $lot }.
batavia-event-first-player = { $me ->
    [yes] You start
   *[no] { $name } starts
} round { $round }.
batavia-event-drew = { $count ->
    [0] { $me ->
        [yes] You draw nothing: the pile is empty.
       *[no] { $name } draws nothing: the pile is empty.
    }
    [one] { $me ->
        [yes] You draw { $cards }.
       *[no] { $name } draws { $count } card.
    }
   *[other] { $me ->
        [yes] You draw { $cards }.
       *[no] { $name } draws { $count } cards.
    }
}
batavia-unseen-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
batavia-event-pile-shuffled = The discard pile is shuffled and becomes the new draw pile: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
batavia-event-laid = { $me ->
    [yes] You lay
   *[no] { $name } lays
} { $company }.
batavia-event-cards-laid = { $me ->
    [yes] You lay
   *[no] { $name } lays
} { $cards } (cannon { $cannon }).
batavia-event-taken-back = { $me ->
    [yes] You take back
   *[no] { $name } takes back
} { $company }.
batavia-event-seal-gained = { $me ->
    [yes] You gain
   *[no] { $name } gains
} { $count ->
    [one] the seal { $company }.
   *[other] the seals { $company }.
}
batavia-event-seal-lost = { $me ->
    [yes] You lose
   *[no] { $name } loses
} { $count ->
    [one] the seal { $company }.
   *[other] the seals { $company }.
}
batavia-event-travelled = { $me ->
    [yes] You travel
   *[no] { $name } travels
} { batavia-with } to space { $to }.
batavia-event-tile-taken = { $me ->
    [yes] You take
   *[no] { $name } takes
} the shop: { $tile }.
batavia-event-crate-placed = A crate goes to the { $post }.
batavia-event-tiles-revealed = New shops are revealed: { $tiles }.
batavia-event-exchanged = { $me ->
    [yes] You exchange
   *[no] { $name } exchanges
} { $tiles } for { $gold } gold.
batavia-event-kept = { $me ->
    [yes] You keep your tiles.
   *[no] { $name } keeps the tiles.
}
batavia-event-pirates-attacked = PIRATES sink { $companies }: { $cards ->
    [one] { $cards } card is lost
   *[other] { $cards } cards are lost
}, the cannon is back at { $cannon }.
batavia-event-arrived = { $me ->
    [yes] You arrive and take the arrival tile: this is the last round.
   *[no] { $name } arrives and takes the arrival tile: this is the last round.
}
batavia-event-round-ended = Round { $round } is over.
batavia-event-stalled = { $rounds ->
    [1] Nobody has acted for a whole round. If the next round is the same, the game ends and is scored (BA-5.5).
   *[other] Nobody has acted for two rounds in a row: the game is over (BA-5.5).
}
batavia-warned = Nobody acted in the last round. If this one is the same, the game ends.
batavia-event-hand-shown = { $me ->
    [yes] You show your hand
   *[no] { $name } shows their hand
}: { $cards }.
batavia-event-letters-shown = Letters: { $letters }.
batavia-scored = { $cause }: { $shares }
batavia-event-scored = The final scoring: { $parts }.
batavia-event-game-over = { $count ->
    [one] { $me ->
        [yes] You win with { $gold } gold!
       *[no] { $name } wins with { $gold } gold.
    }
   *[other] { $name } share the victory with { $gold } gold each.
}

## The final sheet

batavia-cause-exchange = exchanges
batavia-cause-tea = tea post
batavia-cause-cotton = cotton post
batavia-cause-porcelain = porcelain post
batavia-cause-silk = silk post
batavia-cause-ginger = ginger post
batavia-cause-nutmeg = nutmeg post
batavia-cause-pepper = pepper post
batavia-cause-letters = most letters
batavia-cause-arrival = arrival tile
batavia-cause-seals = seals

## What puzzles are about

batavia-theme-auction = Auction
batavia-theme-cards = Drawing and laying cards
batavia-theme-pirates = Pirate attack
batavia-theme-sailing = Travelling
batavia-theme-exchange = Exchange

# --- why one choice is better: where the difference comes from

batavia-account-purse = { $gain ->
    [yes] more gold in your purse
   *[no] less gold in your purse
}
batavia-account-exchanges = { $gain ->
    [yes] more gold from exchanges
   *[no] less gold from exchanges
}
batavia-account-posts = { $gain ->
    [yes] more gold from trading posts
   *[no] less gold from trading posts
}
batavia-account-letters = { $gain ->
    [yes] a better chance of having the most letters
   *[no] a worse chance of having the most letters
}
batavia-account-seals = { $gain ->
    [yes] better prospects for seals at the end
   *[no] worse prospects for seals at the end
}
batavia-account-coming = { $gain ->
    [yes] better rounds to come, thanks to your ships, letters and place on the voyage
   *[no] weaker rounds to come, because of your ships, letters and place on the voyage
}
batavia-account-end = { $gain ->
    [yes] a better final scoring
   *[no] a worse final scoring
}
