# Wat elk spel zegt, en wat er gezegd wordt voor een spel dat zonder eigen woorden kwam.

voice-you = jij
voice-you-object = jou
voice-nothing = niets
voice-before = vóór deze stelling

plain-title = { $name }
plain-prompt = Wat doe je ({ $ask })?
plain-hint = Het gaat om: { $facts }.
plain-hint-write = Je kunt een zet ook typen, bijvoorbeeld: { $move }
plain-help = Kies een nummer uit het menu, of typ een zet in de notatie van het spel. r toont de regels, als die er zijn.
plain-event = { $name }: { $what }.
plain-event-with = { $name }: { $what }, { $facts }.
plain-happened = { $what }.
plain-happened-with = { $what }: { $facts }.
plain-fact = { $name } { $value }
plain-group = ({ $facts })
plain-yes = ja
plain-no = nee
