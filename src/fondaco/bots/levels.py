"""The levels of bots that a player can choose, and how strong each of them is.

Strengths are on the scale of the house's ratings (everybody begins with 25), separate for each
ruleset, measured in matches among the levels. They are in the game's folder, in `data/levels.toml`,
with the commands that measured them. A game without them still has levels.
"""

from functools import cache
from tomllib import loads
from typing import Any, Final

from fondaco.contract.manifest import Manifest, Ruleset

LEVELS: Final = ("deckhand", "clerk", "merchant", "captain", "doge")  # the weakest first
NEWCOMER: Final = "deckhand"  # the bot for a first game: a newcomer can beat it


def level_of(bot: str) -> str:
    """The level of a bot, without its version and settings.

    >>> level_of("merchant@1:sly"), level_of("captain:400")
    ('merchant', 'captain')
    """
    return bot.partition(":")[0].partition("@")[0]


def measured(game: Manifest, ruleset: Ruleset) -> dict[str, float]:
    """By level, as they were measured; without those that think by the clock, or were not."""
    found = _ratings(game, ruleset)
    return {level: float(found[level]) for level in LEVELS if level in found}


def strengths(game: Manifest, ruleset: Ruleset) -> dict[str, int]:
    """By level, in whole numbers. Where a level thinks by the clock, it is the number of the same
    bot with a fixed number of iterations."""
    found = {level_of(bot): round(strength) for bot, strength in _ratings(game, ruleset).items()}
    return {level: found[level] for level in LEVELS if level in found}


def _ratings(game: Manifest, ruleset: Ruleset) -> dict[str, float]:
    """By bot."""
    found: dict[str, float] = _measured(game).get(ruleset.name, {}).get("rating", {})
    return found


@cache
def _measured(game: Manifest) -> dict[str, Any]:
    file = game.folder / "data" / "levels.toml"
    return loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
