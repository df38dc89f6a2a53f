# What every game says, and what is said for a game that came without words of its own.

voice-you = you
voice-you-object = you
voice-nothing = nothing
voice-before = before this position

plain-title = { $name }
plain-prompt = What do you do ({ $ask })?
plain-hint = It is about: { $facts }.
plain-help = Choose a number of the menu, or type a move in the notation of the game. r shows its rules, if it has any.
plain-event = { $name }: { $what }.
plain-event-with = { $name }: { $what }, { $facts }.
plain-happened = { $what }.
plain-happened-with = { $what }: { $facts }.
plain-fact = { $name } { $value }
plain-group = ({ $facts })
plain-yes = yes
plain-no = no
