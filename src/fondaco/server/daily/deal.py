"""The deal of the day: its game and seed, the tries that count, and their results.

Days are in UTC. The seed of a day is computed from a secret in the store, so all processes have the
same one and nothing has to be scheduled. The game of a day is stored when it is first needed, so
that it stays the same when other games are installed later. The seed is shown when the day is over:
some time after its end, so that people who began in time can finish.
"""

import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime
from statistics import median
from typing import Final

from msgspec import Struct, json

from fondaco.host.day_deals import (
    DAY_MS,
    DayDeal,
    Outcome,
    Stage,
    Streak,
    begins,
    closes,
    make_deal,
    parse_day,
    streak,
)
from fondaco.host.table_time import Milliseconds
from fondaco.store import Store, TableIndex, Try
from fondaco.table.table import Table

KEY: Final = "day"  # the secret, in the store
FIRST: Final = "day first"  # the first day this house had a deal for
ALL_PERCENT: Final = 100


class RankedTry(Struct, frozen=True):
    """A try that counts, with its rank among all."""

    rank: int  # equal scores share a rank
    score: int
    place: int  # at its own table
    name: str
    person: str
    table: TableIndex


class DailyDeals:
    def __init__(self, store: Store, now: Milliseconds, on: bool = True) -> None:
        self.on = on  # whether the house has a deal of the day
        self._store = store
        self._now = now
        self._key = b""
        self._deals: dict[date, DayDeal] = {}

    # --- the calendar -----------------------------------------------------------------------------

    def today(self) -> date:
        return datetime.fromtimestamp(self._now() / 1000, UTC).date()

    def stage(self, day: date) -> Stage:
        now = self._now()
        if now < begins(day):
            return "coming"
        if now < begins(day) + DAY_MS:
            return "running"
        return "closing" if now < closes(day) else "over"

    async def first(self) -> date:
        """The first day of this house."""
        stored = await self._store.setting(FIRST, self.today().isoformat())
        return parse_day(stored or "") or self.today()

    # --- the deal ---------------------------------------------------------------------------------

    async def seed(self, day: date) -> str:
        """The seed of a day. Nobody may see it before the day is over."""
        if not self._key:
            key = await self._store.setting(KEY, secrets.token_hex(32))
            self._key = bytes.fromhex(key or "")
        return hmac.digest(self._key, f"fondaco day {day}".encode(), "sha256").hex()[:32]

    async def deal(self, day: date) -> DayDeal:
        known = self._deals.get(day)
        if known is None:
            stored = await self._store.setting(f"day {day}", json.encode(make_deal(day)).decode())
            known = self._deals[day] = json.decode(stored or "", type=DayDeal)
        return known

    # --- tries ------------------------------------------------------------------------------------

    async def results(self, day: date) -> tuple[list[RankedTry], int]:
        """The tries that count, the best first; and how many are still under way."""
        tries = await self._store.tries(day.isoformat())
        counted = [each for each in tries if self.outcome(each) == "counted"]
        going = sum(self.outcome(each) == "playing" for each in tries)
        return ranked(counted, (await self.deal(day)).seat), going

    def outcome(self, tried: Try) -> Outcome:
        index, day = tried.table, parse_day(tried.day)
        latest = closes(day) if day is not None else 0
        if index.status == "over":
            if index.info.get("helped"):
                return "helped"
            return "counted" if index.info.get("ended", index.updated) < latest else "late"
        if index.status == "closed" or self._now() >= latest:
            return "left"
        return "playing"

    async def streak(self, person: str) -> Streak:
        found = await self._store.tries_by(person)
        counted = [each.day for each in found if self.outcome(each) == "counted"]
        return streak([day for day in map(parse_day, counted) if day is not None], self.today())

    async def may_see(self, table: Table, person: str | None) -> bool:
        """Whether a person who does not sit there may see this table of a day's deal."""
        day = parse_day(table.opened.day)
        if day is None or self.stage(day) == "over":
            return True
        return person is not None and await self.is_through(day, person)

    async def is_through(self, day: date, person: str) -> bool:
        """Whether a person has finished their try, or given it up."""
        name = await self._store.try_of(day.isoformat(), person)
        index = await self._store.table(name) if name else None
        return index is not None and index.status in ("over", "closed")

    def is_secret(self, table: Table) -> bool:
        """Whether the seed of this table must not yet be shown or dealt again."""
        day = parse_day(table.opened.day)
        return day is not None and self.stage(day) != "over"


def ranked(tries: Sequence[Try], seat: int) -> list[RankedTry]:
    scored = sorted(tries, key=lambda each: -score_of(each.table, seat))
    scores = [score_of(each.table, seat) for each in scored]
    return [
        RankedTry(
            rank=scores.index(score) + 1,
            score=score,
            place=each.table.places[seat] if each.table.places else 0,
            name=each.table.names[seat],
            person=each.person,
            table=each.table,
        )
        for each, score in zip(scored, scores, strict=True)
    ]


def score_of(index: TableIndex, seat: int) -> int:
    return index.scores[seat] if index.scores else 0


def middle(results: Sequence[RankedTry]) -> float | None:
    """The median of the scores."""
    return float(median(each.score for each in results)) if results else None


def beaten(scores: Sequence[int], score: int) -> int:
    """The percentage of the others with a lower score; an equal score counts half.

    >>> beaten([50, 40, 40, 30], 50), beaten([50, 40, 40, 30], 40), beaten([50], 50)
    (100, 50, 100)
    """
    others = len(scores) - 1
    if others < 1:
        return ALL_PERCENT
    worse = sum(each < score for each in scores)
    level = sum(each == score for each in scores) - 1
    return round(ALL_PERCENT * (worse + level / 2) / others)
