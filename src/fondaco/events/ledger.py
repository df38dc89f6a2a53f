"""Who gave whom how much in the deals of an event.

A deal is worth something to both sides, compared with no deal. An even one gives both as much. What
it gives to one side more than to the other is the value that was given: half of the difference, as
a chance to win. Over an event, what two players gave each other mostly cancels out. Pairs for which
it does not are pointed out. That is a hint to look at their deals, not a verdict.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median

LEAST = 0.1  # chance to win, in sum over the event: less is never pointed out
TIMES = 7.0  # as much as the median of all other pairs: of honest pairs, fewer than 1 % stand out


@dataclass(frozen=True)
class PlayedDeal:
    """A deal between two players, and what it gave to each."""

    table: str
    round: int
    number: int  # of the table in its round
    ply: int
    players: tuple[str, str]
    chance: tuple[float, float]
    money: tuple[float, float]

    def given(self, giver: str) -> tuple[float, float]:
        """What one of the two gave the other: chance and money; less than 0: they got it."""
        mine = self.players.index(giver)
        return (
            (self.chance[1 - mine] - self.chance[mine]) / 2,
            (self.money[1 - mine] - self.money[mine]) / 2,
        )


@dataclass
class PairLedger:
    """All that one player gave another, less what came back."""

    giver: str
    receiver: str
    chance: float = 0.0
    money: float = 0.0
    deals: list[PlayedDeal] = field(default_factory=list)  # the most one-sided first


def ledger(deals: Iterable[PlayedDeal]) -> list[PairLedger]:
    """Every pair that made deals, those who gave most first."""
    pairs: dict[tuple[str, ...], PairLedger] = {}
    for deal in deals:
        one, other = sorted(deal.players)
        pair = pairs.setdefault((one, other), PairLedger(one, other))
        chance, money = deal.given(one)
        pair.chance += chance
        pair.money += money
        pair.deals.append(deal)
    for pair in pairs.values():
        if pair.chance < 0:
            pair.giver, pair.receiver = pair.receiver, pair.giver
            pair.chance, pair.money = -pair.chance, -pair.money
        pair.deals.sort(key=lambda deal, giver=pair.giver: -deal.given(giver)[0])  # type: ignore[misc]
    return sorted(pairs.values(), key=lambda pair: (-pair.chance, pair.giver, pair.receiver))


def outliers(pairs: list[PairLedger]) -> list[PairLedger]:
    """Those who gave far more than the others, in the same order."""
    found = []
    for pair in pairs:
        others = [each.chance for each in pairs if each is not pair]
        usual = median(others) if others else 0.0
        if pair.chance >= max(LEAST, TIMES * usual):
            found.append(pair)
    return found
