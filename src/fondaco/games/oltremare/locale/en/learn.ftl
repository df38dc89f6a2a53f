learn-title-oltremare-2005 = Your first turn of Oltre Mare
learn-title-oltremare-2004 = Your first turn of Oltremare 2004
learn-oltremare-welcome = You are a merchant of Venice. You load goods, haggle with the others and sail from port to port. Whoever has the most ducats in the end wins. This takes about five minutes.
learn-oltremare-table = This card lies on top of your cargo, and it rules your turn: its power, 3, is how many cards you may hold when the turn begins; its load, 4, is how many cards you have to play.
learn-oltremare-cards = These are your cards. A card is goods, and it carries two symbols. Cards of the same goods loaded one after the other make a lot, and a big lot pays far more than small ones. You hold three salt: a good beginning.
learn-oltremare-discard =
    You hold 4 cards, but your power is only 3: one of them goes to the pirates. Each card they have of yours costs you a ducat at the end.
    Choose the grain, then discard it.
learn-oltremare-lie =
    Now you trade. Bianca offers a salt for 2 ducats and says it shows a ducat and a ship. The goods must be as told, but about symbols people may lie, and she does.
    Look at her offer and decline it.
learn-oltremare-deal =
    Zorzi makes you the same offer, and he tells the truth. You have to play four cards and hold three; from the pile the fourth would cost 3 ducats. Whoever trades with you in your turn gets a point of prestige.
    Accept his offer.
learn-oltremare-done =
    Four salt! That is enough: you can play as many cards as your load asks for.
    End the trade and go on.
learn-oltremare-play =
    Now you play four cards, and only their symbols count. One symbol of a kind brings 1, two bring 3, three bring 6: so many ducats, so many new cards. Flags bring as many cards to the pirates. Ships let you sail.
    Choose all four, then play them.
learn-oltremare-sail =
    Three ducat symbols brought you 6 ducats, two card symbols three new cards, and one flag sent a card to your pirates. Two ships mean that you sail two ports far. Where you end, you take the marker: in Modon it is the Pirate Fighter, with whom flags no longer hurt you.
    Choose Modon on the chart, then sail there by way of Candia.
learn-oltremare-load =
    Last, you load the cards you played. Four salt on top of each other are one lot, worth 10 ducats. The order is yours, and the last one comes on top and rules your next turn.
    Choose the salt with power 5 last: next time you may hold five cards and play two. Then load them.
learn-oltremare-offer =
    It is Bianca’s turn, and in her turn you may trade with her. She still has that salt, and you are collecting.
    Make her an offer: your pottery for one salt.
learn-oltremare-prestige = She accepted. You have her salt, and because it was her turn, the point of prestige is yours. It pays when Venice comes and at the end: most for whoever has most.
learn-oltremare-money = Somewhere in the pile lies Venice. When it comes up, prestige is paid, and all cargo but the top lots is sold. At the end all lots are paid, prestige and port markers pay by rank, and every card with the pirates costs a ducat.
learn-oltremare-end = That is a whole turn: power, trade, actions, cargo. The rules are at hand at any time. Play on from here, or start a game of your own.
learn-oltremare-2004-cards = These are your cards. A card is goods, and it carries two symbols. Cards of the same goods loaded one after the other make a lot, and each card shows what its lots pay. One silk alone pays nothing, two pay 3 ducats, three pay 8. You hold two: a good beginning.
learn-oltremare-2004-discard =
    You hold 4 cards, but your power is only 3: one of them goes to the pirates. Each card they have of yours costs you a ducat at the end. The wine goes with the wine on top of your cargo; the corn goes with nothing.
    Choose the corn, then discard it.
learn-oltremare-2004-lie =
    Now you trade. Bianca offers a silk for 2 ducats and says it shows cards and a ship. The goods must be as told, but about symbols people may lie, and she does: there is a flag on it, and flags bring pirates.
    Look at her offer and decline it.
learn-oltremare-2004-done =
    A third silk! And four cards are enough: you can play as many as your load asks for.
    End the trade and go on.
learn-oltremare-2004-brought = Two ducat symbols brought you 3 ducats, two card symbols three new cards, and one flag sent a card to your pirates. That leaves the ships.
learn-oltremare-2004-sail =
    Three ships mean that you sail exactly three ports far. Where you end, you take the marker. Next door, in Damiata, lies Good Deals: it counts as one more ducat symbol in every turn. In this edition you may sail a route again, there and back.
    Choose Damiata on the chart, then sail there by way of Alexandria.
learn-oltremare-2004-load =
    Last, you load the cards you played, in the order you like. The wine on the wine makes a lot, and three silk on top of each other make one of 8 ducats; a wine between them would break it. The last card comes on top and rules your next turn.
    Choose the wine first and the silk with power 5 last: next time you may hold five cards and play two. Then load them.
learn-oltremare-2004-offer =
    It is Bianca’s turn, and in her turn you may trade with her. Three silk are a full lot: a fourth brings you nothing more. She still has hers, worth nothing alone; you drew two wine, and a third would suit you.
    Make her an offer: your silk for one wine.
learn-oltremare-2004-prestige = She accepted. You have her wine, and because it was her turn, the point of prestige is yours. Prestige pays when Venice comes and at the end: 6 ducats for whoever has most, then 3, then 1.
learn-oltremare-2004-venice = Somewhere in the pile lies Venice. As soon as somebody draws it, prestige is paid, and everybody starts again from none. Nothing is sold: your cargo stays where it is until the end, and can still grow.
learn-oltremare-2004-last = Whoever takes the last card of the pile finishes the turn, and the game is over. Then all lots are paid, port markers and prestige pay by rank, and every card with the pirates costs a ducat. Of two with equally many markers, the one with more different kinds is ahead.
learn-oltremare-2004-editions = There is a younger edition too, Oltre Mare of 2005. There the goods are others, no route is sailed twice in a turn, Venice sells cargo as well, and the last round is played to its end. Nearly all the rest is the same.
