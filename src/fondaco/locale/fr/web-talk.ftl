# Pendant qu’un robot attend les joueurs

web-hold = Un instant
web-waiting-left = Un robot continue dans { $seconds } s
web-waiting-still = On attend { $names }
web-pace = Rythme des robots
web-pace-quick = rapide
web-pace-calm = tranquille
web-pace-slow = lent
web-remarks = Phrases toutes faites
