# The table of a game that brings no board of its own.

web-plain-moves = Deine Schritte
web-plain-write = Oder schreib einen Schritt
web-plain-play = Spielen
web-plain-find = Einen Schritt suchen
web-plain-hand = Deine Hand
web-plain-yes = ja
web-plain-no = nein
# What is counted in a game that does not name its money.
web-unit = Geld
