# Wat `fondaco check` in een spel vindt.

refused-unsound-game = { $game }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}, startwaarde { $seed }, na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}: { $what }.
check-sound = { $game } is in orde. Partijen: { $games }; zetten: { $moves }; geloot: { $worlds } (anders dan de waarheid: { $hidden }); beschadigde regels: { $lines }; regels van tafels: { $entries }.
check-differs = { $what }:
check-error = { $error } terwijl er niets mis was
check-end = het spel komt niet tot een eind
check-position = een stelling wordt als een andere teruggelezen
check-to-move = niemand is aan zet, of iemand na het eind
check-turn = de eerste die aan zet is, is niet degene die aan de beurt is
check-scores = niet elke plaats heeft een score
check-read-moves = een gelezen stelling heeft andere zetten
check-moves = plaats { $seat } heeft zetten, maar is niet aan zet
check-view = een weergave wordt als een andere teruggelezen
check-view-moves = een weergave heeft andere zetten dan de stelling
check-prompt = een vraag zegt niet wat er gevraagd wordt
check-view-tells = in een weergave ontbreekt { $names }
check-plain = een weergave bestaat niet uit eenvoudige gegevens
check-read-view = een gelezen weergave toont iets anders
check-halves = de openbare en de eigen helft van een weergave vormen samen niet de weergave
check-public = de openbare helft van een weergave hangt af van iets dat niet te zien is
check-sampled = in een wereld die werd geloot, ziet een plaats andere dingen
check-dealt = opnieuw gedeeld ziet een plaats andere dingen
check-damaged = een beschadigde regel eindigt in { $error }: { $line }
check-move = ‘{ $move }’ wordt als een andere zet teruggelezen
check-copy = een kopie deelt iets met het origineel
check-quiet = ‘{ $move }’ is anders als niemand luistert
check-refused = ‘{ $move }’ is geweigerd, maar niet helemaal
check-out-of-turn = plaats { $seat } heeft voor zijn beurt gezet
check-tells = ‘{ $move }’ vertelt wat verborgen was
check-shows = ‘{ $move }’ toont wat verborgen was
check-undo = ‘{ $move }’ kan niet helemaal worden teruggenomen
check-again = ‘{ $move }’ is de tweede keer niet hetzelfde
check-first = niemand is eerste
check-record = het partijverslag klopt niet: { $report }
check-table-refused = aan een tafel is de vraag om ‘{ $what }’ geweigerd, maar niet helemaal
check-table-taken = aan een tafel is de vraag om ‘{ $what }’ niet geweigerd
check-table-turn = na ‘{ $move }’, waarmee de beurt eindigde, geldt plaats { $seat } nog als klaar
check-table-ready = door ‘{ $move }’ kan plaats { $seat } met ‘{ $answer }’ antwoorden, maar de plaats geldt nog als klaar
check-table-says = plaats { $seat } heeft gezegd dat hij klaar is, en geldt niet als klaar
check-table-hold = plaats { $seat } heeft om een moment gevraagd, en geldt nog als klaar
check-table-undo = aan een tafel geeft terugnemen niet de oude stelling (zetten: { $count })
check-table-order = plaats { $seat } heeft ‘{ $move }’ opgedragen, maar kan die zet niet doen: { $why }
check-table-orders = vaste opdrachten blijven zonder einde zetten doen
check-table-changes = de veranderingen die plaats { $seat } hoort, geven niet wat hij zou moeten zien
check-table-log = een tafel die uit het logboek wordt gelezen, is een andere
check-table-fork = een partij die vanaf een moment van een andere verdergaat, begint anders (zetten daarvoor: { $ply })
