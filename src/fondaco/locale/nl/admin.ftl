# Wat `fondaco admin` zegt.

admin-head-table = TAFEL
admin-head-status = STATUS
admin-head-game = SPEL
admin-head-age = LEEFTIJD
admin-head-idle = IN RUST
admin-head-players = SPELERS
admin-head-event = EVENEMENT
admin-head-title = TITEL
admin-head-log = LOGBOEK
admin-head-entry = REGEL
admin-head-ago = GELEDEN
admin-head-why = WAAROM
admin-head-person = PERSOON
admin-head-login = ACCOUNT
admin-head-name = NAAM
admin-head-by = VAN
admin-head-about = OVER
admin-head-text = TEKST
admin-head-kind = SOORT
admin-head-label = OPSCHRIFT

admin-time = { $unit ->
    [d] { $count } d
    [h] { $count } u
    [min] { $count } min
   *[s] { $count } s
}
admin-private = { $status } (privé)
admin-unlisted = In de lijst met tafels zijn de regels van deze tafels niet te lezen: { $tables }

## Eén tafel

admin-table = { $table }: { $game }, { $status }, { $entries ->
    [one] { $entries } regel
   *[other] { $entries } regels
}
admin-title = titel
admin-was-opened = geopend
admin-opened = { $ago } geleden door { $who }
admin-was-changed = veranderd
admin-changed = { $ago } geleden
admin-options = opties
admin-clock = klok
admin-seat = plaats { $seat }
admin-seated = { $name } ({ $what })
admin-bot = bot { $bot }
admin-nobody = niemand
admin-unknown = niemand die we kennen
admin-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
admin-to-move = aan zet
admin-close-reason = Gesloten door de beheerder van de server.
admin-closed = { $table } is gesloten.
admin-retried = { $table } is weer te lezen; draaiende servers nemen die tafel binnen enkele seconden weer op.
admin-written = Geschreven naar { $file }.

## Mensen

admin-is-bot = bot
admin-is-banned = verbannen: { $reason }
admin-banned = { $who } is verbannen.
admin-unbanned = { $who } mag weer binnen.
admin-role-given = { $role ->
    [none] { $who } heeft geen rol.
    [owner] { $who } is nu eigenaar.
    [organiser] { $who } is nu organisator.
   *[moderator] { $who } is nu moderator.
}
admin-muted = { $who } kan niet meer schrijven.
admin-unmuted = { $who } kan weer schrijven.
admin-sent-away = Een bot speelt nu voor { $who } aan { $table }.
admin-announced = Binnen twee minuten ziet iedereen het.
admin-announce-ended = Er is geen mededeling meer.
admin-report-handled = Melding { $report } is { $state }.
admin-head-report = melding
admin-head-what = wat
admin-deleted = { $who } is verwijderd. In partijen, chats en evenementen staat nu { $name }. Back-ups bevatten de oude naam nog.
admin-delete-sure = { $who } voorgoed verwijderen? Dit kan niet ongedaan worden gemaakt.
admin-password = Het nieuwe wachtwoord van { $login } is { $password }
admin-signed-out = { $count ->
    [0] Er was geen apparaat, link of token om af te melden.
    [one] { $count } apparaat, link of token is afgemeld.
   *[other] { $count } apparaten, links en tokens zijn afgemeld.
}
admin-revoked = { $count ->
    [0] Er was geen toegang om in te trekken.
    [one] { $count } toegang is ingetrokken.
   *[other] { $count } toegangen zijn ingetrokken.
}

## Back-ups

admin-backup = { $file } ({ $bytes } bytes)
admin-backup-removed = Oude back-up { $file } verwijderd.
admin-exported = Geschreven naar { $folder }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $events ->
    [one] { $events } evenement
   *[other] { $events } evenementen
}.
admin-export-damaged = { $table } is vanaf regel { $entry } niet te lezen ({ $why }). Het logboek staat in de map ‘damaged’.

## Herstarts

admin-restart-planned = De server herstart over { $time }. Iedereen die verbonden is, leest het binnen enkele seconden.
admin-restart-message = Bericht: { $text }
admin-restart-cancelled = De herstart is afgezegd.
admin-restored = De gegevens van de server zijn hersteld; de laatste wijziging was { $ago } geleden.
admin-restored-empty = De gegevens van de server zijn hersteld.
admin-event-handed-over = Het evenement is nu van { $name }.
