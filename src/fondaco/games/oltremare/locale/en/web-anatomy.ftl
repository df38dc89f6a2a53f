# What things on the table of Oltre Mare are and do: a card, a number, a pile.

web-oltremare-anatomy-power = on top of your cargo, you may begin a turn with { $power } cards in hand; the rest go to your pirates.
web-oltremare-anatomy-load = on top of your cargo, you play exactly { $load ->
    [one] { $load } card
   *[other] { $load } cards
} in your turn.
web-oltremare-anatomy-ducat = played together, 1, 2, or 3 and more of them bring 1, 3 or 6 ducats.
web-oltremare-anatomy-flag = played together, 1, 2, or 3 and more of them give 1, 3 or 6 cards of the pile to your pirates.
web-oltremare-anatomy-cards = played together, 1, 2, or 3 and more of them let you draw 1, 3 or 6 cards.
web-oltremare-anatomy-ship = each one you play takes your ship one port further.
web-oltremare-anatomy-lot = { $count } cards in the deck. Equal goods next to each other in your cargo are one lot; lots of 1, 2, 3 … pay { $pay } ducats.
web-oltremare-anatomy-marker = It works until your ship ends a voyage elsewhere. At the end most markers pay 6 ducats, second most 3, third most 1.
web-oltremare-anatomy-no-marker = No marker works: the ship lies in a port without one.
web-oltremare-anatomy-hand = Cards in hand. At the start of a turn, more of them than the sea power on top of the cargo go to the pirates.
web-oltremare-anatomy-cargo = Cards in the cargo stack; only the top one can be seen. { $edition ->
    [e2004] They are sold lot by lot at the end.
   *[e2005] When Venice comes up all but the top lot are sold, at the end the rest.
}
web-oltremare-anatomy-prestige = One for each turn in which this player made a deal with the active player. When Venice comes up and at the end, most prestige pays 6 ducats, second most 3, third most 1.
web-oltremare-anatomy-pirates = Cards with the pirates. Each one still there at the end costs 1 ducat; the top one can be bought back.
web-oltremare-anatomy-ducats = The purse; debts are allowed. Whoever has the most ducats at the end wins.
web-oltremare-anatomy-pile = In your trade you may buy the top card for 3 ducats, or for 4 with an empty purse. Venice lies in the middle of the pile.
