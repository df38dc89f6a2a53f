"""The order in which a review is computed, so that a reader has something to read at once.

First the decisions of people, quickly; the worst of them thoroughly: these are the key moments.
Then everything else quickly: that is the first pass. Then the rest thoroughly. A piece of the last
pass replaces that of the first, so in the end a review is the same as if all had been thorough.
"""

from collections.abc import Collection, Iterable
from typing import Final, Literal

from fondaco.analysis.review import Piece, ReviewPlan, examine
from fondaco.records import Game

# What there is to read: nothing yet, the key moments of people, a quick look at everything, all.
Stage = Literal["none", "key", "first", "full"]
Task = tuple[int, bool]  # a ply, and whether a quick look is enough

WORST: Final = 6  # decisions of each person that are looked at thoroughly at once
WORTH_A_LOOK: Final = 0.01  # chance that a decision seems to have lost, at least


class ReviewWork:
    """What is done of a review, and what comes next."""

    def __init__(
        self, plan: ReviewPlan, played: Game, people: Collection[int], pieces: Iterable[Piece] = ()
    ) -> None:
        self.plan = plan
        self.people = frozenset(people) or frozenset(range(played.rules.players))
        self.pieces = {piece.ply: piece for piece in pieces}
        self._seats = [seat for seat, _ in played.log]

    @property
    def plies(self) -> int:
        """How many pieces there are: one for each move, and one for the end."""
        return len(self._seats) + 1

    @property
    def stage(self) -> Stage:
        """What there is to read."""
        if self._missing(self._own()) or self._worst():
            return "none"
        if len(self.pieces) < self.plies:
            return "key"
        return "first" if self._quick() else "full"

    @property
    def done(self) -> int:
        """Pieces of the present pass that are done."""
        looked = len(self.pieces)
        return looked if looked < self.plies else looked - len(self._quick())

    def next(self, count: int) -> list[Task]:
        """What to do next; none when all is done."""
        quickly = self._missing(self._own())
        thoroughly: list[int] = []
        if not quickly:
            thoroughly = self._worst()
        if not quickly and not thoroughly:
            quickly = self._missing(range(self.plies))
        if not quickly and not thoroughly:
            thoroughly = self._quick()
        tasks = [(ply, True) for ply in quickly] or [(ply, False) for ply in thoroughly]
        return tasks[:count]

    def take(self, pieces: Iterable[Piece]) -> None:
        """Add these pieces; a thorough one replaces a quick one."""
        self.pieces |= {piece.ply: piece for piece in pieces}

    def sorted(self) -> list[Piece]:
        """The pieces in the order of the game."""
        return [self.pieces[ply] for ply in sorted(self.pieces)]

    def _own(self) -> list[int]:
        """The moves of people, and both ends of the game, which every review needs."""
        own = [ply for ply, seat in enumerate(self._seats) if seat in self.people and ply > 0]
        return [0, *own, self.plies - 1]

    def _missing(self, plies: Iterable[int]) -> list[int]:
        return [ply for ply in plies if ply not in self.pieces]

    def _quick(self) -> list[int]:
        return [ply for ply in range(self.plies) if ply in self.pieces and self.pieces[ply].quick]

    def _worst(self) -> list[int]:
        """Decisions of people that may be their key moments and are not yet known well."""
        found: list[int] = []
        for seat in sorted(self.people):
            decided = [
                (each.decision.lost, -ply, each.quick)
                for ply, each in self.pieces.items()
                if each.decision is not None and each.decision.seat == seat
            ]
            room = WORST - sum(not quick for *_, quick in decided)
            doubtful = sorted(
                (each for each in decided if each[2] and each[0] >= WORTH_A_LOOK), reverse=True
            )
            found += [-ply for _, ply, _ in doubtful[: max(0, room)]]
        return found


def do_some(plan: ReviewPlan, tasks: list[Task]) -> list[Piece]:
    """The pieces of these tasks; in the process of the reviews."""
    return [examine(plan, ply, quick) for ply, quick in tasks]
