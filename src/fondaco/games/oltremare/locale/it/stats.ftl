# Che cosa conta `fondaco stats` in questo gioco.

oltremare-stats-trade = commercio per partita
oltremare-stats-number = numero
oltremare-stats-offered = offerte
oltremare-stats-amended = offerte modificate
oltremare-stats-countered = controfferte
oltremare-stats-declined = offerte rifiutate
oltremare-stats-withdrew = offerte ritirate
oltremare-stats-dealt = scambi
oltremare-stats-deals-per-offer = scambi per offerta
oltremare-stats-cards-per-deal = carte per scambio
oltremare-stats-ducats-per-deal = ducati per scambio
oltremare-stats-about = affermazioni sulle carte
oltremare-stats-claims = affermazioni
oltremare-stats-false = false
oltremare-stats-share = quota
oltremare-stats-in-deals = negli scambi
oltremare-stats-everybody = tutti
oltremare-stats-offers = nelle offerte
oltremare-stats-deals = negli scambi conclusi
oltremare-stats-lies = affermazioni false, in %
oltremare-cause-prestige = prestigio
oltremare-cause-cargo = carico
