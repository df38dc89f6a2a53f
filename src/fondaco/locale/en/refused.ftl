# Why something cannot be done: `Refused("game-over")` is told as `refused-game-over`.

## Any game

refused-game-over = The game is over.
refused-no-seat = There is no such seat.
refused-no-move = This is not a move.
refused-no-game = There is no game '{ $name }'; there are { $names }.
refused-seed = A seed is 1 to { $most } printable ASCII characters without spaces, quotes or /.
refused-option-value = Option { $name } is one of { $values }, not '{ $value }'.
refused-option-only = There is a choice of option { $name } only with { $where }.
refused-no-option = There is no option '{ $name }'; there are { $names }.
refused-not-your-turn = It is not your turn.
refused-not-your-move = It is not your move.
refused-nothing-played = Nothing has been played yet.
refused-moved-since = { $name } has moved since.
refused-came-to-light = Something came to light with this move that cannot be unseen.
refused-no-undo = That cannot be taken back. { $reason }
refused-undo-count = You can take back { $most ->
    [one] { $most } move
   *[other] 1 to { $most } moves
}, not { $count }.

## Bots

refused-no-bot = There is no bot '{ $name }'; there are { $names }.
refused-bot-settings = The bot { $name } does not take the settings { $settings }.
refused-bot-not-loaded = The bot { $name } cannot be loaded: { $error }.
refused-no-character = '{ $setting }' is not a character, or not the only one; there are { $names }.
refused-no-budget = '{ $text }' is no time to think: write seconds (1s), milliseconds (500ms) or a number of iterations (200).
refused-long-bot = There is no bot with such a long name.
refused-bot-thinks = A bot in this house thinks for at most { $seconds } seconds or { $iterations } iterations about a move.

## At a table

refused-not-begun = The game has not begun yet.
refused-begun = The game has begun already.
refused-paused = The game is paused.
refused-closed = This table is closed.
refused-sits-already = You already sit at this table.
refused-table-full = All seats of this table are taken.
refused-nobody-there = Nobody sits there.
refused-empty-seats = { $empty ->
    [one] There is still an empty seat.
   *[other] There are still { $empty } empty seats.
}
refused-bot-plays-for-you = A bot plays for you; take your seat back first.
refused-person-plays = The person in that seat plays for themselves again.
refused-move-too-long = That is too long for a move.
refused-no-talks = There are no talks now.
refused-held-enough = You have asked for a moment { $most } times in this turn: that is enough.
refused-bot-there-already = A bot plays there already.
refused-plays-already = You already play for yourself.
refused-only-sitters-speak = Only who sits at the table speaks there.
refused-no-remark = That is none of the remarks that can be chosen here.
refused-coach-off = There is no coach here: its host has not allowed one, and no game that counts for ratings has one.
refused-coach-unasked = You have not switched that on: the menu of the table lists what your coach does.
refused-no-answer = No answer came in time. Please ask again.
refused-open-never = The hands of this game stay closed until it is over.
refused-open-over = The game does not go on: its replay shows all hands.
refused-open-seat = Who plays here, or asks from where somebody plays, does not see the hands of others.
refused-open-not-yet = It is too early: nothing is shown of the first rounds yet.
refused-open-range = Watchers see all hands after 1 to { $most } rounds, or never (0).
refused-coach-turn = The coach answers when it is your turn.
refused-coach-day = The coach keeps silent during the try that counts.
refused-day-no-undo = In the try that counts nothing can be taken back.
refused-day-spoils = This is a game with the deal of the day. Play yours first; then you may look at those of others.
refused-day-not-over = The deal of that day is still being played. This can be done when its day is over.
refused-no-day = This house has no deal of that day.
refused-only-watching = You only watch this table.
refused-only-sitters = Only who sits at the table can do that.
refused-seats-are = There is no such seat: the seats are 0 to { $last }.
refused-seat-taken = Somebody sits there already.
refused-name-length = A name has at most { $most } characters.
refused-name-taken = Somebody else at this table is called { $name }.
refused-other-version = This game is played by version { $theirs } of the rules of { $game }; this Fondaco has version { $ours }.
refused-newer-version = This game is played by version { $theirs } of the rules of { $game }; this Fondaco has version { $ours }. A newer Fondaco can read it.
refused-nothing-to-say = There is nothing to say in that. Write something first.
refused-text-too-long = That is too long: at most { $most } characters.
refused-not-here = That cannot be done here.
refused-does-not-wait = The game does not wait for that seat.
refused-relieve-when = A bot may play for somebody who has been away for a minute.
refused-gallery = The gallery is for those who watch.
refused-banned = You are banned from this house: { $why }
refused-who-are-you = Say who you are first: choose a name on the account page.
refused-no-such-order = There is no order “{ $order }” in this game.
refused-order-unclear = That is no order that this game knows.

