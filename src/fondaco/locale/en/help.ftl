# What --help says, and what is said of a command that was typed wrongly.

help-usage = Usage:
help-options = Options
help-commands = Commands
help-help = Show this message and exit.
help-default = { $text } [default: { $value }]
help-required = { $text } [required]
help-see = See { $command }.
help-no-option = There is no option { $name }.
help-no-command = There is no command { $name }.
help-meant = Did you mean { $names }?
help-missing = { $name } is missing.
help-whole-number = { $name } takes a whole number.
help-at-least = { $name } takes a whole number, { $least } or more.
help-range = { $name } takes a whole number, { $least } to { $most }.
help-bad-value = { $name }: { $why }

## What somebody puts there

help-place-options = OPTIONS
help-place-command = COMMAND
help-place-args = ARGS
help-place-address = ADDRESS
help-place-code = CODE
help-place-dir = DIR
help-place-file = FILE
help-place-files = FILES
help-place-float = NUMBER
help-place-folder = FOLDER
help-place-game = GAME
help-place-integer = NUMBER
help-place-login = LOGIN
help-place-name = NAME
help-place-out = FILE
help-place-person = PERSON
help-place-ply = MOVE
help-place-records = RECORDS
help-place-rule = RULE
help-place-event = EVENT
help-place-table = TABLE
help-place-text = TEXT
help-place-value = VALUE

## Commands

help-fondaco =
    Play, watch, review and study trading board games.

    Without a command, this starts Fondaco on this computer and opens a browser to play in.
help-play = Play { help-place-game } in the terminal against bots.
help-serve = Run a server for browsers and programs.
help-sim = Play many games of { help-place-game } between bots and summarize them.
help-arena = Run a tournament of { help-place-game } between bots: the same cards in every seating.
help-bots = List the bots: first the levels with their ratings, then the others.
help-stats = Summarize a folder of records, or an export of them: scores, lengths, the effect of the order of play, where the money comes from.
help-export = Write the finished games in a folder of records to a new folder, as Parquet tables.
help-check = Check whether { help-place-game } fulfils the contract for games. Exit code 1 if not.
help-review = Show what the moves and deals of a finished game were worth, and how much was luck.
help-puzzles = Make, list and check puzzles: positions in which one choice is clearly the best.
help-puzzles-make = Let bots play { help-place-game } and keep the positions that make good puzzles.
help-puzzles-merge = Merge the puzzles of several { help-place-files } into one file, without duplicates.
help-puzzles-list = List the puzzles of { help-place-file }, or count those that come with the games.
help-puzzles-check = Replay and check every puzzle of { help-place-file }. Exit code 1 if anything is wrong.
help-record = Read, check and replay recorded games.
help-record-show = Show the players, the result and the moves.
help-record-verify = Check the seed, every move and the result. Exit code 1 if anything is wrong.
help-record-replay = Describe what happened, move by move.

help-admin = Manage a server: its tables, people and backups.
help-admin-list = List tables, most recently changed first.
help-admin-show = Show the players and the position of { help-place-table }.
help-admin-close = Close { help-place-table } before its game is over.
help-admin-aside = List tables that cannot be read: which log, from which entry, and why.
help-admin-retry = Try { help-place-table } again after it was set aside: here, and soon on every running server.
help-admin-export = Print the record of { help-place-table }, or its log. Both contain everything that is secret at the table.
help-admin-people = List people whose name or account name contains { help-place-text }, newest first.
help-admin-ban = Ban { help-place-person } (an account name or an id) from this server.
help-admin-unban = Lift the ban on { help-place-person }.
help-admin-delete = Delete { help-place-person } for good, as they could themselves: a pseudonym takes the place of their name in every game, chat and event. Backups stay as they are.
help-admin-reports = List what people reported, latest first.
help-admin-reset-password = Give { help-place-login } a new password, print it, sign out all their devices, and revoke their links, tokens and webhook.
help-admin-events = Show and hand over events of clubs.
help-admin-events-list = List all events, the last changed first.
help-admin-events-log = Print the log of { help-place-event }. It contains everything that is secret in the event.
help-admin-events-hand-over = Make { help-place-person } the owner of { help-place-event }.
help-admin-sessions = Show how a person is signed in: devices (cookies), personal links, tokens.
help-admin-sessions-list = List the devices, links and tokens of { help-place-person }.
help-admin-sessions-revoke = Sign { help-place-person } out. Someone without an account cannot come back after that.
help-admin-backup = Copy all of the server’s data into a new file in { help-place-folder }, even while it is running.
help-admin-restore = Restore a backup { help-place-file } into an empty database of either kind.

