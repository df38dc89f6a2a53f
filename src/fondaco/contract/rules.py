"""What every ruleset offers: Rules, Position, Move, Event, View.

The words are those of chess. `Rules` start a `Position`. A Position lists the `Move`s of a seat,
plays one, and reports what happened as `Event`s. A `View` is what one seat may know of a Position.
Nothing else ever leaves a Position.
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
# it is about. Ints are cheap to list, compare, hash and store; the ruleset's notation makes them
# readable. Moves with contents (an offer of several cards) are simply longer ints.
Move = int

NO_MOVE: Final = -1
SPECTATOR: Final = -1  # the seat number of somebody who only watches
EVERYBODY: Final = -1  # the audience of an event without secrets: a mask with every bit set


class Event:
    """Something that happened at the table, and who saw it.

    `facts` is what everybody saw. `secret` holds the details that only the seats in the bit mask
    `audience` saw (the faces of cards drawn, say). `barrier` says that something hidden was
    revealed: undo never reaches back past it.
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
        among_bots: str = "",
        in_puzzles: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.values = values  # empty: any text; the ruleset itself checks it
        self.about = about
        self.file = file  # names a file of this machine: never accept it from a stranger
        self.only = only or {}  # there is a choice only where other options have these values
        # Added later: left out where it has its default, so that older lines and records, which do
        # not have it, equal new ones.
        self.quiet = quiet
        # Values other than the default where nobody chooses: in games among bots, whose talk would
        # otherwise not end, and in puzzles, which are for people who have not seen the game before.
        self.among_bots = among_bots
        self.in_puzzles = in_puzzles

    def check(self, value: str) -> str:
        """The value, if the option can have it; else Refused."""
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
        """Samples for a search, which needs many of them; a game may make these faster.

        The same chance deals the same as in `sample`, and play continues in the same way. But what
        seats know may be left out of these Positions, so their Views may show less.
        """
        return self.sample

    @abstractmethod
    def propose(self, rng: Random) -> Move | None:
        """A sensible random deal to offer, if the game has deals and the seat may offer one."""

    def ends_turn(self, move: Move) -> bool:
        """Whether the turn of this seat is over after one of its `moves`: a screen asks twice.

        A game overrides it by its rules. This one plays the move in a sampled world and looks
        whether the game is over then, or waits for another seat.
        """
        if not self.to_move or self.to_move[0] != self.seat:
            return False
        world = self.sampler()(Random(self.ply))
        try:
            world.play(self.seat, move)
        except Refused:
            return False
        return world.over or world.turn != self.seat

    @abstractmethod
    def as_json(self, aids: bool | None = None) -> Mapping[str, Any]:
        """Plain data for screens and programs.

        They ask for `seat`, `turn`, `to_move`, `moves` (in notation, in the order of `moves`),
        `prompt` and `hand`: a list of cards, or how many of each. `seats` is what each seat has,
        one dict a seat; the rest depends on the game. `aids` adds what a player would have to
        remember; None: as the table's memory option says.
        """

    def own_json(self) -> Mapping[str, Any] | None:
        """The private half of `as_json`: by path, what is different in the view of a spectator.

        A path is a key of `as_json`, or leads on from there: `hand`, `seats/2/cards`. Servers send
        the public half, the view of a spectator, to everybody at once, and this to the seat alone.
        None: servers find it by comparing the two, which takes longer.
        """
        return None

    def restricted(self, moves: list[Move], aids: bool | None = None) -> dict[str, Any]:
        """`as_json` for a screen on which the seat can make these moves only: a puzzle, a lesson.

        A game overrides it if its screens do not learn from `moves` alone what a seat may do.
        """
        shown = dict(self.as_json(aids))
        texts = zip(self.moves, shown["moves"], strict=True)
        shown["moves"] = [text for move, text in texts if move in moves]
        if not moves:
            shown["prompt"] = {"ask": "wait", "for": []}
        return shown


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
        """The seats that may have moves now although the game waits for another seat."""
        return self.to_move()[1:]

    def offers_of(self, seat: int) -> int:
        """How many offers of a seat are open: there is a limit for people."""
        return 0

    def open_offers(self, seat: int) -> frozenset[tuple[int, ...]]:
        """The offers put to a seat, in numbers that are different once an offer has changed.

        A seat that has said it is ready is asked again when there is a new one. Everybody sees
        whether it is, so this must not depend on what is hidden. Here every move counts as new.
        """
        return frozenset([(self.ply,)]) if seat in self.may_answer() else frozenset()

    @abstractmethod
    def moves(self, seat: int) -> list[Move]:
        """Every move this seat has now, except deals, which cannot be listed in full.

        New offers are not listed at all, and of an answer that can be made in very many ways only
        some are.
        """

    def pick(self, seat: int, share: int) -> Move:
        """The move at `share` (0 to 65535) of the way through `moves`; NO_MOVE if there is none.

        Random play needs one move only: a game may find it without making the whole list.
        """
        moves = self.moves(seat)
        return moves[share * len(moves) >> 16] if moves else NO_MOVE

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
        """Which round it is; 0 if a round is simply one turn for each seat."""
        return 0

    def redeal(self, rng: Random) -> "Position":
        """A copy in which everything that nobody has seen is drawn again: piles, dice to come.

        Hands stay as they are: a review after the game uses these copies "with open cards". By
        default nothing is dealt again. The same chance deals the same, whatever was done before
        with other cards.
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

    def glimpse(self, seat: int, earlier: View | None = None) -> View:
        """As much of `view` as a codec reads. A game may make it faster, for games in bulk.

        It may share lists with this position. So it is good until the next move, and nobody may
        change it. An `earlier` one, of the same seat and game, may be used again.
        """
        return self.view(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """One ruleset with its options chosen: the way to everything about a game."""

    name: str  # of its game, as the manifest has it
    version: int  # a new one where old records would no longer replay the same
    players: int

    @abstractmethod
    def options(self) -> dict[str, str]:
        """The options as text, complete: `make(name, players, **options)` gives equal rules."""

    @abstractmethod
    def start(self, seed: str, events: list[Event] | None = None) -> Position:
        """The first position; `events` receives what the setup did.

        The same rules and seed always give the same game.
        """

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """The readable notation of a move."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move behind a notation; Refused with a reason if it is not a move."""

    @abstractmethod
    def format_position(self, position: Position) -> str:
        """The whole position, secrets and all, as one line."""

    def fingerprint(self, position: Position) -> str:
        """What the checksum of a record is computed from; a game whose line has grown leaves out
        what older ones do not have."""
        return self.format_position(position)

    @abstractmethod
    def parse_position(self, text: str) -> Position:
        """The position behind such a line, checked."""

    def check(self, position: Position) -> None:
        """Refused, if this cannot be a moment of a game: a card is lost, for example."""
        self.parse_position(self.format_position(position))

    @abstractmethod
    def format_view(self, view: View) -> str:
        """A position as one seat sees it, as one line."""

    @abstractmethod
    def parse_view(self, text: str) -> View:
        """The view behind such a line, checked."""
