"""A captain with a better adviser: it bargains harder (`Expert.keen`).

`doge` looks ahead as often as suits the game (`Settings.looks`) and answers at once. `doge:1000`
thinks longer, and `doge:2s` by the clock. In a game without deals it plays as a captain does.

Doges of versions 2 and 3 were different: the captain's search with a trained net as its judge.
"""

from random import Random
from time import perf_counter

from fondaco.bots.captain import CaptainBot
from fondaco.bots.learned import LearnedJudge, judge_for
from fondaco.bots.search.budget import DEFAULT, Clock
from fondaco.bots.versions import KEEN, NEWEST
from fondaco.contract.expert import Expert
from fondaco.contract.rules import View
from fondaco.contract.search import Settings

AT_ONCE = "100"  # iterations of doge:0, and of a doge until it knows its game …
AT_ONCE_BEFORE = "48"  # … which had fewer before version 4, when a doge thought for a second


class DogeBot(CaptainBot):
    """Bargains as well as the Expert can, and looks ahead as a captain does."""

    level = "doge"
    usual = AT_ONCE
    keen = True

    def __init__(
        self,
        seed: int | str,
        *settings: str,
        version: int = NEWEST,
        clock: Clock = perf_counter,
        tuning: Settings | None = None,
        expert: Expert | None = None,
    ) -> None:
        at_once = AT_ONCE if version >= KEEN else AT_ONCE_BEFORE
        thinks = [at_once if each == "0" else each for each in settings]
        told = any(each[:1].isdigit() for each in settings)  # how long to think
        if version < KEEN and not told:
            thinks.append(DEFAULT)
        super().__init__(seed, *thinks, version=version, clock=clock, tuning=tuning, expert=expert)
        self.name = ":".join([self.level, *settings])
        self._recommended = version >= KEEN and not told
        self._judge: LearnedJudge | None = None
        self._looked = version >= KEEN  # whether it knows if it has a net

    def advisor(self, view: View) -> Expert:
        expert = super().advisor(view)
        if self._recommended:
            self.budget.at_most(expert.settings().looks)
        return expert

    def judge(self, view: View) -> LearnedJudge | None:
        if not self._looked:
            self._looked = True
            self._judge = judge_for(view.sample(Random(0)), self.version)
        return self._judge

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
