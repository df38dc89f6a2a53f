# Problemi: momenti in cui una scelta è chiaramente la migliore.

web-screen-puzzles = Problemi
web-puzzles-about = Momenti di partite giocate dai bot in cui una scelta è chiaramente migliore di ogni altra. Vedi quello che quel giocatore poteva vedere. Che cosa fai?
web-puzzles-any = Risolvi un problema
web-puzzles-solve = Risolvi
web-puzzles-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
web-puzzles-done = Risolti da te: { $solved } su { $answered }
web-puzzles-rating = Il tuo rating nei problemi: { $rating }
web-puzzles-unrated = Non hai ancora un rating nei problemi.
web-puzzles-themes = Per tema
web-puzzles-left = { $count } nuovi per te
web-puzzles-none = Qui non ci sono problemi.
web-puzzles-door = Risolvi problemi
web-puzzle-title = { $game }: { $theme }
web-puzzle-what = Che cosa fai?
web-puzzle-before = Che cosa è successo
web-puzzle-choices = Le tue scelte
web-puzzle-not-this = Questa mossa non è tra le scelte di questo problema.
web-puzzle-right = Giusto!
web-puzzle-wrong = Non è la migliore.
web-puzzle-says = Un mercante direbbe: «{ $why }»
web-puzzle-worths = Che cosa ti porterebbe ogni scelta
web-puzzle-choice = Scelta
web-puzzle-chance = Probabilità di vincere
web-puzzle-money = Denaro alla fine
web-puzzle-percent = { $number }% ± { $error }
web-puzzle-sum = { $number } ± { $error }
web-puzzle-is-best = la migliore
web-puzzle-is-yours = la tua
web-puzzle-rating = Il tuo rating: { $before } → { $after }
web-puzzle-again = A questo problema hai già risposto: non conta di nuovo.
web-puzzle-strength = Difficoltà: { $strength }
web-puzzle-streak = Di fila: { $count }
web-puzzle-next = Prossimo problema
web-puzzle-leave = Tutti i problemi
web-puzzle-link = Link a questo problema
web-puzzle-why-gain = Il motivo principale: { $gain }. Rispetto alla seconda scelta migliore vale circa { $amount } { $unit }.
web-puzzle-why-cost = Ha un prezzo: { $cost }, circa { $amount } { $unit }.
web-puzzle-why-rival = { $rival } finisce con circa { $amount } { $unit } in meno.
web-puzzle-why-none = Non c’è un motivo che decida da solo. Si sommano vari piccoli vantaggi.
web-puzzle-best = La migliore: { $move }
web-puzzle-is-played = nella partita
web-puzzle-line = La soluzione, giocata
web-puzzle-line-play = Mostra il seguito
web-puzzle-line-stop = Pausa
web-puzzle-line-back = Una mossa indietro
web-puzzle-line-next = Una mossa avanti
web-puzzle-line-at = { $at } di { $count }
web-puzzle-line-start = Questa è la posizione.
web-puzzle-line-guess = Un possibile seguito. Le carte che nessuno poteva conoscere sono ipotesi.
web-puzzles-today = I problemi di oggi
web-puzzles-today-about = Cinque problemi, dal più facile al più difficile. Oggi sono gli stessi per tutti.
web-puzzles-today-done = { $done } su { $count } fatti, { $right } giusti
web-puzzles-streaks = Di fila: { $count } · il tuo record: { $best }
web-puzzles-was-right = risolto
web-puzzles-was-wrong = non risolto
web-screen-mistakes = I tuoi errori
web-mistakes-door = I tuoi errori
web-mistakes-about = Le analisi delle tue partite trovano momenti in cui c’era di meglio. Qui puoi riprovarli. Solo tu vedi questa pagina.
web-mistakes-none = Qui non c’è ancora niente. Gioca una partita, apri la sua analisi, e i suoi errori ti aspetteranno qui.
web-mistakes-leave = Tutti i tuoi errori
web-mistakes-next = Errore successivo
web-mistakes-what = Eri qui, e c’era di meglio. Che cosa fai adesso?
web-mistakes-solve = { $count ->
    [one] Riprova un errore
   *[other] Riprova { $count } errori
}
web-mistakes-themes = Dove perdi di più
web-mistakes-games = { $count ->
    [one] Da una partita analizzata
   *[other] Da { $count } partite analizzate
}
web-mistakes-lost = { $lost } punti percentuali persi a partita, { $count ->
    [one] un errore
   *[other] { $count } errori
}
web-mistakes-practise = Esercitati
web-mistakes-list = Momenti da riprovare
web-mistakes-clean = Nessun errore trovato. Ben giocato.
web-mistakes-no-puzzles = Non c’è nessun momento da riprovare.
web-mistakes-points = −{ $lost } punti %
