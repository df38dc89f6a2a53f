# Why something cannot be done: `Refused("game-over")` is told as `refused-game-over`.

## Any game

refused-game-over = The game is over.
refused-no-seat = There is no such seat.
refused-no-move = That is not a move.
refused-no-game = There is no game '{ $name }'. Games: { $names }.
refused-seed = A seed is 1 to { $most } printable ASCII characters without spaces, quotes or /.
refused-option-value = The option `{ $name }` takes one of { $values }, not '{ $value }'.
refused-option-only = The option `{ $name }` is only available with { $where }.
refused-no-option = There is no option '{ $name }'. Options: { $names }.
refused-not-your-turn = It’s not your turn.
refused-not-your-move = It’s not your move.
refused-nothing-played = Nothing has been played yet.
refused-moved-since = { $name } has moved since.
refused-came-to-light = This move revealed something that can’t be unseen.
refused-no-undo = That can’t be undone. { $reason }
refused-undo-count = You can undo { $most ->
    [one] { $most } move
   *[other] 1 to { $most } moves
}, not { $count }.

## Bots

refused-no-bot = There is no bot '{ $name }'. Bots: { $names }.
refused-bot-settings = The bot { $name } doesn’t take the settings { $settings }.
refused-bot-version = Version { $version } of the bot { $name } is not available here. The newest version is { $newest }.
refused-bot-not-loaded = The bot { $name } cannot be loaded: { $error }.
refused-no-character = Choose one character from { $names }, not '{ $setting }'.
refused-no-budget = '{ $text }' is not a thinking time. Write seconds (1s), milliseconds (500ms) or a number of iterations (200).
refused-long-bot = That name is too long for a bot.
refused-bot-thinks = Bots here may think for at most { $seconds } seconds or { $iterations } iterations per move.

## At a table

refused-not-begun = The game hasn’t started yet.
refused-begun = The game has already started.
refused-paused = The game is paused.
refused-closed = This table is closed.
refused-sits-already = You’re already sitting at this table.
refused-table-full = All seats at this table are taken.
refused-nobody-there = Nobody sits there.
refused-empty-seats = { $empty ->
    [one] There is still an empty seat.
   *[other] There are still { $empty } empty seats.
}
refused-bot-plays-for-you = A bot is playing for you. Take your seat back first.
refused-person-plays = That player is playing again.
refused-move-too-long = That is too long for a move.
refused-no-talks = Nobody is trading right now.
refused-held-enough = You have asked for a moment { $most } times this turn. That is the limit.
refused-paused-enough = You have paused { $most } times this turn. That is the limit.
refused-gift-no-clock = Nobody needs more time: this table has no clock.
refused-gift-self = You can’t give yourself more time.
refused-gift-bot = A bot is playing there. It doesn’t need more time.
refused-gift-plenty = { $name } still has plenty of time.
refused-gift-enough = { $name } has been given time { $most } times this turn. That is the limit.
refused-gift-rated = This game is rated, so nobody can be given more time.
refused-turn-long-enough = This turn has lasted long enough. The bot is ending its trading now.
refused-bot-there-already = A bot is already playing there.
refused-plays-already = You’re already playing. No bot is standing in for you.
refused-only-sitters-speak = Only seated players can write in the table’s chat.
refused-no-remark = That is not one of the quick phrases.
refused-coach-off = Coaching is off: the host hasn’t allowed it, or this game is rated or part of an event.
refused-coach-unasked = You haven’t turned that on. The table’s menu lists what your coach can do.
refused-no-answer = No answer came in time. Please try again.
refused-open-never = In this game, hands stay hidden until the end.
refused-open-over = Open hands can be watched only while the game is running. Afterwards the replay shows them.
refused-open-seat = Players at this table, and anyone on the same network as a player, can’t see other hands.
refused-open-not-yet = It’s too early. The first rounds are not shown yet.
refused-open-range = Spectators can see all hands after 1 to { $most } rounds, or never (0).
refused-coach-turn = The coach answers on your turn, and when an offer is waiting for you.
refused-coach-day = There is no coach in the try that counts.
refused-day-no-undo = There is no undo in the try that counts.
refused-day-spoils = This is someone else’s try at the daily challenge. Play yours first. Then you can look at others.
refused-day-not-over = That day’s challenge is still being played. Try again when the day is over.
refused-no-day = There is no daily challenge for that day here.
refused-only-watching = You are only watching this table.
refused-only-sitters = Only seated players can do that.
refused-seats-are = There is no such seat. Seats are 0 to { $last }.
refused-seat-taken = That seat is taken.
refused-name-length = A name can have at most { $most } characters.
refused-name-taken = Someone else at this table is called { $name }.
refused-other-version = This game uses version { $theirs } of the rules of { $game }. This Fondaco has version { $ours }.
refused-newer-version = This game uses version { $theirs } of the rules of { $game }. This Fondaco has version { $ours }. A newer Fondaco can read it.
refused-nothing-to-say = The message is empty. Write something first.
refused-text-too-long = That is too long. The limit is { $most } characters.
refused-not-here = That can’t be done here.
refused-does-not-wait = The game is not waiting for that seat.
refused-relieve-when = A bot can stand in only after the game has waited a minute for a player who is away.
refused-gallery = Only spectators can do that.
refused-banned = You are banned from this server: { $why }
refused-who-are-you = Choose a name on the account page first.
refused-no-such-order = There is no standing order “{ $order }” in this game.
refused-order-unclear = This game does not know that standing order.

