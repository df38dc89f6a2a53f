# What `fondaco admin` says.

admin-head-table = TABLE
admin-head-status = STATUS
admin-head-game = GAME
admin-head-age = AGE
admin-head-idle = IDLE
admin-head-players = PLAYERS
admin-head-event = EVENT
admin-head-title = TITLE
admin-head-log = LOG
admin-head-entry = ENTRY
admin-head-ago = AGO
admin-head-why = WHY
admin-head-person = PERSON
admin-head-login = LOGIN
admin-head-name = NAME
admin-head-by = BY
admin-head-about = ABOUT
admin-head-text = TEXT
admin-head-kind = KIND
admin-head-label = LABEL

admin-time = { $unit ->
    [d] { $count } d
    [h] { $count } h
    [min] { $count } min
   *[s] { $count } s
}
admin-private = { $status } (private)
admin-unlisted = The list of tables has unreadable entries for these tables: { $tables }

## One table

admin-table = { $table }: { $game }, { $status }, { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
}
admin-title = title
admin-was-opened = opened
admin-opened = { $ago } ago by { $who }
admin-was-changed = changed
admin-changed = { $ago } ago
admin-options = options
admin-clock = clock
admin-seat = seat { $seat }
admin-seated = { $name } ({ $what })
admin-bot = bot { $bot }
admin-nobody = nobody
admin-unknown = unknown person
admin-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
admin-to-move = to move
admin-close-reason = Closed by the people who run this server.
admin-closed = { $table } has been closed.
admin-retried = { $table } can be read again. The servers pick it up within seconds.
admin-written = Written to { $file }.

## People

admin-is-bot = bot
admin-is-banned = banned: { $reason }
admin-banned = { $who } has been banned.
admin-unbanned = { $who } can get in again.
admin-role-given = { $role ->
    [none] { $who } has no role.
    [owner] { $who } is now an owner.
    [organiser] { $who } is now an organiser.
   *[moderator] { $who } is now a moderator.
}
admin-muted = { $who } has been muted.
admin-unmuted = { $who } can speak again.
admin-sent-away = A bot now plays for { $who } at { $table }.
admin-announced = Everyone will see the announcement within two minutes.
admin-announce-ended = The announcement has ended.
admin-report-handled = Report { $report } is { $state }.
admin-head-report = report
admin-head-what = what
admin-deleted = { $who } has been deleted. In games, chats and events they are now called { $name }. Backups still contain the old name.
admin-delete-sure = Delete { $who } for good? This cannot be undone.
admin-password = The new password for { $login } is { $password }
admin-signed-out = { $count ->
    [0] No device, link or token had to be revoked.
    [one] { $count } device, link or token no longer works.
   *[other] { $count } devices, links and tokens no longer work.
}
admin-revoked = { $count ->
    [0] Nothing was revoked.
    [one] { $count } sign-in was revoked.
   *[other] { $count } sign-ins were revoked.
}

## Backups

admin-backup = { $file } ({ $bytes } bytes)
admin-backup-removed = Removed the old backup { $file }.
admin-exported = Written to { $folder }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
admin-export-damaged = Log entry { $entry } of { $table } and everything after it cannot be read ({ $why }). The log is in the folder “damaged”.

## Restarts

admin-restart-planned = The server restarts in { $time }. Everyone who is connected sees this within seconds.
admin-restart-message = Message: { $text }
admin-restart-cancelled = The restart has been cancelled.
admin-restored = The server’s data has been restored. Its last change was { $ago } ago.
admin-restored-empty = The server’s data has been restored.
admin-event-handed-over = The event now belongs to { $name }.
