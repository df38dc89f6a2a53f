"""Why something cannot be done: a name and values. Words are added where it is shown.

>>> Refused("offer-changed", number=3, now=2, seen=1).name
'offer-changed'
"""

from collections.abc import Callable
from typing import Any

from fondaco.contract.phrase import Phrase


class Refused(ValueError):
    """The one error for bad input. Nothing has changed when it is raised.

    Its words are the message `refused-<name>` of the house or of a game, in every language. A
    value is what a phrase can hold, or another refusal: the reason of this one.
    """

    def __init__(self, name: str, /, **values: Any) -> None:
        super().__init__(name)
        self.name = name
        self.values = values

    @property
    def phrase(self) -> Phrase:
        """The reason as a phrase, to be put into words."""
        return Phrase(f"refused-{self.name}", self.values)

    def __reduce__(self) -> Any:  # between processes
        return again, (type(self), self.name, self.values)

    def __str__(self) -> str:
        return speak[0](self) if speak else repr(self)

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Refused({self.name!r}{values})"


def again(kind: type[Refused], name: str, values: dict[str, Any]) -> Refused:
    """The same refusal made again, in another process."""
    return kind(name, **values)


def short(text: str, most: int = 40) -> str:
    """Somebody's text as a refusal quotes it, shortened."""
    return text if len(text) <= most else text[: most - 3] + "..."


# How a refusal is put into words where no language was chosen: in a traceback, in a log. `fondaco`
# itself fills this in, so that the contract does not depend on any language.
speak: list[Callable[[Refused], str]] = []
