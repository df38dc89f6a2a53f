learn-title-oltremare-2005 = Il tuo primo turno di Oltre Mare
learn-title-oltremare-2004 = Il tuo primo turno di Oltremare 2004
learn-oltremare-welcome = Sei un mercante di Venezia. Carichi merci, contratti con gli altri e navighi di porto in porto. Chi alla fine ha più ducati vince. Ci vogliono circa cinque minuti.
learn-oltremare-table = Questa carta è in cima al tuo carico e governa il tuo turno: la sua potenza, 3, dice quante carte puoi avere quando il turno comincia; la sua stazza, 4, dice quante carte devi giocare.
learn-oltremare-cards = Queste sono le tue carte. Ognuna è una merce e porta due simboli. Carte della stessa merce caricate una dopo l’altra fanno un lotto, e un lotto grande frutta molto più di tanti piccoli. Hai tre carte sale: un buon inizio.
learn-oltremare-discard =
    Hai 4 carte, ma la tua potenza è solo 3: una va ai pirati. Ogni tua carta nelle loro mani ti costa un ducato alla fine.
    Scegli la carta grano, poi dalla ai pirati.
learn-oltremare-lie =
    Ora contratti. Bianca offre una carta sale per 2 ducati e dice che mostra un ducato e una nave. La merce dev’essere quella dichiarata, ma sui simboli si può mentire, e lei mente. Ecco la sua carta.
    Guarda la sua offerta e rifiutala.
learn-oltremare-deal =
    Zorzi ti fa la stessa offerta, e dice la verità: ecco la sua carta. Devi giocare quattro carte e ne hai tre; dal mazzo la quarta costerebbe 3 ducati. Chi fa uno scambio con te nel tuo turno guadagna prestigio.
    Accetta la sua offerta.
learn-oltremare-done =
    Quattro carte sale! Basta così: puoi giocare tante carte quante ne chiede la tua stazza.
    Concludi gli scambi.
learn-oltremare-play =
    Ora giochi quattro carte, e contano solo i loro simboli. Un simbolo di un tipo frutta 1, due fruttano 3, tre fruttano 6: altrettanti ducati, o altrettante carte nuove. Le bandiere portano altrettante carte ai pirati. Con le navi avanzi.
    Scegli tutte e quattro, poi giocale.
learn-oltremare-sail =
    Tre simboli ducato ti hanno fruttato 6 ducati, due simboli carte tre carte nuove, e una bandiera ha mandato una carta ai tuoi pirati. Due navi: avanzi di due porti. Dove arrivi prendi il segnalino: a Modone è il Cacciatore di pirati, con cui le bandiere non ti danneggiano più.
    Scegli Modone sulla mappa, poi vacci passando per Candia.
learn-oltremare-load =
    Infine carichi le carte giocate. Quattro carte sale una sull’altra sono un lotto da 10 ducati. L’ordine lo scegli tu; l’ultima sta in cima e governa il tuo prossimo turno.
    Scegli per ultima la carta sale con potenza 5: la prossima volta potrai avere cinque carte e ne giocherai due. Poi caricale.
learn-oltremare-offer =
    È il turno di Bianca, e nel suo turno puoi contrattare con lei. Ha ancora quella carta sale, e tu le collezioni.
    Falle un’offerta: la tua ceramica per una carta sale.
learn-oltremare-prestige = Ha accettato. Hai la sua carta sale, e poiché era il suo turno la tessera prestigio è tua. Il prestigio si paga quando arriva Venezia e alla fine: di più a chi ne ha di più.
learn-oltremare-money = Da qualche parte nel mazzo c’è Venezia. Quando appare, il prestigio viene pagato e tutto il carico tranne i lotti in cima viene venduto. Alla fine si pagano tutti i lotti, prestigio e segnalini bonus dei porti si pagano secondo la classifica, e ogni carta in mano ai pirati costa un ducato.
learn-oltremare-end = Ecco un turno intero: potenza, commercio, azioni, carico. Le regole sono sempre a portata di mano. Gioca da qui in poi, o comincia una partita tua.
learn-oltremare-2004-cards = Queste sono le tue carte. Ognuna è una merce e porta due simboli. Carte della stessa merce caricate una dopo l’altra fanno un lotto, e ogni carta mostra quanto fruttano i suoi lotti. Una carta seta da sola non frutta nulla, due fruttano 3 ducati, tre ne fruttano 8. Ne hai due: un buon inizio.
learn-oltremare-2004-discard =
    Hai 4 carte, ma la tua potenza è solo 3: una va ai pirati. Ogni tua carta nelle loro mani ti costa un ducato alla fine. Il vino va con il vino in cima al tuo carico; il mais non va con niente.
    Scegli la carta mais, poi dalla ai pirati.
