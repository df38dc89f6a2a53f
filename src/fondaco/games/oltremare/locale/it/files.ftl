# What is wrong with a deck or a chart that somebody typed. Keys and names are those of the file.

oltremare-file-at-goods = merce { $number }
oltremare-file-at-card = { $where }, carta { $number }
oltremare-file-at-port = porto { $number }
oltremare-file-at-route = rotta { $number }
oltremare-file-at-via = { $where }, via

oltremare-file-huge = un numero enorme
oltremare-file-list = una lista
oltremare-file-table = una tabella
oltremare-file-date = una data o un’ora
oltremare-file-too-long = una lista davvero troppo lunga
oltremare-file-empty = una lista vuota
oltremare-file-a-name = un nome
oltremare-file-one-of = uno tra { $names }

## Any file

oltremare-file-long = il testo supera { $most } migliaia di caratteri
oltremare-file-deep = questo TOML non è utilizzabile: liste o tabelle sono annidate troppo a fondo
oltremare-file-no-toml = questo non è TOML valido: { $error }
oltremare-file-missing = { $where }: manca { $key }
oltremare-file-unknown = { $where }: { $key } qui non è conosciuto; atteso: { $known }
oltremare-file-title = «title» è { $value }; atteso: una riga da 1 a { $most } caratteri stampabili
oltremare-file-flag = { $key } è { $value }; atteso: true o false
oltremare-file-tables = { $key } è { $value }; atteso: una lista di tabelle
oltremare-file-no-table = { $key } { $number } è { $value }; atteso: una tabella
oltremare-file-no-port = { $where }: sulla mappa non c’è un porto { $value }

## Decks

oltremare-file-edition = «edition» è { $value }; atteso: "{ $one }" o "{ $other }"
oltremare-file-name = { $where }: «name» è { $value }; atteso: { $expected }
oltremare-file-count = { $where }: «count» è { $value }; atteso: { $cards }, il numero delle carte elencate
oltremare-file-cards = { $where }: «cards» è { $value }; atteso: una lista, una riga per carta
oltremare-file-pay = { $where }: «pay» è { $value }; atteso: una lista come [1, 3, 6]
oltremare-file-pay-for = { $where }: il ricavo per { $number } è { $value }; atteso: ducati interi da 0 a { $most }
oltremare-file-pay-less = { $where }: un lotto di { $number } rende { $ducats }, ma un lotto di { $fewer } rende { $more }; un lotto più lungo non deve rendere di meno
oltremare-file-no-card = { $where }: { $value } non è una carta; atteso: due simboli, potenza navale + stazza, e un porto se ne nomina uno, come in "{ $example }"
oltremare-file-power = { $where }: potenza navale { $power } e stazza { $load }; atteso: una potenza da 3 a 6 e una stazza da 1 a 4, insieme 7 (OM-0.5)
oltremare-file-no-symbol = { $where }: { $value } non è un simbolo; atteso: due tra { $known }
oltremare-file-symbol-twice = { $where }: mostra due volte { $symbol }; atteso: due simboli diversi (OM-0.5)
oltremare-file-no-goods = manca la merce { $goods }
oltremare-file-goods-twice = la merce { $goods } è elencata { $times } volte; atteso: una volta
oltremare-file-goods-size = { $goods }: il numero di carte è { $cards }; atteso: { $wanted } (OM-0.1)
oltremare-file-no-cards = { $goods }: non è elencata alcuna carta
oltremare-file-size = il numero di carte è { $cards }; atteso: { $wanted } (OM-0.1)
oltremare-file-port-twice = { $where }: nomina { $port }, come { $other }; una ricostruzione nomina un porto una sola volta (OM-0.9)
oltremare-file-starts = il numero di carte che nominano un porto è { $cards }; atteso: almeno { $least }, una partenza per ogni giocatore (OM-1.4)
oltremare-file-two-starts = senza { $goods } il numero di carte che nominano un porto è { $cards }; atteso: almeno 2, una partenza per ciascuno dei due giocatori (OM-1.2, OM-1.4)

## Charts

oltremare-file-ports = il numero di porti è { $ports }; atteso: { $wanted } (OM-0.8)
oltremare-file-venice = nessun porto si chiama «Venice» (OM-0.8)
oltremare-file-port-name = { $where }: «name» è { $value }; atteso: un nome di { $most } caratteri al massimo, che comincia con una lettera
oltremare-file-port-again = { $where }: { $value } è già sulla mappa
oltremare-file-line = { $where }: { $key } è { $value }; atteso: una riga di { $most } caratteri al massimo
oltremare-file-sea = { $where }: «sea» è { $value }; atteso: una parola come { $one } o { $other }
oltremare-file-outside = { $where }: { $place } è fuori dal Mediterraneo e dal Mar Nero; atteso: [latitudine, longitudine] con una latitudine da { $south } a { $north } e una longitudine da { $west } a { $east }
oltremare-file-no-place = { $where }: atteso: un luogo scritto [latitudine, longitudine], due numeri in gradi
oltremare-file-between = { $where }: «between» è { $value }; atteso: i nomi di due porti
oltremare-file-itself = { $where }: da { $port } a sé stesso; atteso: due porti diversi
oltremare-file-joined = { $where }: { $port } e { $other } sono già collegati; atteso: una volta sola
oltremare-file-via = { $where }: «via» è { $value }; atteso: una lista di { $most } luoghi al massimo
oltremare-file-no-route = { $port }: nessuna rotta vi arriva
oltremare-file-cut-off = nessuna via collega Venezia con { $ports }
oltremare-file-stuck = { $port }: una nave che da lì deve percorrere { $routes } rotte, nessuna due volte, resta bloccata (OM-0.10)

## `fondaco deck` e `fondaco map`

oltremare-command-deck = Lavora sui mazzi di carte.
oltremare-command-deck-check = Mostra che cosa non va in un mazzo di Oltremare; codice di uscita 1 se qualcosa non va.
oltremare-command-map = Lavora sulle mappe.
oltremare-command-map-check = Mostra che cosa non va in una mappa di Oltremare; codice di uscita 1 se qualcosa non va.
oltremare-command-of-map = La mappa a cui appartiene; altrimenti quella solita.
oltremare-file-problem = { $file }: { $problem }
oltremare-deck-good = { $file }: va bene. «{ $title }», edizione { $edition }; carte: { $cards }, merci: { $goods }.
oltremare-map-good = { $file }: va bene. «{ $title }»; porti: { $ports }, rotte: { $routes }.
