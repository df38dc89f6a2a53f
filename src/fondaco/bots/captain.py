"""A bot that looks ahead: it plays on in its head, in worlds that fit all it knows.

`captain` thinks for a second about each move; `captain:500ms` or `captain:200` (iterations) change
that. `navigator` thinks quickly: 40 iterations. A merchant's character may come before or after:
`captain:2s:sly`. With iterations the same seed and the same views give the same moves, on every
machine.
"""

from random import Random
from time import perf_counter

from fondaco.bots.experts import expert_for
from fondaco.bots.search.budget import DEFAULT, Budget, Clock, parse_budget
from fondaco.bots.search.judge import Judge
from fondaco.bots.search.lookout import SILENCE, Finding, Lookout
from fondaco.bots.search.tree import NO_ADVICE
from fondaco.bots.versions import KEEN, NEWEST
from fondaco.contract.character import character
from fondaco.contract.expert import Choice, Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, View
from fondaco.contract.search import Settings

DEALS = 6  # how many deals it thinks through at once
OFFERS = 4  # how many it offers at most while one player has the turn


class CaptainBot:
    """Searches where it decides alone; in talks it also thinks over what the Expert advises."""

    level = "captain"
    usual = DEFAULT  # how long it thinks by default
    explains = False  # whether it searches even where it does what the Expert advises
    keen = False  # whether its Expert bargains as well as it can, since there is another way

    def __init__(
        self,
        seed: int | str,
        *settings: str,
        version: int = NEWEST,
        clock: Clock = perf_counter,
        tuning: Settings | None = None,
        expert: Expert | None = None,
    ) -> None:
        budgets = [setting for setting in settings if setting[:1].isdigit()]
        self.character = character([s for s in settings if s not in budgets[:1]])
        self.name = ":".join([self.level, *settings])
        self.budget: Budget = parse_budget(budgets[0] if budgets else self.usual, clock)
        self.seed = seed
        self.tuning = tuning
        self.why: Phrase | None = None
        self.tells: Phrase | None = None  # what it says aloud
        self.findings: list[Finding] = []  # of the last search, the chosen move first
        self.considered: list[Move] = []  # what it weighed last, the best first
        self.version = version
        self._expert = expert
        self._memory: Memory | None = None
        self._talk_of = -1  # whose turn the present talks belong to
        self._offered: list[Move] = []  # what it has offered in these talks
        self._heard: list[Move] = []  # the answers it considered last without finding a good one

    def choose(self, view: View) -> Move | None:
        """The move that the search likes best; None while another seat is waited for."""
        self.budget.start()
        self.findings, self.considered, self.tells = [], [], None
        if self._expert is None:
            self._expert = self.advisor(view)
        if self._memory is None:
            self._memory = self._expert.memory(self.character, Random(f"captain {self.seed}"))
        if view.over or view.seat not in view.to_move:
            self.why = None
            return None
        if len(view.to_move) > 1:
            return self._talk(view, self._expert, self._memory)
        self._talk_of = -1
        if len(view.moves) == 1:
            self.why = Phrase("why-only")
            return view.moves[0]
        lookout = self._lookout(view, self._expert)
        advice = self._expert.choose(view, self._memory) if lookout.careful() else None
        if advice is not None and self._follows(lookout):
            self.why = advice.why
            return advice.move
        return self._search(lookout, view.moves, [], advice)

    def _talk(self, view: View, expert: Expert, memory: Memory) -> Move | None:
        """Several may speak: ask the Expert, who remembers what was said, and think it over."""
        if self._talk_of != view.to_move[0]:
            self._talk_of = view.to_move[0]
            self._offered = []
            self._heard = []
        waited_for = view.to_move[0] == view.seat
        advice = expert.choose(view, memory)
        self.tells = advice.tells
        lookout = self._lookout(view, expert)
        if self.character.silent or self._follows(lookout):
            self.why = advice.why
            return advice.move
        offers: list[Move] = []
        if len(self._offered) < OFFERS:
            if advice.move is not None and advice.move not in view.moves:
                offers.append(advice.move)
            if waited_for:
                offers += [deal.move for deal in expert.deals(view, memory)[:DEALS]]
            offers = [move for move in dict.fromkeys(offers) if move not in self._offered]
        asked = expert.answers(view)
        moves = asked or view.moves
        if not asked and not waited_for:
            if not offers and (not moves or moves == self._heard):
                self.why = advice.why
                return None
            self._heard = moves[:]
            moves = [SILENCE, *moves]
        if len(moves) + len(offers) == 1:
            move = (moves + offers)[0]
            self.why = advice.why if move == advice.move else Phrase("why-only")
        else:
            move = self._search(lookout, moves, offers, advice)
        if move in offers:
            self._offered.append(move)
        if move == SILENCE:
            self.tells = None
            return None
        if move != advice.move:
            self.tells = expert.tells(view, memory, move)
            expert.said(view, memory, move)
        return move

    def _lookout(self, view: View, expert: Expert) -> Lookout:
        """What looks ahead from here."""
        judge = self.judge(view)
        settings = self.tuning or self.settings(expert)
        rng = Random(f"captain {self.seed} {view.ply}")
        return Lookout(view, expert, settings, rng, judge)

    def _follows(self, lookout: Lookout) -> bool:
        """Whether the advice is followed without a search."""
        return not self.explains and not lookout.end_in_sight()

    def _search(
        self, lookout: Lookout, moves: list[Move], offers: list[Move], advice: Choice | None
    ) -> Move:
        if self.budget.seconds:
            self.budget.at_most(lookout.settings.most)
        advised = NO_ADVICE if advice is None else SILENCE if advice.move is None else advice.move
        self.findings = lookout.search(moves, offers, self.budget, advised)
        self.searched(lookout)
        best, *others = self.findings
        others.sort(key=lambda finding: (-finding.visits, -finding.chance))
        self.considered = [each.move for each in (best, *others) if each.move != SILENCE]
        if advice is not None and advised == best.move:
            self.why = advice.why
        else:
            self.why = Phrase("why-best", {"value": round(best.money, 1)})
        return best.move

    def advisor(self, view: View) -> Expert:
        """Whose advice it follows unless a search finds something better."""
        expert = expert_for(view, self.version)
        return expert.keen() if self.keen and self.version >= KEEN else expert

    def settings(self, expert: Expert) -> Settings:
        """How it searches."""
        return expert.settings()

    def judge(self, view: View) -> Judge | None:
        """Who says what positions are worth; None: the Expert."""
        return None

    def searched(self, lookout: Lookout) -> None:
        """Called after each search: a subclass may keep more of it than the findings."""


class NavigatorBot(CaptainBot):
    """Looks ahead, but decides quickly."""

    level = "navigator"
    usual = "40"
