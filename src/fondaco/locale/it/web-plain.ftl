# The table of a game that brings no board of its own.

web-plain-moves = Le tue mosse
web-plain-write = Oppure scrivi una mossa
web-plain-play = Gioca
web-plain-find = Cerca una mossa
web-plain-hand = La tua mano
web-plain-yes = sì
web-plain-no = no
# What is counted in a game that does not name its money.
web-unit = di denaro
