## the turn

why-discard = Van wat ik niet kan houden, is { $card } me het minst waard.
why-lot = { $cards ->
    [one] Met { $goods } maak ik een groep van { $ducats }.
   *[other] Met { $goods } maak ik een groep van { $ducats }.
}
why-ducats = { $symbols ->
    [0] Zelfs zonder dukaatsymbool levert dit { $ducats ->
        [one] { $ducats } dukaat op.
       *[other] { $ducats } dukaten op.
    }
    [one] Eén dukaatsymbool levert { $ducats ->
        [one] { $ducats } dukaat op.
       *[other] { $ducats } dukaten op.
    }
   *[other] { $symbols } dukaatsymbolen leveren { $ducats ->
        [one] { $ducats } dukaat op.
       *[other] { $ducats } dukaten op.
    }
}
why-draw = { $cards ->
    [0] Deze kaarten heb ik later het minst nodig.
    [one] Eén kaartsymbool brengt een nieuwe kaart.
   *[other] { $cards } kaartsymbolen brengen nieuwe kaarten.
}
why-ships = { $ships ->
    [one] Eén schip brengt
   *[other] { $ships } schepen brengen
} me naar een haven die me bevalt.
why-sail = Ik wil de fiche { $marker } in { $port }.
why-sail-on = Er is geen fiche binnen bereik; { $port } is ook goed.
why-compass = Het kompas brengt me naar de fiche { $marker } in { $port }.
why-stay = Geen andere haven heeft iets voor mij.
why-top = { $card } komt bovenop: zeevaartmacht { $power } en laadgetal { $load } passen bij mijn hand.
why-must-buy = Ik moet kopen: ik kom { $missing ->
    [one] één kaart
   *[other] { $missing } kaarten
} tekort.
why-buy = Nog een kaart is me die prijs waard.
why-ransom = De bovenste kaart van de piraten is me die prijs waard.
why-enough = Ik heb wat ik krijgen kan.

## the talks

why-offer = Dit levert mij ongeveer { $gain } op, en jou ongeveer { $partner_gain }.
why-gift = Ik kan het missen, en het prestige is me ongeveer { $prestige } waard.
why-counter = Zo zou ik er ongeveer { $gain } aan verdienen.
why-accept = Daar verdien ik ongeveer { $gain } aan.
why-accept-prestige = Met het prestige verdien ik daar ongeveer { $gain } aan.
why-decline = { $gain ->
    [0] Dat is me niets waard.
   *[other] Dat is niet goed genoeg: voor mij komt het uit op { $gain }.
}
why-cannot = Dat kan ik niet geven, of ik heb deze beurt genoeg met je onderhandeld.
why-distrust = Je hebt me te vaak iets verteld dat niet waar was.
why-silent = Ik onderhandel niet.
