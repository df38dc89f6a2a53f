"""What a seat will still gain after its turn, from what it holds and what lies on top."""

from typing import Final

from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.cards import Deck

# The same hands come up again and again in a search: by deck, then by goods held.
MOST_KNOWN: Final = 20_000
_GROUPS: Final[dict[str, dict[int, float]]] = {}


def future(
    deck: Deck,
    w: Weights,
    share: list[float],
    held: int,
    symbols: int,
    known: int,
    draws: float,
    power: int,
    goods: int,
    run: int,
) -> float:
    """Beyond ducats and cargo so far, with `known` cards in hand and so many unknown ones.

    `held` are the goods of the known cards and `symbols` their symbols, packed four bits each; the
    rest describes the new top card and its lot. `share` says how common each goods is among the
    cards that the seat cannot see.
    """
    value = w.of_size(power, known + draws)
    value += draws * w.unknown + w.of_symbols(symbols)
    same = 0
    if goods >= 0:
        same = held >> 4 * goods & 15
        more = same + draws * share[goods]
        load = 7 - power
        if more > load:
            more = float(load)
        low = int(more)
        pay = deck.pay[goods]
        base = pay[run]
        step = pay[run + low]
        value += w.extension * (step - base + (more - low) * (pay[run + low + 1] - step))
        value += w.open_lot * (pay[run + 1] - base)
    return value + w.group * (groups(deck, held) - bonus(deck, goods, same))


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
