## the turn

why-discard = Van wat ik niet kan houden is { $card } me het minst waard.
why-lot = { $cards ->
    [one] Eén { $goods } meer maakt
   *[other] { $cards } { $goods } maken
} een groep van { $ducats }.
why-ducats = { $symbols ->
    [0] Zelfs zonder ducato-symbool brengt dit
    [one] Eén ducato-symbool brengt
   *[other] { $symbols } ducato-symbolen brengen
} { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
} op.
why-draw = { $cards ->
    [0] Deze kaarten heb ik later het minst nodig.
    [one] Eén kaartsymbool brengt een nieuwe kaart.
   *[other] { $cards } kaartsymbolen brengen nieuwe kaarten.
}
why-ships = { $ships ->
    [one] Eén schip brengt
   *[other] { $ships } schepen brengen
} me naar een haven die me bevalt.
why-sail = Ik wil de fiche in { $port }: { $marker ->
    [calm-sea] Kalme zee
    [good-deals] Goede zaken
    [pirate-fighter] Strijd tegen piraten
    [favourable-trade] Voorspoedige relaties
    [local-influence] Lokale invloed
    [compass] Kompas
   *[other] fiche
}.
why-sail-on = Er is geen fiche in bereik; { $port } is goed.
why-compass = Het kompas brengt me naar de fiche in { $port }: { $marker ->
    [calm-sea] Kalme zee
    [good-deals] Goede zaken
    [pirate-fighter] Strijd tegen piraten
    [favourable-trade] Voorspoedige relaties
    [local-influence] Lokale invloed
    [compass] Kompas
   *[other] fiche
}.
why-stay = Geen andere haven heeft iets voor mij.
why-top = { $card } komt bovenop: zeevaartmacht { $power } en vracht { $load } passen bij mijn hand.
why-must-buy = Ik moet kopen: ik kom { $missing ->
    [one] één kaart
   *[other] { $missing } kaarten
} te kort.
why-buy = Nog een kaart is me haar prijs waard.
why-ransom = De bovenste kaart van de piraten is me haar prijs waard.
why-enough = Ik heb wat ik krijgen kan.

## the talks

why-offer = Dit levert mij ongeveer { $gain } op, en jou ongeveer { $partner_gain }.
why-gift = Ik kan het missen, en het prestige is me ongeveer { $prestige } waard.
why-counter = Zo zou ik er ongeveer { $gain } aan verdienen.
why-accept = Daar verdien ik ongeveer { $gain } aan.
why-accept-prestige = Met het prestige verdien ik daar ongeveer { $gain } aan.
why-decline = { $gain ->
    [0] Dat is me niets waard.
   *[other] Dat is niet goed genoeg: ik tel { $gain } voor mij.
}
why-cannot = Dat heb ik niet te geven, of ik heb deze beurt genoeg met je gehandeld.
why-distrust = Je hebt me te veel verteld dat niet waar was.
why-silent = Ik handel niet.
