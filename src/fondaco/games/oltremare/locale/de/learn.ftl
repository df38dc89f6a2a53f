learn-title-oltremare-2005 = Dein erster Zug in Oltre Mare
learn-title-oltremare-2004 = Dein erster Zug in Oltremare 2004
learn-oltremare-welcome = Du bist Händler in Venedig. Du lädst Waren, feilschst mit den anderen und segelst von Hafen zu Hafen. Wer am Ende die meisten Dukaten hat, gewinnt. Das dauert etwa fünf Minuten.
learn-oltremare-table = Das ist dein Platz. Die oberste Karte deiner Fracht bestimmt deinen Zug: ihre Seemacht, 3, ist, wie viele Karten du zu Beginn haben darfst; ihre Fracht, 4, ist, wie viele du ausspielen musst.
learn-oltremare-cards = Das sind deine Karten. Eine Karte ist eine Ware und trägt zwei Symbole. Karten gleicher Ware, nacheinander geladen, sind eine Gruppe, und eine große Gruppe bringt viel mehr als kleine. Du hast drei Salz: ein guter Anfang.
learn-oltremare-discard =
    Du hast 4 Karten, aber deine Seemacht ist nur 3: eine davon geht an die Piraten. Jede deiner Karten dort kostet dich am Ende einen Dukaten.
    Wähl das Getreide und wirf es ab.
learn-oltremare-lie =
    Jetzt handelst du. Bianca bietet ein Salz für 2 Dukaten und sagt, es zeige einen Dukaten und ein Schiff. Die Ware muss stimmen, aber über Symbole darf man lügen, und das tut sie.
    Sieh dir ihr Angebot an und lehn es ab.
learn-oltremare-deal =
    Zorzi macht dir dasselbe Angebot, und er sagt die Wahrheit. Du musst vier Karten ausspielen und hast drei; vom Stapel würde die vierte 3 Dukaten kosten. Wer in deinem Zug mit dir handelt, bekommt einen Punkt Prestige.
    Nimm sein Angebot an.
learn-oltremare-done =
    Vier Salz! Das reicht: du kannst so viele Karten ausspielen, wie deine Fracht verlangt.
    Beende den Handel.
learn-oltremare-play =
    Jetzt spielst du vier Karten aus, und nur ihre Symbole zählen. Ein Symbol einer Art bringt 1, zwei bringen 3, drei bringen 6: so viele Dukaten, so viele neue Karten. Flaggen bringen ebenso viele Karten zu den Piraten. Mit Schiffen segelst du.
    Wähl alle vier und spiel sie aus.
learn-oltremare-sail =
    Drei Dukatensymbole brachten dir 6 Dukaten, zwei Kartensymbole drei neue Karten, und eine Flagge schickte eine Karte zu deinen Piraten. Zwei Schiffe heißen: du segelst zwei Häfen weit. Wo du ankommst, nimmst du den Marker: in Modon ist es der Piratenjäger, mit dem dir Flaggen nicht mehr schaden.
    Wähl Modon auf der Karte und segle über Candia dorthin.
learn-oltremare-load =
    Zuletzt lädst du die ausgespielten Karten. Vier Salz aufeinander sind eine Gruppe, 10 Dukaten wert. Die Reihenfolge bestimmst du, und die letzte liegt oben und bestimmt deinen nächsten Zug.
    Wähl das Salz mit Seemacht 5 zuletzt, damit du nächstes Mal fünf Karten haben darfst. Dann lade sie.
learn-oltremare-offer =
    Bianca ist dran, und in ihrem Zug darfst du mit ihr handeln. Sie hat das Salz noch, und du sammelst es.
    Mach ihr ein Angebot: deine Töpferwaren für ein Salz.
