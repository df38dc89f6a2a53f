# Gesloten servers: wie er binnenkomt, en waarom niet.

## Waarom niet

refused-entry-needed = { $why ->
    [changed] Het wachtwoord van deze server is gewijzigd. Vul het nieuwe in om binnen te komen.
    [out] Deze server is nu gesloten voor gasten. Je hebt een nieuwe uitnodiging of een account nodig.
    [account] Op deze server heb je een account nodig.
   *[closed] Deze server is besloten. Je moet eerst worden toegelaten.
}
refused-entry-no-accounts = Op deze server maakt alleen de organisator accounts.
refused-entry-no-password = Op deze server kom je niet binnen met een wachtwoord.
refused-entry-no-invites = Op deze server werken uitnodigingslinks nu niet.
refused-wrong-house-password = Dat is niet het wachtwoord van deze server.
refused-house-password-changed = Het wachtwoord van deze server is net gewijzigd. Vraag degene die je uitnodigt om het nieuwe.
refused-invite-unknown = Deze uitnodigingslink bestaat niet, of is ingetrokken. Vraag degene die je uitnodigt om een nieuwe.
refused-invite-expired = Deze uitnodigingslink is verlopen. Vraag degene die je uitnodigt om een nieuwe.
refused-invite-used-up = Deze uitnodigingslink is opgebruikt: anderen waren sneller. Vraag degene die je uitnodigt om een nieuwe.
refused-entry-guests-inside = Op deze server zijn gasten die hun toegang zouden verliezen. Met `--inside keep` blijven ze, met `--inside out` moeten ze weg.
refused-entry-accounts-guests = Met `--entry accounts` zijn er geen gasten: laat `--guests yes` weg.
refused-entry-say-password = De server heeft nog geen wachtwoord. Zet er een in de omgevingsvariabele { $variable }, of geef deze opdracht in een terminal: daar wordt erom gevraagd.
refused-entry-same-password = Dat is het wachtwoord al.
refused-entry-title-length = De naam van de server heeft hoogstens { $most } tekens.
refused-no-invite = Er is geen uitnodigingslink { $name }. Misschien is die ingetrokken.
refused-invite-limits = Een link kan voor 1 tot { $uses } personen en 1 tot { $days } dagen gelden.

## Wat `fondaco admin` zegt

admin-entry = { $kind ->
    [invite] Je komt binnen met een uitnodigingslink. { $guests ->
        [yes] Gasten zijn welkom.
       *[no] Iedereen heeft een account nodig.
    }
    [password] Je komt binnen met het wachtwoord van de server. { $guests ->
        [yes] Gasten zijn welkom.
       *[no] Iedereen heeft een account nodig.
    }
    [accounts] Alleen wie van jou een account heeft, komt binnen.
   *[open] { $guests ->
        [yes] De server is open voor iedereen. Gasten zijn welkom.
       *[no] Iedereen kan binnenkomen, maar moet eerst een account maken.
    }
}
admin-entry-same = Er is niets veranderd.
admin-entry-out = { $count ->
    [one] { $count } persoon heeft geen toegang meer. De verbinding wordt binnen enkele seconden verbroken.
   *[other] { $count } mensen hebben geen toegang meer. Hun verbinding wordt binnen enkele seconden verbroken.
}
admin-entry-password = Nieuw wachtwoord van de server
admin-entry-password-again = Nog een keer
admin-entry-guests = { $count ->
    [one] Op deze server is { $count } gast, die de toegang zou verliezen.
   *[other] Op deze server zijn { $count } gasten, die de toegang zouden verliezen.
}
admin-entry-guests-ask = Blijven (`keep`) of weg (`out`)?
admin-invited = { $uses ->
    [1] De link is voor één persoon
   *[other] De link is voor { $uses } mensen
} { $days ->
    [one] en werkt { $days } dag lang.
   *[other] en werkt { $days } dagen lang.
} Hij wordt niet nog eens getoond.
admin-invite-later = De link werkt nog niet, want de server laat nog geen mensen met een uitnodiging binnen. Zo verander je dat: `fondaco admin entry set invite`
admin-head-invite = LINK
admin-head-used = GEBRUIKT
admin-head-ends = EINDIGT
admin-invite-ended = verlopen
admin-invite-left = over { $ago }
admin-invite-withdrawn = De link werkt niet meer. Wie hem gebruikt heeft, blijft.
admin-added = Het account { $login } is aangemaakt. Het wachtwoord is { $password }

## Hulp

help-place-invite = LINK
help-place-kind = SOORT
help-admin-entry = Bepaal wie er op de server mag.
help-admin-entry-show = Toon wie er binnen mag.
help-admin-entry-set = Bepaal wie er binnen mag: iedereen (`open`), wie een uitnodigingslink heeft (`invite`), wie het wachtwoord kent (`password`), of wie van jou een account heeft (`accounts`).
help-admin-entry-password = Wijzig het wachtwoord van de server. Wie met het oude binnenkwam, moet het nieuwe invullen.
help-admin-invite = Toon een nieuwe uitnodigingslink.
help-admin-invites = Bekijk uitnodigingslinks en trek ze in.
help-admin-invites-list = Som alle uitnodigingslinks op, de oudste eerst.
help-admin-invites-withdraw = Trek een uitnodigingslink in. Geef voor { help-place-invite } de naam uit de lijst, of alleen het begin van die naam.
help-admin-add-person = Maak een account { help-place-login } en toon het wachtwoord.
help-of-entry = Hoe mensen binnenkomen: `open`, `invite`, `password` of `accounts`. Het geldt tot je het verandert.
help-of-guests = Of mensen zonder account binnen mogen.
help-of-inside = Wat er gebeurt met gasten die hun toegang zouden verliezen: `keep` (blijven) of `out` (weg).
help-of-entry-title = De naam van de server op de ingangspagina.
help-of-uses = Hoeveel mensen de link kunnen gebruiken.
help-of-days = Na hoeveel dagen de link verloopt.
help-of-invite-label = Een notitie voor jezelf, te zien in de lijst.
help-of-invite-address = Het adres van de server, zodat de hele link getoond wordt.
help-of-person-name = De naam die anderen zien; anders de accountnaam.
