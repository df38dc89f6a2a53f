# %% [markdown]
# # A tournament, with plots
#
# Which of our bots is best at Batavia, and by how much? In a tournament every deal is played once
# in every seating, so that neither the cards nor the seat decide it.
#
# You need `pip install 'fondaco[arena]'` for the plots.

# %%
import os
from time import perf_counter

import matplotlib.pyplot as plt

from fondaco.arena.seating import line_ups, seatings
from fondaco.arena.standings import standings
from fondaco.arena.tournament import Tournament, blocks_for, run

GAMES = int(os.environ.get("GAMES", "240"))

# %% [markdown]
# Four bots sit at the table, and each moves to the next seat after each game. So a block is four
# games.

# %%
seats = seatings(line_ups("batavia", 4, "merchant,clerk,deckhand,random"))
plan = Tournament("batavia", seats, blocks_for(GAMES, len(seats)), seed="notebook")
began = perf_counter()
story = run(plan, workers=1)
found = standings(story, perf_counter() - began)
print(f"{found['games']} games on {found['blocks']} deals")

# %%
for row in sorted(found["bots"], key=lambda row: -row["wins"]["value"]):
    wins, score = row["wins"], row["score"]
    print(f"{row['bot']:9} wins {wins['value']:6.1%}   mean score {score['value']:5.1f}")

# %% [markdown]
# ## Who wins?
#
# The lines are 95% intervals. Where they do not overlap, the bots clearly differ.

# %%
rows = list(reversed(found["bots"]))
values = [100 * row["wins"]["value"] for row in rows]
lows = [100 * (row["wins"]["low"] or 0) for row in rows]
highs = [100 * (row["wins"]["high"] or 1) for row in rows]
errors = [
    [value - low for value, low in zip(values, lows, strict=True)],
    [high - value for value, high in zip(values, highs, strict=True)],
]
figure, axes = plt.subplots(figsize=(7, 2.6), layout="constrained")
axes.errorbar(values, range(len(rows)), xerr=errors, fmt="o", capsize=4)
axes.axvline(25, color="grey", linestyle="--", linewidth=1)
axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
axes.set_xlabel("wins in % (dashed: a fair share)")
plt.show()

# %% [markdown]
# ## How far apart are the scores?

# %%
by_bot: dict[str, list[int]] = {bot: [] for bot in plan.bots}
for game in story.games:
    for bot, points in zip(story.seating(game), game.scores, strict=True):
        by_bot[bot].append(points)
figure, axes = plt.subplots(figsize=(7, 3), layout="constrained")
axes.boxplot(
    list(by_bot.values()), orientation="horizontal", tick_labels=list(by_bot), whis=(5, 95)
)
axes.set_xlabel("final gold; the whiskers hold 90% of the games")
plt.show()

# %% [markdown]
# The same from the command line, with ratings and a picture in a file:
#
#     fondaco arena batavia --bots merchant,clerk,deckhand,random --games 240 --seed notebook
