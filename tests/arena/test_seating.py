"""Who sits where: every bot has its turn in every seat, with every hand."""

from collections import Counter

import pytest

from fondaco.arena.seating import line_ups, seatings
from fondaco.contract.refused import Refused


def test_one_against_three_sits_in_every_seat_once() -> None:
    block = seatings(line_ups("oltremare", 4, "merchant,random"))
    assert [seating.index("merchant") for seating in block] == [0, 1, 2, 3]
    assert all(seating.count("random") == 3 for seating in block)


def test_four_different_bots_rotate_and_each_sits_everywhere_once() -> None:
    block = seatings(line_ups("oltremare", 4, "a,b,c,d"))
    assert len(block) == 4
    for seat in range(4):
        assert {seating[seat] for seating in block} == {"a", "b", "c", "d"}


def test_all_orders_can_be_asked_for() -> None:
    assert len(seatings([("a", "b", "c", "d")], "all")) == 24
    assert len(seatings([("a", "a", "b", "b")], "all")) == 6


def test_alike_seatings_are_played_once() -> None:
    assert seatings([("a", "b", "a", "b")]) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert seatings([("a", "a", "a")]) == (("a", "a", "a"),)


def test_fixed_seats_are_as_named() -> None:
    assert seatings([("a", "b", "b")], "fixed") == (("a", "b", "b"),)


def test_of_more_bots_than_seats_every_choice_plays_equally_often() -> None:
    block = seatings(line_ups("oltremare", 3, "a,b,c,d"))
    assert len(block) == 4 * 3
    assert set(Counter(bot for seating in block for bot in seating).values()) == {9}


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [("a,b", None, 2), ("a,b,c", None, 3), ("a", None, 5), ("a,b", 5, 5)],
)
def test_the_list_says_the_number_of_players_if_nobody_does(
    bots: str, players: int | None, expected: int
) -> None:
    assert {len(line) for line in line_ups("oltremare", players, bots)} == {expected}


def test_two_bots_of_a_game_for_three_fill_the_table() -> None:
    assert line_ups("batavia", None, "a,b") == [("a", "b", "b", "b", "b")]


@pytest.mark.parametrize(
    ("players", "bots", "way", "reason"),
    [
        (4, "", "rotate", "List the bots"),
        (4, "a,,b", "rotate", "List the bots"),
        (9, "a", "rotate", "2 to 5 players, not 9"),
        (4, "a,b", "shuffle", "rotate, all, fixed"),
        (5, "a,b,c,d,e,f", "all", "720 games"),
    ],
)
def test_bad_wishes_are_refused(players: int, bots: str, way: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        seatings(line_ups("oltremare", players, bots), way)
