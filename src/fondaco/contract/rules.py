"""What every ruleset offers: Rules, Position, Move, Event, View.

The words are chess's. `Rules` start a `Position`; a Position lists the `Move`s of a seat, plays
one, and tells what happened as `Event`s; a `View` is what one seat may know of it. Nothing else
ever leaves a Position.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from fondaco.contract.refused import Refused

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from fondaco.contract.inheritable import mypyc_attr

# One small decision, packed into an int by each ruleset: its low bits say the kind, the rest what
# it is about. Ints are listed, compared, hashed and stored for nothing; the ruleset's notation
# makes them readable. Moves with contents (an offer of several cards) are simply longer ints.
Move = int

SPECTATOR: Final = -1  # the seat number of somebody who only watches
EVERYBODY: Final = -1  # the audience of an event without secrets: a mask with every bit set


class Event:
    """Something that happened at the table, and who saw it.

    `facts` is what everybody saw. `secret` holds the details that only the seats in the bit mask
    `audience` saw (the faces of cards drawn, say). `barrier` tells that something came to light
    that cannot be unseen: undo never reaches back past it.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: int = 0,
        barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret = secret
        self.audience = audience
        self.barrier = barrier

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as one seat (or SPECTATOR) saw it; secrets only for their audience."""
        seen: dict[str, Any] = {"event": self.kind, "seat": self.seat}
        seen.update(self.facts)
        if self.secret is not None and seat >= 0 and self.audience >> seat & 1:
            seen.update(self.secret)
        return seen

    def in_full(self) -> dict[str, Any]:
        """The event with its secrets, for the review after the game."""
        seen: dict[str, Any] = {"event": self.kind, "seat": self.seat}
        seen.update(self.facts)
        if self.secret is not None:
            seen.update(self.secret)
        return seen


class Option:
    """One choice a table has about a ruleset: its name, values and default, all as text."""

    def __init__(
        self,
        name: str,
        default: str,
        values: list[str],
        about: str,
        file: bool = False,
        only: dict[str, str] | None = None,
        quiet: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values  # empty: any text; the ruleset itself checks it
        self.about = about
        self.file = file  # names a file of this machine: never to be taken from a stranger
        self.only = only or {}  # there is a choice only where other options have these values
        # Came later: left out where it has its default, so that older lines and records, which
        # do not have it, say the same as new ones.
        self.quiet = quiet

    def check(self, value: str) -> str:
        if self.values and value not in self.values:
            raise Refused(
                "option-value", name=self.name, values=", ".join(self.values), value=value
            )
        return value


def settle(available: list[Option], chosen: dict[str, str]) -> dict[str, str]:
    """Every option with its value: the chosen one, checked, or the default."""
    known = [option.name for option in available]
    for name in chosen:
        if name not in known:
            raise Refused("no-option", name=name, names=", ".join(known))
    settled = {o.name: o.check(chosen.get(o.name, o.default)) for o in available}
    for option in available:
        if settled[option.name] == option.default:
            if option.quiet:
                del settled[option.name]
        elif not option.only.items() <= settled.items():
            where = ", ".join(f"{name}={value}" for name, value in option.only.items())
            raise Refused("option-only", name=option.name, where=where)
    return settled


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """What one seat (or a spectator) may know, its prompt and its legal moves."""

    seat: int
    players: int
    ply: int
    over: bool
    to_move: list[int]
    moves: list[Move]
    # {"ask": what this seat should do now, or "wait", "over"}; "or_write": a deal, for example
    prompt: Mapping[str, Any]

    @abstractmethod
    def sample(self, rng: Random) -> "Position":
        """A Position this seat could be in, as far as it can know; never the truth itself."""

    def sampler(self) -> Callable[[Random], "Position"]:
        """Samples to think in, for who needs many of them: quicker where a game knows how.

        The same chance deals the same as in `sample`, and play goes on alike. But what seats know
        may be left out of these Positions, so their Views may tell less.
        """
        return self.sample

    @abstractmethod
    def propose(self, rng: Random) -> Move | None:
        """A sensible random deal to offer, if the game has deals and the seat may offer one."""

    @abstractmethod
    def as_json(self, aids: bool | None = None) -> Mapping[str, Any]:
        """Plain data for screens and programs.

        They ask for `seat`, `turn`, `to_move`, `moves` (in notation), `prompt` and `hand`, whatever
        that is. `seats` is what each seat has, one dict a seat; what else there is, the game knows.
        `aids` adds what one would have to remember; None: as the table's memory option says.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """A moment of a game, complete with everything hidden. It never leaves the engine."""

    players: int
    ply: int  # how many moves have been played
    over: bool
    turn: int  # the seat the game waits for; others may move too while there is talk

    @abstractmethod
    def to_move(self) -> list[int]:
        """The seats that may move now, the one the game waits for first. Empty when over."""

    def talking(self) -> bool:
        """Whether several seats may move now."""
        return len(self.to_move()) > 1

    def may_answer(self) -> list[int]:
        """The seats that nobody waits for and that may have moves now; a game may know better."""
        return self.to_move()[1:]

    def offers_of(self, seat: int) -> int:
        """How many offers of a seat lie on the table: a house lets nobody pile them up."""
        return 0

    @abstractmethod
    def moves(self, seat: int) -> list[Move]:
        """Every move this seat has now, except deals, which cannot be listed in full.

        New offers are not listed at all, and of an answer that can be made in very many ways only
        some are.
        """

    @abstractmethod
    def propose(self, seat: int, rng: Random) -> Move | None:
        """A sensible random deal this seat may offer now, or None."""

    @abstractmethod
    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        """Play a move, appending what happens to `events` if somebody listens.

        Raises Refused, and changes nothing, if the seat does not have this move.
        """

    @abstractmethod
    def copy(self) -> "Position":
        """An independent copy, cheap enough to make thousands of times a second."""

    def round(self) -> int:
        """Which round it is; 0 where rounds are nothing but turns that go round the table."""
        return 0

    def redeal(self, rng: Random) -> "Position":
        """A copy in which all that nobody has seen falls anew: face-down piles, dice to come.

        Hands stay as they are: what is reckoned "with open cards" after a game takes these. A game
        that does not say otherwise has nothing to be dealt anew. The same chance deals the same,
        whatever was done before with cards that are not in it.
        """
        return self.copy()

    @abstractmethod
    def scores(self) -> list[int]:
        """Money of each seat now; after the end, the final scores."""

    @abstractmethod
    def places(self) -> list[int]:
        """The place of each seat, 1 is the best; a tie that the rules share is the same place."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What this seat (or SPECTATOR) may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """One ruleset with its options settled: the door to everything about a game."""

    name: str  # of its game, as the manifest has it
    version: int  # a new one where old records would no longer replay the same
    players: int

    @abstractmethod
    def options(self) -> dict[str, str]:
        """The options as text, complete: `make(name, players, **options)` gives equal rules."""

    @abstractmethod
    def start(self, seed: str, events: list[Event] | None = None) -> Position:
        """The first position; `events` tells how it came about.

        The same rules and seed always give the same game.
        """

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """The readable notation of a move."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move behind a notation; Refused with a reason if it is none."""

    @abstractmethod
    def format_position(self, position: Position) -> str:
        """The whole position, secrets and all, as one line."""

    def fingerprint(self, position: Position) -> str:
        """What the checksum of a record is taken of; a game whose line has grown leaves out what
        older ones do not have."""
        return self.format_position(position)

    @abstractmethod
    def parse_position(self, text: str) -> Position:
        """The position behind such a line, checked."""

    @abstractmethod
    def format_view(self, view: View) -> str:
        """A position as one seat sees it, as one line."""

    @abstractmethod
    def parse_view(self, text: str) -> View:
        """The view behind such a line, checked."""
