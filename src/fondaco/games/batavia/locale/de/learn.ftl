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
    Wer die meisten Schiffe einer Kompanie ausgelegt hat, hat ihr Siegel. Auslegen darfst du nur, wenn du danach mindestens ein Siegel hast.
    Lege ein englisches Schiff aus.
learn-batavia-lay-on =
    Das Siegel von England gehört jetzt dir, aber ein einzelnes Schiff ist leicht übertroffen.
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
    Du hast den dänischen Seidenladen genommen, also steht eine Kiste von dir im Seidenkontor: Wer dort die meisten hat, bekommt am Ende das Gold dafür. Das Plättchen darfst du gegen Gold eintauschen. Eines ist 1 wert, zwei von verschiedenen Kompanien 3, drei 6, vier 10, fünf 15.
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
learn-title-batavia-2 = Batavia: Piraten, Tausch und das Ende
learn-batavia-more-welcome = Eine Runde kennst du. Jetzt lernst du, wie man die Piraten nutzt, wann man eintauscht und wie das Spiel endet. Wir beginnen mitten in einer Partie. Die Auktion ist vorbei, und du bist am Zug.
learn-batavia-more-cannon = Sieh dir die Kanone an: 18 Schiffe liegen aus. Bei 21 greifen nach einem Zug Piraten an und versenken alle Schiffe der größten Kompanie, wem sie auch gehören. Die Niederlande sind mit sieben die größte, fünf davon hat Bianca. Keines gehört dir.
learn-batavia-more-lay =
    Bianca hat mit zwei Schiffen das Siegel von Frankreich. Lege drei aus, und es gehört dir. Zugleich erreicht die Kanone 21.
    Lege ein französisches Schiff aus.
learn-batavia-more-lay-on =
    Eins gegen zwei reicht nicht.
    Lege noch eines aus.
learn-batavia-more-lay-last =
    Zwei gegen zwei: Gleichstand, und niemand hat das Siegel.
    Lege das dritte aus.
learn-batavia-more-done =
    Drei gegen zwei: Das Siegel von Frankreich gehört dir. Mit drei Siegeln suchst du dir den besten Laden aus.
    Beende das Auslegen.
learn-batavia-more-travel =
    Frankreichs nächster Laden verkauft Baumwolle, und im Baumwollkontor hast du schon eine Kiste. Wer dort die meisten Kisten hat, bekommt am Ende 11 Gold. Außerdem ist es dein erstes französisches Plättchen.
    Reise mit Frankreich.
learn-batavia-more-exchange =
    Du hast jetzt Plättchen von drei Kompanien: 6 Gold. Eintauschen darfst du nur, wenn du gerade das erste Plättchen einer Kompanie genommen hast. Mit einer vierten wären es 10, aber das kann Runden dauern, und Plättchen, die du am Ende noch hast, bringen nichts. Deine Kisten bleiben in den Kontoren.
    Tausche sie ein.
learn-batavia-more-sunk = Dein Zug endete mit 21 Schiffen, und die Piraten kamen: Alle sieben niederländischen Schiffe sind versenkt, und Bianca hat ihr Siegel verloren. Lege Karten aus, wenn die Piraten andere treffen, und behalte deine Hand, wenn sie dich träfen.
learn-batavia-more-late = Jetzt geht eine andere Partie zu Ende. Du bist auf der Reise weit voraus. Dein einziges Siegel ist das von Frankreich, und vor dir liegt kein französischer Laden mehr. Legst du jetzt Karten aus, kommst du an und nimmst das Zielplättchen: 4 Gold, und diese Runde wird die letzte.
learn-batavia-more-arrive =
    Lege nur aus, was nötig ist. Am Ende legen alle ihre übrigen Handkarten aus, und die Siegel werden neu bestimmt. Deine niederländischen Schiffe zählen also ohnehin.
    Lege dein französisches Schiff aus.
learn-batavia-more-arrive-done =
    Vor dir liegt kein französischer Laden, also reist du zum Ziel. Die anderen haben noch je einen Zug.
    Beende das Auslegen.
learn-batavia-more-score = Alle Hände liegen aus, und deine niederländischen Schiffe bringen dir noch ein Siegel. Jetzt wird Gold gezahlt: jedes Kontor an den, der dort die meisten Kisten hat, von 10 für Tee bis 16 für Pfeffer, bei Gleichstand jedem etwa die Hälfte; 5 für die meisten Wechsel, 4 für die Ankunft, 2 für jedes Siegel. Du gewinnst mit einem Gold Vorsprung.
learn-batavia-more-end = Jetzt kennst du das ganze Spiel. Zähle Kisten und Wechsel, achte auf die Kanone und komm an, bevor die anderen bereit sind. Beginne eine eigene Partie: Der Trainer ist da, wenn du Rat willst.
