"""Players that are programs. A bot sees a View, never a Position, and answers with a Move.

Others' bots join in through the entry point group `fondaco.bots`: each entry is a callable that
takes a seed (and its settings, if it has any) and gives a Bot. In the `pyproject.toml` of such a
package:

    [project.entry-points."fondaco.bots"]
    shylock = "my_package.shylock:Shylock"

A class of bots that answer at once says so by `quick = True`: on a server they do not wait for slow
bots, and are not counted. Any other bot counts as slow.

A bot is named with its settings, `name[@version][:setting[:setting…]]`. The bot's own name is that
whole text, so that a record says who played. Without a version it has the one that the table keeps
(`bots/versions.py`), the newest at a new table; `merchant@1` judges as in version 1 anywhere.

>>> make_bot("random", seed=7).name
'random'
>>> make_bot("merchant:sly", seed=7).name
'merchant:sly'
>>> make_bot("merchant@1:sly", seed=7).name
'merchant@1:sly'
"""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature
from typing import Protocol

from fondaco.bots.versions import FIRST, NEWEST
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
    "doge": "fondaco.bots.doge:DogeBot",
}
VERSIONED = (
    "greedy",
    "deckhand",
    "clerk",
    "merchant",
    "navigator",
    "captain",
    "doge",
)  # ask an Expert


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
    name, _, settings = split_bot(spec)
    if name not in BUILT_IN and name not in bot_names():
        raise Refused("no-bot", name=name, names=", ".join(bot_names()))
    if settings:
        _make(spec, 0, NEWEST)  # only the bot itself knows its settings
    return spec


def split_bot(spec: str) -> tuple[str, int | None, list[str]]:
    """Name, version if one is named, and settings; Refused if there is no such version.

    >>> split_bot("captain@1:400"), split_bot("random")
    (('captain', 1, ['400']), ('random', None, []))
    """
    whole, *settings = spec.split(":")
    name, at, number = whole.partition("@")
    if not at:
        return name, None, settings
    if name not in VERSIONED or number not in [str(each) for each in range(FIRST, NEWEST + 1)]:
        raise Refused("bot-version", name=name, version=number, newest=NEWEST)
    return name, int(number), settings


def make_bot(spec: str, seed: int | str, version: int = NEWEST) -> Bot:
    """A bot for one seat of one game. The same seed and the same views give the same moves.

    `version` is that of the table, unless the bot's name has one.
    """
    return _make(check_bot(spec), seed, version)


def _make(spec: str, seed: int | str, version: int) -> Bot:
    name, own, settings = split_bot(spec)
    if version > NEWEST:  # written by a later release
        raise Refused("bot-version", name=name, version=version, newest=NEWEST)
    factory = _factory(name)
    if settings:
        try:
            signature(factory).bind(seed, *settings)
        except TypeError:
            raise Refused("bot-settings", name=name, settings=":".join(settings)) from None
    if name not in VERSIONED:
        return factory(seed, *settings)
    bot = factory(seed, *settings, version=own or version)
    bot.name = spec
    return bot


def is_slow(spec: str) -> bool:
    """Whether a bot takes its time to think. A bot whose class says `quick = True` does not.

    >>> is_slow("merchant:sly"), is_slow("captain@1:200"), is_slow("")
    (False, True, False)
    """
    return bool(spec) and _is_slow(spec.partition(":")[0].partition("@")[0])


@lru_cache(maxsize=100)
def _is_slow(name: str) -> bool:
    try:
        return not getattr(_factory(name), "quick", False)
    except Refused:  # its package is no longer installed
        return True


def bot_seed(game_seed: str, seat: int) -> str:
    """The seed of the bot at a seat: it follows from the game's seed without revealing it."""
    return sha256(f"fondaco bot {seat} {game_seed}".encode()).hexdigest()[:32]


def _factory(name: str) -> BotFactory:
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        built_in: BotFactory = getattr(import_module(module), attribute)
        return built_in
    found = entry_points(group=GROUP, name=name)
    if not found:
        raise Refused("no-bot", name=name, names=", ".join(bot_names()))
    (entry, *_) = found
    try:
        installed: BotFactory = entry.load()
    except (ImportError, AttributeError) as error:
        raise Refused("bot-not-loaded", name=name, error=str(error)) from None
    return installed
