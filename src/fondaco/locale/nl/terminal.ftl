# What the terminal says whichever game is played.

## Before the game

terminal-welcome = Fondaco: bordspellen over handel
terminal-ask-game = Welk spel? [Enter = 1]
terminal-ask-players = Hoeveel spelers, jij en bots samen, { $least } tot { $most }? [Enter = { $usual }]
terminal-ask-name = Je naam? [Enter = Marco]
terminal-usual-name = Marco
terminal-number-from = Typ een getal van { $least } tot { $most }.
refused-no-game-has-options = Geen spel heeft zulke opties: { $options }.
refused-players-from = Dit spel is voor { $least } tot { $most } spelers.
refused-bots-count = Er zijn { $bots } bots voor { $seats } plaatsen: noem er een voor elke plaats, of één voor alle.
refused-seat-from = Je plaats is een getal van 0 tot { $most }.
refused-no-such-language = De taal ‘{ $language }’ is er niet; wel { $languages }.
refused-resume-alone = --resume haalt alles uit het bestand: laat de andere keuzes weg, behalve --seat.
refused-example-alone = --example opent een stelling zoals die is: laat de andere keuzes weg, behalve --name.
refused-resume-which-seat = In dit bestand zijn { $count } plaatsen van mensen: zeg met --seat welke van jou is.
refused-cannot-read-game = Kan { $file } niet lezen: { $reason }.
refused-already-over = De partij in { $file } is afgelopen. Bekijk die met: fondaco record show { $file }

terminal-opening = Jij bent { $name }. Met jou aan tafel: { $others }.
terminal-bot = { $name } (bot { $bot })
terminal-commitment = Vingerafdruk van het schudden, vastgelegd vóór de eerste zet: { $commitment }
terminal-resumed = Het spel gaat verder na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}. Wat er het laatst gebeurde:
terminal-opening-help = Typ ? bij elke vraag voor hulp. Met Ctrl+D of Ctrl+C stop je, en er gaat niets verloren.

## Asking

terminal-ask = { $prompt } >
terminal-ask-enter = { $prompt } [Enter] >
terminal-ask-or-go-on = { $prompt } [Enter = niets] >
terminal-confirm = Doen? [Enter = ja, n = nee]
terminal-no = ✗ { $reason }
# What counts as yes and as no, beside the English words.
terminal-yes = j ja
terminal-no-words = n nee
terminal-yes-or-no = Enter of j is ja, n is nee.
terminal-cancelled = Goed, dan niet.
refused-type-something = Typ een nummer uit het menu, een zet of ? voor hulp.
refused-not-in-menu = { $typed } staat niet in het menu.
refused-one-at-a-time = Kies deze één voor één.
refused-ambiguous-move = Dat kan elk van deze zijn: { $moves }.
refused-odd-line = Die regel is te lang, of bevat tekens die niet getoond kunnen worden.
refused-cannot-follow = Er is niets gedaan: { $move } kan daarna niet. { $reason }
refused-too-many-moves = Er is niets gedaan. Er komt iets aan het licht na { $count ->
    [one] de eerste van deze zetten. Doe alleen die
   *[other] de eerste { $count } van deze zetten. Doe alleen die
}, bekijk wat er aan het licht komt en ga dan verder met de rest.
refused-nothing-to-wait-for = Het spel wacht op jou; er is niets om op te wachten.
terminal-silence = Niemand zegt iets.

## Commands

terminal-help-title = Hulp
terminal-help-numbers = nummers uit het menu, één of meer tegelijk, in de volgorde die je wilt
terminal-help-notation = hetzelfde als zet in woorden, of het begin van elk woord (met ; tussen de zetten)
terminal-help-undo = je laatste keuze terugnemen (kan tot er iets aan het licht komt)
terminal-help-board = de hele tafel tonen
terminal-help-log = het logboek: wat er het laatst gebeurde, of de laatste 50 met: l 50
terminal-help-rule = een regel lezen, zoals: r 2.2, of zoeken op een woord: r piraten
terminal-help-talk = in beurten van anderen altijd een vraag krijgen, of alleen als ze een antwoord willen
terminal-help-save = de partij bewaren, in een bestand naar keuze als je er een noemt
terminal-file = BESTAND
terminal-help-quit = stoppen; er wordt gevraagd of je wilt bewaren
terminal-undone = Teruggenomen: { $moves }.
refused-cannot-take-back = Dat kan niet worden teruggenomen. { $reason }
refused-log-how = Typ l, of l en hoeveel regels, zoals: l 50
terminal-log-limit = Wat daarvoor gebeurde, moet je onthouden: deze tafel speelt zonder kasboek.
terminal-talk = { $quiet ->
    [yes] Vanaf nu krijg je in beurten van anderen alleen een vraag als iemand een antwoord wil.
   *[no] Vanaf nu krijg je in elke beurt van de anderen de vraag of je iets wilt voorstellen.
}

## Rules

refused-no-rulebook = Bij deze installatie zitten geen spelregels.
refused-no-such-rule = Er is geen regel { $rule }. Typ alleen r voor de lijst.
terminal-mark-doc = uit gepubliceerde spelregels
terminal-mark-fact = uit openbare beschrijvingen van het spel
terminal-mark-ruling = BESLISSING: het staat nergens, dit is onze keuze
terminal-mark-reconstruction = RECONSTRUCTIE van iets gedrukts dat we niet kennen
terminal-mark-edition = alleen in de uitgave van { $edition }
terminal-try = Probeer het: { $command }

## Keeping the game

terminal-saved = Bewaard. Ga later verder met:
refused-cannot-save = Kan niet bewaren in { $file }: { $reason }.
refused-file-name = { $file } is geen naam voor een partij: laat hem eindigen op { $ending }, zoals mijn{ $ending }
refused-file-taken = In { $file } staat iets anders: kies een andere naam.
terminal-quit-save = Bewaren voor je gaat? [Enter = in { $file }, of typ NAAM.txt, n = nee, c = blijven]
terminal-bye = Tot ziens.
terminal-kept = De partij is bewaard. Ga verder met:
terminal-kept-over = Het partijverslag is bewaard. Controleer het met:

## The end

terminal-sheet-title = Eindstand
terminal-sheet-total = totaal
terminal-sheet-place = { $place }. { $name }
terminal-sheet-you = { $name } (jij)
terminal-seed = De startwaarde was { $seed }. De vingerafdruk, getoond vóór de eerste zet, is { $commitment }
terminal-save-record = Het partijverslag bewaren? [Enter = in { $file }, of typ NAAM.txt, n = nee]
terminal-record-saved = Bewaard. Iedereen kan startwaarde, zetten en uitslag controleren met:
terminal-bots-others = De gemeten sterktes hebben dezelfde schaal als de ratings van de server. Er zijn ook: { $names }.
