# What things on the table of Batavia are and do: a ship card, a shop, a trading post, a number.

web-batavia-anatomy-company = Lay these cards to have more of them on the table than any other player. There are 22 for each company.
web-batavia-anatomy-laid = On the table now: { $count }. The pirates sink the company with the most cards.
web-batavia-anatomy-seal = { $held ->
    [yes] Its seal: { $name }.
   *[no] Nobody has its seal.
}
web-batavia-anatomy-seals = The seal goes to the player who has laid more cards of this company than anyone else. With it you travel to the company’s next shop. It is worth 2 gold at the end.
web-batavia-anatomy-shop = To land here, you need the seal of its company. You take the tile and put a crate into the trading post. Tiles of different companies can be exchanged for gold.
web-batavia-anatomy-down = This shop is turned face up when a merchant lands on one of the last five face-up shops.
web-batavia-anatomy-post = The player with the most crates here gets { $gold } gold at the end. Tied players get { $tied } each.
web-batavia-anatomy-crates = If you take a shop that sells these goods, you put a crate here, on the space of the shop’s company.
web-batavia-anatomy-cannon = It counts the cards laid by everyone. At { $limit } or more, the pirates sink all cards of the largest company after the turn.
web-batavia-anatomy-arrival = If you lay cards and none of your seals has a shop ahead, you land here and take the tile: { $gold } gold. The game ends after that round.
web-batavia-anatomy-gold = Gold from exchanges. Posts, letters, seals and the arrival are added at the end. Whoever has the most gold wins.
web-batavia-anatomy-hand = Ship cards in hand. Everyone sees how many. On your turn, draw two or lay some.
web-batavia-anatomy-letters = Letters of exchange pay for bids and go to the other players. Having the most at the end is worth 5 gold. How many you have is secret.
web-batavia-anatomy-tiles = Tiles of 1, 2, 3, 4 or 5 companies can be exchanged for 1, 3, 6, 10 or 15 gold, when you have just added a new company.
