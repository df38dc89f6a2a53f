# What `fondaco stats` counts in this game.

oltremare-stats-trade = trade per game
oltremare-stats-number = number
oltremare-stats-offered = offers
oltremare-stats-amended = offers amended
oltremare-stats-countered = counter-offers
oltremare-stats-declined = offers declined
oltremare-stats-withdrew = offers withdrawn
oltremare-stats-dealt = deals
oltremare-stats-deals-per-offer = deals per offer
oltremare-stats-cards-per-deal = cards per deal
oltremare-stats-ducats-per-deal = ducats per deal
oltremare-stats-about = claims about cards
oltremare-stats-claims = claims
oltremare-stats-false = false
oltremare-stats-share = share
oltremare-stats-in-deals = in deals
oltremare-stats-everybody = everyone
oltremare-stats-offers = in offers
oltremare-stats-deals = in deals made
oltremare-stats-lies = false claims, in %
oltremare-cause-prestige = prestige
oltremare-cause-cargo = cargo
