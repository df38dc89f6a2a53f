"""What can stand in a table's log. Everything else about the table is computed from the log.

Each entry has a number, from 0 without gaps, and the time it was written; both belong to the
`NumberedEntry` that holds it. Entry 0 is always `Opened`. Entries are only ever appended. There is
one exception: where a deleted person was named, a pseudonym takes the name's place.

An entry that only some may see would leave a gap in the numbers of the others, and a gap gives it
away. So such entries have logs of their own: the orders of a seat in `seat_log`, the spectators'
talk in `gallery_log`.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from fondaco.bots.versions import FIRST
from fondaco.table.dataclass_json import plain

Bank = Literal["none", "live", "days"]
Cause = Literal["asked", "left", "clock", "away", "sent"]  # sent away: for good
Actor = Literal["person", "bot", "order"]
Channel = Literal["table", "gallery"]
Pace = Literal["none", "quick", "calm", "slow"]  # of the bots, so that people can follow
# A coach says what it would do, says what an offer is worth, and asks before a mistake.
Aid = Literal["advice", "worth", "warning"]


@dataclass(frozen=True, slots=True)
class Clock:
    """How much time a seat has: a bank that grows with each turn, or days for each turn."""

    kind: Bank = "none"
    bank: int = 0  # seconds to begin with
    increment: int = 0  # seconds more after each own turn
    days: float = 0.0  # for each turn
    gifts: bool = False  # players may give each other time even if the game is rated


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What the host chose for a table."""

    game: str
    players: int
    options: dict[str, str]
    title: str = ""
    private: bool = False  # not in the list of tables: people need a link
    clock: Clock = Clock()
    talk: int = 20  # seconds that people have to speak before a bot ends its talks
    calm: bool = True  # bots take their time, so that people can follow
    coach: bool = False  # players may have one; such a game is not rated
    chances: bool = True  # spectators see the chances to win
    open_after: int = 0  # rounds after which spectators may see all hands; 0: never
    ladder: bool = False  # it counts against bots: no undo, no coach
    gathers: bool = False  # people look for players: it begins when it is full


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot made a move, or what was said with a click: a message and its values."""

    id: str
    values: dict[str, str | int | float] = field(default_factory=dict)
    other: str = ""  # the second best move that the bot found, in notation


@dataclass(frozen=True, slots=True)
class Opened:
    """Somebody opened the table. The seed stays here until the game is over."""

    settings: TableSettings
    version: int  # of the rules
    seed: str
    host: str  # a person
    same_deal_as: str = ""  # another table with the same seed
    follows: str = ""  # the table this is a rematch of
    position: str = ""  # that the game begins with; empty: it is dealt
    day: str = ""  # the day whose deal it is: 2026-11-16; its bots think alike at all tables
    counted: bool = False  # the player's one try that counts for that day
    forked_at: int = -1  # it continues the table it follows, after so many moves; -1: it does not
    bots: int = FIRST  # the version of its bots (`bots/versions.py`)
    event: str = ""  # the club's event that it belongs to
    round: int = 0  # of that event
    sealed: bool = False  # others play the same deal: nothing of it is shown before all are through
    undo: bool = True  # moves can be taken back


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took a seat."""

    seat: int
    person: str
    name: str
    late: bool = False  # in a running game, in the place of the person or bot that played there


@dataclass(frozen=True, slots=True)
class Hired:
    """A bot took a seat."""

    seat: int
    bot: str  # with its settings: merchant:sly
    name: str


@dataclass(frozen=True, slots=True)
class Freed:
    """A seat is empty again (only before the game)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Began:
    """The game began."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move of the game."""

    seat: int
    move: str  # in the notation of the game
    by: Actor = "person"
    id: str = ""  # chosen by the client, so that a repeated request is recognised
    why: Reason | None = None
    tells: Reason | None = None  # what a bot says aloud with it


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took its last moves back."""

    seat: int
    count: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Ready:
    """A seat has nothing more to say in these talks."""

    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """A seat asks everybody to wait a moment: it has something to say in these talks."""

    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Paced:
    """Somebody chose how quickly bots move."""

    pace: Pace
    by: str = ""  # a person
    id: str = ""


@dataclass(frozen=True, slots=True)
class Coached:
    """A seat chose what its coach does from now on; nothing: it has no coach any more."""

    seat: int
    aids: tuple[Aid, ...]
    id: str = ""


@dataclass(frozen=True, slots=True)
class Ordered:
    """A seat gave standing orders. The entry is in the log of that seat: nobody else sees it."""

    seat: int
    orders: dict[str, Any]  # as the game has them
    id: str = ""


@dataclass(frozen=True, slots=True)
class Stood:
    """A bot plays for a person until they return."""

    seat: int
    bot: str
    cause: Cause
    id: str = ""
    by: str = ""  # the person who asked for it, if that is another person


@dataclass(frozen=True, slots=True)
class Returned:
    """A person plays for themselves again."""

    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Paused:
    """The clocks stand still and nobody moves."""

    by: str = ""  # a person
    id: str = ""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game continues."""

    by: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Granted:
    """A player gave a rival more time."""

    seat: int
    to: int  # the rival's seat
    id: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something. What spectators say to each other has a log of its own."""

    person: str
    name: str
    text: str
    channel: Channel = "table"
    seat: int = -1
    id: str = ""
    phrase: Reason | None = None  # instead of a text: everybody reads it in their own language


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its game was over."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Erased:
    """A person was deleted: names in earlier lines of this table's logs were replaced.

    Whoever has the table in memory reads it again.
    """


AnyEntry = (  # something that happened at a table
    Opened
    | Sat
    | Hired
    | Freed
    | Began
    | Moved
    | Undone
    | Ready
    | Held
    | Paced
    | Coached
    | Ordered
    | Stood
    | Returned
    | Paused
    | Resumed
    | Granted
    | Said
    | Closed
    | Erased
)


@dataclass(frozen=True, slots=True)
class NumberedEntry:
    """An entry with its number and its time."""

    number: int
    at: int  # milliseconds since 1970
    entry: AnyEntry


def seat_log(table: str, seat: int) -> str:
    return f"{table}.{seat}"


def gallery_log(table: str) -> str:
    return f"{table}.gallery"


def rematch_log(table: str) -> str:
    """Holds the name of the table that follows; the first line counts."""
    return f"{table}.rematch"


def kind_of(entry: AnyEntry) -> str:
    """The name of an entry in the log: moved, undone, sat, …"""
    return type(entry).__name__.lower()


KINDS = {kind.__name__.lower(): kind for kind in get_args(AnyEntry)}


def as_plain(entry: AnyEntry) -> dict[str, Any]:
    """An entry as it is written in the log."""
    return {"kind": kind_of(entry), **plain(entry)}
