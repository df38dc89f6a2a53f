# Angebote an mich, genannte Preise, und was aus meinen Angeboten wurde.

web-oltremare-offers-for-you = { $count ->
    [one] { $count } Angebot für dich
   *[other] { $count } Angebote für dich
}
web-oltremare-next-offer = Angebot { $at } von { $count }: zeige das nächste
web-oltremare-take-price = Abgemacht: { $give } für { $ask }
web-oltremare-change-it = Ändern …
web-oltremare-was-declined = Abgelehnt von { $names }: { $give } für { $ask }.
web-oltremare-send-again = Ändern und noch einmal senden …
web-oltremare-put-away = Weglegen
web-oltremare-talks-over = Die Verhandlung ist vorbei.
web-oltremare-last-offer = Dein letztes Angebot noch einmal
web-oltremare-offer-news = Was aus deinen Angeboten wurde
web-oltremare-deal-closed = { $one } und { $other } sind sich einig
