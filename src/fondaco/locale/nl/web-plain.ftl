# The table of a game that brings no board of its own.

web-plain-moves = Jouw zetten
web-plain-write = Of typ een zet
web-plain-play = Spelen
web-plain-find = Zoek een zet
web-plain-hand = Jouw hand
web-plain-yes = ja
web-plain-no = nee
# What is counted in a game that does not name its money.
web-unit = geld
