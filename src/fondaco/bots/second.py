"""What else a bot considered: the next best move after the one it made."""

from random import Random

from fondaco.bots import Bot
from fondaco.bots.experts import expert_for
from fondaco.contract.rules import Move, View


def next_best(bot: Bot, view: View, move: Move) -> Move | None:
    """The best of the other moves that it has weighed; None if there was no other.

    A bot that does not say what it weighed (`considered`, the best first) counts as having looked
    at all moves as an Expert does at a glance.
    """
    considered: list[Move] = getattr(bot, "considered", [])
    others = [each for each in considered if each != move]
    if others:
        return others[0]
    listed = [each for each in view.moves if each != move]
    if len(listed) < 2:
        return listed[0] if listed else None
    world = view.sample(Random(f"next best {view.ply}"))
    priors = expert_for(view).prior(world, view.seat, listed)
    return listed[priors.index(max(priors))]
