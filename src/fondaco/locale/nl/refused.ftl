# Why something cannot be done: `Refused("game-over")` is told as `refused-game-over`.

## Any game

refused-game-over = Het spel is afgelopen.
refused-no-seat = Die plaats bestaat niet.
refused-no-move = Dit is geen zet.
refused-no-game = Er is geen spel ‘{ $name }’; kies uit { $names }.
refused-seed = Een startwaarde heeft 1 tot { $most } afdrukbare ASCII-tekens zonder spaties, aanhalingstekens of /.
refused-option-value = Bij de optie { $name } kun je kiezen uit { $values }, niet ‘{ $value }’.
refused-option-only = De optie { $name } kun je alleen kiezen met { $where }.
refused-no-option = Er is geen optie ‘{ $name }’; kies uit { $names }.
refused-not-your-turn = Jij bent niet aan de beurt.
refused-not-your-move = Jij bent niet aan zet.
refused-nothing-played = Er is nog niets gespeeld.
refused-moved-since = { $name } heeft sindsdien een zet gedaan.
refused-came-to-light = Met deze zet kwam er iets aan het licht, en dat is niet terug te draaien.
refused-no-undo = Dat kan niet worden teruggenomen. { $reason }
refused-undo-count = { $most ->
    [one] Je kunt { $most } zet terugnemen, geen { $count }.
   *[other] Je kunt 1 tot { $most } zetten terugnemen, geen { $count }.
}

## Bots

refused-no-bot = Er is geen bot ‘{ $name }’; kies uit { $names }.
refused-bot-settings = De bot { $name } kent de instellingen { $settings } niet.
refused-bot-version = Er is hier geen versie { $version } van de bot { $name }; de nieuwste versie is { $newest }.
refused-bot-not-loaded = De bot { $name } kan niet geladen worden: { $error }.
refused-no-character = ‘{ $setting }’ is geen karakter, of je hebt er meer dan één genoemd. Karakters: { $names }.
refused-no-budget = ‘{ $text }’ is geen bedenktijd: schrijf seconden (1s), milliseconden (500ms) of een aantal herhalingen (200).
refused-long-bot = Er is geen bot met zo’n lange naam.
refused-bot-thinks = Een bot van Fondaco denkt hoogstens { $seconds } seconden of { $iterations } herhalingen over een zet na.

## At a table

refused-not-begun = Het spel is nog niet begonnen.
refused-begun = Het spel is al begonnen.
refused-paused = Het spel is gepauzeerd.
refused-closed = Deze tafel is gesloten.
refused-sits-already = Je zit al aan deze tafel.
refused-table-full = Alle plaatsen aan deze tafel zijn bezet.
refused-nobody-there = Daar zit niemand.
refused-empty-seats = { $empty ->
    [one] Er is nog een plaats vrij.
   *[other] Er zijn nog { $empty } plaatsen vrij.
}
refused-bot-plays-for-you = Er speelt een bot voor jou; neem eerst je plaats weer in.
refused-person-plays = Wie op die plaats zit, speelt weer zelf.
refused-move-too-long = Dat is te lang voor een zet.
refused-no-talks = Er wordt nu niet onderhandeld.
refused-held-enough = Je hebt deze beurt al { $most } keer om een momentje gevraagd: dat is genoeg.
refused-paused-enough = Je hebt deze beurt al { $most } keer gepauzeerd: dat is genoeg.
refused-gift-no-clock = Aan deze tafel loopt geen klok: niemand heeft meer tijd nodig.
refused-gift-self = Je kunt jezelf geen tijd geven.
refused-gift-bot = Daar speelt een bot. Die heeft geen tijd nodig.
refused-gift-plenty = { $name } heeft nog ruim de tijd.
refused-gift-enough = { $name } heeft deze beurt al { $most } keer tijd gekregen: dat is genoeg.
refused-gift-rated = Deze partij telt mee voor de ranglijst. Daarom krijgt niemand extra tijd.
refused-turn-long-enough = Deze beurt heeft lang genoeg geduurd: de bot rondt het onderhandelen nu af.
refused-bot-there-already = Daar speelt al een bot.
refused-plays-already = Je speelt al zelf.
refused-only-sitters-speak = Alleen wie aan tafel zit, mag daar spreken.
refused-no-remark = Dat is hier geen kant-en-klare zin.
refused-coach-off = Hier is geen gids: wie de tafel opende, staat er geen toe, of de partij telt mee voor de ranglijst of een evenement.
refused-coach-unasked = Dat heb je niet aangezet. In het menu van de tafel staat wat je gids kan.
refused-no-answer = Er kwam niet op tijd een antwoord. Vraag het nog eens.
refused-open-never = De handen van deze partij blijven verborgen tot die voorbij is.
refused-open-over = De partij is niet bezig: bij het terugkijken zijn alle handen te zien.
refused-open-seat = Spelers aan deze tafel, en wie via dezelfde verbinding komt, zien de handen van anderen niet.
refused-open-not-yet = Het is te vroeg: van de eerste rondes wordt nog niets getoond.
refused-open-range = Toeschouwers zien alle handen na 1 tot { $most } rondes, of nooit (0).
refused-coach-turn = De gids antwoordt in jouw beurt, en als er een voorstel op je wacht.
refused-coach-day = De gids zwijgt tijdens de poging die telt.
refused-day-no-undo = In de poging die telt kun je niets terugnemen.
refused-day-spoils = Dit is een partij met de kaarten van de dag. Speel eerst die van jou; daarna mag je die van anderen bekijken.
refused-day-not-over = De kaarten van die dag worden nog gespeeld. Dit kan als de dag voorbij is.
refused-no-day = Deze server heeft geen kaarten voor die dag.
refused-only-watching = Je kijkt bij deze tafel alleen mee.
refused-only-sitters = Dat mag alleen wie aan tafel zit.
refused-seats-are = Die plaats bestaat niet: de plaatsen zijn 0 tot en met { $last }.
refused-seat-taken = Daar zit al iemand.
refused-name-length = Een naam heeft hoogstens { $most } tekens.
refused-name-taken = Iemand anders aan deze tafel heet { $name }.
refused-other-version = Deze partij wordt gespeeld volgens versie { $theirs } van de regels van { $game }; dit Fondaco heeft versie { $ours }.
refused-newer-version = Deze partij wordt gespeeld volgens versie { $theirs } van de regels van { $game }; dit Fondaco heeft versie { $ours }. Een nieuwer Fondaco kan die lezen.
refused-nothing-to-say = Er staat nog niets. Schrijf eerst iets.
refused-text-too-long = Dat is te lang: hoogstens { $most } tekens.
refused-not-here = Dat kan hier niet.
refused-does-not-wait = Het spel wacht niet op die plaats.
refused-relieve-when = Een bot mag pas invallen als de partij een minuut op een afwezige speler wacht.
refused-gallery = Dat kunnen alleen toeschouwers.
refused-banned = Je hebt geen toegang tot Fondaco: { $why }
refused-who-are-you = Zeg eerst wie je bent: kies een naam bij je account.
refused-no-such-order = De opdracht ‘{ $order }’ bestaat niet in dit spel.
refused-order-unclear = Dat is geen opdracht die dit spel kent.

