# Why something cannot be done. The English sentences are those that the rules and the house raise;
# `fondaco.reasons` finds a sentence here by its English, and tells it in another language.
# A value called $reason is itself one of these, and $company is a company of Batavia.

## Any game

reason-game-over = Het spel is afgelopen.
reason-no-game = Er is geen spel { $name }; er zijn { $names }.
reason-seed = Een zaad heeft 1 tot { $most } afdrukbare ASCII-tekens zonder spaties, aanhalingstekens of /.
reason-option-value = De optie { $name } is een van { $values }, niet { $value }.
reason-no-option = Er is geen optie { $name }; er zijn { $names }.
reason-not-your-turn = Jij bent niet aan de beurt.
reason-not-your-move = Jij bent niet aan zet.
reason-nothing-played = Er is nog niets gespeeld.
reason-moved-since = { $name } heeft sindsdien een zet gedaan.
reason-came-to-light = Met deze zet kwam iets aan het licht dat niet meer ongezien kan worden.
reason-no-undo = Dat kan niet worden teruggenomen. { $reason }
reason-undo-count = Je kunt 1 tot { $most } zetten terugnemen, geen { $count }.

## Oltre Mare

reason-no-card = Er is geen kaart { $card }: een kaart is een soort goederen en een nummer, zoals { $example }.
reason-no-port = Er is geen haven { $port } op de kaart.
reason-no-edition = Er is geen uitgave { $name }; er zijn { $names }.
reason-oltremare-players = Oltre Mare is voor 2 tot 5 spelers, niet voor { $players }.
reason-option-offers = De optie offers is een getal van 0 tot { $most }, niet { $limit }.
reason-other-deck = Deze kaarten zijn voor de uitgave { $theirs }, niet { $ours } (OM-0.1, OM-0.3).
reason-move-shorter = Een zet is korter dan dat.
reason-oltremare-moves = { $move } is geen zet: zetten beginnen met discard, buy, offer, amend, counter, accept, decline, withdraw, done, play, sail, compass, stay of load.
reason-answer-how = Noem het aanbod en de versie: ‘accept #3.1 salt4’, ‘decline #3.1’.
reason-card-once = Een kaart kan maar één keer gegeven worden.
reason-accept-names-cards = Alleen wie een aanbod aanneemt noemt kaarten.
reason-too-much = { $value } is te veel: hoogstens { $most }.
reason-offer-how = Een aanbod schrijf je zo: ‘offer 2: grain3 + 1d for 2 salt’.
reason-offer-link = ‘amend’ en ‘counter’ noemen een aanbod, zoals #3.1; ‘offer’ niet.
reason-this-card-once = { $card } kan maar één keer gegeven worden.
reason-neither-card = { $item } is geen kaart en geen bedrag in ducati.
reason-neither-goods = { $item } is geen bedrag in ducati en geen aantal goederen.
reason-most-ducats = In één deal gaan hoogstens { $most } ducati.
reason-most-cards = Er kunnen hoogstens { $most } kaarten tegelijk aangeboden worden.
reason-most-of-goods = In één deal gaan hoogstens { $most } kaarten van één soort goederen.
reason-no-claim = { $words } kun je niet van een kaart beweren. { $reason }
reason-claim-how = Beweren kun je een vracht 1–4, een macht 3–6 en één of twee symbolen.
reason-no-move = Dit is geen zet.
reason-offer-cards-once = Een aanbod noemt elke kaart één keer.
reason-offer-to-one = Een aanbod gaat naar één plaats of naar allen.
reason-deal-needs-card = In een deal moet minstens één kaart van eigenaar wisselen (OM-2.2.4).
reason-no-trade-phase = De handelsfase is voorbij, of nog niet begonnen.
reason-no-seat = Die plaats is er niet.
reason-bought-four = Je hebt deze beurt al vier kaarten gekocht (OM-2.2.6).
reason-buy-where = Kopen kun je van de goederenstapel of van je eigen piratenstapel.
reason-pile-empty = Er is geen kaart meer te koop van de goederenstapel.
reason-pirates-empty = Je piratenstapel is leeg.
reason-too-few-cards = Je moet { $need ->
    [one] { $need } kaart
   *[other] { $need } kaarten
} uitspelen en hebt er { $hand }: koop of ruil er meer (OM-2.2.8).
reason-offer-changed = Aanbod { $number } is gewijzigd: het is nu versie { $new }, niet { $old }.
reason-offer-gone = Aanbod { $number } ligt niet meer op tafel.
reason-offers-in-trade = Een aanbod doe je alleen in de handelsfase.
reason-no-more-offers = Deze beurt kan er geen aanbod meer gedaan worden (OM-2.2.12).
reason-offer-own-cards = Je kunt alleen kaarten uit je eigen hand aanbieden.
reason-offer-to-another = Een aanbod gaat naar een andere speler of naar iedereen.
reason-only-active-trades = Alleen de actieve speler handelt met iedereen (OM-2.2.1).
reason-change-own-offer = Je kunt alleen je eigen aanbod wijzigen.
reason-counter-to-maker = Een tegenbod gaat naar wie jou een aanbod deed.
reason-withdraw-own = Je kunt alleen je eigen aanbod intrekken.
reason-not-yours-to-decline = Dit aanbod is niet aan jou om af te wijzen.
reason-not-yours-to-accept = Dit aanbod is niet aan jou om aan te nemen.
reason-trade-in-trade = Gehandeld wordt alleen in de handelsfase.
reason-give-own-cards = Je kunt alleen kaarten uit je eigen hand geven.
reason-not-asked-cards = Dit zijn niet de kaarten waar het aanbod om vraagt.
reason-active-could-not-play = Na deze deal zou de actieve speler niet genoeg kaarten kunnen uitspelen (OM-2.2.10).
reason-discard-above-power = Alleen uit een hand boven de zeevaartmacht gaat een kaart naar de piraten.
reason-play-in-actions = Kaarten speel je uit in de actiefase.
reason-play-own-card = Je kunt alleen een kaart uit je hand uitspelen.
reason-cannot-sail = Je schip kan daar nu niet heen varen.
reason-cannot-sail-twice = Je schip kan daar nu niet heen varen: geen route twee keer in een beurt (OM-2.3.5).
reason-compass-where = Het kompas leidt naar een andere haven zonder kompas.
reason-load-after-actions = Kaarten laad je na de acties.
reason-load-played = Je kunt alleen een kaart laden die je deze beurt hebt uitgespeeld.

