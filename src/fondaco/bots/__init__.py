"""Players that are programs. A bot sees a View, never a Position, and answers with a Move.

Others' bots join in through the entry point group `fondaco.bots`: each entry is a callable that
takes a seed (and its settings, if it has any) and gives a Bot. In the `pyproject.toml` of such a
package:

    [project.entry-points."fondaco.bots"]
    shylock = "my_package.shylock:Shylock"

A bot is named with its settings, `name[:setting[:setting…]]`. The bot's own name is that whole
text, so that a record tells who played.

>>> make_bot("random", seed=7).name
'random'
>>> make_bot("merchant:sly", seed=7).name
'merchant:sly'
"""

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from typing import Protocol

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View

GROUP = "fondaco.bots"

# Ours, by name: the module and what to call in it. Imported only when asked for.
BUILT_IN = {
    "random": "fondaco.bots.random_bot:RandomBot",
    "greedy": "fondaco.bots.greedy:GreedyBot",
    "deckhand": "fondaco.bots.apprentice:Deckhand",
    "clerk": "fondaco.bots.apprentice:Clerk",
    "merchant": "fondaco.bots.merchant:MerchantBot",
    "navigator": "fondaco.bots.captain:NavigatorBot",
    "captain": "fondaco.bots.captain:CaptainBot",
}


class Bot(Protocol):
    """One player of one game. It may remember what it saw; it belongs to one seat."""

    name: str

    def choose(self, view: View) -> Move | None:
        """One of `view.moves`, or a deal to offer, or None.

        None means "nothing to say now". It is an answer only while the game waits for somebody
        else; a bot that the game waits for (`view.to_move[0] == view.seat`) must move.
        """


BotFactory = Callable[..., Bot]  # called with the seed, then each setting as text


def bot_names() -> list[str]:
    """The bots there are: ours, then those of installed packages."""
    others = {entry.name for entry in entry_points(group=GROUP)} - set(BUILT_IN)
    return [*BUILT_IN, *sorted(others)]


def check_bot(spec: str) -> str:
    """The text itself if there is such a bot with such settings; Refused if not."""
    name, *settings = spec.split(":")
    if name not in BUILT_IN and name not in bot_names():
        raise Refused("no-bot", name=name, names=", ".join(bot_names()))
    if settings:
        _make(name, settings, 0)  # only the bot itself knows its settings
    return spec


def make_bot(spec: str, seed: int | str) -> Bot:
    """A bot for one seat of one game. The same seed and the same views give the same moves."""
    name, *settings = check_bot(spec).split(":")
    return _make(name, settings, seed)


def _make(name: str, settings: list[str], seed: int | str) -> Bot:
    factory = _factory(name)
    if settings:
        try:
            signature(factory).bind(seed, *settings)
        except TypeError:
            raise Refused("bot-settings", name=name, settings=":".join(settings)) from None
    return factory(seed, *settings)


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
        raise Refused("bot-not-loaded", name=name, error=str(error)) from None
    return installed
