# Mentre un bot aspetta le persone

web-hold = Un momento
web-waiting-left = Un bot va avanti tra { $seconds } s
web-waiting-still = In attesa di { $names }
web-pace = Ritmo dei bot
web-pace-quick = veloce
web-pace-calm = tranquillo
web-pace-slow = lento
web-remarks = Frasi pronte
