# Words of the board in a browser.
traghetto-glass = Glas
traghetto-lace = Spitze
traghetto-wax = Wachs
traghetto-salt = Salz
traghetto-oil = Öl
traghetto-paper = Papier
traghetto-goods = { $goods ->
        [glass] { traghetto-glass }
        [lace] { traghetto-lace }
        [wax] { traghetto-wax }
        [salt] { traghetto-salt }
        [oil] { traghetto-oil }
       *[paper] { traghetto-paper }
    }
traghetto-ferry =
    Auf der Fähre: noch { $count } { $count ->
        [one] Kiste
       *[other] Kisten
    }.
traghetto-offer =
    Zu verkaufen: { traghetto-goods } für { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }.
traghetto-coins =
    { $count } { $count ->
        [one] Münze
       *[other] Münzen
    }
traghetto-bid = Gebot: { $count }
traghetto-cellar = Im Keller: { $count }
traghetto-own-cellar = Dein Keller
traghetto-price = Preis
traghetto-sell = { traghetto-goods } verkaufen
traghetto-move-bid = { $count } bieten
traghetto-move-accept = { traghetto-goods } für { $coins } kaufen
traghetto-move-pass = Passen
traghetto-move-decline = Ablehnen
traghetto-move-done = Fertig mit Verkaufen
