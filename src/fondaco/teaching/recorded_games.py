"""Recorded games of bots, to watch when nobody plays.

A ruleset has one if there is a file in the folder of its game, `shows/<ruleset>.txt`.
`tools/make_shows.py` played them. Like every record, they can be replayed by all later versions.
"""

from functools import cache
from importlib.resources.abc import Traversable

from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from fondaco.records import Game


@cache
def shows() -> tuple[str, ...]:
    """The rulesets that have a recorded game."""
    return tuple(name for name in rulesets() if _file(name).is_file())


def show(name: str) -> Game:
    if name not in shows():
        raise Refused("no-such-show", name=name)
    return Game.from_text(_file(name).read_text(encoding="utf-8"))


def _file(name: str) -> Traversable:
    game, _ = rulesets()[name]
    return game.folder / "shows" / f"{name}.txt"
