# De kaarten van de dag.

web-screen-day = Kaarten van de dag
web-day-text = Elke dag nieuwe kaarten, voor iedereen dezelfde. Iedereen speelt alleen, tegen dezelfde bots. Je eerste poging telt.
web-day-of = Kaarten van { $day }
web-day-play = Spelen
web-day-go-on = Verder spelen
web-day-again = Nog eens spelen (telt niet)
web-day-old = Spelen (telt niet)
web-day-open = Resultaten
web-day-mine = Mijn partij
web-day-next = De volgende over { $time }
web-day-until = Ze tellen tot { $time } in jouw tijd (een dag loopt hier volgens UTC). Wie dan al begonnen is, heeft nog twee uur.
web-day-closing = Deze dag is voorbij. Wie op tijd begonnen is, heeft nog tot { $time }; daarna staan de resultaten vast.
web-day-seat = jij hebt plaats { $seat }
web-day-bots = bots: { $bot }
web-day-so-far = { $count ->
    [0] Nog niemand is klaar.
    [one] { $count } speler is klaar.
   *[other] { $count } spelers zijn klaar.
} { $playing ->
    [0] { "" }
    [one] { $playing } speelt nog.
   *[other] { $playing } spelen nog.
}
web-day-hidden = De resultaten zie je als je eigen poging erop zit.
web-day-nobody = Niemand heeft een resultaat dat telt.
web-day-score = Score: { $score }
web-day-rank = { $rank }e van { $count }
web-day-beaten = beter dan { $part }% van de anderen
web-day-median = Mediaan
web-day-late = Te laat klaar: telt niet.
web-day-helped = Er heeft een bot voor je gespeeld: telt niet.
web-day-left = Niet uitgespeeld: telt niet.
web-day-streak = { $count ->
    [one] { $count } dag op rij
   *[other] { $count } dagen op rij
}
web-day-longest = langste reeks: { $count }
web-day-player = Speler
web-day-points = Score
web-day-at-table = Positie aan tafel
web-day-results = Resultaten
web-day-you = jij
web-day-share = Delen
web-day-share-about = Wat je deelt, verraadt niets over de kaarten.
web-day-share-line = Fondaco, kaarten van de dag, { $day } ({ $title })
web-day-picture = Afbeelding om te delen
web-day-save = Afbeelding bewaren
web-day-hand-over = Afbeelding delen
web-day-fair = Is er eerlijk geschud?
web-day-fair-text = Hoe er geschud wordt, ligt elke dag vooraf vast: de vingerafdruk van de startwaarde zie je de dag ervoor, de startwaarde zelf als de dag voorbij is. Dan kan elk partijverslag van die dag worden nagerekend, van het schudden tot het resultaat.
web-day-fingerprint = Vingerafdruk van de startwaarde van deze dag:
web-day-tomorrow = Vingerafdruk van de startwaarde van morgen:
web-day-seed = Startwaarde:
web-day-past = Eerdere dagen
web-day-more = Nog eerder
web-day-played = { $count ->
    [0] door niemand gespeeld
    [one] door { $count } persoon gespeeld
   *[other] door { $count } mensen gespeeld
}
web-day-compare = Ieders keuzes
web-day-best = Analyse van de beste partij
web-day-earlier = De dag ervoor
web-day-later = De dag erna
web-day-counts = Kaarten van de dag: deze poging telt. Je kunt niets terugnemen en de gids zwijgt.
web-day-stand = Als een bot voor je speelt, telt je poging niet.
web-day-close = Als je de tafel sluit, is je poging voorbij en telt die niet.
web-day-ways = Waar de keuzes verschilden
web-day-ways-text = Op dezelfde zetten antwoorden de bots hetzelfde. Wie tot dan toe hetzelfde koos, stond dus voor dezelfde keuze. Hier zie je wat er gekozen werd, door hoeveel spelers, en hun mediaanscore aan het eind.
web-day-way = Moment { $ply }
web-day-way-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-day-way-here = hier
web-day-alone = Niemand die klaar is, maakte in deze partij een andere keuze.
