"""Standing orders: what a seat wants done without being asked, until it says otherwise.

A game whose seats can give any has a frozen dataclass of them as its part `orders`. Every field has
a default, and with all of them nothing is ordered. A field that was once written must stay
readable: tables keep orders in their logs. If a later version asks for more, a missing field shows
that an order is an old one; `renewed` leaves it out of a game that is still running.
"""

from abc import ABC, abstractmethod
from typing import Self

from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, View


class Orders(ABC):
    """The standing orders of one seat."""

    __slots__ = ()

    @abstractmethod
    def given(self, view: View) -> Self:
        """These orders as a seat that sees this gives them. Refused: they cannot be given."""

    @abstractmethod
    def move(self, view: View) -> Move | None:
        """The move that they make for a seat that sees this; None: none now."""

    def standing(self, view: View) -> Self:
        """What of them still holds for a seat that sees this, without what has ended."""
        return self

    def after(self, move: Move) -> Self:
        """What still holds after they have made that move."""
        return self

    def renewed(self, view: View) -> tuple[Self, Phrase | None]:
        """What a running game carries out of orders in its log, and a sentence for their owner.

        The sentence says what was dropped because such an order has another meaning today; None:
        nothing was.
        """
        return self, None
