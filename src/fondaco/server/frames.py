"""What goes over the WebSocket of a table; docs/protocol.md tells how it is used.

Clients send a `Request`, the server a `Frame`. The types of the browser are generated from here.
"""

from typing import Any, Literal

from msgspec import Struct

from fondaco.server.entries import Channel, Clock, Orders

Status = Literal["open", "playing", "paused", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]

# --- from the client ------------------------------------------------------------------------------


class Request(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Each has an id of the client's choice; the answer carries it, and a repeated one is known."""

    id: str


class Move(Request, frozen=True):
    move: str


class Check(Request, frozen=True):
    """Is this a move I have, and what would it lead to? Nothing happens."""

    move: str


class Undo(Request, frozen=True):
    count: int = 1


class Done(Request, frozen=True):
    """I have nothing more to say in these talks."""


class Order(Request, frozen=True):
    orders: Orders


class Say(Request, frozen=True):
    text: str
    channel: Channel = "table"


class Stand(Request, frozen=True):
    """Let a bot play for me."""

    bot: str = "merchant"


class Relieve(Request, frozen=True):
    """Let a bot play for somebody who is not here."""

    seat: int


class Return(Request, frozen=True):
    """I play on for myself."""


class Pause(Request, frozen=True):
    pass


class Resume(Request, frozen=True):
    pass


class Ping(Request, frozen=True):
    pass


AnyRequest = (
    Move | Check | Undo | Done | Order | Say | Stand | Relieve | Return | Pause | Resume | Ping
)

# --- from the server ------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who sits there."""

    name: str
    kind: SeatKind
    bot: str = ""  # the bot that sits here, or that plays for the person
    standing_in: bool = False  # a bot plays for the person
    ready: bool = False  # has nothing more to say in these talks
    clock: int | None = None  # milliseconds left, when the state was made
    person: str = ""  # who that is, to be blocked or reported


class Line(Struct, frozen=True):
    """One sentence of the log, in the client's language."""

    text: str
    seat: int = -1  # who did it
    opens: bool = False  # a new paragraph begins here
    minor: bool = False  # one can do without it


class StoryLine(Line, frozen=True):
    """A line with the entry of the table's log that it tells of."""

    number: int = -1


class Ask(Struct, frozen=True):
    """What this seat may do now. The listed moves are in the view."""

    prompt: str
    hints: list[str]  # what one would gain or lose
    help: list[str]  # ids of the rules of this moment
    waited_for: bool  # False: one may speak, but the game waits for somebody else
    ends: list[str]  # the listed moves that end one's turn: ask before sending them
    undo: int  # how many moves can be taken back
    no_undo: str = ""  # why none


class Payment(Struct, frozen=True):
    """Money and where it came from, for the sheet at the end."""

    seat: int
    cause: str  # the name of the row, in the client's language
    amount: int


class Result(Struct, frozen=True):
    """The end of a game."""

    scores: list[int]
    places: list[int]
    seed: str
    payments: list[Payment]
    review: list[str]  # what can be told now: claims beside the truth


class State(Struct, frozen=True):
    """The table as one seat (or a watcher) may see it after entry `number`."""

    table: str
    number: int
    at: int  # the server's time, in milliseconds
    title: str
    game: str
    players: int
    options: dict[str, str]
    private: bool
    clock: Clock
    talk: int
    status: Status
    commitment: str  # the hash of the seed
    seats: list[SeatInfo]
    you: int  # your seat, or -1
    host: bool  # whether you opened the table
    running: int  # whose clock runs, or -1
    view: dict[str, Any] | None  # the View as JSON; None before the game
    ask: Ask | None
    orders: Orders | None
    log_limit: int = 0  # how many lines back the log may reach; 0: to the beginning
    same_deal_as: str = ""
    follows: str = ""
    rematch: str = ""
    result: Result | None = None


class Frame(Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class Welcome(Frame, frozen=True):
    """The first frame: the whole state, and what was missed since `last`."""

    state: State
    missed: list["Update"]
    story: list[StoryLine]  # the log so far, when the client had seen nothing
    talk: list["Speech"]  # what was said so far, when the client had seen nothing


class Speech(Struct, frozen=True):
    """Something somebody said."""

    at: int
    name: str
    text: str
    channel: Channel
    seat: int
    person: str  # to mute them by


class Update(Frame, frozen=True):
    """One entry of the log."""

    number: int
    at: int
    what: str  # the kind of entry: moved, undone, sat, …
    seat: int  # whose it was, or -1
    events: list[dict[str, Any]]  # what happened in the game, as this seat saw it
    lines: list[Line]
    taken_back: list[int] = []  # the entries that an undone one took back
    speech: Speech | None = None
    state: State | None = None  # the state after it; None where a later one follows at once


class Overheard(Frame, frozen=True):
    """Something said in the gallery; it has no number in the table's log."""

    speech: Speech


class Presence(Frame, frozen=True):
    """Who is here now."""

    seats: list[int]
    watchers: int


class Answer(Frame, frozen=True):
    """To a request. If it was refused, the reason says why, and nothing happened."""

    id: str
    ok: bool
    number: int = -1  # of the entry it became
    reason: str = ""
    name: str = ""  # of the refusal, for programs, and what is in it
    values: dict[str, float | str] = {}
    preview: str = ""  # to Check: what it would lead to


class Fault(Frame, frozen=True):
    """The connection ends, and why: in words, and for programs by its name and values."""

    reason: str
    name: str = ""
    values: dict[str, float | str] = {}


AnyFrame = Welcome | Update | Overheard | Presence | Answer | Fault
