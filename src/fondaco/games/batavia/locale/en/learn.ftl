learn-title-batavia = Your first rounds of Batavia
learn-batavia-welcome = You are a merchant on the way to Asia, with the ships of five East India companies. Whoever has the most gold at the end wins. This takes about five minutes.
learn-batavia-board = There are 35 shops along the voyage. Each belongs to one company and sells one kind of goods. Your merchant moves from shop to shop, always forward.
learn-batavia-auction = Each round starts with an auction: some ship cards are sold together, as one lot, for letters of exchange. The other players share the letters that the winner pays, and the winner acts first.
learn-batavia-bid =
    Zorzi has bid 3. This lot would suit you: it goes well with the ships in your hand.
    Bid 4.
learn-batavia-bid-on =
    Zorzi goes up to 5.
    Bid 6.
learn-batavia-won = The lot is yours, and your 6 letters went to Bianca and Zorzi, three each. Now everyone acts once: either draw two cards, or lay some in front of you and travel. You act first.
learn-batavia-lay =
    Whoever has laid the most ships of a company holds its seal. You may lay cards only if, once they are laid, you hold at least one seal.
    Lay an English ship.
learn-batavia-lay-on =
    The seal of England is yours now, but a single ship is easily beaten.
    Lay another English ship.
learn-batavia-lay-last =
    Nobody has laid a Danish ship yet, so one is enough for the seal.
    Lay a Danish ship.
learn-batavia-seals =
    You have the most ships of England and of Denmark. You can still take cards back until you finish.
    Finish laying cards.
learn-batavia-travel =
    You travel with a company whose seal you hold, to its next open shop. Denmark’s is near, and short steps leave more shops ahead of you.
    Travel with Denmark.
learn-batavia-keep =
    You took the Danish silk shop, so you put a crate in the silk post. Whoever has the most crates there gets its gold at the end. You may exchange the tile for gold. One tile is worth 1, two of different companies 3, three 6, four 10, five 15.
    Be patient and keep it.
learn-batavia-pirates = Bianca and Zorzi have acted, and a new round has started. Watch the cannon: it counts all ships laid. When it reaches the limit, pirates sink all ships of the company that has the most.
learn-batavia-pass =
    Bianca has bid 2. Let her have it: you and Zorzi get what she pays.
    Pass.
learn-batavia-attack =
    This time the others drew cards. Zorzi holds the seal of the Netherlands with a single ship. Take the seal from him.
    Lay a Dutch ship.
learn-batavia-attack-on =
    Now you are level, and nobody has the seal.
    Lay another Dutch ship.
learn-batavia-attack-done =
    Two against one: the seal is yours.
    Finish laying cards.
learn-batavia-travel-on =
    Three seals, three ways. England’s next shop is the nearest.
    Travel with England.
learn-batavia-exchange =
    You have tiles of two companies, worth 3 gold. With a third company they would be worth 6. But take the gold now: the voyage is long enough to collect a new set.
    Exchange them.
learn-batavia-gold = The race ends when someone arrives. Then each trading post pays the player with the most crates there, and there is gold for seals, for the most letters and for the arrival.
learn-batavia-end = That was a whole round: auction, ships, voyage. You can look up the rules at any time. Play on from here, or start a game of your own.
learn-title-batavia-2 = Batavia: pirates, exchanges and the end
learn-batavia-more-welcome = You know how a round works. Now learn how to use the pirates, when to exchange, and how the game ends. We start in the middle of a game. The auction is over, and it is your turn.
learn-batavia-more-cannon = Look at the cannon: 18 ships are laid. At 21, pirates attack after a turn and sink all ships of the largest company, whoever owns them. The Dutch are the largest with seven, five of them Bianca’s. None is yours.
learn-batavia-more-lay =
    Bianca holds the seal of France with two ships. Lay three, and it is yours. At the same time the cannon reaches 21.
    Lay a French ship.
learn-batavia-more-lay-on =
    One against two is not enough.
    Lay another one.
learn-batavia-more-lay-last =
    Two against two: you are level, and nobody has the seal.
    Lay the third one.
learn-batavia-more-done =
    Three against two: the seal of France is yours. With three seals you can choose the best shop.
    Finish laying cards.
learn-batavia-more-travel =
    France’s next shop sells cotton, and you already have a crate in the cotton post. Whoever has the most crates there gets 11 gold at the end. It is also your first French tile.
    Travel with France.
learn-batavia-more-exchange =
    You hold tiles of three companies now, worth 6 gold. You may exchange only right after taking the first tile of a company. With a fourth company you would get 10, but that may take several rounds, and tiles you still hold at the end pay nothing. Your crates stay in the posts.
    Exchange them.
learn-batavia-more-sunk = Your turn ended with 21 ships, and the pirates came: all seven Dutch ships are gone, and Bianca has lost her seal. Lay cards when the pirates hit others, and keep your cards in hand when they would hit you.
learn-batavia-more-late = Now you are near the end of another game. You are far ahead on the voyage. The only seal you hold is France’s, and there is no French shop ahead of you. If you lay cards now, you arrive and take the arrival tile: 4 gold, and this becomes the last round.
learn-batavia-more-arrive =
    Lay only what you need. At the end everyone lays the cards still in hand, and the seals are counted again. So your Dutch ships will count anyway.
    Lay your French ship.
learn-batavia-more-arrive-done =
    No French shop is ahead, so you travel to the arrival. The others still have one turn each.
    Finish laying cards.
learn-batavia-more-score = All hands are laid down, and your Dutch ships win you another seal. Each post pays the player with the most crates, from 10 gold for tea to 16 for pepper. Tied players get about half each. Add 5 for the most letters, 4 for the arrival and 2 for each seal. You win by one gold.
learn-batavia-more-end = Now you know the whole game. Count crates and letters, watch the cannon, and arrive before the others are ready. Start a game of your own: the coach is there if you want advice.
