"""The rest of a turn, played out in a copy, because little can be seen in the middle of a turn."""

from typing import Final

from fondaco.contract.expert import Expert
from fondaco.contract.rules import Position

STEPS: Final = 20  # moves; no turn is longer


def play_turn_on(expert: Expert, seat: int, world: Position) -> None:
    """Play the likeliest move, again and again, until somebody else can act."""
    for _ in range(STEPS):
        if world.to_move() != [seat]:
            return
        moves = world.moves(seat)
        priors = expert.prior(world, seat, moves)
        world.play(seat, moves[priors.index(max(priors))])
