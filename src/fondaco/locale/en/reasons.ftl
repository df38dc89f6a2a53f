# Why something cannot be done. The English sentences are those that the rules and the house raise;
# `fondaco.reasons` finds a sentence here by its English, and tells it in another language.
# A value called $reason is itself one of these, and $company is a company of Batavia.

## Any game

reason-game-over = The game is over.
reason-no-game = There is no game { $name }; there are { $names }.
reason-seed = A seed is 1 to { $most } printable ASCII characters without spaces, quotes or /.
reason-option-value = Option { $name } is one of { $values }, not { $value }.
reason-no-option = There is no option { $name }; there are { $names }.
reason-not-your-turn = It is not your turn.
reason-not-your-move = It is not your move.
reason-nothing-played = Nothing has been played yet.
reason-moved-since = { $name } has moved since.
reason-came-to-light = Something came to light with this move that cannot be unseen.
reason-no-undo = That cannot be taken back. { $reason }
reason-undo-count = You can take back 1 to { $most } moves, not { $count }.

## Oltre Mare

reason-no-card = There is no card { $card }: a card is a goods and a number, such as { $example }.
reason-no-port = There is no port { $port } on the chart.
reason-no-edition = There is no edition { $name }; there are { $names }.
reason-oltremare-players = Oltre Mare is for 2 to 5 players, not { $players }.
reason-option-offers = Option offers is a number from 0 to { $most }, not { $limit }.
reason-other-deck = This deck is for edition { $theirs }, not { $ours } (OM-0.1, OM-0.3).
reason-move-shorter = A move is shorter than that.
reason-oltremare-moves = { $move } is not a move: moves begin with discard, buy, offer, amend, counter, accept, decline, withdraw, done, play, sail, compass, stay or load.
reason-answer-how = Name the offer and its version: 'accept #3.1 salt4', 'decline #3.1'.
reason-card-once = A card can be given only once.
reason-accept-names-cards = Only who accepts an offer names cards.
reason-too-much = { $value } is too much: { $most } is the most.
reason-offer-how = An offer reads 'offer 2: grain3 + 1d for 2 salt'.
reason-offer-link = 'amend' and 'counter' name an offer, as #3.1; 'offer' does not.
reason-this-card-once = { $card } can be given only once.
reason-neither-card = { $item } is neither a card nor ducats.
reason-neither-goods = { $item } is neither ducats nor a number of goods.
reason-most-ducats = At most { $most } ducats go into one deal.
reason-most-cards = At most { $most } cards can be offered at once.
reason-most-of-goods = At most { $most } cards of one goods go into one deal.
reason-no-claim = One cannot claim { $words } of a card. { $reason }
reason-claim-how = A claim is a load 1-4, a power 3-6, and one or two symbols.
reason-no-move = This is not a move.
reason-offer-cards-once = An offer names each card once.
reason-offer-to-one = An offer goes to one seat or to all.
reason-deal-needs-card = A deal must move at least one card (OM-2.2.4).
reason-no-trade-phase = The trade phase is over, or has not begun.
reason-no-seat = There is no such seat.
reason-bought-four = You have bought four cards this turn already (OM-2.2.6).
reason-buy-where = You can buy from the pile or from your own pirate stack.
reason-pile-empty = There is no card left to buy from the pile.
reason-pirates-empty = Your pirate stack is empty.
reason-too-few-cards = You must play { $need } cards and hold { $hand }: buy or trade for more (OM-2.2.8).
reason-offer-changed = Offer { $number } has changed: it is now version { $new }, not { $old }.
reason-offer-gone = Offer { $number } is not on the table any more.
reason-offers-in-trade = Offers are made only in the trade phase.
reason-no-more-offers = No more offers can be made this turn (OM-2.2.12).
reason-offer-own-cards = You can offer only cards of your own hand.
reason-offer-to-another = An offer goes to another player or to everybody.
reason-only-active-trades = Only the active player trades with everybody (OM-2.2.1).
reason-change-own-offer = You can change only your own offer.
reason-counter-to-maker = A counter-offer goes to the maker of an offer that was put to you.
reason-withdraw-own = You can withdraw only your own offer.
reason-not-yours-to-decline = This offer is not yours to decline.
reason-not-yours-to-accept = This offer is not yours to accept.
reason-trade-in-trade = There is trade only in the trade phase.
reason-give-own-cards = You can give only cards of your own hand.
reason-not-asked-cards = These are not the cards that the offer asks for.
reason-active-could-not-play = After this deal the active player could not play enough cards (OM-2.2.10).
reason-discard-above-power = Only a card of a hand above the sea power goes to the pirates.
reason-play-in-actions = Cards are played in the action phase.
reason-play-own-card = You can play only a card of your hand.
reason-cannot-sail = Your ship cannot sail there now.
reason-cannot-sail-twice = Your ship cannot sail there now: no route twice in a turn (OM-2.3.5).
reason-compass-where = The compass leads to any other port without a compass.
reason-load-after-actions = Cards are loaded after the actions.
reason-load-played = You can load only a card you played this turn.

