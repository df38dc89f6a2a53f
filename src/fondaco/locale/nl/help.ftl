# Wat --help zegt, en wat er wordt gezegd van een opdracht die verkeerd is getypt.

help-usage = Gebruik:
help-options = Opties
help-commands = Opdrachten
help-help = Toon deze hulp.
help-default = { $text } [standaard: { $value }]
help-required = { $text } [verplicht]
help-see = Zie { $command }.
help-no-option = Er is geen optie { $name }.
help-no-command = Er is geen opdracht { $name }.
help-meant = Bedoelde je { $names }?
help-missing = { $name } ontbreekt.
help-whole-number = Bij { $name } hoort een geheel getal.
help-at-least = Bij { $name } hoort een geheel getal, minstens { $least }.
help-range = Bij { $name } hoort een geheel getal, van { $least } tot { $most }.
help-bad-value = { $name }: { $why }

## Wat iemand daar invult

help-place-options = OPTIES
help-place-command = OPDRACHT
help-place-args = ARGUMENTEN
help-place-address = ADRES
help-place-code = CODE
help-place-dir = MAP
help-place-file = BESTAND
help-place-files = BESTANDEN
help-place-float = GETAL
help-place-folder = MAP
help-place-game = SPEL
help-place-integer = GETAL
help-place-login = ACCOUNT
help-place-name = NAAM
help-place-out = BESTAND
help-place-person = PERSOON
help-place-ply = ZET
help-place-records = PARTIJVERSLAGEN
help-place-rule = REGEL
help-place-event = EVENEMENT
help-place-table = TAFEL
help-place-text = TEKST
help-place-value = WAARDE

## Opdrachten

help-fondaco =
    Handelsspellen spelen, bekijken, analyseren en bestuderen.

    Zonder opdracht: opent het huis op deze computer, en een browser om in te spelen.
help-play = Speel { help-place-game } in de terminal tegen bots.
help-serve = Bied tafels aan browsers en programma’s aan.
help-sim = Laat bots veel partijen { help-place-game } spelen en vat ze samen.
help-arena = Laat bots een toernooi { help-place-game } spelen: elke deling in elke plaatsing.
help-bots = Som de bots op: de niveaus met hun sterkte, daarna de andere.
help-stats = Vat de partijverslagen in een map of een export ervan samen: scores, lengtes, wie begint, waar het geld vandaan komt.
help-export = Schrijf de afgelopen partijen uit een map met partijverslagen als Parquet-tabellen in een nieuwe map.
help-check = Probeer of { help-place-game } zich aan het contract houdt, voor wie er een schrijft; exitcode 1 als dat niet zo is.
help-review = Vertel wat de zetten en deals van een afgelopen partij waard waren, en hoeveel geluk was.
help-puzzles = Maak puzzels, som ze op en controleer ze: momenten waarop één keuze duidelijk de beste is.
help-puzzles-make = Laat bots { help-place-game } spelen en bewaar de momenten die puzzels zijn.
help-puzzles-merge = Voeg de puzzels van verschillende { help-place-files } samen, elk één keer.
help-puzzles-list = Som de puzzels van { help-place-file } op, of tel de puzzels die bij de spellen horen.
help-puzzles-check = Speel elke puzzel van { help-place-file } na en controleer hem; exitcode 1 als er iets mis is.
help-record = Lees, controleer en speel partijverslagen na.
help-record-show = Toon wie er speelde, hoe het afliep, en de zetten.
help-record-verify = Controleer de startwaarde, elke zet en de uitslag; exitcode 1 als er iets mis is.
help-record-replay = Vertel wat er gebeurde, zet voor zet.

help-admin = Zorg voor een huis: zijn tafels, mensen en back-ups.
help-admin-list = Som de tafels op, de laatst gewijzigde eerst.
help-admin-show = Vertel wie er aan { help-place-table } zit en hoe die ervoor staat.
help-admin-close = Sluit { help-place-table } voordat de partij afgelopen is.
help-admin-aside = Som de tafels op die niet te lezen zijn: welk logboek, vanaf welke regel, en waarom.
help-admin-retry = Probeer { help-place-table }, die apart was gezet, opnieuw: hier, en weldra in elk open huis.
help-admin-export = Toon het partijverslag van { help-place-table }, of het logboek. Beide vertellen alles wat aan de tafel geheim is.
help-admin-people = Som de mensen op van wie de naam of het account { help-place-text } bevat, de nieuwste eerst.
help-admin-ban = Laat { help-place-person } (een account of een id) in dit huis niets meer doen.
help-admin-unban = Laat { help-place-person } weer binnen.
help-admin-delete = Verwijdert { help-place-person } voorgoed, zoals die persoon dat zelf zou kunnen: in alle partijen, chats en evenementen komt een pseudoniem in plaats van de naam. Back-ups blijven zoals ze zijn.
help-admin-reports = Som op wat mensen hebben gemeld, het laatste eerst.
help-admin-reset-password = Geef { help-place-login } een nieuw wachtwoord, toon het, en beëindig alle apparaten, links, tokens en de webhook.
help-admin-events = Evenementen van clubs bekijken en overdragen.
help-admin-events-list = Som alle evenementen op, het laatst gewijzigde eerst.
help-admin-events-log = Toon het logboek van { help-place-event }. Het bevat alles wat in het evenement geheim is.
help-admin-events-hand-over = Maak { help-place-person } eigenaar van { help-place-event }.
help-admin-sessions = De toegangen van een persoon: apparaten (cookies), persoonlijke links, tokens.
help-admin-sessions-list = Som de toegangen van { help-place-person } op.
help-admin-sessions-revoke = Meld { help-place-person } af. Wie geen account heeft, kan daarna niet terugkomen.
help-admin-backup = Kopieer het hele huis naar een nieuw bestand in { help-place-folder }, ook terwijl het open is.
help-admin-restore = Vul een leeg huis uit de back-up { help-place-file }, uit welk soort database ook.

