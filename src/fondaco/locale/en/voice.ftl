# What every game says, and what is said for a game that came without words of its own.

voice-you = you
voice-you-object = you
voice-nothing = nothing
voice-before = before this position

plain-title = { $name }
plain-prompt = What do you do ({ $ask })?
plain-hint = Details: { $facts }.
plain-hint-write = You can also type a move, for example: { $move }
plain-help = Choose a number from the menu, or type a move in the game’s notation. r shows the rules, if there are any.
plain-event = { $name }: { $what }.
plain-event-with = { $name }: { $what }, { $facts }.
plain-happened = { $what }.
plain-happened-with = { $what }: { $facts }.
plain-fact = { $name } { $value }
plain-group = ({ $facts })
plain-yes = yes
plain-no = no
