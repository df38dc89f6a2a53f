"""What a player's tiles may still bring in exchanges (BA-3.6).

Computed once, backwards from the end, for every number of companies held, of companies held twice,
and of tiles still to come, as if the player chose the better of exchanging and keeping at each new
company.

>>> prospect(0, 0.0), round(prospect(0, 1.0), 1)  # nothing more to come; one tile
(0.0, 1.0)
>>> prospect(0b1 | 0b1 << 7 | 0b1 << 14 | 0b1 << 21, 1.0) > 5  # four companies, one tile to come
True
"""

from typing import Final

from fondaco.games.batavia.rules.names import EXCHANGE_PAY

FIRST_OF_EACH: Final = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28
MOST: Final = 16  # more tiles than this nobody will take

# How often the next tile is of a company not held yet, by the number of companies held. One picks
# such tiles, so it is more often than chance would have it. Measured in games among merchants.
NEW_COMPANY: Final = (1.0, 0.9, 0.75, 0.6, 0.4, 0.0)


def _gold_by_tiles() -> list[list[float]]:
    """For each row `6 * companies + companies held twice`, the gold by tiles to come."""
    rows = [[0.0] * (MOST + 1) for _ in range(36)]
    for tiles in range(1, MOST + 1):
        for held in range(6):
            for twice in range(held + 1):
                new = NEW_COMPANY[held]
                again = rows[6 * held + min(held, twice + 1)][tiles - 1]
                value = (1 - new) * again
                if held < 5:
                    sold = EXCHANGE_PAY[held + 1] + rows[6 * twice][tiles - 1]
                    kept = rows[6 * (held + 1) + twice][tiles - 1]
                    value += new * max(sold, kept)
                rows[6 * held + twice][tiles] = value
    return rows


_GOLD: Final = _gold_by_tiles()
# Companies held, and held twice, of the seven tiles of one company, as a row number.
_GROUP: Final = [0 if n == 0 else 6 if n == 1 else 7 for n in map(int.bit_count, range(128))]


def prospect(held: int, tiles: float) -> float:
    """The gold that the tiles in hand (a mask) and those still to come may bring in exchanges."""
    row = _GOLD[
        _GROUP[held & 127]
        + _GROUP[held >> 7 & 127]
        + _GROUP[held >> 14 & 127]
        + _GROUP[held >> 21 & 127]
        + _GROUP[held >> 28]
    ]
    whole = int(tiles)
    if whole >= MOST:
        return row[MOST]
    part = tiles - whole
    return row[whole] * (1 - part) + row[whole + 1] * part


def companies_held(held: int) -> int:
    """Of how many companies there is a tile."""
    # The seven bits of each company are gathered in its lowest one.
    some = held | held >> 1
    some |= some >> 2
    some |= some >> 3
    return (some & FIRST_OF_EACH).bit_count()
