"""Standing orders: what a seat wants done without being asked, until it says otherwise.

A game whose seats can give any has a frozen dataclass of them as its part `orders`. Every field has
a default, and with all of them nothing is ordered. A field that was once written down is readable
for ever: tables keep orders in their logs.
"""

from abc import ABC, abstractmethod
from typing import Self

from fondaco.contract.rules import Move, View


class Orders(ABC):
    __slots__ = ()

    @abstractmethod
    def given(self, view: View) -> Self:
        """These orders as a seat that sees this gives them. Refused: they cannot be given."""

    @abstractmethod
    def move(self, view: View) -> Move | None:
        """The move that they make for a seat that sees this; None: none now."""

    def after(self, move: Move) -> Self:
        """What still stands once that move was made because of them."""
        return self