learn-oltremare-2004-lie =
    Ora contratti. Bianca offre una carta seta per 2 ducati e dice che mostra carte e una nave. La merce dev’essere quella dichiarata, ma sui simboli si può mentire, e lei mente: c’è una bandiera, e le bandiere portano i pirati. Ecco la sua carta.
    Guarda la sua offerta e rifiutala.
learn-oltremare-2004-done =
    Una terza carta seta! E quattro carte bastano: puoi giocarne tante quante ne chiede la tua stazza.
    Concludi gli scambi.
learn-oltremare-2004-brought = Due simboli ducato ti hanno fruttato 3 ducati, due simboli carte tre carte nuove, e una bandiera ha mandato una carta ai tuoi pirati. Restano le navi.
learn-oltremare-2004-sail =
    Tre navi: avanzi di tre porti esatti. Dove arrivi prendi il segnalino. Qui accanto, a Damiata, c’è Buoni affari: a ogni turno conta come un simbolo ducato in più. In questa edizione puoi ripercorrere una rotta, andata e ritorno.
    Scegli Damiata sulla mappa, poi vacci passando per Alessandria.
learn-oltremare-2004-load =
    Infine carichi le carte giocate, nell’ordine che vuoi. Il vino sul vino fa un lotto, e tre carte seta una sull’altra ne fanno uno da 8 ducati; una carta vino in mezzo lo spezzerebbe. L’ultima carta sta in cima e governa il tuo prossimo turno.
    Scegli per prima la carta vino e per ultima la carta seta con potenza 5: la prossima volta potrai avere cinque carte e ne giocherai due. Poi caricale.
learn-oltremare-2004-offer =
    È il turno di Bianca, e nel suo turno puoi contrattare con lei. Tre carte seta sono un lotto pieno: una quarta non ti frutta nulla di più. Bianca ha ancora la sua, che da sola non vale nulla: la tua le farebbe comodo. Tu hai pescato anche due carte vino, e una terza ti sarebbe utile.
    Falle un’offerta: la tua carta seta per una carta vino.
learn-oltremare-2004-prestige = Ha accettato. Hai la sua carta vino, e poiché era il suo turno il punto prestigio è tuo. Il prestigio si paga quando arriva Venezia e alla fine: 6 ducati a chi ne ha di più, poi 3, poi 1.
learn-oltremare-2004-venice = Da qualche parte nel mazzo c’è Venezia. Appena qualcuno la pesca, il prestigio viene pagato e tutti ripartono da zero. Non si vende nulla: il tuo carico resta dov’è fino alla fine, e può ancora crescere.
learn-oltremare-2004-last = Chi prende l’ultima carta del mazzo finisce il turno, e la partita è finita. Allora si pagano tutti i lotti, segnalini bonus e prestigio si pagano secondo la classifica, e ogni carta in mano ai pirati costa un ducato. A pari segnalini è davanti chi ne ha di più tipi diversi.
learn-oltremare-2004-editions = C’è anche un’edizione più recente, Oltre Mare del 2005. Lì le merci sono altre, nessuna rotta si percorre due volte in un turno, a Venezia si vende anche il carico, e l’ultimo giro si gioca fino in fondo. Quasi tutto il resto è uguale.
learn-title-oltremare-2005-2 = Oltre Mare: acquisti, Venezia e la fine
learn-title-oltremare-2004-2 = Oltremare 2004: acquisti, Venezia e la fine
learn-oltremare-more-welcome = Sai come si svolge un turno. Ora il resto: gli acquisti, le affermazioni, Venezia, i segnalini e la fine della partita. Cominciamo a metà di una partita.
learn-oltremare-more-buy =
    Devi giocare tre carte e ne hai due. Nessuno te ne offre una, quindi compri. La carta in cima al mazzo costa 3 ducati, o 4 se la tua borsa è vuota. I tuoi pirati vendono la loro carta in cima allo stesso prezzo, e una carta ricomprata alla fine non ti costa nulla. Puoi comprare quattro carte per turno.
    Compra una carta dal mazzo.
learn-oltremare-more-claim =
    Bianca ti offre una carta seta per 2 ducati e dice che mostra carte e una nave. Puoi crederle? La merce è sempre vera. I simboli valgono quanto la sua parola. Paga quindi quanto vale per te la sola merce. Tu raccogli seta, e ne hai una.
    Accetta la sua offerta.
learn-oltremare-more-truth = Ecco la sua carta: un ducato e una bandiera, niente carte e niente nave. Era una bugia, e non ti è costata nulla, perché hai pagato per la seta. Anche tu puoi mentire. Ma tutti sentono ciò che dici, e quando giochi una carta tutti vedono se era vero. A chi viene scoperto si crede di meno. Bianca ha guadagnato prestigio: ha fatto uno scambio con te nel tuo turno.
learn-oltremare-more-done =
    Guarda il mazzo: la carta in cima ha un altro dorso. È Venezia. La prossima carta presa la fa apparire, che sia comprata, pescata o persa ai pirati. Allora il prestigio viene pagato, e tu ne hai più di tutti.
    Concludi gli scambi e continua.
