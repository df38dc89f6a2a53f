# The guided first game in the browser, and what the installed app says.

web-screen-learn = Learn to play
web-learn-step = Step { $number } of { $count }
web-learn-next = Go on
web-learn-back = Back
web-learn-leave = Leave the lesson
web-learn-coach = Your coach
web-learn-your-turn = Your move
web-learn-meanwhile = Meanwhile
web-learn-not-this = That can be done too, but stay with me for now.
web-learn-later = You will do that in a real game. Here, go on with me.
web-learn-play-on = Play on from here
web-learn-own = Start a game of your own
web-learn-again = Once more from the beginning
web-learn-door = Learn by playing: 5 minutes
web-learn-choose = A guided first game: you make the moves, your coach says why. About five minutes each.
web-learn-begin = Begin
web-push-title = Tell me when it is my turn
web-push-why = This browser then shows a note when a game waits for you and you are not there.
web-push-on = Tell me on this device
web-push-off = No longer tell me
web-push-refused = Your browser does not allow notes from this page. You can change that in its settings.
web-push-body = { $game }: it is your turn.
web-offline-title = No connection
web-offline-text = The house cannot be reached. Your games are safe there; this page tries again by itself.
web-offline-again = Try again

web-screen-guide = How to play
web-guide-read = Read the guide, with pictures
web-guide-print = Print
web-guide-rules = All the rules
web-guide-english = This guide has not been translated: you read it in English.
