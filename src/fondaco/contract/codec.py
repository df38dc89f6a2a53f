"""What a codec offers: a game's views as numbers, and its moves as numbers of a fixed table.

It reads what a seat sees from Views only, never from a Position. It does not know whose turn it is
in the environment. The Stepper (in `envs`) does, and says why a seat is asked and what it has
drafted. What a codec writes is a row of cells (see `cells`).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from fondaco.contract.layout import ActionTable, Layout
from fondaco.contract.rules import Move, Position, Rules, View

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from fondaco.contract.inheritable import mypyc_attr

# Why a seat is asked.
NOT_ASKED: Final = 0
ON_TURN: Final = 1  # the game waits for it
TO_ANSWER: Final = 2  # an offer was put to it
INVITED: Final = 3  # talk begins, and it may speak first

# What the asked seat has put together so far. It belongs to the environment, not to the engine. It
# never changes: each small action makes a new one. Only the asked seat sees it. A codec that needs
# drafts has its own class for them; a number would be a move.
Draft = object

# What a codec keeps of the rows of one game (see `Codec.pieces`).
Pieces = object

# An offer put to a seat: whom to ask, and a move it has for as long as the offer is open to it.
Ask = tuple[int, Move]
WHATEVER: Final = -1  # instead of that move: for as long as the seat may move at all


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(ABC):
    """Encodes the views of one ruleset, and lists and reads its small actions."""

    # Options with which talk comes to an end: an environment plays with them.
    limits: ClassVar[Mapping[str, str]] = {}
    # The options that are parameters where there can only be a few; None: all that are possible.
    parameters: ClassVar[Sequence[str] | None] = None
    # Whether it reads no more than glimpses (see `Position.glimpse`); else it gets whole views.
    glimpses: ClassVar[bool] = False
    # Whether others than the seat the game waits for can be invited to speak.
    invites: ClassVar[bool] = False
    # The draft of a seat that has put nothing together.
    blank: ClassVar[Draft] = ()

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
    def table(self, view: View) -> bytes:
        """What the seat sees on the table, as a row of cells; those about its draft are zero."""

    def pieces(self) -> Pieces:
        """What to keep of the rows of one game, so that its next ones are made faster."""
        return None

    def next_table(self, view: View, pieces: Pieces) -> bytes:
        """The same as `table`. Everything that has not changed is taken from the pieces."""
        return self.table(view)

    @abstractmethod
    def add_draft(self, row: bytearray, view: View, asked: int, draft: Draft) -> None:
        """Write into such a row why the seat is asked, and its draft."""

    # Talk: while it lasts, other seats may move too. By default there is none.

    def talk(self, position: Position) -> int:
        """The number of the present talk, different for each; -1 for none."""
        return -1

    def asks(self, position: Position, seat: int, move: Move) -> list[Ask]:
        """Whom to ask after this move has been played, besides the seat the game waits for."""
        return []

    def may_speak(self, position: Position) -> bool:
        """Whether an invited seat could make an offer now."""
        return False

    def after(self, seat: int, position: Position, draft: Draft, move: Move) -> Draft:
        """The draft that is left when this seat has played a move."""
        return self.blank