## Batavia

reason-batavia-players = Batavia is voor 3 tot 5 spelers, niet voor { $players }.
reason-bid-more = Bied meer dan { $bid } en hoogstens je { $letters } brieven, of pas.
reason-hand-empty = Je hand is leeg: trek 2 kaarten.
reason-no-shop-to-reach = De aankomsttegel is weg en je kunt geen winkel bereiken: trek 2 kaarten.
reason-no-majority = Je kaarten kunnen je in geen enkele compagnie een meerderheid geven: trek 2 kaarten.
reason-no-card-of = Je hebt geen kaart van { $company }.
reason-lay-to-reach = De aankomsttegel is weg: leg kaarten waarmee je een winkel kunt bereiken.
reason-need-majority = Je hebt van een compagnie meer gelegde kaarten nodig dan elke andere speler.
reason-no-company = { $what } is geen compagnie; er zijn { $names }.
reason-batavia-moves = { $move } is geen zet; zetten zijn: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
reason-no-bid = { $bid } is geen bod; een bod is een getal van 1 tot { $most }.
reason-proxy-least = Een maximumbod gaat tot 0 brieven of meer.
reason-no-bid-asked = Er wordt je nu niet om een bod gevraagd.
reason-choose-company = Kies de compagnie waarmee je reist.
reason-draw-or-lay = Trek 2 kaarten of leg er.
reason-lay-or-done = Leg een kaart, neem er een terug, of wees klaar.
reason-exchange-or-keep = Ruil je tegels in of houd ze.
reason-no-seal = Je hebt het zegel van { $company } niet.
reason-no-shop-ahead = Er ligt geen winkel van { $company } voor je.

## Bots

