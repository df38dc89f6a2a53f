# What the coach advises, after “My advice:”. The events of game.ftl, said to the reader.

batavia-advice-bid = bid { $bid }.
batavia-advice-passed = pass.
batavia-advice-drew = { $count ->
    [one] draw { $count } card.
   *[other] draw { $count } cards.
}
batavia-advice-laid = lay { $company }.
batavia-advice-cards-laid = finish laying cards.
batavia-advice-taken-back = take back { $company }.
batavia-advice-travelled = travel { batavia-with } to space { $to }.
batavia-advice-exchanged = exchange { $tiles } for { $gold } gold.
batavia-advice-kept = keep your tiles.

# What a choice brings more (or less) than the coach’s second choice, by its source.

batavia-coach-gold = { $count } gold
batavia-coach-purse = { $more ->
    [yes] It should leave you about { batavia-coach-gold } more.
   *[no] It should leave you about { batavia-coach-gold } less.
}
batavia-coach-posts = { $more ->
    [yes] It helps you at the trading posts: about { batavia-coach-gold }.
   *[no] It may set you back at the trading posts: about { batavia-coach-gold }.
}
batavia-coach-exchanges = { $more ->
    [yes] Your tiles should bring about { batavia-coach-gold } more in exchanges.
   *[no] Your tiles should bring about { batavia-coach-gold } less in exchanges.
}
batavia-coach-letters = { $more ->
    [yes] It helps you finish with the most letters: about { batavia-coach-gold }.
   *[no] It makes it harder to finish with the most letters: about { batavia-coach-gold }.
}
batavia-coach-seals = { $more ->
    [yes] It should win you seals at the end: about { batavia-coach-gold }.
   *[no] It may cost you seals at the end: about { batavia-coach-gold }.
}
batavia-coach-coming = { $more ->
    [yes] Your next rounds should be better: about { batavia-coach-gold }.
   *[no] Your next rounds may be worse: about { batavia-coach-gold }.
}
batavia-coach-end = { $more ->
    [yes] You should end with about { batavia-coach-gold } more.
   *[no] You should end with about { batavia-coach-gold } less.
}
