# %% [markdown]
# # A first game
#
# What does a program see when it plays? We deal a game of Oltre Mare, look at it through the eyes
# of one player, and let bots play it to the end.
#
# You need `pip install fondaco`.

# %%
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import fondaco
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.records import Game
from fondaco.records.verify import verify

# %% [markdown]
# The rules of a game are an object. They deal a position from a seed: the same seed gives the same
# deal, today and in ten years.

# %%
rules = fondaco.make("oltremare", players=4, edition="2005", offers="12")
position = rules.start(seed="first-game")
seat = position.turn
print("The game waits for seat", seat)

# %% [markdown]
# A program never gets the position itself, only a *view*: what its seat may know. The view lists
# the moves that the seat can make.

# %%
view = position.view(seat)
print([rules.format_move(move) for move in view.moves])

# %% [markdown]
# What is not in the view is hidden. A program that wants to think ahead can ask for a world that
# fits everything the seat knows. Two such worlds usually differ.

# %%
first, second = view.sample(Random(1)), view.sample(Random(2))
other = (seat + 1) % 4
print("One possible hand of the next seat:    ", sorted(first.view(other).as_json()["hand"]))
print("Another possible hand of the next seat:", sorted(second.view(other).as_json()["hand"]))

# %% [markdown]
# Now four bots play the game to its end. A bot is asked for a move whenever it may act.

# %%
seed = "first-game"
names = ["merchant", "clerk", "deckhand", "random"]
bots = [make_bot(name, bot_seed(seed, at)) for at, name in enumerate(names)]
game = play_out(rules, bots, seed)
for name, score, place in zip(names, game.position.scores(), game.position.places(), strict=True):
    print(f"{place}. {name:9} {score:3} ducats")
print(len(game.log), "moves")

# %% [markdown]
# A game is kept as a record: the seed and the moves, as text. Anyone can check it. `verify` deals
# the cards again and repeats every move.

# %%
file = Path(mkdtemp()) / "game.txt"
file.write_text(game.to_text(), encoding="utf-8")
print("\n".join(file.read_text(encoding="utf-8").splitlines()[:14]))

# %%
report = verify(file.read_text(encoding="utf-8"))
print("Is everything in order?", report.good)
print("Same result:", Game.from_text(game.to_text()).position.scores() == game.position.scores())
