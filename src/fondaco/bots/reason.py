"""Why a bot did what it did: a message and the values in it, told apart from the words.

The English words are in `locale/en/bots.ftl`, under the same ids.

>>> Reason("why-random").id
'why-random'
"""

from typing import Any, Final

# Every id a bot may give, with the names of its values. A test holds this against the words.
IDS: Final[dict[str, tuple[str, ...]]] = {
    # any game
    "why-random": (),
    "why-only": (),  # there was no other move
    "why-best": ("value",),  # looks best; the value it hopes for
    "why-wait": (),  # nothing to say
    # Oltre Mare: the turn
    "why-discard": ("card",),  # the card that is worth least to me
    "why-lot": ("goods", "cards", "ducats"),  # makes a lot of so many cards, worth so much
    "why-start-lot": ("goods",),
    "why-ducats": ("symbols", "ducats"),
    "why-flags": ("flags",),
    "why-draw": ("cards",),
    "why-sail": ("marker", "port"),
    "why-sail-on": ("port",),
    "why-compass": ("marker", "port"),
    "why-stay": (),
    "why-top": ("card", "power", "load"),  # left on top for the next turn
    "why-under": ("card",),  # loaded under the others
    "why-must-buy": ("missing",),
    "why-buy": ("ducats",),
    "why-ransom": ("card",),
    "why-enough": (),  # nothing more to trade for
    # Oltre Mare: the talks
    "why-offer": ("gain", "partner_gain"),
    "why-gift": ("prestige",),
    "why-counter": ("gain",),
    "why-accept": ("gain",),
    "why-accept-prestige": ("gain",),
    "why-decline": ("gain",),
    "why-distrust": ("trust",),
    "why-refused-before": (),
    "why-withdraw": (),
    "why-silent": (),
}


class Reason:
    """A message id and its values: numbers, or names as the game's notation writes them."""

    def __init__(self, reason_id: str, values: dict[str, Any] | None = None) -> None:
        self.id = reason_id
        self.values = values or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.id, self.values) == (other.id, other.values)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, {self.values!r})"