## Options

help-of-version = Show the version and exit.
help-of-lan = Also let in everyone on this network.
help-of-option = Set any option of the game.
help-of-game-option = For { $games }: the same as --option { $name }={ help-place-value }.
help-of-players = Number of players.
help-of-players-bots = Number of players, including bots.
help-of-others = Bots for the other seats; see `fondaco bots`.
help-of-bots = Bots, as for `arena`; the last one fills the other seats. Without it: random.
help-of-line-up = Bots; the last one fills the other seats.
help-of-seat = Your seat, counted from 0.
help-of-seat-saw = Show it as this seat saw it; otherwise as a spectator saw it.
help-of-seed = The same seed gives the same cards.
help-of-seed-games = Game k is played with { help-place-text }-k.
help-of-seed-blocks = Block k is played with { help-place-text }-k.
help-of-seed-review = The same seed gives the same numbers.
help-of-seed-check = Seed for the games that are checked.
help-of-name = Your name.
help-of-resume = Continue an unfinished record.
help-of-example = Try an example from the rulebook, named by its rule.
help-of-language = `de`, `en`, `fr`, `it` or `nl`; defaults to LANG.
help-of-host = The address to listen on.
help-of-port = The port to listen on.
help-of-database = sqlite:///… or postgresql://…; also in FONDACO_DATABASE.
help-of-own-database = sqlite:///… or postgresql://…; otherwise this user’s own database, or FONDACO_DATABASE.
help-of-bus = nats://…, for several processes; also in FONDACO_BUS.
help-of-serve-workers = Processes that serve together; needs PostgreSQL and NATS.
help-of-minds = Number of processes in which bots think.
help-of-open = Open a browser.
help-of-json-logs = Write logs as JSON lines.
help-of-address = The address that browsers use: https://…
help-of-trust-proxy = Proxies trusted to report the client’s address.
help-of-private-alerts = Allow a webhook to lead into a private network.
help-of-tables = Running tables per person; 0: no limit.
help-of-thinkers = Seats with slow-thinking bots per person; 0: no limit.
help-of-review-worlds = How thoroughly to review finished games: worlds per question, 2 to 10,000.
help-of-no-day = Turn off the deal of the day.
help-of-requests = Requests per minute from one address; 0: no limit.
help-of-club = Networks of a club, where many people share an address: limits by address are 25 times as high.
help-of-connections = Open tables from one address; 0: no limit.
help-of-hosts = More host names to answer to, besides the one in --address; * for any.
help-of-games = Number of games.
help-of-games-blocks = Number of games, rounded to whole blocks.
help-of-games-each = Number of games for each number of players.
help-of-workers = Number of processes; defaults to one per core.
help-of-processes = Number of processes; defaults to one per core.
help-of-records = Save each game in this folder.
help-of-json = Print JSON, without progress.
help-of-seating = `rotate`, `all` or `fixed`.
help-of-sprt = Stop as soon as it is clear whether A is better than B.
help-of-elo = The difference that --sprt should detect; defaults to 35.
help-of-plot = Draw a plot: { help-place-file }.png.
help-of-plots = Draw plots into a folder.
help-of-cluster = Play on a Ray cluster; `local` starts one.
help-of-budget = Worlds per question; more take longer.
help-of-html = Write the review as a web page.
help-of-count = Number of puzzles the file should have.
help-of-seconds = Stop after this many seconds.
help-of-worlds = Worlds per question; more take longer.
help-of-out = Write a new file.
help-of-into = Add to a file. With the same seed, it continues after the games that are already in it.
help-of-again = Judge this many of them again.
help-of-all = Show everything that was hidden.
help-of-from = Start with this move.
help-of-status = Only tables with this status, or `all`.
help-of-limit = Maximum number of lines.
help-of-reason-closed = The reason; the players at the table see it.
help-of-reason-banned = The reason; that person sees it.
help-of-log = Print every entry as it is in the log.
help-of-output = Write to a new file.
help-of-yes = Delete without asking.
help-of-kind = Only this kind; otherwise all.
help-of-portable = Write JSON lines, for any kind of database.
