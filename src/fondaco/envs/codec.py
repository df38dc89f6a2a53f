"""What a codec offers: a game's views as vectors, and its moves as numbers of a fixed table.

A codec sees Views only, never a Position. It knows nothing of whose turn it is in the environment:
that is the `Stepper`'s business, which tells it why a seat is asked and what it has drafted.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

import numpy as np

from fondaco.contract.rules import Move, Position, Rules, View
from fondaco.envs.layout import Layout, Mask, Sheet, Vector

# Why a seat is asked.
NOT_ASKED: Final = 0
ON_TURN: Final = 1  # the game waits for it
TO_ANSWER: Final = 2  # an offer was put to it
INVITED: Final = 3  # a trade phase begins, and it may speak first

# What a draft will become.
NOTHING: Final = 0
OFFER: Final = 1
ACCEPTANCE: Final = 2


class Draft(NamedTuple):
    """What the asked seat has put together so far: it lives here and not in the engine.

    It never changes: each small action makes another one. Nobody but the asked seat sees it.
    """

    kind: int = NOTHING
    to: int = 0  # the seat an offer goes to, or EVERYONE
    give: tuple[int, ...] = ()  # cards, rising: to be given if the deal comes about
    ask: tuple[int, ...] = ()  # goods, rising
    pay: int = 0
    demand: int = 0
    number: int = 0  # of the offer to be accepted
    hushed: int = 0  # kinds of drafts that were torn up: not again before the next move
    backs: int = 0  # cards taken back this turn (Batavia)


BLANK: Final = Draft()

# An offer put to a seat: whom to ask, and a move it has for as long as the offer is open to it.
Ask = tuple[int, Move]


class ActionTable(Layout):
    """The numbered small actions, in named groups."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def group(self, name: str, names: list[str], about: str) -> int:
        """Append a group of actions; the number of the first."""
        self.names += names
        return self.add(name, (len(names),), about)


class Codec(ABC):
    """Encodes the views of one ruleset, and lists and reads its small actions."""

    # Options with which talk comes to an end: an environment plays with them.
    limits: ClassVar[Mapping[str, str]] = {}

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    layout: Layout
    actions: ActionTable
    scales: Vector  # of the dense stretches of the layout

    @abstractmethod
    def legal(self, view: View, asked: int, draft: Draft) -> list[int]:
        """The actions of the view's seat, rising. Never empty while it is asked."""

    @abstractmethod
    def act(self, view: View, draft: Draft, action: int) -> Move | Draft | None:
        """What a legal action comes to: a move, a changed draft, or nothing said."""

    @abstractmethod
    def fill(self, sheet: Sheet, view: View) -> None:
        """Write down what the seat sees on the table."""

    @abstractmethod
    def fill_draft(self, sheet: Sheet, view: View, asked: int, draft: Draft) -> None:
        """Write down why the seat is asked, and its draft."""

    @abstractmethod
    def talk(self, position: Position) -> int:
        """Which talk is going on, by a number that is different for each; -1 for none."""

    @abstractmethod
    def asks(self, position: Position, seat: int, move: Move) -> list[Ask]:
        """Whom to ask after this move has been played, besides the seat the game waits for."""

    @abstractmethod
    def may_speak(self, position: Position) -> bool:
        """Whether an invited seat could make an offer now."""

    @abstractmethod
    def after(self, seat: int, position: Position, draft: Draft, move: Move) -> Draft:
        """The draft that is left when this seat has played a move."""

    def encode(self, view: View, asked: int = NOT_ASKED, draft: Draft = BLANK) -> Vector:
        """The observation of the view's seat."""
        return self.add_draft(self.encode_table(view), view, asked, draft)

    def encode_table(self, view: View) -> Vector:
        """That part of it which stays the same until the next move."""
        sheet = Sheet()
        self.fill(sheet, view)
        return sheet.write(np.zeros(self.layout.size, dtype=np.float32), self.scales)

    def add_draft(self, table: Vector, view: View, asked: int, draft: Draft) -> Vector:
        """The observation, from that part and the rest."""
        vector = table.copy()
        if asked != NOT_ASKED:
            sheet = Sheet()
            self.fill_draft(sheet, view, asked, draft)
            sheet.write(vector, self.scales)
        return vector

    def mask(self, legal: list[int]) -> Mask:
        """Ones for the legal actions."""
        mask = np.zeros(self.actions.size, dtype=np.int8)
        if legal:
            mask[legal] = 1
        return mask
