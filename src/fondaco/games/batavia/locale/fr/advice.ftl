# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

batavia-advice-bid = misez { $bid }.
batavia-advice-passed = passez.
batavia-advice-drew = { $count ->
    [one] piochez { $count } carte.
   *[other] piochez { $count } cartes.
}
batavia-advice-laid = posez { $company }.
batavia-advice-cards-laid = finissez de poser des cartes.
batavia-advice-taken-back = reprenez { $company }.
batavia-advice-travelled = voyagez { batavia-with } jusqu’à la case { $to }.
batavia-advice-exchanged = échangez { $tiles } contre { $gold ->
    [one] { $gold } pièce d’or.
   *[other] { $gold } pièces d’or.
}
batavia-advice-kept = gardez vos tuiles.

# Ce qu’un choix rapporte de plus (ou de moins) que le deuxième choix du coach, par origine.

batavia-coach-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
batavia-coach-purse = { $more ->
    [yes] Vous devriez y gagner environ { batavia-coach-gold }.
   *[no] Vous devriez y perdre environ { batavia-coach-gold }.
}
batavia-coach-posts = { $more ->
    [yes] Cela vous aide aux comptoirs : environ { batavia-coach-gold }.
   *[no] Je crains que cela ne vous retarde aux comptoirs : environ { batavia-coach-gold }.
}
batavia-coach-exchanges = { $more ->
    [yes] Vos tuiles devraient rapporter environ { batavia-coach-gold } de plus en échanges.
   *[no] Vos tuiles devraient rapporter environ { batavia-coach-gold } de moins en échanges.
}
batavia-coach-letters = { $more ->
    [yes] Cela vous aide à finir avec le plus de lettres : environ { batavia-coach-gold }.
   *[no] Vous aurez plus de mal à finir avec le plus de lettres : environ { batavia-coach-gold }.
}
batavia-coach-seals = { $more ->
    [yes] Cela devrait vous rapporter des sceaux à la fin : environ { batavia-coach-gold }.
   *[no] Cela peut vous coûter des sceaux à la fin : environ { batavia-coach-gold }.
}
batavia-coach-coming = { $more ->
    [yes] Vos prochaines manches devraient être meilleures : environ { batavia-coach-gold }.
   *[no] Vos prochaines manches risquent d’être moins bonnes : environ { batavia-coach-gold }.
}
batavia-coach-end = { $more ->
    [yes] Vous devriez finir avec environ { batavia-coach-gold } de plus.
   *[no] Vous devriez finir avec environ { batavia-coach-gold } de moins.
}
