# Ce que dit chaque jeu, et ce qui est dit pour un jeu venu sans ses propres mots.

voice-you = vous
voice-you-object = vous
voice-nothing = rien
voice-before = avant cette position

plain-title = { $name }
plain-prompt = Que faites-vous ({ $ask }) ?
plain-hint = La situation : { $facts }.
plain-hint-write = Vous pouvez aussi écrire un coup, par exemple : { $move }
plain-help = Choisissez un numéro du menu, ou tapez un coup dans la notation du jeu. r montre ses règles, s’il en a.
plain-event = { $name } : { $what }.
plain-event-with = { $name } : { $what }, { $facts }.
plain-happened = { $what }.
plain-happened-with = { $what } : { $facts }.
plain-fact = { $name } { $value }
plain-group = ({ $facts })
plain-yes = oui
plain-no = non