## Opening tables, sitting down, and afterwards

refused-talk-range = The time a bot waits for offers can be 0 seconds to 7 days.
refused-title-length = A title can have at most { $most } characters.
refused-bank-range = The starting time can be 10 seconds to 10 hours.
refused-increment-range = The extra time per turn can be 0 seconds to 1 hour.
refused-days-range = A turn can take up to 60 days.
refused-same-deal-early = You can start a game with the same cards when this one is over.
refused-seat-not-free = Seat { $seat } is not free.
refused-too-many-bots = There are more bots than seats.
refused-would-be-empty = Some seats would still be empty.
refused-players-range = { $game } is for { $least } to { $most } players, not { $players }.
refused-host-blocks = The host of this table doesn’t want to play with you.
refused-not-over = This game is not over yet.
refused-fork-finished = You can start from a moment of a game only when that game has finished.
refused-no-moment = There is no such moment in this game.
refused-report-length = A report can have 1 to 2000 characters.
refused-record-when-over = The record becomes available when the game is over.
refused-replay-when-over = The replay becomes available when the game is over.
refused-no-seat-or-moment = There is no such seat or moment.
refused-moment-too-far = The log doesn’t go back to that moment.
refused-no-table = There is no such table.
refused-only-host = Only the host of this table can do that.
refused-not-sitting = You aren’t sitting at this table.

## People and the house

