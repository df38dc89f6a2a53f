# What calls a player back to the board from another tab.

web-calls-wanted = It’s your move
web-calls-board = Go to the board
