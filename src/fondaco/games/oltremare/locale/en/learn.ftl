learn-title-oltremare-2005 = Your first turn of Oltre Mare
learn-title-oltremare-2004 = Your first turn of Oltremare 2004
learn-oltremare-welcome = You are a merchant of Venice. You load goods, haggle with the others and sail from port to port. Whoever has the most ducats at the end wins. This takes about five minutes.
learn-oltremare-table = This card is on top of your cargo, and it shapes your turn. Its power, 3, is how many cards you may hold when the turn begins. Its load, 4, is how many cards you have to play.
learn-oltremare-cards = These are your cards. Each card is one kind of goods and has two symbols. Cards of the same goods loaded one after another form a lot, and one big lot pays far more than several small ones. You hold three salt: a good start.
learn-oltremare-discard =
    You hold 4 cards, but your power is only 3, so one of them goes to the pirates. Each card they hold costs you a ducat at the end.
    Choose the grain, then give it to the pirates.
learn-oltremare-lie =
    Now you trade. Bianca offers a salt for 2 ducats and says it shows a ducat and a ship. Players must be honest about goods but may lie about symbols, and she is lying. This is her card.
    Look at her offer and decline it.
learn-oltremare-deal =
    Zorzi makes you the same offer, and he is telling the truth: this is his card. You have to play four cards, but you hold only three. A card from the pile would cost 3 ducats. Whoever trades with you on your turn gains prestige.
    Accept his offer.
learn-oltremare-done =
    Four salt! That is enough: you can play as many cards as your load requires.
    End trading and continue.
learn-oltremare-play =
    Now you play four cards, and only their symbols count. One symbol of a kind brings 1, two bring 3, three bring 6: ducats for ducat symbols, new cards for card symbols. Flags send 1, 3 or 6 cards to your pirates in the same way. Ships let you sail.
    Choose all four, then play them.
learn-oltremare-sail =
    Three ducat symbols brought you 6 ducats, two card symbols drew three new cards, and one flag sent a card to your pirates. Two ships: you sail exactly two ports. Where you end, you take the marker. In Modon it is the Pirate Fighter, which protects you from flags.
    Choose Modon on the chart, then sail there via Candia.
learn-oltremare-load =
    Last, you load the cards you played. Four salt on top of each other are one lot, worth 10 ducats. You choose the order. The last card goes on top and shapes your next turn.
    Choose the salt with power 5 last, so that next turn you may hold five cards and only have to play two. Then load them.
learn-oltremare-offer =
    It’s Bianca’s turn, and on her turn you may trade with her. She still has that salt, and you are collecting salt.
    Make her an offer: your pottery for one salt.
learn-oltremare-prestige = She accepted. You have her salt, and because it was her turn, you get the prestige tile. Prestige pays when Venice comes up and at the end: the more tiles, the higher your rank.
learn-oltremare-money = Venice is somewhere in the pile. When it comes up, prestige pays, and all cargo except the top lots is sold. At the end all lots are sold, prestige and port markers pay by rank, and every card with the pirates costs a ducat.
learn-oltremare-end = That was a whole turn: power, trade, actions, cargo. You can look up the rules at any time. Play on from here, or start a game of your own.
learn-oltremare-2004-cards = These are your cards. Each card is one kind of goods and has two symbols. Cards of the same goods loaded one after another form a lot, and each card shows what its lots pay. One silk alone pays nothing, two pay 3 ducats, three pay 8. You hold two: a good start.
learn-oltremare-2004-discard =
    You hold 4 cards, but your power is only 3, so one of them goes to the pirates. Each card they hold costs you a ducat at the end. The wine matches the wine on top of your cargo. The corn matches nothing.
    Choose the corn, then give it to the pirates.
learn-oltremare-2004-lie =
    Now you trade. Bianca offers a silk for 2 ducats and says it shows cards and a ship. Players must be honest about goods but may lie about symbols, and she is lying: there is a flag on it, and flags bring pirates. This is her card.
    Look at her offer and decline it.
learn-oltremare-2004-done =
    A third silk! And four cards are enough: you can play as many as your load requires.
    End trading and continue.
learn-oltremare-2004-brought = Two ducat symbols brought you 3 ducats, two card symbols drew three new cards, and one flag sent a card to your pirates. That leaves the ships.
learn-oltremare-2004-sail =
    Three ships: you sail exactly three ports. Where you end, you take the marker. The port next door, Damiata, has Good Deals, which counts as one more ducat symbol every turn. Use the other two ships to go to Alexandria and back: this edition allows it.
    Choose Damiata on the chart, then sail via Alexandria.
learn-oltremare-2004-load =
    Last, you load the cards you played, in any order. Put your wine on the wine in your cargo: together they are one lot. Three silk on top of each other are a lot worth 8 ducats, but a wine between them would break it. The last card goes on top and shapes your next turn.
    Choose the wine first and the silk with power 5 last, so that next turn you may hold five cards and only have to play two. Then load them.
learn-oltremare-2004-offer =
    It’s Bianca’s turn, and on her turn you may trade with her. You drew a fourth silk, but three are a full lot, so it gains you nothing. Bianca still has her one silk, which pays nothing alone: she can use yours. You also drew two wine, and a third would suit you.
    Make her an offer: your silk for one wine.
