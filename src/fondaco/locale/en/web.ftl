# What the browser app says whichever game is played.

web-title = Fondaco
web-motto = Load, haggle, sail: trading games with friends, or with merchants who are always in.
web-usual-names = Bianca Marco Lucia Zorzi Caterina Piero Fiordelise Alvise Orsola Vettor
web-skip = Skip to the content
web-close = Close
web-colon = :{" "}
web-out-of-reach = Fondaco does not answer. Trying again…
web-opening = Opening the table…
web-connection-lost = The connection is lost. Nothing is forgotten; trying again…

## Ways through the house

web-nav-label = Main
web-nav-home = Home
web-nav-games = My games
web-nav-rules = Rules
web-nav-ratings = Ratings
web-nav-settings = Settings
web-nav-account = Account
web-theme-to-daylight = Turn to daylight
web-theme-to-lamplight = Turn to lamplight
web-screen-new = Start a table
web-screen-replay = Replay
web-screen-rules = Rules
web-screen-games = My games
web-screen-ratings = Ratings
web-screen-player = Player
web-screen-settings = Settings
web-screen-account = Account
web-screen-enter = Come in
web-screen-lost = Off the chart
web-lost-text = There is nothing at this address.
web-lost-home = Back to the house
web-enter-title = You are about to become { $name }
web-enter-text = This link makes this device { $name }: with that name, those games and that rating.
web-enter-trust = Whoever made it plays as { $name } too. Go on only if it was you, or somebody you trust.
web-enter-guest = { $games ->
    [0] On this device you are { $was } now, a guest without a game.
    [one] On this device you are { $was } now, a guest with one game. It does not come along, and there is no way back to it: to keep it, make an account first.
   *[other] On this device you are { $was } now, a guest with { $games } games. They do not come along, and there is no way back to them: to keep them, make an account first.
}
web-enter-account = On this device you are signed in as { $login }. You will be signed out here; your games stay in that account.
web-enter-already = You are { $name } already.
web-enter-go = Become { $name }
web-enter-stay = Stay { $was }
web-enter-no = Not now
web-signed-out = This device is no longer { $name }: on another one somebody signed in, made an account, changed the password or ended this device.
web-signed-out-enter = Sign in
web-signed-out-close = Close

## Games

web-option-memory = Memory
web-option-memory-strict = everybody remembers for themselves
web-option-memory-ledger = a ledger shows what all have seen
web-option-offers = Offers in a turn, at most (0: any number)
web-option-four = What four flags or four card symbols are worth
web-option-four-6 = 6 cards, as in the newer edition
web-option-four-10 = 10 cards: the row 1, 3, 6 goes on
web-option-setup = Shops
web-option-setup-standard = shuffled, ten of them face up
web-option-setup-quick = all face up, in a fixed order
web-option-stalling = Rounds in which nobody does anything
web-option-stalling-end = the second in a row ends the game
web-option-stalling-go-on = the game goes on
web-bot-random = Drifter (plays anything)
web-bot-greedy = Pedlar (easy)
web-bot-deckhand = Deckhand
web-bot-clerk = Clerk
web-bot-merchant = Merchant
web-bot-navigator = Navigator
web-bot-captain = Captain
web-level-deckhand = A friendly beginner: sees what a turn brings, and little beyond.
web-level-clerk = Plays a fair game, but overlooks things and is too hopeful in talks.
web-level-merchant = Plans whole turns, bargains well and remembers who lied.
web-level-navigator = Looks a few turns ahead, and decides quickly.
web-level-captain = Looks far ahead and takes its time: the strongest.
web-bot-about = { $name }, about { $rating }
web-bot-skill = skill
web-bot-character = character
web-character-balanced = balanced
web-character-honest = honest
web-character-sly = sly
web-character-generous = generous
web-character-stubborn = stubborn
web-character-silent = silent

## Home

web-home-title = A house for trading games
web-home-play = Play now
web-home-mine = Your games
web-home-all-mine = All of them
web-home-mine-empty = No game of yours is running. Choose one above, and you sit at the table.
web-home-open-empty = Nobody is waiting for players just now. Start a table and send the link to a friend.
web-home-new = Start a table
web-play-now = Play now
web-set-up = Set up…
web-players = players
web-your-name = Your name
web-card-your-turn = Your turn
web-card-turn = { $name }’s turn
web-card-free = { $count ->
    [0] ready to begin
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-status-open = open
web-status-playing = being played
web-status-paused = paused
web-status-over = over
web-status-closed = This table is closed
web-closed-text = It was closed before its game was over.

## Start a table

web-new-game = Game
web-new-who = Who plays
web-new-how = How
web-new-private = By link only: not in the list of tables
web-new-title = Title
web-new-talk = Time to speak before a bot ends its talks
web-new-calm = Bots take their time, so that people can follow
web-new-open = Open the table
web-new-open-hint = You get a link to send to those you want to play with.
web-new-start = Start the game
web-new-start-hint = Every seat is taken: the game begins at once.
web-seconds = { $count ->
    [0] none
    [one] { $count } second
   *[other] { $count } seconds
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock = Clock
web-clock-none = no clock
web-clock-live = for one sitting
web-clock-days = days for each turn
web-clock-bank = Minutes to begin with
web-clock-increment = Seconds more each turn
web-clock-per-turn = For each turn
web-clock-words-live = { $minutes } min + { $seconds } s a turn
web-clock-words-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}

## Seats

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-you = you
web-you = You
web-seat-anybody = anybody who comes
web-seat-bot = a bot
web-seat-free = free
web-seat-is-bot = bot: { $bot }
web-seat-stood-in = a bot plays for them: { $bot }
web-seat-here = is here
web-seat-away = is away
web-seat-ready = has nothing more to say
web-purse = purse
web-absent = { $name } is away.
web-relieve = Let a bot play for them
web-watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}

