# What the browser app says whichever game is played.

web-title = Fondaco
web-motto = Laden, onderhandelen, varen: handelsspellen met vrienden, of met kooplieden die altijd thuis zijn.
web-usual-names = Bianca Marco Lucia Zorzi Caterina Piero Fiordelise Alvise Orsola Vettor
web-skip = Naar de inhoud
web-close = Sluiten
web-colon = :{" "}
web-out-of-reach = Fondaco reageert niet. We proberen het opnieuw…
web-opening = De tafel gaat open…
web-connection-lost = De verbinding is weggevallen. Er is niets kwijt; we proberen het opnieuw…

## Ways through the house

web-nav-label = Hoofdmenu
web-nav-home = Home
web-nav-games = Mijn partijen
web-nav-learn = Leren
web-nav-puzzles = Puzzels
web-nav-day = Dagkaarten
web-nav-watch = Kijken
web-nav-rules = Regels
web-nav-ratings = Ranglijst
web-nav-settings = Instellingen
web-nav-account = Account
web-theme-to-daylight = Naar daglicht
web-theme-to-lamplight = Naar lamplicht
web-screen-new = Een tafel openen
web-screen-replay = Terugkijken
web-screen-rules = Regels
web-screen-games = Mijn partijen
web-screen-ratings = Ranglijst
web-screen-player = Speler
web-screen-settings = Instellingen
web-screen-account = Account
web-screen-enter = Aanmelden met een link
web-screen-lost = Pagina niet gevonden
web-lost-text = Op dit adres is niets te vinden.
web-lost-home = Terug naar het begin
web-enter-title = Je wordt zo meteen { $name }
web-enter-text = Deze link koppelt dit apparaat aan { $name }, met alle partijen en de positie op de ranglijst.
web-enter-trust = Wie de link gemaakt heeft, speelt ook als { $name }. Ga alleen verder als jij dat was, of iemand die je vertrouwt.
web-enter-guest = { $games ->
    [0] Op dit apparaat ben je nu { $was }, een gast zonder partijen.
    [one] Op dit apparaat ben je nu { $was }, een gast met één partij. Die gaat niet mee, en je kunt er niet naar terug: wil je die houden, maak dan eerst een account.
   *[other] Op dit apparaat ben je nu { $was }, een gast met { $games } partijen. Ze gaan niet mee, en je kunt er niet naar terug: wil je ze houden, maak dan eerst een account.
}
web-enter-account = Op dit apparaat ben je aangemeld als { $login }. Je wordt hier afgemeld; je partijen blijven in dat account.
web-enter-already = Je bent al { $name }.
web-enter-go = { $name } worden
web-enter-stay = { $was } blijven
web-enter-no = Nu niet
web-signed-out = Dit apparaat speelt niet meer als { $name }: op een ander apparaat heeft iemand zich aangemeld, een account gemaakt, het wachtwoord gewijzigd of dit apparaat afgemeld.
web-signed-out-enter = Aanmelden
web-signed-out-close = Sluiten

## Games

