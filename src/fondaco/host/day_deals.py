"""The deals of days: what is played on which day, and what is shown of it.

Days are in UTC.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, Literal

from fondaco.bots import versions
from fondaco.games import make, options_of, players_of, rulesets

DAY_MS: Final = 86_400_000
GRACE_MS: Final = 2 * 3_600_000  # after the day, to finish a try that was begun in time
PLAYERS: Final = 3  # if the game allows it: such a game fits into a break
BOT: Final = "merchant"  # not a beginner, and its moves do not depend on its computing time

Stage = Literal["coming", "running", "closing", "over"]
# A try that counts; one that is under way; finished too late; with a bot's help; given up.
Outcome = Literal["counted", "playing", "late", "helped", "left"]


@dataclass(frozen=True)
class DayDeal:
    """What is played on a day, as the store keeps it. The seed is not stored."""

    game: str
    players: int
    options: dict[str, str]
    version: int  # of the rules
    seat: int  # of the person
    bot: str  # in all other seats
    bots: int = versions.FIRST  # the version of the bots


@dataclass(frozen=True)
class Streak:
    """How many days in a row a person has finished in time."""

    days: int  # up to today, or to yesterday
    longest: int
    all: int  # days, in a row or not


@dataclass
class DayResult:
    rank: int  # equal scores share a rank
    name: str
    score: int
    place: int  # at their own table
    you: bool
    table: str


@dataclass
class MyTry:
    """My first try; its outcome says whether it counts."""

    table: str
    outcome: Outcome
    score: int | None = None  # if it is finished
    place: int = 0  # at my table
    rank: int = 0  # among all; 0: it does not count
    beaten: int = 0  # the percentage of the others with a lower score


@dataclass
class DayInfo:
    day: str
    game: str
    options: dict[str, str]
    players: int
    seat: int  # mine
    bot: str  # in all other seats
    stage: Stage
    now: int  # the time of the house
    begins: int
    ends: int  # when the next day begins
    closes: int  # tries that were begun in time count until then; after it the seed is shown
    commitment: str
    next_commitment: str  # of tomorrow's deal; empty: this day is not today
    seed: str  # empty before the day is over
    earlier: str  # the day before; empty: there is none
    later: str
    finished: int  # tries that count
    playing: int  # tries under way
    median: float | None  # of the scores; shown together with the results
    results: list[DayResult]  # empty for a person who has not played yet
    mine: MyTry | None
    streak: Streak
    best: str  # a table with the best result, when the day is over


@dataclass
class DayCard:
    day: str
    game: str
    options: dict[str, str]
    finished: int  # tries that came to an end
    mine: MyTry | None


@dataclass
class DayList:
    days: list[DayCard]  # the latest first
    more: bool  # there are earlier ones
    streak: Streak


def parse_day(text: str) -> date | None:
    """The day in a text like 2026-11-16; None if it is not one.

    >>> parse_day("2026-11-16"), parse_day("20261116"), parse_day("tomorrow")
    (datetime.date(2026, 11, 16), None, None)
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def begins(day: date) -> int:
    """The start of a day, in milliseconds since 1970."""
    return (day - date(1970, 1, 1)).days * DAY_MS


def closes(day: date) -> int:
    """When tries no longer count, and the seed may be shown."""
    return begins(day) + DAY_MS + GRACE_MS


def make_deal(day: date) -> DayDeal:
    """The deal of a day: the rulesets take turns, and so do the seats."""
    known = [(game, rules) for game, rules in rulesets().values() if game.expert]
    game, ruleset = known[day.toordinal() % len(known)]
    can = players_of(game.name)
    players = PLAYERS if PLAYERS in can else min(can)
    rules = make(game.name, players, **ruleset.options)
    all_options = rules.options()
    names = [option.name for option in options_of(game.name) if not option.file]
    options = {name: all_options[name] for name in names if name in all_options}
    seat = day.toordinal() // len(known) % players
    return DayDeal(game.name, players, options, rules.version, seat, BOT, versions.NEWEST)


def streak(days: Sequence[date], today: date) -> Streak:
    """The streak that ends today or yesterday: today is not missed before it is over.

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
