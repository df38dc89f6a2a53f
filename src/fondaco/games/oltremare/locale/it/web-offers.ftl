# Le offerte fatte a me, i prezzi detti, e che ne è stato delle mie offerte.

web-oltremare-offers-for-you = { $count ->
    [one] { $count } offerta per te
   *[other] { $count } offerte per te
}
web-oltremare-next-offer = Offerta { $at } di { $count }: mostra la prossima
web-oltremare-take-price = Affare fatto: { $give } per { $ask }
web-oltremare-change-it = Cambia…
web-oltremare-was-declined = Rifiutata da { $names }: { $give } per { $ask }.
web-oltremare-send-again = Cambia e rimanda…
web-oltremare-put-away = Metti via
web-oltremare-talks-over = La trattativa è finita.
web-oltremare-last-offer = Di nuovo la tua ultima offerta
web-oltremare-offer-news = Che ne è stato delle tue offerte
web-oltremare-deal-closed = Affare fatto tra { $one } e { $other }
