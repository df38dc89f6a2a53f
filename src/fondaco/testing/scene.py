"""A position in which a test plays moves as text and asks what happened."""

from typing import Any, Generic, Self, TypeVar

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Move, Position, Rules, View

P = TypeVar("P", bound=Position)


class Scene(Generic[P]):
    """A position, its rules, and the events of the latest moves.

    A game's own tests derive from this and add builders and questions in the words of the game.

    >>> from fondaco.games import make
    >>> rules = make("batavia", 3)
    >>> scene = Scene(rules, rules.start("docs"))
    >>> scene.do("bid 1").happened
    ['bid']
    >>> scene.told("bid")["bid"]
    1
    >>> scene.refusal("draw").name
    'bid-more'
    """

    def __init__(self, rules: Rules, position: P) -> None:
        self.rules = rules
        self.p = position
        self.events: list[Event] = []

    def do(self, *moves: str) -> Self:
        """Play these moves; "1: accept" is a move of seat 1, without a number it is the turn's."""
        self.events = []
        for text in moves:
            seat, move = self.read(text)
            self.p.play(seat, move, self.events)
            self.check()
        return self

    def read(self, text: str) -> tuple[int, Move]:
        """The seat and the move that a text means."""
        head, colon, rest = text.partition(": ")
        named = bool(colon) and head.isdigit()
        return int(head) if named else self.p.turn, self.rules.parse_move(rest if named else text)

    def check(self) -> None:
        """Called after every move; a game that can check its positions does it here."""

    def refusal(self, text: str) -> Refused:
        """Why this move is refused; it must be, and nothing may have changed."""
        return self.refusal_of(*self.read(text))

    def refusal_of(self, seat: int, move: Move) -> Refused:
        """The same for a move that has no notation, or a wrong one."""
        before = self.rules.format_position(self.p)
        assert move not in self.p.moves(seat), "The move is listed."
        try:
            self.p.play(seat, move)
        except Refused as why:
            assert self.rules.format_position(self.p) == before, "The refusal changed something."
            return why
        raise AssertionError("The move was not refused.")

    def can(self, seat: int | None = None) -> list[str]:
        """The listed moves of a seat (of the turn's, if none is given) as text."""
        moves = self.p.moves(self.p.turn if seat is None else seat)
        return [self.rules.format_move(move) for move in moves]

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return self.p.view(seat)

    @property
    def happened(self) -> list[str]:
        """The kinds of events of the latest `do`, in order."""
        return [event.kind for event in self.events]

    def told(self, kind: str, seat: int = SPECTATOR) -> dict[str, Any]:
        """The one event of this kind in the latest `do`, as a seat or a spectator saw it."""
        found = [event for event in self.events if event.kind == kind]
        assert len(found) == 1, (kind, self.happened)
        return found[0].seen_by(seat)
