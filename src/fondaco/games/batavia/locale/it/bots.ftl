# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = Il lotto e la prima mossa mi rendono circa { $gain } monete d’oro, anche per { $bid ->
    [one] { $bid } lettera
   *[other] { $bid } lettere
}.
why-batavia-pass = { $bid ->
    [one] Questo lotto per me non vale nemmeno { $bid } lettera.
   *[other] { $bid } lettere sono più di quanto questo lotto vale per me.
}

## Drawing and laying

why-batavia-draw = Con { $hand ->
    [0] zero carte
    [one] { $hand } carta
   *[other] { $hand } carte
} in mano, altre due sono meglio di qualsiasi viaggio.
why-batavia-seal = Così vinco il sigillo ({ $company }), per viaggiarci.
why-batavia-extra-seal = Così vinco anche il sigillo ({ $company }).
why-batavia-secure = Così il mio sigillo ({ $company }) è più sicuro.
why-batavia-level = Così pareggio ({ $company }), e nessuno ha il sigillo.
why-batavia-pirates = Così attiro i pirati su { $company }.
why-batavia-fare = Qualcosa devo pur calare, e { $company } è ciò che mi manca di meno.
why-batavia-enough = Basta per viaggiare con { $company }.
why-batavia-arrive = Arrivo, e spero di finire con { $gold } monete d’oro.

## The voyage

why-batavia-post = Una cassa per l’emporio ({ $goods }): { $crates ->
    [one] la mia prima lì
   *[other] così ne ho { $crates } lì
}.
why-batavia-company = Una bottega di { $company } fa { $companies } compagnie da scambiare.
why-batavia-exchange = { $companies ->
    [one] Una tessera di una compagnia vale
   *[other] Tessere di { $companies } compagnie valgono
} ora { $gold } monete d’oro; aspettare non renderebbe di più.
why-batavia-keep = Con { $companies ->
    [one] { $companies } compagnia
   *[other] { $companies } compagnie
} preferisco aspettare di meglio.
