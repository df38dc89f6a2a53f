# What the browser app says whichever game is played.

web-title = Fondaco
web-motto = Load, haggle, sail: trading games with friends, or with bots at any hour.
web-usual-names = Bianca Marco Lucia Zorzi Caterina Piero Fiordelise Alvise Orsola Vettor
web-skip = Skip to content
web-close = Close
web-colon = :{" "}
web-out-of-reach = Fondaco isn’t responding. Trying again…
web-opening = Opening the table…
web-connection-lost = Connection lost. Your game is safe. Reconnecting…

## Ways through the house

web-nav-label = Main
web-nav-home = Home
web-nav-games = My games
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-day = Daily challenge
web-nav-watch = Watch
web-nav-rules = Rules
web-nav-ratings = Ratings
web-nav-settings = Settings
web-nav-account = Account
web-theme-to-daylight = Switch to daylight
web-theme-to-lamplight = Switch to lamplight
web-screen-new = Start a table
web-screen-replay = Replay
web-screen-rules = Rules
web-screen-games = My games
web-screen-ratings = Ratings
web-screen-player = Player
web-screen-settings = Settings
web-screen-account = Account
web-screen-enter = Sign in with a link
web-screen-lost = Page not found
web-lost-text = There is nothing at this address.
web-lost-home = Back to the home page
web-enter-title = Sign in as { $name }?
web-enter-text = This link signs this device in as { $name }, with that player’s games and rating.
web-enter-trust = Whoever created the link can also play as { $name }. Continue only if that was you or someone you trust.
web-enter-guest = { $games ->
    [0] On this device you are currently { $was }, a guest without games.
    [one] On this device you are currently { $was }, a guest with one game. It won’t come with you, and you won’t be able to get back to it. To keep it, create an account first.
   *[other] On this device you are currently { $was }, a guest with { $games } games. They won’t come with you, and you won’t be able to get back to them. To keep them, create an account first.
}
web-enter-account = On this device you are signed in as { $login }. You’ll be signed out here. Your games stay in that account.
web-enter-already = You’re already signed in as { $name }.
web-enter-go = Sign in as { $name }
web-enter-stay = Stay as { $was }
web-enter-no = Not now
web-signed-out = This device is no longer signed in as { $name }. On another device, { $name } created an account, changed the password or signed this device out.
web-signed-out-enter = Sign in
web-signed-out-close = Close

## Games

web-option-memory = Memory
web-option-memory-strict = everyone remembers for themselves
web-option-memory-ledger = a ledger lists what everyone saw
web-option-offers = Maximum offers per turn (0 = no limit)
web-option-four = What four flags or four card symbols are worth
web-option-four-6 = 6 cards, as in the newer edition
web-option-four-10 = 10 cards, continuing the series 1, 3, 6
web-option-setup = Shops
web-option-setup-standard = shuffled, ten of them face up
web-option-setup-quick = all face up, in a fixed order
web-option-stalling = If nobody acts for a whole round
web-option-stalling-end = the game ends after two such rounds in a row
web-option-stalling-go-on = the game continues
web-bot-random = Drifter (plays at random)
web-bot-greedy = Pedlar (easy)
web-bot-deckhand = Deckhand
web-bot-clerk = Clerk
web-bot-merchant = Merchant
web-bot-navigator = Navigator
web-bot-captain = Captain
web-bot-doge = Doge
web-level-deckhand = A friendly beginner that thinks about this turn and little else.
web-level-clerk = Plays a decent game, but misses things and is too optimistic in trades.
web-level-merchant = Plans whole turns, bargains well and remembers who lied.
web-level-captain = Looks ahead and takes its time over the moves that decide the game.
web-level-doge = Looks ahead like a captain and drives the hardest bargains.
web-bot-about = { $name }, rated about { $rating }
web-bot-skill = skill
web-bot-character = character
web-character-balanced = balanced
web-character-honest = honest
web-character-sly = sly
web-character-generous = generous
web-character-stubborn = stubborn
web-character-silent = silent

