"""The records that a store keeps, and its errors."""

from dataclasses import dataclass, fields
from typing import Any

from fondaco.contract.refused import Refused


class StoreError(Refused):
    """The store cannot do its work now (locked, full, unreachable). Nothing is half done."""


class TakenError(StoreError):
    """The login, secret or id is already in use."""


class EndedError(Refused):
    """The secret of the request has ended meanwhile; nothing was done."""

    def __init__(self) -> None:
        super().__init__("signed-out")

    def __reduce__(self) -> Any:
        return EndedError, ()


class StaleError(StoreError):
    """A rating changed since it was read: read it again and compute again."""


def columns(record: Any) -> dict[str, Any]:
    """The fields of a record by name, as they are."""
    return {field.name: getattr(record, field.name) for field in fields(record)}


# What `Person.entry` can be. Outside: never let in, the password they knew was changed, sent out.
OUTSIDE = ("", "changed", "out")
# Inside: by an invitation, by the password, with an account from the organiser, stayed when the
# house was closed.
INSIDE = ("invite", "password", "added", "kept")


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line of a log. The store does not look into the entry."""

    number: int
    at: int  # milliseconds since 1970
    entry: bytes


@dataclass(frozen=True, slots=True)
class TableIndex:
    """A table's row in lists, so that its log need not be read."""

    table: str
    game: str
    title: str
    status: str  # open, playing, paused, over, closed
    private: bool
    players: int
    host: str
    persons: list[str | None]  # by seat; None: a bot or nobody
    names: list[str]  # by seat; empty: nobody
    turn: int  # the seat that the game waits for, or -1
    due: int  # when a clock runs out or a bot should move, in milliseconds; 0: never
    created: int
    updated: int
    info: dict[str, Any]  # options, clock, bots and more that lists show
    scores: list[int] | None = None  # after the end
    places: list[int] | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """A person; with a login, an account."""

    id: str
    name: str
    created: int
    login: str | None = None
    password: str | None = None  # a hash
    bot: bool = False  # a program's account
    banned: str = ""  # the reason; empty: not banned
    webhook: str = ""
    language: str = ""
    entry: str = ""  # how they came into a closed house: one of INSIDE or OUTSIDE


@dataclass(frozen=True, slots=True)
class SecretRow:
    """A sign-in secret of a person."""

    secret: str  # its hash
    kind: str  # cookie, link, token
    label: str
    at: int


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation link into a closed house."""

    code: str  # its hash
    label: str
    uses: int  # at most
    used: int
    until: int
    at: int


@dataclass(frozen=True, slots=True)
class EntryMove:
    """A change of the entry of people: guests or accounts, those with one of these entries."""

    guests: bool
    was: tuple[str, ...]
    to: str


@dataclass(frozen=True, slots=True)
class Rating:
    person: str
    game: str
    mu: float
    sigma: float
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """The rating of a puzzle: it is rated like a player, and wins against a wrong answer."""

    puzzle: str
    mu: float
    sigma: float
    answers: int
    solved: int


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A person's first answer to a puzzle."""

    puzzle: str
    at: int
    solved: bool


@dataclass(frozen=True, slots=True)
class PastRating:
    """A person's rating after a game (μ − 3σ)."""

    game: str  # a ruleset
    at: int
    rank: float


@dataclass(frozen=True, slots=True)
class Try:
    """A person's first try at the deal of a day."""

    day: str  # 2026-11-16
    person: str
    at: int  # when it began
    table: TableIndex


@dataclass(frozen=True, slots=True)
class EventIndex:
    """An event's row in lists, so that its log need not be read."""

    event: str
    status: str  # announced, running, over
    owner: str
    updated: int
    info: dict[str, Any]  # title, game and more that lists show


@dataclass(frozen=True, slots=True)
class FiledReport:
    """What a person reported."""

    id: int
    person: str
    table: str
    about: str
    text: str
    at: int
    state: str  # open, taken, settled
    handler: str  # who has taken or settled it; empty: nobody


@dataclass(frozen=True, slots=True)
class Sanction:
    """A person may not speak, or not come in."""

    person: str
    kind: str  # mute, ban
    until: int  # 0: for good
    reason: str
    at: int


@dataclass(frozen=True, slots=True)
class Action:
    """What somebody did who has a role, or the command line."""

    at: int
    actor: str  # empty: the command line
    what: str  # role, report, mute, ban, unmute, unban, send-away, announce
    about: str = ""  # a person
    table: str = ""
    detail: str = ""  # a reason, a role, a text


@dataclass(frozen=True, slots=True)
class Announcement:
    text: str
    until: int


@dataclass(frozen=True, slots=True)
class Erasure:
    """A person who is deleted, and how far that is done."""

    person: str
    ids: list[str]  # theirs, and those of the guests they were
    names: list[str]  # that they had
    pseudonym: str  # that takes their place
    step: str  # leave, logs, check
    after: str  # the last log that this step is done with
    at: int  # when this step began
