# Links to a table, and who can open them.

web-invite-which = Adres van deze computer
web-invite-qr = QR-code
web-invite-scan = Richt de camera van een telefoon op deze code: dan gaat de tafel open.
web-invite-near = De link werkt voor iedereen in hetzelfde netwerk. Als iemand hem niet kan openen, kijk dan eerst naar de firewall van deze computer.
web-invite-alone = Alleen op deze computer open
web-invite-dead = Een link van hier werkt niet voor je vrienden: Fondaco draait op deze computer en laat niemand anders binnen.
web-invite-open = Openstellen voor dit netwerk
web-invite-or = of start Fondaco opnieuw met
web-invite-open-sure = Ja, openstellen voor dit netwerk
web-invite-ask-owner = Wie Fondaco hier heeft gestart, kan het openstellen voor het netwerk door het opnieuw te starten met
web-invite-warning = Dan kan iedereen in hetzelfde netwerk binnenkomen, tafels openen en toekijken: thuis je familie, in een café ook vreemden. Niets is versleuteld. Dat blijft zo tot je Fondaco afsluit.
web-invite-elsewhere = Voor vrienden verder weg heb je een server nodig die iedereen kan bereiken; in docs/hosting.md staat hoe je er een opzet.
web-invite-here = Link voor deze computer
web-invite-watch = Iemand uitnodigen om te kijken
