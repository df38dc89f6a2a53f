# The guided first game in the browser, and what the installed app says.

web-screen-learn = Leren spelen
web-learn-step = Stap { $number } van { $count }
web-learn-next = Verder
web-learn-back = Terug
web-learn-leave = Les verlaten
web-learn-coach = Je gids
web-learn-your-turn = Jij bent aan zet
web-learn-meanwhile = Intussen
web-learn-not-this = Dat kan ook, maar blijf nu even bij mij.
web-learn-later = Dat doe je in een echte partij. Ga hier met mij verder.
web-learn-play-on = Vanaf hier verder spelen
web-learn-own = Een eigen partij beginnen
web-learn-again = Nog eens vanaf het begin
web-learn-door = Al spelend leren: 5 minuten
web-learn-choose = Begeleide eerste partijen: jij doet de zetten, je gids zegt waarom. Elk ongeveer vijf minuten.
web-learn-begin = Beginnen
web-learn-second = Tweede les
web-learn-card = De kaart
web-learn-next-lesson = Volgende les
web-push-title = Stuur me een melding als ik aan de beurt ben
web-push-why = Deze browser toont dan een melding als een partij op je wacht en je er niet bent.
web-push-on = Meldingen op dit apparaat
web-push-off = Geen meldingen meer
web-push-refused = Je browser staat geen meldingen van deze pagina toe. Dat kun je veranderen in de instellingen van je browser.
web-offline-title = Geen verbinding
web-offline-text = Fondaco is onbereikbaar. Je partijen zijn daar veilig; deze pagina probeert het vanzelf opnieuw.
web-offline-again = Opnieuw proberen

web-screen-guide = Speluitleg
web-guide-read = De uitleg met plaatjes lezen
web-guide-print = Afdrukken
web-guide-rules = Alle regels
web-guide-english = Deze uitleg is niet vertaald: je leest hem in het Engels.
