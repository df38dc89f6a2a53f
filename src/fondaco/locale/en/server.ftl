# What the house itself says to a player at a table.

# The prompt line while the game waits for somebody else
server-wait = { $name } is to move