## Opening tables, sitting down, and afterwards

refused-talk-range = The time for talks is 0 seconds to 7 days.
refused-title-length = A title has at most { $most } characters.
refused-bank-range = The time to begin with is 10 seconds to 10 hours.
refused-increment-range = Each turn adds 0 seconds to 1 hour.
refused-days-range = A move takes up to 60 days.
refused-same-deal-early = The deal of a game that is not over cannot be dealt again yet.
refused-seat-not-free = Seat { $seat } is not free for a bot.
refused-too-many-bots = There are more bots than seats.
refused-would-be-empty = There would still be empty seats.
refused-players-range = { $game } is for { $least } to { $most } players, not { $players }.
refused-host-blocks = The host of this table does not want to play with you.
refused-not-over = This game is not over yet.
refused-fork-finished = One can play on from finished games only.
refused-no-moment = There is no such moment in this game.
refused-report-length = A report has 1 to 2000 characters.
refused-record-when-over = The record is told when the game is over.
refused-replay-when-over = A game can be looked through when it is over.
refused-no-seat-or-moment = There is no such seat or moment.
refused-moment-too-far = The log does not reach back to that moment.
refused-no-table = There is no such table.
refused-only-host = Only the host of this table can do that.
refused-not-sitting = You do not sit at this table.

## People and the house

