# De analyse van een gespeelde partij: `fondaco review`, in de terminal en als pagina.

analysis-title = Analyse: { $game }
analysis-progress = zetten
analysis-reckoned = Elke beslissing is { $worlds } keer gesimuleerd, telkens met andere mogelijke verdekte kaarten. Elke keer speelden bots van één soort voor alle spelers verder. ± is de foutmarge; fouten van die bots zelf zijn daarin niet meegerekend.

analysis-percent = { $number }%
analysis-number = { $number }
analysis-place = { $place }e
analysis-score = { $number } ± { $error }
analysis-gain = { $up ->
    [yes] +{ $number }
   *[no] { $number }
} ± { $error }
analysis-moves = { $first }–{ $last }
analysis-from-to = { $name } { $before } → { $after }
analysis-both = { $open } ({ $watched })
analysis-end = het einde
analysis-silence = Niets zeggen.

analysis-head-player = speler
analysis-head-place = positie
analysis-head-money = geld
analysis-head-score = spelpeil
analysis-head-lost = kans weggegeven
analysis-head-lost-money = geld weggegeven
analysis-head-mistakes = fouten
analysis-head-start = aan het begin
analysis-head-luck = geluk
analysis-head-play = keuzes
analysis-head-result = uitslag
analysis-head-moves = zetten
analysis-head-what = wat er gebeurde
analysis-head-cause = vooral door
analysis-head-chances = kansen
analysis-head-move = zet
analysis-head-mark = teken
analysis-head-did = wat er gedaan werd
analysis-head-better = het beste alternatief
analysis-head-chance = eigen kans
analysis-head-difference = verschil
analysis-head-money-difference = in geld
analysis-head-judged = zoals toen ingeschat
analysis-head-judged-money = in geld
analysis-head-open = met open kaarten
analysis-head-open-money = in geld
analysis-head-lie = wat er gezegd werd
analysis-head-paid = of het loonde
analysis-head-after = na
analysis-head-turn = beurt
analysis-head-seat = { $name }

analysis-heading-seats = Hoe er gespeeld is
analysis-about-seats = Het spelpeil is 100 als geen enkele beslissing onnodig geld weggaf, gezien wat er op dat moment bekend was. Wie een tiende van het geld van de winnaar weggeeft, houdt 82 over; bij de helft is het 37. Partijen zijn ermee te vergelijken. Met ‘kans weggegeven’ kan dat niet: wie nog maar weinig kans heeft, kan weinig weggeven.
analysis-none-seats = Niemand heeft gespeeld.
analysis-heading-luck = Geluk en keuze
analysis-about-luck = Van de kans vóór de eerste zet tot de uitslag: wat kaarten en dobbelstenen veranderden, en wat ieders keuzes veranderden, in procentpunten.
analysis-none-luck = Niemand heeft gespeeld.
analysis-heading-turns = Keerpunten
analysis-about-turns = Waar de kansen van de ene op de andere beurt het meest veranderden, met open kaarten.
analysis-none-turns = Geen enkele beurt veranderde de kansen sterk.
analysis-heading-mistakes = Fouten
analysis-about-mistakes = Beslissingen die minstens 5 procentpunten winstkans weggaven, voor zover de speler dat kon weten. Het verschil is wat er gedaan werd, min het beste alternatief.
analysis-none-mistakes = Geen enkele beslissing gaf duidelijk 5 procentpunten of meer weg.
analysis-heading-deals = Deals
analysis-about-deals = Wat elke deal beide spelers opleverde, vergeleken met nee zeggen: in procentpunten winstkans en in geld; zoals ieder het toen kon inschatten, en met open kaarten.
analysis-none-deals = Er is geen deal gesloten.
analysis-heading-lies = Leugens
analysis-about-lies = Wat er over kaarten gezegd werd en niet waar was, en wat het opbracht, met open kaarten.
analysis-none-lies = Niemand heeft gelogen.
analysis-heading-moments = Alle kansen
analysis-about-moments = De winstkans aan het begin van elke beurt, met open kaarten; tussen haakjes zoals een toeschouwer die kon inschatten.
analysis-heading-decisions = Alle beslissingen
analysis-about-decisions = Elke beslissing met het beste alternatief, zoals de speler die kon inschatten. Een verschil dat kleiner is dan de foutmarge, zegt niets.
analysis-none-decisions = Er viel niets te beslissen.

analysis-cause-draw = de trekking
analysis-cause-deal = een deal
analysis-cause-mistake = een fout
analysis-cause-play = het overige spelverloop
analysis-paid-nothing = Er kwam geen deal van.
analysis-paid-deal = { $paid ->
    [yes] Het loonde: { $chance } procentpunten, { $money } in geld.
   *[no] Het loonde niet: { $chance } procentpunten, { $money } in geld.
}

analysis-curve = De kansen in de loop van de partij
analysis-curve-title = Een lijn voor elke speler: de winstkans met open kaarten aan het begin van elke beurt. Dezelfde getallen staan in de tabel ‘Alle kansen’.
analysis-curve-moves = zetten: { $count }

# Puzzles: what they are about, where a game tells no themes apart.

theme-choice = Keuzes

# Choices that would be told alike, apart.

puzzle-with = { $what } Met: { $cards }.
