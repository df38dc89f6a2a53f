learn-title-oltremare-2005 = Il tuo primo turno di Oltre Mare
learn-title-oltremare-2004 = Il tuo primo turno di Oltremare 2004
learn-oltremare-welcome = Sei un mercante di Venezia. Carichi merci, contratti con gli altri e navighi di porto in porto. Chi alla fine ha più ducati vince. Ci vogliono circa cinque minuti.
learn-oltremare-table = Questo è il tuo posto. La carta in cima al tuo carico governa il tuo turno: la sua potenza, 3, è quante carte puoi avere quando il turno comincia; il suo carico, 4, è quante carte devi giocare.
learn-oltremare-cards = Queste sono le tue carte. Una carta è una merce, e porta due simboli. Carte della stessa merce caricate una dopo l’altra fanno una partita, e una partita grande rende molto più di quelle piccole. Hai tre sale: un buon inizio.
learn-oltremare-discard =
    Hai 4 carte, ma la tua potenza è solo 3: una va ai pirati. Ogni tua carta da loro ti costa un ducato alla fine.
    Scegli il grano, poi scartalo.
learn-oltremare-lie =
    Ora contratti. Bianca offre un sale per 2 ducati e dice che mostra un ducato e una nave. La merce dev’essere quella detta, ma sui simboli si può mentire, e lei mente.
    Guarda la sua offerta e rifiutala.
learn-oltremare-deal =
    Zorzi ti fa la stessa offerta, e dice la verità. Devi giocare quattro carte e ne hai tre; dal mazzo la quarta costerebbe 3 ducati. Chi contratta con te nel tuo turno riceve un punto di prestigio.
    Accetta la sua offerta.
learn-oltremare-done =
    Quattro sale! Basta così: puoi giocare tante carte quante ne chiede il tuo carico.
    Chiudi il commercio.
learn-oltremare-play =
    Ora giochi quattro carte, e contano solo i loro simboli. Un simbolo di un tipo rende 1, due rendono 3, tre rendono 6: tanti ducati, tante carte nuove. Le bandiere portano altrettante carte ai pirati. Con le navi navighi.
    Scegli tutte e quattro, poi giocale.
learn-oltremare-sail =
    Tre simboli ducato ti hanno reso 6 ducati, due simboli carte tre carte nuove, e una bandiera ha mandato una carta ai tuoi pirati. Due navi vogliono dire che navighi di due porti. Dove arrivi prendi il segnalino: a Modon è il Cacciatore di pirati, con cui le bandiere non ti fanno più male.
    Scegli Modon sulla carta, poi vacci passando per Candia.
learn-oltremare-load =
    Infine carichi le carte giocate. Quattro sale uno sull’altro sono una partita da 10 ducati. L’ordine è tuo, e l’ultima sta in cima e governa il tuo prossimo turno.
    Scegli per ultimo il sale con potenza 5, così la prossima volta potrai avere cinque carte. Poi caricale.
learn-oltremare-offer =
    È il turno di Bianca, e nel suo turno puoi contrattare con lei. Ha ancora quel sale, e tu lo raccogli.
    Falle un’offerta: la tua ceramica per un sale.
learn-oltremare-prestige = Ha accettato. Hai il suo sale, e poiché era il suo turno il punto di prestigio è tuo. Rende quando arriva Venezia e alla fine: di più a chi ne ha di più.
learn-oltremare-money = Da qualche parte nel mazzo c’è Venezia. Quando appare, il prestigio viene pagato e tutto il carico tranne le partite in cima viene venduto. Alla fine si pagano tutte le partite, prestigio e segnalini rendono secondo il posto, e ogni carta dai pirati costa un ducato.
learn-oltremare-end = Ecco un turno intero: potenza, commercio, azioni, carico. Le regole sono sempre a un clic. Gioca da qui in poi, o comincia una partita tua.
learn-oltremare-2004-cards = Queste sono le tue carte. Una carta è una merce, e porta due simboli. Carte della stessa merce caricate una dopo l’altra fanno una partita, e ogni carta mostra quanto rendono le sue partite. Una seta da sola non rende nulla, due rendono 3 ducati, tre ne rendono 8. Ne hai due: un buon inizio.
learn-oltremare-2004-discard =
    Hai 4 carte, ma la tua potenza è solo 3: una va ai pirati. Ogni tua carta da loro ti costa un ducato alla fine. Il vino va con il vino in cima al tuo carico; il mais non va con niente.
    Scegli il mais, poi scartalo.
learn-oltremare-2004-lie =
    Ora contratti. Bianca offre una seta per 2 ducati e dice che mostra carte e una nave. La merce dev’essere quella detta, ma sui simboli si può mentire, e lei mente: c’è una bandiera, e le bandiere portano i pirati.
    Guarda la sua offerta e rifiutala.
learn-oltremare-2004-done =
    Una terza seta! E quattro carte bastano: puoi giocarne tante quante ne chiede il tuo carico.
    Chiudi il commercio.
learn-oltremare-2004-brought = Due simboli ducato ti hanno reso 3 ducati, due simboli carte tre carte nuove, e una bandiera ha mandato una carta ai tuoi pirati. Restano le navi.
learn-oltremare-2004-sail =
    Tre navi vogliono dire che navighi esattamente di tre porti. Dove arrivi prendi il segnalino. Qui accanto, a Damiata, c’è Buoni affari: a ogni turno conta come un simbolo ducato in più. In questa edizione puoi ripercorrere una rotta, andata e ritorno.
    Scegli Damiata sulla carta, poi vacci passando per Alexandria.
learn-oltremare-2004-load =
    Infine carichi le carte giocate, nell’ordine che vuoi. Il vino sul vino fa una partita, e tre carte di seta una sull’altra ne fanno una da 8 ducati; un vino in mezzo la spezzerebbe. L’ultima carta sta in cima e governa il tuo prossimo turno.
    Scegli per primo il vino e per ultima la seta con potenza 5: la prossima volta potrai avere cinque carte e ne giocherai due. Poi caricale.
learn-oltremare-2004-offer =
    È il turno di Bianca, e nel suo turno puoi contrattare con lei. Tre carte di seta sono una partita piena: una quarta non ti rende nulla di più. Lei ha ancora la sua, che da sola non vale nulla; tu hai pescato due vini, e un terzo ti farebbe comodo.
    Falle un’offerta: la tua seta per un vino.
learn-oltremare-2004-prestige = Ha accettato. Hai il suo vino, e poiché era il suo turno il punto di prestigio è tuo. Il prestigio rende quando arriva Venezia e alla fine: 6 ducati a chi ne ha di più, poi 3, poi 1.
learn-oltremare-2004-venice = Da qualche parte nel mazzo c’è Venezia. Appena qualcuno la pesca, il prestigio viene pagato e tutti ripartono da zero. Non si vende nulla: il tuo carico resta dov’è fino alla fine, e può ancora crescere.
learn-oltremare-2004-last = Chi prende l’ultima carta del mazzo finisce il turno, e il gioco è finito. Allora si pagano tutte le partite, segnalini e prestigio rendono secondo il posto, e ogni carta dai pirati costa un ducato. A pari segnalini sta davanti chi ne ha di più tipi diversi.
learn-oltremare-2004-editions = C’è anche un’edizione più giovane, Oltre Mare del 2005. Lì le merci sono altre, nessuna rotta si percorre due volte in un turno, Venezia vende anche il carico, e l’ultimo giro si gioca fino in fondo. Quasi tutto il resto è uguale.