web-option-memory = Geheugen
web-option-memory-strict = iedereen onthoudt voor zichzelf
web-option-memory-ledger = een kasboek toont wat iedereen zag
web-option-offers = Voorstellen per beurt, hoogstens (0: onbeperkt)
web-option-four = Wat vier vlaggen of vier kaartsymbolen waard zijn
web-option-four-6 = 6 kaarten, zoals in de nieuwere uitgave
web-option-four-10 = 10 kaarten: de reeks 1, 3, 6 gaat door
web-option-setup = Winkels
web-option-setup-standard = geschud, tien open
web-option-setup-quick = alle open, in vaste volgorde
web-option-stalling = Rondes waarin niemand iets doet
web-option-stalling-end = de tweede op rij maakt een eind aan het spel
web-option-stalling-go-on = het spel gaat door
web-bot-random = Zwerver (speelt zomaar wat)
web-bot-greedy = Marskramer (makkelijk)
web-bot-deckhand = Scheepsjongen
web-bot-clerk = Klerk
web-bot-merchant = Koopman
web-bot-navigator = Stuurman
web-bot-captain = Kapitein
web-bot-doge = Doge
web-level-deckhand = Een vriendelijke beginner: ziet wat een beurt oplevert, en weinig verder.
web-level-clerk = Speelt behoorlijk, maar ziet dingen over het hoofd en hoopt te veel bij het onderhandelen.
web-level-merchant = Plant hele beurten, onderhandelt goed en onthoudt wie er loog.
web-level-captain = Kijkt vooruit en neemt de tijd voor de zetten die het spel beslissen.
web-level-doge = Kijkt vooruit als een kapitein en onderhandelt het hardst.
web-bot-about = { $name }, ongeveer { $rating }
web-bot-skill = sterkte
web-bot-character = karakter
web-character-balanced = evenwichtig
web-character-honest = eerlijk
web-character-sly = sluw
web-character-generous = gul
web-character-stubborn = koppig
web-character-silent = zwijgzaam

## Home

web-home-title = Een huis voor handelsspellen
web-home-play = Nu spelen
web-home-mine = Jouw partijen
web-home-all-mine = Allemaal
web-home-mine-empty = Je hebt nu geen lopende partij. Kies hierboven een spel en je zit aan tafel.
web-home-open-empty = Er is nu geen tafel die op spelers wacht. Open een tafel en stuur de link naar een vriend.
web-home-new = Een tafel openen
web-play-now = Nu spelen
web-set-up = Instellen…
web-players = spelers
web-your-name = Je naam
web-card-your-turn = Jij bent aan de beurt
web-card-turn = { $name } is aan de beurt
web-card-free = { $count ->
    [0] klaar om te beginnen
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
web-status-open = open
web-status-playing = bezig
web-status-paused = gepauzeerd
web-status-over = afgelopen
web-status-closed = Deze tafel is gesloten
web-closed-text = De tafel is gesloten voordat het spel was afgelopen.

## Start a table

web-new-game = Spel
web-new-who = Spelers
web-new-how = Instellingen
web-new-private = Alleen via de link: niet in de lijst van tafels
web-new-title = Titel
web-new-talk = Spreektijd voordat een bot het onderhandelen afrondt
web-new-calm = Bots nemen de tijd, zodat mensen het kunnen volgen
web-new-open = De tafel openen
web-new-open-hint = Je krijgt een link die je kunt sturen naar wie mee wil doen.
web-new-start = Het spel beginnen
web-new-start-hint = Elke plaats is bezet: het spel begint meteen.
web-seconds = { $count ->
    [0] geen
    [one] { $count } seconde
   *[other] { $count } seconden
}
web-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
web-clock = Klok
web-clock-none = geen klok
web-clock-live = voor één zitting
web-clock-days = dagen voor elke beurt
web-clock-bank = Minuten bij het begin
web-clock-increment = Seconden erbij per beurt
web-clock-per-turn = Voor elke beurt
web-clock-words-live = { $minutes } min + { $seconds } s per beurt
web-clock-words-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}

## Seats

web-seats = Plaatsen
web-seat-number = Plaats { $number }
web-seat-me = ik
web-seat-you = jij
web-you = Jij
web-seat-anybody = open voor iedereen
web-seat-bot = een bot
web-seat-free = vrij
web-seat-is-bot = bot: { $bot }
web-seat-stood-in = een bot valt in: { $bot }
web-seat-here = is er
web-seat-away = is er niet
web-seat-ready = is klaar
web-purse = geld
web-absent = { $name } is er niet.
web-relieve = Een bot laten invallen
web-watchers = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}

## Before the game

