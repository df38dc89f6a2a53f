"""The deal of the day: which it is, whose tries count, and how everybody did.

A day is one of UTC. Its shuffle follows from a secret of the house that lies in the store, so all
processes have the same one and nothing has to be scheduled; which game it is is written down when
somebody first asks, so that it stays so whatever is installed later. The seed is told when the day
is over: a while after its end, so that whoever began in time can finish.
"""

import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from statistics import median
from typing import Final, Literal

from msgspec import Struct, json

from fondaco.games import make, options_of, players_of, rulesets
from fondaco.server.hourglass import Milliseconds
from fondaco.store import Store, TableIndex, Try
from fondaco.table.table import Table

KEY: Final = "day"  # the secret, in the store
FIRST: Final = "day first"  # the first day this house had a deal for
DAY: Final = 86_400_000  # milliseconds
GRACE: Final = 2 * 3_600_000  # that a try which was begun in time may take longer
PLAYERS: Final = 3  # where so many can play: a game that fits into a break
BOT: Final = "merchant"  # neither a beginner nor one that thinks by the clock
TRUTH: Final = 100  # of a hundred

Stage = Literal["coming", "running", "closing", "over"]
# A try that counts; one that is under way; finished too late; with a bot's help; given up.
Outcome = Literal["counted", "playing", "late", "helped", "left"]


class Deal(Struct, frozen=True):
    """What is played on a day, as it is written down. Its seed is not."""

    game: str
    players: int
    options: dict[str, str]
    version: int  # of the rules
    seat: int  # that everybody has
    bot: str  # in all others


class Result(Struct, frozen=True):
    """A try that counts, in its place among the others."""

    rank: int  # those who are level share it
    score: int
    place: int  # at its own table
    name: str
    person: str
    table: TableIndex


class Streak(Struct, frozen=True):
    """How many days in a row somebody has finished in time."""

    days: int  # up to today, or to yesterday
    longest: int
    all: int  # days, in a row or not


class Days:
    def __init__(self, store: Store, now: Milliseconds) -> None:
        self.on = True  # whether the house has one
        self.reviewed: set[str] = set()  # the best tables of days that we have seen to
        self._store = store
        self._now = now
        self._key = b""
        self._deals: dict[date, Deal] = {}

    # --- the calendar -----------------------------------------------------------------------------

    def today(self) -> date:
        return datetime.fromtimestamp(self._now() / 1000, UTC).date()

    def stage(self, day: date) -> Stage:
        now = self._now()
        if now < begins(day):
            return "coming"
        if now < begins(day) + DAY:
            return "running"
        return "closing" if now < closes(day) else "over"

    async def first(self) -> date:
        """The first day of this house."""
        told = await self._store.setting(FIRST, self.today().isoformat())
        return fit(told or "") or self.today()

    # --- the deal ---------------------------------------------------------------------------------

    async def seed(self, day: date) -> str:
        """Of the shuffle: it must not leave the house before the day is over."""
        if not self._key:
            key = await self._store.setting(KEY, secrets.token_hex(32))
            self._key = bytes.fromhex(key or "")
        return hmac.digest(self._key, f"fondaco day {day}".encode(), "sha256").hex()[:32]

    async def deal(self, day: date) -> Deal:
        known = self._deals.get(day)
        if known is None:
            told = await self._store.setting(f"day {day}", json.encode(made(day)).decode())
            known = self._deals[day] = json.decode(told or "", type=Deal)
        return known

    # --- tries ------------------------------------------------------------------------------------

    async def results(self, day: date) -> tuple[list[Result], int]:
        """The tries that count, the best first; and how many are still under way."""
        tries = await self._store.tries(day.isoformat())
        counted = [each for each in tries if self.outcome(each) == "counted"]
        going = sum(self.outcome(each) == "playing" for each in tries)
        return ranked(counted, (await self.deal(day)).seat), going

    def outcome(self, tried: Try) -> Outcome:
        index, day = tried.table, fit(tried.day)
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
        return streak([day for day in map(fit, counted) if day is not None], self.today())

    async def may_see(self, table: Table, person: str | None) -> bool:
        """Whether this table of a day's deal spoils nothing for somebody who does not sit there."""
        day = fit(table.opened.day)
        if day is None or self.stage(day) == "over":
            return True
        return person is not None and await self.is_through(day, person)

    async def is_through(self, day: date, person: str) -> bool:
        """Whether somebody has had their try, finished or given up."""
        name = await self._store.try_of(day.isoformat(), person)
        index = await self._store.table(name) if name else None
        return index is not None and index.status in ("over", "closed")

    def is_secret(self, table: Table) -> bool:
        """Whether the seed of this table must not be told, nor dealt again, yet."""
        day = fit(table.opened.day)
        return day is not None and self.stage(day) != "over"


def fit(text: str) -> date | None:
    """The day of that name.

    >>> fit("2026-11-16"), fit("20261116"), fit("tomorrow")
    (datetime.date(2026, 11, 16), None, None)
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def begins(day: date) -> int:
    """Milliseconds since 1970."""
    return (day - date(1970, 1, 1)).days * DAY


def closes(day: date) -> int:
    """When no try counts any more, and the seed may be told."""
    return begins(day) + DAY + GRACE


def made(day: date) -> Deal:
    """The rulesets take turns, and so do the seats."""
    known = [(game, rules) for game, rules in rulesets().values() if game.expert]
    game, ruleset = known[day.toordinal() % len(known)]
    can = players_of(game.name)
    players = PLAYERS if PLAYERS in can else min(can)
    rules = make(game.name, players, **ruleset.options)
    told = rules.options()
    options = {o.name: told[o.name] for o in options_of(game.name) if not o.file and o.name in told}
    seat = day.toordinal() // len(known) % players
    return Deal(game.name, players, options, rules.version, seat, BOT)


def ranked(tries: Sequence[Try], seat: int) -> list[Result]:
    scored = sorted(tries, key=lambda each: -score_of(each.table, seat))
    scores = [score_of(each.table, seat) for each in scored]
    return [
        Result(
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


def middle(results: Sequence[Result]) -> float | None:
    """The median of the scores."""
    return float(median(each.score for each in results)) if results else None


def beaten(scores: Sequence[int], score: int) -> int:
    """What part of the others, of a hundred, did worse; who did as well counts half.

    >>> beaten([50, 40, 40, 30], 50), beaten([50, 40, 40, 30], 40), beaten([50], 50)
    (100, 50, 100)
    """
    others = len(scores) - 1
    if others < 1:
        return TRUTH
    worse = sum(each < score for each in scores)
    level = sum(each == score for each in scores) - 1
    return round(TRUTH * (worse + level / 2) / others)


def streak(days: Sequence[date], today: date) -> Streak:
    """A missed day is a new start; today is not missed before it is over.

    >>> week = [date(2026, 11, day) for day in (10, 12, 13, 14)]
    >>> streak(week, date(2026, 11, 15)), streak(week, date(2026, 11, 16)).days
    (Streak(days=3, longest=3, all=4), 0)
    """
    known = set(days)
    longest = 0
    for day in known:
        if day - timedelta(1) not in known:
            longest = max(longest, _run(known, day, 1))
    last = today if today in known else today - timedelta(1)
    return Streak(_run(known, last, -1), longest, len(known))


def _run(known: set[date], day: date, step: int) -> int:
    count = 0
    while day in known:
        count += 1
        day += timedelta(step)
    return count
