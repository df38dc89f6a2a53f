# Why something cannot be done in Batavia.

refused-batavia-players = Batavia is for 3 to 5 players, not { $players }.
refused-bid-more = Bid more than { $bid } and at most your { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}, or pass.
refused-hand-empty = Your hand is empty: draw 2 cards.
refused-no-shop-to-reach = The arrival tile is taken and you can reach no shop: draw 2 cards.
refused-no-majority = Your cards cannot give you a majority in any company: draw 2 cards.
refused-no-card-of = You have no card { $company }.
refused-lay-to-reach = The arrival tile is taken: lay cards that let you reach a shop.
refused-need-majority = You need more laid cards of some company than every other player.
refused-no-company = '{ $what }' is no company; there are { $names }.
refused-batavia-moves = '{ $move }' is no move; moves are: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
refused-no-bid = '{ $bid }' is no bid; a bid is a number from 1 to { $most }.
refused-proxy-least = A proxy bid goes up to 0 letters or more.
refused-no-bid-asked = You are not asked for a bid now.
refused-choose-company = Choose the company to travel with.
refused-draw-or-lay = Draw 2 cards or lay some.
refused-lay-or-done = Lay a card, take one back, or be done.
refused-exchange-or-keep = Exchange your tiles or keep them.
refused-no-seal = You do not hold the seal { $company }.
refused-no-shop-ahead = There is no shop { $company } ahead of you.

## Positions and files

refused-not-batavia-memory = This is not the memory of a player of Batavia.
refused-not-batavia-position = This is not a position of Batavia.
refused-not-batavia-view = This is not a view of Batavia.
refused-not-batavia-line = This line is not of Batavia.
refused-not-batavia-move = This number is no move of Batavia.
refused-line-pile = The pile has letters other than { $letters }.
refused-line-lacks = The line lacks '{ $field }'.
refused-line-field = The field '{ $field }' does not fit the others.
refused-line-no-field = There is no field '{ $field }'.
refused-line-five-tiles = Tiles are turned face up five at a time.
refused-line-company = { $where } names something that is no company.
refused-line-tile = { $where } names something that is no tile.
refused-line-version = This line is of another version of the rules.
refused-line-players = This line is of { $theirs } players; the rules are for { $ours }.
refused-line-options = This line was played with other options.
refused-no-tile = There is no tile '{ $name }'; tiles are called like 'france silk'.
refused-tiles-not-toml = The order of tiles is not TOML: { $error }.
refused-tiles-order = The order of tiles has problems: { $problems }.

## What cannot be in a position

refused-unsound-cannon = The cannon stands wrong.
refused-unsound-step = Only a seat laying cards has an open step.
refused-unsound-step-cards = The open step has cards that do not lie on the table.
refused-unsound-seals = The seals are not with the majorities of laid cards.
refused-unsound-rows = The largest rows of laid cards are counted wrong.
refused-unsound-tile-gaps = The row of tiles has gaps.
refused-unsound-tile-row = The row of tiles has problems: { $problems }.
refused-unsound-letters = There are not { $letters } letters.
refused-unsound-nobodys-move = It has to be somebody's move.
refused-unsound-all-had-turns = Everybody has had a turn already.
refused-unsound-other-turn = It is another seat's turn.
refused-unsound-bidder = A bid without bidder, or the reverse.
refused-unsound-passed-bids = A seat that has passed cannot bid.
refused-unsound-company-cards = Some company has too many cards.
refused-unsound-cards-sum = The cards do not add up.
refused-unsound-pile = The pile is larger than the cards that can be in it.
refused-unsound-draws = The draws from the pile do not add up.
refused-unsound-tiles-mixed = Open and face-down tiles are mixed up.
refused-unsound-tile-twice = A tile is there twice.
refused-unsound-company-count = { $company } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of { $need }.
refused-unsound-known-hand = Cards are known to be in a hand, but are not.
refused-unsound-drawn = More cards were drawn than there are.
refused-unsound-ship = A ship marker stands wrong.
refused-unsound-quick-open = In the quick start all tiles lie face up.
refused-unsound-quick-order = The tiles are not in the order of the quick start.
refused-unsound-merchant = A merchant stands where no tile was taken last.
refused-unsound-crates = Crates and taken tiles do not match.
refused-unsound-crate-missing = { $tile } is with a player who has no crate for it.
refused-unsound-end-move = After the end it is nobody's move.
refused-unsound-end-arrival = A game ends only when the arrival tile is taken.
refused-unsound-end-hands = At the end all hands lie on the table.
refused-unsound-turn-in-auction = Nobody has a turn before the auction is over.
refused-unsound-late-auction = The arrival tile is taken, and still there is an auction.
refused-unsound-arrival = The arrival tile is with a player who has not moved yet.
refused-unsound-no-travel = The merchant has nowhere to travel.
refused-unsound-exchange-tile = Only a player who has just taken a tile can exchange.
refused-unsound-exchange-company = An exchange needs a tile of a new company.
refused-unsound-exchange-seal = The tile was reached without its seal.
refused-unsound-bid-outside = Bids are made in the auction only.
refused-unsound-bidder-passed = The highest bidder cannot have passed.
refused-unsound-bidder-asked = The highest bidder is not asked again.
refused-unsound-bid-letters = A bid exceeds the bidder's letters.
refused-unsound-seat-skipped = A seat was skipped in the bidding.
refused-unsound-passed-early = A seat passed before it was asked.
refused-unsound-gold = The gold does not fit the tiles exchanged.
refused-unsound-known-more = More cards are known than there are in a hand.
refused-unsound-block = A block of five tiles lacks a company.
refused-unsound-next-five = The next five tiles should be face up.
refused-unsound-hand-size = The hand is not as large as it is said to be.
refused-unsound-drawn-count = The cards drawn are not counted.
refused-unsound-known-not-held = Cards are known but not in the hand.
refused-proxy-range = A proxy bid goes from 0 to 75 letters.

## What is wrong with a row of tiles

batavia-tiles-no-blocks = there are no [[block]] entries
batavia-tiles-no-list = a block has no list `tiles` of tile names
batavia-tiles-no-tile = space { $space } has { $name }, which is no tile
batavia-tiles-number = the number of tiles is { $tiles } instead of { $wanted }
batavia-tiles-again = { $tile } is there { $times } times
batavia-tiles-block = spaces { $first } to { $last } have no tile of { $company }
