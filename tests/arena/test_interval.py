"""Intervals hold the truth about nineteen times in twenty."""

from random import Random
from statistics import fmean

import pytest

from fondaco.arena import interval
from fondaco.arena.interval import Interval, bootstrap, shares, student, wilson
from fondaco.contract.stats import quantile


def holds(found: Interval, truth: float) -> bool:
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high


def width(found: Interval) -> float:
    assert found.low is not None
    assert found.high is not None
    return found.high - found.low


@pytest.mark.parametrize("truth", [0.05, 0.25, 0.5])
def test_wilsons_interval_holds_the_truth_nineteen_times_in_twenty(truth: float) -> None:
    rng = Random(f"wilson {truth}")
    found = [wilson(sum(rng.random() < truth for _ in range(60)), 60) for _ in range(1000)]
    assert 0.93 < fmean(holds(one, truth) for one in found) < 0.98


@pytest.mark.parametrize(("blocks", "least"), [(8, 0.90), (40, 0.92)])
@pytest.mark.long
def test_the_bootstrap_holds_the_truth_even_with_few_blocks(
    blocks: int, least: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interval, "RESAMPLES", 300)
    rng = Random(f"blocks {blocks}")
    made_up = [[rng.expovariate(1) for _ in range(blocks)] for _ in range(200)]
    held = [holds(bootstrap([series], str(at))[0], 1.0) for at, series in enumerate(made_up)]
    assert least <= fmean(held) <= 0.98


@pytest.mark.long
def test_blocks_that_share_their_luck_make_a_wider_interval_than_games_would() -> None:
    rng = Random(1)
    games = [[float(rng.random() < 0.5)] * 4 for _ in range(50)]  # all four go alike
    (block,) = shares([[fmean(four) for four in games]], "x")
    naive = wilson(sum(map(sum, games)), 200)
    assert width(block) > 1.8 * width(naive)


def test_the_same_seed_gives_the_same_interval() -> None:
    series = [[Random(2).random() for _ in range(20)], [1.0, 2.0] * 10]
    assert bootstrap(series, "a") == bootstrap(series, "a")
    assert bootstrap(series, "a") != bootstrap(series, "b")


@pytest.mark.long
def test_very_many_blocks_are_joined_and_say_the_same() -> None:
    rng = Random(3)
    numbers = [rng.gauss(5, 1) for _ in range(2499)]
    (found,) = bootstrap([numbers], "many")
    assert found.value == pytest.approx(fmean(numbers))
    assert width(found) == pytest.approx(2 * 1.96 / 2499**0.5, rel=0.1)


def test_a_few_blocks_have_no_interval() -> None:
    assert bootstrap([[3.0]], "x") == [Interval(3.0)]
    assert bootstrap([[1.0, 2.0, 3.0, 6.0]], "x") == [Interval(3.0)]
    assert bootstrap([[1.0, 2.0, 3.0, 4.0, 5.0]], "x")[0].low is not None


def test_ten_wins_in_ten_blocks_are_no_certainty() -> None:
    (found,) = shares([[1.0] * 10], "x")
    assert found.value == 1.0
    assert found.low == pytest.approx(0.722, abs=0.001)
    assert found.method == "wilson"


def test_nothing_tried_says_nothing() -> None:
    assert wilson(0, 0) == Interval(0.0)
    assert bootstrap([], "x") == []


def test_students_quantiles_are_those_of_the_table() -> None:
    for freedom, told in ((4, 2.776), (9, 2.262), (29, 2.045), (499, 1.965)):
        assert student(freedom) == pytest.approx(told, abs=0.02)


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([1, 2, 3, 4], share) for share in (0, 0.5, 1)] == [1, 2.5, 4]