web-private = alleen via de link
web-lobby-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-lobby-bots = Bots
web-lobby-waiting = { $count ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $count } plaatsen vrij
}
web-lobby-more = Wachten op meer spelers.
web-lobby-host = Iedereen is er. Wie de tafel opende, begint het spel.
web-seat-host = opende de tafel
web-send-away = { $name } wegsturen?
web-send-away-text = De plaats is dan weer vrij. Met de link kan iemand er weer gaan zitten.
web-send-away-yes = Wegsturen
web-name-most = Een naam heeft hoogstens { $most } tekens.
web-sit = Gaan zitten
web-stand-up = Opstaan
web-add-bot = Bot
web-remove-bot = Wegsturen
web-fill-bots = Aanvullen met bots
web-invite = Link naar deze tafel
web-copied = Gekopieerd
web-start = Het spel beginnen

## The table

web-tabs = Delen van de tafel
web-tab-board = Bord
web-tab-log = Logboek
web-tab-chat = Chat
web-tab-seats = Plaatsen
web-unread = ongelezen
web-side = Logboek en chat
web-menu = Menu
web-menu-game = Deze partij
web-menu-fair = Eerlijk geschud
web-no-board = Dit bord kon niet geladen worden.
web-board-failed = Het eigen bord van dit spel kon niet getoond worden, dus zie je de eenvoudige tafel.
web-log = Logboek
web-log-now = Terug naar nu
web-log-past = Je kijkt naar een eerder moment.
web-log-empty = Er is nog niets gebeurd.
web-chat = Chat
web-chat-empty = Er is nog niets gezegd.
web-chat-say = Zeg iets
web-chat-say-gallery = Zeg iets tegen toeschouwers
web-chat-send = Versturen
web-chat-earlier = Eerder
web-mute = { $name } dempen
web-muted = { $name } is gedempt.
web-unmute = Niet meer dempen
web-stand = Een bot voor mij laten spelen
web-stand-rated = Telt een partij mee voor de ranglijst, dan telt voor jou hoe je eindigt, ook als een bot de partij uitspeelt.
web-return = Zelf verder spelen
web-pause = Pauze
web-resume = Verder
web-close-table = De tafel voorgoed sluiten
web-commitment-text = Hoe er geschud is, lag al vast vóór de eerste zet. Dit is de vingerafdruk, om aan het eind met de startwaarde te vergelijken:

## The prompt line

web-prompt-label = Wat er nu te doen is
web-prompt-waiting = { $name } denkt na.
web-prompt-waiting-all = Wachten op de anderen.
web-prompt-over = Het spel is afgelopen.
web-prompt-paused = Het spel is gepauzeerd.
web-prompt-rule = Lees in de regels: { $id }
web-undo = Ongedaan maken
web-confirm-end = Je beurt beëindigen?
web-confirm-end-plain = Daarna is iemand anders aan de beurt.
web-confirm-yes = Ja, verder
web-confirm-no = Nog niet
web-confirm-never = Niet meer vragen

## The end

web-result-won = { $count ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
}
web-result-sheet = Scoreblad
web-result-total = Totaal
web-result-board = Het bord bekijken
web-result-open = De uitslag bekijken
web-result-review = Wie sprak de waarheid?
web-result-seed = Is er eerlijk geschud?
web-result-seed-text = De vingerafdruk werd vóór de eerste zet getoond. Met de startwaarde kan iedereen de vingerafdruk controleren en de hele partij uit het partijverslag naspelen.
web-result-seed-value = Startwaarde:
web-result-commitment = Vingerafdruk:
web-money-over-time = Geld in de loop van de partij
web-rematch = Revanche
web-replay = Terugkijken
web-record = Het partijverslag bewaren

## Replay

web-replay-back = Terug naar de tafel
web-replay-seat = Gezien door
web-replay-controls = Terugkijken
web-replay-play = Afspelen
web-replay-stop = Stop
web-replay-step = Eén zet verder
web-replay-step-back = Eén zet terug
web-replay-turn = Naar de volgende beurt
web-replay-turn-back = Naar de vorige beurt
web-replay-moment = Moment
web-replay-pace = Tempo
web-replay-slow = langzaam
web-replay-usual = normaal
web-replay-fast = snel
web-replay-link = Link naar dit moment
web-replay-fork = Vanaf hier verder spelen

