# What is wrong with a deck or a chart that somebody typed. Keys and names are those of the file.

oltremare-file-at-goods = goods { $number }
oltremare-file-at-card = { $where }, card { $number }
oltremare-file-at-port = port { $number }
oltremare-file-at-route = route { $number }
oltremare-file-at-via = { $where }, via

oltremare-file-huge = a huge number
oltremare-file-list = a list
oltremare-file-table = a table
oltremare-file-date = a date or time
oltremare-file-too-long = a list that is far too long
oltremare-file-empty = an empty list
oltremare-file-a-name = a name
oltremare-file-one-of = one of { $names }

## Any file

oltremare-file-long = the text is longer than { $most } thousand characters
oltremare-file-deep = this is not usable TOML: lists or tables are nested too deeply
oltremare-file-no-toml = this is not valid TOML: { $error }
oltremare-file-missing = { $where }: { $key } is missing
oltremare-file-unknown = { $where }: { $key } is not known here; expected { $known }
oltremare-file-title = title is { $value }; expected a line of 1 to { $most } printable characters
oltremare-file-flag = { $key } is { $value }; expected true or false
oltremare-file-tables = { $key } is { $value }; expected a list of tables
oltremare-file-no-table = { $key } { $number } is { $value }; expected a table
oltremare-file-no-port = { $where }: there is no port { $value } on the chart

## Decks

oltremare-file-edition = edition is { $value }; expected "{ $one }" or "{ $other }"
oltremare-file-name = { $where }: name is { $value }; expected { $expected }
oltremare-file-count = { $where }: count is { $value }; expected { $cards }, the number of cards listed
oltremare-file-cards = { $where }: cards is { $value }; expected a list of card lines
oltremare-file-pay = { $where }: pay is { $value }; expected a list such as [1, 3, 6]
oltremare-file-pay-for = { $where }: pay for { $number } is { $value }; expected whole ducats from 0 to { $most }
oltremare-file-pay-less = { $where }: a lot of { $number } pays { $ducats }, but a lot of { $fewer } pays { $more }; a longer lot must not pay less
oltremare-file-no-card = { $where }: { $value } is not a card; expected two symbols, sea power + load, and a port if it names one, as in "{ $example }"
oltremare-file-power = { $where }: sea power { $power } and load { $load }; expected a power of 3 to 6 and a load of 1 to 4 that add up to 7 (OM-0.5)
oltremare-file-no-symbol = { $where }: { $value } is not a symbol; expected two of { $known }
oltremare-file-symbol-twice = { $where }: shows { $symbol } twice; expected two symbols that differ (OM-0.5)
oltremare-file-no-goods = the goods “{ $goods }” are missing
oltremare-file-goods-twice = the goods “{ $goods }” are listed { $times } times; expected once
oltremare-file-goods-size = { $goods }: the number of cards is { $cards }; expected { $wanted } (OM-0.1)
oltremare-file-no-cards = { $goods }: no card is listed
oltremare-file-size = the number of cards is { $cards }; expected { $wanted } (OM-0.1)
oltremare-file-port-twice = { $where }: names { $port }, as does { $other }; in a reconstructed deck, each port is named on one card only (OM-0.9)
oltremare-file-starts = the number of cards that name a port is { $cards }; expected at least { $least }, a starting port for each player (OM-1.4)
oltremare-file-two-starts = in a game for two (without { $goods }), the number of cards that name a port is { $cards }; expected at least 2, a starting port for each player (OM-1.2, OM-1.4)

## Charts

oltremare-file-ports = the number of ports is { $ports }; expected { $wanted } (OM-0.8)
oltremare-file-venice = no port is called Venice (OM-0.8)
oltremare-file-port-name = { $where }: name is { $value }; expected a name of up to { $most } characters that starts with a letter
oltremare-file-port-again = { $where }: { $value } is already on the chart
oltremare-file-line = { $where }: { $key } is { $value }; expected a line of up to { $most } characters
oltremare-file-sea = { $where }: sea is { $value }; expected a word such as { $one } or { $other }
oltremare-file-outside = { $where }: { $place } is outside the Mediterranean and the Black Sea; expected [latitude, longitude] with a latitude of { $south } to { $north } and a longitude of { $west } to { $east }
oltremare-file-no-place = { $where }: expected a place as [latitude, longitude], two numbers in degrees
oltremare-file-between = { $where }: between is { $value }; expected the names of two ports
oltremare-file-itself = { $where }: from { $port } to itself; expected two different ports
oltremare-file-joined = { $where }: { $port } and { $other } are already joined; expected once
oltremare-file-via = { $where }: via is { $value }; expected a list of up to { $most } places
oltremare-file-no-route = { $port }: no route leads there
oltremare-file-cut-off = there is no way to get from Venice to { $ports }
oltremare-file-stuck = { $port }: a ship that must sail { $routes } routes from there, none of them twice, gets stuck (OM-0.10)

## `fondaco deck` and `fondaco map`

oltremare-command-deck = Check decks of cards.
oltremare-command-deck-check = List what is wrong with a deck of Oltremare. Exit code 1 if anything is.
oltremare-command-map = Check maps.
oltremare-command-map-check = List what is wrong with a map of Oltremare. Exit code 1 if anything is.
oltremare-command-of-map = The map that the deck is for; defaults to the usual one.
oltremare-file-problem = { $file }: { $problem }
oltremare-deck-good = { $file }: good. '{ $title }', edition { $edition }, cards: { $cards }, goods: { $goods }.
oltremare-map-good = { $file }: good. '{ $title }', ports: { $ports }, routes: { $routes }.
