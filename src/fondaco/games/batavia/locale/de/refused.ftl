# Why something cannot be done in Batavia.

refused-batavia-players = Batavia ist für 3 bis 5 Spieler, nicht für { $players }.
refused-bid-more = { $letters ->
    [0] Du hast keine Wechsel: Passe.
    [one] Biete mehr als { $bid } und höchstens deinen { $letters } Wechsel, oder passe.
   *[other] Biete mehr als { $bid } und höchstens deine { $letters } Wechsel, oder passe.
}
refused-hand-empty = Deine Hand ist leer: Zieh 2 Karten.
refused-no-shop-to-reach = Das Zielplättchen ist vergeben, und du kannst keinen Laden erreichen: Zieh 2 Karten.
refused-no-majority = Deine Karten können dir in keiner Kompanie eine Mehrheit geben: Zieh 2 Karten.
refused-no-card-of = Du hast keine { $company }e Karte.
refused-lay-to-reach = Das Zielplättchen ist vergeben: Lege Karten aus, mit denen du einen Laden erreichst.
refused-need-majority = Du brauchst mehr ausgelegte Karten einer Kompanie als jeder andere.
refused-no-company = „{ $what }“ ist keine Kompanie; es gibt { $names }.
refused-batavia-moves = „{ $move }“ ist kein Schritt; Schritte sind: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep.
refused-no-bid = „{ $bid }“ ist kein Gebot; ein Gebot ist eine Zahl von 1 bis { $most }.
refused-proxy-least = Ein Höchstgebot beträgt mindestens 0 Wechsel.
refused-no-bid-asked = Du wirst jetzt nicht nach einem Gebot gefragt.
refused-choose-company = Wähle die Kompanie, mit der du reist.
refused-draw-or-lay = Zieh 2 Karten oder lege welche aus.
refused-lay-or-done = Lege eine Karte aus, nimm eine zurück oder beende das Auslegen.
refused-exchange-or-keep = Tausche deine Plättchen ein oder behalte sie.
refused-no-seal = Du hast das Siegel { $company } nicht.
refused-no-shop-ahead = Vor dir liegt kein { $company }er Laden.

## Positions and files

refused-not-batavia-memory = Das ist nicht das Gedächtnis eines Spielers von Batavia.
refused-not-batavia-position = Das ist keine Stellung von Batavia.
refused-not-batavia-view = Das ist keine Ansicht von Batavia.
refused-not-batavia-line = Diese Zeile ist nicht von Batavia.
refused-not-batavia-move = Diese Zahl ist kein Schritt von Batavia.
refused-line-pile = Der Stapel hat andere Buchstaben als { $letters }.
refused-line-lacks = In der Zeile fehlt „{ $field }“.
refused-line-field = Das Feld „{ $field }“ passt nicht zu den anderen.
refused-line-no-field = Es gibt kein Feld „{ $field }“.
refused-line-five-tiles = Plättchen werden zu je fünf aufgedeckt.
refused-line-company = { $where } nennt etwas, das keine Kompanie ist.
refused-line-tile = { $where } nennt etwas, das kein Plättchen ist.
refused-line-version = Diese Zeile ist von einer anderen Fassung der Regeln.
refused-line-players = Diese Zeile ist von { $theirs } Spielern; die Regeln sind für { $ours }.
refused-line-options = Diese Zeile wurde mit anderen Optionen gespielt.
refused-no-tile = Es gibt kein Plättchen „{ $name }“; ein Plättchen heißt etwa „france silk“.
refused-tiles-not-toml = Die Reihenfolge der Plättchen ist kein TOML: { $error }.
refused-tiles-order = Die Reihenfolge der Plättchen stimmt nicht: { $problems }.

## What cannot be in a position

