learn-title-batavia = Your first rounds of Batavia
learn-batavia-welcome = You are a merchant on the way to Asia, with the ships of five East India companies. Whoever has the most gold in the end wins. This takes about five minutes.
learn-batavia-board = Along the voyage lie 35 shops, each of one company and with one kind of goods. Your merchant moves from shop to shop, always forward.
learn-batavia-auction = Each round begins with an auction: a lot of ship cards is sold for letters of exchange. What the winner pays goes to the others, and the winner acts first.
learn-batavia-bid =
    Zorzi has bid 3. This lot would suit you: it goes well with the ships in your hand.
    Bid 4.
learn-batavia-bid-on =
    Zorzi goes up to 5.
    Bid 6.
learn-batavia-won = The lot is yours, and your 6 letters went to Bianca and Zorzi, three to each. Now everybody acts once: either draw two cards, or lay some in front of you and travel. You act first.
learn-batavia-lay =
    Whoever has laid the most ships of a company holds its seal. You may lay cards only if you hold a seal then.
    Lay an English ship.
learn-batavia-lay-on =
    England is yours now, but a single ship is easily outdone.
    Lay another English ship.
learn-batavia-lay-last =
    Nobody has a Danish ship yet: one is enough for the seal.
    Lay a Danish ship.
learn-batavia-seals =
    You have the most ships of England and of Denmark. Until you are done you could still take them back.
    End your laying.
learn-batavia-travel =
    You travel with a company whose seal you hold, to its next shop that is still open. Denmark’s is near, and short steps leave more shops ahead of you.
    Travel with Denmark.
learn-batavia-keep =
    You took the Danish silk shop, so a crate of yours stands in the silk post: whoever has most there gets its gold at the end. The tile you may exchange for gold. One is worth 1, two of different companies 3, three 6, four 10, five 15.
    Be patient and keep it.
learn-batavia-pirates = Bianca and Zorzi have acted, and a new round has begun. Mind the cannon: it counts all ships laid. When it reaches the threshold, pirates sink all ships of the company that has the most.
learn-batavia-pass =
    Bianca has bid 2. Let her have it: what she pays, the others get.
    Pass.
learn-batavia-attack =
    This time the others drew cards. Zorzi holds the seal of the Netherlands with a single ship: take it from him.
    Lay a Dutch ship.
learn-batavia-attack-on =
    Now you are level, and the seal is nobody’s.
    Lay another Dutch ship.
learn-batavia-attack-done =
    Two against one: the seal is yours.
    End your laying.
learn-batavia-travel-on =
    Three seals, three ways. England’s next shop is the nearest.
    Travel with England.
learn-batavia-exchange =
    You have tiles of two companies: 3 gold. With a third it would be 6, but the way is long, and you can begin anew.
    Exchange them.
learn-batavia-gold = The race ends when somebody arrives. Then each trading post pays whoever has most crates there, and there is gold for seals, for the most letters and for the arrival.
learn-batavia-end = That is a whole round: auction, ships, voyage. The rules are at hand at any time. Play on from here, or start a game of your own.