## Batavia

reason-batavia-players = Batavia is for 3 to 5 players, not { $players }.
reason-bid-more = Bid more than { $bid } and at most your { $letters } letters, or pass.
reason-hand-empty = Your hand is empty: draw 2 cards.
reason-no-shop-to-reach = The arrival tile is taken and you can reach no shop: draw 2 cards.
reason-no-majority = Your cards cannot give you a majority in any company: draw 2 cards.
reason-no-card-of = You have no card of { $company }.
reason-lay-to-reach = The arrival tile is taken: lay cards that let you reach a shop.
reason-need-majority = You need more laid cards of some company than every other player.
reason-no-company = { $what } is no company; there are { $names }.
reason-batavia-moves = { $move } is no move; moves are: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
reason-no-bid = { $bid } is no bid; a bid is a number from 1 to { $most }.
reason-proxy-least = A proxy bid goes up to 0 letters or more.
reason-no-bid-asked = You are not asked for a bid now.
reason-choose-company = Choose the company to travel with.
reason-draw-or-lay = Draw 2 cards or lay some.
reason-lay-or-done = Lay a card, take one back, or be done.
reason-exchange-or-keep = Exchange your tiles or keep them.
reason-no-seal = You do not hold the seal of { $company }.
reason-no-shop-ahead = There is no shop of { $company } ahead of you.

## Bots

reason-no-bot = There is no bot { $name }; there are { $names }.
reason-bot-settings = The bot { $name } does not take the settings { $settings }.
reason-bot-not-loaded = The bot { $name } cannot be loaded: { $error }.
reason-no-character = { $setting } is not a character, or not the only one; there are { $names }.
reason-no-expert = No bot of ours knows this game well enough to play it by thinking.
reason-no-budget = { $text } is no time to think: write seconds (1s), milliseconds (500ms) or a number of iterations (200).
reason-long-bot = There is no bot with such a long name.
reason-bot-thinks = A bot in this house thinks for at most { $seconds } seconds or { $iterations } iterations about a move.
reason-many-tables = You run { $tables } tables already, and that is as many as one may. Finish or close one first.
reason-many-tables-address = From your address { $tables } tables are run already, and that is as many as may. Finish or close one first.
reason-many-thinkers = At most { $bots } bots that take their time may think for you. Choose a quicker one, or finish or close a table first.
reason-many-thinkers-address = At most { $bots } bots that take their time may think for those at your address. Choose a quicker one, or finish or close a table first.

## At a table

reason-not-begun = The game has not begun yet.
reason-begun = The game has begun already.
reason-paused = The game is paused.
reason-closed = This table is closed.
reason-sits-already = You already sit at this table.
reason-table-full = All seats of this table are taken.
reason-nobody-there = Nobody sits there.
reason-empty-seats = There are still { $empty } empty seats.
reason-empty-seat = There is still an empty seat.
reason-bot-plays-for-you = A bot plays for you; take your seat back first.
reason-person-plays = The person in that seat plays for themselves again.
reason-move-too-long = That is too long for a move.
reason-no-talks = There are no talks in which you could stay silent.
reason-bot-there-already = A bot plays there already.
reason-plays-already = You already play for yourself.
reason-only-sitters-speak = Only who sits at the table speaks there.
reason-only-watching = You only watch this table.
reason-only-sitters = Only who sits at the table can do that.
reason-seats-are = The seats are 0 to { $last }.
reason-seat-taken = Somebody sits there already.
reason-name-length = A name has at most { $most } characters.
reason-name-taken = Somebody else at this table is called { $name }.
reason-other-version = This game is played by version { $theirs } of the rules of { $game }; this Fondaco has version { $ours }.
reason-newer-version = This game is played by version { $theirs } of the rules of { $game }; this Fondaco has version { $ours }. A newer Fondaco can read it.
reason-nothing-to-say = There is nothing to say in that.
reason-text-too-long = That is longer than { $most } characters.
reason-not-here = That cannot be done here.
reason-does-not-wait = The game does not wait for that seat.
reason-relieve-when = A bot may play for somebody who has been away for a minute.
reason-gallery = The gallery is for those who watch.
reason-banned = You are banned from this house: { $why }
reason-who-are-you = Say who you are first.
reason-no-auctions = There are no auctions in this game.
reason-proxy-range = A proxy bid goes from 0 to 75 letters.
reason-least-range = The least that an offer brings is 0 to 1023 ducats.

