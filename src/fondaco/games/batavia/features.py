"""Batavia as whole numbers, for a trained judgement: each seat's cards, seals, crates and place.

The position is a sampled one, whose hands are known. Nothing depends on the order of the pile, or
on tiles that lie face down.
"""

from typing import Final

from fondaco.contract.features import Features, ahead, small
from fondaco.games.batavia.rules.names import EXCHANGE_PAY, SPACES, threshold
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.scoring import crate_counts

LENGTH: Final = 67  # numbers of each seat
COMMON: Final = 26

# Where parts of a row begin.
HAND_AT: Final = 14
LAID_AT: Final = 19
LEAD_AT: Final = 24
SEAL_AT: Final = 29
STRENGTH_AT: Final = 34
HELD_AT: Final = 39
CRATES_AT: Final = 44
POST_LEAD_AT: Final = 51
NEXT_AT: Final = 58
NEXT_CRATES_AT: Final = 62


def features(p: BataviaPosition, values: list[float], doubt: float) -> Features:
    """What a net is told of a position; `values` and `doubt` are the Expert's."""
    table = p.table
    players = table.players
    base = ahead(values, doubt)
    mean = 0.0
    for value in values:
        mean += value
    mean /= players
    crates = [crate_counts(table, goods) for goods in range(7)]
    seen = (2 << table.revealed) - 1  # spaces whose tiles lie face up
    rows: list[list[int]] = []
    for seat in range(players):
        row = [0] * LENGTH
        here = table.at[seat]
        held = table.held[seat]
        row[0] = small(base[seat] // 256)
        row[1] = small(int(4 * (values[seat] - mean)))
        row[2] = small(2 * table.gold[seat])
        row[3] = 3 * min(here, SPACES + 1)
        row[4] = small(5 * table.letters[seat])
        row[5] = small(6 * table.hand_size(seat))
        row[6] = 16 * ((seat - table.first) % players)
        row[7] = 16 * ((seat - table.turn) % players) if table.turn >= 0 else 0
        row[8] = 64 if (seat - table.first) % players >= table.acted else 0
        row[9] = 64 if table.arrival == seat else 0
        row[10] = 64 if table.bidder == seat else 0
        row[11] = 64 if table.bidding >> seat & 1 else 0
        row[12] = 20 * table.seals.count(seat)
        kinds = 0
        for company in range(5):
            own = 5 * seat + company
            hand, laid = table.hands[own], table.laid[own]
            most = together = 0  # of the others
            for other in range(players):
                if other != seat:
                    at = 5 * other + company
                    most = max(most, table.laid[at])
                    together = max(together, table.laid[at] + table.hands[at])
            row[HAND_AT + company] = small(12 * hand)
            row[LAID_AT + company] = small(10 * laid)
            row[LEAD_AT + company] = small(12 * (laid - most))
            row[SEAL_AT + company] = 48 if table.seals[company] == seat else 0
            row[STRENGTH_AT + company] = small(10 * (laid + hand - together))
            tiles = (held >> (7 * company) & 127).bit_count()
            row[HELD_AT + company] = small(24 * tiles)
            kinds += 1 if tiles else 0
            nearest = (table.left[company] & seen) >> (here + 1)
            if nearest:
                hop = (nearest & -nearest).bit_length()
                goods = table.tiles[here + hop - 1] % 7
                row[NEXT_CRATES_AT + company] = small(16 + 16 * crates[goods][seat])
                if hop <= 4:
                    row[NEXT_AT + hop - 1] = small(row[NEXT_AT + hop - 1] + 24)
        row[13] = 8 * EXCHANGE_PAY[kinds]
        for goods in range(7):
            mine = crates[goods][seat]
            best = 0
            for other in range(players):
                if other != seat:
                    best = max(best, crates[goods][other])
            row[CRATES_AT + goods] = small(24 * mine)
            row[POST_LEAD_AT + goods] = small(24 * (mine - best))
        rows.append(row)
    common = [
        3 * max(min(at, SPACES + 1) for at in table.at),
        small(4 * table.round),
        small(8 * table.die),
        small(8 * table.bid),
        small(4 * (threshold(players) - table.cannon)),
        64 if table.arrival >= 0 else 0,
        small(3 * table.revealed),
        small(int(8 * doubt)),
        48 if players == 3 else 0,
        48 if players == 4 else 0,
        48 if players == 5 else 0,
        0, 0, 0, 0, 0,
    ]  # fmt: skip
    common[11 + min(table.phase, 4)] = 48
    for company in range(5):
        common.append(small(16 * table.lot[company]))
    for company in range(5):
        common.append(small(8 * table.ships[company]))
    return Features("batavia", base, rows, common)
