# Why a bot did what it did: in any game, and in Oltre Mare. The ids are listed in
# fondaco/bots/reason.py.

why-only = Non c’era altro da fare.
why-best = Questa mi sembra la scelta migliore: spero di finire con circa { $value }.
why-glance = A prima vista va bene: mi porta a circa { $value }.
why-other = Ho pensato anche a questo: { $what }
why-any = Lascio decidere al caso.
why-wait = Non ho niente da dire.
why-offer-greedy = Qualcuno potrebbe accettare, e per me sarebbe un bene.

# After “My advice:”, in the turn of another player.

coach-silence = per ora non dire niente.