## Rules

web-rules-search = Zoek in de regels
web-rules-beside = Beide uitgaven naast elkaar
web-rules-contents = Hoofdstukken
web-rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
web-rules-none = In geen enkele regel staan deze woorden.
web-rules-not-here = Niet in de uitgave van { $edition }.
web-rule-all = Alle spelregels
web-mark-doc = Uit gepubliceerde spelregels.
web-mark-doc-short = spelregels
web-mark-fact = Uit openbare beschrijvingen van het spel.
web-mark-fact-short = beschreven
web-mark-ruling = Het staat nergens; dit is onze beslissing.
web-mark-ruling-short = beslissing
web-mark-reconstruction = Gedrukt op het echte materiaal, dat we niet kennen; met zorg gereconstrueerd.
web-mark-reconstruction-short = reconstructie
web-mark-edition = alleen { $edition }

## My games and ratings

web-games-running = Bezig
web-games-finished = Afgelopen
web-games-none-finished = Je hebt nog geen partij uitgespeeld.
web-tally = gemiddelde positie { $place }, gemiddelde score { $mean }, beste { $best }
web-player-since = { $login }, hier sinds { $date }
web-player-none = Nog geen partij aan een openbare tafel uitgespeeld.
web-rating-games = { $games ->
    [one] { $games } partij, { $wins } gewonnen
   *[other] { $games } partijen, { $wins } gewonnen
}
web-ratings-how = Voor wie een account heeft. Het getal is een voorzichtige schatting: de speler is vrijwel zeker minstens zo sterk.
web-ratings-none = Er staat nog niemand op de ranglijst.
web-ratings-place = Positie
web-ratings-name = Naam
web-ratings-rating = Rating
web-ratings-games = Partijen
web-ratings-wins = Gewonnen

## Settings

web-settings-where = Je instellingen worden in deze browser bewaard.
web-settings-language = Taal
web-settings-theme = Thema
web-theme-system = zoals het apparaat
web-theme-daylight = daglicht
web-theme-lamplight = lamplicht
web-settings-motion = Beweging
web-motion-system = zoals het apparaat
web-motion-on = aan
web-motion-off = uit
web-settings-sound = Geluiden aan tafel
web-settings-pace = Geldt als je alleen met bots speelt. Zitten er anderen aan tafel, dan kies je het tempo in het menu.
web-settings-vibrate = Trillen als er op mij wordt gewacht
web-settings-awake = Scherm aan houden terwijl ik speel
web-sound-offer = Wil je horen wanneer je aan zet bent en wat er aan tafel gebeurt?
web-sound-yes = Geluid aan
web-sound-no = Nee, bedankt
web-settings-confirm = Bevestiging vragen bij een zet die mijn beurt beëindigt

## Account

web-account-name = Je naam
web-account-name-text = Een naam is genoeg om te spelen.
web-account-rename = Naam opslaan
web-account-renamed = Naam opgeslagen.
web-account-title = Een account
web-account-text = Het bewaart je naam, je partijen en je rating, op elk apparaat. Een e-mailadres is niet nodig.
web-account-alone = Al het andere dat als { $name } speelt, wordt afgemeld: andere apparaten, links en programma’s.
web-account-bring = Bij het aanmelden meenemen wat ik als { $name } gespeeld heb
web-account-login = Accountnaam
web-account-password = Wachtwoord, minstens 8 tekens
web-account-register = Een account maken
web-account-enter = Ik heb er al een: aanmelden
web-account-made = Je account is gemaakt.
web-account-entered = Welkom terug.
web-account-left = Afgemeld. Je partijen blijven waar ze zijn.
web-account-yours = Aangemeld als { $login }
web-account-yours-text = Je partijen en je rating worden bewaard.
web-account-leave = Afmelden op dit apparaat
web-account-link = Een link maken voor een ander apparaat
web-account-device-text = Een persoonlijke link koppelt ook een ander apparaat aan je naam. Houd de link voor jezelf.
