"""The designs of cups, checked in full."""

from collections import Counter
from itertools import combinations

import pytest

from fondaco.contract.refused import Refused
from fondaco.events.designs import SIZES, cup_tables

GAMES = {5: 4, 7: 4, 13: 4, 16: 5}
MEETINGS = {5: 3, 7: 2, 13: 1, 16: 1}


@pytest.mark.parametrize("players", SIZES)
def test_everybody_meets_everybody_equally_often(players: int) -> None:
    tables = cup_tables(players)
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert set(met.values()) == {MEETINGS[players]}
    assert len(met) == players * (players - 1) // 2
    assert Counter(player for table in tables for player in table) == dict.fromkeys(
        range(players), GAMES[players]
    )


@pytest.mark.parametrize("players", SIZES)
def test_everybody_sits_in_each_seat_equally_often(players: int) -> None:
    seats = Counter(
        (player, seat) for table in cup_tables(players) for seat, player in enumerate(table)
    )
    counts = [[seats[player, seat] for seat in range(4)] for player in range(players)]
    expected = [1, 1, 1, 2] if players == 16 else [1, 1, 1, 1]
    assert [sorted(row) for row in counts] == [expected] * players


def test_other_numbers_are_refused_with_the_nearest_sizes() -> None:
    with pytest.raises(Refused) as refused:
        cup_tables(9)
    assert refused.value.name == "event-cup-size"
    assert refused.value.values == {"players": 9, "sizes": "7, 13"}
