"""The few decisions of a seat that mattered most, and what its money says about its game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fondaco.analysis.decisions import Decision
from fondaco.contract.phrase import Phrase
from fondaco.contract.voice import Voice
from fondaco.records import Game

MOST: Final = 5  # key moments of a seat
ENOUGH: Final = 3  # where there are fewer, small losses count too


def key_moments(decisions: Sequence[Decision], turns: Sequence[int], seat: int) -> list[Decision]:
    """The marked decisions of a seat that changed most, in the order of the game.

    A turn has one of them at most: what comes after a mistake often repeats it. `turns` is the
    number of the turn, by ply.
    """
    marked = [each for each in decisions if each.seat == seat and each.mark]
    marked.sort(key=lambda each: (each.mark == "?!", -abs(each.worth.chance.mean)))
    found: dict[int, Decision] = {}
    for each in marked:
        if each.mark == "?!" and len(found) >= ENOUGH:
            break
        found.setdefault(turns[each.ply], each)
    return sorted([*found.values()][:MOST], key=lambda each: each.ply)


def turn_numbers(played: Game) -> list[int]:
    """The number of the turn, by ply."""
    found: list[int] = []
    before, number = -2, -1
    for position in played.positions():
        number += position.turn != before
        before = position.turn
        found.append(number)
    return found


@dataclass(frozen=True)
class MainCause:
    """What set a seat apart from the others: where its money came from, or went."""

    cause: Phrase
    amount: int
    others: float  # what the others had from it on average


def main_cause(played: Game, voice: Voice, seat: int) -> MainCause | None:
    """Where a winner gained most compared with the others, and where a loser lost most."""
    named = dict(voice.causes())
    seen = [event.in_full() for events in [played.opening, *played.events] for event in events]
    sums: dict[str, list[int]] = {}
    for paid in voice.payments(seen):
        if paid.cause in named:
            sums.setdefault(paid.cause, [0] * played.rules.players)[paid.seat] += paid.amount
    won = played.position.places()[seat] == 1
    found = [_compared(named[cause], amounts, seat) for cause, amounts in sums.items()]
    found = [each for each in found if (each.amount > each.others) == won]
    found = [each for each in found if each.amount != each.others]
    return max(found, key=lambda each: abs(each.amount - each.others), default=None)


def _compared(cause: Phrase, amounts: list[int], seat: int) -> MainCause:
    others = [amount for other, amount in enumerate(amounts) if other != seat]
    return MainCause(cause, amounts[seat], sum(others) / len(others))
