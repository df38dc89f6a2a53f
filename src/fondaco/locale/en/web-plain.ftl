# The table of a game that brings no board of its own.

web-plain-moves = Your moves
web-plain-write = Or type a move
web-plain-play = Play
web-plain-find = Find a move
web-plain-hand = Your hand
web-plain-yes = yes
web-plain-no = no
# What is counted in a game that does not name its money.
web-unit = money
