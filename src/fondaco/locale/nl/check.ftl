# Wat `fondaco check` in een spel vindt.

refused-unsound-game = { $game }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}, startwaarde { $seed }, na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}: { $what }.
check-sound = { $game } is in orde. Partijen: { $games }; zetten: { $moves }; geloot: { $worlds } (anders dan de waarheid: { $hidden }); beschadigde regels: { $lines }.
check-differs = { $what }:
check-error = { $error } terwijl er niets mis was
check-end = het spel komt niet tot een eind
check-position = een stelling wordt als een andere teruggelezen
check-to-move = niemand is aan zet, of iemand na het eind
check-turn = de eerste die aan zet is, is niet degene die aan de beurt is
check-scores = niet elke stoel heeft een score
check-read-moves = een gelezen stelling heeft andere zetten
check-moves = stoel { $seat } heeft zetten, maar is niet aan zet
check-view = een aanblik wordt als een andere teruggelezen
check-view-moves = een aanblik heeft andere zetten dan de stelling
check-prompt = een vraag zegt niet wat ze vraagt
check-view-tells = een aanblik vertelt niet { $names }
check-plain = een aanblik bestaat niet uit eenvoudige gegevens
check-read-view = een gelezen aanblik toont iets anders
check-sampled = in een wereld die werd geloot, ziet een stoel andere dingen
check-dealt = opnieuw gedeeld ziet een stoel andere dingen
check-damaged = een beschadigde regel eindigt in { $error }: { $line }
check-move = ‘{ $move }’ wordt als een andere zet teruggelezen
check-copy = een kopie deelt iets met het origineel
check-quiet = ‘{ $move }’ is anders als niemand luistert
check-refused = ‘{ $move }’ is geweigerd, maar niet helemaal
check-out-of-turn = stoel { $seat } heeft voor de beurt gezet
check-tells = ‘{ $move }’ vertelt wat verborgen was
check-shows = ‘{ $move }’ toont wat verborgen was
check-undo = ‘{ $move }’ kan niet helemaal worden teruggenomen
check-again = ‘{ $move }’ is de tweede keer niet hetzelfde
check-first = niemand is eerste
check-record = het partijverslag klopt niet: { $report }
