# Why a bot did what it did: in any game, and in Oltre Mare. The ids are listed in
# fondaco/bots/reason.py.

why-only = Il n’y avait rien d’autre à faire.
why-best = Cela me paraît le meilleur choix : j’espère finir avec environ { $value }.
why-glance = À première vue, c’est bien : cela me mène à environ { $value }.
why-other = J’ai aussi pensé à ceci : { $what }
why-any = Je laisse faire le hasard.
why-wait = Je n’ai rien à dire.
why-offer-greedy = Quelqu’un pourrait accepter, et ce serait bon pour moi.

# After “My advice:”, in the turn of another player.

coach-silence = ne dites rien pour l’instant.
