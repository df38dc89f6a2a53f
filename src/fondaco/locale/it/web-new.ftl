# Preparare un tavolo: modelli, che cosa significano, una riga di aiuto per ogni opzione.

web-preset = Tipo di partita
web-preset-learn = Imparare
web-preset-learn-text = Contro bot amichevoli, con un coach. Non conta.
web-preset-friendly = Amichevole
web-preset-friendly-text = Con amici: mandi un link. Il coach è permesso. Non conta.
web-preset-rated = Valida
web-preset-rated-text = Conta: tra persone per il rating, da soli per la scala contro i bot.
web-new-more = Altre impostazioni
web-new-what = Questa partita
web-new-sum-coach = Il tuo coach consiglia, valuta le offerte e ti avverte prima di un grave errore.
web-new-sum-coach-people = I giocatori possono avere un coach.
web-new-sum-no-coach = Nessun coach.
web-new-sum-undo = Una mossa si può annullare finché non si scopre qualcosa di nascosto.
web-new-sum-no-undo = Non si può annullare nulla.
web-new-sum-practice = Non conta per nessun rating.
web-new-sum-ladder = Conta per la scala contro i bot. Se la chiudi o lasci giocare un bot, conta come ultimo posto.
web-new-sum-people = Conta per il rating se almeno due giocatori hanno un account.
web-new-account = Le partite valide richiedono un account: bastano un nome e una password.
web-new-account-link = Crea un account
web-new-unmeasured = La forza dei bot di questo gioco non è ancora misurata: una partita valida richiede altre persone.
web-new-title-help = Si legge nell’elenco dei tavoli.
web-new-private-help = Solo chi ha il link trova il tavolo.
web-new-talk-help = Quanto un bot aspetta la tua offerta nel suo turno.
web-new-calm-help = Altrimenti i bot giocano subito.
web-new-coach-help = Il coach sa solo quello che sa il suo giocatore.
web-new-chances-help = I giocatori non le vedono mai durante la partita.
web-new-hands-help = Per un pubblico che vuole seguire tutto.
web-clock-help = Se il tempo di un giocatore finisce, un bot gioca per lui.
web-option-memory-help = Se lo schermo ricorda per te ciò che è stato pubblico.
web-option-offers-help = Un limite abbrevia le lunghe trattative.
web-option-four-help = Il vecchio regolamento lo lascia aperto.
web-option-setup-help = Con tutte le botteghe scoperte puoi pianificare l’intero viaggio.
web-option-stalling-help = Senza questa regola una partita potrebbe restare ferma per sempre.
web-new-bot-strength = Forza { $rating }; il bot misurato più forte ha { $best }.
web-character-honest-help = Onesto: non mente mai sulle sue carte.
web-character-sly-help = Furbo: mente quando conviene.
web-character-generous-help = Generoso: si accontenta di un piccolo guadagno.
web-character-stubborn-help = Testardo: vuole un grande guadagno.
web-character-silent-help = Taciturno: non contratta.

# Gioca ora: allenamento o valida. La scala contro i bot.

web-play-kind = Allenamento o valida
web-play-practice = Allenamento
web-play-practice-help = Con il coach, e puoi annullare. Non conta.
web-play-rated = Valida
web-play-rated-help = Bot della tua forza, senza coach e senza poter annullare. Conta per la scala.
web-ladder = Scala contro i bot
web-ladder-how = Per chi gioca da solo. La forza dei bot è misurata e non cambia. Cominci da 0 e incontri sempre i bot appena più forti.
web-ladder-next = I tuoi prossimi avversari: { $bot }
web-ladder-play = Gioca una partita valida
web-ladder-bot = bot
web-ladder-unmeasured = In questo gioco la forza dei bot non è ancora misurata: non c’è una scala.
web-ladder-tag = scala
web-ratings-people = Tra persone
web-ratings-get = Per avere un rating, crea un account e finisci senza coach una partita con qualcun altro che ha un account.

# Una partita giocata diversamente da un certo momento.

web-fork-from = Giochi dal turno { $turn } di una partita finita.
web-fork-then = In quella partita la mossa successiva è stata: «{ $what }»
web-fork-against = Ora giochi contro { $names }.
web-fork-bot = { $name } ({ $bot })
web-fork-look = Guarda quella partita
