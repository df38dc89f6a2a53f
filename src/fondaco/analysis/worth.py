"""What a choice is worth: the difference it makes to chances and money, in the same worlds.

A deal is looked at twice: as each of the two could judge it then, from their own View, and with
open hands.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from fondaco.analysis.chances import WORLDS, Estimate, Source, Step, estimate, look, plays, wait
from fondaco.analysis.onward import WorldOutcome
from fondaco.bots.experts import expert_for
from fondaco.contract.bargain import Bargain, Bargains
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Move, Position, View

SAMPLES: Final = 20  # worlds that are tried to find one in which an offer can be taken


@dataclass(frozen=True)
class Worth:
    """What one thing gives a seat, compared with another."""

    chance: Estimate  # to win
    money: Estimate


def difference(ones: Sequence[WorldOutcome], others: Sequence[WorldOutcome], seat: int) -> Worth:
    """What `ones` give a seat more than `others`, world by world."""
    both = list(zip(ones, others, strict=True))
    return Worth(
        estimate([one.chances[seat] - other.chances[seat] for one, other in both]),
        estimate([one.money[seat] - other.money[seat] for one, other in both]),
    )


def worth_of_move(
    view: View, move: Move, instead: Move, worlds: int = WORLDS, seed: str = "0"
) -> list[Worth]:
    """What a move gives each seat compared with another one, as its seat can know it."""
    steps = [plays(view.seat, move), plays(view.seat, instead)]
    one, other = look(view.sample, expert_for(view), steps, worlds, seed)
    return [difference(one, other, seat) for seat in range(view.players)]


@dataclass(frozen=True)
class DealWorth:
    """What a deal gave to the two, its owner first, compared with a no."""

    judged: tuple[Worth, Worth]  # by each of them, then
    open: tuple[Worth, Worth]  # with open hands


def worth_of_deal(
    before: Position,
    made: Bargain,
    move: Move,
    bargains: Bargains,
    worlds: int = WORLDS,
    seed: str = "0",
) -> DealWorth:
    """Of a finished game: what the deal that `move` made was worth."""
    expert = expert_for(before)
    says_no = plays(made.taker, made.refusal)
    says_yes = plays(made.taker, move)
    view = before.view(made.owner)
    # The owner does not know with which cards the other will pay.
    taken = Taken(bargains, made.offer, [made.taker])
    yes, no = look(taken.worlds(view), expert, [taken.by_habit(expert), says_no], worlds, seed)
    owner = difference(yes, no, made.owner)
    yes, no = look(before.view(made.taker).sample, expert, [says_yes, says_no], worlds, seed)
    taker = difference(yes, no, made.taker)
    yes, no = look(before.redeal, expert, [says_yes, says_no], worlds, seed)
    opened = difference(yes, no, made.owner), difference(yes, no, made.taker)
    return DealWorth((owner, taker), opened)


class Taken:
    """An offer of one world or another, taken by the first of these seats that can."""

    def __init__(self, bargains: Bargains, offer: int, takers: Sequence[int]) -> None:
        self.bargains = bargains
        self.offer = offer
        self.takers = takers

    def ways(self, world: Position) -> tuple[int, list[Move]]:
        """Who takes it, and with which moves; none where nobody can."""
        for seat in self.takers:
            ways = self.bargains.takes(self.offer, world.moves(seat))
            if ways:
                return seat, ways
        return -1, []

    def by_habit(self, expert: Expert) -> Step:
        """It is taken; where nobody can, it ends."""

        def step(world: Position, dice: Random) -> None:
            seat, ways = self.ways(world)
            if ways:
                world.play(seat, expert.habit(world, seat, ways, [], dice))
            else:
                self.end(world)

        return step

    def end(self, world: Position) -> None:
        """Everybody says no to it, and its owner takes it back."""
        for seat in range(world.players):
            ends = self.bargains.ends(self.offer, world.moves(seat))
            if ends is not None:
                world.play(seat, ends)

    def worlds(self, view: View, before: Step = wait) -> Source:
        """Worlds in which it can be taken after a step, if there are any."""

        def source(rng: Random) -> Position:
            for _ in range(SAMPLES):
                world = view.sample(rng)
                tried = world.copy()
                before(tried, rng)
                if self.ways(tried)[1]:
                    break
            return world

        return source
