"""Players that are programs. A bot sees a View, never a Position, and answers with a Move.

Others' bots join in through the entry point group `fondaco.bots`: each entry is a callable that
takes a seed and gives a Bot. In the `pyproject.toml` of such a package:

    [project.entry-points."fondaco.bots"]
    shylock = "my_package.shylock:Shylock"

>>> make_bot("random", seed=7).name
'random'
"""

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from typing import Protocol

from fondaco.rules.contract import FondacoError, Move, View

GROUP = "fondaco.bots"

# Ours, by name: the module and what to call in it. Imported only when asked for.
BUILT_IN = {
    "random": "fondaco.bots.random_bot:RandomBot",
}


class Bot(Protocol):
    """One player of one game. It may remember what it saw; it belongs to one seat."""

    name: str

    def choose(self, view: View) -> Move | None:
        """One of `view.moves`, or a deal to offer, or None.

        None means "nothing to say now". It is an answer only while the game waits for somebody
        else; a bot that the game waits for (`view.to_move[0] == view.seat`) must move.
        """


BotFactory = Callable[[int | str], Bot]


def bot_names() -> list[str]:
    """The bots there are: ours, then those of installed packages."""
    others = {entry.name for entry in entry_points(group=GROUP)} - set(BUILT_IN)
    return [*BUILT_IN, *sorted(others)]


def check_bot(name: str) -> str:
    """The name itself if there is such a bot; FondacoError if not."""
    if name not in BUILT_IN and name not in bot_names():
        raise FondacoError(f"There is no bot {name!r}; there are {', '.join(bot_names())}.")
    return name


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot for one seat of one game. The same seed and the same views give the same moves."""
    return _factory(check_bot(name))(seed)


def bot_seed(game_seed: str, seat: int) -> str:
    """The seed of the bot at a seat: it follows from the game's seed without telling it."""
    return sha256(f"fondaco bot {seat} {game_seed}".encode()).hexdigest()[:32]


def _factory(name: str) -> BotFactory:
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        built_in: BotFactory = getattr(import_module(module), attribute)
        return built_in
    (entry, *_) = entry_points(group=GROUP, name=name)
    try:
        installed: BotFactory = entry.load()
    except (ImportError, AttributeError) as error:
        raise FondacoError(f"The bot {name} cannot be loaded: {error}.") from None
    return installed
