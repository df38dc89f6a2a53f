"""Something to say, separate from its words: the id of a message, and the values in it.

Rules, voices and bots say everything this way. `fondaco.messages` makes sentences of it, in the
reader's language. A value is a number, a name, another phrase, or several of them in a row.

>>> Phrase("why-best", {"value": 42}).words(lambda key, **values: f"{key} {values}")
"why-best {'value': 42}"
"""

from collections.abc import Callable
from typing import Any


class Phrase:
    """Something to be said: the id of a message, and the values in it."""

    def __init__(self, message: str, values: dict[str, Any] | None = None) -> None:
        self.id = message
        self.values = values or {}

    def words(self, messages: Callable[..., str]) -> str:
        """In words; `messages` is a `fondaco.messages.Messages`, or works like one."""
        return messages(self.id, **self.values)

    def __reduce__(self) -> Any:  # between processes, compiled too
        return Phrase, (self.id, self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.id, self.values) == (other.id, other.values)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Phrase({self.id!r}, {self.values!r})"


def say(message: str, **values: Any) -> Phrase:
    """`say("why-best", value=42)`"""
    return Phrase(message, values)


AND = "and"  # a, b and c
CLAUSES = "clauses"  # a; b; c


class Row:
    """Several things said as one: `salt, silk and wine`, or `2 salt + 1 coin`.

    What stands between them is AND or CLAUSES, in the reader's language, or a text as it is.
    """

    def __init__(self, items: list[Any], between: str = AND) -> None:
        self.items = items
        self.between = between

    def __reduce__(self) -> Any:
        return Row, (self.items, self.between)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and (self.items, self.between) == (other.items, other.between)

    def __hash__(self) -> int:
        return hash(len(self.items))

    def __repr__(self) -> str:
        return f"Row({self.items!r}, {self.between!r})"


Said = Phrase | Row | str  # anything that can be put into words; a text is itself
