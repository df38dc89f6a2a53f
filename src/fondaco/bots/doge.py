"""A bot that judges by a trained net: the captain's search with other values and shorter looks.

Its default is what the Expert advises. It does something else only if that is better by more than
chance in the same sampled worlds. `doge` thinks for a second about each move, `doge:100` has so
many iterations, and `doge:0` answers at once. In a game without a net it plays as a captain does.
"""

from random import Random
from time import perf_counter

from fondaco.bots.captain import CaptainBot
from fondaco.bots.learned import LearnedJudge, judge_for
from fondaco.bots.search.budget import Clock
from fondaco.bots.versions import NEWEST
from fondaco.contract.expert import Choice, Expert
from fondaco.contract.rules import View
from fondaco.contract.search import Settings

AT_ONCE = "48"  # iterations of doge:0


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
        thinks = [AT_ONCE if each == "0" else each for each in settings]
        super().__init__(seed, *thinks, version=version, clock=clock, tuning=tuning, expert=expert)
        self.name = ":".join([self.level, *settings])
        self._judge: LearnedJudge | None = None
        self._looked = False  # whether there is one

    def judge(self, view: View) -> LearnedJudge | None:
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
            horizon=self._judge.horizon,
            sure=usual.sure,
            most=usual.most,
            proof=self._judge.proof,
        )
