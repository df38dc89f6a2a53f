"""Why a bot did what it did: a message and the values in it, told apart from the words.

The English words are in `locale/en/bots.ftl`, under the same ids.

>>> Reason("why-best", {"value": 42}).words(lambda key, **values: f"{key} {values}")
"why-best {'value': 42}"
"""

from collections.abc import Callable
from typing import Any, Final

# The ids of any game and of Oltre Mare, with the names of their values; other games list their own
# beside their Expert. A test holds these against the words.
IDS: Final[dict[str, tuple[str, ...]]] = {
    # any game
    "why-only": (),  # there was no other move
    "why-best": ("value",),  # looks best; what it hopes to end with
    "why-wait": (),  # nothing to say
    # Oltre Mare: the turn
    "why-discard": ("card",),  # worth least
    "why-lot": ("goods", "cards", "ducats"),  # so many more make a lot worth so much
    "why-ducats": ("symbols", "ducats"),
    "why-draw": ("cards",),
    "why-ships": ("ships",),
    "why-sail": ("marker", "port"),
    "why-sail-on": ("port",),  # no marker within reach
    "why-compass": ("marker", "port"),
    "why-stay": (),
    "why-top": ("card", "power", "load"),  # to be left on top for the next turn
    "why-must-buy": ("missing",),
    "why-buy": ("gain",),
    "why-ransom": ("gain",),
    "why-enough": (),  # nothing more to trade for
    # Oltre Mare: the talks
    "why-offer": ("gain", "partner_gain"),
    "why-offer-greedy": (),
    "why-gift": ("prestige",),
    "why-counter": ("gain",),
    "why-accept": ("gain",),
    "why-accept-prestige": ("gain",),  # mostly for the tile
    "why-decline": ("gain",),
    "why-cannot": (),
    "why-distrust": (),  # too many claims were found false
    "why-silent": (),
}


class Reason:
    """A message id and its values: numbers, or names as the game's notation writes them."""

    def __init__(self, reason_id: str, values: dict[str, Any] | None = None) -> None:
        self.id = reason_id
        self.values = values or {}

    def words(self, messages: Callable[..., str]) -> str:
        """The reason in words; `messages` is a `fondaco.messages.Messages`, or works like one."""
        return messages(self.id, **self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.id, self.values) == (other.id, other.values)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, {self.values!r})"
