# %% [markdown]
# # A bot in ten lines
#
# How little does it take for a bot to beat random play? We write two for Batavia. One has habits,
# the other has imagination.

# %%
import os
from collections.abc import Callable
from random import Random

from fondaco import make
from fondaco.arena.interval import wilson
from fondaco.bots import Bot, bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.playout import random_game
from fondaco.contract.rules import Move, View

GAMES = int(os.environ.get("GAMES", "80"))  # a smaller number is quicker
rules = make("batavia", players=4)

# %% [markdown]
# A bot has a name and one method. It gets a view and answers with a move. Moves have words such as
# `bid 3`, `lay france` or `travel denmark`, and the first word says what kind it is. The bot with
# habits exchanges tiles for gold and travels whenever it can, lays cards rather than drawing them,
# and makes the lowest bid.

# %%
LIKES = ["exchange", "travel", "lay", "done", "bid", "pass", "draw", "keep", "back"]


class Habits:
    """Plays the first move of the kind it likes best."""

    name = "habits"

    def choose(self, view: View) -> Move | None:
        if view.to_move[0] != view.seat:
            return None  # the game waits for somebody else
        kinds = [rules.format_move(move).split()[0] for move in view.moves]
        return view.moves[min(range(len(kinds)), key=lambda at: LIKES.index(kinds[at]))]


# %% [markdown]
# The other one knows nothing about Batavia. For each move it imagines a world that fits what it has
# seen, makes the move there, and plays on at random to the end. It takes the move that ended best.


# %%
class Imagination:
    """Plays each of its moves to the end of the game, in worlds that are possible."""

    name = "imagination"

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> Move | None:
        if view.to_move[0] != view.seat:
            return None
        return max(view.moves, key=lambda move: self.worth(view, move))

    def worth(self, view: View, move: Move) -> float:
        total = 0.0
        for _ in range(2):
            world = view.sample(self.rng)
            world.play(view.seat, move)
            random_game(world, self.rng)
            total += world.scores()[view.seat] - sum(world.scores()) / view.players
        return total


# %% [markdown]
# Each meets three random bots, in each seat equally often. Four games share a deal.


# %%
def wins(new_bot: Callable[[str], Bot], games: int) -> float:
    """How many of these games the bot wins; a shared win counts in part."""
    won = 0.0
    for number in range(games):
        deal, seat = f"bot-{number // 4}", number % 4
        table: list[Bot] = [make_bot("random", bot_seed(deal, at)) for at in range(4)]
        table[seat] = new_bot(bot_seed(deal, seat))
        places = play_out(rules, table, deal).position.places()
        won += 1 / places.count(1) if places[seat] == 1 else 0.0
    return won


makers: dict[str, Callable[[str], Bot]] = {
    "random": lambda seed: make_bot("random", seed),
    "habits": lambda seed: Habits(),
    "imagination": Imagination,
    "merchant": lambda seed: make_bot("merchant", seed),
}
for name, new_bot in makers.items():
    share = wilson(wins(new_bot, GAMES), GAMES)
    print(
        f"{name:11} wins {share.value:.0%} of {GAMES} games ({share.low:.0%} to {share.high:.0%})"
    )

# %% [markdown]
# A random bot wins its fair share, about a quarter. These habits are worse than no habits at all:
# whoever bids too little gets no cards. A little imagination, even of random play, is worth much
# more, and needs no knowledge of the game. The merchant, which counts what a move is worth, is
# better still.
#
# The intervals treat games as independent, although four of them share a deal; `fondaco arena`
# takes that into account. To give your bot a name that every command knows, see `docs/bots.md`.
