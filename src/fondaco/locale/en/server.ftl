# What the house itself says to a player at a table.

# The prompt line while the game waits for somebody else
server-wait = Waiting for { $name }

# Lines of the log about the table itself; $name is who, $count how many moves
server-began = The game starts.
server-undone = { $name } takes back { $count ->
    [one] a move
   *[other] { $count } moves
}.
server-stood = A bot is playing for { $name } for now.
server-stand-in = Bot for { $name }
server-returned = { $name } is back.
server-sat = { $name } takes the seat and plays on.
server-paused = The game is paused.
server-resumed = The game continues.
server-granted = { $clock ->
    [days] { $name } gives { $other } one more day.
   *[live] { $name } gives { $other } one more minute.
}
server-closed = The table is closed.
server-held = { $name } asks everyone to wait a moment.
server-paced = { $pace ->
    [quick] The bots play quickly now.
    [slow] The bots play slowly now.
   *[calm] The bots play at normal speed now.
}
server-coached = { $count ->
    [0] { $name } no longer has a coach.
   *[other] { $name } has a coach: { $aids }.
}
server-coach-advice = it gives advice
server-coach-worth = it says what offers are worth
server-coach-warning = it warns of mistakes
said-removed = (message removed)
alert-report = Someone has reported something.
alert-turn = { $game }: it’s your turn.
alert-full = Your table is full. The game begins.
