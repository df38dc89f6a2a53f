"""A bot that looks one move ahead: it takes what is worth most at once, and trades little.

When it decides alone, it plays the rest of its turn by habit before it estimates the value, because
little can be seen in the middle of a turn.
"""

from math import fsum
from random import Random
from typing import Final

from fondaco.bots.experts import expert_for
from fondaco.bots.one_turn import play_turn_on
from fondaco.bots.versions import NEWEST
from fondaco.contract.character import CHARACTERS, DEFAULT
from fondaco.contract.expert import Expert
from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, Position, View

WORLDS: Final = 3  # positions it could be in, on which every move is tried
MARGIN: Final = 1.0  # what a deal must add to its value: three worlds may hide a loss
SCANT: Final = 1e-4  # moves less likely than this, relative to the likeliest, are not made
OFFER: Final = 0.1  # how often it thinks of an offer when the game waits for it


class GreedyBot:
    """Plays every move on a few sampled worlds and takes the one with the best value."""

    quick = True  # answers at once

    name = "greedy"

    def __init__(self, seed: int | str, *, version: int = NEWEST) -> None:
        self.rng = Random(f"greedy {seed}")
        self.character = CHARACTERS[DEFAULT]
        self.why: Phrase | None = None
        self.version = version
        self._expert: Expert | None = None

    def choose(self, view: View) -> Move | None:
        """The move that looks best at once; None while another seat is waited for."""
        self.why = None
        if view.over or view.seat not in view.to_move:
            return None
        if self._expert is None:
            self._expert = expert_for(view, self.version)
        expert = self._expert
        waited_for = view.to_move[0] == view.seat
        if not waited_for and not view.moves:
            return None
        worlds = [view.sample(self.rng) for _ in range(WORLDS)]
        if waited_for and self.rng.random() < OFFER:
            offer = self._offer(expert, view, worlds)
            if offer is not None:
                self.why = Phrase("why-offer-greedy")
                return offer
        if not view.moves:
            self.why = Phrase("why-only")
            return view.propose(self.rng) if waited_for else None
        if waited_for and len(view.moves) == 1:
            self.why = Phrase("why-only")
            return view.moves[0]
        values = [self._after(expert, view.seat, move, worlds) for move in view.moves]
        if waited_for:
            # Unlikely moves are left out: otherwise it might lay a card and take it back for ever.
            priors = expert.prior(worlds[0], view.seat, view.moves)
            least = max(priors) * SCANT
            values = [v if p >= least else -1e9 for v, p in zip(values, priors, strict=True)]
        best = max(range(len(values)), key=lambda i: values[i])
        if not waited_for:
            # Somebody else's turn: only a deal that is worth it, or a clear no.
            now = fsum([expert.value(world, view.seat) for world in worlds]) / WORLDS
            if values[best] < now + MARGIN:
                best = 0
        self.why = Phrase("why-best", {"value": round(values[best])})
        return view.moves[best]

    def _after(self, expert: Expert, seat: int, move: Move, worlds: list[Position]) -> float:
        """The value of a move, over all worlds."""
        total = 0.0
        for world in worlds:
            after = world.copy()
            alone = len(after.to_move()) == 1
            after.play(seat, move)
            if alone:
                play_turn_on(expert, seat, after)
            total += expert.value(after, seat)
        return total / len(worlds)

    def _offer(self, expert: Expert, view: View, worlds: list[Position]) -> Move | None:
        """A random deal, if it would be good for this seat to have it taken."""
        offer = view.propose(self.rng)
        if offer is None:
            return None
        for world in worlds:
            now = expert.value(world, view.seat)
            asked = world.copy()
            asked.play(view.seat, offer)
            for other in asked.to_move():
                if other != view.seat:
                    for answer in asked.moves(other):
                        after = asked.copy()
                        after.play(other, answer)
                        if expert.value(after, view.seat) > now + MARGIN:
                            return offer
        return None