reason-no-bot = Er is geen bot { $name }; er zijn { $names }.
reason-bot-settings = De bot { $name } kent de instellingen { $settings } niet.
reason-bot-not-loaded = De bot { $name } kan niet geladen worden: { $error }.
reason-no-character = { $setting } is geen karakter, of niet het enige; er zijn { $names }.
reason-no-expert = Geen bot van ons kent dit spel goed genoeg om er denkend mee te spelen.
reason-no-budget = { $text } is geen bedenktijd: schrijf seconden (1s), milliseconden (500ms) of een aantal herhalingen (200).
reason-long-bot = Er is geen bot met zo’n lange naam.
reason-bot-thinks = Een bot in dit huis denkt hoogstens { $seconds } seconden of { $iterations } herhalingen over een zet na.
reason-many-tables = Je hebt al { $tables } lopende tafels, en meer mag niet. Maak er eerst een af of sluit er een.
reason-many-tables-address = Vanaf jouw adres lopen al { $tables } tafels, en meer mag niet. Maak er eerst een af of sluit er een.
reason-many-thinkers = Hoogstens { $bots } bots die hun tijd nemen mogen voor je nadenken. Kies een snellere, of maak eerst een tafel af of sluit er een.
reason-many-thinkers-address = Hoogstens { $bots } bots die hun tijd nemen mogen nadenken voor wie op jouw adres speelt. Kies een snellere, of maak eerst een tafel af of sluit er een.

## At a table

reason-not-begun = Het spel is nog niet begonnen.
reason-begun = Het spel is al begonnen.
reason-paused = Het spel is gepauzeerd.
reason-closed = Deze tafel is gesloten.
reason-sits-already = Je zit al aan deze tafel.
reason-table-full = Alle plaatsen aan deze tafel zijn bezet.
reason-nobody-there = Daar zit niemand.
reason-empty-seats = Er zijn nog { $empty } plaatsen vrij.
reason-empty-seat = Er is nog een plaats vrij.
reason-bot-plays-for-you = Er speelt een bot voor jou; neem eerst je plaats weer in.
reason-person-plays = De persoon op die plaats speelt weer zelf.
reason-move-too-long = Dat is te lang voor een zet.
reason-no-talks = Er wordt nu niet onderhandeld.
reason-bot-there-already = Daar speelt al een bot.
reason-plays-already = Je speelt al zelf.
reason-only-sitters-speak = Alleen wie aan tafel zit spreekt daar.
reason-only-watching = Je kijkt bij deze tafel alleen mee.
reason-only-sitters = Dat kan alleen wie aan tafel zit.
reason-seats-are = De plaatsen zijn 0 tot en met { $last }.
reason-seat-taken = Daar zit al iemand.
reason-name-length = Een naam heeft hoogstens { $most } tekens.
reason-name-taken = Iemand anders aan deze tafel heet { $name }.
reason-other-version = Deze partij wordt gespeeld volgens versie { $theirs } van de regels van { $game }; dit Fondaco heeft versie { $ours }.
reason-newer-version = Deze partij wordt gespeeld volgens versie { $theirs } van de regels van { $game }; dit Fondaco heeft versie { $ours }. Een nieuwer Fondaco kan haar lezen.
reason-nothing-to-say = Daar staat niets in om te zeggen.
reason-text-too-long = Dat is langer dan { $most } tekens.
reason-not-here = Dat kan hier niet.
reason-does-not-wait = Het spel wacht niet op die plaats.
reason-relieve-when = Een bot mag spelen voor wie een minuut weg is.
reason-gallery = De galerij is voor wie meekijkt.
reason-banned = Je bent verbannen uit dit huis: { $why }
reason-who-are-you = Zeg eerst wie je bent.
reason-no-auctions = In dit spel zijn er geen veilingen.
reason-proxy-range = Een maximumbod gaat van 0 tot 75 brieven.
reason-least-range = Wat een aanbod minstens oplevert is 0 tot 1023 ducati.

## Opening tables, sitting down, and afterwards

reason-talk-range = De tijd om te spreken is 0 seconden tot 7 dagen.
reason-title-length = Een titel heeft hoogstens { $most } tekens.
reason-bank-range = De tijd om te beginnen is 10 seconden tot 10 uur.
reason-increment-range = Per beurt komt er 0 seconden tot 1 uur bij.
reason-days-range = Een zet duurt hoogstens 60 dagen.
reason-same-deal-early = De kaarten van een spel dat niet is afgelopen kunnen nog niet opnieuw gedeeld worden.
reason-seat-not-free = Plaats { $seat } is niet vrij voor een bot.
reason-too-many-bots = Er zijn meer bots dan plaatsen.
reason-would-be-empty = Er zouden nog plaatsen vrij zijn.
reason-players-range = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
reason-host-blocks = De gastheer van deze tafel wil niet met je spelen.
reason-not-over = Dit spel is nog niet afgelopen.
reason-fork-finished = Doorspelen kan alleen vanuit afgelopen spellen.
reason-no-moment = Dat moment is er niet in dit spel.
reason-report-length = Een melding heeft 1 tot 2000 tekens.
reason-record-when-over = Het verslag komt als het spel is afgelopen.
reason-replay-when-over = Een spel kun je terugkijken als het is afgelopen.
reason-no-seat-or-moment = Die plaats of dat moment is er niet.
reason-moment-too-far = Het verslag gaat niet tot dat moment terug.
reason-no-table = Die tafel is er niet.
reason-only-host = Dat kan alleen de gastheer van deze tafel.
reason-not-sitting = Je zit niet aan deze tafel.

