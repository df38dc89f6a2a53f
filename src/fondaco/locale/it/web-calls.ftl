# Che cosa richiama un giocatore al tabellone da un’altra scheda.

web-calls-wanted = Tocca a te
web-calls-board = Al tabellone
