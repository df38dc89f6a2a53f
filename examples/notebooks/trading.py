# %% [markdown]
# # Three questions about trading
#
# In Oltre Mare you may lie about a card that you offer. Does it pay? We look at 10,000 games of
# four bots (2,500 deals, each in four seatings): an honest merchant, a sly merchant (which lies
# about poor cards), a clerk and a deckhand (which trade less). `fondaco export` turns their records
# into tables, and `docs/data.md` explains each column.
#
# You need `pip install 'fondaco[data,arena]'`.

# %%
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import mkdtemp

import matplotlib.pyplot as plt
import pyarrow.parquet as pq

from fondaco.arena.interval import bootstrap, wilson

GAMES = int(os.environ.get("GAMES", "10000"))
folder = Path(os.environ.get("FOLDER", mkdtemp()))  # tables that are here already are used again
BOTS = "merchant:honest,merchant:sly,clerk,deckhand"


def fondaco(*words: str) -> None:
    """The command of this name, with the Python that runs this notebook."""
    program = "from fondaco.cli.main import main; main()"
    subprocess.run([sys.executable, "-c", program, *words], check=True, stdout=subprocess.PIPE)


if not (folder / "tables").exists():
    records = str(folder / "records")
    fondaco(
        *["arena", "oltremare", "--players", "4", "--bots", BOTS, "--games", str(GAMES)],
        *["--seed", "trading", "--records", records, "--json"],
    )
    fondaco("export", records, str(folder / "tables"), "--json")

# %%
games = pq.read_table(folder / "tables" / "games.parquet").to_pylist()
offers = pq.read_table(
    folder / "tables" / "offers.parquet", columns=["game_id", "seat", "lies", "deal_ply"]
).to_pylist()
deals = pq.read_table(
    folder / "tables" / "deals.parquet", columns=["game_id", "owner", "taker"]
).to_pylist()
bot = {(game["game_id"], seat): name for game in games for seat, name in enumerate(game["bots"])}
print(f"{len(games):,} games, {len(offers):,} offers, {len(deals):,} deals")

# %% [markdown]
# ## 1. Is an offer with a lie accepted less often?
#
# An offer lies if it says something untrue about a card. Only the sly merchant lies often, so we
# compare its offers with each other.

# %%
for name in ("merchant:honest", "merchant:sly"):
    for lying in (False, True):
        mine = [
            offer for offer in offers
            if bot[offer["game_id"], offer["seat"]] == name and (offer["lies"] > 0) == lying
        ]  # fmt: skip
        if len(mine) < 5:
            print(f"{name:16} {'with a lie' if lying else 'true':10} too few offers")
            continue
        taken = wilson(sum(offer["deal_ply"] is not None for offer in mine), len(mine))
        told = f"{taken.value:.1%} of {len(mine):,} accepted ({taken.low:.1%} to {taken.high:.1%})"
        print(f"{name:16} {'with a lie' if lying else 'true':10} {told}")

# %% [markdown]
# No: it is accepted more often. A claim makes a poor card look good, and nobody can check it before
# the deal. (The offers differ in other ways too, so this is not all due to the lie.)
#
# ## 2. Does the liar win more games?
#
# The two merchants plan their turns in the same way and differ in character. Four games share a
# deal, so the interval is taken over deals.


# %%
def won(game: dict[str, list[int]], seat: int) -> float:
    """1 for the winner; who shares first place gets a part of it."""
    return 1 / game["places"].count(1) if game["places"][seat] == 1 else 0.0


blocks: dict[str, list[float]] = {name: [] for name in BOTS.split(",")}
for first in range(0, len(games), 4):
    block = games[first : first + 4]
    for name, shares in blocks.items():
        shares.append(sum(won(game, game["bots"].index(name)) for game in block) / len(block))
for name, share in zip(blocks, bootstrap(list(blocks.values()), "trading"), strict=True):
    ends = "" if share.low is None else f" ({share.low:.1%} to {share.high:.1%})"
    print(f"{name:16} wins {share.value:.1%}{ends}")

# %% [markdown]
# The sly one wins clearly more often. But a character is more than honesty: the sly merchant also
# leaves less to its partners, wants more before it agrees, and makes five offers per turn instead
# of four (`docs/bots.md`). To see what the lies alone are worth, change only the honesty.
#
# ## 3. Do players who trade more win more?
#
# For each player in each game we count the deals, whether they came from the player's own offer or
# from someone else's. Then we ask how often players with a given number of deals won. The players
# are compared with their own kind: a merchant trades more than a deckhand and is better anyway.

# %%
made = Counter(
    (deal["game_id"], deal[side]) for deal in deals for side in ("owner", "taker")
)  # fmt: skip
figure, axes = plt.subplots(figsize=(7, 3.4), layout="constrained")
for name in blocks:
    groups: dict[int, list[float]] = {}
    for game in games:
        seat = game["bots"].index(name)
        group = min(made[game["game_id"], seat] // 3 * 3, 24)
        groups.setdefault(group, []).append(won(game, seat))
    shown = sorted(group for group, results in groups.items() if len(results) >= GAMES // 100)
    shares = [100 * sum(groups[group]) / len(groups[group]) for group in shown]
    axes.plot([group + 1 for group in shown], shares, "o-", label=name)
axes.set_xlabel("deals of a player in a game (in groups of three)")
axes.set_ylabel("wins in %")
axes.legend()
plt.show()

# %% [markdown]
# Up to a point. The merchants win most often in games in which they make ten to thirteen deals, and
# less often with fewer or more. The clerk and the deckhand win a little more often the more they
# trade. That does not prove a cause: a game that goes well may bring better offers.

# %%
for name in blocks:
    counts = [made[game["game_id"], game["bots"].index(name)] for game in games]
    lies = sum(
        offer["lies"] > 0 for offer in offers if bot[offer["game_id"], offer["seat"]] == name
    )
    mean = sum(counts) / len(counts)
    print(json.dumps({"bot": name, "deals": round(mean, 1), "lies": round(lies / len(games), 2)}))
