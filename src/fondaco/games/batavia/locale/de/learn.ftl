learn-title-batavia = Deine ersten Runden Batavia
learn-batavia-welcome = Du bist ein Händler auf dem Weg nach Asien, mit den Schiffen von fünf Ostindien-Kompanien. Wer am Ende das meiste Gold hat, gewinnt. Das dauert etwa fünf Minuten.
learn-batavia-board = Entlang der Reise liegen 35 Läden, jeder von einer Kompanie und mit einer Ware. Dein Händler zieht von Laden zu Laden, immer vorwärts.
learn-batavia-auction = Jede Runde beginnt mit einer Auktion: Ein Posten Schiffskarten wird für Wechsel verkauft. Was der Gewinner zahlt, geht an die anderen, und der Gewinner ist als Erster am Zug.
learn-batavia-bid =
    Zorzi hat 3 geboten. Dieser Posten käme dir gelegen: Er passt zu den Schiffen auf deiner Hand.
    Biete 4.
learn-batavia-bid-on =
    Zorzi geht auf 5.
    Biete 6.
learn-batavia-won = Der Posten gehört dir, und deine 6 Wechsel gingen an Bianca und Zorzi, je drei. Jetzt sind alle einmal am Zug: entweder zwei Karten ziehen oder welche auslegen und reisen. Du beginnst.
learn-batavia-lay =
    Wer die meisten Schiffe einer Kompanie ausgelegt hat, hat ihr Siegel. Auslegen darfst du nur, wenn du danach ein Siegel hast.
    Lege ein englisches Schiff aus.
learn-batavia-lay-on =
    England gehört jetzt dir, aber ein einzelnes Schiff ist leicht übertroffen.
    Lege noch ein englisches Schiff aus.
learn-batavia-lay-last =
    Noch hat niemand ein dänisches Schiff: Eines genügt für das Siegel.
    Lege ein dänisches Schiff aus.
learn-batavia-seals =
    Du hast die meisten Schiffe von England und von Dänemark. Solange du nicht fertig bist, kannst du sie noch zurücknehmen.
    Beende das Auslegen.
learn-batavia-travel =
    Du reist mit einer Kompanie, deren Siegel du hast, zu ihrem nächsten Laden, der noch offen ist. Der dänische ist nah, und bei kurzen Schritten bleiben mehr Läden vor dir.
    Reise mit Dänemark.
learn-batavia-keep =
    Du hast den dänischen Seidenladen genommen, also steht eine Kiste von dir im Seidenkontor: Wer dort die meisten hat, bekommt am Ende das Gold dafür. Das Plättchen darfst du gegen Gold eintauschen. Eines ist 1 wert, zwei verschiedener Kompanien 3, drei 6, vier 10, fünf 15.
    Hab Geduld und behalte es.
learn-batavia-pirates = Bianca und Zorzi waren am Zug, und eine neue Runde hat begonnen. Achte auf die Kanone: Sie zählt alle ausgelegten Schiffe. Erreicht sie die Grenze, versenken Piraten alle Schiffe der Kompanie mit den meisten.
learn-batavia-pass =
    Bianca hat 2 geboten. Überlass ihr den Posten: Was sie zahlt, bekommen die anderen.
    Passe.
learn-batavia-attack =
    Diesmal haben die anderen Karten gezogen. Zorzi hält das Siegel der Niederlande mit einem einzigen Schiff: Nimm es ihm ab.
    Lege ein niederländisches Schiff aus.
learn-batavia-attack-on =
    Jetzt seid ihr gleichauf, und das Siegel gehört niemandem.
    Lege noch ein niederländisches Schiff aus.
learn-batavia-attack-done =
    Zwei gegen eins: Das Siegel gehört dir.
    Beende das Auslegen.
learn-batavia-travel-on =
    Drei Siegel, drei Wege. Der englische Laden liegt am nächsten.
    Reise mit England.
learn-batavia-exchange =
    Du hast Plättchen von zwei Kompanien: 3 Gold. Mit einer dritten wären es 6, aber der Weg ist weit, und danach sammelst du neu.
    Tausche sie ein.
learn-batavia-gold = Das Rennen endet, wenn jemand ankommt. Dann zahlt jedes Kontor an den, der dort die meisten Kisten hat, und es gibt Gold für Siegel, für die meisten Wechsel und für die Ankunft.
learn-batavia-end = Das ist eine ganze Runde: Auktion, Schiffe, Reise. Die Regeln hast du immer zur Hand. Spiele von hier weiter oder beginne eine eigene Partie.
