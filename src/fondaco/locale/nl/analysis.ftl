# De terugblik op een gespeelde partij: `fondaco review`, in de terminal en als pagina.

analysis-title = Terugblik: { $game }
analysis-progress = zetten
analysis-reckoned = Voor elke vraag is in { $worlds } werelden gekeken waarin de partij zich kon bevinden, elk voor iedereen met dezelfde gewoontes verder gespeeld. ± is de fout die dat overlaat; wat die gewoontes zelf verkeerd inschatten komt daarbij.

analysis-percent = { $number }%
analysis-number = { $number }
analysis-place = { $place }.
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
analysis-head-place = plaats
analysis-head-money = geld
analysis-head-score = spel
analysis-head-lost = kans weggegeven
analysis-head-lost-money = geld weggegeven
analysis-head-mistakes = fouten
analysis-head-start = aan het begin
analysis-head-luck = geluk
analysis-head-play = keuzes
analysis-head-result = uitslag
analysis-head-moves = zetten
analysis-head-what = wat er gebeurde
analysis-head-cause = vooral
analysis-head-chances = kansen
analysis-head-move = zet
analysis-head-did = wat er gedaan werd
analysis-head-better = het beste alternatief
analysis-head-chance = eigen kans
analysis-head-difference = verschil
analysis-head-money-difference = in geld
analysis-head-judged = zoals toen te zien
analysis-head-judged-money = in geld
analysis-head-open = met open kaarten
analysis-head-open-money = in geld
analysis-head-lie = wat er gezegd werd
analysis-head-paid = of het loonde
analysis-head-after = na
analysis-head-turn = beurt
analysis-head-seat = { $name }

analysis-heading-seats = Hoe er gespeeld is
analysis-about-seats = Het spel is 100 als geen beslissing geld weggaf dat met wat op dat moment bekend was te behouden viel. Een tiende van het geld van de winnaar weggegeven laat 82 over, de helft 37. Het is tussen partijen te vergelijken. Van de winstkans kan niemand meer weggeven dan er is.
analysis-none-seats = Niemand heeft gespeeld.
analysis-heading-luck = Geluk en keuze
analysis-about-luck = Van de kans voor de eerste zet tot de uitslag: wat kaarten en dobbelstenen veranderden, en wat ieders keuzes veranderden, in punten van honderd.
analysis-none-luck = Niemand heeft gespeeld.
analysis-heading-turns = Keerpunten
analysis-about-turns = Waar de kansen van de ene beurt op de andere het meest veranderden, met open kaarten.
analysis-none-turns = Geen beurt veranderde de kansen erg.
analysis-heading-mistakes = Fouten
analysis-about-mistakes = Beslissingen die minstens 5 punten winstkans weggaven, voor zover de speler dat kon weten. Het verschil is wat er gedaan werd, min het beste alternatief.
analysis-none-mistakes = Geen beslissing gaf duidelijk 5 punten of meer weg.
analysis-heading-deals = Deals
analysis-about-deals = Wat elke deal beiden gaf, naast nee zeggen: in punten van honderd winstkans en in geld; zoals elk van hen het toen kon inschatten, en met open kaarten.
analysis-none-deals = Er was geen deal.
analysis-heading-lies = Leugens
analysis-about-lies = Wat er over kaarten gezegd werd en niet waar was, en wat het opbracht, met open kaarten.
analysis-none-lies = Niemand heeft gelogen.
analysis-heading-moments = Alle kansen
analysis-about-moments = De winstkans toen elke beurt begon, met open kaarten; tussen haakjes zoals een toeschouwer die kon kennen.
analysis-heading-decisions = Alle beslissingen
analysis-about-decisions = Elke beslissing en haar beste alternatief, zoals de speler ze kon inschatten. Kleine verschillen naast hun fout zeggen niets.
analysis-none-decisions = Er viel niets te beslissen.

analysis-cause-draw = de trekking
analysis-cause-deal = een deal
analysis-cause-mistake = een beslissing
analysis-cause-play = het spel
analysis-paid-nothing = Er kwam geen deal van.
analysis-paid-deal = { $paid ->
    [yes] Het loonde: { $chance } punten, { $money } in geld.
   *[no] Het loonde niet: { $chance } punten, { $money } in geld.
}

analysis-curve = De kansen in de loop van de partij
analysis-curve-title = Een lijn voor elke speler: de winstkans met open kaarten toen elke beurt begon. Dezelfde getallen staan in de tabel ‘Alle kansen’.
analysis-curve-moves = zetten: { $count }
