## the turn

why-discard = Non posso tenere tutto, e { $card } è la carta che per me vale meno.
why-lot = { $cards ->
    [one] Con { $goods } faccio un lotto da { $ducats }.
   *[other] Con { $goods } faccio un lotto da { $ducats }.
}
why-ducats = { $symbols ->
    [0] Anche senza simboli ducato questo frutta { $ducats ->
        [one] { $ducats } ducato.
       *[other] { $ducats } ducati.
    }
    [one] Un simbolo ducato frutta { $ducats ->
        [one] { $ducats } ducato.
       *[other] { $ducats } ducati.
    }
   *[other] { $symbols } simboli ducato fruttano { $ducats ->
        [one] { $ducats } ducato.
       *[other] { $ducats } ducati.
    }
}
why-draw = { $cards ->
    [0] Queste sono le carte che mi serviranno di meno.
    [one] Un simbolo carte porta una carta nuova.
   *[other] { $cards } simboli carte portano carte nuove.
}
why-ships = { $ships ->
    [one] Una nave mi porterà
   *[other] { $ships } navi mi porteranno
} in un porto che mi piace.
why-sail = Voglio il segnalino { $marker } nel porto di { $port }.
why-sail-on = Nessun segnalino è a portata; { $port } va bene.
why-compass = La bussola mi porta al segnalino { $marker }, nel porto di { $port }.
why-stay = Nessun altro porto ha qualcosa per me.
why-top = { $card } starà in cima: potenza { $power } e stazza { $load } vanno bene per la mia mano.
why-must-buy = Devo comprare: mi { $missing ->
    [one] manca una carta
   *[other] mancano { $missing } carte
}.
why-buy = Una carta in più vale il suo prezzo per me.
why-ransom = La carta in cima ai pirati vale il suo prezzo per me.
why-enough = Ho quello che potevo avere.

## the talks

why-offer = Io ci guadagnerei circa { $gain }, e tu circa { $partner_gain }.
why-gift = Posso farne a meno, e il prestigio per me vale circa { $prestige }.
why-counter = Così ci guadagnerei circa { $gain }.
why-accept = Ci guadagno circa { $gain }.
why-accept-prestige = Con il prestigio ci guadagno circa { $gain }.
why-decline = { $gain ->
    [0] Per me non vale niente.
   *[other] Non basta: per me il bilancio è { $gain }.
}
why-cannot = Non ho queste carte da dare, o abbiamo già trattato abbastanza in questo turno.
why-distrust = Mi hai detto troppe cose non vere.
why-silent = Io non contratto.
