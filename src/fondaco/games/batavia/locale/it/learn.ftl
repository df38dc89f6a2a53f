learn-title-batavia = I tuoi primi giri di Batavia
learn-batavia-welcome = Sei un mercante in viaggio verso l’Asia, con le navi di cinque compagnie delle Indie orientali. Chi alla fine ha più oro vince. Ci vogliono circa cinque minuti.
learn-batavia-board = Lungo il viaggio ci sono 35 botteghe, ognuna di una compagnia e con un tipo di merce. Il tuo mercante va di bottega in bottega, sempre avanti.
learn-batavia-auction = Ogni giro comincia con un’asta: un lotto di carte nave si vende in cambio di cambiali. Ciò che paga chi vince va agli altri, e chi vince gioca per primo.
learn-batavia-bid =
    Zorzi ha offerto 3. Questo lotto ti farebbe comodo: va bene con le navi che hai in mano.
    Offri 4.
learn-batavia-bid-on =
    Zorzi sale a 5.
    Offri 6.
learn-batavia-won = Il lotto è tuo, e le tue 6 cambiali sono andate a Bianca e a Zorzi, tre a ciascuno. Ora ognuno gioca una volta: o pesca due carte, o ne cala davanti a sé e viaggia. Cominci tu.
learn-batavia-lay =
    Chi ha calato più navi di tutti per una compagnia ne ha il sigillo. Puoi calare carte solo se, una volta calate, hai almeno un sigillo.
    Cala una nave inglese.
learn-batavia-lay-on =
    L’Inghilterra ora è tua, ma una nave sola si supera facilmente.
    Cala un’altra nave inglese.
learn-batavia-lay-last =
    Nessuno ha ancora una nave danese: ne basta una per il sigillo.
    Cala una nave danese.
learn-batavia-seals =
    Hai più navi di tutti per l’Inghilterra e per la Danimarca. Finché non concludi, potresti ancora riprenderle.
    Concludi.
learn-batavia-travel =
    Viaggi con una compagnia di cui hai il sigillo, fino alla sua prossima bottega ancora aperta. Quella danese è vicina, e i passi corti lasciano più botteghe davanti a te.
    Viaggia con la Danimarca.
learn-batavia-keep =
    Hai preso la bottega danese della seta, e così una tua cassa sta nell’emporio della seta: chi lì ne ha di più riceve il suo oro alla fine. La tessera la puoi scambiare con oro. Una vale 1, due di compagnie diverse 3, tre 6, quattro 10, cinque 15.
    Abbi pazienza e tienila.
learn-batavia-pirates = Bianca e Zorzi hanno giocato, ed è cominciato un nuovo giro. Occhio al cannone: conta tutte le navi calate. Quando arriva alla soglia, i pirati affondano tutte le navi della compagnia che ne ha di più.
learn-batavia-pass =
    Bianca ha offerto 2. Lasciale il lotto: ciò che paga lo ricevono gli altri.
    Passa.
learn-batavia-attack =
    Stavolta gli altri hanno pescato. Zorzi ha il sigillo dei Paesi Bassi con una sola nave: prendiglielo.
    Cala una nave olandese.
learn-batavia-attack-on =
    Ora siete pari, e il sigillo non è di nessuno.
    Cala un’altra nave olandese.
learn-batavia-attack-done =
    Due contro una: il sigillo è tuo.
    Concludi.
learn-batavia-travel-on =
    Tre sigilli, tre strade. La prossima bottega inglese è la più vicina.
    Viaggia con l’Inghilterra.
learn-batavia-exchange =
    Hai tessere di due compagnie: 3 monete d’oro. Con una terza sarebbero 6, ma la strada è lunga, e puoi ricominciare.
    Scambiale.
learn-batavia-gold = La corsa finisce quando qualcuno arriva. Allora ogni emporio paga chi vi ha più casse, e c’è oro per i sigilli, per chi ha più cambiali e per l’arrivo.
learn-batavia-end = Ecco un giro intero: asta, navi, viaggio. Le regole sono sempre a portata di mano. Gioca da qui in poi, o comincia una partita tua.
learn-title-batavia-2 = Batavia: pirati, scambi e la fine
learn-batavia-more-welcome = Conosci un giro. Ora impari a usare i pirati, quando scambiare e come finisce la partita. Cominciamo a metà di una partita. L’asta è finita, e tocca a te.
learn-batavia-more-cannon = Guarda il cannone: sono calate 18 navi. A 21 i pirati attaccano dopo un turno e affondano tutte le navi della compagnia più grande, di chiunque siano. I Paesi Bassi sono i più grandi con sette, cinque delle quali di Bianca. Nessuna è tua.
learn-batavia-more-lay =
    Bianca ha il sigillo della Francia con due navi. Calane tre, ed è tuo. Intanto il cannone arriva a 21.
    Cala una nave francese.
learn-batavia-more-lay-on =
    Una contro due non basta.
    Calane un’altra.
learn-batavia-more-lay-last =
    Due contro due: siete pari, e nessuno ha il sigillo.
    Cala la terza.
learn-batavia-more-done =
    Tre contro due: il sigillo della Francia è tuo. Con tre sigilli scegli la bottega migliore.
    Concludi.
learn-batavia-more-travel =
    La prossima bottega della Francia vende cotone, e hai già una cassa nell’emporio del cotone. Chi vi ha più casse riceve 11 monete d’oro alla fine. È anche la tua prima tessera francese.
    Viaggia con la Francia.
learn-batavia-more-exchange =
    Ora hai tessere di tre compagnie: 6 monete d’oro. Puoi scambiare solo appena presa la prima tessera di una compagnia. Con una quarta sarebbero 10, ma possono volerci dei giri, e le tessere che hai ancora alla fine non fruttano nulla. Le tue casse restano negli empori.
    Scambiale.
learn-batavia-more-sunk = Il tuo turno è finito con 21 navi, e sono arrivati i pirati: tutte e sette le navi olandesi sono affondate, e Bianca ha perso il suo sigillo. Cala carte quando i pirati colpiscono gli altri, e tieni la mano quando colpirebbero te.
learn-batavia-more-late = Ora siamo verso la fine di un’altra partita. Sei molto avanti nel viaggio. Il tuo unico sigillo è quello della Francia, e davanti a te non ci sono più botteghe francesi. Se ora cali carte, arrivi e prendi la tessera d’arrivo: 4 monete d’oro, e questo diventa l’ultimo giro.
learn-batavia-more-arrive =
    Cala solo il necessario. Alla fine tutti calano le carte rimaste in mano, e i sigilli si ricontano. Le tue navi olandesi conteranno comunque.
    Cala la tua nave francese.
learn-batavia-more-arrive-done =
    Davanti non ci sono botteghe francesi, quindi vai all’arrivo. Gli altri hanno ancora un turno ciascuno.
    Concludi.
learn-batavia-more-score = Tutte le mani sono calate, e le tue navi olandesi ti danno un altro sigillo. Ora si paga l’oro: ogni emporio a chi vi ha più casse, da 10 per il tè a 16 per il pepe, e circa la metà a ciascuno in caso di parità; 5 per chi ha più cambiali, 4 per l’arrivo, 2 per ogni sigillo. Vinci per una moneta d’oro.
learn-batavia-more-end = Ora conosci tutto il gioco. Conta casse e cambiali, tieni d’occhio il cannone, e arriva prima che gli altri siano pronti. Comincia una partita tua: il coach c’è, se vuoi un parere.
