# What the browser app says whichever game is played.

web-title = Fondaco
web-motto = Trading games at one long table, with friends and with merchants who never sleep.

## The prompt line

web-prompt-label = What to do now
web-prompt-waiting = { $name } is thinking.
web-prompt-waiting-all = Waiting for the others.
web-prompt-over = The game is over.
web-prompt-paused = The game is paused.
web-prompt-rule = Read rule { $id }
web-undo = Undo
web-confirm-end = End your turn?
web-confirm-end-plain = After this it is somebody else's turn.
web-confirm-yes = Yes, go on
web-confirm-no = Not yet
