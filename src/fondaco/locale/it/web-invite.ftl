# Links to a table, and who can open them.

web-invite-which = Indirizzo di questo computer
web-invite-qr = Codice QR
web-invite-scan = Inquadra questo codice con la fotocamera di un telefono: apre il tavolo.
web-invite-near = Il link vale per chiunque sia nella stessa rete. Se qualcuno non riesce ad aprirlo, controlla per prima cosa il firewall di questo computer.
web-invite-alone = Raggiungibile solo da questo computer
web-invite-dead = Un link copiato qui non funziona per i tuoi amici: Fondaco gira su questo computer e non fa entrare nessun altro.
web-invite-open = Apri a questa rete
web-invite-or = oppure riavvialo con
web-invite-open-sure = Sì, apri alla rete
web-invite-ask-owner = Chi ha avviato Fondaco qui può aprirlo alla rete riavviandolo con
web-invite-warning = Allora chiunque sia nella stessa rete potrà entrare, aprire tavoli e guardare: a casa la tua famiglia, al bar anche gli sconosciuti. Niente è cifrato. Resta così finché non chiudi Fondaco.
web-invite-elsewhere = Per amici più lontani serve un server che tutti possano raggiungere; docs/hosting.md spiega come metterlo in piedi.
web-invite-here = Link per questo computer
web-invite-watch = Invita qualcuno a guardare