## Before the game

web-private = by link only
web-lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-lobby-bots = Bots
web-lobby-waiting = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-lobby-more = Waiting for more players.
web-lobby-host = Everybody is here. The host begins the game.
web-sit = Sit down
web-stand-up = Get up
web-add-bot = Bot
web-remove-bot = Send away
web-fill-bots = Fill up with bots
web-invite = Link to this table
web-copied = Copied
web-start = Begin the game

## The table

web-tabs = Parts of the table
web-tab-board = Board
web-tab-log = Log
web-tab-chat = Chat
web-tab-seats = Seats
web-unread = unread
web-side = Log and chat
web-menu = Menu
web-menu-game = This game
web-menu-fair = Fair dealing
web-no-board = This board could not be loaded.
web-log = Log
web-log-now = Back to now
web-log-past = You look at an earlier moment.
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-say-gallery = Say something in the gallery
web-chat-send = Send
web-chat-earlier = Earlier
web-mute = Mute { $name }
web-muted = { $name } is muted.
web-unmute = Listen again
web-stand = Let a bot play for me
web-stand-rated = Where a game counts for ratings, it counts for you with the place your seat comes to, even if a bot plays it to the end.
web-return = Play on myself
web-pause = Pause
web-resume = Go on
web-close-table = Close the table for good
web-commitment-text = The shuffle was fixed before the first move. Its fingerprint, to compare with the seed at the end:

## The prompt line

web-prompt-label = What to do now
web-prompt-waiting = { $name } is thinking.
web-prompt-waiting-all = Waiting for the others.
web-prompt-over = The game is over.
web-prompt-paused = The game is paused.
web-prompt-rule = Read in the rules: { $id }
web-undo = Undo
web-confirm-end = End your turn?
web-confirm-end-plain = After this it is somebody else’s turn.
web-confirm-yes = Yes, go on
web-confirm-no = Not yet
web-confirm-never = Do not ask again

## The end

web-result-you = You have won!
web-result-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
web-result-sheet = Score sheet
web-result-total = Total
web-result-board = See the board
web-result-open = See the result
web-result-review = Now it can be told
web-result-seed = Was the shuffle fair?
web-result-seed-text = The fingerprint was shown before the first move. With the seed anybody can check it, and replay the whole game from its record.
web-result-seed-value = Seed:
web-result-commitment = Fingerprint:
web-money-over-time = Money over time
web-rematch = Once more
web-replay = Replay
web-record = Save the record

## Replay

web-replay-back = Back to the table
web-replay-seat = Seen from
web-replay-controls = Replay
web-replay-play = Let it run
web-replay-stop = Stop
web-replay-step = One move on
web-replay-step-back = One move back
web-replay-turn = To the next turn
web-replay-turn-back = To the turn before
web-replay-moment = Moment
web-replay-pace = Pace
web-replay-slow = slow
web-replay-usual = usual
web-replay-fast = fast
web-replay-link = Link to this moment
web-replay-fork = Play on from here

## Rules

web-rules-search = Search the rules
web-rules-beside = Both editions side by side
web-rules-contents = Sections
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-none = No rule has these words.
web-rules-not-here = Not in the edition of { $edition }.
web-rule-all = The whole rulebook
web-mark-doc = From a published rulebook.
web-mark-doc-short = rulebook
web-mark-fact = From public descriptions of the game.
web-mark-fact-short = described
web-mark-ruling = Nobody says; this is our decision.
web-mark-ruling-short = ruling
web-mark-reconstruction = Printed on the real parts, which we do not know; made up with care.
web-mark-reconstruction-short = reconstruction
web-mark-edition = only { $edition }

## My games and ratings

web-games-running = Running
web-games-finished = Finished
web-games-none-finished = You have not finished a game yet.
web-rating-games = { $games ->
    [one] { $games } game, { $wins } won
   *[other] { $games } games, { $wins } won
}
web-tally = mean place { $place }, mean score { $mean }, best { $best }
web-player-since = { $login }, here since { $date }
web-player-none = No finished game at a public table yet.
web-ratings-how = For those with an account. The number is what a player is almost certain to be worth at least.
web-ratings-none = Nobody has a rating yet.
web-ratings-place = Place
web-ratings-name = Name
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-wins = Won

## Settings

web-settings-where = These are kept in this browser.
web-settings-language = Language
web-settings-theme = Light
web-theme-system = as the device
web-theme-daylight = daylight
web-theme-lamplight = lamplight
web-settings-motion = Motion
web-motion-system = as the device
web-motion-on = on
web-motion-off = off
web-settings-sound = Sounds of the table
web-settings-confirm = Ask before a move that ends my turn

## Account

web-account-name = Your name
web-account-name-text = A name is enough to play.
web-account-rename = Call me that
web-account-renamed = Good to meet you.
web-account-title = An account
web-account-text = It keeps your name, your games and your rating, on every device. No address needed.
web-account-alone = Whatever else is { $name } will be signed out: other devices, links and programs.
web-account-bring = When I sign in, bring along what I played as { $name }
web-account-login = Account name
web-account-password = Password, at least 8 characters
web-account-register = Make an account
web-account-enter = I have one: sign in
web-account-made = Your account is made.
web-account-entered = Welcome back.
web-account-left = Signed out. Your games stay where they are.
web-account-yours = Signed in as { $login }
web-account-yours-text = Your games and your rating are kept.
web-account-leave = Sign out on this device
web-account-link = Make a link for another device
web-account-device-text = A personal link makes another device yours too. Keep it to yourself.