## Opening tables, sitting down, and afterwards

reason-talk-range = The time for talks is 0 seconds to 7 days.
reason-title-length = A title has at most { $most } characters.
reason-bank-range = A bank is 10 seconds to 10 hours.
reason-increment-range = An increment is 0 seconds to 1 hour.
reason-days-range = A move takes up to 60 days.
reason-same-deal-early = The deal of a game that is not over cannot be dealt again yet.
reason-seat-not-free = Seat { $seat } is not free for a bot.
reason-too-many-bots = There are more bots than seats.
reason-would-be-empty = There would still be empty seats.
reason-players-range = { $game } is for { $least } to { $most } players, not { $players }.
reason-host-blocks = The host of this table does not want to play with you.
reason-not-over = This game is not over yet.
reason-fork-finished = One can play on from finished games only.
reason-no-moment = There is no such moment in this game.
reason-report-length = A report has 1 to 2000 characters.
reason-record-when-over = The record is told when the game is over.
reason-replay-when-over = A game can be looked through when it is over.
reason-no-seat-or-moment = There is no such seat or moment.
reason-moment-too-far = The log does not reach back to that moment.
reason-no-table = There is no such table.
reason-only-host = Only the host of this table can do that.
reason-not-sitting = You do not sit at this table.

## People and the house

reason-say-name-first = Say who you are first: POST /api/me with a name.
reason-no-such-token = Nobody has this token (any more).
reason-another-site = This request comes from another site.
reason-no-language = There is no language { $language } here.
reason-link-nobody = This link does not lead to anybody (any more).
reason-link-other = This link leads to somebody else: look again whom you become.
reason-no-link = There is no such link.
reason-no-token = There is no such token.
reason-webhook-https = A webhook is an address that begins with https://.
reason-no-address = That is no address, or too long a one.
reason-nobody-to-block = There is nobody like that to block.
reason-no-player = There is nobody with this login.
reason-no-game-here = There is no game { $game } here.
reason-no-ratings = There are no ratings of { $game }, but of { $games }.
reason-no-push = This house has no web push.
reason-push-browsers = Only { $most } of your browsers can be told.
reason-no-subscription = There is no such subscription.
reason-no-answer-within = No answer within { $seconds } seconds.
reason-no-http = The answer is no HTTP.
reason-no-host = There is no host { $host }.
reason-not-public = { $host } is not in the public network.
reason-no-such-address = That is no address of the form https://host/path.
reason-no-webhook = There is no webhook yet.
reason-webhook-unreached = The message did not arrive: { $reason }
reason-webhook-status = The message arrived, but the answer was { $status }.
reason-test-pause = Please wait a few seconds before you try that again.
reason-wrong-password = The password is another one.
reason-no-account = You have no account yet.
reason-no-device = There is no such device.
reason-nobody-to-report = There is nobody like that to report.
reason-has-account = You have an account already.
reason-login-length = A login has 2 to { $most } characters.
reason-password-length = A password has { $least } to { $most } characters.
reason-login-taken = The login { $login } is taken.
reason-wrong-login = There is no such login, or the password is another one.
reason-many-guesses = Too many wrong passwords; please wait ten minutes.
reason-choose-name = Please choose a name of 1 to { $most } characters.
reason-text-nul = Text cannot hold the character NUL.
reason-text-half = Text cannot hold half a character.
reason-number-too-large = That number is too large.
reason-not-opened = The table could not be opened; please try again.
reason-too-many-writing = Too many others are writing at this table; please try again.
reason-not-written = That could not be written; please try again.
reason-cannot-write = The house cannot write anything down just now; please try again.
reason-cannot-write-connect = The house cannot write anything down just now; please connect again.
reason-cannot-read-connect = The house cannot read its books just now; please connect again.
reason-set-aside = This table cannot be read; the house has set it aside.
reason-not-ordered = That is not ordered any more.
reason-too-slow = You are too slow; please connect again.
reason-signed-out = You are no longer signed in here.
reason-too-often = You ask too often; please connect again later.
reason-too-many-requests = Too Many Requests
reason-went-wrong = Something went wrong in the house; nothing was changed.
reason-went-wrong-connect = Something went wrong in the house; please connect again.
