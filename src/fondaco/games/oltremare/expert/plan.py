"""The best way to play a turn: which cards, and in which order to load them.

Every choice of cards is tried with every card of it on top. The others are loaded so that equal
goods lie together, those that continue the top lot first.
"""

from itertools import combinations
from typing import Final

from fondaco.games.oltremare.expert.future import bonus, future, groups
from fondaco.games.oltremare.expert.situation import TurnSituation
from fondaco.games.oltremare.rules.cards import UNITS, Deck

NOTHING: Final = -1e9
SYMBOLS: Final = (1 << UNITS) - 1
MANY: Final = 11  # hands larger than this are cut down to their best cards first


class Plan:
    """Cards to play, in the order of loading, and what that is worth."""

    value: float
    order: list[int]  # from the bottom to the top
    kept: list[int]  # what else of the hand is kept, when it must be cut down

    # Of the best arrangement so far: the cards, which one comes on top, and how many continue the
    # top lot. Only the last one is worth putting into order.
    cards: list[int]
    top: int
    first: int

    def __init__(self) -> None:
        self.value = NOTHING
        self.order = []
        self.kept = []
        self.cards = []
        self.top = -1
        self.first = 0

    def stack(self, s: TurnSituation) -> None:
        """Put the cards of the best arrangement into order."""
        if self.cards:
            self.order = stacked(s.deck.goods, self.cards, s.goods, self.top, self.first)


def worth(s: TurnSituation, hand: list[int]) -> float:
    """What this hand is worth to the seat, in ducats."""
    return s.coming * best_plan(s, hand, []).value


def at_a_glance(s: TurnSituation, hand: list[int]) -> float:
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


def solo(s: TurnSituation, card: int, together: int) -> float:
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


def best_plan(s: TurnSituation, hand: list[int], played: list[int]) -> Plan:
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
        base += s.weights.option
    if need > usable:
        missing = min(need - usable, 4)
        base += missing * s.weights.unknown_cargo - s.cost[missing]
        need = usable
    steps = s.draws[missing]
    keep = usable - need
    total = 0
    for card in hand:
        total += units[card]
    done = 0
    for card in played:
        done += units[card]
    sea = s.sea
    best = Plan()
    for some in combinations(hand, need):
        cards = list(some)
        chosen = 0
        for card in cards:
            chosen += units[card]
        rest = total - chosen
        if excess > 0:
            rest = 0
            left = keep
            for card in ranked:
                if left == 0:
                    break
                if card not in cards:
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
        if played:
            cards += played
        arrange(s, cards, chosen >> UNITS, rest, keep, steps[symbols >> 8 & 15], gain, best)
    best.stack(s)
    if excess > 0 and best.order:
        best.kept = [card for card in ranked if card not in best.order][:keep]
    return best


def loading(s: TurnSituation, played: list[int], hand: list[int]) -> Plan:
    """The best order in which to load what was played, with this hand for the next turn."""
    units = s.deck.units
    goods = 0
    for card in played:
        goods += units[card]
    rest = 0
    for card in hand:
        rest += units[card]
    plan = Plan()
    arrange(s, played, goods >> UNITS, rest, len(hand), 0.0, 0.0, plan)
    plan.stack(s)
    return plan


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


def arrange(
    s: TurnSituation,
    cards: list[int],
    kinds: int,
    rest: int,
    keep: int,
    draws: float,
    gain: float,
    best: Plan,
) -> None:
    """Try every card on top; note it in `best` if it is better than what is there.

    `kinds` are the goods of the cards, packed, and `rest` the units of the cards kept in hand. What
    these will bring is `future` and `of_size`, written out: most of a search is spent here.
    """
    deck = s.deck
    pay = deck.pay
    top_goods = s.goods
    run = s.run
    # What all lots pay when the cards that continue the top lot come first.
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
    w = s.weights
    another = s.another
    held = rest >> UNITS
    together = groups(deck, held)
    symbols = draws * w.unknown + w.of_symbols(rest)
    size = keep + draws
    full = int(size)
    fraction = size - full
    if not cards:
        value = gain + another * (w.of_size(4, size) + symbols + w.group * together)
        if value > best.value:
            best.value = value
            best.cards = cards
        return
    share = s.share
    goods = deck.goods
    powers = deck.power
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
        row = pay[kind]
        if full < 9:  # else as `of_size` has it
            sizes = w.size[power - 3]
            sized = sizes[full] + fraction * (sizes[full + 1] - sizes[full]) + symbols
        else:
            sized = w.of_size(power, size) + symbols
        joined = w.group * (together - bonus(deck, kind, same) if same > 1 else together)
        if kind != top_goods or number == len(cards):
            length = run + number if kind == top_goods else kinds >> 4 * kind & 15
            step = row[length + low]
            grows = w.extension * (step - row[length] + part * (row[length + low + 1] - step))
            opens = w.open_lot * (row[length + 1] - row[length])
            value = gain + another * (sized + grows + opens + joined)
            if value > best.value:
                best.value = value
                best.cards = cards
                best.top = top
                best.first = number
            continue
        # The same goods on top again, behind others: a lot of its own.
        for first in range(number):
            split = row[run + first] - row[run] + row[number - first] - grown
            length = number - first
            step = row[length + low]
            grows = w.extension * (step - row[length] + part * (row[length + low + 1] - step))
            opens = w.open_lot * (row[length + 1] - row[length])
            value = gain + split + another * (sized + grows + opens + joined)
            if value > best.value:
                best.value = value
                best.cards = cards
                best.top = top
                best.first = first


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
