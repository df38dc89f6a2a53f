# Why something cannot be done in Batavia.

refused-batavia-players = Batavia is for 3 to 5 players, not { $players }.
refused-bid-more = { $letters ->
    [0] You have no letters: pass.
    [one] Bid more than { $bid }, up to the { $letters } letter you have, or pass.
   *[other] Bid more than { $bid }, up to the { $letters } letters you have, or pass.
}
refused-hand-empty = Your hand is empty: draw 2 cards.
refused-no-shop-to-reach = The arrival tile is taken and you can’t reach a shop: draw 2 cards.
refused-no-majority = Your cards can’t give you a majority in any company: draw 2 cards.
refused-no-card-of = You have no { $company } card.
refused-lay-to-reach = The arrival tile is taken: lay cards that let you reach a shop.
refused-need-majority = You need more laid cards of a company than every other player.
refused-no-company = '{ $what }' is not a company. Companies: { $names }.
refused-batavia-moves = '{ $move }' is not a move. Moves are: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
refused-no-bid = '{ $bid }' is not a bid. A bid is a number from 1 to { $most }.
refused-proxy-least = A proxy bid can’t be negative.
refused-no-bid-asked = It’s not your turn to bid.
refused-choose-company = Choose the company to travel with.
refused-draw-or-lay = Draw 2 cards or lay some.
refused-lay-or-done = Lay a card, take one back, or finish.
refused-exchange-or-keep = Exchange your tiles or keep them.
refused-no-seal = You don’t hold the seal { $company }.
refused-no-shop-ahead = There is no { $company } shop ahead of you.

## Positions and files

refused-not-batavia-memory = This is not the memory of a player of Batavia.
refused-not-batavia-position = This is not a position of Batavia.
refused-not-batavia-view = This is not a view of Batavia.
refused-not-batavia-line = This line does not belong to Batavia.
refused-not-batavia-move = This number is not a move of Batavia.
refused-line-pile = The pile may contain only { $letters }.
refused-line-lacks = The line lacks '{ $field }'.
refused-line-field = The field '{ $field }' does not fit the others.
refused-line-no-field = There is no field '{ $field }'.
refused-line-five-tiles = Tiles are turned face up five at a time.
refused-line-company = { $where } names something that is not a company.
refused-line-tile = { $where } names something that is not a tile.
refused-line-version = This line belongs to another version of the rules.
refused-line-players = This line is for { $theirs } players, but the rules are for { $ours }.
refused-line-options = This line was played with other options.
refused-no-tile = There is no tile '{ $name }'. Tiles have names like 'france silk'.
refused-tiles-not-toml = The order of tiles is not TOML: { $error }.
refused-tiles-order = The order of tiles has problems: { $problems }.

## What cannot be in a position

refused-unsound-cannon = The cannon is in the wrong place.
refused-unsound-step = The cards being laid do not match the phase.
refused-unsound-step-cards = Some cards that are listed as laid in this move are not among the cards on the table.
refused-unsound-seals = The seals don’t match the majorities of laid cards.
refused-unsound-rows = The largest rows of laid cards are counted wrong.
refused-unsound-tile-gaps = The row of tiles has gaps.
refused-unsound-tile-row = The row of tiles has problems: { $problems }.
refused-unsound-letters = The number of letters is not { $letters }.
refused-unsound-nobodys-move = It is nobody’s move.
refused-unsound-all-had-turns = Everyone has already had a turn.
refused-unsound-other-turn = It is another seat’s turn.
refused-unsound-bidder = There is a bid without a bidder, or the reverse.
refused-unsound-passed-bids = A seat that has passed is bidding.
refused-unsound-company-cards = Some company has too many cards.
refused-unsound-cards-sum = The cards do not add up.
refused-unsound-pile = The pile has more cards than it can have.
refused-unsound-draws = The draws from the pile do not add up.
refused-unsound-tiles-mixed = Open and face-down tiles are mixed up.
refused-unsound-tile-twice = A tile appears twice.
refused-unsound-company-count = { $company } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of { $need }.
refused-unsound-known-hand = Cards known to be in a hand are not in it.
refused-unsound-drawn = More cards were drawn than there are.
refused-unsound-ship = A ship marker is in the wrong place.
refused-unsound-quick-open = A tile is face down, although this is the quick start.
refused-unsound-quick-order = The tiles are not in the order of the quick start.
refused-unsound-merchant = A merchant is not on the space of the last tile it took.
refused-unsound-crates = Crates and taken tiles do not match.
refused-unsound-crate-missing = { $tile } is with a player who has no crate for it.
refused-unsound-end-move = The game is over, but someone still has to act.
refused-unsound-end-arrival = The game is over, but nobody has taken the arrival tile.
refused-unsound-end-hands = The game is over, but someone still has cards in hand.
refused-unsound-turn-in-auction = Someone has acted before the auction was over.
refused-unsound-late-auction = The arrival tile is taken, but there is an auction.
refused-unsound-arrival = The arrival tile is with a player who has not moved yet.
refused-unsound-no-travel = The merchant has nowhere to travel.
refused-unsound-exchange-tile = A player is exchanging without having just taken a tile.
refused-unsound-exchange-company = A player is exchanging without a tile of a new company.
refused-unsound-exchange-seal = The tile was reached without its seal.
refused-unsound-bid-outside = There is a bid outside the auction.
refused-unsound-bidder-passed = The highest bidder has passed.
refused-unsound-bidder-asked = The highest bidder is asked to bid again.
refused-unsound-bid-letters = A bid exceeds the bidder’s letters.
refused-unsound-seat-skipped = A seat was skipped in the bidding.
refused-unsound-passed-early = A seat passed before it was asked.
refused-unsound-gold = The gold does not fit the tiles exchanged.
refused-unsound-known-more = More cards are known than there are in a hand.
refused-unsound-block = A block of five tiles lacks a company.
refused-unsound-next-five = The next five tiles are not face up.
refused-unsound-hand-size = The size of the hand is wrong.
refused-unsound-drawn-count = The number of cards drawn is wrong.
refused-unsound-known-not-held = Some cards are listed as known in the hand, but the hand does not hold them.
refused-proxy-range = A proxy bid must be 0 to 75 letters.

## What is wrong with a row of tiles

batavia-tiles-no-blocks = there are no [[block]] entries
batavia-tiles-no-list = a block has no list `tiles` with tile names
batavia-tiles-no-tile = space { $space } has { $name }, which is not a tile
batavia-tiles-number = the number of tiles is { $tiles } instead of { $wanted }
batavia-tiles-again = { $tile } appears { $times } times
batavia-tiles-block = spaces { $first } to { $last } have no tile for { $company }