learn-oltremare-prestige = Sie hat angenommen. Du hast ihr Salz, und weil es ihr Zug war, gehört der Punkt Prestige dir. Er zahlt, wenn Venedig kommt und am Ende: am meisten dem, der am meisten hat.
learn-oltremare-money = Irgendwo im Stapel liegt Venedig. Taucht es auf, wird Prestige bezahlt und alle Fracht außer den obersten Gruppen verkauft. Am Ende werden alle Gruppen bezahlt, Prestige und Hafenmarker zahlen nach Rang, und jede Karte bei den Piraten kostet einen Dukaten.
learn-oltremare-end = Das ist ein ganzer Zug: Seemacht, Handel, Aktionen, Fracht. Die Regeln sind immer einen Klick entfernt. Spiel von hier weiter, oder beginn ein eigenes Spiel.
learn-oltremare-2004-cards = Das sind deine Karten. Eine Karte ist eine Ware und trägt zwei Symbole. Karten gleicher Ware, nacheinander geladen, sind eine Gruppe, und jede Karte zeigt, was ihre Gruppen bringen. Eine Seide allein bringt nichts, zwei bringen 3 Dukaten, drei bringen 8. Du hast zwei: ein guter Anfang.
learn-oltremare-2004-discard =
    Du hast 4 Karten, aber deine Seemacht ist nur 3: eine davon geht an die Piraten. Jede deiner Karten dort kostet dich am Ende einen Dukaten. Der Wein passt zum Wein oben auf deiner Fracht, der Mais zu nichts.
    Wähl den Mais und wirf ihn ab.
learn-oltremare-2004-lie =
    Jetzt handelst du. Bianca bietet eine Seide für 2 Dukaten und sagt, sie zeige Karten und ein Schiff. Die Ware muss stimmen, aber über Symbole darf man lügen, und das tut sie: es ist eine Flagge darauf, und Flaggen bringen Piraten.
    Sieh dir ihr Angebot an und lehn es ab.
learn-oltremare-2004-done =
    Eine dritte Seide! Und vier Karten reichen: du kannst so viele ausspielen, wie deine Fracht verlangt.
    Beende den Handel.
learn-oltremare-2004-brought = Zwei Dukatensymbole brachten dir 3 Dukaten, zwei Kartensymbole drei neue Karten, und eine Flagge schickte eine Karte zu deinen Piraten. Bleiben die Schiffe.
learn-oltremare-2004-sail =
    Drei Schiffe heißen: du segelst genau drei Häfen weit. Wo du ankommst, nimmst du den Marker. Gleich nebenan, in Damiata, liegt Gute Geschäfte: er zählt in jedem Zug als ein Dukatensymbol mehr. In dieser Ausgabe darfst du eine Route noch einmal befahren, hin und zurück.
    Wähl Damiata auf der Karte und segle über Alexandria dorthin.
learn-oltremare-2004-load =
    Zuletzt lädst du die ausgespielten Karten, in welcher Reihenfolge du willst. Der Wein auf dem Wein ist eine Gruppe, und drei Seide aufeinander sind eine von 8 Dukaten; ein Wein dazwischen würde sie teilen. Die letzte Karte liegt oben und bestimmt deinen nächsten Zug.
    Wähl den Wein zuerst und die Seide mit Seemacht 5 zuletzt: nächstes Mal darfst du fünf Karten haben und spielst zwei aus. Dann lade sie.
learn-oltremare-2004-offer =
    Bianca ist dran, und in ihrem Zug darfst du mit ihr handeln. Drei Seide sind eine volle Gruppe: eine vierte bringt dir nichts mehr. Sie hat ihre noch, die allein nichts wert ist; du hast zwei Wein gezogen, und ein dritter käme dir gelegen.
    Mach ihr ein Angebot: deine Seide für einen Wein.
learn-oltremare-2004-prestige = Sie hat angenommen. Du hast ihren Wein, und weil es ihr Zug war, gehört der Punkt Prestige dir. Prestige zahlt, wenn Venedig kommt und am Ende: 6 Dukaten dem, der am meisten hat, dann 3, dann 1.
learn-oltremare-2004-venice = Irgendwo im Stapel liegt Venedig. Sobald jemand es zieht, wird Prestige bezahlt, und alle beginnen wieder bei null. Verkauft wird nichts: deine Fracht bleibt bis zum Ende liegen und kann noch wachsen.
learn-oltremare-2004-last = Wer die letzte Karte des Stapels nimmt, beendet den Zug, und das Spiel ist aus. Dann werden alle Gruppen bezahlt, Hafenmarker und Prestige zahlen nach Rang, und jede Karte bei den Piraten kostet einen Dukaten. Bei gleich vielen Markern liegt vorn, wer mehr verschiedene Arten hat.
learn-oltremare-2004-editions = Es gibt auch eine jüngere Ausgabe, Oltre Mare von 2005. Dort sind die Waren andere, keine Route wird in einem Zug zweimal befahren, Venedig verkauft auch Fracht, und die letzte Runde wird zu Ende gespielt. Fast alles andere ist gleich.
