# Why a bot did what it did in Batavia. The ids are listed in fondaco/bots/batavia/reasons.py.

## The auction

why-batavia-bid = { $gain ->
    [one] Il lotto e il primo turno mi fruttano circa { $gain } moneta d’oro, anche per { $bid ->
        [one] { $bid } cambiale.
       *[other] { $bid } cambiali.
    }
   *[other] Il lotto e il primo turno mi fruttano circa { $gain } monete d’oro, anche per { $bid ->
        [one] { $bid } cambiale.
       *[other] { $bid } cambiali.
    }
}
why-batavia-pass = { $bid ->
    [one] Questo lotto per me non vale nemmeno { $bid } cambiale.
   *[other] { $bid } cambiali sono più di quanto questo lotto vale per me.
}

## Drawing and laying

why-batavia-draw = { $hand ->
    [0] Senza carte in mano, pescarne due è meglio di qualsiasi viaggio.
    [one] Con { $hand } carta in mano, altre due sono meglio di qualsiasi viaggio.
   *[other] Con { $hand } carte in mano, altre due sono meglio di qualsiasi viaggio.
}
why-batavia-seal = Così vinco il sigillo { batavia-of }, per viaggiare.
why-batavia-extra-seal = Così vinco anche il sigillo { batavia-of }.
why-batavia-secure = Così il mio sigillo { batavia-of } è più sicuro.
why-batavia-level = Così pareggio, e nessuno ha il sigillo { batavia-of }.
why-batavia-pirates = Così i pirati attaccano { batavia-the }.
why-batavia-fare = Qualcosa devo pur calare, e una carta { batavia-adjective } è ciò che mi mancherà di meno.
why-batavia-enough = Basta per viaggiare { batavia-with }.
why-batavia-arrive = { $gold ->
    [one] Arrivo, e spero di finire con { $gold } moneta d’oro.
   *[other] Arrivo, e spero di finire con { $gold } monete d’oro.
}

## The voyage

why-batavia-post = { $crates ->
    [one] Una cassa per l’{ $goods }: la mia prima lì.
   *[other] Una cassa per l’{ $goods }: così lì ne ho { $crates }.
}
why-batavia-company = { $companies ->
    [one] Con una bottega { batavia-adjective } posso scambiare tessere di { $companies } compagnia.
   *[other] Con una bottega { batavia-adjective } posso scambiare tessere di { $companies } compagnie.
}
why-batavia-exchange = { $companies ->
    [one] Una tessera di una sola compagnia vale
   *[other] Tessere di { $companies } compagnie valgono
} ora { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}; aspettare non frutterebbe di più.
why-batavia-keep = Con { $companies ->
    [one] { $companies } compagnia
   *[other] { $companies } compagnie
} preferisco aspettare di meglio.

# For a card or a shop.
batavia-adjective = { $company ->
    [england] inglese
    [denmark] danese
    [france] francese
    [netherlands] olandese
   *[sweden] svedese
}
