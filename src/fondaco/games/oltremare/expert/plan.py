"""The best way to play a turn: which cards, and in which order to load them.

Every choice of cards is tried with every card of it on top. The others are loaded so that equal
goods lie together, those that go on with the top lot first.
"""

from itertools import combinations
from typing import Final

from fondaco.games.oltremare.expert.future import bonus, future, groups
from fondaco.games.oltremare.expert.stand import Stand
from fondaco.games.oltremare.rules.cards import UNITS, Deck

NOTHING: Final = -1e9
UNKNOWN_CARGO: Final = 1.8  # what a card not yet seen adds to the cargo
OPTION: Final = 1.0  # what it is worth that one may still buy, for who has no card to spare
SYMBOLS: Final = (1 << UNITS) - 1
MANY: Final = 11  # hands larger than this are cut down to their best cards first


class Plan:
    """Cards to play, in the order of loading, and what that is worth."""

    def __init__(self, value: float, order: list[int]) -> None:
        self.value = value
        self.order = order  # from the bottom to the top
        self.kept: list[int] = []  # what else of the hand is kept, when it must be cut down


# Cards to load, and what goes with them: their goods, packed four bits each; units of what is left
# in hand (see Deck), and how many unknown cards come to it; what the actions gain.
Choice = tuple[list[int], int, int, float, float]


def worth(s: Stand, hand: list[int]) -> float:
    """What this hand is worth to the seat, in ducats."""
    return s.coming * best_plan(s, hand, []).value


def at_a_glance(s: Stand, hand: list[int]) -> float:
    """What a hand is worth to a seat, without a plan."""
    goods, symbols = pack(s.deck, hand)
    power = min(max(7 - s.need, 3), 6)
    return s.coming * future(
        s.deck, s.weights, s.share, goods, symbols, len(hand), 0.0, power, s.goods, s.run
    )


def pack(deck: Deck, cards: list[int]) -> tuple[int, int]:
    """How many cards of each goods there are, and how many of each symbol: four bits each."""
    total = 0
    for card in cards:
        total += deck.units[card]
    return total >> UNITS, total & SYMBOLS


def solo(s: Stand, card: int, together: int) -> float:
    """Roughly what one card of a hand is worth; `together` are the goods of the hand, packed."""
    deck = s.deck
    symbols = deck.counts[card]
    each = s.weights.symbol
    goods = deck.goods[card]
    value = 0.0
    for i in range(4):
        value += each[i] * (symbols >> 4 * i & 15)
    length = together >> 4 * goods & 15
    row = deck.pay[goods]
    if goods == s.goods:
        value += row[s.run + 1] - row[s.run]
    return value + (row[length] - row[length - 1])


def best_plan(s: Stand, hand: list[int], played: list[int]) -> Plan:
    """The best plan with these cards in hand, some cards being played already."""
    deck = s.deck
    units = deck.units
    hand = sorted(hand)
    need = s.need - len(played)
    excess = len(hand) - s.power
    ranked: list[int] = []
    base = 0.0
    if excess > 0 or len(hand) > MANY:
        together = pack(deck, hand)[0]
        ranked = sorted(hand, key=lambda card: -solo(s, card, together))
        if len(hand) > MANY:
            hand = sorted(ranked[:MANY])
        if excess > 0:
            base = -float(excess)
        excess = max(excess, 0)
    missing = 0
    usable = s.power if excess > 0 else len(hand)
    if need >= usable and not played:
        base += OPTION
    if need > usable:
        missing = min(need - usable, 4)
        base += missing * UNKNOWN_CARGO - s.cost[missing]
        need = usable
    steps = s.draws[missing]
    keep = usable - need
    added = [units[card] for card in hand]
    total = sum(added)
    done = sum([units[card] for card in played])
    sea = s.sea
    choices: list[Choice] = []
    sums = map(sum, combinations(added, need))
    for some, chosen in zip(combinations(hand, need), sums, strict=True):
        rest = total - chosen
        if excess > 0:
            rest = 0
            left = keep
            for card in ranked:
                if left == 0:
                    break
                if card not in some:
                    rest += units[card]
                    left -= 1
        chosen += done
        symbols = chosen & SYMBOLS
        if missing:
            gain = base + mean(s.ducats, symbols & 15, missing)
            gain -= mean(s.flags, symbols >> 4 & 15, missing)
            gain += mean(sea, symbols >> 12, missing)
        else:
            gain = base + s.ducats[symbols & 15] - s.flags[symbols >> 4 & 15] + sea[symbols >> 12]
        draws = steps[symbols >> 8 & 15]
        choices.append(([*some, *played], chosen >> UNITS, rest, draws, gain))
    best = arrange(s, choices, keep)
    if excess > 0 and best.order:
        best.kept = [card for card in ranked if card not in best.order][:keep]
    return best


