"""Oltre Mare as whole numbers, for a trained judgement: each seat's ship, hand, purse and markers.

The position is a sampled one, whose hands are known. Nothing depends on the order of the pile, or
on which cards the pirates have.
"""

from typing import Final

from fondaco.contract.features import Features, ahead, small
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.scoring import cargo_pay, marker_number

LENGTH: Final = 60  # numbers of each seat
COMMON: Final = 11

# Where parts of a row begin.
GOODS_AT: Final = 13
SYMBOLS_AT: Final = 20
POWER_AT: Final = 24
LOAD_AT: Final = 28
TOP_AT: Final = 33
TOP_GOODS_AT: Final = 38
MARKER_AT: Final = 47
COLLECTED_AT: Final = 54


def features(p: OltremarePosition, values: list[float], doubt: float) -> Features:
    """What a net is told of a position; `values` and `doubt` are the Expert's."""
    players = p.players
    deck = p.setting.deck
    base = ahead(values, doubt)
    mean = 0.0
    for value in values:
        mean += value
    mean /= players
    tops = [deck.goods[stack[-1]] if stack else -1 for stack in p.cargo]
    held = [[0] * 7 for _ in range(players)]  # cards of each goods in each hand
    total = [0] * 7
    for seat in range(players):
        for card in p.hands[seat]:
            held[seat][deck.goods[card]] += 1
            total[deck.goods[card]] += 1
    rows: list[list[int]] = []
    for seat in range(players):
        row = [0] * LENGTH
        hand = p.hands[seat]
        stack = p.cargo[seat]
        top = tops[seat]
        row[0] = small(base[seat] // 256)
        row[1] = small(int(4 * (values[seat] - mean)))
        row[2] = small(2 * p.ducats[seat])
        row[3] = small(8 * p.prestige[seat])
        row[4] = small(8 * len(p.pirates[seat]))
        row[5] = small(8 * len(hand))
        row[6] = small(4 * len(stack))
        row[7] = small(2 * cargo_pay(deck, stack))
        row[8] = 16 * ((seat - p.turn) % players)
        row[9] = 16 * ((seat - p.first) % players)
        row[10] = small(16 * marker_number(p.collected[seat]))
        row[11] = 64 if p.dealt >> seat & 1 else 0
        useful = 0  # cards in this hand that fit on another's cargo
        for other in range(players):
            if other != seat and tops[other] >= 0:
                useful += held[seat][tops[other]]
        row[12] = small(12 * useful)
        for goods in range(7):
            row[GOODS_AT + goods] = small(20 * held[seat][goods])
        for card in hand:
            for symbol in range(4):
                if deck.symbols[card] >> symbol & 1:
                    row[SYMBOLS_AT + symbol] = small(row[SYMBOLS_AT + symbol] + 16)
            at = POWER_AT + min(3, max(0, deck.power[card] - 3))
            row[at] = small(row[at] + 16)
            at = LOAD_AT + min(4, deck.load[card])
            row[at] = small(row[at] + 16)
        if stack:
            run = 1
            while run < len(stack) and deck.goods[stack[-1 - run]] == top:
                run += 1
            row[TOP_AT] = 12 * deck.power[stack[-1]]
            row[TOP_AT + 1] = 20 * deck.load[stack[-1]]
            row[TOP_AT + 2] = small(16 * run)
            row[TOP_AT + 3] = small(24 * held[seat][top])
            row[TOP_AT + 4] = small(12 * (total[top] - held[seat][top]))
            row[TOP_GOODS_AT + top] = 48
            row[TOP_GOODS_AT + 7] = small(16 * (len(hand) - deck.power[stack[-1]]))
            row[TOP_GOODS_AT + 8] = small(16 * (len(hand) - deck.load[stack[-1]]))
        row[MARKER_AT + p.active[seat]] = 48
        for kind in range(1, 7):
            row[COLLECTED_AT + kind - 1] = small(24 * (p.collected[seat] >> (4 * kind) & 15))
        rows.append(row)
    common = [
        small(len(p.pile)),
        64 if p.last_round else 0,
        64 if p.venice_out else 0,
        64 if p.recycled else 0,
        small(int(8 * doubt)),
        small(2 * p.turns),
        small(len(p.discard)),
        0,
        0,
        0,
        0,
    ]
    common[5 + players] = 48
    return Features(f"oltremare-{p.setting.edition.name}", base, rows, common)
