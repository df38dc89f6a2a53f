# Ce qui rappelle un joueur au plateau depuis un autre onglet.

web-calls-wanted = C’est à vous
web-calls-board = Au plateau
