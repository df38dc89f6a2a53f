web-game-oltremare = Oltre Mare
web-game-oltremare-2005 = Oltre Mare
web-game-oltremare-2004 = Oltremare 2004
web-about-oltremare-2005 = Fracht stapeln, mündlich feilschen, vor Piraten hüten. Die Ausgabe von 2005.
web-about-oltremare-2004 = Händler von Venedig: die ältere Ausgabe, mit anderen Waren und einem anderen Ende.
web-learn-about-oltremare-2005 = Ein Handlimit, eine Lüge, zwei Geschäfte, eine Fahrt und ein voller Laderaum: ein ganzer Zug.
web-learn-about-oltremare-2004 = Seltene Seide, eine Lüge, eine Fahrt hin und zurück, Fracht, die auf das Ende wartet: ein ganzer Zug.
