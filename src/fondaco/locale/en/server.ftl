# What the house itself says to a player at a table.

# The prompt line while the game waits for somebody else
server-wait = { $name } is to move

# Lines of the log about the table itself; $name is who, $count how many moves
server-began = The game begins.
server-undone = { $name } takes { $count ->
    [one] a move
   *[other] { $count } moves
} back.
server-stood = A bot plays for { $name } for now.
server-stand-in = Bot for { $name }
server-returned = { $name } is back.
server-paused = The game is paused.
server-resumed = The game goes on.
server-closed = The table is closed.
server-held = { $name } asks everybody to wait a moment.
server-paced = { $pace ->
    [quick] The bots play quickly now.
    [slow] The bots take their time now.
   *[calm] The bots play at an easy pace now.
}
server-coached = { $count ->
    [0] { $name } has no coach any more.
   *[other] { $name } has a coach: { $aids }.
}
server-coach-advice = it gives advice
server-coach-worth = it weighs offers
server-coach-warning = it warns of mistakes
