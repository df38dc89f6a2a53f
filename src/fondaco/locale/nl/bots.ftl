# Why a bot did what it did: in any game, and in Oltre Mare. The ids are listed in
# fondaco/bots/reason.py.

why-only = Er was niets anders te doen.
why-best = Dit lijkt me het beste: ik hoop op ongeveer { $value } uit te komen.
why-glance = Op het eerste gezicht is dit goed: het brengt me op ongeveer { $value }.
why-other = Ik dacht ook hieraan: { $what }
why-any = Ik laat het toeval beslissen.
why-wait = Ik heb niets te zeggen.
why-offer-greedy = Misschien neemt iemand dit aan, en het zou goed voor me zijn.

# After “My advice:”, in the turn of another player.

coach-silence = zeg nu niets.
