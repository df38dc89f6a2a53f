# Giocare solo nel browser, senza server.

web-solo-starting = { $step ->
    [fetching] Caricamento del gioco…
    [starting] Avvio del gioco…
   *[opening] Quasi pronto…
}
web-solo-elsewhere = Stai giocando in un’altra scheda. Puoi giocare in una sola scheda alla volta.
web-solo-take = Gioca in questa scheda
web-solo-full = Su questo dispositivo non c’è più spazio: la tua ultima mossa non è stata eseguita. Libera spazio e riprova. Le mosse precedenti sono salvate.
web-solo-forbidden = Questo browser non permette a Fondaco di salvare nulla. Puoi giocare, ma le partite spariranno quando chiuderai questa pagina. Scarica una partita per conservarla.
web-solo-newer = Le tue partite sono state salvate da una versione più recente di Fondaco. Ricarica la pagina per avere quella versione. Non è andato perso nulla.
web-solo-no-wasm = Questo browser non può eseguire il gioco: gli manca WebAssembly. Usa una versione aggiornata di Firefox, Chrome, Edge o Safari.
web-solo-not-loaded = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.
web-solo-failed = Il gioco si è fermato in modo imprevisto. Ciò che hai giocato è salvato. Ricarica la pagina per continuare.
web-solo-again = Riprova
web-solo-reload = Ricarica
web-solo-update = È pronta una nuova versione di Fondaco.
web-solo-update-now = Usala ora
web-solo-offer = Finché il server non torna, puoi giocare contro i bot in questo browser.
web-solo-offer-go = Gioca in questo browser
web-solo-alone = Stai giocando in questo browser, senza il server. Queste partite restano su questo dispositivo.
web-solo-back = Torna al server
web-solo-keep-title = Giocare senza connessione
web-solo-keep-about = Fondaco può conservare il gioco su questo dispositivo (circa { $size } MB). Così puoi giocare contro i bot quando il server è irraggiungibile.
web-solo-keep = Conserva il gioco su questo dispositivo
web-solo-keeping = Caricamento…
web-solo-kept = Questo dispositivo è pronto: puoi giocare senza connessione.
web-solo-keep-failed = Non ha funzionato. Controlla la connessione e lo spazio libero su questo dispositivo.
web-version = { $build ->
    [compiled] Fondaco { $version }, versione compilata
    [plain] Fondaco { $version }, versione non compilata
   *[other] Fondaco { $version }
}
web-solo-build = { $build ->
    [compiled] Gira in questo browser: Python { $python }, versione compilata
   *[plain] Gira in questo browser: Python { $python }, versione non compilata
}
web-solo-site = Tutto si svolge nel tuo browser. Non serve un account, e le partite restano su questo dispositivo.
web-solo-docs = Documentazione
web-solo-import = Apri una partita salvata…
web-solo-day = Tutti ricevono le stesse carte, decise dalla data. È un allenamento: non c’è classifica.
web-solo-people = Solo con un server
web-solo-people-text = Per questa pagina servono altre persone. Ora giochi in questo browser, contro i bot.
web-solo-forget = Cancella tutti i miei dati…
web-solo-forget-text = Il tuo nome, le tue partite, i risultati e il rating nei problemi verranno cancellati da questo browser. Non si può annullare. Per conservare una partita, scaricala prima.
web-solo-forgotten = È tutto cancellato.
