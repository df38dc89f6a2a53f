"""What a table sends to those who are at it; docs/protocol.md tells how it is used.

The types of the browser are generated from here. What is sent is what the fields say, all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from fondaco.table.entries import Aid, Bank, Cause, Channel, Pace

Status = Literal["open", "playing", "paused", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]


class ClockShown(TypedDict, total=False):
    """The clock that the table has; what is not said has its default."""

    kind: Bank
    bank: int
    increment: int
    days: float


class SeatInfo(TypedDict):
    """Who sits there."""

    name: str
    kind: SeatKind
    bot: str  # the bot that sits here, or that plays for the person
    standing_in: Cause | Literal[""]  # why a bot plays for the person; empty: none does
    ready: bool  # has nothing more to say in these talks
    clock: int | None  # milliseconds left, when the state was made
    person: str  # who that is, to be blocked or reported
    coach: list[Aid]  # what a coach does for them


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log, in the client's language."""

    text: str
    seat: int = -1  # who did it
    opens: bool = False  # a new paragraph begins here
    minor: bool = False  # one can do without it
    about: str = ""  # offer, deal, refusal, card, money, voyage, bid or cannon
    calls: bool = False  # it speaks to this seat: somebody makes it an offer
    cards: tuple[str, ...] = ()  # that are shown as small pictures


@dataclass(frozen=True, slots=True)
class StoryLine(Line):
    """A line with the entry of the table's log that it tells of."""

    number: int = -1


class Ask(TypedDict):
    """What this seat may do now. The listed moves are in the view."""

    prompt: str
    hints: list[str]  # what one would gain or lose
    help: list[str]  # ids of the rules of this moment
    waited_for: bool  # False: one may speak, but the game waits for somebody else
    ends: list[str]  # the listed moves that end one's turn: ask before sending them
    undo: int  # how many moves can be taken back
    no_undo: str  # why none


class Payment(TypedDict):
    """Money and where it came from, for the sheet at the end."""

    seat: int
    cause: str  # the name of the row, in the client's language
    amount: int


class Result(TypedDict):
    """The end of a game."""

    scores: list[int]
    places: list[int]
    seed: str  # empty at a table of a day's deal: that is told when the day is over
    payments: list[Payment]
    review: list[str]  # what can be told now: claims beside the truth


class Fixed(TypedDict):
    """What a table was opened with: that never changes."""

    table: str
    title: str
    game: str
    players: int
    options: dict[str, str]
    private: bool
    clock: ClockShown
    talk: int
    coach: bool  # whether who wants may have one
    open_later: bool  # whether watchers see all hands, some rounds later
    commitment: str  # the hash of the seed
    same_deal_as: str
    follows: str
    forked_at: int  # after so many moves of the table it follows it went its own way; -1: never
    day: str  # whose deal it is: 2026-11-16; empty: of no day
    counted: bool  # it is the player's one try that counts for that day


class Common(TypedDict):
    """What else everybody may see of a table after entry `number`."""

    number: int
    at: int  # the server's time, in milliseconds
    pace: Pace  # of the bots
    status: Status
    seats: list[SeatInfo]
    running: int  # whose clock runs, or -1
    rematch: str


class Own(TypedDict):
    """What one seat (or a watcher) may see of it."""

    you: int  # your seat, or -1
    host: bool  # whether you opened the table
    view: Mapping[str, Any] | None  # the View as JSON; None before the game
    ask: Ask | None
    orders: dict[str, Any] | None  # of one's own seat, as the game has them
    outlook: Mapping[str, Any] | None  # what the choices of this moment would bring
    log_limit: int  # how many lines back the log may reach; 0: to the beginning
    open_hands: bool  # whether you may look at all hands of some rounds ago, now
    result: Result | None


class State(Fixed, Common, Own):
    """The table as one seat (or a watcher) may see it after entry `number`."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """The first frame: the whole state, and what was missed since `last`."""

    type: Literal["welcome"] = field(init=False, default="welcome")
    state: State
    missed: list["Update"]
    story: list[StoryLine]  # the log so far, when the client had seen nothing
    talk: list["Speech"]  # what was said last, when the client had seen nothing
    earlier: list[Channel] = field(default_factory=list)  # where more was said before that
    whole: bool = False  # this is all there is to know: what the client had is to be forgotten


@dataclass(frozen=True, slots=True)
class Speech:
    """Something somebody said."""

    at: int
    name: str
    text: str
    channel: Channel
    seat: int
    person: str  # to mute them by; empty: a bot
    phrase: str = ""  # the message it was, where it was said with a click
    number: int = -1  # of its entry, in the table's log or in the gallery's


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
    # The state after it: what has changed in the one after entry `after`, by path, or the whole of
    # it for who has none to build on. Neither, where a later one follows at once.
    after: int = -1
    changes: dict[str, Any] | None = None
    state: State | None = None


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
class Chances:
    """Who is likely to win, as a watcher can know: by seat, in points of a hundred."""

    type: Literal["chances"] = field(init=False, default="chances")
    number: int  # of the entry after which it stood so
    chances: list[int]
    errors: list[int]


@dataclass(frozen=True, slots=True)
class Waiting:
    """How long a bot will still wait for people before it ends its talks."""

    type: Literal["waiting"] = field(init=False, default="waiting")
    left: int | None  # milliseconds; None: nobody waits for that
    busy: list[int]  # seats that write or read an offer: time stands still for them


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


AnyFrame = Welcome | Update | Overheard | Presence | Chances | Waiting | Answer | Fault
