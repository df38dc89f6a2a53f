# De pagina van mensen met een rol: meldingen, sancties, rollen, wie wat deed.

web-screen-desk = Moderatie
web-announcement = Mededeling
web-desk-none = Je hebt geen rol op deze server.
web-desk-unknown = onbekend
web-desk-done = Gedaan.
web-desk-reports = Meldingen
web-desk-reports-none = Niemand heeft iets gemeld.
web-desk-state = { $state ->
    [taken] In behandeling
    [settled] Afgehandeld
   *[open] Open
}
web-desk-move = { $state ->
    [taken] In behandeling nemen
    [settled] Afhandelen
   *[open] Heropenen
}
web-desk-report-by = { $by } over { $about }, { $when }
web-desk-to-table = Naar de tafel
web-desk-act = Optreden tegen { $name }…
web-desk-sanctions = Dempen, verbannen, wegsturen
web-desk-person = Accountnaam of id
web-desk-what = Wat
web-desk-mute = Dempen: geen chat op deze server
web-desk-ban = Verbannen: geen toegang tot deze server
web-desk-send = Wegsturen: een bot speelt deze partij uit, zonder verdere straf
web-desk-table = Tafel (de link)
web-desk-span = Hoelang
web-desk-hours = { $hours ->
    [0] Tot het wordt opgeheven
    [1] 1 uur
    [24] 1 dag
    [168] { $days } dagen
    [720] { $days } dagen
   *[other] { $hours } uur
}
web-desk-reason = Reden (te lezen voor deze persoon)
web-desk-do = Uitvoeren
web-desk-sanctioned = { $kind ->
    [ban] { $ends ->
        [yes] is verbannen tot { $until }.
       *[no] is verbannen.
    }
   *[mute] { $ends ->
        [yes] is gedempt tot { $until }.
       *[no] is gedempt.
    }
}
web-desk-lift = Opheffen
web-desk-announce = Mededeling
web-desk-announce-text = Iedereen ziet je tekst boven aan de pagina. Hij wordt niet vertaald.
web-desk-text = Tekst
web-desk-announce-do = Bekendmaken
web-desk-announce-end = Mededeling weghalen
web-desk-roles = Rollen
web-desk-roles-text = Moderators behandelen meldingen. Organisatoren leiden alle evenementen, doen mededelingen en nodigen uit. Eigenaars doen alles en geven rollen.
web-desk-role = { $role ->
    [owner] eigenaar
    [organiser] organisator
   *[moderator] moderator
}
web-desk-role-label = Rol
web-desk-role-give = Deze rol geven
web-desk-role-end = Rol afnemen
web-desk-actions = Wie wat deed
web-desk-actions-none = Nog niets.
web-desk-action = { $what ->
    [role] gaf { $about } een rol:
    [report] behandelde een melding:
    [mute] dempte { $about }:
    [unmute] liet { $about } weer schrijven.
    [ban] verbande { $about }:
    [unban] hief de verbanning van { $about } op.
    [send-away] stuurde { $about } weg:
    [invite] maakte een uitnodigingslink:
    [uninvite] trok een uitnodigingslink in:
   *[announce] maakte bekend:
}
web-desk-yours = { $role ->
    [owner] Je bent eigenaar van deze server.
    [organiser] Je bent organisator op deze server.
   *[moderator] Je bent moderator op deze server.
}
web-desk-open = Pagina openen
web-desk-invites = Uitnodigingslinks
web-desk-invites-text = { $kind ->
    [open] Op dit moment kan iedereen deze server op, ook zonder link.
    [password] Op dit moment kun je de server op met het wachtwoord. Links werken zodra de server op uitnodigingen staat.
    [accounts] Op dit moment kun je alleen met een account de server op. Links werken zodra de server op uitnodigingen staat.
   *[invite] Wie een link opent, kan binnenkomen. Elke link werkt voor een beperkt aantal mensen en verloopt op een bepaalde dag.
}
web-desk-invite-uses = Voor hoeveel personen
web-desk-invite-days = Hoelang
web-desk-days = { $days ->
    [1] 1 dag
   *[other] { $days } dagen
}
web-desk-invite-label = Waarvoor (alleen jij ziet het)
web-desk-invite-make = Link maken
web-desk-invite-made = Deze link zie je maar één keer. Kopieer hem, of laat de code zien aan wie je uitnodigt.
web-desk-invite-link = Uitnodigingslink
web-desk-invite-scan = Scan om binnen te komen
web-desk-invites-none = Er zijn geen links.
web-desk-invite-row = { $state ->
    [full] alle { $uses } gebruikt
    [over] { $used } van { $uses } gebruikt, verlopen op { $until }
   *[open] { $used } van { $uses } gebruikt, tot { $until }
}
web-desk-invite-withdraw = Intrekken
