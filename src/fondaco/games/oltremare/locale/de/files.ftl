# What is wrong with a deck or a chart that somebody typed. Keys and names are those of the file.

oltremare-file-at-goods = Ware { $number }
oltremare-file-at-card = { $where }, Karte { $number }
oltremare-file-at-port = Hafen { $number }
oltremare-file-at-route = Route { $number }
oltremare-file-at-via = { $where }, via

oltremare-file-huge = eine riesige Zahl
oltremare-file-list = eine Liste
oltremare-file-table = eine Tabelle
oltremare-file-date = ein Datum oder eine Uhrzeit
oltremare-file-too-long = eine viel zu lange Liste
oltremare-file-empty = eine leere Liste
oltremare-file-a-name = ein Name
oltremare-file-one-of = einer von { $names }

## Any file

oltremare-file-long = Der Text ist länger als { $most } Tausend Zeichen.
oltremare-file-deep = Das ist kein brauchbares TOML: Listen oder Tabellen sind zu tief verschachtelt.
oltremare-file-no-toml = Das ist kein gültiges TOML: { $error }
oltremare-file-missing = { $where }: { $key } fehlt
oltremare-file-unknown = { $where }: { $key } ist hier nicht bekannt; erwartet: { $known }
oltremare-file-title = „title“ ist { $value }; erwartet: eine Zeile mit 1 bis { $most } druckbaren Zeichen
oltremare-file-flag = { $key } ist { $value }; erwartet: true oder false
oltremare-file-tables = { $key } ist { $value }; erwartet: eine Liste von Tabellen
oltremare-file-no-table = { $key } { $number } ist { $value }; erwartet: eine Tabelle
oltremare-file-no-port = { $where }: Auf der Seekarte gibt es keinen Hafen { $value }.

## Decks

oltremare-file-edition = „edition“ ist { $value }; erwartet: "{ $one }" oder "{ $other }"
oltremare-file-name = { $where }: „name“ ist { $value }; erwartet: { $expected }
oltremare-file-count = { $where }: „count“ ist { $value }; erwartet: { $cards }, so viele Karten sind aufgezählt
oltremare-file-cards = { $where }: „cards“ ist { $value }; erwartet: eine Liste mit einer Zeile je Karte
oltremare-file-pay = { $where }: „pay“ ist { $value }; erwartet: eine Liste wie [1, 3, 6]
oltremare-file-pay-for = { $where }: Der Erlös für { $number } ist { $value }; erwartet: ganze Dukaten von 0 bis { $most }
oltremare-file-pay-less = { $where }: Eine Gruppe von { $number } bringt { $ducats }, eine Gruppe von { $fewer } aber { $more }; eine längere Gruppe darf nicht weniger bringen
oltremare-file-no-card = { $where }: { $value } ist keine Karte; erwartet: zwei Symbole, Seemacht + Ladung und der Hafen, falls sie einen nennt, wie in "{ $example }"
oltremare-file-power = { $where }: Seemacht { $power } und Ladung { $load }; erwartet: Seemacht 3 bis 6 und Ladung 1 bis 4, zusammen 7 (OM-0.5)
oltremare-file-no-symbol = { $where }: { $value } ist kein Symbol; erwartet: zwei von { $known }
oltremare-file-symbol-twice = { $where }: zeigt zweimal { $symbol }; erwartet: zwei verschiedene Symbole (OM-0.5)
oltremare-file-no-goods = Die Ware { $goods } fehlt.
oltremare-file-goods-twice = Die Ware { $goods } ist { $times }-mal aufgeführt; erwartet: einmal
oltremare-file-goods-size = { $goods }: Anzahl der Karten { $cards }; erwartet: { $wanted } (OM-0.1)
oltremare-file-no-cards = { $goods }: Keine Karte ist aufgeführt.
oltremare-file-size = Anzahl der Karten { $cards }; erwartet: { $wanted } (OM-0.1)
oltremare-file-port-twice = { $where }: nennt { $port }, ebenso wie { $other }; eine Rekonstruktion nennt einen Hafen nur einmal (OM-0.9)
oltremare-file-starts = Anzahl der Karten, die einen Hafen nennen: { $cards }; erwartet: mindestens { $least }, ein Start für jeden Spieler (OM-1.4)
oltremare-file-two-starts = Anzahl der Karten ohne { $goods }, die einen Hafen nennen: { $cards }; erwartet: mindestens 2, ein Start für jeden von zwei Spielern (OM-1.2, OM-1.4)

## Charts

oltremare-file-ports = Anzahl der Häfen { $ports }; erwartet: { $wanted } (OM-0.8)
oltremare-file-venice = Kein Hafen heißt „Venice“ (OM-0.8).
oltremare-file-port-name = { $where }: „name“ ist { $value }; erwartet: ein Name mit bis zu { $most } Zeichen, der mit einem Buchstaben beginnt
oltremare-file-port-again = { $where }: { $value } ist schon auf der Seekarte
oltremare-file-line = { $where }: { $key } ist { $value }; erwartet: eine Zeile mit bis zu { $most } Zeichen
oltremare-file-sea = { $where }: „sea“ ist { $value }; erwartet: ein Wort wie { $one } oder { $other }
oltremare-file-outside = { $where }: { $place } liegt außerhalb des Mittelmeers und des Schwarzen Meers; erwartet: [Breite, Länge] mit einer Breite von { $south } bis { $north } und einer Länge von { $west } bis { $east }
oltremare-file-no-place = { $where }: erwartet: ein Ort als [Breite, Länge], zwei Zahlen in Grad
oltremare-file-between = { $where }: „between“ ist { $value }; erwartet: die Namen zweier Häfen
oltremare-file-itself = { $where }: von { $port } zu sich selbst; erwartet: zwei verschiedene Häfen
oltremare-file-joined = { $where }: { $port } und { $other } sind schon verbunden; erwartet: einmal
oltremare-file-via = { $where }: „via“ ist { $value }; erwartet: eine Liste mit bis zu { $most } Orten
oltremare-file-no-route = { $port }: Dorthin führt keine Route.
oltremare-file-cut-off = Von Venedig führt kein Weg nach { $ports }.
oltremare-file-stuck = { $port }: Ein Schiff, das von dort { $routes } Routen weit segeln muss, keine davon zweimal, kommt nicht weiter (OM-0.10).

## `fondaco deck` und `fondaco map`

oltremare-command-deck = Kartensätze prüfen.
oltremare-command-deck-check = Zeigen, was an einem Kartensatz von Oltremare nicht stimmt; Rückgabewert 1, wenn etwas nicht stimmt.
oltremare-command-map = Seekarten prüfen.
oltremare-command-map-check = Zeigen, was an einer Seekarte von Oltremare nicht stimmt; Rückgabewert 1, wenn etwas nicht stimmt.
oltremare-command-of-map = Die Seekarte dazu; sonst die übliche.
oltremare-file-problem = { $file }: { $problem }
oltremare-deck-good = { $file }: in Ordnung. „{ $title }“, Ausgabe { $edition }; Karten: { $cards }, Waren: { $goods }.
oltremare-map-good = { $file }: in Ordnung. „{ $title }“; Häfen: { $ports }, Routen: { $routes }.
