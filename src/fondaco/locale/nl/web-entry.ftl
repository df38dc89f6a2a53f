# De ingangspagina van een gesloten server.

web-screen-invite = Binnenkomen
web-entry-lead = { $kind ->
    [invite] Je hebt een uitnodigingslink nodig. Vraag die aan degene die je uitnodigt.
    [password] Je hebt het wachtwoord van deze server nodig.
    [accounts] Deze server is voor mensen met een account. Je krijgt het van degene die je uitnodigt.
   *[open] Je hebt een account nodig.
}
web-entry-why = { $why ->
    [changed] Het wachtwoord is gewijzigd. Vraag degene die je uitnodigt om het nieuwe.
   *[out] Deze server is nu gesloten voor gasten.
}
web-entry-invited = Je bent uitgenodigd
web-entry-invited-text = Kies een naam en je bent binnen.
web-entry-account-text = Nog één stap: maak een account. Het bewaart je naam en je partijen.
web-entry-password = Wachtwoord van deze server
web-entry-go = Binnenkomen
web-entry-sign-in = Ik heb een account
web-entry-sign-in-go = Aanmelden
web-entry-login-password = Je wachtwoord
web-entry-as = Op dit apparaat ben je { $name }. Je houdt je naam en je partijen.
web-entry-other = Ik ben iemand anders
