# Why a bot did what it did: in any game, and in Oltre Mare. The ids are listed in
# fondaco/bots/reason.py.

why-only = It was my only move.
why-best = This looks best: I expect to end with about { $value }.
why-glance = At a glance this looks good: it should bring me to about { $value }.
why-other = I also considered this: { $what }
why-any = I picked at random.
why-wait = I have nothing to say.
why-offer-greedy = Someone might take this, and it would be good for me.

# After “My advice:”, in the turn of another player.

coach-silence = say nothing for now.
