# What is wrong with a deck or a chart that somebody typed. Keys and names are those of the file.

oltremare-file-at-goods = marchandise { $number }
oltremare-file-at-card = { $where }, carte { $number }
oltremare-file-at-port = port { $number }
oltremare-file-at-route = route { $number }
oltremare-file-at-via = { $where }, via

oltremare-file-huge = un nombre énorme
oltremare-file-list = une liste
oltremare-file-table = une table
oltremare-file-date = une date ou une heure
oltremare-file-too-long = une liste bien trop longue
oltremare-file-empty = une liste vide
oltremare-file-a-name = un nom
oltremare-file-one-of = un des noms { $names }

## Any file

oltremare-file-long = le texte dépasse { $most } milliers de caractères
oltremare-file-deep = ce TOML est inutilisable : des listes ou des tables sont imbriquées trop profondément
oltremare-file-no-toml = ce n’est pas du TOML valable : { $error }
oltremare-file-missing = { $where } : { $key } manque
oltremare-file-unknown = { $where } : { $key } n’est pas connu ici ; attendu : { $known }
oltremare-file-title = « title » est { $value } ; attendu : une ligne de 1 à { $most } caractères imprimables
oltremare-file-flag = { $key } est { $value } ; attendu : true ou false
oltremare-file-tables = { $key } est { $value } ; attendu : une liste de tables
oltremare-file-no-table = { $key } { $number } est { $value } ; attendu : une table
oltremare-file-no-port = { $where } : il n’y a pas de port { $value } sur la carte marine

## Decks

oltremare-file-edition = « edition » est { $value } ; attendu : "{ $one }" ou "{ $other }"
oltremare-file-name = { $where } : « name » est { $value } ; attendu : { $expected }
oltremare-file-count = { $where } : « count » est { $value } ; attendu : { $cards }, le nombre de cartes énumérées
oltremare-file-cards = { $where } : « cards » est { $value } ; attendu : une liste, une ligne par carte
oltremare-file-pay = { $where } : « pay » est { $value } ; attendu : une liste comme [1, 3, 6]
oltremare-file-pay-for = { $where } : le gain pour { $number } est { $value } ; attendu : un nombre entier de ducats, de 0 à { $most }
oltremare-file-pay-less = { $where } : un lot de { $number } rapporte { $ducats }, mais un lot de { $fewer } rapporte { $more } ; un lot plus long ne doit pas rapporter moins
oltremare-file-no-card = { $where } : { $value } n’est pas une carte ; attendu : deux symboles, puissance + charge, et un port si elle en nomme un, comme dans "{ $example }"
oltremare-file-power = { $where } : puissance { $power } et charge { $load } ; attendu : une puissance de 3 à 6 et une charge de 1 à 4, ensemble 7 (OM-0.5)
oltremare-file-no-symbol = { $where } : { $value } n’est pas un symbole ; attendu : deux parmi { $known }
oltremare-file-symbol-twice = { $where } : montre deux fois { $symbol } ; attendu : deux symboles différents (OM-0.5)
oltremare-file-no-goods = la marchandise { $goods } manque
oltremare-file-goods-twice = la marchandise { $goods } figure { $times } fois ; attendu : une fois
oltremare-file-goods-size = { $goods } : le nombre de cartes est { $cards } ; attendu : { $wanted } (OM-0.1)
oltremare-file-no-cards = { $goods } : aucune carte n’est énumérée
oltremare-file-size = le nombre de cartes est { $cards } ; attendu : { $wanted } (OM-0.1)
oltremare-file-port-twice = { $where } : nomme { $port }, tout comme { $other } ; une reconstitution ne nomme un port qu’une fois (OM-0.9)
oltremare-file-starts = le nombre de cartes qui nomment un port est { $cards } ; attendu : au moins { $least }, un départ pour chaque joueur (OM-1.4)
oltremare-file-two-starts = sans { $goods }, le nombre de cartes qui nomment un port est { $cards } ; attendu : au moins 2, un départ pour chacun des deux joueurs (OM-1.2, OM-1.4)

## Charts

oltremare-file-ports = le nombre de ports est { $ports } ; attendu : { $wanted } (OM-0.8)
oltremare-file-venice = aucun port ne s’appelle « Venice » (OM-0.8)
oltremare-file-port-name = { $where } : « name » est { $value } ; attendu : un nom de { $most } caractères au plus, qui commence par une lettre
oltremare-file-port-again = { $where } : { $value } est déjà sur la carte marine
oltremare-file-line = { $where } : { $key } est { $value } ; attendu : une ligne de { $most } caractères au plus
oltremare-file-sea = { $where } : « sea » est { $value } ; attendu : un mot comme { $one } ou { $other }
oltremare-file-outside = { $where } : { $place } est hors de la Méditerranée et de la mer Noire ; attendu : [latitude, longitude], avec une latitude de { $south } à { $north } et une longitude de { $west } à { $east }
oltremare-file-no-place = { $where } : attendu : un lieu écrit [latitude, longitude], deux nombres de degrés
oltremare-file-between = { $where } : « between » est { $value } ; attendu : les noms de deux ports
oltremare-file-itself = { $where } : une route qui part de son port d’arrivée, { $port } ; attendu : deux ports différents
oltremare-file-joined = { $where } : { $port } et { $other } sont déjà reliés ; attendu : une seule fois
oltremare-file-via = { $where } : « via » est { $value } ; attendu : une liste de { $most } lieux au plus
oltremare-file-no-route = { $port } : aucune route n’y mène
oltremare-file-cut-off = aucun chemin ne mène depuis Venise à { $ports }
oltremare-file-stuck = { $port } : un bateau qui doit suivre { $routes } routes à partir de là, sans en prendre une deux fois, se retrouve bloqué (OM-0.10)

## `fondaco deck` et `fondaco map`

oltremare-command-deck = Vérifier des jeux de cartes.
oltremare-command-deck-check = Dire ce qui est faux dans un jeu de cartes d’Oltremare ; code de retour 1 si quelque chose est faux.
oltremare-command-map = Vérifier des cartes marines.
oltremare-command-map-check = Dire ce qui est faux dans une carte marine d’Oltremare ; code de retour 1 si quelque chose est faux.
oltremare-command-of-map = La carte marine qui va avec ; sinon celle par défaut.
oltremare-file-problem = { $file } : { $problem }
oltremare-deck-good = { $file } : correct. « { $title } », édition { $edition } ; cartes : { $cards }, marchandises : { $goods }.
oltremare-map-good = { $file } : correct. « { $title } » ; ports : { $ports }, routes : { $routes }.