learn-oltremare-2004-prestige = She accepted. You have her wine, and because it was her turn, you get the prestige point. Prestige pays when Venice comes up and at the end: 6 ducats for the most points, then 3, then 1.
learn-oltremare-2004-venice = Venice is somewhere in the pile. As soon as someone draws it, prestige pays and everyone starts again from zero. Nothing is sold: your cargo stays where it is until the end, and can still grow.
learn-oltremare-2004-last = Whoever takes the last card of the pile finishes the turn, and the game is over. Then all lots are sold, port markers and prestige pay by rank, and every card with the pirates costs a ducat. If players have the same number of markers, the one with more different kinds is ahead.
learn-oltremare-2004-editions = There is also a newer edition, Oltre Mare (2005). Its goods are different, no route is sailed twice in a turn, Venice also sells cargo, and the last round is played to its end. Nearly everything else is the same.
learn-title-oltremare-2005-2 = Oltre Mare: markets, Venice and the end
learn-title-oltremare-2004-2 = Oltremare 2004: markets, Venice and the end
learn-oltremare-more-welcome = You know how a turn works. Now for the rest: buying, claims, Venice, the markers and the end of the game. We start in the middle of a game.
learn-oltremare-more-buy =
    You have to play three cards, but you hold only two. Nobody has offered you one, so you buy. The top card of the pile costs 3 ducats, or 4 if your purse is empty. Your own pirates sell their top card at the same price, and a card bought back costs you nothing at the end. You may buy four cards per turn.
    Buy a card from the pile.
learn-oltremare-more-claim =
    Bianca offers you a silk for 2 ducats and says it shows cards and a ship. Can you believe her? The goods are certain: nobody may lie about them. For the symbols you have only her word. So pay what the goods alone are worth to you. You collect silk, and you hold one.
    Accept her offer.
learn-oltremare-more-truth = Here is her card: a ducat and a flag, no cards and no ship. It was a lie, and it cost you nothing, because you paid for silk. You may lie too. But everyone hears what you say, and when you play a card, everyone sees whether it was true. If you are caught, the others trust you less. Bianca gained prestige: she traded with you on your turn.
learn-oltremare-more-done =
    Look at the pile: the card on top has a different back. It is Venice. Whoever takes the next card brings Venice up, whether they buy that card, draw it or lose it to the pirates. Then prestige pays, and you have the most.
    End trading and continue.
learn-oltremare-more-play =
    Play the two silk and the salt you bought. Together they show two ducats, one flag, two cards and one ship.
    Choose these three, then play them.
learn-oltremare-2005-more-venice = The flag drew Venice. Prestige paid 6 ducats to the player with the most, 3 to the second and 1 to the third. Then all tiles went back: everyone starts from zero. All cargo was sold, except each player’s top lot. So before Venice comes up, load finished lots first. Save a lot that can still grow for last, so that it’s on top.
learn-oltremare-2004-more-venice = The flag drew Venice. Prestige paid 6 ducats to the player with the most, 3 to the second and 1 to the third. Then everyone started from zero. In this edition no cargo is sold: it waits for the end and can still grow. A deal brings prestige, so deals are worth more when Venice is about to come up.
learn-oltremare-more-sail =
    One ship: you sail one port. Candia has Calm Sea, Negroponte has the Pirate Fighter, and Corfu has Favourable Trade. With Favourable Trade, the cards you buy cost 1, 2, 3 and 4 ducats instead of 3 each.
    Sail to Corfu.
learn-oltremare-more-markers = The marker you took last is active. Calm Sea pays a ducat for each ship you play. Good Deals counts as one more ducat symbol. The Pirate Fighter ignores flags. Favourable Trade makes cards cheaper. Local Influence pays you at the start of a turn for high sea power. The Compass takes you to any port at once. Older markers stop working but count at the end: most markers 6 ducats, then 3, then 1.
learn-oltremare-more-load =
    There is a silk on top of your cargo. Load both silk onto it: three together pay far more than three apart. The salt goes on top and does not break the lot.
    Load the salt last.
learn-oltremare-more-late = Now you are near the end of another game. Only one card is left in the pile. Cards in your hand will be worth nothing. Only what you load counts, and each card the pirates hold costs you a ducat.
learn-oltremare-2005-more-last =
    When someone takes the last card of the pile, this round becomes the last one. It ends with the player to the right of the first player. Bianca was the first player, and you sit to her right. So this may be the last turn of the game. Late trades still bring prestige to the others, so stop trading.
    End trading.
learn-oltremare-2004-more-last =
    Whoever takes the last card of the pile finishes the turn, and the game is over at once. Nobody else has another turn. So take it if you are ahead, and leave it if you are behind. Late trades still bring prestige to the others, so stop trading.
    End trading.
learn-oltremare-more-last-play =
    Two salt lie on top of your cargo, and you hold two more. Four salt pay 10 ducats, two pay only 3. The card symbol draws the last card. A flag now would only cost you.
    Choose the two salt, then play them.
learn-oltremare-more-last-sail =
    Calm Sea paid you a ducat for the ship. You and Bianca have three markers each. One more puts you ahead: 6 ducats for you, and only 3 for Bianca.
    Sail to Tenedo.
learn-oltremare-more-last-load =
    Now load. The order does not matter any more: there is no next turn.
    Load both salt.
learn-oltremare-2005-more-score = The final scoring: prestige pays by rank, all lots are sold, each card with the pirates costs a ducat, and the markers pay by rank. You won by two ducats. Without the fourth salt, Bianca would have won.
learn-oltremare-2004-more-score = The final scoring: all lots are sold, markers and prestige pay by rank, and each card with the pirates costs a ducat. If players have the same number of markers, the one with more kinds is ahead. You won, and the four salt helped.
learn-oltremare-more-end = Now you know the whole game. Buy when you must, pay for goods and not for words, watch the pile, and count what the end will pay. Start a game of your own: the coach is there if you want advice.
