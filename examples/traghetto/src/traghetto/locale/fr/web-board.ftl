# Words of the board in a browser.
traghetto-glass = verre
traghetto-lace = dentelle
traghetto-wax = cire
traghetto-salt = sel
traghetto-oil = huile
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
    Le bac porte encore { $count } { $count ->
        [one] caisse
       *[other] caisses
    }.
traghetto-offer =
    À vendre : { traghetto-goods } pour { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }.
traghetto-coins =
    { $count } { $count ->
        [one] pièce
       *[other] pièces
    }
traghetto-bid = Mise : { $count }
traghetto-cellar = En cave : { $count }
traghetto-own-cellar = Votre cave
traghetto-price = Prix
traghetto-sell = Vendre : { traghetto-goods }
traghetto-move-bid = Miser { $count }
traghetto-move-accept = Acheter { traghetto-goods } pour { $coins }
traghetto-move-pass = Passer
traghetto-move-decline = Refuser
traghetto-move-done = Ventes terminées