## Opening tables, sitting down, and afterwards

refused-talk-range = De spreektijd is 0 seconden tot 7 dagen.
refused-title-length = Een titel heeft hoogstens { $most } tekens.
refused-bank-range = De bedenktijd bij het begin is 10 seconden tot 10 uur.
refused-increment-range = Per beurt komt er 0 seconden tot 1 uur bij.
refused-days-range = Een zet mag hoogstens 60 dagen duren.
refused-same-deal-early = Zolang een partij niet is afgelopen, kunnen de kaarten ervan niet opnieuw gedeeld worden.
refused-seat-not-free = Plaats { $seat } is niet vrij voor een bot.
refused-too-many-bots = Er zijn meer bots dan plaatsen.
refused-would-be-empty = Er zouden plaatsen vrij blijven.
refused-players-range = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
refused-host-blocks = Wie deze tafel heeft geopend, wil niet met je spelen.
refused-not-over = Deze partij is nog niet afgelopen.
refused-fork-finished = Verder spelen kan alleen vanuit een afgelopen partij.
refused-no-moment = Dat moment bestaat niet in deze partij.
refused-report-length = Een melding heeft 1 tot 2000 tekens.
refused-record-when-over = Het partijverslag is er pas als het spel is afgelopen.
refused-replay-when-over = Een partij kun je terugkijken als die is afgelopen.
refused-no-seat-or-moment = Die plaats of dat moment bestaat niet.
refused-moment-too-far = Het logboek gaat niet tot dat moment terug.
refused-no-table = Die tafel bestaat niet.
refused-only-host = Dat mag alleen wie deze tafel heeft geopend.
refused-not-sitting = Je zit niet aan deze tafel.

## People and the house

