"""Draws of rounds: everybody sits once, constraints hold, repeats and seats stay within bounds."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.events.pairing import History, Pair, draw_round
from fondaco.events.sizes import byes, table_sizes
from tests.long import examples, long


def evening(
    players: int,
    rounds: int,
    seed: int,
    forbidden: frozenset[Pair] = frozenset(),
    changes: int = 0,
    leave: int = 0,
    join: int = 0,
) -> tuple[History, list[list[list[str]]]]:
    """All rounds of an evening whose results are drawn by lot.

    After each round `changes` players leave and as many others come; `leave` and `join` more.
    """
    rng = Random(seed)
    names = [f"p{number}" for number in range(players)]
    points = dict.fromkeys(names, 0.0)
    history = History()
    drawn = []
    for number in range(rounds):
        for _ in range(changes + leave if number else 0):
            if len(points) > 4:
                points.pop(rng.choice(sorted(points)))
        for each in range(changes + join if number else 0):
            points[f"late{number}-{each}"] = 0.0
        tables = draw_round(
            points, table_sizes(len(points)), history, f"{seed}-{number}", forbidden
        )
        drawn.append(tables)
        assert sorted(name for table in tables for name in table) == sorted(points)
        for table in tables:
            history.add(table)
            for place, name in enumerate(rng.sample(table, len(table))):
                points[name] += (6, 3, 1, 0, 0)[place]
    return history, drawn


def test_sizes_keep_to_tables_of_four() -> None:
    for players in range(3, 201):
        sizes = table_sizes(players)
        assert sum(sizes) == players
        assert set(sizes) <= {3, 4, 5}
        odd = [size for size in sizes if size != 4]
        assert len(odd) == {0: 0, 1: 1, 2: 2, 3: 1}[players % 4]
    assert table_sizes(17) == [5, 4, 4, 4]
    assert table_sizes(6) == [3, 3]
    assert [byes(players) for players in range(3, 20)] == [0] * 17
    assert [byes(players, [4]) for players in (4, 5, 6, 7, 9)] == [0, 1, 2, 3, 1]
    with pytest.raises(Refused):
        table_sizes(2)


@pytest.mark.parametrize("players", [4, 5, 7, 12, 16, 17, 24, 30])
def test_everybody_sits_once_in_every_round(players: int) -> None:
    evening(players, 3, players)


@long
def test_nobody_meets_again_where_that_can_be() -> None:
    """Sixteen players can play five rounds, 24 four and 40 six, without a pair that meets twice."""
    for players, rounds in ((24, 4), (40, 6)):
        history, _ = evening(players, rounds, 5)
        assert max(history.met.values()) == 1


def check_bounds(
    history: History, drawn: list[list[list[str]]], forbidden: frozenset[Pair]
) -> None:
    """The stated bounds.

    Forbidden pairs never meet. No other pair meets more than once above what the numbers force:
    each of r rounds brings at most 4 of n - 1 possible opponents, less those who are forbidden.
    Nobody has a seat of a size of table more than twice above another of that size.
    """
    fewest = min(sum(map(len, tables)) for tables in drawn)
    barred = Counter(name for pair in forbidden for name in pair)
    others = max(1, fewest - 1 - max(barred.values(), default=0))
    forced = -(-len(drawn) * 4 // others)
    assert max(history.met.values()) <= forced + 1
    for pair in forbidden:
        assert not history.met[pair]
    for had in history.sat.values():
        for size in (3, 4, 5):
            seats = [had[size, seat] for seat in range(size)]
            assert max(seats) - min(seats) <= 2, (size, seats)


@examples(32)
@given(
    players=st.integers(4, 32),
    rounds=st.integers(3, 8),
    leave=st.integers(0, 2),
    join=st.integers(0, 2),
    couples=st.integers(0, 6),
    seed=st.integers(0, 10**6),
)
def test_any_evening_keeps_the_bounds(
    players: int, rounds: int, leave: int, join: int, couples: int, seed: int
) -> None:
    """Everybody sits once, whoever leaves, comes late, or must be kept apart."""
    # Where only five are left, there is one table, and no pair can be kept apart.
    fewest = players - max(0, leave - join) * (rounds - 1)
    apart = min(couples, fewest // 4) if fewest >= 8 else 0
    pairs = frozenset(frozenset((f"p{2 * at}", f"p{2 * at + 1}")) for at in range(apart))
    history, drawn = evening(players, rounds, seed, pairs, leave=leave, join=join)
    check_bounds(history, drawn, pairs)


@long
@pytest.mark.parametrize("players", [*range(5, 41, 5), 60, 100, 200])
def test_repeats_and_seats_stay_low(players: int) -> None:
    apart = players // 4 if players >= 8 else 0
    couples = frozenset(frozenset((f"p{2 * at}", f"p{2 * at + 1}")) for at in range(apart))
    for rounds in (3, 8):
        history, drawn = evening(players, rounds, 1000 + players, couples, changes=players % 3)
        check_bounds(history, drawn, couples)


def test_forbidden_pairs_never_sit_together() -> None:
    couples = frozenset(frozenset((f"p{2 * at}", f"p{2 * at + 1}")) for at in range(6))
    _, drawn = evening(12, 5, 3, couples)
    for tables in drawn:
        for table in tables:
            assert not any(frozenset(pair) in couples for pair in combinations(table, 2))


def test_a_draw_that_must_seat_a_forbidden_pair_is_refused() -> None:
    pairs = {frozenset(pair) for pair in combinations(["a", "b", "c", "d"], 2)}
    with pytest.raises(Refused) as refused:
        draw_round(dict.fromkeys("abcdef", 0.0), [3, 3], History(), "s", pairs)
    assert refused.value.name == "event-forbidden-pairs"


def test_players_with_similar_points_meet() -> None:
    points = {f"p{at:02}": float(at // 4) for at in range(32)}
    tables = draw_round(points, [4] * 8, History(), "seed")
    assert Counter(max(points[a] for a in t) - min(points[a] for a in t) for t in tables) == {
        0.0: 8
    }


def test_the_same_seed_gives_the_same_draw() -> None:
    points = {f"p{at}": float(at % 5) for at in range(22)}
    sizes = table_sizes(22)
    one = draw_round(points, sizes, History(), "seed")
    assert one == draw_round(dict(reversed(points.items())), sizes, History(), "seed")
    assert one != draw_round(points, sizes, History(), "other")
