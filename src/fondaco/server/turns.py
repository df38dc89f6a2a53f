"""Whose turn it is to be served, where many wait and some want more than others.

What waits belongs to somebody, and somebody to a household (those who come from one address). The
households take turns, within each its people do, and what one person asked for first comes first.
So whoever asks for a hundred things keeps everybody else waiting for one of them, not for a
hundred, and making up more people at one address helps nobody.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Owner(Struct, frozen=True):
    """For whom something is done."""

    household: str
    person: str


class Turns(Generic[T]):
    """A queue that is fair to households and people.

    >>> turns = Turns[str]()
    >>> for name in ("ann", "ann", "ann", "bob", "cem"):
    ...     turns.add(Owner(name, name), f"for {name}")
    >>> [turns.next() for _ in range(len(turns))]
    ['for ann', 'for bob', 'for cem', 'for ann', 'for ann']
    """

    def __init__(self) -> None:
        self._households: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._last: Owner | None = None  # who was served last
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, owner: Owner, what: T) -> None:
        people = self._households.setdefault(owner.household, OrderedDict())
        people.setdefault(owner.person, deque()).append(what)
        self._count += 1

    def next(self) -> T:
        """The one whose turn it is. Who was served last stands behind all who came meanwhile."""
        if self._last is not None and self._last.household in self._households:
            people = self._households[self._last.household]
            self._households.move_to_end(self._last.household)
            if self._last.person in people:
                people.move_to_end(self._last.person)
        household, people = next(iter(self._households.items()))
        person, waiting = next(iter(people.items()))
        what = waiting.popleft()
        if not waiting:
            del people[person]
        if not people:
            del self._households[household]
        self._last = Owner(household, person)
        self._count -= 1
        return what
