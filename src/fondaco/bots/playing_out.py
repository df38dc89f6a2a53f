"""An Expert for a game that came without one: it plays on at random and sees what comes of it.

It is weak compared with an Expert for the game, but much better than random play, and needs only
the rules.
"""

from random import Random
from typing import Final

from fondaco.contract.expert import Choice, Deal, Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.playout import random_move
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings

GAMES: Final = 2  # played on from a position to value it
FAR: Final = 200  # moves after which a game counts as it stands
WORLDS: Final = 6  # in which the merchant tries its moves
MOVES: Final = 24  # that it tries at most; of more, a random choice
SKETCHES: Final = 3  # deals that it considers
OFFER: Final = 0.3  # how often it does
MARGIN: Final = 0.5  # what a deal must bring


class PlayingOut(Expert):
    """Values a position by what the seats end with when everybody continues at random."""

    def value(self, position: Position, seat: int) -> float:
        return self.values(position)[seat]

    def values(self, position: Position) -> list[float]:
        if position.over:
            return [float(score) for score in position.scores()]
        totals = [0.0] * position.players
        for number in range(GAMES):
            # The same dice for the same moment, so that moves can be compared.
            rng = Random(position.ply * GAMES + number)
            played = position.copy()
            while not played.over and played.ply < position.ply + FAR:
                random_move(played, rng)
            totals = [a + b for a, b in zip(totals, played.scores(), strict=True)]
        return [total / GAMES for total in totals]

    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        return [1 / len(moves)] * len(moves)

    def settings(self) -> Settings:
        return Settings(horizon=1, width=MOVES)  # one's own move; then it is played out anyway

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        """Random deals, valued by what follows if another seat accepts."""
        sketches = {view.propose(memory.rng) for _ in range(SKETCHES)}
        worlds = [view.sample(memory.rng) for _ in range(WORLDS)]
        moves = sorted(move for move in sketches if move is not None)
        found = [self._deal(view.seat, move, worlds) for move in moves]
        return sorted((deal for deal in found if deal.gain > MARGIN), key=lambda deal: -deal.gain)

    def _deal(self, seat: int, move: Move, worlds: list[Position]) -> Deal:
        gain = partner = 0.0
        for world in worlds:
            now = self.values(world)
            asked = world.copy()
            asked.play(seat, move)
            best = (0.0, 0.0)  # nobody has to accept
            for other in asked.to_move():
                for answer in asked.moves(other) if other != seat else []:
                    after = asked.copy()
                    after.play(other, answer)
                    values = self.values(after)
                    best = max(best, (values[other] - now[other], values[seat] - now[seat]))
            partner, gain = partner + best[0], gain + best[1]
        return Deal(move, gain / len(worlds), partner / len(worlds))

    def choose(self, view: View, memory: Memory) -> Choice:
        rng = memory.rng
        waited_for = view.to_move[0] == view.seat
        if waited_for and not memory.character.silent and rng.random() < OFFER:
            deals = self.deals(view, memory)
            if deals:
                return Choice(deals[0].move, Phrase("why-offer-greedy"))
        if not view.moves:
            return Choice(view.propose(rng) if waited_for else None, Phrase("why-only"))
        if len(view.moves) == 1:
            return Choice(view.moves[0], Phrase("why-only"))
        moves = view.moves if len(view.moves) <= MOVES else rng.sample(view.moves, MOVES)
        totals = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = view.sample(rng)
            for at, move in enumerate(moves):
                after = world.copy()
                after.play(view.seat, move)
                totals[at] += self.value(after, view.seat)
        best = max(range(len(moves)), key=lambda at: totals[at])
        return Choice(moves[best], Phrase("why-best", {"value": round(totals[best] / WORLDS)}))
