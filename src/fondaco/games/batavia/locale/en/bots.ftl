# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = Even at { $bid ->
    [one] { $bid } letter
   *[other] { $bid } letters
}, the lot and the first turn should gain me about { $gain } gold.
why-batavia-pass = { $bid ->
    [one] This lot is not worth even { $bid } letter to me.
   *[other] { $bid } letters are more than this lot is worth to me.
}

## Drawing and laying

why-batavia-draw = { $hand ->
    [0] With no cards in hand, drawing two is better than any voyage.
    [one] With { $hand } card in hand, drawing two more is better than any voyage.
   *[other] With { $hand } cards in hand, drawing two more is better than any voyage.
}
why-batavia-seal = This wins the seal { batavia-of }, so I can travel with it.
why-batavia-extra-seal = This wins the seal { batavia-of } as well.
why-batavia-secure = This makes my seal { batavia-of } safer.
why-batavia-level = This makes us level, so nobody has the seal { batavia-of }.
why-batavia-pirates = With this, the pirates sink { batavia-the }.
why-batavia-fare = I have to lay something, and the { batavia-adjective } card is the one I will miss least.
why-batavia-enough = That is enough to travel { batavia-with }.
why-batavia-arrive = I arrive, and expect to end with { $gold } gold.

## The voyage

why-batavia-post = { $crates ->
    [one] A crate in the { $goods } post: my first one there.
   *[other] A crate in the { $goods } post: I’ll have { $crates } there.
}
why-batavia-company = { $companies ->
    [one] The { batavia-adjective } shop lets me exchange tiles of { $companies } company.
   *[other] The { batavia-adjective } shop lets me exchange tiles of { $companies } companies.
}
why-batavia-exchange = { $companies ->
    [one] A tile of { $companies } company is
   *[other] Tiles of { $companies } companies are
} worth { $gold } gold now; waiting would not bring more.
why-batavia-keep = With { $companies ->
    [one] { $companies } company
   *[other] { $companies } companies
} I would rather wait for more.

# For a card or a shop: “an English card” is of that company, “a card of England” is a map.
batavia-adjective = { $company ->
    [england] English
    [denmark] Danish
    [france] French
    [netherlands] Dutch
   *[sweden] Swedish
}
