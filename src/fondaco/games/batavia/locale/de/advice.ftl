# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

batavia-advice-bid = Biete { $bid }.
batavia-advice-passed = Passe.
batavia-advice-drew = { $count ->
    [one] Zieh { $count } Karte.
   *[other] Zieh { $count } Karten.
}
batavia-advice-laid = Lege { $company } aus.
batavia-advice-cards-laid = Lege keine Karten mehr aus.
batavia-advice-taken-back = Nimm { $company } zurück.
batavia-advice-travelled = Reise { batavia-with } zu Feld { $to }.
batavia-advice-exchanged = Tausche { $tiles } ein, für { $gold } Gold.
batavia-advice-kept = Behalte deine Plättchen.

# Was eine Wahl mehr (oder weniger) bringt als die zweite Wahl des Trainers, nach Herkunft.

batavia-coach-gold = { $count } Gold
batavia-coach-purse = { $more ->
    [yes] Du behältst wohl etwa { batavia-coach-gold } mehr.
   *[no] Du behältst wohl etwa { batavia-coach-gold } weniger.
}
batavia-coach-posts = { $more ->
    [yes] Es hilft dir in den Kontoren: etwa { batavia-coach-gold }.
   *[no] Ich fürchte, es wirft dich in den Kontoren zurück: etwa { batavia-coach-gold }.
}
batavia-coach-exchanges = { $more ->
    [yes] Deine Plättchen bringen beim Tausch wohl etwa { batavia-coach-gold } mehr.
   *[no] Deine Plättchen bringen beim Tausch wohl etwa { batavia-coach-gold } weniger.
}
batavia-coach-letters = { $more ->
    [yes] Es hilft dir, am Ende die meisten Wechsel zu haben: etwa { batavia-coach-gold }.
   *[no] So wird es schwerer, am Ende die meisten Wechsel zu haben: etwa { batavia-coach-gold }.
}
batavia-coach-seals = { $more ->
    [yes] Es bringt dir am Ende wohl Siegel ein: etwa { batavia-coach-gold }.
   *[no] Es kann dich am Ende Siegel kosten: etwa { batavia-coach-gold }.
}
batavia-coach-coming = { $more ->
    [yes] Deine nächsten Runden werden wohl besser: etwa { batavia-coach-gold }.
   *[no] Deine nächsten Runden werden vielleicht schlechter: etwa { batavia-coach-gold }.
}
batavia-coach-end = { $more ->
    [yes] Am Ende solltest du etwa { batavia-coach-gold } mehr haben.
   *[no] Am Ende solltest du etwa { batavia-coach-gold } weniger haben.
}
