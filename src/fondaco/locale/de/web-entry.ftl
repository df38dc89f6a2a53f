# Die Eingangsseite eines geschlossenen Servers.

web-screen-invite = Hereinkommen
web-entry-lead = { $kind ->
    [invite] Du brauchst einen Einladungslink. Bitte die Person, die dich einlädt, um einen.
    [password] Du brauchst das Passwort dieses Servers.
    [accounts] Dieser Server ist für Leute mit einem Konto. Du bekommst es von der Person, die dich einlädt.
   *[open] Du brauchst ein Konto.
}
web-entry-why = { $why ->
    [changed] Das Passwort wurde geändert. Bitte die Person, die dich einlädt, um das neue.
   *[out] Dieser Server ist für Gäste jetzt geschlossen.
}
web-entry-invited = Du bist eingeladen
web-entry-invited-text = Wähle einen Namen, und du bist drin.
web-entry-account-text = Noch ein Schritt: Lege ein Konto an. Damit behältst du deinen Namen und deine Partien.
web-entry-password = Passwort dieses Servers
web-entry-go = Hereinkommen
web-entry-sign-in = Ich habe ein Konto
web-entry-sign-in-go = Anmelden
web-entry-login-password = Dein Passwort
web-entry-as = Auf diesem Gerät bist du { $name }. Deinen Namen und deine Partien behältst du.
web-entry-other = Ich bin jemand anderes
