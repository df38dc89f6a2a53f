## the turn

why-discard = Di ciò che non posso tenere, { $card } vale meno per me.
why-lot = { $cards ->
    [one] Una carta in più ({ $goods }) fa
   *[other] { $cards } carte ({ $goods }) fanno
} una partita da { $ducats }.
why-ducats = { $symbols ->
    [0] Anche senza un simbolo ducato questo rende
    [one] Un simbolo ducato rende
   *[other] { $symbols } simboli ducato rendono
} { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}.
why-draw = { $cards ->
    [0] Queste sono le carte che mi serviranno di meno.
    [one] Un simbolo carta porta una carta nuova.
   *[other] { $cards } simboli carta portano carte nuove.
}
why-ships = { $ships ->
    [one] Una nave mi porterà
   *[other] { $ships } navi mi porteranno
} in un porto che mi piace.
why-sail = Voglio il segnalino a { $port }: { $marker ->
    [calm-sea] Mare calmo
    [good-deals] Buoni affari
    [pirate-fighter] Cacciatore di pirati
    [favourable-trade] Commercio favorevole
    [local-influence] Influenza locale
    [compass] Bussola
   *[other] segnalino
}.
why-sail-on = Nessun segnalino è a portata; { $port } va bene.
why-compass = La bussola mi porta al segnalino di { $port }: { $marker ->
    [calm-sea] Mare calmo
    [good-deals] Buoni affari
    [pirate-fighter] Cacciatore di pirati
    [favourable-trade] Commercio favorevole
    [local-influence] Influenza locale
    [compass] Bussola
   *[other] segnalino
}.
why-stay = Nessun altro porto ha qualcosa per me.
why-top = { $card } starà in cima: potenza { $power } e carico { $load } si adattano alla mia mano.
why-must-buy = Devo comprare: mi { $missing ->
    [one] manca una carta
   *[other] mancano { $missing } carte
}.
why-buy = Una carta in più vale il suo prezzo per me.
why-ransom = La carta in cima ai pirati vale il suo prezzo per me.
why-enough = Ho ciò che posso avere.

## the talks

why-offer = Questo renderebbe a me circa { $gain }, e a te circa { $partner_gain }.
why-gift = Posso farne a meno, e il prestigio per me vale circa { $prestige }.
why-counter = Così ci guadagnerei circa { $gain }.
why-accept = Ci guadagno circa { $gain }.
why-accept-prestige = Con il prestigio ci guadagno circa { $gain }.
why-decline = { $gain ->
    [0] Per me non vale niente.
   *[other] Non basta: conto { $gain } per me.
}
why-cannot = Non ho quello da dare, o ho trattato abbastanza con te in questo turno.
why-distrust = Mi hai detto troppe cose non vere.
why-silent = Io non commercio.
