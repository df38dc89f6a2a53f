"""Positions whose fields are declared: copying, writing, reading and checking come from here.

A game declares what its Position holds, and between which bounds. It can then write and read
positions and views without any code for JSON:

>>> class Dice(DeclaredPosition):
...     thrown: Annotated[list[int], Numbers(1, 6, SEATS)]
...     phase: Annotated[str, OneOf("throwing", "counting")]
...     doubled: bool
>>> Dice.__abstractmethods__ = frozenset()  # it can be copied and written, but not played
>>> dice = Dice(2)
>>> dice.phase, dice.doubled, dice.thrown
('throwing', False, [])
>>> dice.thrown = [6, 1]
>>> dice.copy().written()["thrown"]
[6, 1]
>>> Dice.from_fields(Fields({**dice.written(), "thrown": [6, 7]}, "position"), players=2)
Traceback (most recent call last):
fondaco.contract.refused.Refused: position: thrown should be a whole number from 1 to 6.

It is made for games that are not in a hurry: a search that copies a hundred thousand positions a
second wants fields and a `copy` of its own, as the games of the house have them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import Annotated, Any, ClassVar, Final, Self, get_type_hints

from fondaco.contract.fields import Fields, choice, dump, items, number, read
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, Position, Rules, View

SEATS: Final = -2  # a length: as many as there are players
MANY: Final = 10**9

# --- what a field may hold ------------------------------------------------------------------------


class FieldKind(ABC):
    """What a field may hold. `first` is what it holds in a new position."""

    first: Any

    @abstractmethod
    def check(self, value: Any, players: int, where: str) -> Any:
        """The value itself, if the field may hold it in a game of so many players; or Refused."""


class Number(FieldKind):
    """A whole number; the least one at first."""

    def __init__(self, low: int, high: int) -> None:
        self.first = self.low = low
        self.high = high

    def check(self, value: Any, players: int, where: str) -> int:
        return number(value, self.low, self.high, where)


class SeatNumber(FieldKind):
    """The number of a seat: 0 at first. With `nobody` it may be -1, and is so at first."""

    def __init__(self, nobody: bool = False) -> None:
        self.first = -1 if nobody else 0

    def check(self, value: Any, players: int, where: str) -> int:
        return number(value, self.first, players - 1, where)


class Flag(FieldKind):
    """True or false; false at first. A field that is a `bool` is one."""

    first = False

    def check(self, value: Any, players: int, where: str) -> bool:
        return Fields({"flag": value}, where).flag("flag")


class OneOf(FieldKind):
    """One of these words; the first of them at first."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.first = words[0]

    def check(self, value: Any, players: int, where: str) -> str:
        return self.words[choice(value, self.words, where)]


class Numbers(FieldKind):
    """A list of whole numbers of a length, which may be SEATS, or None for any.

    With two lengths, it is a list of such lists. It is empty at first: `Rules.start` fills it.
    """

    def __init__(self, low: int, high: int, *lengths: int | None) -> None:
        self.low = low
        self.high = high
        self.lengths = lengths
        self.first: list[Any] = []

    def check(self, value: Any, players: int, where: str) -> Any:
        return self._check(value, players, where, self.lengths)

    def _check(self, value: Any, players: int, where: str, lengths: tuple[int | None, ...]) -> Any:
        if not lengths:
            return number(value, self.low, self.high, where)
        length = players if lengths[0] == SEATS else lengths[0]
        found = items(value, where, -1 if length is None else length)
        return [self._check(each, players, where, lengths[1:]) for each in found]


# --- positions, views, rules ----------------------------------------------------------------------