## Home

web-home-title = A home for trading games
web-home-play = Play now
web-home-mine = Your games
web-home-all-mine = Show all
web-home-mine-empty = You have no games in progress. Choose one above to start playing.
web-home-open-empty = No table is waiting for players right now. Start one and send the link to a friend.
web-home-new = Start a table
web-play-now = Play now
web-set-up = Set up…
web-players = players
web-your-name = Your name
web-card-your-turn = Your turn
web-card-turn = { $name }’s turn
web-card-free = { $count ->
    [0] ready to start
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-status-open = open
web-status-playing = in progress
web-status-paused = paused
web-status-over = over
web-status-closed = This table is closed
web-closed-text = It was closed before the game ended.

## Start a table

web-new-game = Game
web-new-who = Players
web-new-how = Settings
web-new-private = By link only, not in the list of tables
web-new-title = Title
web-new-talk = How long a bot waits for offers before it ends trading
web-new-calm = Bots play slowly enough to follow
web-new-open = Open the table
web-new-open-hint = You’ll get a link to send to your friends.
web-new-start = Start the game
web-new-start-hint = All seats are taken. The game starts right away.
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
web-clock-live = live, in one sitting
web-clock-days = days per turn
web-clock-bank = Starting time in minutes
web-clock-increment = Extra seconds per turn
web-clock-per-turn = Time per turn
web-clock-words-live = { $minutes } min + { $seconds } s per turn
web-clock-words-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}

## Seats

web-seats = Seats
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-you = you
web-you = You
web-seat-anybody = anyone
web-seat-bot = a bot
web-seat-free = free
web-seat-is-bot = bot: { $bot }
web-seat-stood-in = a bot is standing in: { $bot }
web-seat-here = is here
web-seat-away = is away
web-seat-ready = is done trading
web-purse = purse
web-absent = { $name } is away.
web-relieve = Let a bot stand in
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
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
web-lobby-host = Everyone is here. Waiting for the host to start the game.
web-seat-host = host
web-send-away = Remove { $name }?
web-send-away-text = The seat will be free. They can sit down again with the link.
web-send-away-yes = Remove
web-name-most = A name has at most { $most } characters.
web-sit = Sit down
web-stand-up = Stand up
web-add-bot = Bot
web-remove-bot = Remove
web-fill-bots = Fill with bots
web-invite = Link to this table
web-copied = Copied
web-start = Start the game

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
web-menu-fair = Fair shuffle
web-no-board = The board could not be loaded.
web-board-failed = This game’s own board could not be loaded. Here is the plain table instead.
web-log = Log
web-log-now = Back to now
web-log-past = You’re viewing an earlier moment.
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Say something
web-chat-say-gallery = Say something to spectators
web-chat-send = Send
web-chat-earlier = Earlier messages
web-mute = Mute { $name }
web-muted = { $name } is muted.
web-unmute = Unmute
web-stand = Let a bot play for me
web-stand-rated = In a rated game your final place still counts for you, even if a bot finishes the game.
web-return = Take my seat back
web-pause = Pause
web-resume = Resume
web-close-table = Close the table for good
web-commitment-text = The shuffle was fixed before the first move. At the end, you can check the seed against this fingerprint:

## The prompt line

web-prompt-label = What to do now
web-prompt-waiting = { $name } is thinking.
web-prompt-waiting-all = Waiting for the others.
web-prompt-over = The game is over.
web-prompt-paused = The game is paused.
web-prompt-rule = Read the rule: { $id }
web-undo = Undo
web-confirm-end = End your turn?
web-confirm-end-plain = Then it’s someone else’s turn.
web-confirm-yes = Yes, end it
web-confirm-no = Not yet
web-confirm-never = Don’t ask again

## The end

