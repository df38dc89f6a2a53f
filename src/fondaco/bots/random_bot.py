"""A bot that decides at random: the yardstick for all others, and the load of every soak test."""

from random import Random

from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, View

# How often it speaks. A uniform choice would talk for ever where talk is free.
OFFER_ON_TURN = 0.15
OFFER_BETWEEN = 0.03
ANSWER_BETWEEN = 0.5


class RandomBot:
    """Any listed move is as likely as any other; now and then it offers a deal."""

    quick = True  # answers at once

    name = "random"
    why = Phrase("why-any")

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(f"random bot {seed}")

    def choose(self, view: View) -> Move | None:
        """Any move, sometimes an offer; None if it has nothing to say."""
        rng = self.rng
        if view.over or view.seat not in view.to_move:
            return None
        waited_for = view.to_move[0] == view.seat
        if rng.random() < (OFFER_ON_TURN if waited_for else OFFER_BETWEEN):
            offer = view.propose(rng)
            if offer is not None:
                return offer
        if view.moves and (waited_for or rng.random() < ANSWER_BETWEEN):
            return rng.choice(view.moves)
        # The game waits for it, but lists no move: it must be waiting for a deal.
        return view.propose(rng) if waited_for else None
