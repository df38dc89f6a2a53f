"""The sequential test errs about as often as it says, and decides clear cases quickly."""

from collections.abc import Callable
from random import Random

import pytest

from fondaco.arena.seating import line_ups, seatings
from fondaco.arena.sprt import (
    BETTER,
    MIN_BLOCKS,
    NOT_BETTER,
    UNDECIDED,
    Sprt,
    elo_of,
    expected,
    read_test,
)
from fondaco.arena.tournament import Tournament, run
from fondaco.contract.refused import Refused
from tests.arena import players
from tests.long import long

ELO = 70  # found in fewer blocks than 35, and the errors are the same


def coin(rng: Random, score: float) -> float:
    """A block of one game between two bots."""
    return float(rng.random() < score)


def pair(rng: Random, score: float) -> float:
    """A block of two games."""
    return (coin(rng, score) + coin(rng, score)) / 2


def drawish(rng: Random, score: float) -> float:
    """Two games of a block that often go one each way, as deals do that favour a seat."""
    return 0.5 if rng.random() < 0.5 else coin(rng, 0.5 + 2 * (score - 0.5))


def decide(block: Callable[[Random, float], float], score: float, rng: Random) -> str:
    test = Sprt("a", "b", ELO)
    for _ in range(5000):
        if test.add(block(rng, score)):
            return test.verdict
    return UNDECIDED


@pytest.mark.parametrize("block", [coin, pair, drawish])
def test_equal_bots_pass_for_unequal_ones_in_about_one_of_twenty_tests(
    block: Callable[[Random, float], float],
) -> None:
    rng = Random("equal")
    verdicts = [decide(block, 0.5, rng) for _ in range(400)]
    assert verdicts.count(BETTER) <= 0.08 * 400
    assert verdicts.count(UNDECIDED) == 0


@pytest.mark.parametrize("block", [coin, pair, drawish])
def test_a_difference_as_large_as_named_is_missed_in_about_one_of_twenty_tests(
    block: Callable[[Random, float], float],
) -> None:
    rng = Random("better")
    verdicts = [decide(block, expected(ELO), rng) for _ in range(400)]
    assert verdicts.count(NOT_BETTER) <= 0.08 * 400
    assert verdicts.count(UNDECIDED) == 0


def test_a_worse_bot_hardly_ever_passes_for_better() -> None:
    rng = Random("worse")
    assert [decide(pair, 0.4, rng) for _ in range(200)].count(BETTER) <= 1


def test_a_clear_case_is_decided_at_once() -> None:
    test = Sprt("a", "b")
    decided = [test.add(1.0) for _ in range(MIN_BLOCKS)]
    assert decided == [False] * (MIN_BLOCKS - 1) + [True]
    assert test.verdict == BETTER


def test_after_the_verdict_nothing_changes_it() -> None:
    test = Sprt("a", "b")
    while not test.add(1.0):
        pass
    told = test.as_json()
    for _ in range(100):
        assert test.add(0.0)
    assert test.as_json() == told


def test_without_a_block_nothing_is_said() -> None:
    told = Sprt("a", "b").as_json()
    assert (told["verdict"], told["llr"], told["blocks"]) == (UNDECIDED, 0, 0)


def test_points_and_scores_are_two_ways_to_say_the_same() -> None:
    assert elo_of(expected(120)) == pytest.approx(120)
    assert elo_of(0.5) == 0
    assert elo_of(1.0) is None


def test_a_test_is_read_from_two_names() -> None:
    test = read_test("merchant:sly, random", 20)
    assert test is not None
    assert (test.better, test.than, test.elo) == ("merchant:sly", "random", 20)
    assert read_test(None, None) is None


@pytest.mark.parametrize(
    ("pair", "elo", "reason"),
    [
        ("merchant", None, "written A,B"),
        ("a,b,c", None, "written A,B"),
        (",b", None, "written A,B"),
        ("a,a", None, "two different bots"),
        ("a,b", 0, "1 to 400"),
        ("a,b", float("nan"), "1 to 400"),
        (None, 20, "--sprt"),
    ],
)
def test_what_is_no_test_is_refused(pair: str | None, elo: float | None, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read_test(pair, elo)


def test_who_does_not_play_cannot_be_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    players.install(monkeypatch)
    with pytest.raises(Refused, match="The test needs greedy"):
        run(players.tournament("player,random"), 1, Sprt("player", "greedy"))


def test_a_tournament_stops_after_the_block_that_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    players.install(monkeypatch)
    story = run(players.tournament("player,idler", blocks=100), 1, Sprt("player", "idler"))
    assert story.test is not None
    assert story.test.verdict == BETTER
    assert len(story.blocks()) == story.test.blocks == MIN_BLOCKS
    story = run(players.tournament("player,idler", blocks=100), 1, Sprt("idler", "player"))
    assert story.test is not None
    assert story.test.verdict == NOT_BETTER


@long
def test_the_merchant_is_better_than_chance() -> None:
    seated = seatings(line_ups("oltremare", 2, "merchant,random"))
    story = run(Tournament("oltremare", seated, 15, "1"), 1, Sprt("merchant", "random", 100))
    assert story.test is not None
    assert story.test.verdict == BETTER
