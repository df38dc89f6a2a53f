learn-title-oltremare-2005 = Dein erster Zug in Oltre Mare
learn-title-oltremare-2004 = Dein erster Zug in Oltremare 2004
learn-oltremare-welcome = Du bist Händler in Venedig. Du lädst Waren, feilschst mit den anderen und segelst von Hafen zu Hafen. Wer am Ende die meisten Dukaten hat, gewinnt. Das dauert etwa fünf Minuten.
learn-oltremare-table = Diese Karte liegt oben auf deiner Fracht und bestimmt deinen Zug: Ihre Seemacht, 3, sagt, wie viele Karten du zu Beginn des Zugs haben darfst; ihre Ladung, 4, sagt, wie viele du ausspielen musst.
learn-oltremare-cards = Das sind deine Karten. Jede ist eine Ware und trägt zwei Symbole. Karten gleicher Ware, nacheinander geladen, bilden eine Warengruppe, und eine große Gruppe bringt viel mehr als kleine. Du hast drei Salz: ein guter Anfang.
learn-oltremare-discard =
    Du hast 4 Karten, aber deine Seemacht ist nur 3: Eine Karte geht an die Piraten. Jede deiner Karten dort kostet dich am Ende einen Dukaten.
    Wähle das Getreide und gib es den Piraten.
learn-oltremare-lie =
    Jetzt handelst du. Bianca bietet ein Salz für 2 Dukaten und sagt, es zeige einen Dukaten und ein Schiff. Die Ware muss stimmen, aber über Symbole darf man lügen, und das tut sie. Das ist ihre Karte.
    Sieh dir ihr Angebot an und lehne es ab.
learn-oltremare-deal =
    Zorzi macht dir dasselbe Angebot, und er sagt die Wahrheit: Das ist seine Karte. Du musst vier Karten ausspielen und hast drei; vom Nachziehstapel würde die vierte 3 Dukaten kosten. Wer in deinem Zug mit dir handelt, bekommt Prestige.
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
    Wähle den Mais und gib ihn den Piraten.
learn-oltremare-2004-lie =
    Jetzt handelst du. Bianca bietet eine Seide für 2 Dukaten und sagt, sie zeige Karten und ein Schiff. Die Ware muss stimmen, aber über Symbole darf man lügen, und das tut sie: Es ist eine Flagge darauf, und Flaggen bringen Piraten. Das ist ihre Karte.
    Sieh dir ihr Angebot an und lehne es ab.
learn-oltremare-2004-done =
    Eine dritte Seide! Und vier Karten reichen: Du kannst so viele ausspielen, wie deine Ladung verlangt.
    Beende den Handel.
learn-oltremare-2004-brought = Zwei Dukatensymbole brachten dir 3 Dukaten, zwei Kartensymbole drei neue Karten, und eine Flagge schickte eine Karte zu deinen Piraten. Bleiben die Schiffe.
learn-oltremare-2004-sail =
    Drei Schiffe heißen: Du segelst genau drei Häfen weit. Wo du ankommst, nimmst du den Marker. Gleich nebenan, in Damiette, liegt Gute Geschäfte: Er zählt in jedem Zug als ein Dukatensymbol mehr. Mit den beiden anderen Schiffen segelst du nach Alexandria und zurück: Diese Ausgabe erlaubt es.
    Wähle Damiette auf der Seekarte und segle über Alexandria dorthin.
learn-oltremare-2004-load =
    Zuletzt lädst du die ausgespielten Karten, in welcher Reihenfolge du willst. Der Wein auf dem Wein ist eine Gruppe, und drei Seide aufeinander sind eine für 8 Dukaten; ein Wein dazwischen würde sie teilen. Die letzte Karte liegt oben und bestimmt deinen nächsten Zug.
    Wähle den Wein zuerst und die Seide mit Seemacht 5 zuletzt: Nächstes Mal darfst du fünf Karten haben und spielst zwei aus. Dann lade sie.
learn-oltremare-2004-offer =
    Bianca ist dran, und in ihrem Zug darfst du mit ihr handeln. Du hast eine vierte Seide gezogen, aber drei sind eine volle Gruppe: Sie bringt dir nichts mehr. Bianca hat noch eine Seide, die allein nichts wert ist: Deine kann sie gut brauchen. Du hast auch zwei Wein gezogen, und ein dritter käme dir gelegen.
    Mach ihr ein Angebot: deine Seide für einen Wein.
