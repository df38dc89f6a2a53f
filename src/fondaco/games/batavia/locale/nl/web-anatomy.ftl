# Wat de dingen op de tafel van Batavia zijn en doen: schipkaart, winkel, handelspost, getal.

web-batavia-anatomy-company = Leg zulke kaarten om er meer voor je te hebben dan ieder ander. Er zijn er 22 van elke compagnie.
web-batavia-anatomy-laid = Nu op tafel: { $count }. De piraten brengen de compagnie met de meeste kaarten tot zinken.
web-batavia-anatomy-seal = { $held ->
    [yes] Het zegel: { $name }.
   *[no] Niemand heeft het zegel.
}
web-batavia-anatomy-seals = Het zegel is voor wie als enige de meeste kaarten van deze compagnie heeft gelegd. Het leidt naar haar volgende winkel en is aan het eind 2 goud waard.
web-batavia-anatomy-shop = Wie het zegel van de compagnie heeft en hier komt, pakt de tegel en zet een kist in de handelspost. Tegels van verschillende compagnieën kun je inruilen voor goud.
web-batavia-anatomy-down = Deze winkel wordt omgedraaid als een koopman op een van de laatste vijf open tegels komt.
web-batavia-anatomy-post = Wie hier de meeste kisten heeft, krijgt aan het eind { $gold } goud; bij gelijke stand elk { $tied }.
web-batavia-anatomy-crates = Neem je een winkel met deze goederen, dan zet je hier een kist op het vak van de compagnie van die winkel.
web-batavia-anatomy-cannon = Het telt de gelegde kaarten van iedereen. Vanaf { $limit } brengen de piraten na een beurt alle kaarten van de grootste compagnie tot zinken.
web-batavia-anatomy-arrival = Leg je kaarten en ligt er voor geen van je zegels nog een winkel voor je, dan kom je hier aan en neem je de tegel: { $gold } goud. De ronde wordt uitgespeeld, dan is het spel uit.
web-batavia-anatomy-gold = Goud uit de ruil. Posten, wissels, zegels en de aankomst komen er aan het eind bij; het meeste goud wint.
web-batavia-anatomy-hand = Schipkaarten in de hand: iedereen ziet hoeveel. Trek er twee, of leg er een of meer.
web-batavia-anatomy-letters = Met wissels betaal je een bod; ze gaan naar de anderen. Wie er aan het eind de meeste heeft, krijgt 5 goud; hoeveel je er hebt, is geheim.
web-batavia-anatomy-tiles = Tegels van 1, 2, 3, 4 of 5 compagnieën kun je inruilen voor 1, 3, 6, 10 of 15 goud, zodra er een nieuwe compagnie bij komt.
