# Voorstellen aan mij, genoemde prijzen, en wat er van mijn voorstellen werd.

web-oltremare-offers-for-you = { $count ->
    [one] { $count } voorstel voor jou
   *[other] { $count } voorstellen voor jou
}
web-oltremare-next-offer = Voorstel { $at } van { $count }: het volgende tonen
web-oltremare-take-price = Akkoord: { $give } voor { $ask }
web-oltremare-change-it = Wijzigen…
web-oltremare-was-declined = Afgewezen door { $names }: { $give } voor { $ask }.
web-oltremare-send-again = Wijzigen en opnieuw sturen…
web-oltremare-put-away = Wegleggen
web-oltremare-talks-over = Het onderhandelen is voorbij.
web-oltremare-last-offer = Je laatste voorstel nog eens
web-oltremare-offer-news = Wat er met je voorstellen gebeurde
web-oltremare-deal-closed = { $one } en { $other } zijn het eens
