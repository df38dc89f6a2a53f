"""Environments for learning programs: Gymnasium, PettingZoo and OpenSpiel. See docs/envs.md.

>>> codec = codec_for(rules_for("batavia", 4))
>>> codec.layout.size, codec.actions.size
(692, 91)
>>> codec.actions.names[:3]
['pass', 'bid 1', 'bid 2']
"""

from fondaco.contract.codec import Codec
from fondaco.contract.manifest import Manifest
from fondaco.contract.rules import Rules
from fondaco.envs.plain_codec import PlainCodec
from fondaco.envs.stepper import Stepper
from fondaco.games import game, make

__all__ = ["Codec", "Stepper", "codec_for", "codec_of", "rules_for", "usual_players"]


def rules_for(name: str, players: int, **options: str) -> Rules:
    """The rules for an environment: as `fondaco.make`, but talks are limited."""
    return make(name, players, **(dict(codec_of(game(name)).limits) | options))


def codec_for(rules: Rules) -> Codec:
    """The codec of a ruleset: its game's own, or the plain one that suits every game."""
    return codec_of(game(rules.name))(rules)


def codec_of(found: Manifest) -> type[Codec]:
    """The codec of a game, or the plain one if it has none."""
    return found.codec or PlainCodec


def usual_players(name: str) -> int:
    """The default number of players: four, or the nearest that the game allows."""
    return min(game(name).players, key=lambda number: abs(number - 4))
