# Evenementen van een club: waarom iets niet kan.

refused-event-few-players = Een ronde vraagt minstens { $least } spelers, en { $players ->
    [0] er is niemand
    [one] er is er maar één
   *[other] er zijn er maar { $players }
}.
refused-event-no-tables = { $players } spelers passen niet op de tafelgroottes van dit evenement.
refused-event-cup-size = Een beker kan niet met { $players } spelers. De dichtstbijzijnde aantallen zijn { $sizes }.
refused-event-forbidden-pairs = Door de spelers die elkaar niet mogen treffen zijn de tafels niet te vullen.
refused-event-registration-closed = De inschrijving is gesloten.
refused-event-registered = Deze speler is al ingeschreven.
refused-event-not-registered = Deze speler is niet ingeschreven.
refused-event-waiting = Alle plaatsen zijn bezet. Deze speler is nummer { $place } op de wachtlijst.
refused-event-same-player = Kies twee verschillende spelers.
refused-event-round-runs = Ronde { $round } is nog niet afgelopen.
refused-event-last-round = Alle rondes zijn geloot.
refused-event-draw-stands = De loting kan niet meer worden teruggenomen: er is een tafel open.
refused-event-no-round = Er is geen ronde bezig.
refused-event-no-table = Dit evenement heeft die tafel niet.
refused-event-table-open = Deze tafel is al open.
refused-event-table-over = De partij aan deze tafel is afgelopen.
refused-event-plays-already = { $player } speelt in deze ronde aan een andere tafel.
refused-event-result = Een uitslag heeft een score en een positie nodig voor elk van de { $players } plaatsen.
refused-event-why = Geef een reden van hoogstens { $most } tekens.
refused-event-over = Het evenement is afgelopen.
refused-event-title = De titel moet 1 tot { $most } tekens hebben.
refused-event-rounds = Een evenement heeft { $least } tot { $most } rondes.
refused-event-sizes = Tafels hebben 2 tot 5 plaatsen.
refused-event-points = Geef vier getallen voor de vier posities: elk hoogstens zo hoog als het vorige en geen onder 0.
refused-event-code-uses = Een code geldt voor 1 tot { $most } spelers en moet in de toekomst verlopen.
refused-event-removed = Je kunt niet meedoen aan dit evenement. De reden: { $why }
refused-event-name-taken = Een andere speler heet hier al { $name }. Kies een andere naam.
refused-event-invitation = Dit evenement is op uitnodiging. Vraag de organisator om een uitnodiging. Die heeft je accountnaam nodig.
refused-event-code-needed = Voor dit evenement heb je een code nodig. Vraag de organisator erom.
refused-event-code-wrong = Die code klopt niet. Kijk hem na en probeer het opnieuw.
refused-event-code-expired = Die code is verlopen. Vraag de organisator om een nieuwe.
refused-event-code-used = Die code is al gebruikt. Vraag de organisator om een nieuwe.
refused-event-registration-open = De inschrijving is al open.
refused-event-sits-there = Deze speler heeft die plaats al.
refused-event-reserve-late = De ronde is begonnen. Nu kan alleen een bot deze plaats innemen, of de speler die ervoor geloot is.
refused-event-not-your-table = Alleen spelers van die tafel kunnen dit doen.
refused-event-no-result = Deze tafel heeft nog geen uitslag.
refused-event-protest-late = Het is te laat. Uitslagen staan vast { $minutes } minuten na een ronde.
refused-event-protest-open = De organisator heeft je protest en heeft nog niet beslist.
refused-event-no-protest = Er is geen open protest met dat nummer.
refused-event-protests = Beslis eerst over alle protesten.
refused-event-protest-window = Spelers kunnen nog { $minutes } min protesteren. Daarna kan het evenement eindigen.
refused-event-no-organiser = Deze persoon organiseert dit evenement niet.
refused-event-minutes = Tijden mogen 0 tot { $most } minuten zijn. Een ronde duurt minstens 1 minuut.
refused-event-players = Een evenement heeft { $least } tot { $most } spelers.
refused-event-no-undo = In dit evenement kun je niets terugnemen.
refused-event-sealed = Andere tafels spelen deze kaarten nog. Je kunt ze bekijken als de ronde voorbij is.
refused-no-event = Dit evenement bestaat niet.
refused-event-damaged = Het logboek van dit evenement is onleesbaar. Meld het aan de beheerder van de server.
refused-event-owner-leaves = Jij organiseert ‘{ $title }’. Draag het eerst over of beëindig het.
refused-event-plays-elsewhere = Deze speler zit aan een lopende tafel van ‘{ $title }’.
refused-event-game-sizes = Dit spel heeft { $least } tot { $most } spelers per tafel.
refused-event-cup-four = Een beker wordt aan tafels van vier gespeeld.
refused-event-options = Dit spel heeft deze opties niet.
refused-event-no-guests = Alleen mensen met een account kunnen zich inschrijven. Maak eerst een account of log in.
refused-event-no-programs = Programma’s kunnen zich niet voor dit evenement inschrijven.
refused-event-many = Je hebt al { $most } evenementen, en dat is de grens. Beëindig er eerst een.
refused-event-only-organiser = Alleen een organisator van dit evenement kan dat.
refused-event-only-owner = Alleen de eigenaar van dit evenement kan het overdragen.
refused-event-other-round = Het evenement is nu in ronde { $round }. Bekijk de pagina en probeer het opnieuw als je dat nog wilt.
refused-event-no-account = Er is geen account met de naam { $login }.
refused-club-network = { $network } is geen netwerk. Netwerken zien eruit als 192.168.0.0/16.
