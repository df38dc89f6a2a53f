# The table of a game that brings no board of its own.

web-plain-moves = Vos coups
web-plain-write = Ou écrivez un coup
web-plain-play = Jouer
web-plain-find = Chercher un coup
web-plain-hand = Votre main
web-plain-yes = oui
web-plain-no = non
# What is counted in a game that does not name its money.
web-unit = pièces
