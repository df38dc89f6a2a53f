"""A bot that plays by hand-written judgement, bargains, and can say why.

`merchant`, or with a character: `merchant:sly`, `merchant:silent`, `merchant:stubborn:silent`.
"""

from random import Random

from fondaco.bots.experts import expert_for
from fondaco.bots.versions import NEWEST
from fondaco.contract.character import character
from fondaco.contract.expert import Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, View


class MerchantBot:
    """Asks the Expert of the game, and remembers what was said."""

    quick = True  # answers at once

    def __init__(
        self,
        seed: int | str,
        *settings: str,
        version: int = NEWEST,
        expert: Expert | None = None,
    ) -> None:
        self.character = character(list(settings))
        self.name = ":".join(["merchant", *settings])
        self.rng = Random(f"merchant {seed}")
        self.why: Phrase | None = None
        self.tells: Phrase | None = None  # what it says aloud
        self.version = version
        self._expert = expert
        self._memory: Memory | None = None

    def choose(self, view: View) -> Move | None:
        """The move of its plan for the turn, or an offer; None if it has nothing to say."""
        if self._expert is None:
            self._expert = expert_for(view, self.version)
        if self._memory is None:
            self._memory = self._expert.memory(self.character, self.rng)
        if view.over or view.seat not in view.to_move:
            self.why = self.tells = None
            return None
        choice = self._expert.choose(view, self._memory)
        self.why, self.tells = choice.why, choice.tells
        return choice.move
