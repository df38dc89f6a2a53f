"""The review of a finished game: what was decided, dealt, lied and drawn, and what it changed.

Every move is a piece of work by itself, so that a review can be spread over processes. What comes
out depends on the record, the budget and the seed alone.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final

from fondaco.analysis.chances import SeatChances, chances, open_chances
from fondaco.analysis.decisions import Decision, judge
from fondaco.analysis.luck import Luck, luck
from fondaco.analysis.summary import SeatSummary, TurningPoint, summarise, turning_points
from fondaco.analysis.worth import DealWorth, worth_of_deal
from fondaco.arena.pool import spread
from fondaco.contract.bargain import Bargain, Lie
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Move, Position
from fondaco.games import game as manifest
from fondaco.games import make_voice
from fondaco.records import Game

BUDGET: Final = 48  # worlds for each question
QUICK: Final = 8  # worlds of a first, quick look
MOST: Final = 10_000


@dataclass(frozen=True)
class ReviewPlan:
    """What to review, and how thoroughly."""

    text: str  # the record
    budget: int = BUDGET
    seed: str = "0"

    def __post_init__(self) -> None:
        if not 2 <= self.budget <= MOST:
            raise Refused("review-budget", least=2, most=MOST, budget=self.budget)


@dataclass(frozen=True)
class ChancesAtPly:
    """The chances before a move: when a turn begins, and at the end."""

    ply: int
    turn: int  # the seat that has the turn; -1 at the end
    open: SeatChances  # with open hands
    watched: SeatChances | None = None  # as a watcher could know; None: only looked at quickly
    seats: tuple[SeatChances, ...] = ()  # as each seat could know


@dataclass(frozen=True)
class ReviewedDeal:
    """A deal of a game, and what it was worth to both sides."""

    ply: int
    made: Bargain
    worth: DealWorth

    @property
    def swing(self) -> float:
        """How much it changed a chance to win, with open hands."""
        return max(abs(worth.chance.mean) for worth in self.worth.open)


@dataclass(frozen=True)
class Told:
    """A lie, and the deal that was made with it, if any."""

    ply: int
    lie: Lie
    deal: ReviewedDeal | None

    @property
    def paid(self) -> bool | None:
        """Whether it brought its teller a better chance or, if the chance was the same, money."""
        if self.deal is None:
            return None
        owner = self.deal.worth.open[0]
        return (owner.chance.mean, owner.money.mean) > (0.0, 0.0)


@dataclass(frozen=True)
class Piece:
    """What was found about one move."""

    ply: int
    moment: ChancesAtPly | None = None
    decision: Decision | None = None
    luck: Luck | None = None
    deal: ReviewedDeal | None = None
    quick: bool = False  # only looked at quickly


@dataclass(frozen=True)
class Review:
    """Everything a review says about a game."""

    names: list[str]
    scores: list[int]
    places: list[int]
    budget: int
    seed: str
    moments: list[ChancesAtPly]
    decisions: list[Decision]
    deals: list[ReviewedDeal]
    lies: list[Told]
    luck: list[Luck]
    seats: list[SeatSummary] = field(default_factory=list)
    turning_points: list[TurningPoint] = field(default_factory=list)


def review(
    plan: ReviewPlan, processes: int = 0, on_piece: Callable[[int, int], None] | None = None
) -> Review:
    """Review a record; 0 processes: one for each core.

    `on_piece` is called with how many moves are done, and how many there are.
    """
    played = finished(plan.text)
    total = len(played.log) + 1
    pieces: list[Piece] = []
    for piece in spread(partial(examine, plan), total, processes):
        pieces.append(piece)
        if on_piece is not None:
            on_piece(len(pieces), total)
    return assemble(plan, sorted(pieces, key=lambda piece: piece.ply))


@lru_cache(maxsize=4)
def finished(text: str) -> Game:
    """The game of a record; Refused if it is not over."""
    found = Game.from_text(text)
    if not found.over:
        raise Refused("review-unfinished")
    return found


@lru_cache(maxsize=4)
def _positions(text: str) -> list[Position]:
    return [position.copy() for position in finished(text).positions()]


def examine(plan: ReviewPlan, ply: int, quick: bool = False) -> Piece:
    """All about the move after the first `ply` ones, and the moment before it."""
    played, positions = finished(plan.text), _positions(plan.text)
    position = positions[ply]
    seed = f"review {plan.seed} {ply}"
    worlds = min(QUICK, plan.budget) if quick else plan.budget
    moment: ChancesAtPly | None = None
    if ply == 0 or position.over or position.turn != positions[ply - 1].turn:
        moment = _moment(position, ply, worlds, seed, quick)
    if ply == len(played.log):
        return Piece(ply, moment, quick=quick)
    seat, move = played.log[ply]
    return Piece(
        ply,
        moment,
        judge(position.view(seat), move, worlds, seed, ply, quick),
        luck(position, seat, move, worlds, seed, ply),
        _deal(played, ply, position, seat, move, worlds, seed),
        quick,
    )


def _moment(position: Position, ply: int, worlds: int, seed: str, quick: bool) -> ChancesAtPly:
    turn = -1 if position.over else position.turn
    opened = open_chances(position, worlds, seed)
    if quick:
        return ChancesAtPly(ply, turn, opened)
    return ChancesAtPly(
        ply,
        turn,
        opened,
        chances(position.view(SPECTATOR), worlds, seed),
        tuple(
            chances(position.view(seat), max(2, worlds // 2), seed)
            for seat in range(position.players)
        ),
    )


def _deal(
    played: Game, ply: int, position: Position, seat: int, move: Move, worlds: int, seed: str
) -> ReviewedDeal | None:
    bargains = manifest(played.rules.name).bargains(played.rules)
    made = bargains.made(seat, move, played.events[ply])
    if made is None:
        return None
    worth = worth_of_deal(position, made, move, bargains, worlds, seed)
    return ReviewedDeal(ply, made, worth)


def _lies(played: Game, deals: list[ReviewedDeal]) -> list[Told]:
    """All lies, with what came of them."""
    bargains = manifest(played.rules.name).bargains(played.rules)
    voice = make_voice(played.rules, SPECTATOR, [each.name for each in played.seats])
    return [
        Told(ply, lie, _deal_of(deals, ply, lie))
        for ply, (seat, move) in enumerate(played.log)
        for lie in bargains.lies(seat, move, played.events[ply], voice)
    ]


def assemble(plan: ReviewPlan, pieces: list[Piece]) -> Review:
    """The pieces of the moves, in their order, put together; the first and the last are needed."""
    played = finished(plan.text)
    moments = [piece.moment for piece in pieces if piece.moment]
    decisions = [piece.decision for piece in pieces if piece.decision]
    deals = [piece.deal for piece in pieces if piece.deal]
    lucks = [piece.luck for piece in pieces if piece.luck]
    result = [share.mean for share in moments[-1].open.chances]
    starts = moments[0].open.chances
    return Review(
        names=[seat.name for seat in played.seats],
        scores=played.position.scores(),
        places=played.position.places(),
        budget=plan.budget,
        seed=plan.seed,
        moments=moments,
        decisions=decisions,
        deals=deals,
        lies=_lies(played, deals),
        luck=lucks,
        seats=summarise(starts, result, max(played.position.scores()), decisions, lucks),
        turning_points=turning_points(
            [moment.ply for moment in moments],
            [moment.open.chances for moment in moments],
            decisions,
            lucks,
            [(deal.ply, deal.swing) for deal in deals],
        ),
    )


def _deal_of(deals: list[ReviewedDeal], ply: int, lie: Lie) -> ReviewedDeal | None:
    """The deal that was made by the offer in which somebody lied."""
    return next((deal for deal in deals if deal.ply > ply and deal.made.offer == lie.offer), None)
