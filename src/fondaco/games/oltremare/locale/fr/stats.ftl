# Ce que `fondaco stats` compte dans ce jeu.

oltremare-stats-trade = commerce par partie
oltremare-stats-number = nombre
oltremare-stats-offered = offres
oltremare-stats-amended = offres modifiées
oltremare-stats-countered = contre-offres
oltremare-stats-declined = offres refusées
oltremare-stats-withdrew = offres retirées
oltremare-stats-dealt = échanges
oltremare-stats-deals-per-offer = échanges par offre
oltremare-stats-cards-per-deal = cartes par échange
oltremare-stats-ducats-per-deal = ducats par échange
oltremare-stats-about = annonces sur des cartes
oltremare-stats-claims = annonces
oltremare-stats-false = fausses
oltremare-stats-share = part
oltremare-stats-in-deals = dans les échanges
oltremare-stats-everybody = tous
oltremare-stats-offers = dans les offres
oltremare-stats-deals = dans les échanges conclus
oltremare-stats-lies = annonces fausses, en %
oltremare-cause-prestige = prestige
oltremare-cause-cargo = cargaison
