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
web-desk-act = Iets doen aan { $name }…
web-desk-sanctions = Dempen, verbannen, wegsturen
web-desk-person = Accountnaam of id
web-desk-what = Wat
web-desk-mute = Dempen: geen chat op deze server
web-desk-ban = Verbannen: geen toegang tot deze server
web-desk-send = Wegsturen: een bot speelt deze partij uit, verder niets
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
web-desk-reason = Reden (de persoon ziet die)
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
web-desk-announce-text = Iedereen ziet die boven aan de pagina, zoals je die schrijft.
web-desk-text = Tekst
web-desk-announce-do = Bekendmaken
web-desk-announce-end = Mededeling weghalen
web-desk-roles = Rollen
web-desk-roles-text = Moderators behandelen meldingen. Organisatoren doen mededelingen. Eigenaars doen beide en geven rollen.
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
    [unmute] laat { $about } weer schrijven.
    [ban] verbande { $about }:
    [unban] hief de verbanning van { $about } op.
    [send-away] stuurde { $about } weg:
   *[announce] maakte bekend:
}
web-desk-yours = { $role ->
    [owner] Je bent eigenaar van deze server.
    [organiser] Je bent organisator op deze server.
   *[moderator] Je bent moderator op deze server.
}
web-desk-open = Pagina openen
