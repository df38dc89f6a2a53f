## the turn

why-discard = Of what I cannot keep, { $card } is worth least to me.
why-lot = { $cards ->
    [one] Loading { $goods }, I make a lot worth { $ducats }.
   *[other] Loading { $goods }, I make a lot worth { $ducats }.
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
    [0] These are the cards I need least later.
    [one] One card symbol brings a new card.
   *[other] { $cards } card symbols bring new cards.
}
why-ships = { $ships ->
    [one] One ship
   *[other] { $ships } ships
} will bring me to a port I like.
why-sail = I am after the { $marker } marker in { $port }.
why-sail-on = No marker is within reach; { $port } will do.
why-compass = The compass brings me to the { $marker } marker in { $port }.
why-stay = No other port has anything for me.
why-top = { $card } shall lie on top: sea power { $power } and load { $load } suit my hand.
why-must-buy = I must buy: I am { $missing ->
    [one] one card
   *[other] { $missing } cards
} short.
why-buy = One more card is worth its price to me.
why-ransom = The pirates’ top card is worth its price to me.
why-enough = I have what I can get.

## the talks

why-offer = This would gain me about { $gain }, and you about { $partner_gain }.
why-gift = I can spare it, and the prestige is worth about { $prestige } to me.
why-counter = Like this I would gain about { $gain }.
why-accept = That gains me about { $gain }.
why-accept-prestige = With the prestige, that gains me about { $gain }.
why-decline = { $gain ->
    [0] That is worth nothing to me.
   *[other] That is not good enough: it is worth { $gain } to me.
}
why-cannot = I do not have that to give, or have dealt with you enough for this turn.
why-distrust = You have told me too much that was not true.
why-silent = I do not trade.
