## the turn

why-discard = I can’t keep everything, and { $card } is worth the least to me.
why-lot = { $cards ->
    [one] With { $goods } I get a lot worth { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
   *[other] With { $goods } I get a lot worth { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
}
why-ducats = { $symbols ->
    [0] Even without a ducat symbol this brings { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
    [one] One ducat symbol brings { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
   *[other] { $symbols } ducat symbols bring { $ducats ->
        [one] { $ducats } ducat.
       *[other] { $ducats } ducats.
    }
}
why-draw = { $cards ->
    [0] I will need these cards the least.
    [one] One card symbol brings me a new card.
   *[other] { $cards } card symbols bring me new cards.
}
why-ships = { $ships ->
    [one] One ship takes
   *[other] { $ships } ships take
} me to a port I like.
why-sail = I want the { $marker } marker in { $port }.
why-sail-on = I can’t reach a port with a marker, so { $port } will do.
why-compass = The Compass takes me to the { $marker } marker in { $port }.
why-stay = No other port has anything for me.
why-top = I want { $card } on top: sea power { $power } and load { $load } suit my hand.
why-must-buy = I have to buy: I am { $missing ->
    [one] one card
   *[other] { $missing } cards
} short.
why-buy = Another card is worth its price to me.
why-ransom = The pirates’ top card is worth its price to me.
why-enough = I can’t gain anything more by trading.

## the talks

why-offer = I’d gain about { $gain } from this, and you about { $partner_gain }.
why-gift = I can spare it, and the prestige is worth about { $prestige } to me.
why-counter = This way I’d gain about { $gain }.
why-accept = I’d gain about { $gain }.
why-accept-prestige = With the prestige, I’d gain about { $gain }.
why-decline = { $gain ->
    [0] That is worth nothing to me.
   *[other] That is not good enough: to me it’s worth { $gain }.
}
why-cannot = I can’t give that, or we have traded enough this turn.
why-distrust = You have lied to me too often.
why-silent = I don’t trade.
