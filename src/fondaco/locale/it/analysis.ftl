# L’analisi di una partita finita: `fondaco review`, nel terminale e come pagina.

analysis-title = Analisi: { $game }
analysis-progress = mosse
analysis-reckoned = Ogni decisione è stata simulata { $worlds } volte, con altre possibili carte coperte. Ogni volta, bot dello stesso tipo hanno continuato a giocare per tutti. ± è il margine d’errore; gli errori di quei bot non vi sono compresi.

analysis-percent = { $number }%
analysis-number = { $number }
analysis-place = { $place }º
analysis-score = { $number } ± { $error }
analysis-gain = { $up ->
    [yes] +{ $number }
   *[no] { $number }
} ± { $error }
analysis-moves = { $first }–{ $last }
analysis-from-to = { $name } { $before } → { $after }
analysis-both = { $open } ({ $watched })
analysis-end = la fine
analysis-silence = Non dire niente.

analysis-head-player = giocatore
analysis-head-place = piazzamento
analysis-head-money = denaro
analysis-head-score = gioco
analysis-head-lost = probabilità regalata
analysis-head-lost-money = denaro regalato
analysis-head-mistakes = errori
analysis-head-start = all’inizio
analysis-head-luck = fortuna
analysis-head-play = scelte
analysis-head-result = risultato
analysis-head-moves = mosse
analysis-head-what = che cosa è successo
analysis-head-cause = soprattutto
analysis-head-chances = probabilità
analysis-head-move = mossa
analysis-head-mark = segno
analysis-head-did = che cosa si è fatto
analysis-head-better = l’alternativa migliore
analysis-head-chance = propria probabilità
analysis-head-difference = differenza
analysis-head-money-difference = in denaro
analysis-head-judged = giudicato allora
analysis-head-judged-money = in denaro
analysis-head-open = a carte scoperte
analysis-head-open-money = in denaro
analysis-head-lie = che cosa si è detto
analysis-head-paid = ha reso?
analysis-head-after = dopo
analysis-head-turn = turno
analysis-head-seat = { $name }

analysis-heading-seats = Come si è giocato
analysis-about-seats = Il gioco vale 100 se nessuna decisione ha regalato denaro che, con ciò che si sapeva allora, si poteva tenere. Chi regala un decimo del denaro del vincitore scende a 82, chi ne regala la metà a 37. Il numero si può confrontare tra una partita e l’altra. Nessuno può regalare più probabilità di vincere di quanta ne ha.
analysis-none-seats = Nessuno ha giocato.
analysis-heading-luck = Fortuna e scelte
analysis-about-luck = Dalla probabilità prima della prima mossa al risultato: che cosa hanno cambiato carte e dadi, e che cosa le scelte di tutti, in punti percentuali.
analysis-none-luck = Nessuno ha giocato.
analysis-heading-turns = Svolte
analysis-about-turns = Dove le probabilità sono cambiate di più da un turno all’altro, a carte scoperte.
analysis-none-turns = Nessun turno ha cambiato molto le probabilità.
analysis-heading-mistakes = Errori
analysis-about-mistakes = Le decisioni che hanno regalato almeno 5 punti percentuali di probabilità di vincere, in base a ciò che il giocatore poteva sapere. La differenza è ciò che si è fatto, meno l’alternativa migliore.
analysis-none-mistakes = Nessuna decisione ha regalato chiaramente 5 punti percentuali o più.
analysis-heading-deals = Scambi
analysis-about-deals = Quanto ha reso ogni scambio a entrambi, rispetto a un rifiuto: in punti percentuali di probabilità di vincere e in denaro; come ciascuno poteva giudicarlo allora, e a carte scoperte.
analysis-none-deals = Non c’è stato nessuno scambio.
analysis-heading-lies = Bugie
analysis-about-lies = Che cosa si è detto di non vero sulle carte, e quanto ha reso, a carte scoperte.
analysis-none-lies = Nessuno ha mentito.
analysis-heading-moments = Tutte le probabilità
analysis-about-moments = La probabilità di vincere all’inizio di ogni turno, a carte scoperte; tra parentesi, come poteva conoscerla chi guardava.
analysis-heading-decisions = Tutte le decisioni
analysis-about-decisions = Ogni decisione e la sua alternativa migliore, come il giocatore poteva giudicarle. Una differenza più piccola del suo margine d’errore non dice niente.
analysis-none-decisions = Non c’era niente da decidere.

analysis-cause-draw = le carte pescate
analysis-cause-deal = uno scambio
analysis-cause-mistake = un errore
analysis-cause-play = il resto del gioco
analysis-paid-nothing = Non ne è nato nessuno scambio.
analysis-paid-deal = { $paid ->
    [yes] Ha reso: { $chance } punti percentuali, { $money } in denaro.
   *[no] Non ha reso: { $chance } punti percentuali, { $money } in denaro.
}

analysis-curve = Le probabilità nel corso della partita
analysis-curve-title = Una linea per ogni giocatore: la probabilità di vincere a carte scoperte, all’inizio di ogni turno. Gli stessi numeri sono nella tabella «Tutte le probabilità».
analysis-curve-moves = mosse: { $count }

# Puzzles: what they are about, where a game tells no themes apart.

theme-choice = Scelte

# Choices that would be told alike, apart.

puzzle-with = { $what } Con: { $cards }.
