# Terwijl een bot op mensen wacht

web-hold = Wacht even
web-waiting-left = Een bot gaat verder over { $seconds } s
web-waiting-still = Wacht op { $names }
web-pace = Tempo van de bots
web-pace-quick = vlot
web-pace-calm = op hun gemak
web-pace-slow = langzaam
web-remarks = Kant-en-klare zinnen