learn-oltremare-2004-prestige = Sie hat angenommen. Du hast ihren Wein, und weil es ihr Zug war, gehört der Prestigepunkt dir. Prestige wird ausgezahlt, wenn Venedig kommt, und am Ende: 6 Dukaten an den, der am meisten hat, dann 3, dann 1.
learn-oltremare-2004-venice = Irgendwo im Nachziehstapel liegt Venedig. Sobald jemand es zieht, wird Prestige ausgezahlt, und alle beginnen wieder bei null. Verkauft wird nichts: Deine Fracht bleibt bis zum Ende liegen und kann noch wachsen.
learn-oltremare-2004-last = Wer die letzte Karte des Nachziehstapels nimmt, spielt den Zug zu Ende, und das Spiel ist vorbei. Dann werden alle Gruppen bezahlt, Hafenbonus-Marker und Prestige nach Rang, und jede Karte bei den Piraten kostet einen Dukaten. Bei gleich vielen Markern liegt vorn, wer mehr verschiedene Arten hat.
learn-oltremare-2004-editions = Es gibt auch eine jüngere Ausgabe, Oltre Mare von 2005. Sie hat andere Waren, keine Route wird in einem Zug zweimal befahren, bei Venedig wird auch Fracht verkauft, und die letzte Runde wird zu Ende gespielt. Fast alles andere ist gleich.
learn-title-oltremare-2005-2 = Oltre Mare: Kaufen, Venedig und das Ende
learn-title-oltremare-2004-2 = Oltremare 2004: Kaufen, Venedig und das Ende
learn-oltremare-more-welcome = Du weißt, wie ein Zug abläuft. Jetzt kommt der Rest: Kaufen, Behauptungen, Venedig, die Marker und das Ende. Wir beginnen mitten in einer Partie.
learn-oltremare-more-buy =
    Du musst drei Karten ausspielen und hast zwei. Niemand bietet dir eine an, also kaufst du. Die oberste Karte des Nachziehstapels kostet 3 Dukaten, oder 4, wenn deine Kasse leer ist. Deine eigenen Piraten verkaufen ihre oberste Karte zum selben Preis, und eine zurückgekaufte Karte kostet dich am Ende nichts. Du darfst in einem Zug vier Karten kaufen.
    Kaufe eine Karte vom Nachziehstapel.
learn-oltremare-more-claim =
    Bianca bietet dir eine Seide für 2 Dukaten und sagt, sie zeige Karten und ein Schiff. Kannst du ihr glauben? Die Ware stimmt immer. Die Symbole sind so viel wert wie ihr Wort. Zahle also, was dir die Ware allein wert ist. Du sammelst Seide und hast eine auf der Hand.
    Nimm ihr Angebot an.
learn-oltremare-more-truth = Das ist ihre Karte: ein Dukat und eine Flagge, keine Karten und kein Schiff. Es war eine Lüge, und sie hat dich nichts gekostet, denn du hast für Seide bezahlt. Auch du darfst lügen. Aber alle hören, was du sagst, und wenn du eine Karte ausspielst, sehen alle, ob es stimmte. Wer ertappt wird, dem glaubt man weniger. Bianca hat Prestige bekommen: Sie hat in deinem Zug mit dir gehandelt.
learn-oltremare-more-done =
    Sieh dir den Nachziehstapel an: Die oberste Karte hat eine andere Rückseite. Es ist Venedig. Es taucht auf, sobald jemand die nächste Karte kauft, zieht oder an die Piraten verliert. Dann wird Prestige ausgezahlt, und du hast am meisten.
    Beende den Handel und mach weiter.
learn-oltremare-more-play =
    Spiele die beiden Seidenkarten und das gekaufte Salz aus. Zusammen zeigen sie zwei Dukaten, eine Flagge, zweimal Karten und ein Schiff.
    Wähle diese drei und spiele sie aus.
learn-oltremare-2005-more-venice = Durch die Flagge ist Venedig aufgetaucht. Prestige brachte 6 Dukaten für den ersten Rang, 3 für den zweiten und 1 für den dritten. Dann gingen alle Plättchen zurück, und alle beginnen bei null. Alle Fracht wurde verkauft, außer den obersten Gruppen. Lade also vor Venedig nach unten, was fertig ist, und nach oben, was noch wachsen kann.
learn-oltremare-2004-more-venice = Durch die Flagge ist Venedig aufgetaucht. Prestige brachte 6 Dukaten für den ersten Rang, 3 für den zweiten und 1 für den dritten. Dann begannen alle wieder bei null. In dieser Ausgabe wird keine Fracht verkauft: Sie wartet auf das Ende und kann noch wachsen. Kurz vor Venedig ist ein Geschäft also mehr wert, denn es bringt Prestige.
learn-oltremare-more-sail =
    Ein Schiff heißt: Du segelst einen Hafen weit. In Candia liegt Ruhige See, in Negroponte liegt der Piratenjäger, und in Korfu liegt Günstiger Handel. Mit Günstigem Handel kosten gekaufte Karten 1, 2, 3 und 4 Dukaten statt je 3.
    Segle nach Korfu.
