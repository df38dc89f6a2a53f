# Was `fondaco admin` sagt.

admin-head-table = TISCH
admin-head-status = STATUS
admin-head-game = SPIEL
admin-head-age = ALTER
admin-head-idle = RUHT
admin-head-players = SPIELER
admin-head-event = VERANSTALTUNG
admin-head-title = TITEL
admin-head-log = PROTOKOLL
admin-head-entry = EINTRAG
admin-head-ago = VOR
admin-head-why = WARUM
admin-head-person = PERSON
admin-head-login = KONTO
admin-head-name = NAME
admin-head-by = VON
admin-head-about = ÜBER
admin-head-text = TEXT
admin-head-kind = ART
admin-head-label = BEZEICHNUNG

admin-time = { $unit ->
    [d] { $count } d
    [h] { $count } h
    [min] { $count } min
   *[s] { $count } s
}
admin-private = { $status } (privat)
admin-unlisted = In der Tischliste sind die Einträge dieser Tische nicht lesbar: { $tables }

## Ein Tisch

admin-table = { $table }: { $game }, { $status }, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}
admin-title = Titel
admin-was-opened = eröffnet
admin-opened = vor { $ago } von { $who }
admin-was-changed = verändert
admin-changed = vor { $ago }
admin-options = Optionen
admin-clock = Uhr
admin-seat = Platz { $seat }
admin-seated = { $name } ({ $what })
admin-bot = Bot { $bot }
admin-nobody = niemand
admin-unknown = niemand, den wir kennen
admin-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
admin-to-move = am Zug
admin-close-reason = Von den Betreibern des Servers geschlossen.
admin-closed = { $table } ist geschlossen.
admin-retried = { $table } ist lesbar; laufende Server nehmen den Tisch in wenigen Sekunden wieder auf.
admin-written = Geschrieben in { $file }.

## Leute

admin-is-bot = Bot
admin-is-banned = gesperrt: { $reason }
admin-banned = { $who } ist gesperrt.
admin-unbanned = { $who } darf wieder herein.
admin-role-given = { $role ->
    [none] { $who } hat keine Rolle.
    [owner] { $who } hat jetzt die Rolle: Inhaber.
    [organiser] { $who } hat jetzt die Rolle: Organisator.
   *[moderator] { $who } hat jetzt die Rolle: Moderator.
}
admin-muted = { $who } ist stummgeschaltet.
admin-unmuted = { $who } darf wieder schreiben.
admin-sent-away = An { $table } spielt jetzt ein Bot für { $who }.
admin-announced = Innerhalb von zwei Minuten sehen es alle.
admin-announce-ended = Es wird kein Hinweis mehr gezeigt.
admin-report-handled = Meldung { $report } ist { $state }.
admin-head-report = Meldung
admin-head-what = was
admin-deleted = { $who } ist gelöscht. In Partien, Chats und Veranstaltungen steht jetzt { $name }. Sicherungen enthalten noch den alten Namen.
admin-delete-sure = { $who } endgültig löschen? Das lässt sich nicht rückgängig machen.
admin-password = Das neue Passwort von { $login } ist { $password }
admin-signed-out = { $count ->
    [0] Es war kein Gerät, Link oder Token abzumelden.
    [one] { $count } Gerät, Link oder Token wurde abgemeldet.
   *[other] { $count } Geräte, Links und Token wurden abgemeldet.
}
admin-revoked = { $count ->
    [0] Es war kein Zugang zu entziehen.
    [one] { $count } Zugang ist entzogen.
   *[other] { $count } Zugänge sind entzogen.
}

## Sicherungen

admin-backup = { $file } ({ $bytes } Bytes)
admin-backup-removed = Alte Sicherung { $file } gelöscht.
admin-exported = Geschrieben in { $folder }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $events ->
    [one] { $events } Veranstaltung
   *[other] { $events } Veranstaltungen
}.
admin-export-damaged = { $table } ist ab Eintrag { $entry } nicht lesbar ({ $why }). Das Protokoll liegt im Ordner „damaged“.

## Neustarts

admin-restart-planned = Der Server startet in { $time } neu. Alle, die verbunden sind, lesen das in wenigen Sekunden.
admin-restart-message = Mitteilung: { $text }
admin-restart-cancelled = Der Neustart ist abgesagt.
admin-restored = Die Daten des Servers sind wiederhergestellt; zuletzt geändert wurden sie vor { $ago }.
admin-restored-empty = Die Daten des Servers sind wiederhergestellt.
admin-event-handed-over = Die Veranstaltung gehört jetzt { $name }.
