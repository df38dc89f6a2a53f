# The guided first game in the browser, and what the installed app says.

web-screen-learn = Learn to play
web-learn-step = Step { $number } of { $count }
web-learn-next = Continue
web-learn-back = Back
web-learn-leave = Leave the lesson
web-learn-coach = Your coach
web-learn-your-turn = Your move
web-learn-meanwhile = Meanwhile
web-learn-not-this = You could do that too, but follow me for now.
web-learn-later = You’ll do that in a real game. For now, follow me.
web-learn-play-on = Play on from here
web-learn-own = Start your own game
web-learn-again = Start over
web-learn-door = Learn by playing: 5 minutes
web-learn-choose = Guided first games: you make the moves, your coach explains why. About five minutes each.
web-learn-begin = Start
web-learn-second = Second lesson
web-learn-card = The card
web-learn-next-lesson = Next lesson
web-push-title = Notify me when it’s my turn
web-push-why = This browser shows a notification when a game is waiting for you and you’re away.
web-push-on = Notify me on this device
web-push-off = Turn off notifications
web-push-refused = Your browser blocks notifications from this page. You can change that in its settings.
web-offline-title = No connection
web-offline-text = Fondaco can’t be reached. Your games are safe. This page keeps trying.
web-offline-again = Try again

web-screen-guide = How to play
web-guide-read = Read the illustrated guide
web-guide-print = Print
web-guide-rules = All the rules
web-guide-english = This guide hasn’t been translated into your language, so it is shown in English.
