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
help-place-rule = RULE
help-place-table = TABLE
help-place-text = TEXT
help-place-value = VALUE

## Commands

help-fondaco =
    Play, watch, review and study trading board games.

    Without a command: opens the house on this machine, and a browser to play in.
help-play = Play { help-place-game } in the terminal against bots.
help-serve = Serve tables to browsers and programs.
help-sim = Play many games of { help-place-game } among bots and sum them up.
help-arena = Let bots play a tournament of { help-place-game }: every deal in every seating.
help-bots = List the bots: levels with their strengths, then the others.
help-stats = Sum up the records in a folder: scores, lengths, who begins, where the money comes from.
help-check = Try whether { help-place-game } keeps the contract, for those who write one; exit code 1 if not.
help-review = Tell what the moves and deals of a finished game were worth, and how much was luck.
help-puzzles = Make, list and check puzzles: moments in which one choice is clearly the best.
help-puzzles-make = Let bots play { help-place-game } and keep the moments that are puzzles.
help-puzzles-merge = Put the puzzles of several { help-place-files } into one, each once.
help-puzzles-list = List the puzzles of { help-place-file }, or count those that came with the games.
help-puzzles-check = Replay every puzzle of { help-place-file } and check it; exit code 1 if anything is wrong.
help-record = Read, check and replay recorded games.
help-record-show = Show who played, how it ended, and the moves.
help-record-verify = Check the seed, every move and the result; exit code 1 if anything is wrong.
help-record-replay = Tell what happened, move by move.

help-admin = Look after a house: its tables, people and backups.
help-admin-list = List tables, the one that changed last first.
help-admin-show = Tell who sits at { help-place-table } and how it stands.
help-admin-close = Close { help-place-table } before its game is over.
help-admin-aside = List tables that cannot be read: which log, from which entry on, and why.
help-admin-retry = Try { help-place-table } again, which was set aside: here, and soon in every open house.
help-admin-export = Print the record of { help-place-table }, or its log. Both tell everything that is secret at the table.
help-admin-people = List people whose name or login contains { help-place-text }, the newest first.
help-admin-ban = Let { help-place-person } (a login or an id) do nothing in this house any more.
help-admin-unban = Let { help-place-person } in again.
help-admin-reports = List what people reported, the latest first.
help-admin-reset-password = Give { help-place-login } a new password, print it, and end all their devices, links, tokens and webhook.
help-admin-sessions = The ways in of a person: devices (cookies), personal links, tokens.
help-admin-sessions-list = List the ways in of { help-place-person }.
help-admin-sessions-revoke = Sign { help-place-person } out. Who has no account cannot come back after that.
help-admin-backup = Copy the whole house into a new file in { help-place-folder }, also while it is open.
help-admin-restore = Fill an empty house from a backup { help-place-file }, of either kind of database.

## Options

help-of-version = Show the version and exit.
help-of-lan = Open the house to everybody in this network too.
help-of-option = Any option of the game.
help-of-game-option = Of { $games }: the same as --option { $name }={ help-place-value }.
help-of-players = How many play.
help-of-players-bots = How many play, bots included.
help-of-others = Who sits in the other seats: see `fondaco bots`.
help-of-bots = One for each seat, or one for all; else random.
help-of-line-up = Who plays; the last one fills the other seats.
help-of-seat = Your seat, from 0.
help-of-seat-saw = As this seat saw it; else as anybody saw it.
help-of-seed = The same seed gives the same cards.
help-of-seed-games = Game k is played with { help-place-text }-k.
help-of-seed-blocks = Block k is played with { help-place-text }-k.
help-of-seed-review = The same seed: the same numbers.
help-of-seed-check = Which ones, and how.
help-of-name = Your name.
help-of-resume = Go on with an unfinished record.
help-of-example = Try an example of the rulebook, by its rule.
help-of-language = `de`, `en`, `fr`, `it` or `nl`; by itself that of LANG.
help-of-host = Where to listen.
help-of-port = The port to listen at.
help-of-database = sqlite:///… or postgresql://…; also in FONDACO_DATABASE.
help-of-own-database = sqlite:///… or postgresql://…; else the house of this user, or FONDACO_DATABASE.
help-of-bus = nats://…, for several processes; also in FONDACO_BUS.
help-of-minds = Processes for the bots.
help-of-open = Open a browser.
help-of-json-logs = Logs as JSON lines.
help-of-address = Where browsers find it: https://…
help-of-trust-proxy = Proxies that are believed where a request comes from.
help-of-private-alerts = Webhooks may lead into private networks.
help-of-tables = Tables that one person may run at a time; 0: any number.
help-of-thinkers = Seats with bots that take their time, for one person; 0: any number.
help-of-review-worlds = How thoroughly finished games are reviewed: worlds for each question, 2 to 10,000.
help-of-no-day = No deal of the day.
help-of-requests = Requests from one address; 0: any number.
help-of-connections = Tables open at once from one address; 0: any number.
help-of-hosts = More names that the house answers to, beside that in --address; * for any.
help-of-games = How many games.
help-of-games-blocks = How many games, in whole blocks.
help-of-games-each = How many games for each number of players.
help-of-workers = Processes; one for each core if not given.
help-of-processes = Processes; one for each core if not given.
help-of-records = Save each game.
help-of-json = Print JSON, and no progress.
help-of-seating = `rotate`, `all` or `fixed`.
help-of-sprt = Stop when it is decided whether A is better than B.
help-of-elo = The difference --sprt is to find; else 35.
help-of-plot = Draw it: { help-place-file }.png.
help-of-plots = Draw into a folder.
help-of-cluster = Play on a Ray cluster; `local` starts one.
help-of-budget = Worlds for each question; more take longer.
help-of-html = Write it as a page.
help-of-count = How many puzzles the file shall have.
help-of-seconds = Stop after so many seconds.
help-of-worlds = How thoroughly; more take longer.
help-of-out = Write a new file.
help-of-into = Add to a file; a run with the same seed goes on after the games that are in it.
help-of-again = Judge so many of them anew.
help-of-all = With everything that was hidden.
help-of-from = Begin with this move.
help-of-status = Only tables like these; or `all`.
help-of-limit = How many lines at most.
help-of-reason-closed = Why; those at the table are told.
help-of-reason-banned = Why; they are told.
help-of-log = Every entry as it stands in the log.
help-of-output = Into a new file.
help-of-kind = Only these; else all.
help-of-portable = As JSON lines, for any kind of database.
