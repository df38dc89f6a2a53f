web-game-traghetto = Traghetto
web-about-traghetto = Fai offerte per le casse di un traghetto, vendi dalla cantina, riunisci quelle uguali.
terminal-game-traghetto = Traghetto: fai offerte per le casse, vendi dalla cantina, riunisci quelle uguali. Da 2 a 5 giocatori.
web-option-turns = Casse per giocatore
web-option-turns-3 = 3, una partita breve
web-option-turns-5 = 5
web-unit-traghetto = monete
