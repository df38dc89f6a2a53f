"""What prestige and port markers will pay: 6, 3 or 1 ducats by rank (OM-5.2)."""

from math import exp, sqrt
from typing import Final

# Pay by how many rivals are ahead, which need not be a whole number while the race is on.
PAY: Final = [6.0, 3.0, 1.0, 0.0, 0.0, 0.0]

# The same races come up again and again in a search: by seat (of one more), spread, envy and keys.
MOST_KNOWN: Final = 20_000
_KNOWN: Final[dict[tuple[float, ...], float]] = {}  # what one more is worth
_PAID: Final[dict[tuple[float, ...], list[float]]] = {}  # what all can expect


def expected_pay(keys: list[float], seat: int, spread: float) -> float:
    """The pay a seat can expect; `spread` is how much may still change.

    Rivals who are level share a rank, so a rival counts as ahead only if it has more.
    """
    own = keys[seat]
    ahead = 0.0
    for rival in range(len(keys)):
        if rival != seat:
            gap = (own - keys[rival] + 0.5) / spread
            if gap < -6.0:
                ahead += 1.0
            elif gap < 6.0:
                ahead += 1.0 / (1.0 + exp(1.7 * gap))
    rank = int(ahead)
    part = ahead - rank
    return PAY[rank] + part * (PAY[rank + 1] - PAY[rank])


def expected_pays(keys: list[float], spread: float) -> list[float]:
    """The pay that each seat can expect."""
    race = (spread, *keys)
    known = _PAID.get(race)
    if known is None:
        known = [expected_pay(keys, seat, spread) for seat in range(len(keys))]
        if len(_PAID) >= MOST_KNOWN:
            _PAID.clear()
        _PAID[race] = known
    return known


def spread_of(turns: float, least: float, speed: float) -> float:
    """How far a race may still shift in so many turns of each player."""
    return least + speed * sqrt(max(0.0, turns))


def one_more(keys: list[float], seat: int, spread: float, envy: float = 1.0) -> float:
    """What one more tile or marker is worth to a seat.

    Rivals pushed down a rank are included, as much as `envy` has it.
    """
    race = (float(seat), spread, envy, *keys)
    known = _KNOWN.get(race)
    if known is not None:
        return known
    more = keys[:]
    more[seat] += 1.0
    before = expected_pays(keys, spread)
    after = expected_pays(more, spread)
    gain = after[seat] - before[seat]
    lost = 0.0
    for rival in range(len(keys)):
        if rival != seat:
            lost += before[rival]
            lost -= after[rival]
    if len(_KNOWN) >= MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[race] = gain + envy * lost / (len(keys) - 1)
    return _KNOWN[race]