refused-say-name-first = Say who you are first: choose a name on the account page (a program sends it to POST /api/me).
refused-no-such-token = This token is nobody’s, or no longer anybody’s. Make a new one on the account page.
refused-another-site = This comes from another site, so it was not done. Open Fondaco itself and try it there.
refused-no-language = There is no language '{ $language }' here.
refused-link-nobody = This link does not lead to anybody any more. Make a new one where you are still signed in.
refused-no-link = There is no such link any more.
refused-no-token = There is no such token any more.
refused-webhook-https = A webhook is an address that begins with https://.
refused-no-address = That is no address, or it is too long. One looks like https://example.org/path.
refused-nobody-to-block = There is nobody like that to block.
refused-no-player = Nobody has this account name.
refused-no-game-here = There is no game '{ $game }' here.
refused-no-ratings = There are no ratings of '{ $game }', but of { $games }.
refused-no-push = Here Fondaco sends no notes to browsers.
refused-push-browsers = At most { $most } of your browsers can be told. Switch it off in one of the others first.
refused-no-subscription = This browser is not told any more. Switch it on again in the settings.
refused-no-answer-within = No answer within { $seconds } seconds.
refused-no-http = Something answers there, but it is no web server. Look at the address again.
refused-not-public = { $host } is not found in the public network.
refused-no-such-address = That is no address of the form https://host/path.
refused-no-webhook = There is no webhook yet. Save an address first.
refused-webhook-unreached = The message did not arrive: { $reason }
refused-webhook-status = The message arrived, but the answer was { $status } instead of 200.
refused-test-pause = Please wait a few seconds before you try that again.
refused-wrong-password = That password is wrong.
refused-no-account = You have no account yet.
refused-no-device = That device is no longer signed in.
refused-nobody-to-report = There is nobody like that to report.
refused-has-account = You have an account already.
refused-login-length = An account name has 2 to { $most } characters.
refused-password-length = A password has { $least } to { $most } characters.
refused-login-taken = The account name { $login } is taken. Please choose another.
refused-wrong-login = The account name or the password is wrong.
refused-many-guesses = Too many wrong passwords; please wait ten minutes.
refused-choose-name = Please choose a name of 1 to { $most } characters.
refused-text-nul = The text has a character that cannot be kept (NUL). Please write it anew.
refused-text-half = The text has half a character in it. Please write it anew.
refused-number-too-large = That number is too large. Please choose a smaller one.
refused-not-opened = The table could not be opened; please try again.
refused-too-many-writing = Too many others are writing at this table; please try again.
refused-not-written = That could not be written; please try again.
refused-cannot-write = The house cannot write anything down just now; please try again.
refused-cannot-write-connect = The house cannot write anything down just now; please open the table again.
refused-cannot-read-connect = The house cannot read its books just now; please open the table again.
refused-too-slow = Your connection is too slow to follow; please open the table again.
refused-signed-out = You are no longer signed in here.
refused-too-often = That is too much at once; please open the table again a little later.
refused-too-many-requests = Too many requests; please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-at-once = You are asking for too much at once; please wait for the first answers.
refused-too-many-connects = Too many new connections; please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-connections = Too many tables are open from here at once; please close one.
refused-too-many-costly = That takes the house some work, and you have asked for it very often. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-questions = You ask your coach very often. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-reviews = Reviews that you have asked for are still being reckoned; please wait for one of them.
refused-too-many-entries = You are writing too fast; please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-speeches = You have said a lot; please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-passwords = Too many passwords from your address; please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-many-offers = You have { $most } offers on the table already; withdraw one first.
refused-others-play = Others play here too, so the game cannot be closed any more. Let a bot play for you, if you have to go.
refused-house-full = Fondaco is full; please try again in a moment.
refused-said-nothing = Nothing was heard from you for too long. Please try again.
refused-wrong-host = This house is not called { $host }. Its host can add that name (fondaco serve --hosts).
refused-no-such-show = There is no recorded game of that name: { $name }.
refused-only-owner = Only whoever started this house can do that, at the machine it runs on.
refused-no-network = This machine is in no private network, or something else already listens there.
refused-went-wrong = Something went wrong in the house; nothing was changed.
refused-went-wrong-connect = Something went wrong in the house; please open the table again.
refused-many-tables = You run { $tables } tables already, and that is as many as one may. Finish or close one first.
refused-many-tables-address = From your address { $tables } tables are run already, and that is as many as may. Finish or close one first.
refused-many-thinkers = At most { $bots } bots that take their time may think for you. Choose a quicker one, or finish or close a table first.
refused-many-thinkers-address = At most { $bots } bots that take their time may think for those at your address. Choose a quicker one, or finish or close a table first.
refused-link-other = This link leads to somebody else: look again whom you become.
refused-set-aside = This table cannot be read, so the house has set it aside. Please tell whoever runs it.
refused-not-ordered = That standing order has ended already.

## Positions

refused-long-position = This is too long for a position.
refused-not-json = This is not a position: it is not valid JSON.
refused-not-json-object = This is not a position: it is not a JSON object.
refused-field-object = { $where } should be an object.
refused-field-missing = { $where } lacks '{ $field }'.
refused-field-unknown = { $where } has an unknown field '{ $field }'.
refused-field-flag = { $where }: { $field } should be true or false.
refused-field-text = { $where }: { $field } should be text.
refused-field-number = { $where } should be a whole number from { $low } to { $high }.
refused-field-choice = { $where } should be one of { $names }.
refused-field-list = { $where } should be a list of things.
refused-field-list-of = { $where } should be a list of { $length ->
    [one] { $length } thing
   *[other] { $length } things
}.
refused-field-texts = { $where } should be a list of texts.
refused-no-seat-at = There is no seat { $seat } at a table of { $players }.

