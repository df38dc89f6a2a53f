# What is wrong with a deck or a chart that somebody typed. Keys and names are those of the file.

oltremare-file-at-goods = goederensoort { $number }
oltremare-file-at-card = { $where }, kaart { $number }
oltremare-file-at-port = haven { $number }
oltremare-file-at-route = route { $number }
oltremare-file-at-via = { $where }, via

oltremare-file-huge = een reusachtig getal
oltremare-file-list = een lijst
oltremare-file-table = een tabel
oltremare-file-date = een datum of tijd
oltremare-file-too-long = een veel te lange lijst
oltremare-file-empty = een lege lijst
oltremare-file-a-name = een naam
oltremare-file-one-of = een van { $names }

## Any file

oltremare-file-long = de tekst is langer dan { $most } duizend tekens
oltremare-file-deep = deze TOML is niet bruikbaar: lijsten of tabellen zijn te diep genest
oltremare-file-no-toml = dit is geen geldige TOML: { $error }
oltremare-file-missing = { $where }: { $key } ontbreekt
oltremare-file-unknown = { $where }: { $key } is hier niet bekend; verwacht: { $known }
oltremare-file-title = ‘title’ is { $value }; verwacht: een regel van 1 tot { $most } afdrukbare tekens
oltremare-file-flag = { $key } is { $value }; verwacht: true of false
oltremare-file-tables = { $key } is { $value }; verwacht: een lijst van tabellen
oltremare-file-no-table = { $key } { $number } is { $value }; verwacht: een tabel
oltremare-file-no-port = { $where }: op de zeekaart is er geen haven { $value }

## Decks

oltremare-file-edition = ‘edition’ is { $value }; verwacht: "{ $one }" of "{ $other }"
oltremare-file-name = { $where }: ‘name’ is { $value }; verwacht: { $expected }
oltremare-file-count = { $where }: ‘count’ is { $value }; verwacht: { $cards }, het aantal kaarten dat is opgesomd
oltremare-file-cards = { $where }: ‘cards’ is { $value }; verwacht: een lijst met een regel per kaart
oltremare-file-pay = { $where }: ‘pay’ is { $value }; verwacht: een lijst zoals [1, 3, 6]
oltremare-file-pay-for = { $where }: de opbrengst voor { $number } is { $value }; verwacht: hele dukaten van 0 tot { $most }
oltremare-file-pay-less = { $where }: een groep van { $number } brengt { $ducats } op, maar een groep van { $fewer } brengt { $more } op; een langere groep mag niet minder opbrengen
oltremare-file-no-card = { $where }: { $value } is geen kaart; verwacht: twee symbolen, zeevaartmacht + laadgetal, en een haven als die er een noemt, zoals in "{ $example }"
oltremare-file-power = { $where }: zeevaartmacht { $power } en laadgetal { $load }; verwacht: een macht van 3 tot 6 en een laadgetal van 1 tot 4, samen 7 (OM-0.5)
oltremare-file-no-symbol = { $where }: { $value } is geen symbool; verwacht: twee van { $known }
oltremare-file-symbol-twice = { $where }: toont tweemaal { $symbol }; verwacht: twee verschillende symbolen (OM-0.5)
oltremare-file-no-goods = de goederensoort { $goods } ontbreekt
oltremare-file-goods-twice = de goederensoort { $goods } staat er { $times } keer; verwacht: eenmaal
oltremare-file-goods-size = { $goods }: het aantal kaarten is { $cards }; verwacht: { $wanted } (OM-0.1)
oltremare-file-no-cards = { $goods }: er is geen kaart opgesomd
oltremare-file-size = het aantal kaarten is { $cards }; verwacht: { $wanted } (OM-0.1)
oltremare-file-port-twice = { $where }: noemt { $port }, net als { $other }; een reconstructie noemt een haven maar één keer (OM-0.9)
oltremare-file-starts = het aantal kaarten dat een haven noemt is { $cards }; verwacht: ten minste { $least }, een start voor elke speler (OM-1.4)
oltremare-file-two-starts = zonder { $goods } is het aantal kaarten dat een haven noemt { $cards }; verwacht: ten minste 2, een start voor elk van de twee spelers (OM-1.2, OM-1.4)

## Charts

oltremare-file-ports = het aantal havens is { $ports }; verwacht: { $wanted } (OM-0.8)
oltremare-file-venice = geen haven heet ‘Venice’ (OM-0.8)
oltremare-file-port-name = { $where }: ‘name’ is { $value }; verwacht: een naam van hoogstens { $most } tekens die met een letter begint
oltremare-file-port-again = { $where }: { $value } staat al op de zeekaart
oltremare-file-line = { $where }: { $key } is { $value }; verwacht: een regel van hoogstens { $most } tekens
oltremare-file-sea = { $where }: ‘sea’ is { $value }; verwacht: een woord zoals { $one } of { $other }
oltremare-file-outside = { $where }: { $place } ligt buiten de Middellandse Zee en de Zwarte Zee; verwacht: [breedte, lengte] met een breedte van { $south } tot { $north } en een lengte van { $west } tot { $east }
oltremare-file-no-place = { $where }: verwacht: een plaats als [breedte, lengte], twee getallen in graden
oltremare-file-between = { $where }: ‘between’ is { $value }; verwacht: de namen van twee havens
oltremare-file-itself = { $where }: van { $port } naar zichzelf; verwacht: twee verschillende havens
oltremare-file-joined = { $where }: { $port } en { $other } zijn al verbonden; verwacht: eenmaal
oltremare-file-via = { $where }: ‘via’ is { $value }; verwacht: een lijst van plaatsen, hoogstens { $most }
oltremare-file-no-route = { $port }: er leidt geen route heen
oltremare-file-cut-off = vanuit Venetië is er geen weg naar { $ports }
oltremare-file-stuck = { $port }: een schip dat van daar { $routes } routes moet varen, geen enkele tweemaal, loopt vast (OM-0.10)

## `fondaco deck` en `fondaco map`

oltremare-command-deck = Opdrachten voor kaartspellen.
oltremare-command-deck-check = Toon wat er mis is met een kaartspel van Oltremare; exitcode 1 als er iets mis is.
oltremare-command-map = Opdrachten voor zeekaarten.
oltremare-command-map-check = Toon wat er mis is met een zeekaart van Oltremare; exitcode 1 als er iets mis is.
oltremare-command-of-map = De zeekaart die erbij hoort; anders de gewone.
oltremare-file-problem = { $file }: { $problem }
oltremare-deck-good = { $file }: goed. ‘{ $title }’, uitgave { $edition }; kaarten: { $cards }, goederensoorten: { $goods }.
oltremare-map-good = { $file }: goed. ‘{ $title }’; havens: { $ports }, routes: { $routes }.
