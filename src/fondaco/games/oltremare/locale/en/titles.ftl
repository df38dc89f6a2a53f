web-game-oltremare = Oltre Mare
web-game-oltremare-2005 = Oltre Mare
web-game-oltremare-2004 = Oltremare 2004
web-about-oltremare-2005 = Stack cargo, trade by talking, mind the pirates. The edition of 2005.
web-about-oltremare-2004 = Merchants of Venice: the older edition, with other goods and another ending.
web-learn-about-oltremare-2005 = A hand limit, a lie, two deals, a voyage and a full hold: one whole turn.
web-learn-about-oltremare-2004 = Rare silk, a lie, a voyage there and back, cargo that waits for the end: one whole turn.
