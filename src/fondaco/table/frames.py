"""What a table sends to those who are at it; docs/protocol.md tells how it is used.

The types of the browser are generated from here. What is sent is what the fields say, all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from fondaco.table.entries import Bank, Channel

Status = Literal["open", "playing", "paused", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]


class ClockShown(TypedDict, total=False):
    """The clock that the table has; what is not said has its default."""

    kind: Bank
    bank: int
    increment: int
    days: float


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits there."""

    name: str
    kind: SeatKind
    bot: str = ""  # the bot that sits here, or that plays for the person
    standing_in: bool = False  # a bot plays for the person
    ready: bool = False  # has nothing more to say in these talks
    clock: int | None = None  # milliseconds left, when the state was made
    person: str = ""  # who that is, to be blocked or reported


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log, in the client's language."""

    text: str
    seat: int = -1  # who did it
    opens: bool = False  # a new paragraph begins here
    minor: bool = False  # one can do without it


@dataclass(frozen=True, slots=True)
class StoryLine(Line):
    """A line with the entry of the table's log that it tells of."""

    number: int = -1


@dataclass(frozen=True, slots=True)
class Ask:
    """What this seat may do now. The listed moves are in the view."""

    prompt: str
    hints: list[str]  # what one would gain or lose
    help: list[str]  # ids of the rules of this moment
    waited_for: bool  # False: one may speak, but the game waits for somebody else
    ends: list[str]  # the listed moves that end one's turn: ask before sending them
    undo: int  # how many moves can be taken back
    no_undo: str = ""  # why none


@dataclass(frozen=True, slots=True)
class Payment:
    """Money and where it came from, for the sheet at the end."""

    seat: int
    cause: str  # the name of the row, in the client's language
    amount: int


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game."""

    scores: list[int]
    places: list[int]
    seed: str
    payments: list[Payment]
    review: list[str]  # what can be told now: claims beside the truth


@dataclass(frozen=True, slots=True)
class State:
    """The table as one seat (or a watcher) may see it after entry `number`."""

    table: str
    number: int
    at: int  # the server's time, in milliseconds
    title: str
    game: str
    players: int
    options: dict[str, str]
    private: bool
    clock: ClockShown
    talk: int
    status: Status
    commitment: str  # the hash of the seed
    seats: list[SeatInfo]
    you: int  # your seat, or -1
    host: bool  # whether you opened the table
    running: int  # whose clock runs, or -1
    view: Mapping[str, Any] | None  # the View as JSON; None before the game
    ask: Ask | None
    orders: dict[str, Any] | None  # of one's own seat, as the game has them
    outlook: Mapping[str, Any] | None = None  # what the choices of this moment would bring
    log_limit: int = 0  # how many lines back the log may reach; 0: to the beginning
    same_deal_as: str = ""
    follows: str = ""
    rematch: str = ""
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Welcome:
    """The first frame: the whole state, and what was missed since `last`."""

    type: Literal["welcome"] = field(init=False, default="welcome")
    state: State
    missed: list["Update"]
    story: list[StoryLine]  # the log so far, when the client had seen nothing
    talk: list["Speech"]  # what was said so far, when the client had seen nothing


@dataclass(frozen=True, slots=True)
class Speech:
    """Something somebody said."""

    at: int
    name: str
    text: str
    channel: Channel
    seat: int
    person: str  # to mute them by


@dataclass(frozen=True, slots=True)
class Update:
    """One entry of the log."""

    type: Literal["update"] = field(init=False, default="update")
    number: int
    at: int
    what: str  # the kind of entry: moved, undone, sat, …
    seat: int  # whose it was, or -1
    events: list[Mapping[str, Any]]  # what happened in the game, as this seat saw it
    lines: list[Line]
    taken_back: list[int] = field(default_factory=list)  # the entries that an undone one took back
    speech: Speech | None = None
    state: State | None = None  # the state after it; None where a later one follows at once


@dataclass(frozen=True, slots=True)
class Overheard:
    """Something said in the gallery; it has no number in the table's log."""

    type: Literal["overheard"] = field(init=False, default="overheard")
    speech: Speech


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is here now."""

    type: Literal["presence"] = field(init=False, default="presence")
    seats: list[int]
    watchers: int


@dataclass(frozen=True, slots=True)
class Answer:
    """To a request. If it was refused, the reason says why, and nothing happened."""

    type: Literal["answer"] = field(init=False, default="answer")
    id: str
    ok: bool
    number: int = -1  # of the entry it became
    reason: str = ""
    name: str = ""  # of the refusal, for programs, and what is in it
    values: dict[str, float | str] = field(default_factory=dict)
    preview: str = ""  # to Check: what it would lead to


@dataclass(frozen=True, slots=True)
class Fault:
    """The connection ends, and why: in words, and for programs by its name and values."""

    type: Literal["fault"] = field(init=False, default="fault")
    reason: str
    name: str = ""
    values: dict[str, float | str] = field(default_factory=dict)


AnyFrame = Welcome | Update | Overheard | Presence | Answer | Fault
