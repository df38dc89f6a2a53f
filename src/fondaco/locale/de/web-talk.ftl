# Während ein Bot auf Menschen wartet

web-hold = Moment mal
web-waiting-left = Ein Bot macht in { $seconds } s weiter
web-waiting-still = Wartet auf { $names }
web-pace = Tempo der Bots
web-pace-quick = zügig
web-pace-calm = gemütlich
web-pace-slow = langsam
web-remarks = Fertige Sätze
