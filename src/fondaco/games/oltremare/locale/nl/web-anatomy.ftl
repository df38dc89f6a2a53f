# Wat de dingen op de tafel van Oltre Mare zijn en doen: een kaart, een getal, een stapel.

web-oltremare-anatomy-power = boven op je vracht mag je een beurt beginnen met { $power } handkaarten; de rest gaat naar je piraten.
web-oltremare-anatomy-load = boven op je vracht speel je in je beurt precies { $load ->
    [one] { $load } kaart
   *[other] { $load } kaarten
} uit.
web-oltremare-anatomy-ducat = 1, 2, of 3 en meer samen uitgespeeld leveren 1, 3 of 6 dukaten op.
web-oltremare-anatomy-flag = 1, 2, of 3 en meer samen uitgespeeld geven je piraten 1, 3 of 6 kaarten van de trekstapel.
web-oltremare-anatomy-cards = 1, 2, of 3 en meer samen uitgespeeld laten je 1, 3 of 6 kaarten trekken.
web-oltremare-anatomy-ship = elk dat je uitspeelt brengt je schip één haven verder.
web-oltremare-anatomy-lot = { $count } kaarten in het spel. Dezelfde goederen direct na elkaar in je vracht zijn één groep; groepen van 1, 2, 3 … leveren { $pay } dukaten op.
web-oltremare-anatomy-marker = Het werkt tot je schip een reis elders eindigt. Aan het eind leveren de meeste fiches 6 dukaten op, de op één na meeste 3, de op twee na meeste 1.
web-oltremare-anatomy-no-marker = Er werkt geen fiche: het schip ligt in een haven zonder fiche.
web-oltremare-anatomy-hand = Handkaarten. Bij het begin van een beurt gaat naar de piraten wat boven de zeevaartmacht boven op de vracht uitkomt.
web-oltremare-anatomy-cargo = Kaarten in de vrachtstapel; alleen de bovenste is te zien. Ze worden groep voor groep verkocht: als Venetië verschijnt en aan het eind.
web-oltremare-anatomy-prestige = Eén voor elke beurt waarin deze speler een deal met de actieve speler sloot. Als Venetië verschijnt en aan het eind levert het meeste prestige 6 dukaten op, het op één na meeste 3, het op twee na meeste 1.
web-oltremare-anatomy-pirates = Kaarten bij de piraten. Elke die er aan het eind nog ligt kost 1 dukaat; de bovenste kun je terugkopen.
web-oltremare-anatomy-ducats = De kas; schulden mogen. Wie aan het eind de meeste dukaten heeft, wint.
web-oltremare-anatomy-pile = Tijdens je handel mag je de bovenste kaart kopen voor 3 dukaten, of voor 4 met een lege kas. Venetië ligt midden in de trekstapel.