## People and the house

reason-say-name-first = Zeg eerst wie je bent: POST /api/me met een naam.
reason-no-such-token = Niemand heeft dit token (nog).
reason-another-site = Dit verzoek komt van een andere site.
reason-no-language = De taal { $language } is hier niet.
reason-link-nobody = Deze link leidt naar niemand (meer).
reason-link-other = Deze link leidt naar iemand anders: kijk nog eens wie je wordt.
reason-no-link = Die link is er niet.
reason-no-token = Dat token is er niet.
reason-webhook-https = Een webhook is een adres dat met https:// begint.
reason-no-address = Dat is geen adres, of een te lang.
reason-nobody-to-block = Zo iemand is hier niet.
reason-no-player = Niemand heeft deze accountnaam.
reason-no-game-here = Het spel { $game } is hier niet.
reason-no-ratings = Er is geen ranglijst van { $game }, wel van { $games }.
reason-no-push = Dit huis stuurt geen meldingen naar de browser.
reason-push-browsers = Er kunnen maar { $most } van je browsers bericht krijgen.
reason-no-subscription = Dat abonnement is er niet.
reason-no-answer-within = Geen antwoord binnen { $seconds } seconden.
reason-no-http = Het antwoord is geen HTTP.
reason-no-host = Er is geen host { $host }.
reason-not-public = { $host } ligt niet in het openbare netwerk.
reason-no-such-address = Dat is geen adres van de vorm https://host/pad.
reason-no-webhook = Er is nog geen webhook.
reason-webhook-unreached = Het bericht is niet aangekomen: { $reason }
reason-webhook-status = Het bericht is aangekomen, maar het antwoord was { $status }.
reason-test-pause = Wacht een paar seconden voor je het nog eens probeert.
reason-wrong-password = Het wachtwoord is een ander.
reason-no-account = Je hebt nog geen account.
reason-no-device = Dat apparaat is er niet.
reason-nobody-to-report = Er is niemand om te melden.
reason-has-account = Je hebt al een account.
reason-login-length = Een accountnaam heeft 2 tot { $most } tekens.
reason-password-length = Een wachtwoord heeft { $least } tot { $most } tekens.
reason-login-taken = De accountnaam { $login } is al bezet.
reason-wrong-login = Die accountnaam is er niet, of het wachtwoord is een ander.
reason-many-guesses = Dat waren veel verkeerde wachtwoorden; wacht alsjeblieft tien minuten.
reason-choose-name = Kies een naam van 1 tot { $most } tekens.
reason-text-nul = Een tekst kan het teken NUL niet bevatten.
reason-text-half = Een tekst kan geen half teken bevatten.
reason-number-too-large = Dat getal is te groot.
reason-not-opened = De tafel kon niet geopend worden; probeer het nog eens.
reason-too-many-writing = Te veel anderen schrijven nu aan deze tafel; probeer het nog eens.
reason-not-written = Dat kon niet opgeschreven worden; probeer het nog eens.
reason-cannot-write = Het huis kan nu niets opschrijven; probeer het nog eens.
reason-cannot-write-connect = Het huis kan nu niets opschrijven; maak opnieuw verbinding.
reason-cannot-read-connect = Het huis kan nu zijn boeken niet lezen; maak opnieuw verbinding.
reason-set-aside = Deze tafel kan niet worden gelezen; het huis heeft haar apart gezet.
reason-not-ordered = Die opdracht geldt niet meer.
reason-too-slow = Je verbinding is te traag; maak opnieuw verbinding.
reason-signed-out = Je bent hier niet meer aangemeld.
reason-too-often = Je vraagt te vaak; maak later opnieuw verbinding.
reason-too-many-requests = Dat waren te veel verzoeken; wacht even.
reason-went-wrong = Er is iets misgegaan in het huis; er is niets veranderd.
reason-went-wrong-connect = Er is iets misgegaan in het huis; maak opnieuw verbinding.
