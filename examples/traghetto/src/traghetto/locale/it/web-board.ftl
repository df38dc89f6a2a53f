# Words of the board in a browser.
traghetto-glass = vetro
traghetto-lace = pizzo
traghetto-wax = cera
traghetto-salt = sale
traghetto-oil = olio
traghetto-paper = carta
traghetto-goods = { $goods ->
        [glass] { traghetto-glass }
        [lace] { traghetto-lace }
        [wax] { traghetto-wax }
        [salt] { traghetto-salt }
        [oil] { traghetto-oil }
       *[paper] { traghetto-paper }
    }
traghetto-ferry =
    Il traghetto porta ancora { $count } { $count ->
        [one] cassa
       *[other] casse
    }.
traghetto-offer =
    In vendita: { traghetto-goods } per { $coins } { $coins ->
        [one] moneta
       *[other] monete
    }.
traghetto-coins =
    { $count } { $count ->
        [one] moneta
       *[other] monete
    }
traghetto-bid = Offerta: { $count }
traghetto-cellar = In cantina: { $count }
traghetto-own-cellar = La tua cantina
traghetto-price = Prezzo
traghetto-sell = Vendi { traghetto-goods }
traghetto-move-bid = Offri { $count }
traghetto-move-accept = Compra { traghetto-goods } per { $coins }
traghetto-move-pass = Passa
traghetto-move-decline = Rifiuta
traghetto-move-done = Vendite concluse
