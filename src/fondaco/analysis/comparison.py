"""Two choices of a seat compared in the same worlds: what differs, for whom, and from which source.

A choice is a line: one move, or several of the same seat that belong together.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from fondaco.analysis.chances import Estimate, estimate
from fondaco.analysis.onward import WorldOutcome, outcome
from fondaco.analysis.worth import Worth, difference
from fondaco.bots.experts import expert_for
from fondaco.contract.expert import Expert
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, View

NOTHING: Final = Estimate(0.0, 0.0)
END: Final = "end"  # the source in worlds in which the game ends, or the Expert names no other


@dataclass(frozen=True)
class Comparison:
    """What one line gives a seat more than another."""

    worth: Worth
    sources: dict[str, Estimate]  # money, by the names of `Expert.sources`, or END
    rival: int  # the seat that gains most by the other line
    rival_gain: Estimate  # money
    own_rival: int  # the seat that gains most by the line itself
    own_rival_gain: Estimate

    def reversed(self) -> "Comparison":
        """The other line compared with this one."""
        return Comparison(
            Worth(-self.worth.chance, -self.worth.money),
            {name: -each for name, each in self.sources.items()},
            self.own_rival,
            self.own_rival_gain,
            self.rival,
            self.rival_gain,
        )


def compare(
    view: View, line: Sequence[Move], other: Sequence[Move], worlds: int, seed: str
) -> Comparison:
    """As the seat of this view can know it. An empty line: to say nothing."""
    expert, seat = expert_for(view), view.seat
    ones: list[WorldOutcome] = []
    others: list[WorldOutcome] = []
    found: defaultdict[str, list[float]] = defaultdict(list)
    for number in range(worlds):
        rng = Random(f"{seed}/{number}")
        world = view.sample(rng)
        throw = rng.getrandbits(64)
        one, mine = _follow(world, line, expert, seat, throw)
        two, theirs = _follow(world, other, expert, seat, throw)
        ones.append(one)
        others.append(two)
        if not (mine and theirs):
            found[END].append(one.money[seat] - two.money[seat])
            continue
        for name in {**mine, **theirs}:
            found[name].append(mine.get(name, 0.0) - theirs.get(name, 0.0))
    rivals = [each for each in range(view.players) if each != seat]
    gains = {each: difference(ones, others, each).money for each in rivals}
    most = max(rivals, key=lambda each: gains[each].mean, default=-1)
    least = min(rivals, key=lambda each: gains[each].mean, default=-1)
    return Comparison(
        worth=difference(ones, others, seat),
        # Worlds in which a source is not named have no difference there.
        sources={
            name: estimate([*each, *[0.0] * (worlds - len(each))]) for name, each in found.items()
        },
        rival=least,
        rival_gain=-gains.get(least, NOTHING),
        own_rival=most,
        own_rival_gain=gains.get(most, NOTHING),
    )


def _follow(
    world: Position, line: Sequence[Move], expert: Expert, seat: int, throw: int
) -> tuple[WorldOutcome, dict[str, float]]:
    """What comes of a line in one world, and by which sources for this seat."""
    tried, dice = world.copy(), Random(throw)
    for move in line:
        try:
            tried.play(seat, move)
        except Refused:  # in this world the first moves have led elsewhere
            break
    found = outcome(tried, expert, dice)
    return found, {} if tried.over else expert.sources(tried, seat)
