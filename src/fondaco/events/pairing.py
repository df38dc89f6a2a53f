"""Draws a round of an evening: who sits at which table, and in which seat.

The rule is published and has three steps of importance:

1. Forbidden pairs do not sit together. If that cannot be, the draw is refused.
2. As few pairs as possible meet again; a third meeting counts more than a second.
3. Players with similar points sit together: the sum of squared differences of rank is small.

Then each table is seated so that everybody has each seat about equally often. Where tables differ
in size, the lot says where in the order of points the odd ones are.

The draw begins with all players in order of points, ties in the order of a lot, cut into tables.
Then two players of different tables are chosen by the lot, many times, and change places when that
makes the draw no worse than it was some steps ago ("late acceptance": a draw can get a little worse
on its way to a better one). The number of steps depends on the number of players alone and the lot
on the seed alone, so the same event gives the same draw on every machine.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from fondaco.contract.chance import Chance
from fondaco.contract.refused import Refused

STEPS_PER_PLAYER = 800
LEAST_STEPS = 10_000
MOST_STEPS = 120_000
MEMORY_STEPS = 300  # a draw is held against the one so many steps ago
NEAR_TABLES = 3  # half of all exchanges are with a table this near
AGAIN = 10**12  # what a second meeting weighs against differences of rank
FORBIDDEN = 10**6 * AGAIN

Pair = frozenset[str]


@dataclass
class History:
    """What earlier rounds mean for the next: meetings, and seats that players have had."""

    met: Counter[Pair] = field(default_factory=Counter)
    sat: dict[str, Counter[tuple[int, int]]] = field(default_factory=dict)  # (size, seat)

    def add(self, table: Sequence[str]) -> None:
        """One more table was played, in the order of its seats."""
        for at, player in enumerate(table):
            self.sat.setdefault(player, Counter())[len(table), at] += 1
            for other in table[:at]:
                self.met[frozenset((player, other))] += 1


def draw_round(
    points: Mapping[str, float],
    sizes: Sequence[int],
    history: History,
    seed: str,
    forbidden: Collection[Pair] = (),
) -> list[list[str]]:
    """The tables of a round, each in the order of its seats. `sizes` must add up to the players."""
    if sum(sizes) != len(points):
        raise ValueError(f"{len(points)} players do not fit tables of {list(sizes)}.")
    chance = Chance(seed)
    sizes = list(sizes)
    chance.shuffle(sizes)
    lot = list(range(len(points)))
    chance.shuffle(lot)
    names = [name for _, name in sorted(zip(lot, sorted(points), strict=True))]
    names.sort(key=lambda name: -points[name])
    tables = _Tables(names, _ranks(names, points), sizes, history, forbidden)
    tables.improve(chance)
    if tables.cost >= FORBIDDEN:
        raise Refused("event-forbidden-pairs")
    return [
        seated([names[each] for each in members], history, chance) for members in tables.members
    ]


def _ranks(names: Sequence[str], points: Mapping[str, float]) -> list[int]:
    """Twice the rank of each player; players with the same points share the mean of their ranks."""
    first: dict[float, int] = {}
    last: dict[float, int] = {}
    for at, name in enumerate(names):
        first.setdefault(points[name], at)
        last[points[name]] = at
    return [first[points[name]] + last[points[name]] for name in names]


class _Tables:
    """A draw that is being improved. Players are numbers, in order of points."""

    def __init__(
        self,
        names: Sequence[str],
        ranks: Sequence[int],
        sizes: Sequence[int],
        history: History,
        forbidden: Collection[Pair],
    ) -> None:
        number = {name: at for at, name in enumerate(names)}
        self.ranks = ranks
        self.weights: list[dict[int, int]] = [{} for _ in names]  # of a pair, where it is not 0
        for pair, times in history.met.items():
            self._weigh(pair, number, AGAIN * times * times)
        for pair in forbidden:
            self._weigh(pair, number, FORBIDDEN)
        self.members: list[list[int]] = []
        at = 0
        for size in sizes:
            self.members.append(list(range(at, at + size)))
            at += size
        self.table_of = [table for table, size in enumerate(sizes) for _ in range(size)]
        self.cost = sum(
            self._pull(player, members) for members in self.members for player in members
        )
        self.cost //= 2  # each pair was counted from both sides

    def _weigh(self, pair: Pair, number: Mapping[str, int], weight: int) -> None:
        ends = [number[name] for name in pair if name in number]
        if len(ends) == 2:
            one, other = ends
            self.weights[one][other] = self.weights[one].get(other, 0) + weight
            self.weights[other][one] = self.weights[other].get(one, 0) + weight

    def _pull(self, player: int, company: Sequence[int], without: int = -1) -> int:
        """What it costs that a player sits in this company."""
        weights, ranks = self.weights[player], self.ranks
        rank = ranks[player]
        cost = 0
        for other in company:
            if other not in (player, without):
                apart = rank - ranks[other]
                cost += apart * apart
                if other in weights:
                    cost += weights[other]
        return cost

    def improve(self, chance: Chance) -> None:
        """Exchanges players, a fixed number of times, and keeps the best draw that was seen."""
        count = len(self.members)
        if count < 2:
            return
        steps = min(max(STEPS_PER_PLAYER * len(self.table_of), LEAST_STEPS), MOST_STEPS)
        past = [self.cost] * MEMORY_STEPS
        best, kept = self.cost, [list(each) for each in self.members]
        for step in range(steps):
            here = chance.below(count)
            if step % 2 and count > 2 * NEAR_TABLES:
                there = here - NEAR_TABLES + chance.below(2 * NEAR_TABLES + 1)
                if there < 0 or there >= count:
                    continue
            else:
                there = chance.below(count)
            if here == there:
                continue
            mine, theirs = self.members[here], self.members[there]
            i, j = chance.below(len(mine)), chance.below(len(theirs))
            one, other = mine[i], theirs[j]
            change = (
                self._pull(one, theirs, other)
                + self._pull(other, mine, one)
                - self._pull(one, mine)
                - self._pull(other, theirs)
            )
            cost = self.cost + change
            if cost <= self.cost or cost <= past[step % MEMORY_STEPS]:
                mine[i], theirs[j] = other, one
                self.cost = cost
                if cost < best:
                    best, kept = cost, [list(each) for each in self.members]
            past[step % MEMORY_STEPS] = self.cost
        self.cost, self.members = best, kept


def seated(company: Sequence[str], history: History, chance: Chance) -> list[str]:
    """The players of a table in seats that they have had least often; ties go by the lot."""
    size = len(company)
    order = list(range(size))
    chance.shuffle(order)
    shuffled = [company[at] for at in order]
    had = [history.sat.get(player, Counter()) for player in shuffled]

    def unfair(arrangement: tuple[int, ...]) -> int:
        return sum((2 * had[who][size, seat] + 1) for seat, who in enumerate(arrangement))

    best = min(permutations(range(size)), key=unfair)
    return [shuffled[who] for who in best]
