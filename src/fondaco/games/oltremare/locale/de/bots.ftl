## the turn

why-discard = Von dem, was ich nicht behalten kann, ist mir { $card } am wenigsten wert.
why-lot = { $cards ->
    [one] Ich lade { $goods }: Das ergibt eine Gruppe für { $ducats } Dukaten.
   *[other] Ich lade { $goods }: Das ergibt eine Gruppe für { $ducats } Dukaten.
}
why-ducats = { $symbols ->
    [0] Selbst ohne Dukatensymbol bringt das { $ducats ->
        [one] { $ducats } Dukaten.
       *[other] { $ducats } Dukaten.
    }
    [one] Ein Dukatensymbol bringt { $ducats ->
        [one] { $ducats } Dukaten.
       *[other] { $ducats } Dukaten.
    }
   *[other] { $symbols } Dukatensymbole bringen { $ducats ->
        [one] { $ducats } Dukaten.
       *[other] { $ducats } Dukaten.
    }
}
why-draw = { $cards ->
    [0] Das sind die Karten, die ich später am wenigsten brauche.
    [one] Ein Kartensymbol bringt eine neue Karte.
   *[other] { $cards } Kartensymbole bringen neue Karten.
}
why-ships = { $ships ->
    [one] Ein Schiff bringt
   *[other] { $ships } Schiffe bringen
} mich in einen Hafen, der mir gefällt.
why-sail = Ich will den Marker { $marker } in { $port }.
why-sail-on = Kein Marker ist in Reichweite; { $port } tut es auch.
why-compass = Der Kompass bringt mich zum Marker { $marker } in { $port }.
why-stay = Kein anderer Hafen hat etwas für mich.
why-top = { $card } soll oben liegen: Seemacht { $power } und Ladung { $load } passen zu meiner Hand.
why-must-buy = Ich muss kaufen: Mir { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
}.
why-buy = Eine Karte mehr ist mir ihren Preis wert.
why-ransom = Die oberste Karte der Piraten ist mir ihren Preis wert.
why-enough = Ich habe, was ich kriegen kann.

## the talks

why-offer = Das würde mir etwa { $gain } bringen und dir etwa { $partner_gain }.
why-gift = Ich kann es entbehren, und das Prestige ist mir etwa { $prestige } wert.
why-counter = So hätte ich etwa { $gain } davon.
why-accept = Das bringt mir etwa { $gain }.
why-accept-prestige = Mit dem Prestige bringt mir das etwa { $gain }.
why-decline = { $gain ->
    [0] Das ist mir nichts wert.
   *[other] Das ist nicht gut genug: Für mich kommt dabei { $gain } heraus.
}
why-cannot = Das habe ich nicht, oder ich habe mit dir in diesem Zug genug gehandelt.
why-distrust = Du hast mir zu viel erzählt, was nicht stimmte.
why-silent = Ich handle nicht.
