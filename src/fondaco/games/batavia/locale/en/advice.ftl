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
   *[no] I fear it sets you back at the trading posts: about { batavia-coach-gold }.
}
batavia-coach-exchanges = { $more ->
    [yes] Your tiles should bring about { batavia-coach-gold } more in exchanges.
   *[no] Your tiles should bring about { batavia-coach-gold } less in exchanges.
}
batavia-coach-letters = { $more ->
    [yes] It helps you to have the most letters: about { batavia-coach-gold }.
   *[no] I fear for the most letters: about { batavia-coach-gold }.
}
batavia-coach-seals = { $more ->
    [yes] It helps you to end with seals: about { batavia-coach-gold }.
   *[no] I fear for your seals at the end: about { batavia-coach-gold }.
}
batavia-coach-coming = { $more ->
    [yes] It should get you further on the way: about { batavia-coach-gold } later.
   *[no] I fear it slows you down on the way: about { batavia-coach-gold } later.
}
batavia-coach-end = { $more ->
    [yes] You should end with about { batavia-coach-gold } more.
   *[no] You should end with about { batavia-coach-gold } less.
}
