# Words of the board in a browser.
traghetto-glass = glass
traghetto-lace = lace
traghetto-wax = wax
traghetto-salt = salt
traghetto-oil = oil
traghetto-paper = paper
traghetto-goods = { $goods ->
        [glass] { traghetto-glass }
        [lace] { traghetto-lace }
        [wax] { traghetto-wax }
        [salt] { traghetto-salt }
        [oil] { traghetto-oil }
       *[paper] { traghetto-paper }
    }
traghetto-ferry =
    The ferry carries { $count } more { $count ->
        [one] crate
       *[other] crates
    }.
traghetto-offer =
    For sale: { traghetto-goods } for { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
traghetto-coins =
    { $count } { $count ->
        [one] coin
       *[other] coins
    }
traghetto-bid = Bid: { $count }
traghetto-cellar = In the cellar: { $count }
traghetto-own-cellar = Your cellar
traghetto-price = Price
traghetto-sell = Sell { traghetto-goods }
traghetto-move-bid = Bid { $count }
traghetto-move-accept = Buy { traghetto-goods } for { $coins }
traghetto-move-pass = Pass
traghetto-move-decline = Decline
traghetto-move-done = Done selling
