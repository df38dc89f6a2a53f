# What the house itself says to a player at a table.

# The prompt line while the game waits for somebody else
server-wait = { $name } is aan zet

# Lines of the log about the table itself; $name is who, $count how many moves
server-began = Het spel begint.
server-undone = { $name } neemt { $count ->
    [one] een zet
   *[other] { $count } zetten
} terug.
server-stood = Voorlopig speelt een bot voor { $name }.
server-stand-in = Bot voor { $name }
server-returned = { $name } is terug.
server-sat = { $name } neemt de plaats over en speelt verder.
server-paused = Het spel is gepauzeerd.
server-resumed = Het spel gaat verder.
server-granted = { $clock ->
    [days] { $name } geeft { $other } een dag extra.
   *[live] { $name } geeft { $other } een minuut extra.
}
server-closed = De tafel is gesloten.
server-held = { $name } vraagt iedereen om een momentje.
server-paced = { $pace ->
    [quick] De bots spelen nu vlot.
    [slow] De bots nemen nu de tijd.
   *[calm] De bots spelen nu op hun gemak.
}
server-coached = { $count ->
    [0] { $name } heeft geen gids meer.
   *[other] { $name } heeft een gids: { $aids }.
}
server-coach-advice = die geeft advies
server-coach-worth = die zegt wat voorstellen waard zijn
server-coach-warning = die waarschuwt voor fouten
said-removed = (bericht verwijderd)
alert-report = Iemand heeft iets gemeld.
alert-turn = { $game }: jij bent aan de beurt.
alert-full = Je tafel is vol. De partij begint.
