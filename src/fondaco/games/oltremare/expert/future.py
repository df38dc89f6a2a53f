"""What a seat will still gain after its turn, from what it holds and what lies on top."""

from typing import Final

from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.cards import Deck

# The same hands come up again and again in a search: by deck, then by goods held.
MOST_KNOWN: Final = 20_000
_GROUPS: Final[dict[str, dict[int, float]]] = {}


class Hold:
    """A hand after a turn: `known` cards and so many unknown ones.

    `held` are the goods of the known cards and `symbols` their symbols, packed four bits each.
    `share` tells how common each goods is among the cards one cannot see.
    """

    def __init__(
        self,
        deck: Deck,
        w: Weights,
        share: list[float],
        held: int,
        symbols: int,
        known: int,
        draws: float,
    ) -> None:
        each = w.symbol
        self.deck = deck
        self.w = w
        self.share = share
        self.held = held
        self.draws = draws
        self.by_power = w.by_power(known + draws)
        self.symbols = draws * w.unknown + (
            each[0] * (symbols & 15)
            + each[1] * (symbols >> 4 & 15)
            + each[2] * (symbols >> 8 & 15)
            + each[3] * (symbols >> 12 & 15)
        )
        self.groups = groups(deck, held)

    def future(self, power: int, goods: int, run: int) -> float:
        """What it will bring beyond ducats and cargo so far, with this top card and its lot."""
        w = self.w
        value = self.by_power[power - 3] + self.symbols
        if goods < 0:
            return value + w.group * self.groups
        same = self.held >> 4 * goods & 15
        more = same + self.draws * self.share[goods]
        load = 7 - power
        if more > load:
            more = float(load)
        low = int(more)
        pay = self.deck.pay[goods]
        base = pay[run]
        step = pay[run + low]
        value += w.extension * (step - base + (more - low) * (pay[run + low + 1] - step))
        value += w.open_lot * (pay[run + 1] - base)
        if same < 2:
            return value + w.group * self.groups
        return value + w.group * (self.groups - bonus(self.deck, goods, same))


def bonus(deck: Deck, goods: int, number: int) -> float:
    """What so many cards of a goods pay together beyond what they pay one by one."""
    if number < 2:
        return 0.0
    if number > 5:
        number = 5
    row = deck.pay[goods]
    return float(row[number] - number * row[1])


def groups(deck: Deck, held: int) -> float:
    """The bonus of all goods held."""
    known = _GROUPS.get(deck.digest)
    if known is None:
        known = _GROUPS[deck.digest] = {}
    total = known.get(held, -1.0)
    if total < 0.0:
        if len(known) >= MOST_KNOWN:
            known.clear()
        total = known[held] = _groups(deck, held)
    return total


def _groups(deck: Deck, held: int) -> float:
    total = 0.0
    goods = 0
    while held:
        number = held & 15
        if number > 1:
            total += bonus(deck, goods, number)
        held >>= 4
        goods += 1
    return total
