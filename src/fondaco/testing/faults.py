"""What the conformance checks share: how much was tried, and what is wrong."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Any

from fondaco.contract.phrase import Phrase, Row, Said, say
from fondaco.contract.playout import CHATTER
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, Rules

MOST_MOVES = 20_000


class Unsound(Refused):
    """What is wrong with a game, where, and how to see it again."""


@dataclass
class Tried:
    """How much was tried."""

    games: int = 0
    moves: int = 0
    worlds: int = 0  # that seats could be in
    hidden: int = 0  # of these, other ones than the truth
    lines: int = 0  # damaged ones
    entries: int = 0  # written into the logs of tables


class Trial(ABC):
    """One random game, with everything that is tried on the way."""

    def __init__(self, rules: Rules, seed: str, tried: Tried) -> None:
        self.rules = rules
        self.seed = seed
        self.tried = tried
        self.rng = Random(f"{rules.name} {rules.players} {seed}")

    def play(self) -> None:
        """Play the game; raises `Unsound` with the first fault."""
        try:
            self._play()
        except Unsound:
            raise
        except Exception as error:
            self._holds(False, say("check-error", error=repr(error)))

    @abstractmethod
    def _play(self) -> None:
        """Play the game and try everything."""

    @abstractmethod
    def _moves(self) -> int:
        """How many moves have been made."""

    def _holds(self, good: bool, what: Said) -> None:
        if not good:
            raise Unsound(
                "unsound-game",
                game=self.rules.name,
                players=self.rules.players,
                seed=self.seed,
                moves=self._moves(),
                what=what,
            )

    def _same(self, one: Any, other: Any, what: Phrase) -> None:
        if one != other:
            both = [say("check-differs", what=what), str(one), str(other)]
            self._holds(False, Row(both, "\n  "))

    def _choose(self, position: Position) -> tuple[int, Move]:
        """A seat and a move of it, at random; where there is talk, often a new offer."""
        seats = position.to_move()
        while True:
            seat = self.rng.choice(seats)
            if len(seats) > 1 or not position.moves(seat) or self.rng.random() < CHATTER / 256:
                deal = position.view(seat).propose(self.rng)
                if deal is not None and self.rng.random() < 0.5:
                    return seat, deal
            moves = position.moves(seat)
            if moves:
                return seat, self.rng.choice(moves)
