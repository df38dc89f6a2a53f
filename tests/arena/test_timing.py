"""Clocks that can be added up."""

from random import Random

import pytest

from fondaco.arena.timing import Timed, Timing
from fondaco.bots.random_bot import RandomBot
from tests import toy


def test_quantiles_are_right_to_five_percent_and_clocks_add_up() -> None:
    rng = Random(1)
    times = [rng.expovariate(1000) for _ in range(5000)]
    parts = [Timing(), Timing()]
    for at, time in enumerate(times):
        parts[at % 2].note(time)
    both = Timing()
    for part in parts:
        both.add(part)
    assert both.count == 5000
    assert both.mean == pytest.approx(sum(times) / 5000)
    assert both.longest == max(times)
    for share in (0.5, 0.99):
        assert both.quantile(share) == pytest.approx(sorted(times)[int(share * 5000)], rel=0.06)
    assert both.quantile(1.0) == max(times)


def test_an_unused_clock_says_nothing() -> None:
    assert (Timing().mean, Timing().quantile(0.99)) == (0, 0)


def test_a_timed_bot_plays_as_without_a_clock() -> None:
    view = toy.make(2, {}).start("7").view(0)
    timed = Timed(RandomBot(3), "random:clocked")
    assert timed.choose(view) == RandomBot(3).choose(view)
    assert timed.name == "random:clocked"
    assert timed.timing.count == 1
    assert timed.timing.longest > 0
