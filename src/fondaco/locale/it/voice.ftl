# Quello che dice ogni gioco, e quello che si dice per un gioco arrivato senza parole sue.

voice-you = tu
voice-you-object = te
voice-nothing = niente
voice-before = prima di questa posizione

plain-title = { $name }
plain-prompt = Che cosa fai ({ $ask })?
plain-hint = Si tratta di: { $facts }.
plain-hint-write = Puoi anche scrivere una mossa, per esempio: { $move }
plain-help = Scegli un numero del menu, o scrivi una mossa nella notazione del gioco. r ne mostra le regole, se ne ha.
plain-event = { $name }: { $what }.
plain-event-with = { $name }: { $what }, { $facts }.
plain-happened = { $what }.
plain-happened-with = { $what }: { $facts }.
plain-fact = { $name } { $value }
plain-group = ({ $facts })
plain-yes = sì
plain-no = no
