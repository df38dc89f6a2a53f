"""The levels at which one can choose a bot, and how strong each of them is.

Strengths are on the scale of the house's ratings (everybody begins with 25), of each ruleset apart,
measured in matches among the levels. They lie in the game's folder, in `data/levels.toml`, with the
commands that measured them; a game that has none has levels all the same.
"""

from functools import cache
from tomllib import loads
from typing import Any, Final

from fondaco.contract.manifest import Manifest, Ruleset

LEVELS: Final = ("deckhand", "clerk", "merchant", "navigator", "captain")  # the weakest first
NEWCOMER: Final = "deckhand"  # with whom one begins: somebody one can win against


def strengths(game: Manifest, ruleset: Ruleset) -> dict[str, int]:
    """By level, as far as they were measured."""
    measured = _measured(game).get(ruleset.name, {}).get("rating", {})
    return {level: round(measured[level]) for level in LEVELS if level in measured}


@cache
def _measured(game: Manifest) -> dict[str, Any]:
    file = game.folder / "data" / "levels.toml"
    return loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
