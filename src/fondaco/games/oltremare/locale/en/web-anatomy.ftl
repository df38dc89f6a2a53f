# What things on the table of Oltre Mare are and do: a card, a number, a pile.

web-oltremare-anatomy-power = while on top of your cargo, it lets you hold up to { $power } cards at the start of your turn. Any extra cards go to your pirates.
web-oltremare-anatomy-load = while on top of your cargo, it makes you play exactly { $load ->
    [one] { $load } card
   *[other] { $load } cards
} per turn.
web-oltremare-anatomy-ducat = play 1, 2 or 3+ of these in a turn to get 1, 3 or 6 ducats.
web-oltremare-anatomy-flag = if you play 1, 2 or 3+ of these in a turn, 1, 3 or 6 cards from the pile go to your pirates.
web-oltremare-anatomy-cards = play 1, 2 or 3+ of these in a turn to draw 1, 3 or 6 cards.
web-oltremare-anatomy-ship = each one takes your ship one port further.
web-oltremare-anatomy-lot = { $count } cards in the deck. Cards of the same goods next to each other in your cargo are one lot. Lots of 1, 2, 3 … pay { $pay } ducats.
web-oltremare-anatomy-marker = It works until your ship ends a voyage elsewhere. At the end, the player with the most markers gets 6 ducats, second place 3, third 1.
web-oltremare-anatomy-no-marker = No active marker: the ship is in a port without one.
web-oltremare-anatomy-hand = Cards in hand. The top cargo card’s power is the limit when a turn starts. Any extra cards go to the pirates.
web-oltremare-anatomy-cargo = Cards in the cargo stack. Only the top one can be seen. { $edition ->
    [e2004] They are sold lot by lot at the end.
   *[e2005] When Venice comes up, everything except the top lot is sold. At the end, everything is sold.
}
web-oltremare-anatomy-prestige = One { $edition ->
    [e2004] point
   *[e2005] tile
} for each turn in which this player made a deal with the active player. When Venice comes up and at the end, the player with the most prestige gets 6 ducats, second place 3, third 1.
web-oltremare-anatomy-pirates = Cards with the pirates. Each one still there at the end costs 1 ducat. The top one can be bought back.
web-oltremare-anatomy-ducats = The purse. Debts are allowed. Whoever has the most ducats at the end wins.
web-oltremare-anatomy-pile = In your trade phase, you may buy the top card for 3 ducats, or for 4 if your purse is at 0 or below. At the start of the game, Venice is in the middle of the pile.