learn-oltremare-more-play =
    Gioca le due carte seta e la carta sale comprata. Insieme mostrano due ducati, una bandiera, due simboli carte e una nave.
    Scegli queste tre carte, poi giocale.
learn-oltremare-2005-more-venice = La bandiera ha fatto apparire Venezia. Il prestigio ha fruttato 6 ducati al primo, 3 al secondo e 1 al terzo, poi tutte le tessere sono state rese: tutti ripartono da zero. Tutto il carico è stato venduto, tranne i lotti in cima. Prima di Venezia carica dunque sotto i lotti completi, e in cima un lotto che può ancora crescere.
learn-oltremare-2004-more-venice = La bandiera ha fatto apparire Venezia. Il prestigio ha fruttato 6 ducati al primo, 3 al secondo e 1 al terzo, poi tutti sono ripartiti da zero. In questa edizione il carico non si vende: aspetta la fine e può ancora crescere. Poco prima di Venezia, quindi, uno scambio vale di più, perché porta prestigio.
learn-oltremare-more-sail =
    Una nave: avanzi di un porto. A Candia c’è Mare calmo, a Negroponte c’è il Cacciatore di pirati e a Corfù c’è Commercio favorevole. Con Commercio favorevole le carte comprate costano 1, 2, 3 e 4 ducati invece di 3 ciascuna.
    Vai a Corfù.
learn-oltremare-more-markers = L’ultimo segnalino preso è attivo. Mare calmo frutta un ducato per ogni nave giocata. Buoni affari conta come un simbolo ducato in più. Il Cacciatore di pirati ignora le bandiere. Commercio favorevole rende le carte meno care. Influenza locale ti paga all’inizio del turno se la potenza è alta. La Bussola ti porta subito in qualsiasi porto. I segnalini vecchi non agiscono più, ma contano alla fine: più segnalini 6 ducati, poi 3, poi 1.
learn-oltremare-more-load =
    In cima al tuo carico c’è una carta seta. Carica le altre due sopra: tre insieme fruttano molto più di tre separate. La carta sale va in cima e non spezza il lotto.
    Carica la carta sale per ultima.
learn-oltremare-more-late = Ora siamo verso la fine di un’altra partita. Nel mazzo resta una sola carta. Le carte in mano non varranno nulla. Conta solo ciò che carichi, e ogni carta che hanno i pirati ti costa un ducato.
learn-oltremare-2005-more-last =
    Chi prende l’ultima carta del mazzo apre l’ultimo giro. Finisce con il vicino di destra del primo giocatore. Bianca era la prima, e tu siedi alla sua destra. Quindi questo può essere l’ultimo turno della partita. Gli scambi tardivi portano ancora prestigio agli altri: non scambiare più.
    Concludi gli scambi.
learn-oltremare-2004-more-last =
    Chi prende l’ultima carta del mazzo finisce il turno, e la partita termina subito. Nessun altro gioca ancora. Quindi chi è davanti la prende, chi è dietro no. Gli scambi tardivi portano ancora prestigio agli altri: non scambiare più.
    Concludi gli scambi.
learn-oltremare-more-last-play =
    Due carte sale sono in cima al tuo carico, e ne hai altre due. Quattro fruttano 10 ducati, due soltanto 3. Il simbolo carte pesca l’ultima carta. Una bandiera, ormai, sarebbe solo un costo.
    Scegli le due carte sale, poi giocale.
learn-oltremare-more-last-sail =
    Mare calmo ti ha fruttato un ducato per la nave. Tu e Bianca avete tre segnalini ciascuno. Uno in più ti porta in testa: 6 ducati per te, e solo 3 per Bianca.
    Vai a Tenedo.
learn-oltremare-more-last-load =
    Ora carica. L’ordine non conta più: nessuno avrà un altro turno con quel carico.
    Carica le due carte sale.
learn-oltremare-2005-more-score = Il conteggio finale: il prestigio si paga secondo la classifica, tutti i lotti si vendono, ogni carta in mano ai pirati costa un ducato, e i segnalini si pagano secondo la classifica. Vinci per due ducati. Senza la quarta carta sale avrebbe vinto Bianca.
learn-oltremare-2004-more-score = Il conteggio finale: tutti i lotti si vendono, segnalini e prestigio si pagano secondo la classifica, e ogni carta in mano ai pirati costa un ducato. A pari segnalini è davanti chi ne ha di più tipi. Vinci, e le quattro carte sale hanno aiutato.
learn-oltremare-more-end = Ora conosci tutto il gioco. Compra quando devi, paga la merce e non le parole, tieni d’occhio il mazzo e conta ciò che frutterà la fine. Comincia una partita tua: il coach c’è, se vuoi un parere.
