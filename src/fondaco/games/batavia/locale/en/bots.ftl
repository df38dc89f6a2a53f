# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = The lot and the first move gain me about { $gain } gold, even for { $bid ->
    [one] 1 letter
   *[other] { $bid } letters
}.
why-batavia-pass = { $bid ->
    [one] Not even 1 letter is this lot worth to me.
   *[other] { $bid } letters are more than this lot is worth to me.
}

## Drawing and laying

why-batavia-draw = With { $hand ->
    [0] no card
    [one] 1 card
   *[other] { $hand } cards
} in hand, two more are better than any voyage.
why-batavia-seal = This wins the seal of { $company }, to travel with it.
why-batavia-extra-seal = This wins the seal of { $company } as well.
why-batavia-secure = This makes my seal of { $company } safer.
why-batavia-level = This draws level in { $company }, so that nobody has its seal.
why-batavia-pirates = This brings the pirates upon { $company }.
why-batavia-fare = Something has to be laid, and { $company } is what I miss least.
why-batavia-enough = That is enough to travel with { $company }.
why-batavia-arrive = I arrive, and hope to end with { $gold } gold.

## The voyage

why-batavia-post = A crate for the { $goods } post: { $crates ->
    [one] my first one there
   *[other] then I have { $crates } there
}.
why-batavia-company = A shop of { $company } makes { $companies } companies to exchange.
why-batavia-exchange = { $companies ->
    [one] A tile of 1 company is
   *[other] Tiles of { $companies } companies are
} worth { $gold } gold now; waiting would not bring more.
why-batavia-keep = With { $companies ->
    [one] 1 company
   *[other] { $companies } companies
} I would rather wait for more.
