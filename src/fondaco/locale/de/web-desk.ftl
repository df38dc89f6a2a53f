# Die Seite der Leute mit einer Rolle: Meldungen, Sperren, Rollen, wer was getan hat.

web-screen-desk = Moderation
web-announcement = Hinweis
web-desk-none = Du hast keine Rolle auf diesem Server.
web-desk-unknown = unbekannt
web-desk-done = Erledigt.
web-desk-reports = Meldungen
web-desk-reports-none = Niemand hat etwas gemeldet.
web-desk-state = { $state ->
    [taken] Übernommen
    [settled] Erledigt
   *[open] Offen
}
web-desk-move = { $state ->
    [taken] Übernehmen
    [settled] Erledigen
   *[open] Wieder öffnen
}
web-desk-report-by = { $by } über { $about }, { $when }
web-desk-to-table = Zum Tisch
web-desk-act = Gegen { $name } vorgehen …
web-desk-sanctions = Stummschalten, sperren, wegschicken
web-desk-person = Kontoname oder Kennung
web-desk-what = Maßnahme
web-desk-mute = Stummschalten: kein Chat auf diesem Server
web-desk-ban = Sperren: kein Zutritt zu diesem Server
web-desk-send = Wegschicken: Ein Bot spielt diese Partie zu Ende, ohne weitere Strafe
web-desk-table = Tisch (sein Link)
web-desk-span = Wie lange
web-desk-hours = { $hours ->
    [0] Bis es aufgehoben wird
    [one] { $hours } Stunde
    [24] 1 Tag
    [168] { $days } Tage
    [720] { $days } Tage
   *[other] { $hours } Stunden
}
web-desk-reason = Grund (die Person sieht ihn)
web-desk-do = Ausführen
web-desk-sanctioned = { $kind ->
    [ban] { $ends ->
        [yes] ist bis { $until } gesperrt.
       *[no] ist gesperrt.
    }
   *[mute] { $ends ->
        [yes] ist bis { $until } stummgeschaltet.
       *[no] ist stummgeschaltet.
    }
}
web-desk-lift = Aufheben
web-desk-announce = Hinweis an alle
web-desk-announce-text = Alle sehen deinen Text oben auf der Seite. Er wird nicht übersetzt.
web-desk-text = Text
web-desk-announce-do = Bekannt geben
web-desk-announce-end = Hinweis beenden
web-desk-roles = Rollen
web-desk-roles-text = Moderatoren kümmern sich um Meldungen. Organisatoren leiten alle Veranstaltungen, geben Hinweise an alle und laden ein. Inhaber dürfen alles und vergeben Rollen.
web-desk-role = { $role ->
    [owner] Inhaber
    [organiser] Organisator
   *[moderator] Moderator
}
web-desk-role-label = Rolle
web-desk-role-give = Rolle geben
web-desk-role-end = Rolle entziehen
web-desk-actions = Wer was getan hat
web-desk-actions-none = Noch nichts.
web-desk-action = { $what ->
    [role] hat { $about } eine Rolle gegeben:
    [report] hat eine Meldung bearbeitet:
    [mute] hat { $about } stummgeschaltet:
    [unmute] hat { $about } wieder schreiben lassen.
    [ban] hat { $about } gesperrt:
    [unban] hat die Sperre von { $about } aufgehoben.
    [send-away] hat { $about } weggeschickt:
    [invite] hat einen Einladungslink angelegt:
    [uninvite] hat einen Einladungslink zurückgezogen:
   *[announce] hat bekannt gegeben:
}
web-desk-yours = { $role ->
    [owner] Du bist Inhaber dieses Servers.
    [organiser] Du bist Organisator auf diesem Server.
   *[moderator] Du bist Moderator auf diesem Server.
}
web-desk-open = Seite öffnen
web-desk-invites = Einladungslinks
web-desk-invites-text = { $kind ->
    [open] Im Moment können alle auf diesen Server, auch ohne Link.
    [password] Im Moment kommt man mit dem Passwort auf diesen Server. Links gelten, sobald der Server auf Einladungen eingestellt ist.
    [accounts] Im Moment kommt man nur mit einem Konto auf diesen Server. Links gelten, sobald der Server auf Einladungen eingestellt ist.
   *[invite] Wer einen Link öffnet, kann hereinkommen. Jeder Link gilt für eine begrenzte Zahl von Personen und läuft irgendwann ab.
}
web-desk-invite-uses = Für wie viele Personen
web-desk-invite-days = Wie lange
web-desk-days = { $days ->
    [1] 1 Tag
   *[other] { $days } Tage
}
web-desk-invite-label = Wofür (das siehst nur du)
web-desk-invite-make = Link anlegen
web-desk-invite-made = Dieser Link wird nur einmal gezeigt. Kopiere ihn, oder zeig den Code denen, die du einlädst.
web-desk-invite-link = Einladungslink
web-desk-invite-scan = Scannen, um hereinzukommen
web-desk-invites-none = Es gibt keine Links.
web-desk-invite-row = { $state ->
    [full] alle { $uses } benutzt
    [over] { $used } von { $uses } benutzt, abgelaufen am { $until }
   *[open] { $used } von { $uses } benutzt, bis { $until }
}
web-desk-invite-withdraw = Zurückziehen
