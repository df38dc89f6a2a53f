"""Luck of the draw: what cards and dice did to everybody's chances.

A move that involves chance is repeated many times, and each time everything that nobody had seen is
dealt again. The average chances afterwards are what could be expected of the move. The difference
to the real ones is luck. Hands are open here, and nothing is played further, so the luck of later
moves does not blur that of this one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Final

from fondaco.analysis.chances import Estimate, SeatChances, look, plays, wait
from fondaco.analysis.onward import as_it_stands
from fondaco.bots.experts import expert_for
from fondaco.bots.playing_out import PlayingOut
from fondaco.contract.rules import Event, Move, Position

PROBES: Final = 4  # times that a move is repeated to see whether it involves chance


@dataclass(frozen=True)
class Luck:
    """What chance changed with one move, by seat."""

    ply: int
    seat: int  # whose move it was
    gained: tuple[Estimate, ...]


def luck(
    before: Position, seat: int, move: Move, worlds: int, seed: str, ply: int = 0
) -> Luck | None:
    """The luck in a move of a finished game; None if the move involved no chance."""
    events: list[Event] = []
    after = before.copy()
    after.play(seat, move, events)
    if not _risky(before, seat, move, events, seed):
        return None
    expert = expert_for(before)
    if isinstance(expert, PlayingOut):
        hoped = SeatChances.of(look(before.redeal, expert, [plays(seat, move)], worlds, seed)[0])
        came = SeatChances.of(look(after.redeal, expert, [wait], worlds, seed)[0])
        return Luck(ply, seat, _less(came.chances, hoped.chances))
    tried = [before.redeal(Random(f"{seed}/luck {number}")) for number in range(worlds)]
    for world in tried:
        world.play(seat, move)
    found = SeatChances.of([as_it_stands(world, expert) for world in tried])
    real = [Estimate(chance, 0.0) for chance in as_it_stands(after, expert).chances]
    return Luck(ply, seat, _less(real, found.chances))


def _risky(before: Position, seat: int, move: Move, events: list[Event], seed: str) -> bool:
    """Whether the move could have had another result."""
    happened = [event.in_full() for event in events]
    for number in range(PROBES):
        again: list[Event] = []
        before.redeal(Random(f"{seed}/probe {number}")).play(seat, move, again)
        if [event.in_full() for event in again] != happened:
            return True
    return False


def _less(ones: Sequence[Estimate], others: Sequence[Estimate]) -> tuple[Estimate, ...]:
    return tuple(
        Estimate(one.mean - other.mean, hypot(one.error, other.error))
        for one, other in zip(ones, others, strict=True)
    )


def summed(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of independent numbers."""
    if not estimates:
        return Estimate(0.0, 0.0)
    error = hypot(*[each.error for each in estimates])
    return Estimate(sum(each.mean for each in estimates), error)
