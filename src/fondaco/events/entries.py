"""What can stand in an event's log. Everything else about the event is computed from the log.

Entry 0 is always `Announced`. Entries are only ever appended: a correction is an entry of its own.
There is one exception: where a deleted person was named, a pseudonym takes the name's place.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from fondaco.table.dataclass_json import plain

Format = Literal["evening", "duplicate", "cup"]
Entry = Literal["open", "code", "invitation"]  # how players get in


@dataclass(frozen=True, slots=True)
class EventSettings:
    """What the organiser chose."""

    title: str
    game: str
    options: dict[str, str]
    format: Format = "evening"
    rounds: int = 4
    sizes: tuple[int, ...] = (3, 4, 5)  # of tables
    most_players: int = 200  # later ones wait for a free place
    entry: Entry = "open"
    guests: bool = True  # people without an account may register
    programs: bool = False  # people who are programs may register
    remote: bool = False  # not all in one place: players who share an address are pointed out
    points: tuple[int, ...] = (6, 3, 1, 0)  # for the places at a table of four
    round_minutes: int = 60
    protest_minutes: int = 10  # after a round's last table
    auto: bool = False  # later rounds are drawn and begun without the organiser
    pause_minutes: int = 5  # between draw and begin of such a round
    undo: bool = True  # moves can be taken back
    bank: int = 0  # seconds that a player has for a game; 0: no clock
    increment: int = 0  # seconds more after each turn
    days: float = 0.0  # for each turn, where people play from afar; 0: all at once
    duplicate_rules: int = 1  # see `duplicate`; events that do not say it keep the first ones


@dataclass(frozen=True, slots=True)
class Announced:
    """An organiser announced the event. The seed of its draws and deals stays secret to the end."""

    settings: EventSettings
    seed: str
    owner: str


@dataclass(frozen=True, slots=True)
class Registered:
    """A player wants to take part; those who come after the last free place wait in line."""

    player: str
    name: str
    code: str = ""  # that they had, where one is needed


@dataclass(frozen=True, slots=True)
class CodeMade:
    """The organiser made a code for registering: for so many players, until then."""

    code: str
    uses: int
    until: int = 0  # milliseconds since 1970; 0: for good


@dataclass(frozen=True, slots=True)
class Invited:
    """The organiser invited somebody to an event that one needs an invitation for."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """A player is here."""

    player: str


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A player takes no part in later rounds; before the first draw the place is free again."""

    player: str


@dataclass(frozen=True, slots=True)
class Removed:
    """The organiser sent a player away for good, and says why."""

    player: str
    why: str


@dataclass(frozen=True, slots=True)
class Separated:
    """Two players must not sit at one table."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class RegistrationClosed:
    """Nobody can register any more."""


@dataclass(frozen=True, slots=True)
class RegistrationOpened:
    """Players can register again."""


@dataclass(frozen=True, slots=True)
class RoundDrawn:
    """The tables of a round, each in the order of its seats."""

    round: int
    tables: list[list[str]]
    byes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class DrawUndone:
    """The organiser took a draw back before the round began."""

    round: int


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """The tables of the round open now, and its clock runs."""

    round: int


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table of a round is open for its players."""

    round: int
    number: int  # of the table in its round
    table: str


@dataclass(frozen=True, slots=True)
class Replaced:
    """A reserve ("" for a bot) plays for an absent player, who scores nothing.

    In a running game the reserve plays on with the seat's cards, and the seat's result is theirs.
    """

    round: int
    number: int
    seat: int
    by: str = ""


@dataclass(frozen=True, slots=True)
class TableEnded:
    """How a table ended, as its own log says."""

    round: int
    number: int
    scores: list[int]
    places: list[int]


@dataclass(frozen=True, slots=True)
class Corrected:
    """The organiser set a table's result and says why; without scores it does not count."""

    round: int
    number: int
    scores: list[int]
    places: list[int]
    why: str


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """The organiser ended a round although tables still played; those do not count."""

    round: int
    why: str


@dataclass(frozen=True, slots=True)
class Protested:
    """A player says that a table's result is wrong."""

    round: int
    number: int
    player: str
    text: str


@dataclass(frozen=True, slots=True)
class ProtestSettled:
    """The organiser has decided about a protest; a changed result is a correction of its own."""

    protest: int  # by the order in which they came, from 0
    why: str


@dataclass(frozen=True, slots=True)
class OwnerChanged:
    """Somebody else owns the event now."""

    owner: str


@dataclass(frozen=True, slots=True)
class OrganiserAdded:
    """Somebody may do what the owner may, except to hand the event over."""

    person: str
    name: str


@dataclass(frozen=True, slots=True)
class OrganiserRemoved:
    """Somebody helps no longer."""

    person: str


@dataclass(frozen=True, slots=True)
class HookSet:
    """Where the house sends word of draws and results; empty: nowhere."""

    url: str


@dataclass(frozen=True, slots=True)
class EventEnded:
    """The standings are final, and the seed is public."""


@dataclass(frozen=True, slots=True)
class PersonErased:
    """A person was deleted: names in earlier lines were replaced. Whoever has the event in memory
    reads it again."""


# Those that are about one round.
AnyRoundEntry = (
    RoundDrawn
    | DrawUndone
    | RoundBegun
    | TableOpened
    | Replaced
    | TableEnded
    | Corrected
    | RoundClosed
    | Protested
    | ProtestSettled
)
AnyEventEntry = (
    AnyRoundEntry
    | Announced
    | CodeMade
    | Invited
    | Registered
    | CheckedIn
    | Withdrawn
    | Removed
    | Separated
    | RegistrationClosed
    | RegistrationOpened
    | OwnerChanged
    | OrganiserAdded
    | OrganiserRemoved
    | HookSet
    | EventEnded
    | PersonErased
)

KINDS = {kind.__name__: kind for kind in get_args(AnyEventEntry)}


def as_plain(entry: AnyEventEntry) -> dict[str, Any]:
    """An entry as it stands in the log."""
    return {"kind": type(entry).__name__, **plain(entry)}


def from_plain(data: dict[str, Any]) -> AnyEventEntry:
    """The entry that `as_plain` wrote. ValueError: there is no such kind of entry.

    >>> entry = Announced(EventSettings("Friday", "batavia", {}), "secret", "ada")
    >>> from_plain(as_plain(entry)) == entry
    True
    """
    values = dict(data)
    name = values.pop("kind", "")
    if name not in KINDS:
        raise ValueError(f"{name!r} is not an entry of an event.")
    if name == "Announced":
        settings: dict[str, Any] = {
            key: tuple(each) if isinstance(each, list) else each
            for key, each in values["settings"].items()
        }
        values["settings"] = EventSettings(**settings)
    found: AnyEventEntry = KINDS[name](**values)
    return found
