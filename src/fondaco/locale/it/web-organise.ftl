# La pagina dell’organizzatore di un evento.

web-organise-next = Prossimo passo
web-organise-here = Presenti: { $here } su { $all }.
web-organise-draw = Sorteggia il turno { $round }
web-organise-draw-sure = Sorteggiare il turno { $round } per tutti i presenti ({ $count })? Si può annullare finché il turno non comincia.
web-organise-undo = Annulla il sorteggio
web-organise-undo-sure = Annullare il sorteggio del turno { $round }?
web-organise-begin = Comincia il turno { $round }
web-organise-begin-sure = Cominciare il turno { $round }? Tutti i tavoli si aprono e parte il tempo.
web-organise-runs = Il turno { $round } è in corso. Tavoli ancora in gioco: { $left }.
web-organise-close = Chiudi il turno
web-organise-close-sure = Chiudere il turno { $round }? I tavoli ancora in gioco si chiudono e non contano.
web-organise-end = Concludi l’evento
web-organise-end-sure = Concludere l’evento? La classifica diventa definitiva.
web-organise-close-registration = Chiudi le iscrizioni
web-organise-close-registration-sure = Chiudere le iscrizioni? Puoi riaprirle.
web-organise-open-registration = Riapri le iscrizioni
web-organise-check-in = Segna presente
web-organise-remove = Escludi
web-organise-remove-sure = Escludere { $name } per sempre? Un bot finisce la partita.
web-organise-withdraw-sure = Ritirare { $name } dai turni successivi?
web-organise-absent = Segna assente
web-organise-seat-of = Chi gioca per { $name }?
web-organise-absent-text = { $name } non fa punti in questo turno. Il risultato vale per chi prende il suo posto.
web-organise-seat-back = Restituisci il posto
web-organise-seat-back-sure = Restituire il posto a { $name }, che ora è qui?
web-organise-correct = Correggi
web-organise-correct-title = Risultato del tavolo { $table }, turno { $round }
web-organise-correct-text = La classifica cambierà. I turni già sorteggiati restano come sono.
web-organise-void = Questo tavolo non conta
web-organise-save = Salva
web-organise-apart = Tieni separati
web-organise-apart-text = Questi giocatori non siedono mai allo stesso tavolo.
web-organise-codes = Codici
web-organise-code-uses = Giocatori per codice
web-organise-code-new = Crea un codice
web-organise-code-used = Usi: { $used } su { $uses }
web-organise-invite = Invita con il nome dell’account
web-organise-invited = Invitati: { $names }
web-organise-login = Nome dell’account
web-organise-helpers = Organizzatori
web-organise-helper-add = Aggiungi come organizzatore
web-organise-helper-remove = Togli
web-organise-hand-over = Affida l’evento
web-organise-hand-over-sure = Affidare l’evento a { $name }? Poi non potrai riprenderlo.
web-organise-protests = Reclami
web-organise-answer = Rispondi
web-organise-same-address = Questi giocatori hanno lo stesso indirizzo (forse una famiglia): { $names }
web-organise-webhook = Invia le notizie a questo indirizzo (webhook)
web-organise-poster = Locandina
web-organise-print = Stampa
web-organise-more = Altro
web-organise-only = Solo gli organizzatori vedono questa pagina.
web-ledger = Valore ceduto negli scambi
web-ledger-about = Per ogni coppia di giocatori: a chi i loro scambi, in tutto l’evento, hanno dato più probabilità di vincere, e quanta in più. Una coppia che spicca è un motivo per guardare gli scambi, non un’accusa.
web-ledger-counts =
    { $deals ->
        [one] { $deals } scambio
       *[other] { $deals } scambi
    } in { $games ->
        [one] { $games } partita finita.
       *[other] { $games } partite finite.
    }
web-ledger-waits =
    { $left ->
        [one] Un’altra partita è in corso di valutazione.
       *[other] Altre { $left } partite sono in corso di valutazione.
    }
web-ledger-none = Nessuna coppia spicca.
web-ledger-pair =
    { $giver } ha ceduto a { $receiver } { $chance } punti percentuali di probabilità di vincere ({ $money } in denaro) in { $deals ->
        [one] uno scambio.
       *[other] { $deals } scambi.
    }