web-result-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
web-result-sheet = Score sheet
web-result-total = Total
web-result-board = See the board
web-result-open = See the result
web-result-review = Who told the truth?
web-result-seed = Was the shuffle fair?
web-result-seed-text = The fingerprint was shown before the first move. With the seed, anyone can check it and replay the whole game from its record.
web-result-seed-value = Seed:
web-result-commitment = Fingerprint:
web-money-over-time = Money over time
web-rematch = Rematch
web-replay = Replay
web-record = Save the record

## Replay

web-replay-back = Back to the table
web-replay-seat = Point of view
web-replay-controls = Replay
web-replay-play = Play
web-replay-stop = Stop
web-replay-step = Next move
web-replay-step-back = Previous move
web-replay-turn = Next turn
web-replay-turn-back = Previous turn
web-replay-moment = Moment
web-replay-pace = Speed
web-replay-slow = slow
web-replay-usual = normal
web-replay-fast = fast
web-replay-link = Link to this moment
web-replay-fork = Play from here

## Rules

web-rules-search = Search the rules
web-rules-beside = Both editions side by side
web-rules-contents = Sections
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-none = No rule contains these words.
web-rules-not-here = Not in the { $edition } edition.
web-rule-all = The whole rulebook
web-mark-doc = From a published rulebook.
web-mark-doc-short = rulebook
web-mark-fact = From public descriptions of the game.
web-mark-fact-short = described
web-mark-ruling = No source covers this. It is our decision.
web-mark-ruling-short = ruling
web-mark-reconstruction = Printed on the original components, which we don’t have. Reconstructed with care.
web-mark-reconstruction-short = reconstruction
web-mark-edition = { $edition } only

## My games and ratings

web-games-running = In progress
web-games-finished = Finished
web-games-none-finished = You haven’t finished a game yet.
web-rating-games = { $games ->
    [one] { $games } game, { $wins } won
   *[other] { $games } games, { $wins } won
}
web-tally = average place { $place }, average score { $mean }, best { $best }
web-player-since = { $login }, joined { $date }
web-player-none = No finished games at public tables yet.
web-ratings-how = For players with an account. The number is a cautious estimate: a player is almost certainly at least this strong.
web-ratings-none = Nobody has a rating yet.
web-ratings-place = Place
web-ratings-name = Name
web-ratings-rating = Rating
web-ratings-games = Games
web-ratings-wins = Won

## Settings

web-settings-where = Your choices are saved in this browser.
web-settings-language = Language
web-settings-theme = Theme
web-theme-system = match device
web-theme-daylight = daylight
web-theme-lamplight = lamplight
web-settings-motion = Motion
web-motion-system = match device
web-motion-on = on
web-motion-off = off
web-settings-sound = Table sounds
web-settings-pace = This speed applies when you play alone with bots. At a table with other people, change it in the menu.
web-settings-vibrate = Vibrate when it’s my turn
web-settings-awake = Keep the screen on while I play
web-sound-offer = Would you like to hear when it’s your turn, and what happens at the table?
web-sound-yes = Sounds on
web-sound-no = No, thanks
web-settings-confirm = Ask before a move that ends my turn

## Account

web-account-name = Your name
web-account-name-text = You only need a name to play.
web-account-rename = Save name
web-account-renamed = Name saved.
web-account-title = Your account
web-account-text = An account keeps your name, games and rating on every device. No email address needed.
web-account-alone = All other devices, links and programs signed in as { $name } will be signed out.
web-account-bring = When I sign in, bring the games I played as { $name }
web-account-login = Account name
web-account-password = Password, at least 8 characters
web-account-register = Create account
web-account-enter = I have an account: sign in
web-account-made = Account created.
web-account-entered = Welcome back.
web-account-left = Signed out. Your games stay in your account.
web-account-yours = Signed in as { $login }
web-account-yours-text = Your games and your rating are kept.
web-account-leave = Sign out on this device
web-account-link = Create a link for another device
web-account-device-text = A personal link signs another device in as you. Keep it to yourself.