refused-say-name-first = Choose a name on the account page first (a program sends it to POST /api/me).
refused-no-such-token = This token is not valid, or no longer valid. Create a new one on the account page.
refused-another-site = This request came from another site, so it was blocked. Open Fondaco itself and try again there.
refused-no-language = The language '{ $language }' is not available here.
refused-link-nobody = This link no longer works. Create a new one on a device that is still signed in.
refused-no-link = That link no longer exists.
refused-no-token = That token no longer exists.
refused-webhook-https = A webhook address must begin with https://.
refused-no-address = That is not an address, or it is too long. It should look like https://example.org/path.
refused-nobody-to-block = That player does not exist.
refused-no-player = Nobody has this account name.
refused-no-game-here = There is no game '{ $game }' here.
refused-no-ratings = There are no ratings for '{ $game }', only for { $games }.
refused-no-push = This server doesn’t send notifications.
refused-push-browsers = You can get notifications in at most { $most } browsers. Turn them off in another one first.
refused-no-subscription = Notifications are off in this browser. You can turn them on again in the settings.
refused-no-answer-within = No answer within { $seconds } seconds.
refused-no-http = Something answers there, but it is not a web server. Please check the address.
refused-not-public = { $host } can’t be found on the public internet.
refused-no-such-address = That is not an address of the form https://host/path.
refused-no-webhook = There is no webhook yet. Save an address first.
refused-webhook-unreached = The message did not arrive: { $reason }
refused-webhook-status = The message arrived, but the answer was { $status } instead of 200.
refused-test-pause = Please wait a few seconds before you try that again.
refused-wrong-password = That password is wrong.
refused-no-account = You don’t have an account yet.
refused-no-device = That device is no longer signed in.
refused-nobody-to-report = That player does not exist.
refused-has-account = You already have an account.
refused-login-length = An account name must have 2 to { $most } characters.
refused-password-length = A password must have { $least } to { $most } characters.
refused-login-taken = The account name { $login } is taken. Please choose another.
refused-login-alike = Someone has an account name that looks like { $login }. Please choose another.
refused-login-mixed = All letters of an account name must come from one alphabet.
refused-many-links = You already have { $most } personal links. Revoke one first.
refused-many-tokens = You already have { $most } tokens. Revoke one first.
refused-wrong-login = The account name or the password is wrong.
refused-many-guesses = Too many wrong passwords. Please wait ten minutes.
refused-choose-name = Please choose a name of 1 to { $most } characters.
refused-text-nul = The text contains a character that can’t be saved (NUL). Please type it again.
refused-text-half = The text contains a broken character. Please type it again.
refused-number-too-large = That number is too large. Please choose a smaller one.
refused-not-opened = The table could not be opened. Please try again.
refused-too-many-writing = Too many others are writing at this table. Please try again.
refused-not-written = That could not be saved. Please try again.
refused-cannot-write = The server can’t save anything right now. Please try again.
refused-cannot-write-connect = The server can’t save anything right now. Please open the table again.
refused-storage-full = This browser can’t save anything: its storage is full or turned off. Nothing has changed.
refused-only-with-server = You’re playing alone here, in your browser. What you asked for needs a server.
refused-cannot-read-connect = The server can’t read its database right now. Please open the table again.
refused-too-slow = Your connection is too slow to keep up. Please open the table again.
refused-signed-out = You are no longer signed in here.
refused-too-often = Too many requests. Please open the table again a little later.
refused-too-many-requests = Too many requests. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-at-once = Too many requests at once. Please wait for the first answers.
refused-too-many-connects = Too many new connections. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-connections = You have too many tables open at once. Please close one.
refused-too-many-costly = That is a lot of work for the server, and you’ve asked for it many times already. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-questions = You have asked your coach a lot. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-reviews = Your earlier reviews are still running. Please wait for one to finish.
refused-too-many-entries = You’re going too fast. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-speeches = You have written a lot. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-passwords = Too many password attempts from your address. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-many-offers = You already have { $most } offers on the table. Withdraw one first.
refused-others-play = Other people are playing too, so you can’t close the game. If you have to go, let a bot play for you.
refused-house-full = The server is full. Please try again in a moment.
refused-said-nothing = Timed out. Please try again.
refused-wrong-host = This server does not answer to the name { $host }. Whoever runs it can add the name (fondaco serve --hosts).
refused-no-such-show = There is no recorded game called { $name }.
refused-only-owner = Only the person who started Fondaco can do that, on the computer it runs on.
refused-no-network = This computer is not on a private network, or the port is already in use there.
refused-went-wrong = Something went wrong on the server. Nothing was changed.
refused-went-wrong-connect = Something went wrong on the server. Please open the table again.
refused-many-tables = You already have { $tables } tables running, which is the limit. Finish or close one first.
refused-many-tables-address = There are already { $tables } tables running from your network, which is the limit. Finish or close one first.
refused-many-thinkers = You can have at most { $bots } slow-thinking bots at once. Choose a quicker bot, or finish or close a table first.
refused-many-thinkers-address = Your network can have at most { $bots } slow-thinking bots at once. Choose a quicker bot, or finish or close a table first.
refused-link-other = This link belongs to someone else. Check who you are signing in as.
refused-set-aside = This table can’t be read, so the server has set it aside. Please tell whoever runs the server.
refused-not-ordered = That standing order has already ended.

## Positions

refused-long-position = That is too long for a position.
refused-no-such-position = There is no such position.
refused-not-json = This is not a position: it is not valid JSON.
refused-not-json-object = This is not a position: it is not a JSON object.
refused-field-object = { $where } should be an object.
refused-field-missing = { $where } lacks '{ $field }'.
refused-field-unknown = { $where } has an unknown field '{ $field }'.
refused-field-flag = { $where }: { $field } should be true or false.
refused-field-text = { $where }: { $field } should be text.
refused-field-number = { $where } should be a whole number from { $low } to { $high }.
refused-field-choice = { $where } should be one of { $names }.
refused-field-list = { $where } should be a list.
refused-field-list-of = { $where } should be a list of { $length ->
    [one] { $length } item
   *[other] { $length } items
}.
refused-field-texts = { $where } should be a list of strings.
refused-no-seat-at = There is no seat { $seat } at a table of { $players }.

