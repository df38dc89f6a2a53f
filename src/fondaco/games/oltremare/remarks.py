"""What people can say about goods with a click."""

from fondaco.contract.phrase import Phrase, say
from fondaco.contract.rules import Rules
from fondaco.games.oltremare.rules.rules import OltremareRules


def remarks(rules: Rules) -> list[Phrase]:
    """What one looks for, and what one does not have."""
    assert isinstance(rules, OltremareRules)
    goods = rules.setting.deck.goods_names
    return [say(f"say-oltremare-{what}", goods=name) for what in ("need", "none") for name in goods]
