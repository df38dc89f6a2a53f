"""Doors for learning programs: Gymnasium, PettingZoo and OpenSpiel. See docs/envs.md.

>>> codec = codec_for(rules_for("batavia", 4))
>>> codec.layout.size, codec.actions.size
(692, 91)
>>> codec.actions.names[:3]
['pass', 'bid 1', 'bid 2']
"""

from fondaco.envs.batavia_codec import BataviaCodec
from fondaco.envs.codec import Codec
from fondaco.envs.oltremare_codec import OFFERS, OltremareCodec
from fondaco.envs.stepper import Stepper
from fondaco.rules import make
from fondaco.rules.batavia.rules import BataviaRules
from fondaco.rules.contract import FondacoError, Rules
from fondaco.rules.oltremare.rules import OltremareRules

__all__ = ["Codec", "Stepper", "codec_for", "rules_for"]


def rules_for(game: str, players: int, **options: str) -> Rules:
    """The rules for an environment: as `fondaco.make`, but talks are limited."""
    if game == "oltremare":
        options.setdefault("offers", OFFERS)
    return make(game, players, **options)


def codec_for(rules: Rules) -> Codec:
    """The codec of a ruleset."""
    if isinstance(rules, OltremareRules):
        return OltremareCodec(rules)
    if isinstance(rules, BataviaRules):
        return BataviaCodec(rules)
    raise FondacoError(f"There is no environment for {rules.name}.")