## Records

refused-at-line = Line { $line }: { $reason }
refused-no-such-ply = There is no move { $ply }. This game has moves { $first } to { $last }.
refused-seats-to = There is no seat { $seat }. Seats are 0 to { $last }.
refused-seats-and-names = The number of seats ({ $seats }) and the number of names ({ $names }) are different.
refused-seed-hidden = The seed is still hidden, so this cannot be replayed.
refused-seed-not-committed = The seed does not match the fingerprint that was fixed before the first move.
refused-review-unfinished = This game is not over yet. Reviews are for finished games.
refused-review-budget = A review runs { $least } to { $most } simulations per decision, not { $budget }.
refused-puzzle-shape = This is not a puzzle: something is missing or has the wrong form.
refused-puzzle-unsound = Puzzle { $puzzle } is not sound: { $reason }
refused-puzzle-id = its id does not match its position.
refused-puzzle-ruleset = it does not belong to { $ruleset }.
refused-puzzle-choices = its choices are not legal moves.
refused-puzzle-solution = its solution ({ $move }) is not one of its choices.
refused-puzzle-file = This file contains no puzzles.
refused-no-such-puzzle = There is no puzzle { $id } here.
refused-no-such-puzzles = There are no such puzzles here.
refused-puzzle-answer = { $move } is not one of the choices in this puzzle.
refused-at-move = Move { $ply }, '{ $move }': { $reason }
refused-over-before = The game ended before this move.
refused-other-seats-move = Seat { $seat } cannot move now, but { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
} can.
refused-not-unfinished = The moves end the game, but the record calls it unfinished.
refused-not-ended = The record has a result, but its moves do not end the game.
refused-other-scores = The scores should be { $scores }.
refused-other-places = The places should be { $places }.
refused-other-checksum = The checksum of the last position should be { $checksum }.
refused-record-key-twice = { $key } appears a second time.
refused-record-too-long = This is too long for a record: more than { $most } MB.
refused-record-not-text = This is not UTF-8 text.
refused-record-title = A record must begin with '{ $title }'.
refused-record-format = This is a record of format '{ $theirs }'; this Fondaco reads format { $ours }.
refused-record-header-line = '{ $line }' is not a header line. Header lines look like 'key: value'.
refused-record-no-key = There is no header key '{ $key }'.
refused-record-leading-zero = '{ $key }' must be written without the leading zero.
refused-record-lacks = The header line '{ $key }' is missing.
refused-record-places-missing = `places` is missing: a finished game has places, an unfinished one does not.
refused-record-places-extra = `places` does not belong here: a finished game has places, an unfinished one does not.
refused-record-checksum-missing = `checksum` is missing: a record with a known seed has one, a record with a hidden seed does not.
refused-record-checksum-extra = `checksum` does not belong here: a record with a known seed has one, a record with a hidden seed does not.
refused-record-number = { $what } must be a number from { $low } to { $high }, not '{ $text }'.
refused-record-numbers = { $what } has { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-record-hex = { $what } must be { $digits } hexadecimal digits, not '{ $text }'.
refused-record-date = '{ $text }' is not a date. Dates look like 2026-11-15.
refused-record-seat = '{ $text }' is not a seat. Seats look like 'Anna (person)'.
refused-record-no-seat = There is no { $key } in a game of { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-record-goes-nowhere = The line before does not end with ';', so this line does not continue anything.
refused-record-indent = The line before ends with ';': an indented line must follow.
refused-record-empty-move = There is an empty move here.
refused-record-comment = A comment is not allowed here.
refused-record-cut-short = The record ends in the middle of a line of moves.
refused-record-moves-line = '{ $line }' is not a line of moves. They look like '7  0: a; b'.
refused-record-moves-number = This line of moves should be number { $expected }, not { $number }.
refused-record-no-such-seat = There is no seat { $seat } in a game of { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-record-quote = '{ $text }' has no closing quote, or has text after it.
refused-record-move-written = A record cannot contain the move '{ $move }'.

## Files and commands

refused-cannot-read = Cannot read { $file }: { $error }.
refused-cannot-read-folder = Cannot read the folder { $folder }: { $error }.
refused-cannot-write-file = Cannot write { $file }: { $error }.
refused-cannot-make-folder = Cannot create the folder { $folder }: { $error }.
refused-not-text = { $file } is not UTF-8 text.
refused-option-how = Write an option as name=value, not '{ $option }'.
refused-option-twice = The option `{ $name }` is given twice, as { $one } and as { $other }.
refused-seat-or-all = Choose --seat or --all, not both.
refused-no-lesson = There is no lesson '{ $name }'. Lessons: { $names }.
refused-lesson-move = Lesson { $lesson }, { $step }, { $seat }: { $move }: { $reason }
refused-no-such-field = A person has no field called { $fields }.

## Bots at play

refused-seats-and-bots = The number of seats ({ $seats }) and the number of bots ({ $bots }) are different.
refused-did-not-end = The game with the seed { $seed } did not end in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
refused-bot-silent = The game is waiting for the bot { $bot }, but it does not answer.
refused-bot-wrong-move = The bot { $bot } in seat { $seat } made an illegal move at ply { $ply }: { $reason }

## Arena

refused-no-workers = There cannot be { $workers } workers.
refused-cluster-failed = The cluster failed: { $error }
refused-cluster-needs-ray = A cluster needs ray: pip install ray.
refused-no-cluster = There is no cluster at { $address }: { $error }.
refused-cluster-how = Write a cluster as { $local }, { $auto }, host:port or ray://host:port, not '{ $address }'.
refused-plot-needs-matplotlib = Plots need matplotlib: pip install matplotlib.
refused-plot-kinds = A plot file must end with { $kinds }, not { $file }.
refused-plot-folder = There is no folder { $folder } for the plot.
refused-plot-is-folder = { $file } is a folder. A plot needs a file name.
refused-data-needs-pyarrow = Parquet tables need pyarrow: pip install 'fondaco[data]'.
refused-export-not-empty = The folder { $folder } is not empty. An export needs a new or empty one.
refused-export-not-folder = { $file } is not a folder. An export needs a new or empty one.
refused-export-version = { $file } was exported in version '{ $theirs }' of the format, but this Fondaco reads version { $ours }. Export the records again.
refused-export-unreadable = { $file } is damaged, or was not made by an export: { $error }
refused-worker-died = A worker process died. Is there enough memory?
refused-bots-how = List the bots with commas between them, such as merchant,random.
refused-game-players = { $game } is for { $least } to { $most } players, not { $players }.
refused-seating-ways = Seating must be one of { $ways }, not '{ $way }'.
refused-seating-too-many = To let these bots sit in every order once would take { $games } games. The limit is { $most }. Name fewer bots, or use --seating rotate.
refused-games-least = There must be at least 1 game, not { $games }.
refused-players-and-bots = The number of players ({ $players }) and the number of bots ({ $bots }) are different.
refused-test-same-bot = A test compares two different bots, not { $bot } with itself.
refused-test-elo = The difference to detect must be 1 to { $most } Elo points, not { $elo }.
refused-test-elo-alone = A difference to detect (--elo) needs a test (--sprt A,B).
refused-test-how = A test compares two bots, written A,B, not '{ $text }'.
refused-no-files = There are no files in { $folder }.
refused-lan-alone = --lan works only without a command. See `fondaco serve --host`.
refused-workers-few = There has to be at least one worker, not { $count }.
refused-workers-windows = On Windows there can be only one worker, because a process there cannot pass a connection to another process.
refused-workers-database = Workers share their tables through PostgreSQL. Give its address: --database postgresql://…
refused-workers-bus = Workers exchange messages through NATS. Give its address: --bus nats://…
refused-puzzles-where = Name either a new file with --out or an existing one with --into.
refused-record-unreadable = Cannot be read: { $error }.
refused-record-unplayable = Cannot be replayed: { $error }.
refused-no-finished-games = { $files ->
    [one] The only file in { $folder } is not a finished game that can be replayed
   *[other] None of the { $files } files in { $folder } is a finished game that can be replayed
}; { $file }: { $reason }
refused-unfinished = The game is unfinished.
refused-tournament-bots = A tournament needs bots.
refused-tested-not-playing = The test needs { $bot }, which is not among the players.

## Environments

refused-opponents = { $need ->
    [one] { $need } opponent is
   *[other] { $need } opponents are
} needed, not { $given }.
refused-illegal-how = `illegal` must be one of { $names }, not '{ $value }'.
refused-reset-first = Reset the environment first.
refused-over-reset = The game is over. Reset the environment.
refused-seed-digits = A seed can have 1 to { $most } digits, not { $digits }.
refused-resampled = A resampled state has no history, so it cannot be serialised.
refused-reward-how = `reward` must be one of { $names }, not '{ $value }'.
refused-no-such-action = Action { $action } is not one of this seat's actions now.
refused-seat-silent = The game is waiting for seat { $seat }, but it does not answer.
refused-vector-needs-numpy = Playing several games side by side needs numpy: pip install 'fondaco[envs]'.
refused-vector-games = At least one game is needed, not { $games }.
refused-vector-workers = There can be 1 to { $most } workers, not { $workers }.
refused-vector-row = There is no row { $row }: rows are 0 to { $last }.
refused-vector-seeds = { $need ->
    [one] { $need } seed is
   *[other] { $need } seeds are
} needed, not { $given }.
refused-vector-shape = Actions are one row of { $need } numbers; these have the shape { $shape }.
refused-vector-type = Actions are whole numbers, not { $type }.
refused-vector-over = The game in row { $row } is over: reset it, or give -1 instead of an action.
refused-vector-action = Action { $action } is not legal in row { $row }. No game has changed.
refused-vector-worker = The process that played rows { $first } to { $last } has ended. Reset the environment to start these games again.
refused-vector-closed = The environment is closed.

## Running a house

refused-no-house = There is no Fondaco database at { $url }.
refused-table-is-already = { $table } is already { $status }.
refused-no-such-table = There is no table { $table }.
refused-export-not-begun = This game has not started. Use --log to print what there is.
refused-export-what = Name one table, or write all games with --all DIR. --log and --output are for one table.
refused-looking-already = You are already looking for players for another game. Stop that search first.
refused-export-all-not-folder = { $folder } is not a folder.
refused-export-all-not-empty = { $folder } is not empty. Name a new or an empty folder.
refused-port-taken = Another program is already listening at { $at }. Stop it, or choose another port with --port.
refused-port-taken-by-fondaco = Fondaco is already running at { $at }. Stop it, or choose another port with --port.
refused-port-forbidden = You are not allowed to listen at { $at }. Choose a port above 1023 with --port.
refused-cannot-listen = Cannot listen at { $at }: { $error }.
refused-database-served = Another Fondaco is already using this database. It is running at { $address }. To run several processes on one database, use PostgreSQL and --bus.
refused-restart-time = '{ $time }' is not a time. Write 90s, 10m or 1h30m, and at most 7 days.
refused-restart-message = A message may have at most { $most } characters.
refused-restart-how = Plan a restart with --in, or cancel it with --cancel. A message needs --in.
refused-restart-none = No restart is planned.
refused-tell-reason = Please give a reason.
refused-no-login = There is no account { $login }.
refused-nobody-called = Nobody has the account name or id { $name }. Use `people` to search by name.
refused-no-setting = There is no board data for { $game }.
refused-no-such-lesson = There is no lesson '{ $name }'.
refused-no-board-file = There is no such board file here.
refused-no-such-guide = There is no guide '{ $name }'.
refused-no-example = There is no example '{ $name }' to try.
refused-table-status = A table’s status is one of { $names }.
refused-before-milliseconds = `before` must be a time in milliseconds.
refused-push-address = The address of a push service must begin with https://.
refused-push-keys = A subscription needs the keys p256dh and auth.
refused-push-keys-damaged = The keys of this subscription are damaged.
refused-frame-too-long = That message is too long.
refused-frame-no-request = That frame is not a request: { $error }.
refused-body-missing = This request needs a body: JSON, at least { "{}" }.
refused-body-not-json = The body of this request is not JSON: { $error }.
refused-body-form = The body of this request has the wrong form: { $error }.
refused-request-form = This request has the wrong form: { $error }.
refused-no-such-method = This address does not accept { $method }.
refused-nothing-there = There is nothing at this address.
refused-body-too-large = The body of this request is too large.
refused-request-id = A request id must have 1 to { $most } characters.
refused-last-entry = `last` must be the number of the last entry you have seen.
refused-bot-outpaced = The game moved on while the bot was thinking.
refused-log-opening = The log of this table does not begin with the opening of the table.
refused-log-gap = Log entry { $number } does not follow log entry { $before }.
refused-unreachable = { $error }

## The store

refused-store-address = '{ $url }' is not the address of a database. Use sqlite:///path or postgresql://…
refused-store-kind = '{ $kind }' is not a kind of database. Use sqlite:///path or postgresql://…
refused-store-postgres-address = That is not the address of a PostgreSQL database.
refused-store-sqlite-option = A SQLite database has no option '{ $option }'.
refused-store-not-opened = The database cannot be opened: { $error }
refused-store-file-not-opened = The database '{ $path }' cannot be opened: { $error }.
refused-store-not-usable = The database cannot be used: { $error }.
refused-store-locked = The database cannot be used: another program has locked it.
refused-store-disk-full = The database cannot be used: the disk is full.
refused-store-read-only = The database cannot be used: it is read-only.
refused-store-disk-silent = The database cannot be used: the disk is not responding.
refused-store-damaged = The database cannot be used: it is damaged. Restore a backup.
refused-store-not-sqlite = The database cannot be used: it is not a SQLite database.
refused-store-cannot-open = The database cannot be used: it cannot be opened.
refused-store-busy = The database is too busy.
refused-store-silent = The database is not responding.
refused-store-lost = The connection to the database was lost. Check whether the change was made.
refused-store-closed = The database is closed.
refused-store-taken = That is already taken.
refused-store-login-taken = That account name is taken.
refused-store-secret-taken = This secret is already in use.
refused-store-rating-stale = That rating has changed in the meantime.
refused-store-migration-failed = The database could not be brought up to date: { $error }
refused-backup-no-store = There is no database at '{ $url }'.
refused-backup-damaged = The database is damaged, so the backup was not kept.
refused-backup-failed = The backup failed: { $error }.
refused-no-backup = There is no backup '{ $file }'.
refused-export-torn = { $file } is incomplete, or was not written by Fondaco.
refused-restore-not-empty = That database is not empty. Restore into a new one.
refused-store-newer = This was written by a newer Fondaco, in version '{ $theirs }' of its format. This Fondaco reads only up to version '{ $ours }'. Install the newer Fondaco, or use an older backup.
refused-not-aside = { $table } is not set aside.
refused-entry-unreadable = Log entry { $entry } of { $table } cannot be read ({ $why }). `export --log` prints what there is.
refused-table-unlisted = The entry for { $table } in the list of tables cannot be read. A running server will rebuild it from the table’s log.
refused-store-number-taken = That number is taken.

# The ladder against bots

refused-ladder-guest = Rated games need an account. Create one on the account page: a name and a password are enough.
refused-ladder-help = Ladder games have no coach and no open hands for spectators, and nobody may know the cards beforehand.
refused-ladder-alone = On the ladder you play alone against bots: sit down yourself and put a bot in every other seat.
refused-ladder-bots = Only these bots count on the ladder, and only without a character: { $bots }.
refused-ladder-unmeasured = The bots of this game have no measured strength yet, so it has no ladder.
refused-ladder-running = You already have a rated game against these bots running. Finish it first: it is in My games.
refused-ladder-no-undo = This game counts on the ladder, so nothing can be taken back.

## Roles and moderation

refused-only-with-role = Only people with a role on this server can do that.
refused-no-report-state = The state of a report is one of: { $states }.
refused-no-report = There is no report { $report }.
refused-no-role = A role is one of: { $roles }.
refused-last-owner = You are the only owner. Make someone else an owner first.
refused-reason-length = Write 1 to { $most } characters.
refused-hours = Choose 0 to { $most } hours.
refused-announce-hours = Choose 1 to { $most } hours.
refused-no-sanction = This person is not muted or banned.
refused-no-sanction-kind = Choose one of: { $kinds }.
refused-not-yourself = You can’t do that to yourself.
refused-has-role = This person has a role on this server. Only an owner can do that.
refused-muted = You can’t write in chats at the moment. The reason: { $why }
refused-sent-away = A moderator has sent you away from this game. A bot will play it to the end.