refused-say-name-first = Zeg eerst wie je bent: kies een naam bij je account (een programma stuurt die met POST /api/me).
refused-no-such-token = Dit token is van niemand (meer). Maak een nieuw token bij je account.
refused-another-site = Dit komt van een andere site en is dus niet gedaan. Open Fondaco zelf en probeer het daar.
refused-no-language = De taal ‘{ $language }’ is er hier niet.
refused-link-nobody = Deze link leidt naar niemand meer. Maak een nieuwe waar je nog aangemeld bent.
refused-no-link = Die link bestaat niet meer.
refused-no-token = Dat token bestaat niet meer.
refused-webhook-https = Een webhook is een adres dat met https:// begint.
refused-no-address = Dat is geen adres, of het is te lang. Een adres ziet eruit als https://example.org/pad.
refused-nobody-to-block = Die persoon bestaat niet.
refused-no-player = Niemand heeft deze accountnaam.
refused-no-game-here = Het spel ‘{ $game }’ is er hier niet.
refused-no-ratings = Er is geen ranglijst van ‘{ $game }’, wel van { $games }.
refused-no-push = Fondaco stuurt hier geen meldingen naar de browser.
refused-push-browsers = Hoogstens { $most } van je browsers kunnen meldingen krijgen. Zet ze eerst in een andere uit.
refused-no-subscription = Deze browser krijgt geen meldingen meer. Zet ze bij de instellingen weer aan.
refused-no-answer-within = Geen antwoord binnen { $seconds } seconden.
refused-no-http = Er antwoordt daar iets, maar het is geen webserver. Kijk het adres nog eens na.
refused-not-public = { $host } is niet te vinden op het openbare internet.
refused-no-such-address = Dat is geen adres van de vorm https://host/pad.
refused-no-webhook = Er is nog geen webhook. Sla eerst een adres op.
refused-webhook-unreached = Het bericht is niet aangekomen: { $reason }
refused-webhook-status = Het bericht is aangekomen, maar het antwoord was { $status } in plaats van 200.
refused-test-pause = Wacht een paar seconden voor je het nog eens probeert.
refused-wrong-password = Onjuist wachtwoord.
refused-no-account = Je hebt nog geen account.
refused-no-device = Dat apparaat is niet meer aangemeld.
refused-nobody-to-report = Die persoon bestaat niet.
refused-has-account = Je hebt al een account.
refused-login-length = Een accountnaam heeft 2 tot { $most } tekens.
refused-password-length = Een wachtwoord heeft { $least } tot { $most } tekens.
refused-login-taken = De accountnaam { $login } is al bezet. Kies een andere.
refused-login-alike = Iemand heeft een accountnaam die op { $login } lijkt. Kies een andere.
refused-login-mixed = Een accountnaam mag alleen letters uit één alfabet hebben.
refused-many-links = Je hebt al { $most } persoonlijke links: trek er eerst een in.
refused-many-tokens = Je hebt al { $most } tokens: trek er eerst een in.
refused-wrong-login = Onjuiste accountnaam of onjuist wachtwoord.
refused-many-guesses = Dat waren veel verkeerde wachtwoorden; wacht alsjeblieft tien minuten.
refused-choose-name = Kies een naam van 1 tot { $most } tekens.
refused-text-nul = In de tekst zit een teken dat niet bewaard kan worden (NUL). Schrijf de tekst opnieuw.
refused-text-half = In de tekst zit een beschadigd teken. Schrijf de tekst opnieuw.
refused-number-too-large = Dat getal is te groot. Kies een kleiner getal.
refused-not-opened = De tafel kon niet geopend worden; probeer het nog eens.
refused-too-many-writing = Er gebeurt nu te veel tegelijk aan deze tafel; probeer het nog eens.
refused-not-written = Dat kon niet opgeslagen worden; probeer het nog eens.
refused-cannot-write = Fondaco kan nu niets opslaan; probeer het nog eens.
refused-cannot-write-connect = Fondaco kan nu niets opslaan; open de tafel opnieuw.
refused-storage-full = Deze browser kan niets opslaan: de opslag is vol of uitgeschakeld. Er is niets veranderd.
refused-only-with-server = Je speelt hier in je eentje, in je browser. Wat je wilt doen, kan alleen met een server.
refused-cannot-read-connect = Fondaco kan nu niets teruglezen; open de tafel opnieuw.
refused-too-slow = Je verbinding is te traag; open de tafel opnieuw.
refused-signed-out = Je bent hier niet meer aangemeld.
refused-too-often = Dat is te veel tegelijk; open de tafel straks opnieuw.
refused-too-many-requests = Dat waren te veel verzoeken; probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
refused-too-many-at-once = Dat is te veel tegelijk; wacht even op de eerste antwoorden.
refused-too-many-connects = Te veel nieuwe verbindingen; probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
refused-too-many-connections = Er staan vanaf hier te veel tafels tegelijk open; sluit er een.
refused-too-many-costly = Dat kost de server werk, en je hebt er erg vaak om gevraagd. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
refused-too-many-questions = Je vraagt je gids erg vaak om advies. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
refused-too-many-reviews = Er wordt nog gerekend aan analyses waar je om hebt gevraagd; wacht even tot er een klaar is.
refused-too-many-entries = Zo snel gaat het niet; probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
refused-too-many-speeches = Je hebt al veel gezegd; wacht { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
refused-too-many-passwords = Te veel pogingen vanaf jouw adres; probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
refused-many-offers = Je hebt al { $most } voorstellen op tafel liggen; trek er eerst een in.
refused-others-play = Hier spelen ook anderen, dus de tafel kan niet meer gesloten worden. Laat een bot voor je spelen als je weg moet.
refused-house-full = Fondaco is vol; probeer het zo dadelijk nog eens.
refused-said-nothing = Er kwam te lang niets van je. Probeer het opnieuw.
refused-wrong-host = Deze server heet niet { $host }. Wie hem beheert, kan die naam toevoegen (fondaco serve --hosts).
refused-no-such-show = Er is geen opgenomen partij met die naam: { $name }.
refused-only-owner = Dat mag alleen wie Fondaco heeft gestart, op de computer waarop het draait.
refused-no-network = Deze computer zit in geen enkel privénetwerk, of een ander programma gebruikt daar de poort al.
refused-went-wrong = Er is iets misgegaan bij Fondaco; er is niets veranderd.
refused-went-wrong-connect = Er is iets misgegaan bij Fondaco; open de tafel opnieuw.
refused-many-tables = Je hebt al { $tables } lopende tafels, en meer mag niet. Speel eerst een partij uit of sluit een tafel.
refused-many-tables-address = Vanaf jouw adres lopen al { $tables } tafels, en meer mag niet. Speel eerst een partij uit of sluit een tafel.
refused-many-thinkers = Je mag hoogstens { $bots } bots hebben die de tijd nemen. Kies een snellere, speel eerst een partij uit of sluit een tafel.
refused-many-thinkers-address = Vanaf jouw adres mogen hoogstens { $bots } bots meespelen die de tijd nemen. Kies een snellere, speel eerst een partij uit of sluit een tafel.
refused-link-other = Deze link leidt naar iemand anders: kijk nog eens wie je wordt.
refused-set-aside = Deze tafel kan niet worden gelezen; Fondaco heeft die apart gezet. Meld het aan wie de server beheert.
refused-not-ordered = Die opdracht geldt niet meer.

## Positions

refused-long-position = Dit is te lang voor een stelling.
refused-no-such-position = Geen stelling ziet er zo uit.
refused-not-json = Dit is geen stelling: het is geen geldige JSON.
refused-not-json-object = Dit is geen stelling: het is geen JSON-object.
refused-field-object = { $where } moet een object zijn.
refused-field-missing = In { $where } ontbreekt ‘{ $field }’.
refused-field-unknown = { $where } heeft een onbekend veld ‘{ $field }’.
refused-field-flag = { $where }: { $field } moet true of false zijn.
refused-field-text = { $where }: { $field } moet een tekst zijn.
refused-field-number = { $where } moet een geheel getal van { $low } tot en met { $high } zijn.
refused-field-choice = { $where } moet een van deze zijn: { $names }.
refused-field-list = { $where } moet een lijst zijn.
refused-field-list-of = { $where } moet een lijst van { $length ->
    [one] { $length } element
   *[other] { $length } elementen
} zijn.
refused-field-texts = { $where } moet een lijst van teksten zijn.
refused-no-seat-at = Aan een tafel voor { $players } is er geen plaats { $seat }.

## Records

refused-at-line = Regel { $line }: { $reason }
refused-no-such-ply = Deze partij heeft de zetten { $first } tot en met { $last }, niet { $ply }.
refused-seats-to = Er is geen plaats { $seat }. De plaatsen zijn 0 tot en met { $last }.
refused-seats-and-names = Er zijn { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
} en { $names ->
    [one] { $names } naam
   *[other] { $names } namen
}.
refused-seed-hidden = De startwaarde is nog geheim: dit kan niet worden nagespeeld.
refused-seed-not-committed = De startwaarde komt niet overeen met de vingerafdruk die vóór de eerste zet is vastgelegd.
refused-review-unfinished = Deze partij is nog niet afgelopen. Alleen afgelopen partijen kun je analyseren.
refused-review-budget = Een analyse doet { $least } tot { $most } simulaties per beslissing, niet { $budget }.
refused-puzzle-shape = Dit is geen puzzel: er ontbreekt iets, of iets is niet wat het moet zijn.
refused-puzzle-unsound = Puzzel { $puzzle } klopt niet: { $reason }
refused-puzzle-id = de code is niet die van dit moment.
refused-puzzle-ruleset = hij hoort niet bij { $ruleset }.
refused-puzzle-choices = de mogelijkheden zijn geen zetten die deze plaats heeft.
refused-puzzle-solution = de oplossing ({ $move }) is geen van de mogelijkheden.
refused-puzzle-file = In dit bestand staan geen puzzels.
refused-no-such-puzzle = Zo’n puzzel is er hier niet: { $id }.
refused-no-such-puzzles = Zulke puzzels zijn er hier niet.
refused-puzzle-answer = Dat is geen van de mogelijkheden van deze puzzel: { $move }.
refused-at-move = Zet { $ply }, ‘{ $move }’: { $reason }
refused-over-before = De partij was vóór deze zet al afgelopen.
refused-other-seats-move = Plaats { $seat } is nu niet aan zet, maar { $count ->
    [one] plaats { $seats }
   *[other] plaatsen { $seats }
} wel.
refused-not-unfinished = De zetten beëindigen de partij, maar het partijverslag noemt die onvoltooid.
refused-not-ended = Het partijverslag heeft een uitslag, maar de zetten beëindigen de partij niet.
refused-other-scores = De scores zijn { $scores }.
refused-other-places = De posities zijn { $places }.
refused-other-checksum = De laatste stelling heeft het controlegetal { $checksum }.
refused-record-key-twice = { $key } staat hier voor de tweede keer.
refused-record-too-long = Dit is te lang voor een partijverslag: meer dan { $most } MB.
refused-record-not-text = Dit is geen UTF-8-tekst.
refused-record-title = Een partijverslag begint met ‘{ $title }’.
refused-record-format = Dit is een partijverslag in formaat ‘{ $theirs }’; dit Fondaco leest formaat { $ours }.
refused-record-header-line = ‘{ $line }’ is geen kopregel; die ziet eruit als ‘key: value’.
refused-record-no-key = Er is geen kopregel ‘{ $key }’.
refused-record-leading-zero = ‘{ $key }’ wordt zonder nul vooraan geschreven.
refused-record-lacks = De kop heeft geen regel ‘{ $key }’.
refused-record-places-missing = `places` ontbreekt: een uitslag heeft ook posities, een onvoltooide partij niet.
refused-record-places-extra = `places` hoort hier niet: een uitslag heeft ook posities, een onvoltooide partij niet.
refused-record-checksum-missing = `checksum` ontbreekt: een bekende startwaarde heeft ook een controlegetal, een geheime niet.
refused-record-checksum-extra = `checksum` hoort hier niet: een bekende startwaarde heeft ook een controlegetal, een geheime niet.
refused-record-number = { $what } is een getal van { $low } tot en met { $high }, niet ‘{ $text }’.
refused-record-numbers = { $what } heeft { $numbers ->
    [one] { $numbers } getal
   *[other] { $numbers } getallen
} voor { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}.
refused-record-hex = { $what } bestaat uit { $digits } hexadecimale cijfers, niet ‘{ $text }’.
refused-record-date = ‘{ $text }’ is geen datum; een datum ziet eruit als 2026-11-15.
refused-record-seat = ‘{ $text }’ is geen plaats; die ziet eruit als ‘Anna (person)’.
refused-record-no-seat = Er is geen { $key } in een partij met { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}.
refused-record-goes-nowhere = De vorige regel eindigt niet met ‘;’, dus deze hoort nergens bij.
refused-record-indent = De vorige regel eindigt met ‘;’: er moet een ingesprongen regel volgen.
refused-record-empty-move = Hier staat een lege zet.
refused-record-comment = Hier staat een opmerking op de verkeerde plek.
refused-record-cut-short = Het partijverslag eindigt midden in een regel zetten.
refused-record-moves-line = ‘{ $line }’ is geen regel zetten; die ziet eruit als ‘7  0: a; b’.
refused-record-moves-number = Deze regel zetten moet nummer { $expected } zijn, niet { $number }.
refused-record-no-such-seat = Er is geen plaats { $seat } in een partij met { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}.
refused-record-quote = ‘{ $text }’ heeft geen sluitend aanhalingsteken, of er volgt nog iets.
refused-record-move-written = Een partijverslag kan geen zet bevatten die ‘{ $move }’ luidt.

## Files and commands

refused-cannot-read = { $file } kan niet worden gelezen: { $error }.
refused-cannot-read-folder = De map { $folder } kan niet worden gelezen: { $error }.
refused-cannot-write-file = { $file } kan niet worden geschreven: { $error }.
refused-cannot-make-folder = De map { $folder } kan niet worden gemaakt: { $error }.
refused-not-text = { $file } is geen UTF-8-tekst.
refused-option-how = Een optie wordt geschreven als naam=waarde, niet ‘{ $option }’.
refused-option-twice = Optie { $name } is twee keer gegeven: { $one } en { $other }.
refused-seat-or-all = Kies --seat of --all, niet allebei.
refused-no-lesson = Er is geen les ‘{ $name }’; kies uit { $names }.
refused-lesson-move = Les { $lesson }, { $step }, { $seat }: { $move }: { $reason }
refused-no-such-field = Een persoon heeft geen veld { $fields }.

## Bots at play

refused-seats-and-bots = Er zijn { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
} en { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
refused-did-not-end = De partij met de startwaarde { $seed } was na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} nog niet afgelopen.
refused-bot-silent = Het spel wacht op de bot { $bot }, maar die zegt niets.
refused-bot-wrong-move = De bot { $bot } op plaats { $seat } deed een verkeerde zet (nummer { $ply }): { $reason }

## Arena

refused-no-workers = Er kunnen geen { $workers } werkprocessen zijn.
refused-cluster-failed = Het cluster werkt niet: { $error }
refused-cluster-needs-ray = Voor een cluster is Ray nodig: pip install ray.
refused-no-cluster = Er is geen cluster op { $address }: { $error }.
refused-cluster-how = Een cluster is { $local }, { $auto }, host:poort of ray://host:poort, niet ‘{ $address }’.
refused-plot-needs-matplotlib = Voor een grafiek is matplotlib nodig: pip install matplotlib.
refused-plot-kinds = Een grafiek is een bestand dat eindigt op { $kinds }, niet { $file }.
refused-plot-folder = Er is geen map { $folder } voor de grafiek.
refused-plot-is-folder = { $file } is een map; een grafiek is een bestand.
refused-data-needs-pyarrow = Voor tabellen is pyarrow nodig: pip install 'fondaco[data]'.
refused-export-not-empty = De map { $folder } is niet leeg; voor een export is een nieuwe of lege map nodig.
refused-export-not-folder = { $file } is geen map; voor een export is een nieuwe of lege map nodig.
refused-export-version = { $file } heeft versie ‘{ $theirs }’ van de tabellen; dit Fondaco leest versie { $ours }. Exporteer de partijverslagen opnieuw.
refused-export-unreadable = { $file } is beschadigd of komt niet uit een export: { $error }
refused-worker-died = Een werkproces is onverwacht gestopt; is er genoeg geheugen?
refused-bots-how = Noem de bots met komma’s ertussen, zoals merchant,random.
refused-game-players = Het spel { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
refused-seating-ways = Bots kunnen worden geplaatst met { $ways }, niet ‘{ $way }’.
refused-seating-too-many = Een blok zou { $games } partijen hebben; meer dan { $most } is niet zinvol. Noem minder bots, of gebruik --seating rotate.
refused-games-least = Er moet ten minste 1 partij zijn, niet { $games }.
refused-players-and-bots = Er zijn { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
} en { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
refused-test-same-bot = Een test gaat tussen twee verschillende bots, niet twee keer { $bot }.
refused-test-elo = Het te vinden verschil is 1 tot { $most } Elo-punten, niet { $elo }.
refused-test-elo-alone = Een te vinden verschil (--elo) hoort bij een test (--sprt A,B).
refused-test-how = Een test gaat tussen twee bots, geschreven A,B, niet ‘{ $text }’.
refused-no-files = Er zijn geen bestanden in { $folder }.
refused-lan-alone = --lan werkt alleen zonder opdracht; zie `fondaco serve --host`.
refused-workers-few = Er moet ten minste één werkproces zijn, niet { $count }.
refused-workers-windows = Op Windows kan er maar één werkproces zijn: daar kan een proces geen verbinding aan een ander doorgeven.
refused-workers-database = Werkprocessen delen hun tafels via PostgreSQL. Geef het adres: --database postgresql://…
refused-workers-bus = Werkprocessen wisselen berichten uit via NATS. Geef het adres: --bus nats://…
refused-puzzles-where = Noem met --out een nieuw bestand, of met --into een om aan te vullen.
refused-record-unreadable = Niet te lezen: { $error }.
refused-record-unplayable = Niet na te spelen: { $error }.
refused-no-finished-games = { $files ->
    [one] Het enige bestand in { $folder } is geen afgelopen partij die kan worden nagespeeld
   *[other] Geen van de { $files } bestanden in { $folder } is een afgelopen partij die kan worden nagespeeld
}; { $file }: { $reason }
refused-unfinished = De partij is onvoltooid.
refused-tournament-bots = Een toernooi heeft bots nodig.
refused-tested-not-playing = { $bot } moet worden getest, maar speelt niet mee.

## Environments

refused-opponents = { $need ->
    [one] Er is { $need } tegenstander
   *[other] Er zijn { $need } tegenstanders
}, niet { $given }.
refused-illegal-how = `illegal` moet een van { $names } zijn, niet ‘{ $value }’.
refused-reset-first = Reset eerst de omgeving.
refused-over-reset = Het spel is afgelopen: reset de omgeving.
refused-seed-digits = Een startwaarde heeft 1 tot { $most } cijfers, niet { $digits }.
refused-resampled = Een opnieuw getrokken toestand kan niet worden opgeslagen: hij heeft geen geschiedenis.
refused-reward-how = Een beloning moet een van { $names } zijn, niet ‘{ $value }’.
refused-no-such-action = Actie { $action } is nu geen actie van deze plaats.
refused-seat-silent = Het spel wacht op plaats { $seat }, maar die zegt niets.
refused-vector-needs-numpy = Om verschillende partijen naast elkaar te spelen, is numpy nodig: pip install 'fondaco[envs]'.
refused-vector-games = Er is minstens één partij nodig, niet { $games }.
refused-vector-workers = Er kunnen 1 tot { $most } processen zijn, niet { $workers }.
refused-vector-row = Er is geen rij { $row }: de rijen zijn 0 tot { $last }.
refused-vector-seeds = Er { $need ->
    [one] is { $need } startwaarde
   *[other] zijn { $need } startwaarden
} nodig, niet { $given }.
refused-vector-shape = Acties zijn één rij van { $need } getallen; deze hebben de vorm { $shape }.
refused-vector-type = Acties zijn gehele getallen, niet { $type }.
refused-vector-over = De partij in rij { $row } is afgelopen: reset die, of geef -1 in plaats van een actie.
refused-vector-action = Actie { $action } mag niet in rij { $row }. Geen enkele partij is veranderd.
refused-vector-worker = Het proces dat rij { $first } tot { $last } speelde, is gestopt. Reset de omgeving om deze partijen opnieuw te beginnen.
refused-vector-closed = De omgeving is gesloten.

## Running a house

refused-no-house = Er is geen Fondaco-server op { $url }.
refused-table-is-already = { $table } is al { $status }.
refused-no-such-table = Er is geen tafel { $table }.
refused-export-not-begun = Deze partij is niet begonnen; --log geeft wat er is.
refused-export-what = Noem één tafel, of schrijf alle partijen met --all MAP. --log en --output zijn voor één tafel.
refused-looking-already = Je zoekt al spelers voor een ander spel. Stop daar eerst mee.
refused-export-all-not-folder = { $folder } is geen map.
refused-export-all-not-empty = { $folder } is niet leeg. Noem een nieuwe of lege map.
refused-port-taken = Op { $at } luistert al een ander programma. Stop het, of kies een andere poort met --port.
refused-port-taken-by-fondaco = Op { $at } draait al een Fondaco. Stop het, of kies een andere poort met --port.
refused-port-forbidden = Je mag niet luisteren op { $at }. Kies een poort boven 1023 met --port.
refused-cannot-listen = Luisteren op { $at } lukt niet: { $error }.
refused-database-served = Een ander Fondaco gebruikt deze database al. Het draait op { $address }. Meer processen hebben PostgreSQL en --bus nodig.
refused-restart-time = ‘{ $time }’ is geen tijd. Schrijf 90s, 10m of 1h30m, hoogstens 7 dagen.
refused-restart-message = Een bericht heeft hoogstens { $most } tekens.
refused-restart-how = Plan een herstart met --in, of zeg hem af met --cancel. Een bericht kan alleen met --in.
refused-restart-none = Er is geen herstart gepland.
refused-tell-reason = Geef een reden op.
refused-no-login = Er is geen accountnaam { $login }.
refused-nobody-called = Niemand heeft de accountnaam of het id { $name }; `people` zoekt op naam.
refused-no-setting = Er is geen spelmateriaal voor { $game }.
refused-no-such-lesson = Er is geen les ‘{ $name }’.
refused-no-board-file = Dit bord heeft geen bestand met die naam.
refused-no-such-guide = Er is geen uitleg ‘{ $name }’.
refused-no-example = Er is geen voorbeeld ‘{ $name }’ om te proberen.
refused-table-status = De status van een tafel is een van { $names }.
refused-before-milliseconds = `before` is een tijd in milliseconden.
refused-push-address = Een pushdienst heeft een adres dat met https:// begint.
refused-push-keys = Een abonnement heeft de sleutels p256dh en auth.
refused-push-keys-damaged = De sleutels van dit abonnement zijn beschadigd.
refused-frame-too-long = Dat bericht is te lang.
refused-frame-no-request = Dat bericht is geen verzoek: { $error }.
refused-body-missing = Dit verzoek heeft een inhoud nodig: JSON, minstens { "{}" }.
refused-body-not-json = De inhoud van dit verzoek is geen JSON: { $error }.
refused-body-form = De inhoud van dit verzoek heeft niet de juiste vorm: { $error }.
refused-request-form = Dit verzoek heeft niet de juiste vorm: { $error }.
refused-no-such-method = Dit adres kent { $method } niet.
refused-nothing-there = Op dit adres is niets.
refused-body-too-large = De inhoud van dit verzoek is te groot.
refused-request-id = Een verzoek heeft een id van 1 tot { $most } tekens.
refused-last-entry = `last` is het nummer van de laatste regel die je hebt gezien.
refused-bot-outpaced = Het spel is verdergegaan sinds de bot erover nadacht.
refused-log-opening = Het logboek van deze tafel begint niet met de opening.
refused-log-gap = Regel { $number } volgt niet op regel { $before }.
refused-unreachable = { $error }

## The store

refused-store-address = ‘{ $url }’ is geen adres van een opslag: sqlite:///pad of postgresql://…
refused-store-kind = ‘{ $kind }’ is geen soort opslag: sqlite:///pad of postgresql://…
refused-store-postgres-address = Dat is geen adres van een PostgreSQL-database.
refused-store-sqlite-option = Een SQLite-opslag heeft geen optie ‘{ $option }’.
refused-store-not-opened = De database kan niet worden geopend: { $error }
refused-store-file-not-opened = De database ‘{ $path }’ kan niet worden geopend: { $error }.
refused-store-not-usable = De database kan niet worden gebruikt: { $error }.
refused-store-locked = De database kan niet worden gebruikt: een ander programma houdt hem vergrendeld.
refused-store-disk-full = De database kan niet worden gebruikt: de schijf is vol.
refused-store-read-only = De database kan niet worden gebruikt: er kan alleen uit worden gelezen.
refused-store-disk-silent = De database kan niet worden gebruikt: de schijf antwoordt niet.
refused-store-damaged = De database kan niet worden gebruikt: hij is beschadigd; zet een back-up terug.
refused-store-not-sqlite = De database kan niet worden gebruikt: het is geen SQLite-database.
refused-store-cannot-open = De database kan niet worden gebruikt: hij kan niet worden geopend.
refused-store-busy = De database heeft het te druk.
refused-store-silent = De database geeft geen antwoord.
refused-store-lost = De verbinding met de database is verbroken; kijk na of het is gelukt.
refused-store-closed = De opslag is gesloten.
refused-store-taken = Iemand anders heeft dat al.
refused-store-login-taken = Die accountnaam is bezet.
refused-store-secret-taken = Dit geheim is al in gebruik.
refused-store-rating-stale = Die rating is intussen veranderd.
refused-store-migration-failed = De opslag kon niet worden bijgewerkt: { $error }
refused-backup-no-store = Er is geen opslag op ‘{ $url }’.
refused-backup-damaged = De database is beschadigd; de back-up is niet bewaard.
refused-backup-failed = De back-up is mislukt: { $error }.
refused-no-backup = Er is geen back-up ‘{ $file }’.
refused-export-torn = { $file } is onvolledig of niet door Fondaco geschreven.
refused-restore-not-empty = Die opslag is niet leeg; zet de back-up terug in een nieuwe.
refused-store-newer = Dit is door een nieuwer Fondaco geschreven (versie ‘{ $theirs }’, dit programma kent ‘{ $ours }’). Installeer het nieuwere programma, of neem een oudere back-up.
refused-not-aside = { $table } is niet apart gezet.
refused-entry-unreadable = Regel { $entry } van { $table } kan niet worden gelezen ({ $why }); `export --log` geeft wat er is.
refused-table-unlisted = De regel van { $table } in de lijst met tafels is niet te lezen. Een draaiende server schrijft die opnieuw vanuit het logboek van de tafel.
refused-store-number-taken = Dat nummer is bezet.

# The ladder against bots

refused-ladder-guest = Voor partijen die meetellen heb je een account nodig. Maak er een op de accountpagina: een naam en een wachtwoord zijn genoeg.
refused-ladder-help = Een partij die meetelt voor de ladder heeft geen gids en geen open handen voor toeschouwers, en niemand mag de kaarten vooraf kennen.
refused-ladder-alone = Voor de ladder speel je alleen tegen bots: ga zelf zitten en zet op elke andere plaats een bot.
refused-ladder-bots = Voor de ladder tellen alleen bots met een gemeten sterkte en zonder karakter: { $bots }.
refused-ladder-unmeasured = De sterkte van de bots is bij dit spel nog niet gemeten. Daarom heeft het geen ladder.
refused-ladder-running = Je hebt tegen deze bots al een partij lopen die meetelt. Speel die eerst uit, onder Mijn partijen.
refused-ladder-no-undo = Deze partij telt mee voor de ladder: er kan niets worden teruggenomen.

## Roles and moderation

refused-only-with-role = Dat kunnen alleen mensen met een rol op deze server.
refused-no-report-state = De status van een melding is een van deze: { $states }.
refused-no-report = Er is geen melding { $report }.
refused-no-role = Een rol is een van deze: { $roles }.
refused-last-owner = Je bent de enige eigenaar. Maak eerst iemand anders eigenaar.
refused-reason-length = Schrijf 1 tot { $most } tekens.
refused-hours = Kies 0 tot { $most } uur.
refused-announce-hours = Kies 1 tot { $most } uur.
refused-no-sanction = Deze persoon kan gewoon schrijven en binnenkomen.
refused-no-sanction-kind = Kies een van deze: { $kinds }.
refused-not-yourself = Dat kun je niet bij jezelf doen.
refused-has-role = Deze persoon heeft een rol op deze server. Dat kan alleen een eigenaar.
refused-muted = Je kunt nu niet in chats schrijven. De reden: { $why }
refused-sent-away = Een moderator heeft je uit deze partij gehaald. Een bot neemt je plaats over.