class DeclaredPosition(Position):
    """A Position with declared fields: `coins: Annotated[list[int], Numbers(0, 99, SEATS)]`."""

    players: Annotated[int, Number(1, 99)]
    ply: Annotated[int, Number(0, MANY)]
    over: bool
    turn: Annotated[int, SeatNumber(nobody=True)]

    held: ClassVar[dict[str, FieldKind]] = {}  # by the name of the field

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        hints = get_type_hints(cls, include_extras=True)
        found = {name: _held(hint) for name, hint in hints.items() if name != "held"}
        cls.held = {name: held for name, held in found.items() if held is not None}

    def __init__(self, players: int) -> None:
        for name, held in self.held.items():
            setattr(self, name, _apart(held.first))
        self.players = players

    def copy(self) -> Self:
        twin = type(self)(self.players)
        for name in self.held:
            setattr(twin, name, _apart(getattr(self, name)))
        return twin

    def places(self) -> list[int]:
        """A higher score comes first; equal scores share a place."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def written(self) -> dict[str, Any]:
        """The fields as plain data, which shares nothing with the position."""
        return {name: _apart(getattr(self, name)) for name in self.held}

    @classmethod
    def from_fields(cls, line: Fields, players: int) -> Self:
        """A position from such data; each field is checked on its own."""
        line.only(list(cls.held))
        line.number("players", players, players)
        found = cls(players)
        for name, held in cls.held.items():
            setattr(found, name, held.check(line.get(name), players, f"{line.where}: {name}"))
        return found


class DeclaredView(View):
    """What a seat sees: a position in which all that it may not know is blank.

    A game says how to `sample` one, what a seat is asked (`asks`), and what screens show.
    """

    seen: DeclaredPosition

    def __init__(self, seen: DeclaredPosition, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.players = seen.players
        self.ply = seen.ply
        self.over = seen.over
        self.to_move = seen.to_move()
        self.moves = seen.moves(seat)
        self.prompt = self.asks()

    def asks(self) -> dict[str, Any]:
        """The prompt: what this seat should do now."""
        return {"ask": "over" if self.over else "move" if self.seat in self.to_move else "wait"}

    def propose(self, rng: Random) -> Move | None:
        return self.seen.propose(self.seat, rng)

    def heading(self, notation: Callable[[Move], str]) -> dict[str, Any]:
        """What every `as_json` begins with: all that it must have but the `hand`."""
        return {
            "seat": self.seat,
            "turn": self.seen.turn,
            "to_move": self.to_move,
            "prompt": self.prompt,
            "moves": [notation(move) for move in self.moves],
        }


class DeclaredRules(Rules):
    """Rules of such positions: `position` is their class.

    A view of what a seat sees must show the same again: `position.view(seat).seen.view(seat)`
    equals `position.view(seat)`. So a view that was read can be checked.
    """

    position: ClassVar[type[DeclaredPosition]]

    def __init__(self, name: str, players: int, options: Mapping[str, str], version: int) -> None:
        self.name = name
        self.players = players
        self.version = version
        self.chosen = dict(options)

    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def sound(self, position: Any) -> bool:
        """Whether this can be a moment of a game; each field is within its bounds already."""
        return True

    def format_position(self, position: Position) -> str:
        assert isinstance(position, DeclaredPosition)
        return dump(position.written())

    def parse_position(self, text: str) -> DeclaredPosition:
        found = self.position.from_fields(Fields(read(text), "position"), self.players)
        if not self.sound(found):
            raise Refused("no-such-position")
        return found

    def format_view(self, view: View) -> str:
        assert isinstance(view, DeclaredView)
        return dump({"seat": view.seat, "seen": view.seen.written()})

    def parse_view(self, text: str) -> View:
        line = Fields(read(text), "view")
        line.only(["seat", "seen"])
        seat = line.number("seat", -1, self.players - 1)
        seen = self.position.from_fields(line.object("seen"), self.players)
        expected = dump({"seat": seat, "seen": seen.written()})
        # The proof that a seat can see this: a position in which it does.
        try:
            view = seen.view(seat)
            world = view.sample(Random(0))
        except (LookupError, ValueError):  # there are not as many cards, for example
            raise Refused("no-such-position") from None
        same = self.format_view(view) == expected == self.format_view(world.view(seat))
        if not same or not self.sound(world):
            raise Refused("no-such-position")
        return view


def report(
    events: list[Event] | None, kind: str, seat: int, barrier: bool = False, **facts: Any
) -> None:
    """Add an event that everybody sees, if somebody listens."""
    if events is not None:
        events.append(Event(kind, seat, facts, barrier=barrier))


def _held(hint: Any) -> FieldKind | None:
    """What a type hint says that a field holds; None: it is not declared."""
    if hint is bool:
        return Flag()
    return next(
        (each for each in getattr(hint, "__metadata__", ()) if isinstance(each, FieldKind)), None
    )


def _apart(value: Any) -> Any:
    """A value that shares no list with the old one."""
    return [_apart(each) for each in value] if isinstance(value, list) else value
