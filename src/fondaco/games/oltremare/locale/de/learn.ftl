learn-title-oltremare-2005 = Dein erster Zug in Oltre Mare
learn-title-oltremare-2004 = Dein erster Zug in Oltremare 2004
learn-oltremare-welcome = Du bist Händler in Venedig. Du lädst Waren, feilschst mit den anderen und segelst von Hafen zu Hafen. Wer am Ende die meisten Dukaten hat, gewinnt. Das dauert etwa fünf Minuten.
learn-oltremare-table = Diese Karte liegt oben auf deiner Fracht und bestimmt deinen Zug: Ihre Seemacht, 3, sagt, wie viele Karten du zu Beginn des Zugs haben darfst; ihre Ladung, 4, sagt, wie viele du ausspielen musst.
learn-oltremare-cards = Das sind deine Karten. Jede ist eine Ware und trägt zwei Symbole. Karten gleicher Ware, nacheinander geladen, bilden eine Warengruppe, und eine große Gruppe bringt viel mehr als kleine. Du hast drei Salz: ein guter Anfang.
learn-oltremare-discard =
    Du hast 4 Karten, aber deine Seemacht ist nur 3: Eine Karte geht an die Piraten. Jede deiner Karten dort kostet dich am Ende einen Dukaten.
    Wähle das Getreide und wirf es ab.
learn-oltremare-lie =
    Jetzt handelst du. Bianca bietet ein Salz für 2 Dukaten und sagt, es zeige einen Dukaten und ein Schiff. Die Ware muss stimmen, aber über Symbole darf man lügen, und das tut sie.
    Sieh dir ihr Angebot an und lehne es ab.
learn-oltremare-deal =
    Zorzi macht dir dasselbe Angebot, und er sagt die Wahrheit. Du musst vier Karten ausspielen und hast drei; vom Nachziehstapel würde die vierte 3 Dukaten kosten. Wer in deinem Zug mit dir handelt, bekommt ein Prestigeplättchen.
    Nimm sein Angebot an.
learn-oltremare-done =
    Vier Salz! Das reicht: Du kannst so viele Karten ausspielen, wie deine Ladung verlangt.
    Beende den Handel.
learn-oltremare-play =
    Jetzt spielst du vier Karten aus, und nur ihre Symbole zählen. Ein Symbol einer Art bringt 1, zwei bringen 3, drei bringen 6: so viele Dukaten oder so viele neue Karten. Flaggen bringen ebenso viele Karten zu den Piraten. Mit Schiffen segelst du.
    Wähle alle vier und spiele sie aus.
learn-oltremare-sail =
    Drei Dukatensymbole brachten dir 6 Dukaten, zwei Kartensymbole drei neue Karten, und eine Flagge schickte eine Karte zu deinen Piraten. Zwei Schiffe heißen: Du segelst zwei Häfen weit. Wo du ankommst, nimmst du den Marker: In Modon ist es der Piratenjäger, mit dem dir Flaggen nicht mehr schaden.
    Wähle Modon auf der Seekarte und segle über Candia dorthin.
learn-oltremare-load =
    Zuletzt lädst du die ausgespielten Karten. Vier Salz aufeinander sind eine Gruppe, 10 Dukaten wert. Die Reihenfolge bestimmst du; die letzte liegt oben und bestimmt deinen nächsten Zug.
    Wähle das Salz mit Seemacht 5 zuletzt: Nächstes Mal darfst du fünf Karten haben und spielst zwei aus. Dann lade sie.
learn-oltremare-offer =
    Bianca ist dran, und in ihrem Zug darfst du mit ihr handeln. Sie hat das Salz noch, und du sammelst es.
    Mach ihr ein Angebot: deine Töpferware für ein Salz.