learn-oltremare-more-markers = Der zuletzt genommene Marker ist aktiv. Ruhige See zahlt einen Dukaten für jedes ausgespielte Schiff. Gute Geschäfte zählt als ein Dukatensymbol mehr. Mit dem Piratenjäger gelten Flaggen nicht. Günstiger Handel macht Karten billiger. Lokaler Einfluss zahlt dir zu Beginn deines Zugs etwas für hohe Seemacht. Der Kompass bringt dich sofort in jeden Hafen. Ältere Marker wirken nicht mehr, zählen aber am Ende: die meisten Marker 6 Dukaten, dann 3, dann 1.
learn-oltremare-more-load =
    Oben auf deiner Fracht liegt eine Seide. Lade beide Seidenkarten darauf: Drei zusammen bringen viel mehr als drei einzelne. Das Salz kommt nach oben und trennt die Gruppe nicht.
    Lade das Salz zuletzt.
learn-oltremare-more-late = Jetzt geht eine andere Partie zu Ende. Im Nachziehstapel liegt nur noch eine Karte. Karten auf deiner Hand sind dann nichts wert. Es zählt nur, was du lädst, und jede Karte bei den Piraten kostet dich einen Dukaten.
learn-oltremare-2005-more-last =
    Wer die letzte Karte des Nachziehstapels nimmt, beginnt die letzte Runde. Sie endet mit dem rechten Nachbarn des Startspielers. Bianca war zuerst dran, und du sitzt rechts von ihr. Das kann also der letzte Zug der Partie sein. Späte Geschäfte bringen den anderen noch Prestige, also handle nicht mehr.
    Beende den Handel.
learn-oltremare-2004-more-last =
    Wer die letzte Karte des Nachziehstapels nimmt, spielt den Zug zu Ende, und das Spiel ist sofort vorbei. Niemand sonst kommt noch dran. Wer vorn liegt, nimmt sie also, und wer hinten liegt, nicht. Späte Geschäfte bringen den anderen noch Prestige, also handle nicht mehr.
    Beende den Handel.
learn-oltremare-more-last-play =
    Zwei Salz liegen oben auf deiner Fracht, und du hast noch zwei. Vier bringen 10 Dukaten, zwei nur 3. Das Kartensymbol zieht die letzte Karte. Eine Flagge würde jetzt nur noch kosten.
    Wähle die beiden Salzkarten und spiele sie aus.
learn-oltremare-more-last-sail =
    Ruhige See hat dir einen Dukaten für das Schiff gebracht. Bianca und du habt je drei Marker. Mit einem mehr liegst du vorn: 6 Dukaten für dich und nur 3 für Bianca.
    Segle nach Tenedos.
learn-oltremare-more-last-load =
    Lade jetzt. Die Reihenfolge ist egal: Niemand hat damit noch einen Zug.
    Lade beide Salzkarten.
learn-oltremare-2005-more-score = Die Schlusswertung: Prestige zahlt nach Rang, alle Gruppen werden verkauft, jede Karte bei den Piraten kostet einen Dukaten, und Marker zahlen nach Rang. Du gewinnst mit zwei Dukaten Vorsprung. Ohne das vierte Salz hätte Bianca gewonnen.
learn-oltremare-2004-more-score = Die Schlusswertung: Alle Gruppen werden verkauft, Marker und Prestige zahlen nach Rang, und jede Karte bei den Piraten kostet einen Dukaten. Bei gleich vielen Markern liegt vorn, wer mehr Arten hat. Du gewinnst, und die vier Salz haben geholfen.
learn-oltremare-more-end = Jetzt kennst du das ganze Spiel. Kaufe, wenn du musst, zahle für Ware und nicht für Worte, achte auf den Nachziehstapel und rechne aus, was das Ende bringt. Beginne eine eigene Partie: Der Trainer ist da, wenn du Rat willst.
