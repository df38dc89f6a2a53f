"""A decision as its seat could judge it, compared with the best alternative.

The best of several uncertain numbers looks better than it is. So the alternative is chosen in a
quarter of the worlds, and what it would have changed is measured in the others.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from fondaco.analysis.chances import Estimate, Step, estimate, look, plays, wait
from fondaco.analysis.marks import MISTAKES, Mark, mark_of_find, mark_of_loss
from fondaco.analysis.worth import Worth, difference
from fondaco.bots.experts import expert_for
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Move, View

WIDTH: Final = 6  # alternatives that are looked at, the likeliest ones
SCANT: Final = 0.002  # alternatives less likely than this, relative to the likeliest, are left out


NOTHING: Final = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Decision:
    """What a seat did, and what it could have done. Chances are its own, as it could know them."""

    ply: int
    seat: int
    move: Move
    best: Move | None  # the best alternative; None: to say nothing
    chance: Estimate  # after what was done
    worth: Worth  # of what was done, compared with the best alternative
    regretted: bool  # whether the alternative was seen to be better in advance
    obvious: bool = True  # whether it is what a good player would most likely do
    rival: int = -1  # the other seat that gains most by it, and how much money
    rival_gain: Estimate = NOTHING

    @property
    def lost(self) -> float:
        """Chance given away."""
        return -self.worth.chance.mean if self.regretted else 0.0

    @property
    def mark(self) -> Mark:
        """Its mark, if it has one."""
        if self.regretted:
            return mark_of_loss(self.worth.chance)
        return "" if self.obvious else mark_of_find(self.worth.chance)

    @property
    def mistake(self) -> bool:
        """Whether it certainly cost a large part of the chance to win."""
        return self.mark in MISTAKES


def judge(
    view: View, move: Move, worlds: int, seed: str, ply: int = 0, quick: bool = False
) -> Decision | None:
    """A decision of a seat; None where there was nothing to decide.

    A quick judgement measures only decisions that may be mistakes: for the others, the worlds in
    which the alternative was chosen are enough.
    """
    seat = view.seat
    expert = expert_for(view)
    others, obvious = _alternatives(view, expert, move, seed)
    if not others:
        return None
    few = max(1, worlds // 4)
    steps = [plays(seat, move), *[_step(seat, other) for other in others]]
    found = look(view.sample, expert, steps, few, seed)
    means = [
        (estimate([each.chances[seat] for each in outcomes]).mean,
         estimate([each.money[seat] for each in outcomes]).mean)
        for outcomes in found
    ]  # fmt: skip
    best = max(range(len(others)), key=lambda at: means[at + 1])
    regretted = means[best + 1] > means[0]
    pair = [steps[0], steps[best + 1]]
    done, other = found[0], found[best + 1]
    chance = estimate([each.chances[seat] for each in done])
    if regretted or not quick:
        done, other = look(view.sample, expert, pair, worlds - few, seed, first=few)
        chance = estimate([each.chances[seat] for each in [*found[0], *done]])
    rivals = [each for each in range(view.players) if each != seat]
    gains = {each: difference(done, other, each).money for each in rivals}
    rival = max(rivals, key=lambda each: gains[each].mean)
    return Decision(
        ply,
        seat,
        move,
        others[best],
        chance,
        difference(done, other, seat),
        regretted,
        obvious or quick,
        rival,
        gains[rival],
    )


def _alternatives(
    view: View, expert: Expert, move: Move, seed: str
) -> tuple[list[Move | None], bool]:
    """What else a seat could have done, as far as it is worth looking at.

    And whether none of it is likelier than the move itself. A move that is not listed, such as a
    new offer, always counts as obvious: nobody weighed it.
    """
    moves = [other for other in view.moves if other != move]
    found: list[Move | None] = []
    obvious = True
    if moves:
        world = view.sample(Random(f"{seed}/alternatives"))
        priors = expert.prior(world, view.seat, moves)
        order = sorted(range(len(moves)), key=lambda at: -priors[at])
        likely = [at for at in order if priors[at] >= SCANT * priors[order[0]]]
        found += [moves[at] for at in likely[:WIDTH]]
        if move in view.moves:
            own, other = expert.prior(world, view.seat, [move, moves[order[0]]])
            obvious = own >= other
    if view.to_move[0] != view.seat:
        found.append(None)  # nobody waits for it
    return found, obvious


def _step(seat: int, move: Move | None) -> Step:
    return wait if move is None else plays(seat, move)
