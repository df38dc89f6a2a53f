# Quel che giocatori e bot dicono mentre contrattano.

say-no-thanks = No, grazie.
say-too-much = Per me è troppo.
say-not-enough = Per me non basta.
say-ducats-more = { $ducats ->
    [one] Ancora { $ducats } ducato e siamo d’accordo.
   *[other] Ancora { $ducats } ducati e siamo d’accordo.
}
say-make-offer = Fammi un’offerta.
say-well-traded = È un piacere fare affari con te.
say-lied = Mi hai mentito al turno { $turn }.
say-untrue = Non era vero!
say-enough = In questo turno abbiamo trattato abbastanza.
say-silent = Io non contratto.
say-moment = Un momento, per favore.
say-go-on = Andiamo avanti?
say-sorry = Scusa.
say-well-played = Bella partita!

# Lo stesso nella cronologia
say-quoted = { $name }: «{ $text }»
