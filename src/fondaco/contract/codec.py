"""What a codec offers: a game's views as numbers, and its moves as numbers of a fixed table.

It reads what a seat sees from Views only, never from a Position. It knows nothing of whose turn it
is in the environment: that is the Stepper's business (in `envs`), which tells it why a seat is
asked and what it has drafted. What it writes on a Sheet becomes a vector there.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from fondaco.contract.layout import Layout, Sheet
from fondaco.contract.rules import Move, Position, Rules, View

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
    backs: int = 0  # moves taken back this turn


BLANK: Final = Draft()

# An offer put to a seat: whom to ask, and a move it has for as long as the offer is open to it.
Ask = tuple[int, Move]
WHATEVER: Final = -1  # instead of that move: for as long as the seat may move at all


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
    # The options worth choosing where there can only be a few; None: all that will do.
    parameters: ClassVar[Sequence[str] | None] = None
    # Whether others than the seat the game waits for can be invited to speak.
    invites: ClassVar[bool] = False

    layout: Layout
    actions: ActionTable

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

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

    # Talk, while which others than the seat the game waits for may move. By itself there is none.

    def talk(self, position: Position) -> int:
        """Which talk is going on, by a number that is different for each; -1 for none."""
        return -1

    def asks(self, position: Position, seat: int, move: Move) -> list[Ask]:
        """Whom to ask after this move has been played, besides the seat the game waits for."""
        return []

    def may_speak(self, position: Position) -> bool:
        """Whether an invited seat could make an offer now."""
        return False

    def after(self, seat: int, position: Position, draft: Draft, move: Move) -> Draft:
        """The draft that is left when this seat has played a move."""
        return BLANK
