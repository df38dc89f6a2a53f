# %% [markdown]
# # A review as data
#
# A review says what every decision in a finished game was worth. The app shows it as pages. Here we
# read it as numbers: when was the game decided, who played well, and which move cost most?

# %%
import os

import matplotlib.pyplot as plt

from fondaco import make
from fondaco.analysis.narrator import Narrator
from fondaco.analysis.review import ReviewPlan, finished, review
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out

BUDGET = int(os.environ.get("BUDGET", "24"))  # worlds that it imagines for each question

# %% [markdown]
# A merchant, a clerk and a random bot play Batavia.

# %%
seed = "review"
names = ["merchant", "clerk", "random"]
bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
record = play_out(make("batavia", players=3), bots, seed).to_text()
found = review(ReviewPlan(record, budget=BUDGET), processes=1)
print(len(found.decisions), "decisions were judged")

# %% [markdown]
# ## When was it decided?
#
# Each line is a player's win chance with all cards open, at the beginning of every turn.

# %%
figure, axes = plt.subplots(figsize=(7, 3), layout="constrained")
for seat, name in enumerate(names):
    plies = [moment.ply for moment in found.moments]
    axes.plot(plies, [100 * moment.open.chances[seat].mean for moment in found.moments], label=name)
axes.set_xlabel("moves")
axes.set_ylabel("win chance in %")
axes.legend()
plt.show()

# %% [markdown]
# ## Who played well?
#
# The play score is 100 if a player gave nothing away. Luck is what cards and dice added to the win
# chance.

# %%
for name, each, score in zip(names, found.seats, found.scores, strict=True):
    print(
        f"{name:9} {score:3} gold   play score {each.score.mean:3.0f}   "
        f"mistakes {each.mistakes:2} in {each.decisions:3} decisions   luck {each.luck.mean:+.0%}"
    )

# %% [markdown]
# ## Which moves cost most?

# %%
narrator = Narrator(finished(record))
worst = sorted(found.decisions, key=lambda each: -each.lost)[:5]
for cost in worst:
    better = narrator.notation(cost.best)
    print(
        f"move {cost.ply:3}: {names[cost.seat]:9} {narrator.notation(cost.move):16} "
        f"better {better or 'nothing':16} win chance lost {cost.lost:5.1%} {cost.mark}"
    )

# %% [markdown]
# A review imagines worlds at random, so its numbers have an error; a larger budget makes it
# smaller. `docs/analysis.md` explains every number.
