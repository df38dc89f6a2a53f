# Wat `fondaco stats` in dit spel telt.

oltremare-stats-trade = handel in een partij
oltremare-stats-number = aantal
oltremare-stats-offered = voorstellen
oltremare-stats-amended = gewijzigde voorstellen
oltremare-stats-countered = tegenvoorstellen
oltremare-stats-declined = afgewezen voorstellen
oltremare-stats-withdrew = ingetrokken voorstellen
oltremare-stats-dealt = deals
oltremare-stats-deals-per-offer = deals per voorstel
oltremare-stats-cards-per-deal = kaarten per deal
oltremare-stats-ducats-per-deal = dukaten per deal
oltremare-stats-about = beweringen over kaarten
oltremare-stats-claims = beweringen
oltremare-stats-false = onwaar
oltremare-stats-share = aandeel
oltremare-stats-in-deals = in deals
oltremare-stats-everybody = iedereen
oltremare-stats-offers = in voorstellen
oltremare-stats-deals = in gesloten deals
oltremare-stats-lies = onware beweringen, in %
oltremare-cause-prestige = prestige
oltremare-cause-cargo = vracht
