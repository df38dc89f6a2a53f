"""Games to watch when nobody plays: whole games among our bots, kept as records.

One for each ruleset that has a file in the folder of its game, `shows/<ruleset>.txt`. They were
played by `tools/make_shows.py`, and replay for ever like every record.
"""

from functools import cache
from importlib.resources.abc import Traversable

from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from fondaco.records import Game


@cache
def shows() -> tuple[str, ...]:
    """The rulesets of which there is a game to watch."""
    return tuple(name for name in rulesets() if _file(name).is_file())


def show(name: str) -> Game:
    if name not in shows():
        raise Refused("no-such-show", name=name)
    return Game.from_text(_file(name).read_text(encoding="utf-8"))


def _file(name: str) -> Traversable:
    game, _ = rulesets()[name]
    return game.folder / "shows" / f"{name}.txt"
