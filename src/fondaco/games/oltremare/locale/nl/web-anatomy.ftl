# Wat de dingen op de tafel van Oltre Mare zijn en doen: een kaart, een getal, een stapel.

web-oltremare-anatomy-power = ligt deze kaart boven op je vracht, dan mag je een beurt beginnen met { $power } handkaarten; de rest gaat naar je piraten.
web-oltremare-anatomy-load = ligt deze kaart boven op je vracht, dan speel je in je beurt precies { $load ->
    [one] { $load } kaart
   *[other] { $load } kaarten
} uit.
web-oltremare-anatomy-ducat = 1, 2 of minstens 3 samen uitgespeeld leveren 1, 3 of 6 dukaten op.
web-oltremare-anatomy-flag = 1, 2 of minstens 3 samen uitgespeeld geven je piraten 1, 3 of 6 kaarten van de goederenstapel.
web-oltremare-anatomy-cards = 1, 2 of minstens 3 samen uitgespeeld: je trekt 1, 3 of 6 kaarten.
web-oltremare-anatomy-ship = elk schip dat je uitspeelt, brengt je één haven verder.
web-oltremare-anatomy-lot = { $count } kaarten in het spel. Dezelfde goederen direct na elkaar in je vracht zijn één groep; groepen van 1, 2, 3 … leveren { $pay } dukaten op.
web-oltremare-anatomy-marker = De fiche werkt tot je schip een reis in een andere haven eindigt. Wie aan het eind de meeste fiches heeft, krijgt 6 dukaten, de tweede 3, de derde 1.
web-oltremare-anatomy-no-marker = Er werkt geen fiche: het schip ligt in een haven zonder fiche.
web-oltremare-anatomy-hand = Handkaarten. Wie er aan het begin van zijn beurt meer heeft dan de zeevaartmacht boven op de vracht, geeft de rest aan de piraten.
web-oltremare-anatomy-cargo = Kaarten in de vrachtstapel; alleen de bovenste is te zien. { $edition ->
    [e2004] Ze worden aan het eind groep voor groep verkocht.
   *[e2005] Als Venetië verschijnt, wordt alles behalve de bovenste groep verkocht, aan het eind de rest.
}
web-oltremare-anatomy-prestige = Eén { $edition ->
    [e2004] punt
   *[e2005] kaartje
} voor elke beurt waarin deze speler een deal met de actieve speler sloot. Als Venetië verschijnt en aan het eind krijgt wie het meeste prestige heeft 6 dukaten, de tweede 3, de derde 1.
web-oltremare-anatomy-pirates = Kaarten bij de piraten. Elke kaart die er aan het eind nog ligt, kost 1 dukaat; de bovenste kun je terugkopen.
web-oltremare-anatomy-ducats = Je geld; schulden mogen. Wie aan het eind de meeste dukaten heeft, wint.
web-oltremare-anatomy-pile = In je handelsfase mag je de bovenste kaart kopen voor 3 dukaten, of voor 4 als je 0 dukaten of minder hebt. Aan het begin van het spel ligt Venetië midden in de goederenstapel.