refused-unsound-cannon = Die Kanone steht falsch.
refused-unsound-step = Die Karten, die gerade ausgelegt werden, passen nicht zur Phase.
refused-unsound-step-cards = Karten, die gerade ausgelegt werden, liegen nicht auf dem Tisch.
refused-unsound-seals = Die Siegel liegen nicht bei den Mehrheiten der ausgelegten Karten.
refused-unsound-rows = Die längsten Reihen ausgelegter Karten sind falsch gezählt.
refused-unsound-tile-gaps = Die Reihe der Plättchen hat Lücken.
refused-unsound-tile-row = Die Reihe der Plättchen stimmt nicht: { $problems }.
refused-unsound-letters = Es sind nicht genau { $letters } Wechsel.
refused-unsound-nobodys-move = Niemand ist am Zug.
refused-unsound-all-had-turns = Alle waren schon an der Reihe.
refused-unsound-other-turn = Ein anderer Platz ist an der Reihe.
refused-unsound-bidder = Ein Gebot ohne Bieter oder umgekehrt.
refused-unsound-passed-bids = Ein Platz bietet, obwohl er gepasst hat.
refused-unsound-company-cards = Eine Kompanie hat zu viele Karten.
refused-unsound-cards-sum = Die Zahl der Karten geht nicht auf.
refused-unsound-pile = Im Stapel sind mehr Karten, als darin sein können.
refused-unsound-draws = Die Zahl der gezogenen Karten geht nicht auf.
refused-unsound-tiles-mixed = Offene und verdeckte Plättchen sind vermischt.
refused-unsound-tile-twice = Ein Plättchen kommt zweimal vor.
refused-unsound-company-count = { $company }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} statt { $need }.
refused-unsound-known-hand = Karten sollen auf einer Hand sein, sind es aber nicht.
refused-unsound-drawn = Es wurden mehr Karten gezogen, als es gibt.
refused-unsound-ship = Ein Schiffsmarker steht falsch.
refused-unsound-quick-open = Ein Plättchen liegt verdeckt, obwohl das der Schnellstart ist.
refused-unsound-quick-order = Die Plättchen liegen nicht in der Reihenfolge des Schnellstarts.
refused-unsound-merchant = Ein Händler steht nicht auf dem Feld, von dem er sein letztes Plättchen genommen hat.
refused-unsound-crates = Kisten und genommene Plättchen passen nicht zusammen.
refused-unsound-crate-missing = { $tile } ist bei einem Spieler, der keine Kiste dafür hat.
refused-unsound-end-move = Das Spiel ist beendet, aber jemand ist noch am Zug.
refused-unsound-end-arrival = Das Spiel ist beendet, aber niemand hat das Zielplättchen.
refused-unsound-end-hands = Das Spiel ist beendet, aber jemand hat noch Karten auf der Hand.
refused-unsound-turn-in-auction = Jemand war an der Reihe, bevor die Auktion vorbei war.
refused-unsound-late-auction = Das Zielplättchen ist vergeben, und doch gibt es eine Auktion.
refused-unsound-arrival = Das Zielplättchen ist bei einem Spieler, der noch nicht am Zug war.
refused-unsound-no-travel = Der Händler kann nirgendwohin reisen.
refused-unsound-exchange-tile = Ein Spieler tauscht, ohne gerade ein Plättchen genommen zu haben.
refused-unsound-exchange-company = Ein Spieler tauscht ohne ein Plättchen einer neuen Kompanie.
refused-unsound-exchange-seal = Das Plättchen wurde ohne sein Siegel erreicht.
refused-unsound-bid-outside = Es gibt ein Gebot außerhalb der Auktion.
refused-unsound-bidder-passed = Der Höchstbietende hat gepasst.
refused-unsound-bidder-asked = Der Höchstbietende wird noch einmal gefragt.
refused-unsound-bid-letters = Ein Gebot übersteigt die Wechsel des Bieters.
refused-unsound-seat-skipped = Beim Bieten wurde ein Platz übersprungen.
refused-unsound-passed-early = Ein Platz hat gepasst, bevor er gefragt wurde.
refused-unsound-gold = Das Gold passt nicht zu den eingetauschten Plättchen.
refused-unsound-known-more = Es sind mehr Karten bekannt, als auf einer Hand sind.
refused-unsound-block = In einem Block von fünf Plättchen fehlt eine Kompanie.
refused-unsound-next-five = Die nächsten fünf Plättchen liegen nicht offen.
refused-unsound-hand-size = Die Hand ist nicht so groß, wie es heißt.
refused-unsound-drawn-count = Die Zahl der gezogenen Karten ist falsch.
refused-unsound-known-not-held = Es sind Karten bekannt, die nicht auf der Hand sind.
refused-proxy-range = Ein Höchstgebot liegt zwischen 0 und 75 Wechseln.

## What is wrong with a row of tiles

batavia-tiles-no-blocks = es gibt keine Einträge [[block]]
batavia-tiles-no-list = einem Block fehlt die Liste `tiles` mit den Namen der Plättchen
batavia-tiles-no-tile = auf Feld { $space } steht { $name }, das ist kein Plättchen
batavia-tiles-number = die Anzahl der Plättchen ist { $tiles } statt { $wanted }
batavia-tiles-again = { $tile } ist { $times }-mal da
batavia-tiles-block = auf den Feldern { $first } bis { $last } liegt kein Plättchen von { $company }
