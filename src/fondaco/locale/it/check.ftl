# Che cosa trova `fondaco check` in un gioco.

refused-unsound-game = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, seed { $seed }, dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: { $what }.
check-sound = { $game } è in ordine. Partite: { $games }; mosse: { $moves }; mondi sorteggiati: { $worlds } (diversi dalla verità: { $hidden }); righe danneggiate: { $lines }; voci dei tavoli: { $entries }.
check-differs = { $what }:
check-error = { $error } dove nulla era sbagliato
check-end = la partita non arriva alla fine
check-position = una posizione riletta ne dà un’altra
check-to-move = nessuno deve muovere, o qualcuno dopo la fine
check-turn = il primo che muove non è quello di turno
check-scores = non ogni posto ha un punteggio
check-read-moves = una posizione riletta ha altre mosse
check-moves = il posto { $seat } ha delle mosse, ma non deve muovere
check-view = una vista riletta ne dà un’altra
check-view-moves = una vista ha altre mosse rispetto alla sua posizione
check-prompt = una domanda non dice che cosa chiede
check-view-tells = una vista non dice { $names }
check-plain = una vista non è fatta di dati semplici
check-read-view = una vista riletta mostra altre cose
check-halves = la metà pubblica e la metà privata di una vista non formano la vista
check-public = la metà pubblica di una vista dipende da qualcosa di nascosto
check-sampled = in un mondo sorteggiato un posto vede altre cose
check-dealt = con nuove carte un posto vede altre cose
check-damaged = una riga danneggiata finisce in { $error }: { $line }
check-move = «{ $move }» riletta dà un’altra mossa
check-copy = una copia condivide qualcosa con l’originale
check-quiet = «{ $move }» è diversa quando nessuno ascolta
check-refused = «{ $move }» è stata rifiutata, ma non del tutto
check-out-of-turn = il posto { $seat } ha mosso fuori turno
check-tells = «{ $move }» dice ciò che era nascosto
check-shows = «{ $move }» mostra ciò che era nascosto
check-undo = «{ $move }» non si può annullare del tutto
check-again = «{ $move }» non è la stessa quando si rigioca
check-first = nessuno è primo
check-record = la registrazione non regge: { $report }
check-table-refused = a un tavolo la richiesta «{ $what }» è stata rifiutata, ma non del tutto
check-table-taken = a un tavolo la richiesta «{ $what }» non è stata rifiutata
check-table-turn = dopo «{ $move }», che ha chiuso il turno, il posto { $seat } risulta ancora pronto
check-table-ready = con «{ $move }» il posto { $seat } può rispondere «{ $answer }», ma risulta ancora pronto
check-table-says = il posto { $seat } ha detto di essere pronto e non risulta pronto
check-table-hold = il posto { $seat } ha chiesto un momento e risulta ancora pronto
check-table-undo = a un tavolo, annullando le mosse non si torna alla vecchia posizione (mosse: { $count })
check-table-order = il posto { $seat } ha ordinato «{ $move }», ma non può fare questa mossa: { $why }
check-table-orders = gli ordini permanenti muovono senza fine
check-table-changes = i cambiamenti comunicati al posto { $seat } non danno ciò che dovrebbe vedere
check-table-log = un tavolo riletto dalla sua cronologia ne dà un altro
check-table-fork = una partita che continua da un momento di un’altra comincia in modo diverso (mosse precedenti: { $ply })