## Records

refused-at-line = Line { $line }: { $reason }
refused-no-such-ply = This game has moves { $first } to { $last }, not { $ply }.
refused-seats-to = There are seats 0 to { $last }, not { $seat }.
refused-seats-and-names = There are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} and { $names ->
    [one] { $names } name
   *[other] { $names } names
}.
refused-seed-hidden = The seed is still hidden: this cannot be replayed.
refused-seed-not-committed = The seed is not the one committed to.
refused-review-unfinished = This game is not over yet: nothing is told of it before.
refused-review-budget = A review takes { $least } to { $most } worlds for each question, not { $budget }.
refused-puzzle-shape = This is no puzzle: something is missing, or is not what it should be.
refused-puzzle-unsound = Puzzle { $puzzle } is not sound: { $reason }
refused-puzzle-id = its id is not that of its moment.
refused-puzzle-ruleset = it is not one of { $ruleset }.
refused-puzzle-choices = its choices are not moves that the seat has.
refused-puzzle-solution = its solution ({ $move }) is none of its choices.
refused-puzzle-file = This file holds no puzzles.
refused-no-such-puzzle = There is no such puzzle here: { $id }.
refused-no-such-puzzles = There are no such puzzles here.
refused-puzzle-answer = That is none of the choices of this puzzle: { $move }.
refused-at-move = Move { $ply }, '{ $move }': { $reason }
refused-over-before = The game is over before this move.
refused-other-seats-move = Seat { $seat } cannot move now, but seat { $seats } can.
refused-not-unfinished = The moves end the game, but the record calls it unfinished.
refused-not-ended = The record has a result, but its moves do not end the game.
refused-other-scores = The scores are { $scores }.
refused-other-places = The places are { $places }.
refused-other-checksum = The last position has the checksum { $checksum }.
refused-record-key-twice = { $key } stands here a second time.
refused-record-too-long = This is too long for a record: more than { $most } MB.
refused-record-not-text = This is no UTF-8 text.
refused-record-title = A record begins with '{ $title }'.
refused-record-format = This is a record of format '{ $theirs }'; this Fondaco reads format { $ours }.
refused-record-header-line = '{ $line }' is no header line; they look like 'key: value'.
refused-record-no-key = There is no header key '{ $key }'.
refused-record-leading-zero = '{ $key }' is written without the leading zero.
refused-record-lacks = The header has no line '{ $key }'.
refused-record-places-missing = places is missing: a result has places too, an unfinished game has none.
refused-record-places-extra = places does not belong here: a result has places too, an unfinished game has none.
refused-record-checksum-missing = checksum is missing: a told seed has a checksum too, a hidden one has none.
refused-record-checksum-extra = checksum does not belong here: a told seed has a checksum too, a hidden one has none.
refused-record-number = { $what } is a number from { $low } to { $high }, not '{ $text }'.
refused-record-numbers = { $what } has { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-record-hex = { $what } is { $digits } hexadecimal digits, not '{ $text }'.
refused-record-date = '{ $text }' is no date; dates look like 2026-11-15.
refused-record-seat = '{ $text }' is no seat; they look like 'Anna (person)'.
refused-record-no-seat = There is no { $key } in a game of { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-record-goes-nowhere = The line before does not end with ';', so this goes nowhere.
refused-record-indent = The line before ends with ';': an indented line must follow.
refused-record-empty-move = There is an empty move here.
refused-record-comment = There is a comment out of place here.
refused-record-cut-short = The record ends in the middle of a line of moves.
refused-record-moves-line = '{ $line }' is no line of moves; they look like '7  0: a; b'.
refused-record-moves-number = This line of moves should be number { $expected }, not { $number }.
refused-record-no-such-seat = There is no seat { $seat } in a game of { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-record-quote = '{ $text }' has no closing quote, or more after it.
refused-record-move-written = A record cannot hold a move written '{ $move }'.

## Files and commands

refused-cannot-read = Cannot read { $file }: { $error }.
refused-cannot-read-folder = Cannot read the folder { $folder }: { $error }.
refused-cannot-write-file = Cannot write { $file }: { $error }.
refused-cannot-make-folder = Cannot make the folder { $folder }: { $error }.
refused-not-text = { $file } is no UTF-8 text.
refused-option-how = An option is written name=value, not '{ $option }'.
refused-option-twice = Option { $name } is given twice: { $one } and { $other }.
refused-seat-or-all = Choose --seat or --all, not both.
refused-no-lesson = There is no lesson '{ $name }'; there are { $names }.
refused-lesson-move = Lesson { $lesson }, { $step }, { $seat }: { $move }: { $reason }
refused-no-such-field = A person has no { $fields }.

## Bots at play

refused-seats-and-bots = There are { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
refused-did-not-end = The game with the seed { $seed } did not end in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
refused-bot-silent = The game waits for the bot { $bot }, but it says nothing.
refused-bot-wrong-move = The bot { $bot } at seat { $seat } made a wrong move at ply { $ply }: { $reason }

## Arena

refused-no-workers = There cannot be { $workers } workers.
refused-cluster-failed = The cluster failed: { $error }
refused-cluster-needs-ray = A cluster needs ray: pip install 'fondaco[cluster]'.
refused-no-cluster = There is no cluster at { $address }: { $error }.
refused-cluster-how = A cluster is { $local }, { $auto }, host:port or ray://host:port, not '{ $address }'.
refused-plot-needs-matplotlib = Plots need matplotlib: pip install 'fondaco[arena]'.
refused-plot-kinds = A plot is a file that ends with { $kinds }, not { $file }.
refused-plot-folder = There is no folder { $folder } for the plot.
refused-plot-is-folder = { $file } is a folder; a plot is a file.
refused-worker-died = A worker process died; is there enough memory?
refused-bots-how = Name the bots with commas between them, such as merchant,random.
refused-game-players = The game { $game } is for { $least } to { $most } players, not { $players }.
refused-seating-ways = Bots can be seated by { $ways }, not '{ $way }'.
refused-seating-too-many = A block would have { $games } games; at most { $most } are sensible. Name fewer bots, or seat them by rotate.
refused-games-least = There must be at least 1 game, not { $games }.
refused-players-and-bots = There are { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
refused-test-same-bot = A test is between two different bots, not { $bot } twice.
refused-test-elo = The difference to find is 1 to { $most } Elo points, not { $elo }.
refused-test-elo-alone = A difference to find (--elo) goes with a test (--sprt A,B).
refused-test-how = A test is between two bots, written A,B, not '{ $text }'.
refused-no-files = There are no files in { $folder }.
refused-lan-alone = --lan goes with no command; see `fondaco serve --host`.
refused-puzzles-where = Name either a new file with --out or one to add to with --into.
refused-record-unreadable = Cannot be read: { $error }.
refused-record-unplayable = Cannot be replayed: { $error }.
refused-no-finished-games = { $files ->
    [one] The only file in { $folder } is no finished game that can be replayed
   *[other] None of the { $files } files in { $folder } is a finished game that can be replayed
}; { $file }: { $reason }
refused-unfinished = The game is unfinished.
refused-tournament-bots = A tournament needs bots.
refused-tested-not-playing = { $bot } is to be tested, but plays no part.

## Environments

refused-opponents = There are { $need ->
    [one] { $need } opponent
   *[other] { $need } opponents
}, not { $given }.
refused-illegal-how = illegal is one of { $names }, not '{ $value }'.
refused-reset-first = Reset the environment first.
refused-over-reset = The game is over: reset the environment.
refused-seed-digits = A seed has 1 to { $most } digits, not { $digits }.
refused-resampled = A resampled state cannot be serialized: it has no history.
refused-reward-how = A reward is one of { $names }, not '{ $value }'.
refused-no-such-action = Action { $action } is not one of this seat's actions now.
refused-seat-silent = The game waits for seat { $seat }, but it says nothing.

## Running a house

refused-no-house = There is no house at { $url }.
refused-table-is-already = { $table } is { $status } already.
refused-no-such-table = There is no table { $table }.
refused-export-not-begun = This game has not begun; --log has what there is.
refused-tell-reason = Please tell a reason.
refused-no-login = There is no login { $login }.
refused-nobody-called = Nobody has the login or id { $name }; `people` searches by name.
refused-no-setting = There is no setting for { $game }.
refused-no-such-lesson = There is no lesson '{ $name }'.
refused-no-such-guide = There is no guide '{ $name }'.
refused-no-example = There is no example '{ $name }' to try.
refused-table-status = A table is one of { $names }.
refused-before-milliseconds = `before` is a time in milliseconds.
refused-push-address = A push service has an address that begins with https://.
refused-push-keys = A subscription has the keys p256dh and auth.
refused-push-keys-damaged = The keys of this subscription are damaged.
refused-frame-too-long = That message is too long.
refused-frame-no-request = That frame is no request: { $error }.
refused-request-id = A request has an id of 1 to { $most } characters.
refused-last-entry = `last` is the number of the last entry you have seen.
refused-bot-outpaced = The game has moved on since the bot thought about it.
refused-log-opening = The log of this table does not begin with its opening.
refused-log-gap = Entry { $number } does not follow entry { $before }.
refused-unreachable = { $error }

## The store

refused-store-address = '{ $url }' is no address of a store: sqlite:///path or postgresql://…
refused-store-kind = '{ $kind }' is no kind of store: sqlite:///path or postgresql://…
refused-store-postgres-address = That is no address of a PostgreSQL database.
refused-store-sqlite-option = A SQLite store has no option '{ $option }'.
refused-store-not-opened = The database cannot be opened: { $error }
refused-store-file-not-opened = The database '{ $path }' cannot be opened: { $error }.
refused-store-not-usable = The database cannot be used: { $error }.
refused-store-locked = The database cannot be used: another program keeps it locked.
refused-store-disk-full = The database cannot be used: the disk is full.
refused-store-read-only = The database cannot be used: it may only be read.
refused-store-disk-silent = The database cannot be used: the disk does not answer.
refused-store-damaged = The database cannot be used: it is damaged; restore a backup.
refused-store-not-sqlite = The database cannot be used: it is not a SQLite database.
refused-store-cannot-open = The database cannot be used: it cannot be opened.
refused-store-busy = The database is too busy.
refused-store-silent = The database does not answer.
refused-store-lost = The connection to the database was lost; look whether it was done.
refused-store-closed = The store is closed.
refused-store-taken = Somebody else has that.
refused-store-login-taken = That login is taken.
refused-store-secret-taken = That secret is taken.
refused-store-rating-stale = That rating has changed meanwhile.
refused-store-migration-failed = The store could not be brought up to date: { $error }
refused-backup-no-store = There is no store at '{ $url }'.
refused-backup-damaged = The database is damaged; the backup was not kept.
refused-backup-failed = The backup failed: { $error }.
refused-no-backup = There is no backup '{ $file }'.
refused-export-torn = { $file } is torn or was never written by Fondaco.
refused-restore-not-empty = That store is not empty; restore into a new one.
refused-store-newer = This was written by a newer Fondaco (its version is '{ $theirs }', this program knows '{ $ours }'). Install the newer program, or take an older backup.
refused-not-aside = { $table } is not set aside.
refused-entry-unreadable = Entry { $entry } of { $table } cannot be read ({ $why }); `export --log` has what there is.
refused-table-unlisted = What lists tell of { $table } cannot be read; an open house writes it anew from its log.
refused-store-number-taken = That number is taken.
