"""What can stand in a table's log. The log is the table: everything else is reckoned from it.

Each entry has a number, from 0 without gaps, and the time it was written; both belong to the `Row`
that holds it. Entry 0 is always `Opened`. Entries are only ever appended.

What only some may see would leave a gap in the numbers of the others, and a gap tells something. So
it stands in a log of its own: the orders of a seat in `seat_log`, the watchers' talk in
`gallery_log`.
"""

from typing import Literal

from msgspec import Struct, json

Bank = Literal["none", "live", "days"]
Cause = Literal["asked", "left", "clock", "away"]
Actor = Literal["person", "bot", "order"]
Channel = Literal["table", "gallery"]


class Clock(Struct, frozen=True, omit_defaults=True):
    """How much time a seat has: a bank that grows with each turn, or days for each turn."""

    kind: Bank = "none"
    bank: int = 0  # seconds to begin with
    increment: int = 0  # seconds more after each turn of one's own
    days: float = 0.0  # for each turn


class Settings(Struct, frozen=True, omit_defaults=True):
    """What the host chose for a table."""

    game: str
    players: int
    options: dict[str, str]
    title: str = ""
    private: bool = False  # not in the list of tables: by link only
    clock: Clock = Clock()
    talk: int = 20  # seconds that people have to speak before a bot ends its talks
    calm: bool = True  # bots take their time, so that people can follow


class Orders(Struct, frozen=True, omit_defaults=True):
    """What a seat wants done without being asked, until it says otherwise."""

    bid_up_to: int | None = None  # Batavia: bid for it in this auction, up to so many letters
    auction: int = 0  # which auction that is; the house fills it in
    decline_all: bool = False  # decline every offer at once
    decline_below: int | None = None  # decline offers that bring fewer ducats than that


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why a bot did it, as a message and its values."""

    id: str
    values: dict[str, str | int | float] = {}


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    """Something that happened at a table."""


class Opened(Entry, frozen=True):
    """Somebody opened the table. The seed stays here until the game is over."""

    settings: Settings
    version: int  # of the rules
    seed: str
    host: str  # a person
    same_deal_as: str = ""  # another table with the same seed
    follows: str = ""  # the table this is a rematch of


class Sat(Entry, frozen=True):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class Hired(Entry, frozen=True):
    """A bot took a seat."""

    seat: int
    bot: str  # with its settings: merchant:sly
    name: str


class Freed(Entry, frozen=True):
    """A seat is empty again (only before the game)."""

    seat: int


class Began(Entry, frozen=True):
    """The game began."""


class Moved(Entry, frozen=True):
    """A seat made a move of the game."""

    seat: int
    move: str  # in the notation of the game
    by: Actor = "person"
    id: str = ""  # the client's own, so that a repeated one is known
    why: Reason | None = None


class Undone(Entry, frozen=True):
    """A seat took its last moves back."""

    seat: int
    count: int
    id: str = ""


class Ready(Entry, frozen=True):
    """A seat has nothing more to say in these talks."""

    seat: int
    id: str = ""


class Ordered(Entry, frozen=True):
    """A seat gave standing orders. Stands in the log of that seat: nobody else sees it."""

    seat: int
    orders: Orders
    id: str = ""


class Stood(Entry, frozen=True):
    """A bot plays for a person until they return."""

    seat: int
    bot: str
    cause: Cause
    id: str = ""
    by: str = ""  # the person who asked for it, where that is another one


class Returned(Entry, frozen=True):
    """A person plays on for themselves."""

    seat: int
    id: str = ""


class Paused(Entry, frozen=True):
    """The clocks stand still and nobody moves."""

    by: str = ""  # a person
    id: str = ""


class Resumed(Entry, frozen=True):
    """The game goes on."""

    by: str = ""
    id: str = ""


class Said(Entry, frozen=True):
    """Somebody said something. What watchers say among themselves has a log of its own."""

    person: str
    name: str
    text: str
    channel: Channel = "table"
    seat: int = -1
    id: str = ""


class Closed(Entry, frozen=True):
    """The table was closed before its game was over."""

    reason: str = ""


AnyEntry = (
    Opened
    | Sat
    | Hired
    | Freed
    | Began
    | Moved
    | Undone
    | Ready
    | Ordered
    | Stood
    | Returned
    | Paused
    | Resumed
    | Said
    | Closed
)


class Row(Struct, frozen=True):
    """An entry in its place."""

    number: int
    at: int  # milliseconds since 1970
    entry: AnyEntry


def seat_log(table: str, seat: int) -> str:
    return f"{table}.{seat}"


def gallery_log(table: str) -> str:
    return f"{table}.gallery"


def rematch_log(table: str) -> str:
    """Holds the name of the table that follows; whoever writes first is right."""
    return f"{table}.rematch"


_encoder = json.Encoder()
_decoder = json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(text: bytes | str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
