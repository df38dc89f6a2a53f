# Batavia in the browser. What the terminal says too is in batavia.ftl.

web-batavia-you = You

## The chart

web-batavia-chart = Chart of Asia with the shops along the voyage
web-batavia-chart-whole = The whole chart
web-batavia-chart-near = Zoom in
web-batavia-start = Start
web-batavia-batavia = Batavia
web-batavia-arrival = The arrival tile: { $gold } gold
web-batavia-merchant = { $name }: { $space }
web-batavia-space = space { $space }
web-batavia-space-down = Space { $space }: a shop face down
web-batavia-space-taken = Space { $space }: taken
web-batavia-posts = Trading posts
web-batavia-post-empty = No crates yet. The player with the most gets { $gold } gold
web-batavia-post-leads = { $name }: in the lead with { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
} for { $gold } gold
web-batavia-post-tied = { $names } are tied with { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
} for { $gold } gold each
web-batavia-scale = Laid ships and the cannon

## Everybody's cards

web-batavia-fleets = Each player’s laid cards, seals and other holdings
web-batavia-column-player = Player
web-batavia-column-company = Company
web-batavia-first = First player
web-batavia-letters-secret = Secret
web-batavia-laid = { $name }: { $company } ×{ $count }
web-batavia-laid-seal = { $name }: { $company } ×{ $count }, with the seal
web-batavia-laid-would = { $name }: { $company } ×{ $count }, would win the seal
web-batavia-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-batavia-known = At least { $cards }
web-batavia-hand-empty = No cards in hand

## The auction

web-batavia-auction = Auction
web-batavia-die = The die shows { $die }
web-batavia-my-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
web-batavia-out = { $name }: out
web-batavia-still-in = { $name }: still in
web-batavia-leads-bid = { $name }: highest bid
web-batavia-lot-means = Your cards if you win the lot (laid and in hand), compared with the most anyone else has laid
web-batavia-lot-legend = you with this lot, then the others’ best
web-batavia-against = against { $best }
web-batavia-prompt-bid = Bid { $min } or more, or pass
web-batavia-prompt-pass = You have too few letters to bid higher: pass
web-batavia-proxy = Bid for me up to
web-batavia-proxy-set = Set
web-batavia-proxy-stands = Bidding for you up to { $limit }
web-batavia-proxy-stop = Stop
web-batavia-pass = Pass
web-batavia-bid = Bid { $bid }
web-batavia-your-bid = Your bid
web-batavia-less = One less
web-batavia-more = One more

## Cards and voyage

web-batavia-races = Where you stand in each company
web-batavia-column-laid = you : others
web-batavia-column-laid-of = { $name } : others
web-batavia-column-seal = seal
web-batavia-column-next = leads to
web-batavia-yours = yours
web-batavia-would = you win it
web-batavia-lay-more = lay { $missing }
web-batavia-out-of-reach = needs { $missing }
web-batavia-swap = Exchange, { $companies ->
    [one] { $companies } company
   *[other] { $companies } companies
}:
web-batavia-draw = Draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-batavia-back = Take back
web-batavia-hand-in = You would hand in
web-batavia-then-to = With these cards you could travel to: { $shops }
web-batavia-then-arrival = With these cards there is no shop ahead for your seals: you would arrive and get 4 gold
web-batavia-ladder = What tiles of 1 to 5 companies pay
web-batavia-companies = { $count ->
    [one] { $count } company
   *[other] { $count } companies
}
web-batavia-exchange = Exchange for { $gold }
web-batavia-keep = Keep collecting
web-batavia-keep-all = Keep
web-batavia-gold-before = Gold so far
web-batavia-over = The game is over
web-batavia-gold = { $gold } gold

## Tabs on a phone

web-batavia-tabs = The table
web-batavia-tab-now = Now
web-batavia-tab-chart = Chart
web-batavia-tab-fleets = Fleets
web-batavia-tab-posts = Posts
web-batavia-no-setting = The cards and the chart could not be loaded. Reload the page to try again.

# What the log counts of a turn here: lots, where other games have deals.
web-log-deals-batavia = { $count ->
    [one] { $count } lot sold
   *[other] { $count } lots sold
}
