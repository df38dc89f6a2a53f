# What the house itself says to a player at a table.

# The prompt line while the game waits for somebody else
server-wait = C’est à { $name } de jouer

# Lines of the log about the table itself; $name is who, $count how many moves
server-began = La partie commence.
server-undone = { $name } annule { $count ->
    [1] un coup
   *[other] { $count } coups
}.
server-stood = Un robot joue pour { $name } pour le moment.
server-stand-in = Robot pour { $name }
server-returned = { $name } est de retour.
server-sat = { $name } prend la place et continue la partie.
server-paused = La partie est en pause.
server-resumed = La partie reprend.
server-granted = { $clock ->
    [days] { $name } donne un jour de plus à { $other }.
   *[live] { $name } donne une minute de plus à { $other }.
}
server-closed = La table est fermée.
server-held = { $name } demande un instant à tout le monde.
server-paced = { $pace ->
    [quick] Les robots jouent désormais vite.
    [slow] Les robots jouent désormais lentement.
   *[calm] Les robots jouent désormais tranquillement.
}
server-coached = { $count ->
    [0] { $name } n’a plus de coach.
   *[other] { $name } a un coach : { $aids }.
}
server-coach-advice = il donne des conseils
server-coach-worth = il évalue les offres
server-coach-warning = il avertit avant une grave erreur
said-removed = (message supprimé)
alert-report = Quelqu’un a signalé quelque chose.
alert-turn = { $game } : c’est votre tour.
alert-full = Votre table est complète. La partie commence.
