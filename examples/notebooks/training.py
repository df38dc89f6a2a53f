# %% [markdown]
# # Training
#
# Can a program learn Batavia from nothing in about a minute? It plays many games at once against
# itself (`fondaco.envs.vector`) with a policy that is one matrix, and numpy is all it needs. The
# program is `examples/learner/learner.py`; here we watch it learn.
#
# You need `pip install 'fondaco[envs,arena]'`.

# %%
import os
import sys
from pathlib import Path
from tempfile import mkdtemp
from time import process_time

import matplotlib.pyplot as plt
import numpy as np

sys.path.insert(0, "../learner")  # a notebook runs in its own folder

import learner

from fondaco import make
from fondaco.arena.interval import wilson
from fondaco.bots import Bot, bot_seed, make_bot
from fondaco.bots.driver import play_out

UPDATES = int(os.environ.get("UPDATES", "30"))  # of the policy, each from 32 games
GAMES = int(os.environ.get("GAMES", "100"))  # to measure with

# %% [markdown]
# We train, and keep a copy of the policy now and then.

# %%
kept: list[tuple[int, learner.Policy]] = []


def keep(ended: int, policy: learner.Policy) -> None:
    """Called after each update."""
    kept.append((ended, learner.Policy(policy.weights.copy())))


began = process_time()
policy = learner.train(updates=UPDATES, tell=keep)
print(f"{kept[-1][0]:,} games in {process_time() - began:.0f} seconds on one core")

# %% [markdown]
# Then the policy becomes a bot and meets three random bots, in each seat equally often, on deals
# that it has never seen.

# %%
folder = Path(mkdtemp())
rules = make("batavia", players=4)


def share(policy: learner.Policy, others: str, games: int) -> float:
    """The share of games that the policy wins."""
    policy.save(folder / "policy.npz")
    won = 0.0
    for number in range(games):
        deal, seat = f"new-{number // 4}", number % 4
        table: list[Bot] = [make_bot(others, bot_seed(deal, at)) for at in range(4)]
        table[seat] = learner.Learner(0, str(folder / "policy.npz"))
        places = play_out(rules, table, deal).position.places()
        won += 1 / places.count(1) if places[seat] == 1 else 0.0
    return won / games


for others in ("random", "deckhand", "merchant"):
    found = wilson(share(policy, others, GAMES) * GAMES, GAMES)
    told = f"wins {found.value:.0%} of {GAMES} games ({found.low:.0%} to {found.high:.0%})"
    print(f"against three of {others:9} it {told}")

# %% [markdown]
# A fair share is a quarter. How fast did it learn? Each point is the policy at one stage of
# training, measured over fewer games.

# %%
steps = sorted({int(at) for at in np.linspace(0, len(kept) - 1, 6)})
points = [(kept[at][0], share(kept[at][1], "random", max(4, GAMES // 2))) for at in steps]
figure, axes = plt.subplots(figsize=(7, 3), layout="constrained")
axes.plot([games for games, _ in points], [100 * wins for _, wins in points], "o-")
axes.axhline(25, color="grey", linestyle="--", linewidth=1)
axes.set_xlabel("games it has learned from")
axes.set_ylabel("wins in % against random bots")
plt.show()

# %% [markdown]
# What has it learned? Judged by the weights alone, without any observation of the table, these are
# the actions that the policy rates best and worst.

# %%
codec = learner.codec_at(4)
mean = policy.weights.mean(axis=1)
order = np.argsort(mean)
print("likes:   ", ", ".join(codec.actions.names[at] for at in order[::-1][:6]))
print("dislikes:", ", ".join(codec.actions.names[at] for at in order[:6]))

# %% [markdown]
# Random bots play badly, so beating them is only the first step: even a deckhand beats this policy.
# `docs/learning.md` continues from here: how the policy gets a name, and plays in the arena against
# any bot.
