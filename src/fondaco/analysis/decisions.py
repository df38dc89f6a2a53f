"""A decision as its seat could judge it: held against the best of what else it could have done.

The best of several uncertain numbers looks better than it is. So the alternative is chosen in a
quarter of the worlds, and what it would have changed is reckoned in the others.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from fondaco.analysis.chances import Estimate, Step, estimate, look, plays, wait
from fondaco.analysis.worth import Worth, difference
from fondaco.bots.experts import expert_for
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Move, View

WIDTH: Final = 6  # alternatives that are looked at, the likeliest ones
SCANT: Final = 0.002  # less likely than this, beside the likeliest, they are not
GRAVE: Final = 0.05  # lost chance that makes a decision a mistake, if it is no accident


@dataclass(frozen=True)
class Decision:
    """What a seat did, and what it could have done. Chances are its own, as it could know them."""

    ply: int
    seat: int
    move: Move
    best: Move | None  # the best alternative; None: to say nothing
    chance: Estimate  # after what was done
    worth: Worth  # of what was done beside the best alternative
    regretted: bool  # whether the alternative was seen to be better in advance

    @property
    def lost(self) -> float:
        """Chance given away."""
        return -self.worth.chance.mean if self.regretted else 0.0

    @property
    def mistake(self) -> bool:
        return self.lost > 0.0 and self.worth.chance.sure(GRAVE)


def judge(view: View, move: Move, worlds: int, seed: str, ply: int = 0) -> Decision | None:
    """A decision of a seat; None where there was nothing to decide."""
    seat = view.seat
    expert = expert_for(view)
    others = alternatives(view, expert, move, seed)
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
    pair = [steps[0], steps[best + 1]]
    done, other = look(view.sample, expert, pair, worlds - few, seed, first=few)
    worth = difference(done, other, seat)
    chance = estimate([each.chances[seat] for each in [*found[0], *done]])
    regretted = means[best + 1] > means[0]
    return Decision(ply, seat, move, others[best], chance, worth, regretted)


def alternatives(view: View, expert: Expert, move: Move, seed: str) -> list[Move | None]:
    """What else a seat could have done, as far as it is worth looking at."""
    moves = [other for other in view.moves if other != move]
    found: list[Move | None] = []
    if moves:
        world = view.sample(Random(f"{seed}/alternatives"))
        priors = expert.prior(world, view.seat, moves)
        order = sorted(range(len(moves)), key=lambda at: -priors[at])
        likely = [at for at in order if priors[at] >= SCANT * priors[order[0]]]
        found += [moves[at] for at in likely[:WIDTH]]
    if view.to_move[0] != view.seat:
        found.append(None)  # nobody waits for it
    return found


def _step(seat: int, move: Move | None) -> Step:
    return wait if move is None else plays(seat, move)
