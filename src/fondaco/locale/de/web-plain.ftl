# The table of a game that brings no board of its own.

web-plain-moves = Deine Züge
web-plain-write = Oder schreib einen Zug
web-plain-play = Spielen
web-plain-find = Einen Zug suchen
web-plain-hand = Deine Hand
web-plain-yes = ja
web-plain-no = nein
