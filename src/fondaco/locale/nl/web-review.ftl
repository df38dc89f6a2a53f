# Wat een partij waard was.

web-screen-review = Analyse
web-review-about = De analyse weegt elke beslissing van deze partij: wat iedereen kon weten, wat de keuze waard was en wat beter was geweest.
web-review-begin = Deze partij analyseren
web-review-resume = Analyse voortzetten
web-review-opening = De analyse gaat open…
web-review-starting = De analyse begint…
web-review-first-pass = Eerste blik: { $done } van { $total }
web-review-refining = De getallen worden preciezer: { $done } van { $total }
web-review-waiting = { $ahead ->
    [1] Eerst wordt nog één andere partij geanalyseerd.
   *[other] Eerst worden nog { $ahead } andere partijen geanalyseerd.
} Deze begint als die aan de beurt is.
web-review-later = Later analyseren, ik wacht niet
web-review-later-set = Je kunt weggaan. De analyse staat hier als je terugkomt.
web-review-protected = Deze analyse gaat open als iedereen met deze kaarten klaar is.
web-review-player = Speler
web-review-won = { $me ->
    [yes] Je hebt gewonnen met { $score } { $unit }.
   *[no] { $name } heeft gewonnen met { $score } { $unit }.
}
web-review-finished = { $me ->
    [yes] Je bent { $place } geworden met { $score } { $unit }.
   *[no] { $name } is { $place } geworden met { $score } { $unit }.
}
web-review-cost = { $me ->
    [yes] Je grootste verlies: { $cause }, { $amount } (de anderen: { $others }).
   *[no] Grootste verlies: { $cause }, { $amount } (de anderen: { $others }).
}
web-review-behind = { $me ->
    [yes] Hier liep je het meest achter: { $cause }, { $amount } (de anderen: { $others }).
   *[no] Grootste achterstand: { $cause }, { $amount } (de anderen: { $others }).
}
web-review-gained = { $me ->
    [yes] Je grootste voorsprong: { $cause }, { $amount } (de anderen: { $others }).
   *[no] Grootste voorsprong: { $cause }, { $amount } (de anderen: { $others }).
}
web-review-decided = { $count ->
    [0] Geen enkele fout besliste de partij.
    [1] Eén fout besliste de partij.
    [2] Twee fouten beslisten de partij.
    [3] Drie fouten beslisten de partij.
    [4] Vier fouten beslisten de partij.
   *[other] { $count } fouten beslisten de partij.
}
# The same for the winner.
web-review-costly = { $count ->
    [0] Geen enkele fout kostte veel.
    [1] Eén fout kostte veel.
    [2] Twee fouten kostten veel.
    [3] Drie fouten kostten veel.
   *[other] { $count } fouten kostten veel.
}
web-review-small = { $count ->
    [1] Geen grote fouten. Eén klein verlies is een blik waard.
    [2] Geen grote fouten. Twee kleine verliezen zijn een blik waard.
    [3] Geen grote fouten. Drie kleine verliezen zijn een blik waard.
   *[other] Geen grote fouten. { $count } kleine verliezen zijn een blik waard.
}
web-review-also = { $count ->
    [1] Eén kleiner verlies is een blik waard.
    [2] Twee kleinere verliezen zijn een blik waard.
   *[other] { $count } kleinere verliezen zijn een blik waard.
}
web-review-looking = De sleutelmomenten worden gezocht…
web-review-key = Sleutelmomenten
web-review-step = Moment { $at } van { $count }, zet { $move }
web-review-did = { $me ->
    [yes] Je speelde
   *[no] { $name } speelde
}
web-review-better = Beter
web-review-next-best = Op één na beste
web-review-points = { $points } procentpunten winstkans
web-review-sum = { $money } { $unit }
web-review-why-own = { $me ->
    [yes] Dat kost je ongeveer { $money } { $unit }.
   *[no] Dat kost { $name } ongeveer { $money } { $unit }.
}
web-review-why-rival = Dat levert { $rival } ongeveer { $gain } { $unit } op.
web-review-why-both = { $me ->
    [yes] Dat kost je ongeveer { $money } { $unit } en levert { $rival } er ongeveer { $gain } op.
   *[no] Dat kost { $name } ongeveer { $money } { $unit } en levert { $rival } er ongeveer { $gain } op.
}
web-review-why-chance = Het geld blijft ongeveer gelijk, maar iemand anders eindigt vaker bovenaan.
web-review-why-find = Moeilijk te zien. Niets anders komt in de buurt.
web-review-again = Opnieuw proberen
web-review-again-about = Vanaf dit moment, tegen bots
web-review-previous = Vorig moment
web-review-next = Volgende
web-review-replay = Terugkijken vanaf hier
web-review-back = Terug naar de analyse
web-review-moment = Terug naar het sleutelmoment
web-review-shown = Na zet { $move }
web-review-blunder = grote fout
web-review-mistake = fout
web-review-inaccuracy = onnauwkeurigheid
web-review-find = een vondst
web-review-summary = { $title }: { $name } { $place } van { $count }, { $score } { $unit }. Spelpeil { $play }{ $marks }. { $address }
web-review-then = De hele partij
web-review-chances = Winstkansen
web-review-open = Met open kaarten
web-review-watched = Zoals een toeschouwer het zag
web-review-look = Bekijken
web-review-differently = Anders spelen
web-review-percent = { "%" }
web-review-eyes = Gezien door
web-review-seat = Zoals { $name } het zag
web-review-instead = De betere zet spelen
web-screen-beside = Vergelijking met het origineel
web-beside-text = anders gespeeld vanaf zet { $move }
web-beside-first = Het origineel
web-beside-fork = Anders gespeeld
web-beside-results = Uitslagen
web-beside-of = Kansen van
web-beside-running = Deze partij is nog bezig; kom terug als die voorbij is.
web-beside-none = Deze partij komt niet uit een andere.
web-chart-table = Als tabel
web-chart-move = Na zet
web-known = Wat er te weten viel
web-known-sure = Zeker in de hand van de anderen, voor zover deze speler dat kon weten
web-known-truth = Wat de anderen echt hadden
web-known-claims = Wat er over kaarten was gezegd, en wat waar was
web-review-chance-of = Winstkans van { $name } in de loop van de partij
web-review-on = Vanaf hier verder spelen
web-review-own = Je eigen fouten
