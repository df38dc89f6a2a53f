# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = The lot and the first move gain me about { $gain } gold, even for { $bid ->
    [one] { $bid } letter
   *[other] { $bid } letters
}.
why-batavia-pass = { $bid ->
    [one] This lot is not worth even { $bid } letter to me.
   *[other] { $bid } letters are more than this lot is worth to me.
}

## Drawing and laying

why-batavia-draw = { $hand ->
    [0] With no cards in hand, two are better than any voyage.
    [one] With { $hand } card in hand, two more are better than any voyage.
   *[other] With { $hand } cards in hand, two more are better than any voyage.
}
why-batavia-seal = This wins the seal { batavia-of }, to travel with it.
why-batavia-extra-seal = This wins the seal { batavia-of } as well.
why-batavia-secure = This makes my seal { batavia-of } safer.
why-batavia-level = This draws level, so that nobody has the seal { batavia-of }.
why-batavia-pirates = This brings the pirates upon { batavia-the }.
why-batavia-fare = Something has to be laid, and a card { batavia-of } is what I miss least.
why-batavia-enough = That is enough to travel { batavia-with }.
why-batavia-arrive = I arrive, and hope to end with { $gold } gold.

## The voyage

why-batavia-post = { $crates ->
    [one] A crate for the { $goods }: my first one there.
   *[other] A crate for the { $goods }: then I have { $crates } there.
}
why-batavia-company = { $companies ->
    [one] A shop { batavia-of } makes { $companies } company to exchange.
   *[other] A shop { batavia-of } makes { $companies } companies to exchange.
}
why-batavia-exchange = { $companies ->
    [one] A tile of { $companies } company is
   *[other] Tiles of { $companies } companies are
} worth { $gold } gold now; waiting would not bring more.
why-batavia-keep = With { $companies ->
    [one] { $companies } company
   *[other] { $companies } companies
} I would rather wait for more.