learn-oltremare-prestige = Sie hat angenommen. Du hast ihr Salz, und weil es ihr Zug war, gehört das Prestigeplättchen dir. Prestige wird ausgezahlt, wenn Venedig kommt, und am Ende: am meisten an den, der am meisten hat.
learn-oltremare-money = Irgendwo im Nachziehstapel liegt Venedig. Taucht es auf, wird Prestige ausgezahlt und alle Fracht außer den obersten Gruppen verkauft. Am Ende werden alle Gruppen bezahlt, Prestige und Hafenbonus-Marker nach Rang, und jede Karte bei den Piraten kostet einen Dukaten.
learn-oltremare-end = Das ist ein ganzer Zug: Seemacht, Handel, Aktionen, Fracht. Die Regeln hast du immer zur Hand. Spiele von hier weiter oder beginne eine eigene Partie.
learn-oltremare-2004-cards = Das sind deine Karten. Jede ist eine Ware und trägt zwei Symbole. Karten gleicher Ware, nacheinander geladen, bilden eine Warengruppe, und jede Karte zeigt, was ihre Gruppen bringen. Eine Seide allein bringt nichts, zwei bringen 3 Dukaten, drei bringen 8. Du hast zwei: ein guter Anfang.
learn-oltremare-2004-discard =
    Du hast 4 Karten, aber deine Seemacht ist nur 3: Eine Karte geht an die Piraten. Jede deiner Karten dort kostet dich am Ende einen Dukaten. Der Wein passt zum Wein oben auf deiner Fracht, der Mais zu nichts.
    Wähle den Mais und wirf ihn ab.
learn-oltremare-2004-lie =
    Jetzt handelst du. Bianca bietet eine Seide für 2 Dukaten und sagt, sie zeige Karten und ein Schiff. Die Ware muss stimmen, aber über Symbole darf man lügen, und das tut sie: Es ist eine Flagge darauf, und Flaggen bringen Piraten.
    Sieh dir ihr Angebot an und lehne es ab.
learn-oltremare-2004-done =
    Eine dritte Seide! Und vier Karten reichen: Du kannst so viele ausspielen, wie deine Ladung verlangt.
    Beende den Handel.
learn-oltremare-2004-brought = Zwei Dukatensymbole brachten dir 3 Dukaten, zwei Kartensymbole drei neue Karten, und eine Flagge schickte eine Karte zu deinen Piraten. Bleiben die Schiffe.
learn-oltremare-2004-sail =
    Drei Schiffe heißen: Du segelst genau drei Häfen weit. Wo du ankommst, nimmst du den Marker. Gleich nebenan, in Damiette, liegt Gute Geschäfte: Er zählt in jedem Zug als ein Dukatensymbol mehr. In dieser Ausgabe darfst du eine Route noch einmal befahren, hin und zurück.
    Wähle Damiette auf der Seekarte und segle über Alexandria dorthin.
learn-oltremare-2004-load =
    Zuletzt lädst du die ausgespielten Karten, in welcher Reihenfolge du willst. Der Wein auf dem Wein ist eine Gruppe, und drei Seide aufeinander sind eine für 8 Dukaten; ein Wein dazwischen würde sie teilen. Die letzte Karte liegt oben und bestimmt deinen nächsten Zug.
    Wähle den Wein zuerst und die Seide mit Seemacht 5 zuletzt: Nächstes Mal darfst du fünf Karten haben und spielst zwei aus. Dann lade sie.
learn-oltremare-2004-offer =
    Bianca ist dran, und in ihrem Zug darfst du mit ihr handeln. Drei Seide sind eine volle Gruppe: Eine vierte bringt dir nichts mehr. Sie hat ihre noch, die allein nichts wert ist; du hast zwei Wein gezogen, und ein dritter käme dir gelegen.
    Mach ihr ein Angebot: deine Seide für einen Wein.
learn-oltremare-2004-prestige = Sie hat angenommen. Du hast ihren Wein, und weil es ihr Zug war, gehört der Prestigepunkt dir. Prestige wird ausgezahlt, wenn Venedig kommt, und am Ende: 6 Dukaten an den, der am meisten hat, dann 3, dann 1.
learn-oltremare-2004-venice = Irgendwo im Nachziehstapel liegt Venedig. Sobald jemand es zieht, wird Prestige ausgezahlt, und alle beginnen wieder bei null. Verkauft wird nichts: Deine Fracht bleibt bis zum Ende liegen und kann noch wachsen.
learn-oltremare-2004-last = Wer die letzte Karte des Nachziehstapels nimmt, spielt den Zug zu Ende, und das Spiel ist vorbei. Dann werden alle Gruppen bezahlt, Hafenbonus-Marker und Prestige nach Rang, und jede Karte bei den Piraten kostet einen Dukaten. Bei gleich vielen Markern liegt vorn, wer mehr verschiedene Arten hat.
learn-oltremare-2004-editions = Es gibt auch eine jüngere Ausgabe, Oltre Mare von 2005. Sie hat andere Waren, keine Route wird in einem Zug zweimal befahren, bei Venedig wird auch Fracht verkauft, und die letzte Runde wird zu Ende gespielt. Fast alles andere ist gleich.
