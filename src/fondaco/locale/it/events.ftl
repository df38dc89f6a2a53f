# Gli eventi di un circolo: perché qualcosa non si può fare.

refused-event-few-players = Un turno richiede almeno { $least } giocatori e { $players ->
    [0] non c’è nessuno
    [one] ce n’è solo uno
   *[other] ce ne sono solo { $players }
}.
refused-event-no-tables = { $players } giocatori non si possono dividere nei tavoli di questo evento.
refused-event-cup-size = Una coppa non può avere { $players } giocatori. I numeri più vicini sono { $sizes }.
refused-event-forbidden-pairs = Con i giocatori che non devono incontrarsi i tavoli non si possono riempire.
refused-event-registration-closed = Le iscrizioni sono chiuse.
refused-event-registered = Questo giocatore è già iscritto.
refused-event-not-registered = Questo giocatore non è iscritto.
refused-event-waiting = I posti sono esauriti. Questo giocatore è il numero { $place } nella lista d’attesa.
refused-event-same-player = Scegli due giocatori diversi.
refused-event-round-runs = Il turno { $round } non è ancora finito.
refused-event-last-round = Tutti i turni sono stati sorteggiati.
refused-event-draw-stands = Il sorteggio non si può annullare: un tavolo è aperto.
refused-event-no-round = Nessun turno è in corso.
refused-event-no-table = Questo evento non ha un tavolo così.
refused-event-table-open = Questo tavolo è già aperto.
refused-event-table-over = La partita a questo tavolo è finita.
refused-event-plays-already = { $player } gioca a un altro tavolo in questo turno.
refused-event-result = Un risultato richiede un punteggio e un piazzamento per ognuno dei { $players } posti.
refused-event-why = Indica un motivo di al massimo { $most } caratteri.
refused-event-over = L’evento è finito.
refused-event-title = Il titolo deve avere da 1 a { $most } caratteri.
refused-event-rounds = Un evento ha da { $least } a { $most } turni.
refused-event-sizes = I tavoli hanno da 2 a 5 posti.
refused-event-points = Indica quattro numeri per le quattro posizioni: ognuno non più alto del precedente e nessuno sotto 0.
refused-event-code-uses = Un codice vale per 1–{ $most } giocatori, e la scadenza deve essere nel futuro.
refused-event-removed = Non puoi partecipare a questo evento. Il motivo: { $why }
refused-event-name-taken = Un altro giocatore si chiama già { $name }. Scegli un altro nome.
refused-event-invitation = Questo evento è su invito. Chiedi un invito all’organizzatore e indica il nome del tuo account.
refused-event-code-needed = Per questo evento serve un codice. Chiedilo all’organizzatore.
refused-event-code-wrong = Il codice non è giusto. Controllalo e riprova.
refused-event-code-expired = Il codice è scaduto. Chiedine uno nuovo all’organizzatore.
refused-event-code-used = Il codice è già stato usato. Chiedine uno nuovo all’organizzatore.
refused-event-registration-open = Le iscrizioni sono già aperte.
refused-event-sits-there = Questo giocatore ha già quel posto.
refused-event-reserve-late = Il turno è cominciato. Ora solo un bot può prendere questo posto, o il giocatore sorteggiato.
refused-event-not-your-table = Possono farlo solo i giocatori di quel tavolo.
refused-event-no-result = Questo tavolo non ha ancora un risultato.
refused-event-protest-late = È troppo tardi. I risultati sono definitivi { $minutes } minuti dopo il turno.
refused-event-protest-open = L’organizzatore ha il tuo reclamo e non ha ancora deciso.
refused-event-no-protest = Non c’è un reclamo aperto con quel numero.
refused-event-protests = Prima decidi su tutti i reclami.
refused-event-protest-window = Si può reclamare ancora per { $minutes } min. Poi l’evento può finire.
refused-event-no-organiser = Questa persona non organizza l’evento.
refused-event-minutes = I tempi vanno da 0 a { $most } minuti. Un turno dura almeno 1 minuto.
refused-event-players = Un evento ha da { $least } a { $most } giocatori.
refused-event-no-undo = In questo evento non si può annullare nulla.
refused-event-sealed = Altri tavoli giocano ancora queste carte. Le vedrai quando il turno sarà finito.
refused-no-event = Questo evento non esiste.
refused-event-damaged = Il registro di questo evento non è leggibile. Avvisa chi gestisce il server.
refused-event-owner-leaves = Organizzi «{ $title }». Prima affidalo ad altri o concludilo.
refused-event-plays-elsewhere = Questo giocatore è a un tavolo in corso di «{ $title }».
refused-event-game-sizes = Questo gioco ha da { $least } a { $most } giocatori per tavolo.
refused-event-cup-four = Una coppa si gioca a tavoli da quattro.
refused-event-options = Questo gioco non ha queste opzioni.
refused-event-no-guests = Si iscrive solo chi ha un account. Prima crea un account o accedi.
refused-event-no-programs = I programmi non possono iscriversi a questo evento.
refused-event-many = Hai già { $most } eventi, che è il limite. Prima concludine uno.
refused-event-only-organiser = Può farlo solo un organizzatore di questo evento.
refused-event-only-owner = Solo il proprietario di questo evento può affidarlo ad altri.
refused-event-other-round = L’evento ora è al turno { $round }. Controlla la pagina e riprova, se lo vuoi ancora.
refused-event-no-account = Non c’è un account chiamato { $login }.
refused-club-network = { $network } non è una rete. Una rete si scrive come 192.168.0.0/16.
