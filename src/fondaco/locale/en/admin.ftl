# What `fondaco admin` says.

admin-head-table = TABLE
admin-head-status = STATUS
admin-head-game = GAME
admin-head-age = AGE
admin-head-idle = IDLE
admin-head-players = PLAYERS
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
admin-unlisted = What lists tell of these tables cannot be read: { $tables }

## One table

admin-table = { $table }: { $game }, { $status }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
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
admin-unknown = nobody we know
admin-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
admin-to-move = to move
admin-close-reason = The house closed it.
admin-closed = { $table } is closed.
admin-retried = { $table } can be read; the houses take it up again within seconds.
admin-written = Written to { $file }.

## People

admin-is-bot = bot
admin-is-banned = banned: { $reason }
admin-banned = { $who } is banned.
admin-unbanned = { $who } may come in again.
admin-password = The new password of { $login } is { $password }
admin-signed-out = { $count ->
    [0] No device, link or token was signed out.
    [one] { $count } device, link or token was signed out.
   *[other] { $count } devices, links and tokens were signed out.
}
admin-revoked = { $count ->
    [0] No way in is revoked.
    [one] { $count } way in is revoked.
   *[other] { $count } ways in are revoked.
}

## Backups

admin-backup = { $file } ({ $bytes } bytes)
admin-restored = The house is restored; its last change was { $ago } ago.
admin-restored-empty = The house is restored.