def loading(s: Stand, played: list[int], hand: list[int]) -> Plan:
    """The best order in which to load what was played, with this hand for the next turn."""
    units = s.deck.units
    goods = sum([units[card] for card in played]) >> UNITS
    rest = sum([units[card] for card in hand])
    return arrange(s, [(played, goods, rest, 0.0, 0.0)], len(hand))


def mean(table: list[float], known: int, unknown: int) -> float:
    """The mean of a table when each unknown card has the symbol or not, evenly."""
    if unknown == 1:
        return (table[known] + table[known + 1]) / 2
    if unknown == 2:
        return (table[known] + 2 * table[known + 1] + table[known + 2]) / 4
    if unknown == 3:
        middle = table[known + 1] + table[known + 2]
        return (table[known] + 3 * middle + table[known + 3]) / 8
    return (table[known] + 4 * table[known + 1] + 6 * table[known + 2]
            + 4 * table[known + 3] + table[known + 4]) / 16  # fmt: skip


def arrange(s: Stand, choices: list[Choice], keep: int) -> Plan:
    """The best of these choices, with the best of its cards on top; `keep` cards stay in hand.

    What the hand will bring is `future`, written out: most of a search is spent here.
    """
    deck = s.deck
    goods = deck.goods
    powers = deck.power
    pay = deck.pay
    top_goods = s.goods
    run = s.run
    w = s.weights
    share = s.share
    another = s.another
    best = NOTHING
    best_cards: list[int] = []
    best_top = -1
    best_first = 0
    for cards, kinds, rest, draws, gain in choices:
        # What all lots pay when those cards come first that go on with the top lot.
        number = 0
        grown = 0.0
        left = kinds
        kind = 0
        while left:
            length = left & 15
            if length:
                row = pay[kind]
                if kind == top_goods:
                    number = length
                    grown = float(row[run + length] - row[run])
                    gain += grown
                else:
                    gain += row[length]
            left >>= 4
            kind += 1
        held = rest >> UNITS
        by_power = w.by_power(keep + draws)
        symbols = draws * w.unknown + w.of_symbols(rest & SYMBOLS)
        together = groups(deck, held)
        if not cards:
            value = gain + another * (by_power[1] + symbols + w.group * together)
            if value > best:
                best = value
            continue
        tried = 0
        for top in cards:
            kind = goods[top]
            power = powers[top]
            bit = 1 << kind * 8 + power
            if tried & bit:
                continue
            tried |= bit
            same = held >> 4 * kind & 15
            more = same + draws * share[kind]
            if more > 7 - power:
                more = 7.0 - power
            low = int(more)
            part = more - low
            size = by_power[power - 3] + symbols
            group = w.group * (together - bonus(deck, kind, same) if same > 1 else together)
            row = pay[kind]
            if kind != top_goods or number == len(cards):
                length = run + number if kind == top_goods else kinds >> 4 * kind & 15
                step = row[length + low]
                grows = w.extension * (step - row[length] + part * (row[length + low + 1] - step))
                opens = w.open_lot * (row[length + 1] - row[length])
                value = gain + another * (size + grows + opens + group)
                if value > best:
                    best = value
                    best_cards = cards
                    best_top = top
                    best_first = number
                continue
            # The same goods on top again, behind others: a lot of its own.
            for first in range(number):
                split = row[run + first] - row[run] + row[number - first] - grown
                length = number - first
                step = row[length + low]
                grows = w.extension * (step - row[length] + part * (row[length + low + 1] - step))
                opens = w.open_lot * (row[length + 1] - row[length])
                value = gain + split + another * (size + grows + opens + group)
                if value > best:
                    best = value
                    best_cards = cards
                    best_top = top
                    best_first = first
    if not best_cards:
        return Plan(best, [])
    return Plan(best, stacked(goods, best_cards, top_goods, best_top, best_first))


def stacked(goods: list[int], cards: list[int], top_goods: int, top: int, first: int) -> list[int]:
    """The cards from the bottom up: `first` cards of the top lot's goods, others, the top's lot."""
    order: list[int] = []
    middle: list[int] = []
    last: list[int] = []
    for card in sorted(cards):
        if card == top:
            continue
        if goods[card] == top_goods and len(order) < first:
            order.append(card)
        elif goods[card] != goods[top]:
            middle.append(card)
        else:
            last.append(card)
    return [*order, *middle, *last, top]
