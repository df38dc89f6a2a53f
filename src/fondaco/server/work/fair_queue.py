"""A fair queue: some people ask for more than others, and nobody waits for all of it.

Each piece of work belongs to a person, and each person to a household (all people at one address).
The households take turns; within a household its people take turns; the work of one person is done
in the order it was asked for. So a person who asks for a hundred things delays everybody else by
one of them, not by a hundred, and making more guests at one address gains nothing.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")


class Owner(Struct, frozen=True):
    """The person for whom work is done, and their household."""

    household: str
    person: str


class FairQueue(Generic[T]):
    """A queue that is fair to households and people.

    >>> turns = FairQueue[str]()
    >>> for name in ("ann", "ann", "ann", "bob", "cem"):
    ...     turns.add(Owner(name, name), f"for {name}")
    >>> [turns.next() for _ in range(len(turns))]
    ['for ann', 'for bob', 'for cem', 'for ann', 'for ann']
    """

    def __init__(self) -> None:
        self._households: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._last: Owner | None = None  # the owner of the last piece of work
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, owner: Owner, what: T) -> None:
        people = self._households.setdefault(owner.household, OrderedDict())
        people.setdefault(owner.person, deque()).append(what)
        self._count += 1

    def next(self) -> T:
        """The next piece of work. Its last owner goes behind everybody who came meanwhile."""
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
