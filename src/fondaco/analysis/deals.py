"""The deals of a finished game, and what each gave to both sides, with open hands."""

from collections.abc import Iterable
from dataclasses import dataclass

from fondaco.analysis.chances import look, plays
from fondaco.analysis.review import QUICK, Piece, finished
from fondaco.analysis.worth import Worth, difference
from fondaco.bots.experts import expert_for
from fondaco.games import game as manifest


@dataclass(frozen=True)
class ValuedDeal:
    """What a deal gave, compared with a no: to the owner of the offer, then to the taker."""

    ply: int
    owner: int
    taker: int
    chance: tuple[float, float]  # to win
    money: tuple[float, float]


def deals_of(text: str, worlds: int = QUICK, seed: str = "0") -> list[ValuedDeal]:
    """The deals of a record, valued quickly: a review looks at more worlds."""
    played = finished(text)
    bargains = manifest(played.rules.name).bargains(played.rules)
    found: list[ValuedDeal] = []
    for ply, position in enumerate(played.positions()):
        if ply == len(played.log):
            break
        seat, move = played.log[ply]
        made = bargains.made(seat, move, played.events[ply])
        if made is not None:
            steps = [plays(made.taker, move), plays(made.taker, made.refusal)]
            expert, lot = expert_for(position), f"deal {seed} {ply}"
            yes, no = look(position.redeal, expert, steps, worlds, lot)
            worth = difference(yes, no, made.owner), difference(yes, no, made.taker)
            found.append(_valued(ply, made.owner, made.taker, worth))
    return found


def reviewed_deals(pieces: Iterable[Piece]) -> list[ValuedDeal]:
    """The same from a review."""
    return [
        _valued(deal.ply, deal.made.owner, deal.made.taker, deal.worth.open)
        for deal in (piece.deal for piece in pieces)
        if deal is not None
    ]


def _valued(ply: int, owner: int, taker: int, worth: tuple[Worth, Worth]) -> ValuedDeal:
    one, other = worth
    return ValuedDeal(
        ply,
        owner,
        taker,
        (one.chance.mean, other.chance.mean),
        (one.money.mean, other.money.mean),
    )
