# Why something cannot be done in Batavia.

refused-batavia-players = Batavia is voor 3 tot 5 spelers, niet voor { $players }.
refused-bid-more = { $letters ->
    [0] Je hebt geen wissels: pas.
    [one] Bied meer dan { $bid } en hoogstens je { $letters } wissel, of pas.
   *[other] Bied meer dan { $bid } en hoogstens je { $letters } wissels, of pas.
}
refused-hand-empty = Je hand is leeg: trek 2 kaarten.
refused-no-shop-to-reach = De aankomsttegel is weg en je kunt geen winkel bereiken: trek 2 kaarten.
refused-no-majority = Je kaarten kunnen je in geen enkele compagnie een meerderheid geven: trek 2 kaarten.
refused-no-card-of = Je hebt geen { $company } kaart.
refused-lay-to-reach = De aankomsttegel is weg: leg kaarten waarmee je een winkel kunt bereiken.
refused-need-majority = Je hebt van een compagnie meer gelegde kaarten nodig dan elke andere speler.
refused-no-company = ‘{ $what }’ is geen compagnie; kies uit { $names }.
refused-batavia-moves = ‘{ $move }’ is geen zet; zetten zijn: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
refused-no-bid = ‘{ $bid }’ is geen bod; een bod is een getal van 1 tot { $most }.
refused-proxy-least = Een maximumbod is 0 wissels of meer.
refused-no-bid-asked = Er wordt je nu niet om een bod gevraagd.
refused-choose-company = Kies de compagnie waarmee je reist.
refused-draw-or-lay = Trek 2 kaarten, of leg er een of meer.
refused-lay-or-done = Leg een kaart, neem er een terug of rond af.
refused-exchange-or-keep = Ruil je tegels in of houd ze.
refused-no-seal = Je hebt het zegel { $company } niet.
refused-no-shop-ahead = Er ligt geen { $company } winkel voor je.

## Positions and files

refused-not-batavia-memory = Dit is niet het geheugen van een speler van Batavia.
refused-not-batavia-position = Dit is geen stelling van Batavia.
refused-not-batavia-view = Dit is geen weergave van Batavia.
refused-not-batavia-line = Deze regel is niet van Batavia.
refused-not-batavia-move = Dit getal is geen zet van Batavia.
refused-line-pile = De stapel heeft andere letters dan { $letters }.
refused-line-lacks = In de regel ontbreekt ‘{ $field }’.
refused-line-field = Het veld ‘{ $field }’ past niet bij de andere.
refused-line-no-field = Er is geen veld ‘{ $field }’.
refused-line-five-tiles = Tegels worden per vijf omgedraaid.
refused-line-company = { $where } noemt iets wat geen compagnie is.
refused-line-tile = { $where } noemt iets wat geen tegel is.
refused-line-version = Deze regel is van een andere versie van de regels.
refused-line-players = Deze regel is van { $theirs } spelers; de regels zijn voor { $ours }.
refused-line-options = Deze regel is met andere opties gespeeld.
refused-no-tile = Er is geen tegel ‘{ $name }’; een tegel heet bijvoorbeeld ‘france silk’.
refused-tiles-not-toml = De volgorde van de tegels is geen TOML: { $error }.
refused-tiles-order = De volgorde van de tegels klopt niet: { $problems }.

## What cannot be in a position

