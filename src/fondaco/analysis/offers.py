"""What an offer is worth to somebody as the game stands: one on the table, or one being written.

Both are compared with leaving it alone, from the View of the seat that asks. It does not know with
which cards another seat will pay, or which claims about the cards it would get are true.
"""

from random import Random

from fondaco.analysis.chances import WORLDS, look, plays, wait
from fondaco.analysis.worth import Taken, Worth, difference
from fondaco.bots.experts import expert_for
from fondaco.contract.bargain import Bargains
from fondaco.contract.rules import Event, Move, Position, View


def worth_of_offer(
    view: View, offer: int, bargains: Bargains, worlds: int = WORLDS, seed: str = "0"
) -> Worth | None:
    """Taking it, compared with a no; None if it is not put to this seat or cannot be taken."""
    ends = bargains.ends(offer, view.moves)
    if ends is None:
        return None
    mine = bargains.takes(offer, view.moves)
    taken = Taken(bargains, offer, [view.seat] if mine else _others(view))
    source = view.sample if mine else taken.worlds(view)
    if not taken.ways(source(Random(seed)))[1]:
        return None
    expert = expert_for(view)
    steps = [taken.by_habit(expert), plays(view.seat, ends)]
    yes, no = look(source, expert, steps, worlds, seed)
    return difference(yes, no, view.seat)


def worth_of_offering(
    view: View, move: Move, bargains: Bargains, worlds: int = WORLDS, seed: str = "0"
) -> Worth | None:
    """Making it and having it taken, compared with not making it; None if nobody could take it, or
    if it is not an offer."""
    events: list[Event] = []
    view.sample(Random(seed)).play(view.seat, move, events)
    offer = bargains.offered(view.seat, move, events)
    if offer is None:
        return None
    taken, made = Taken(bargains, offer, _others(view)), plays(view.seat, move)
    source = taken.worlds(view, made)
    world, rng = source(Random(seed)), Random(seed)
    made(world, rng)
    if not taken.ways(world)[1]:
        return None
    expert = expert_for(view)
    takes = taken.by_habit(expert)

    def deal(world: Position, dice: Random) -> None:
        made(world, dice)
        takes(world, dice)

    yes, no = look(source, expert, [deal, wait], worlds, seed)
    return difference(yes, no, view.seat)


def _others(view: View) -> list[int]:
    return [seat for seat in view.to_move if seat != view.seat]
