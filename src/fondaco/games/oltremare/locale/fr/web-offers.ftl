# Les offres qui me sont faites, les prix annoncés, et le sort de mes offres.

web-oltremare-offers-for-you = { $count ->
    [one] { $count } offre pour vous
   *[other] { $count } offres pour vous
}
web-oltremare-next-offer = Offre { $at } sur { $count } : voir la suivante
web-oltremare-take-price = Marché conclu : { $give } contre { $ask }
web-oltremare-change-it = Modifier…
web-oltremare-was-declined = Refusée par { $names } : { $give } contre { $ask }.
web-oltremare-send-again = Modifier et renvoyer…
web-oltremare-put-away = Ranger
web-oltremare-talks-over = Les négociations sont finies.
web-oltremare-last-offer = Refaire la dernière offre
web-oltremare-offer-news = Le sort de vos offres
web-oltremare-deal-closed = Marché conclu entre { $one } et { $other }
