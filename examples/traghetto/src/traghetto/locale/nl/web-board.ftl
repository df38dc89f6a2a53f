# Words of the board in a browser.
traghetto-glass = glas
traghetto-lace = kant
traghetto-wax = was
traghetto-salt = zout
traghetto-oil = olie
traghetto-paper = papier
traghetto-goods = { $goods ->
        [glass] { traghetto-glass }
        [lace] { traghetto-lace }
        [wax] { traghetto-wax }
        [salt] { traghetto-salt }
        [oil] { traghetto-oil }
       *[paper] { traghetto-paper }
    }
traghetto-ferry =
    Op de veerboot: nog { $count } { $count ->
        [one] kist
       *[other] kisten
    }.
traghetto-offer =
    Te koop: { traghetto-goods } voor { $coins } { $coins ->
        [one] munt
       *[other] munten
    }.
traghetto-coins =
    { $count } { $count ->
        [one] munt
       *[other] munten
    }
traghetto-bid = Bod: { $count }
traghetto-cellar = In de kelder: { $count }
traghetto-own-cellar = Je kelder
traghetto-price = Prijs
traghetto-sell = { traghetto-goods } verkopen
traghetto-move-bid = { $count } bieden
traghetto-move-accept = { traghetto-goods } kopen voor { $coins }
traghetto-move-pass = Passen
traghetto-move-decline = Afwijzen
traghetto-move-done = Klaar met verkopen
