"""A bot that judges by a trained net: the captain's search with shorter looks ahead.

`doge:0` looks no further than the end of the present turn, in a few worlds: an answer at once.
`doge` thinks for a second about each move, `doge:100` has so many iterations. In a game without a
net it plays as a captain does.
"""

from random import Random
from time import perf_counter

from fondaco.bots.captain import CaptainBot
from fondaco.bots.learned import judge_for
from fondaco.bots.search.budget import Clock
from fondaco.bots.search.judge import Judge
from fondaco.bots.versions import NEWEST
from fondaco.contract.expert import Choice, Expert
from fondaco.contract.rules import View
from fondaco.contract.search import Settings

GLANCE = "48"  # iterations of doge:0


class DogeBot(CaptainBot):
    """Asks the net what positions are worth, and the Expert for everything else."""

    level = "doge"

    def __init__(
        self,
        seed: int | str,
        *settings: str,
        version: int = NEWEST,
        clock: Clock = perf_counter,
        tuning: Settings | None = None,
        expert: Expert | None = None,
    ) -> None:
        self.glance = "0" in settings
        thinks = [GLANCE if each == "0" else each for each in settings]
        super().__init__(seed, *thinks, version=version, clock=clock, tuning=tuning, expert=expert)
        self.name = ":".join([self.level, *settings])
        self._judge: Judge | None = None
        self._looked = False  # whether there is one

    def judge(self, view: View) -> Judge | None:
        if not self._looked:
            self._looked = True
            self._judge = judge_for(view.sample(Random(0)), self.version)
        return self._judge

    def advice(self, view: View) -> Choice | None:
        assert self._expert is not None
        assert self._memory is not None
        return self._expert.choose(view, self._memory)

    def settings(self, expert: Expert) -> Settings:
        usual = expert.settings()
        if self._judge is None:
            return usual
        return Settings(
            horizon=0 if self.glance else 3,
            sure=usual.sure,
            most=usual.most,
            proof=1.0,
        )
