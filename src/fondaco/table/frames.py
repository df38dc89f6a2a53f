"""What a table sends to its clients; docs/protocol.md explains how to use it.

The types of the browser are generated from here. Every field is always sent.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from fondaco.table.entries import Aid, Bank, Cause, Channel, Pace

Status = Literal["open", "playing", "paused", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]


class ClockShown(TypedDict, total=False):
    """The clock of the table; a missing field has its default."""

    kind: Bank
    bank: int
    increment: int
    days: float
    gifts: bool


class SeatInfo(TypedDict):
    """A seat and its person or bot."""

    name: str
    kind: SeatKind
    bot: str  # the bot that sits here, or that plays for the person
    standing_in: Cause | Literal[""]  # why a bot plays for the person; empty: none does
    ready: bool  # has nothing more to say in this talk
    clock: int | None  # milliseconds left, when the state was made
    person: str  # the id of the person, to block or report them
    coach: list[Aid]  # what the coach does for this seat


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log, in the client's language."""

    text: str
    seat: int = -1  # of the player who did it
    opens: bool = False  # a new paragraph begins here
    minor: bool = False  # not important
    about: str = ""  # what it is about, in a word of the game: offer, deal, refusal, card, money …
    calls: bool = False  # it speaks to this seat: somebody makes it an offer
    cards: tuple[str, ...] = ()  # to show as small pictures


@dataclass(frozen=True, slots=True)
class StoryLine(Line):
    """A line, and the number of the entry that it is about."""

    number: int = -1


class Reply(TypedDict):
    """Somebody has named a price: the move with which this seat takes them at their word."""

    seat: int  # who said it
    text: str  # what they said
    move: str


class Ask(TypedDict):
    """What this seat may do now. The listed moves are in the view."""

    prompt: str
    hints: list[str]  # what the seat would gain or lose
    help: list[str]  # ids of the rules of this moment
    waited_for: bool  # False: the seat may speak, but the game waits for another
    ends: list[str]  # the listed moves that end the turn: ask before sending them
    undo: int  # how many moves can be taken back
    no_undo: str  # why none can
    replies: list[Reply]  # what others have asked for in these talks, and can have with one move


class PaymentShown(TypedDict):
    """Money and its source, for the final sheet."""

    seat: int
    cause: str  # the name of the row, in the client's language
    amount: int


class Result(TypedDict):
    """The end of a game."""

    scores: list[int]
    places: list[int]
    seed: str  # empty where others play the same deal: it is published when they are through
    payments: list[PaymentShown]
    review: list[str]  # what can be shown now: claims compared with the truth


class Fixed(TypedDict):
    """What a table was opened with. It never changes."""

    table: str
    title: str
    game: str
    players: int
    options: dict[str, str]
    private: bool
    clock: ClockShown
    talk: int
    coach: bool  # whether players may have one
    ladder: bool  # whether it counts against bots: no undo, no coach
    open_later: bool  # whether spectators see all hands, some rounds later
    commitment: str  # the hash of the seed
    same_deal_as: str
    follows: str
    forked_at: int  # it continues the table it follows, after so many moves; -1: it does not
    day: str  # the day whose deal it is: 2026-11-16; empty: none
    counted: bool  # the player's one try that counts for that day
    event: str  # the club's event that it belongs to; empty: none


class Common(TypedDict):
    """What else everybody may see of a table after entry `number`."""

    number: int
    at: int  # the server's time, in milliseconds
    pace: Pace  # of the bots
    status: Status
    seats: list[SeatInfo]
    running: int  # whose clock runs, or -1
    paused_by: int  # the seat that has paused the game, or -1
    host_seat: int  # of the person who opened the table, or -1
    rematch: str  # the table that follows


class Viewed(TypedDict):
    """The game as one seat (or a spectator) sees it."""

    view: Mapping[str, Any] | None  # the View as JSON; None before the game


class Own(TypedDict):
    """What else one seat (or a spectator) may see of the table."""

    you: int  # your seat, or -1
    host: bool  # whether you opened the table
    ask: Ask | None
    orders: dict[str, Any] | None  # of your seat, as the game has them
    orders_dropped: str  # a sentence about an order of yours that an upgrade has ended
    outlook: Mapping[str, Any] | None  # what the choices of this moment would bring
    log_limit: int  # how many lines back the log may reach; 0: to the beginning
    open_hands: bool  # whether you may look at all hands of some rounds ago, now
    result: Result | None


class State(Fixed, Common, Viewed, Own):
    """The table as one seat (or a spectator) may see it after entry `number`."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """The first frame: the whole state, and what the client missed since `last`."""

    type: Literal["welcome"] = field(init=False, default="welcome")
    state: State
    missed: list["Update"]
    story: list[StoryLine]  # the log so far, when the client had seen nothing
    talk: list["Speech"]  # what was said last, when the client had seen nothing
    earlier: list[Channel] = field(default_factory=list)  # channels that have more before that
    whole: bool = False  # this is everything: the client forgets what it had


@dataclass(frozen=True, slots=True)
class Speech:
    """Something that was said."""

    at: int
    name: str
    text: str
    channel: Channel
    seat: int
    person: str  # to mute them by; empty: a bot
    phrase: str = ""  # the message, if it was said with a click
    number: int = -1  # of its entry, in the table's log or in the spectators' log


@dataclass(frozen=True, slots=True)
class Update:
    """One entry of the log."""

    type: Literal["update"] = field(init=False, default="update")
    number: int
    at: int
    what: str  # the kind of entry: moved, undone, sat, …
    seat: int  # the seat that did it, or -1
    events: list[Mapping[str, Any]]  # what happened in the game, as this seat saw it
    lines: list[Line]
    taken_back: list[int] = field(default_factory=list)  # the entries that an undone one took back
    speech: Speech | None = None
    # The state after it: by path, what has changed since the state after entry `after`; or the
    # whole state, if the client has none to build on. Neither, if a later update follows at once.
    after: int = -1
    changes: dict[str, Any] | None = None
    state: State | None = None


@dataclass(frozen=True, slots=True)
class Overheard:
    """Something a spectator said; it has no number in the table's log."""

    type: Literal["overheard"] = field(init=False, default="overheard")
    speech: Speech


@dataclass(frozen=True, slots=True)
class Presence:
    """The seats and spectators that are connected now."""

    type: Literal["presence"] = field(init=False, default="presence")
    seats: list[int]
    watchers: int


@dataclass(frozen=True, slots=True)
class Chances:
    """The chances to win by seat in percent, as far as a spectator can know."""

    type: Literal["chances"] = field(init=False, default="chances")
    number: int  # of the entry after which these were the chances
    chances: list[int]
    errors: list[int]


@dataclass(frozen=True, slots=True)
class Waiting:
    """How long a bot will still wait for people before it ends its talks."""

    type: Literal["waiting"] = field(init=False, default="waiting")
    left: int | None  # milliseconds; None: nobody waits for that
    busy: list[int]  # seats that write or read an offer: time stands still for them


@dataclass(frozen=True, slots=True)
class Restart:
    """The server will restart soon. Connections end then, and clients come back by themselves."""

    type: Literal["restart"] = field(init=False, default="restart")
    left: int | None  # milliseconds; None: the restart was cancelled
    message: str  # of the people who run the server; may be empty


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


AnyFrame = Welcome | Update | Overheard | Presence | Chances | Waiting | Restart | Answer | Fault