refused-unsound-cannon = Het kanon staat verkeerd.
refused-unsound-step = Alleen een plaats die kaarten legt, heeft een open stap.
refused-unsound-step-cards = De open stap heeft kaarten die niet op tafel liggen.
refused-unsound-seals = De zegels liggen niet bij de meerderheden van gelegde kaarten.
refused-unsound-rows = De langste rijen gelegde kaarten zijn verkeerd geteld.
refused-unsound-tile-gaps = De rij tegels heeft gaten.
refused-unsound-tile-row = De rij tegels klopt niet: { $problems }.
refused-unsound-letters = Er zijn geen { $letters } wissels.
refused-unsound-nobodys-move = Er moet iemand aan zet zijn.
refused-unsound-all-had-turns = Iedereen is al aan de beurt geweest.
refused-unsound-other-turn = Een andere plaats is aan de beurt.
refused-unsound-bidder = Een bod zonder bieder, of omgekeerd.
refused-unsound-passed-bids = Een plaats die gepast heeft, kan niet bieden.
refused-unsound-company-cards = Een compagnie heeft te veel kaarten.
refused-unsound-cards-sum = Het aantal kaarten klopt niet.
refused-unsound-pile = De stapel heeft meer kaarten dan erin kunnen zitten.
refused-unsound-draws = Het aantal getrokken kaarten klopt niet.
refused-unsound-tiles-mixed = Open en verdekte tegels liggen door elkaar.
refused-unsound-tile-twice = Een tegel komt twee keer voor.
refused-unsound-company-count = { $company } heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in plaats van { $need }.
refused-unsound-known-hand = Kaarten zouden in een hand zitten, maar zitten er niet.
refused-unsound-drawn = Er zijn meer kaarten getrokken dan er zijn.
refused-unsound-ship = Een scheepsfiche staat verkeerd.
refused-unsound-quick-open = In de snelle start liggen alle tegels open.
refused-unsound-quick-order = De tegels liggen niet in de volgorde van de snelle start.
refused-unsound-merchant = Een koopman staat niet waar het laatst een tegel is genomen.
refused-unsound-crates = Kisten en genomen tegels kloppen niet met elkaar.
refused-unsound-crate-missing = { $tile } is bij een speler die er geen kist voor heeft.
refused-unsound-end-move = Na het einde is niemand aan zet.
refused-unsound-end-arrival = Een partij eindigt pas als de aankomsttegel genomen is.
refused-unsound-end-hands = Aan het einde liggen alle handen op tafel.
refused-unsound-turn-in-auction = Niemand is aan de beurt voordat de veiling voorbij is.
refused-unsound-late-auction = De aankomsttegel is genomen, en toch is er een veiling.
refused-unsound-arrival = De aankomsttegel is bij een speler die nog niet aan zet was.
refused-unsound-no-travel = De koopman kan nergens heen reizen.
refused-unsound-exchange-tile = Alleen een speler die net een tegel heeft genomen, kan ruilen.
refused-unsound-exchange-company = Voor een ruil is een tegel van een nieuwe compagnie nodig.
refused-unsound-exchange-seal = De tegel is bereikt zonder het zegel.
refused-unsound-bid-outside = Er wordt alleen in de veiling geboden.
refused-unsound-bidder-passed = De hoogste bieder kan niet gepast hebben.
refused-unsound-bidder-asked = De hoogste bieder wordt niet opnieuw gevraagd.
refused-unsound-bid-letters = Een bod is hoger dan de wissels van de bieder.
refused-unsound-seat-skipped = Bij het bieden is een plaats overgeslagen.
refused-unsound-passed-early = Een plaats paste voordat hij gevraagd werd.
refused-unsound-gold = Het goud past niet bij de geruilde tegels.
refused-unsound-known-more = Er zijn meer kaarten bekend dan er in een hand zitten.
refused-unsound-block = In een blok van vijf tegels ontbreekt een compagnie.
refused-unsound-next-five = De volgende vijf tegels moeten open liggen.
refused-unsound-hand-size = De hand is niet zo groot als er staat.
refused-unsound-drawn-count = De getrokken kaarten zijn niet geteld.
refused-unsound-known-not-held = Er zijn kaarten bekend die niet in de hand zitten.
refused-proxy-range = Een maximumbod gaat van 0 tot 75 wissels.

## What is wrong with a row of tiles

batavia-tiles-no-blocks = er zijn geen [[block]]-onderdelen
batavia-tiles-no-list = een blok heeft geen lijst `tiles` met de namen van de tegels
batavia-tiles-no-tile = op vak { $space } staat { $name }, dat is geen tegel
batavia-tiles-number = het aantal tegels is { $tiles } in plaats van { $wanted }
batavia-tiles-again = { $tile } is er { $times } keer
batavia-tiles-block = op de vakken { $first } tot { $last } ligt geen tegel van { $company }
