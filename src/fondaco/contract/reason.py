"""Why a bot did what it did: a message and the values in it, told apart from the words.

The English words are in `locale/en/bots.ftl`, under the same ids.

>>> Reason("why-best", {"value": 42}).words(lambda key, **values: f"{key} {values}")
"why-best {'value': 42}"
"""

from collections.abc import Callable
from typing import Any, Final

# The ids of any game, with the names of their values; a game lists its own beside its Expert. A
# test holds these against the words.
IDS: Final[dict[str, tuple[str, ...]]] = {
    "why-only": (),  # there was no other move
    "why-best": ("value",),  # looks best; what it hopes to end with
    "why-wait": (),  # nothing to say
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
