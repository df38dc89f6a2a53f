"""The calendar of the deals of the days: when each begins, closes and is over."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from fondaco.host.day_deals import Streak, begins, closes, streak
from fondaco.server.daily.deal import DailyDeals, RankedTry, ranked
from fondaco.server.http.daily_deal import MAX_RESULTS, _table
from fondaco.store import Try
from tests.store.houses import index

DAY = date(2026, 11, 17)
HOUR_MS = 3_600_000


def stage(at: int, day: date = DAY) -> str:
    store: Any = None
    return DailyDeals(store, lambda: at).stage(day)


def test_a_day_begins_at_midnight_utc_and_two_hours_later_it_is_over() -> None:
    start = int(datetime(2026, 11, 17, tzinfo=UTC).timestamp() * 1000)
    assert begins(DAY) == start
    assert closes(DAY) == start + 26 * HOUR_MS
    assert [stage(start - 1), stage(start)] == ["coming", "running"]
    assert [stage(start + 24 * HOUR_MS - 1), stage(start + 24 * HOUR_MS)] == ["running", "closing"]
    assert [stage(start + 26 * HOUR_MS - 1), stage(start + 26 * HOUR_MS)] == ["closing", "over"]


@pytest.mark.parametrize(
    ("played", "found"),
    [
        ([], Streak(0, 0, 0)),
        ([0], Streak(1, 1, 1)),
        ([1], Streak(1, 1, 1)),  # today is not missed before it is over
        ([2], Streak(0, 1, 1)),
        ([0, 1, 2, 4, 5, 6, 7, 9], Streak(3, 4, 8)),
        ([1, 2, 4], Streak(2, 2, 3)),
    ],
)
def test_a_streak_ends_today_or_yesterday(played: list[int], found: Streak) -> None:
    assert streak([DAY - timedelta(back) for back in played], DAY) == found


def ranks(scores: list[int]) -> list[RankedTry]:
    def tried(number: int, score: int) -> Try:
        names = ["Bot", f"P{number}"]
        table = index(f"t{number}", scores=[0, score], places=[2, 1], names=names)
        return Try(DAY.isoformat(), f"p{number}", 0, table)

    return ranked([tried(number, score) for number, score in enumerate(scores)], 1)


def test_the_same_score_has_the_same_rank() -> None:
    found = [(each.rank, each.score, each.name, each.place) for each in ranks([30, 50, 40, 50])]
    assert found == [(1, 50, "P1", 1), (1, 50, "P3", 1), (3, 40, "P2", 1), (4, 30, "P0", 1)]


def test_the_table_of_a_day_has_the_best_and_ones_own() -> None:
    results = ranks(list(range(MAX_RESULTS + 2, 0, -1)))
    assert [each.rank for each in _table(results, "")] == list(range(1, MAX_RESULTS + 1))
    last = f"p{MAX_RESULTS + 1}"
    mine = _table(results, last)
    assert [each.rank for each in mine] == [*range(1, MAX_RESULTS + 1), MAX_RESULTS + 2]
    assert [each.you for each in mine] == [False] * MAX_RESULTS + [True]
