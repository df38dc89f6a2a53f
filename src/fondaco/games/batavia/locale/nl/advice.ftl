# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

batavia-advice-bid = bied { $bid }.
batavia-advice-passed = pas.
batavia-advice-drew = { $count ->
    [one] trek { $count } kaart.
   *[other] trek { $count } kaarten.
}
batavia-advice-laid = leg { $company }.
batavia-advice-cards-laid = leg geen kaarten meer.
batavia-advice-taken-back = neem { $company } terug.
batavia-advice-travelled = reis { batavia-with } naar vak { $to }.
batavia-advice-exchanged = ruil { $tiles } in voor { $gold } goud.
batavia-advice-kept = houd je tegels.

# Wat een keuze meer (of minder) oplevert dan de tweede keuze van de gids, naar herkomst.

batavia-coach-gold = { $count } goud
batavia-coach-purse = { $more ->
    [yes] Je houdt er waarschijnlijk ongeveer { batavia-coach-gold } meer aan over.
   *[no] Je houdt er waarschijnlijk ongeveer { batavia-coach-gold } minder aan over.
}
batavia-coach-posts = { $more ->
    [yes] Het helpt je bij de handelsposten: ongeveer { batavia-coach-gold }.
   *[no] Ik vrees dat het je terugzet bij de handelsposten: ongeveer { batavia-coach-gold }.
}
batavia-coach-exchanges = { $more ->
    [yes] Je tegels leveren bij het ruilen waarschijnlijk ongeveer { batavia-coach-gold } meer op.
   *[no] Je tegels leveren bij het ruilen waarschijnlijk ongeveer { batavia-coach-gold } minder op.
}
batavia-coach-letters = { $more ->
    [yes] Het helpt je om met de meeste wissels te eindigen: ongeveer { batavia-coach-gold }.
   *[no] Zo wordt het lastiger om met de meeste wissels te eindigen: ongeveer { batavia-coach-gold }.
}
batavia-coach-seals = { $more ->
    [yes] Het levert je aan het eind waarschijnlijk zegels op: ongeveer { batavia-coach-gold }.
   *[no] Het kan je aan het eind zegels kosten: ongeveer { batavia-coach-gold }.
}
batavia-coach-coming = { $more ->
    [yes] Je volgende rondes worden waarschijnlijk beter: ongeveer { batavia-coach-gold }.
   *[no] Je volgende rondes worden misschien slechter: ongeveer { batavia-coach-gold }.
}
batavia-coach-end = { $more ->
    [yes] Je eindigt waarschijnlijk met ongeveer { batavia-coach-gold } meer.
   *[no] Je eindigt waarschijnlijk met ongeveer { batavia-coach-gold } minder.
}
