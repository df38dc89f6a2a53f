# Why a bot did what it did: in any game, and in Oltre Mare. The ids are listed in
# fondaco/bots/reason.py.

why-only = Es gab nichts anderes zu tun.
why-best = Das sieht am besten aus: Ich hoffe auf etwa { $value } am Ende.
why-glance = Auf den ersten Blick sieht das gut aus: Es bringt mich auf etwa { $value }.
why-other = Ich habe auch daran gedacht: { $what }
why-any = Ich lasse den Zufall entscheiden.
why-wait = Ich habe nichts zu sagen.
why-offer-greedy = Vielleicht nimmt das jemand, und für mich wäre es gut.

# After “My advice:”, in the turn of another player.

coach-silence = Sag jetzt nichts.
