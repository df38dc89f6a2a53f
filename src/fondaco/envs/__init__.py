"""Doors for learning programs: Gymnasium, PettingZoo and OpenSpiel. See docs/envs.md.

>>> codec = codec_for(rules_for("batavia", 4))
>>> codec.layout.size, codec.actions.size
(692, 91)
>>> codec.actions.names[:3]
['pass', 'bid 1', 'bid 2']
"""

from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Rules
from fondaco.envs.codec import Codec
from fondaco.envs.stepper import Stepper
from fondaco.games import game, make

__all__ = ["Codec", "Stepper", "codec_for", "rules_for"]


def rules_for(name: str, players: int, **options: str) -> Rules:
    """The rules for an environment: as `fondaco.make`, but talks are limited."""
    return make(name, players, **(dict(_codec(name).limits) | options))


def codec_for(rules: Rules) -> Codec:
    """The codec of a ruleset."""
    return _codec(rules.name)(rules)


def _codec(name: str) -> type[Codec]:
    found = game(name)
    if not found.codec:
        raise FondacoError(f"There is no environment for {name}.")
    codec: type[Codec] = found.load(found.codec)
    return codec
