"""Bots for beginners: they know what a good player knows, but overlook things as people do.

`deckhand` is a friendly beginner, `clerk` plays a fair game; a character may follow (`clerk:sly`).
When they decide alone, they sometimes think a turn through, as a merchant does. Otherwise they look
one turn ahead: the better a move looks at a glance, the likelier they make it, and they never make
one that looks much worse than the best. In talks they have a merchant's judgement, so that nobody
can exploit them, but they seldom have an idea of their own.
"""

from math import exp
from random import Random
from typing import Final

from fondaco.bots.experts import expert_for
from fondaco.bots.one_turn import play_turn_on
from fondaco.bots.versions import NEWEST
from fondaco.contract.character import character
from fondaco.contract.expert import Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, Position, View

SILLY: Final = 0.05  # moves so much less likely than the likeliest one are never made


class Apprentice:
    """A few numbers, which the level chooses, say how well it plays."""

    quick = True  # answers at once

    level = ""
    attention = 0.0  # how often, of 1, it thinks its turn through
    sight = 1.0  # 1: it sees what a turn leads to; 0: only what it brings at once
    blur = 1.0  # money: it hardly sees differences of this size
    grace = 3.0  # money by which a move may be worse than the best and still be made
    habit = 1.0  # how much it follows the usual choice, 0-1
    ideas = 1.0  # how often, of 1, it thinks of making offers while somebody has the turn
    talk = 1  # offers in a turn at most
    shrewd = 0.0  # how well it knows what its offers are worth

    def __init__(self, seed: int | str, *settings: str, version: int = NEWEST) -> None:
        person = character(list(settings))
        self.character = person.learning(self.talk, self.shrewd)
        self.listener = person.learning(0, self.shrewd)  # the same while it has no ideas
        self.name = ":".join([self.level, *settings])
        self.rng = Random(f"{self.level} {seed}")
        self.why: Phrase | None = None
        self.tells: Phrase | None = None  # what it says aloud
        self.considered: list[Move] = []  # what it weighed last, the best first
        self.version = version
        self._expert: Expert | None = None
        self._memory: Memory | None = None
        self._turn = -1  # whose turn it was when it last considered offers

    def choose(self, view: View) -> Move | None:
        """A move for this view, or None while another seat is waited for."""
        self.why = self.tells = None
        self.considered = []
        if self._expert is None or self._memory is None:
            self._expert = expert_for(view, self.version)
            self._memory = self._expert.memory(self.character, self.rng)
        if view.over or view.seat not in view.to_move:
            return None
        if view.to_move[0] != self._turn:
            self._turn, idea = view.to_move[0], self.rng.random() < self.ideas
            self._memory.character = self.character if idea else self.listener
        alone = len(view.to_move) == 1 and len(view.moves) > 1
        if alone and self.rng.random() >= self.attention:
            return self._at_a_glance(view, self._expert)
        choice = self._expert.choose(view, self._memory)
        self.why, self.tells = choice.why, choice.tells
        return choice.move

    def _at_a_glance(self, view: View, expert: Expert) -> Move:
        """One of the moves that look good at the end of this turn, at random."""
        world = view.sample(self.rng)
        priors = expert.prior(world, view.seat, view.moves)
        least = SILLY * max(priors)
        likely = [
            (move, prior) for move, prior in zip(view.moves, priors, strict=True) if prior >= least
        ]
        values: list[float] = []
        for move, _ in likely:
            after = world.copy()
            after.play(view.seat, move)
            play_turn_on(expert, view.seat, after)
            values.append(self._worth(expert, after, view.seat))
        best = max(values)
        weights = [
            prior**self.habit * exp((value - best) / self.blur)
            if value >= best - self.grace
            else 0.0
            for (_, prior), value in zip(likely, values, strict=True)
        ]
        at = self.rng.choices(range(len(likely)), weights)[0]
        order = sorted(range(len(likely)), key=lambda i: -weights[i])
        self.considered = [likely[i][0] for i in order if weights[i] > 0]
        move = likely[at][0]
        self.why = Phrase("why-glance", {"value": round(values[at])})
        advice = expert.choose(view, expert.memory(self.character, Random(view.ply)))
        if advice.move == move:  # then its reason is as good as after thinking it through
            self.why = advice.why
        return move

    def _worth(self, expert: Expert, world: Position, seat: int) -> float:
        """What it has then, and what it expects from that."""
        later = expert.value(world, seat) if self.sight else 0.0
        return self.sight * later + (1 - self.sight) * world.scores()[seat]


class Deckhand(Apprentice):
    """A friendly beginner: looks only at the next step and misses a lot."""

    level = "deckhand"
    sight = 0.0
    blur = 6.0
    grace = 8.0
    habit = 0.3
    ideas = 0.1
    talk = 2


class Clerk(Apprentice):
    """Plays with more care than a deckhand, and still overlooks much."""

    level = "clerk"
    attention = 0.15
    sight = 0.55
    blur = 4.0
    grace = 6.0
    habit = 0.7
    ideas = 0.2
    talk = 2
    shrewd = 0.25
