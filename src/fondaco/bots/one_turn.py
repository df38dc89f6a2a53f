"""The rest of a turn, played on in one's head: in the middle of a turn little can be seen."""

from typing import Final

from fondaco.contract.expert import Expert
from fondaco.contract.rules import Position

STEPS: Final = 20  # a turn is not longer


def play_turn_on(expert: Expert, seat: int, world: Position) -> None:
    """Play on by what is likeliest, each time, until somebody else has a say."""
    for _ in range(STEPS):
        if world.to_move() != [seat]:
            return
        moves = world.moves(seat)
        priors = expert.prior(world, seat, moves)
        world.play(seat, moves[priors.index(max(priors))])
