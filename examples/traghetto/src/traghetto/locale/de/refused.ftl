refused-traghetto-not-now = Das geht jetzt nicht.
refused-traghetto-no-sale = Verkaufen kannst du eine Kiste aus deinem Keller, für 1 bis { $most } Münzen.
refused-traghetto-changed = Das Angebot ist nicht mehr dasselbe. Sieh es dir noch einmal an.
refused-traghetto-moves = „{ $move }“ ist hier kein Zug. Züge sind: sell glass for 5, accept glass for 5, decline, done, bid 4, pass.
refused-traghetto-players = Traghetto ist für 2 bis 5 Spieler, nicht für { $players }.
