# Offers to me, prices that were named, and what became of my offers.

web-oltremare-offers-for-you = { $count ->
    [one] { $count } offer for you
   *[other] { $count } offers for you
}
web-oltremare-next-offer = Offer { $at } of { $count }: show the next one
web-oltremare-take-price = Deal: { $give } for { $ask }
web-oltremare-change-it = Change…
web-oltremare-was-declined = { $names } declined: { $give } for { $ask }.
web-oltremare-send-again = Change it and send it again…
web-oltremare-put-away = Dismiss
web-oltremare-talks-over = Trading is over.
web-oltremare-last-offer = Repeat your last offer
web-oltremare-offer-news = What happened to your offers
web-oltremare-deal-closed = { $one } and { $other } have a deal
