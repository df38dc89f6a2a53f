# The guided first game in the browser, and what the installed app says.

web-screen-learn = Impara a giocare
web-learn-step = Passo { $number } di { $count }
web-learn-next = Avanti
web-learn-back = Indietro
web-learn-leave = Lascia la lezione
web-learn-coach = Il tuo coach
web-learn-your-turn = Tocca a te
web-learn-meanwhile = Intanto
web-learn-not-this = Si può fare anche quello, ma per ora resta con me.
web-learn-later = Quello lo farai in una partita vera. Qui prosegui con me.
web-learn-play-on = Gioca da qui in poi
web-learn-own = Comincia una partita tua
web-learn-again = Ricomincia dall’inizio
web-learn-door = Impara giocando: 5 minuti
web-learn-choose = Prime partite guidate: tu fai le mosse, il coach dice perché. Circa cinque minuti ciascuna.
web-learn-begin = Comincia
web-learn-second = Seconda lezione
web-learn-card = La carta
web-learn-next-lesson = Lezione successiva
web-push-title = Avvisami quando tocca a me
web-push-why = Così questo browser ti avvisa quando una partita ti aspetta e tu non ci sei.
web-push-on = Avvisami su questo dispositivo
web-push-off = Non avvisarmi più
web-push-refused = Il tuo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-offline-title = Nessuna connessione
web-offline-text = Fondaco è irraggiungibile. Le tue partite sono al sicuro; questa pagina riprova da sola.
web-offline-again = Riprova

web-screen-guide = Come si gioca
web-guide-read = Leggi la guida illustrata
web-guide-print = Stampa
web-guide-rules = Tutte le regole
web-guide-english = Questa guida non è tradotta: la leggi in inglese.