## Opties

help-of-version = Toon de versie.
help-of-lan = Open het huis ook voor iedereen in dit netwerk.
help-of-option = Een willekeurige optie van het spel.
help-of-game-option = Bij { $games }: hetzelfde als --option { $name }={ help-place-value }.
help-of-players = Hoeveel er spelen.
help-of-players-bots = Hoeveel er spelen, bots meegeteld.
help-of-others = Wie er op de andere plaatsen zit: zie `fondaco bots`.
help-of-bots = Wie speelt, zoals bij `arena`: de laatste vult de andere plaatsen; anders `random`.
help-of-line-up = Wie er speelt; de laatste vult de andere plaatsen.
help-of-seat = Je plaats, vanaf 0.
help-of-seat-saw = Zoals deze speler het zag; anders zoals iedereen het zag.
help-of-seed = Dezelfde startwaarde geeft dezelfde kaarten.
help-of-seed-games = Partij k wordt gespeeld met { help-place-text }-k.
help-of-seed-blocks = Blok k wordt gespeeld met { help-place-text }-k.
help-of-seed-review = Dezelfde startwaarde: dezelfde getallen.
help-of-seed-check = Welke, en hoe.
help-of-name = Je naam.
help-of-resume = Ga verder met een onaf partijverslag.
help-of-example = Probeer een voorbeeld uit het regelboek, naar zijn regel.
help-of-language = `de`, `en`, `fr`, `it` of `nl`; standaard die van LANG.
help-of-host = Waar het huis luistert.
help-of-port = Op welke poort het luistert.
help-of-database = sqlite:///… of postgresql://…; ook in FONDACO_DATABASE.
help-of-own-database = sqlite:///… of postgresql://…; anders het huis van deze gebruiker, of FONDACO_DATABASE.
help-of-bus = nats://…, voor verschillende processen; ook in FONDACO_BUS.
help-of-serve-workers = Processen die samen bedienen; vereist PostgreSQL en NATS.
help-of-minds = Processen voor de bots.
help-of-open = Open een browser.
help-of-json-logs = Meldingen als JSON-regels.
help-of-address = Waar browsers het vinden: https://…
help-of-trust-proxy = Proxyservers die worden geloofd over waar een verzoek vandaan komt.
help-of-private-alerts = Webhooks mogen naar privénetwerken leiden.
help-of-tables = Tafels die één persoon tegelijk mag hebben; 0: zoveel als je wilt.
help-of-thinkers = Stoelen met bots die de tijd nemen, voor één persoon; 0: zoveel als je wilt.
help-of-review-worlds = Hoe grondig afgelopen partijen worden geanalyseerd: werelden per vraag, 2 tot 10.000.
help-of-no-day = Geen kaarten van de dag.
help-of-requests = Verzoeken per minuut van één adres; 0: zoveel als je wilt.
help-of-club = Netwerken van een club, waar veel mensen één adres delen: grenzen per adres zijn 25 keer zo hoog.
help-of-connections = Tafels die vanaf één adres tegelijk open zijn; 0: zoveel als je wilt.
help-of-hosts = Andere namen waarnaar het huis luistert, naast die in --address; * voor alle.
help-of-games = Hoeveel partijen.
help-of-games-blocks = Hoeveel partijen, in hele blokken.
help-of-games-each = Hoeveel partijen voor elk aantal spelers.
help-of-workers = Processen; als er niets staat, één per kern.
help-of-processes = Processen; als er niets staat, één per kern.
help-of-records = Bewaar elke partij.
help-of-json = Geef JSON, zonder voortgang.
help-of-seating = `rotate`, `all` of `fixed`.
help-of-sprt = Stop als beslist is of A beter is dan B.
help-of-elo = Het verschil dat --sprt moet vinden; anders 35.
help-of-plot = Teken het: { help-place-file }.png.
help-of-plots = Teken in een map.
help-of-cluster = Speel op een Ray-cluster; `local` start er een.
help-of-budget = Werelden per vraag; meer duurt langer.
help-of-html = Schrijf het als pagina.
help-of-count = Hoeveel puzzels het bestand moet hebben.
help-of-seconds = Stop na zoveel seconden.
help-of-worlds = Hoe grondig; meer duurt langer.
help-of-out = Schrijf een nieuw bestand.
help-of-into = Voeg toe aan een bestand; met dezelfde startwaarde gaat het verder na de partijen die erin staan.
help-of-again = Beoordeel er zoveel opnieuw.
help-of-all = Met alles wat verborgen was.
help-of-from = Begin met deze zet.
help-of-status = Alleen zulke tafels; of `all`.
help-of-limit = Hoeveel regels hoogstens.
help-of-reason-closed = Waarom; wie aan de tafel zit, krijgt het te horen.
help-of-reason-banned = Waarom; de persoon krijgt het te horen.
help-of-log = Elke regel zoals die in het logboek staat.
help-of-output = Naar een nieuw bestand.
help-of-yes = Verwijderen zonder te vragen.
help-of-kind = Alleen deze; anders allemaal.
help-of-portable = Als JSON-regels, voor elk soort database.
