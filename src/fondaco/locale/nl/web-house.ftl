# The screens around the table: home, games, people, account.

web-too-many = Te veel verzoeken. Wacht even en probeer het opnieuw.
web-no-answer = Fondaco reageert niet. Wat je schreef, staat er nog; probeer het zo opnieuw.
web-screen-missing = Deze pagina kon niet worden geladen. Misschien is er een nieuwere versie van Fondaco.
web-screen-again = Opnieuw laden
web-nav-waiting = { $count ->
    [one] , { $count } wacht op je
   *[other] , { $count } wachten op je
}

## Home and games

web-home-resume = Terug naar de tafel: { $title }
web-home-free = Vrije plaatsen
web-screen-watch = Een partij bekijken
web-watch-empty = Er wordt nu niet gespeeld.
web-players-range = { $most ->
    [one] { $most } speler
   *[other] { $least } tot { $most } spelers
}
web-show-recorded = Een opgenomen partij van onze bots
web-show-text = Er speelt nu niemand. Bekijk een partij die onze bots hebben gespeeld, opgenomen en met open kaarten:
web-join-link = Heb je een link gekregen?
web-join = Openen
web-join-lost = Dat is geen link naar een tafel.
## Looking for players

web-looking = Spelers gezocht
web-looking-begin = Ik zoek spelers
web-looking-help = Anderen zien dat je zoekt en doen met één tik mee. Is de tafel vol, dan begint de partij en word je geroepen. Tot die tijd kun je rondkijken in Fondaco. Als je Fondaco sluit, stopt het zoeken.
web-looking-join = Meespelen
web-looking-yes = Je zoekt spelers. De balk bovenaan laat zien hoeveel er al zijn.
web-looking-now = Spelers gezocht: { $game }, { $taken } van { $count }
web-looking-table = Naar de tafel
web-looking-stop = Stoppen met zoeken
web-looking-full = Je tafel is vol. De partij begint.
web-looking-go = Spelen
web-screen-here = Hier samen spelen
web-here-door = Zijn de anderen in dezelfde ruimte? Laat ze een code voor hun telefoon zien.
web-here-scan = Scan deze code om mee te spelen.
web-here-link = Link naar deze server
web-card-place = { $place }e van { $count }
web-card-won = gewonnen door { $names }
web-games-none-running = Je hebt nu geen lopende partij. Bots zijn er altijd, en een tafel voor vrienden is zo geopend.
web-games-more = Oudere tonen

## The same deal

web-screen-compare = Dezelfde kaarten
web-compare = Dezelfde kaarten
web-compare-text = Al deze tafels kregen dezelfde kaarten, plaats voor plaats. Het beste resultaat van een plaats is gemarkeerd.
web-compare-running = Als deze partij is afgelopen, kunnen anderen met dezelfde kaarten spelen.
web-compare-table = Tafel
web-compare-alone = Nog niemand anders heeft een partij met deze kaarten uitgespeeld. Doe jij het beter?
web-compare-play = Tegen bots spelen
web-compare-open = Tafel openen met deze kaarten

## People

web-people-here = Mensen aan deze tafel
web-block = Blokkeren
web-unblock = Niet meer blokkeren
web-block-done = { $name } kan niet meer aan je tafels gaan zitten, en je ziet die van { $name } niet.
web-block-ended = { $name } is niet meer geblokkeerd.
web-report = Melden…
web-report-what = Wat heeft { $name } gedaan? De beheerders lezen het.
web-report-send = Melding versturen
web-report-sent = Dank je. De beheerders kijken ernaar.
web-blocked = Geblokkeerde mensen
web-blocked-text = Ze kunnen niet aan je tafels gaan zitten, en jij ziet die van hen niet.
web-blocked-none = Niemand. In het menu van een tafel, of op de pagina van een speler, kun je iemand blokkeren.

## Account

web-account-page = Mijn pagina
web-account-programs = Voor programma’s
web-copy-it = Kopiëren
web-share = Delen…
web-password-change = Wachtwoord wijzigen
web-password-text = Heeft iemand anders zich onder jouw naam aangemeld? Meld dan alles behalve dit apparaat af.
web-password-others = Al het andere afmelden: andere apparaten, links, tokens van programma’s, de webhook
web-password-old = Je huidige wachtwoord
web-password-new = Het nieuwe, minstens 8 tekens
web-password-changed = Het wachtwoord is gewijzigd.
web-password-alone = Het wachtwoord is gewijzigd. Alleen dit apparaat is nog aangemeld.
web-devices = Apparaten
web-device-unnamed = een browser
web-device-here = dit apparaat
web-device-end = Afmelden
web-device-ended = Dat apparaat is afgemeld.
web-devices-end = Overal behalve hier afmelden
web-devices-ended = Alleen dit apparaat is nog aangemeld.
web-link-unnamed = Een persoonlijke link
web-link-scan = Open de link op het andere apparaat, of richt de camera ervan hierop.
web-link-ended = Die link werkt niet meer, en wie hem gebruikte, is afgemeld.
web-way-end = Intrekken
web-tokens = Tokens
web-tokens-text = Met een token speelt een programma namens jou: je eigen bot bijvoorbeeld.
web-tokens-docs = Hoe programma’s met Fondaco praten (meer in docs/protocol.md)
web-token-name = Waar het voor is
web-token-make = Token maken
web-token-made = Kopieer het nu: het wordt nooit meer getoond.
web-token-unnamed = Een token
web-token-ended = Dat token werkt niet meer.
web-webhook = Webhook
web-webhook-text = Fondaco stuurt een bericht naar dit adres als een partij op je wacht en je er niet bent.
web-webhook-address = Adres
web-webhook-keep = Opslaan
web-webhook-kept = Opgeslagen. Controleer of een bericht aankomt.
web-webhook-try = Testbericht sturen
web-webhook-arrived = Aangekomen.
web-webhook-end = Verwijderen
web-webhook-ended = Fondaco stuurt daar niets meer heen.
web-own-data = Je gegevens
web-own-data-text = Download alles wat deze server over je bewaart: je profiel, partijen, chatberichten, evenementen, ratings en meldingen.
web-own-data-get = Mijn gegevens downloaden
web-farewell = Alles over mij wissen…
web-farewell-text = Je naam, account, rating, apparaten en tokens worden voorgoed verwijderd, en ook wat je in chats hebt geschreven. Bots spelen je lopende partijen uit. In afgelopen partijen en evenementen komt een pseudoniem in plaats van je naam. Back-ups van deze server, bestanden die mensen hebben gedownload en wat anderen over je hebben geschreven, blijven zoals ze zijn.
web-farewell-do = Voorgoed wissen
web-farewell-done = Alles over jou is gewist. Vaarwel!

## Rules

web-rules-english = Deze regels zijn niet vertaald: je leest ze in het Engels.
web-rules-try = Proberen
web-rules-try-how = Opent een tafel met bots in precies deze stelling.
web-rules-marks = Wat de tekens betekenen; kies er een om alleen die regels te zien
