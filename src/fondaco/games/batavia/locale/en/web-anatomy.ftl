# What things on the table of Batavia are and do: a ship card, a shop, a trading post, a number.

web-batavia-anatomy-company = Lay such cards to have more of them on the table than everybody else. There are 22 of each company.
web-batavia-anatomy-laid = On the table now: { $count }. The pirates sink the company with the most.
web-batavia-anatomy-seal = { $held ->
    [yes] Its seal: { $name }.
   *[no] Nobody has its seal.
}
web-batavia-anatomy-seals = The seal goes to whoever alone has laid the most cards of this company. It leads to the company’s next shop, and is worth 2 gold at the end.
web-batavia-anatomy-shop = Whoever has the seal of its company and gets here takes the tile and puts a crate into the trading post. Tiles of different companies can be exchanged for gold.
web-batavia-anatomy-down = It is turned up when a merchant lands on one of the last five that lie face up.
web-batavia-anatomy-post = Most crates here pay { $gold } gold at the end; those who are tied get { $tied } each.
web-batavia-anatomy-crates = A shop taken puts a crate on the space of its company.
web-batavia-anatomy-cannon = It counts the cards laid by all. At { $limit } or more, after a turn, the pirates sink every card of the largest company.
web-batavia-anatomy-arrival = Whoever has seals but no shop ahead of them lands here first and takes it: { $gold } gold. The round is played to its end, and that is the game.
web-batavia-anatomy-gold = Gold from exchanges. Posts, letters, seals and the arrival are added at the end; the most gold wins.
web-batavia-anatomy-hand = Ship cards in hand: everybody sees how many. Draw two, or play.
web-batavia-anatomy-letters = Letters of exchange pay for bids and go to the other players. The most at the end are worth 5 gold; how many one has is a secret.
web-batavia-anatomy-tiles = Tiles of 1, 2, 3, 4 or 5 companies can be exchanged for 1, 3, 6, 10 or 15 gold, when a new company has joined them.
