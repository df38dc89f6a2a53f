# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

batavia-advice-bid = offri { $bid }.
batavia-advice-passed = passa.
batavia-advice-drew = { $count ->
    [one] pesca { $count } carta.
   *[other] pesca { $count } carte.
}
batavia-advice-laid = cala { $company }.
batavia-advice-cards-laid = non calare altre carte.
batavia-advice-taken-back = riprendi { $company }.
batavia-advice-travelled = viaggia { batavia-with } fino alla casella { $to }.
batavia-advice-exchanged = scambia { $tiles } per { $gold ->
    [one] { $gold } moneta d’oro.
   *[other] { $gold } monete d’oro.
}
batavia-advice-kept = tieni le tue tessere.

# Che cosa porta una scelta in più (o in meno) della seconda scelta del coach, per origine.

batavia-coach-gold = { $count ->
    [one] { $count } moneta d’oro
   *[other] { $count } monete d’oro
}
batavia-coach-purse = { $more ->
    [yes] Dovrebbe lasciarti circa { batavia-coach-gold } in più.
   *[no] Dovrebbe lasciarti circa { batavia-coach-gold } in meno.
}
batavia-coach-posts = { $more ->
    [yes] Ti aiuta negli empori: circa { batavia-coach-gold }.
   *[no] Temo che ti faccia arretrare negli empori: circa { batavia-coach-gold }.
}
batavia-coach-exchanges = { $more ->
    [yes] Le tue tessere dovrebbero rendere negli scambi circa { batavia-coach-gold } in più.
   *[no] Le tue tessere dovrebbero rendere negli scambi circa { batavia-coach-gold } in meno.
}
batavia-coach-letters = { $more ->
    [yes] Ti aiuta a finire con più cambiali di tutti: circa { batavia-coach-gold }.
   *[no] Rende più difficile finire con più cambiali di tutti: circa { batavia-coach-gold }.
}
batavia-coach-seals = { $more ->
    [yes] Dovrebbe farti avere dei sigilli alla fine: circa { batavia-coach-gold }.
   *[no] Può costarti dei sigilli alla fine: circa { batavia-coach-gold }.
}
batavia-coach-coming = { $more ->
    [yes] I tuoi prossimi giri dovrebbero andare meglio: circa { batavia-coach-gold }.
   *[no] I tuoi prossimi giri potrebbero andare peggio: circa { batavia-coach-gold }.
}
batavia-coach-end = { $more ->
    [yes] Dovresti finire con circa { batavia-coach-gold } in più.
   *[no] Dovresti finire con circa { batavia-coach-gold } in meno.
}
