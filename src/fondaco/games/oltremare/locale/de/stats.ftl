# Was `fondaco stats` in diesem Spiel zählt.

oltremare-stats-trade = Handel in einer Partie
oltremare-stats-number = Anzahl
oltremare-stats-offered = Angebote
oltremare-stats-amended = geänderte Angebote
oltremare-stats-countered = Gegenangebote
oltremare-stats-declined = abgelehnte Angebote
oltremare-stats-withdrew = zurückgezogene Angebote
oltremare-stats-dealt = Geschäfte
oltremare-stats-deals-per-offer = Geschäfte je Angebot
oltremare-stats-cards-per-deal = Karten je Geschäft
oltremare-stats-ducats-per-deal = Dukaten je Geschäft
oltremare-stats-about = Behauptungen über Karten
oltremare-stats-claims = Behauptungen
oltremare-stats-false = falsch
oltremare-stats-share = Anteil
oltremare-stats-in-deals = in Geschäften
oltremare-stats-everybody = alle
oltremare-stats-offers = in Angeboten
oltremare-stats-deals = in Geschäften
oltremare-stats-lies = falsche Behauptungen, in %
oltremare-cause-prestige = Prestige
oltremare-cause-cargo = Fracht
