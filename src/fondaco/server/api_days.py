"""HTTP: the deal of the day, those of the days before, and how everybody did."""

from datetime import date, timedelta
from typing import Any, Final

from litestar import Request, Response, get, post
from msgspec import Struct, json

from fondaco.contract.chance import commitment
from fondaco.contract.refused import Refused
from fondaco.server.api_tables import Opened
from fondaco.server.days import (
    DAY,
    Days,
    Outcome,
    Result,
    Stage,
    Streak,
    beaten,
    begins,
    closes,
    fit,
    middle,
    score_of,
)
from fondaco.server.doors import (
    count,
    introduced,
    owner,
    ready_json,
    room_of,
    services,
    spoken_here,
    whoever,
)
from fondaco.server.finding import NoSuchError
from fondaco.server.house import House
from fondaco.server.partings import Parting, partings
from fondaco.server.tasks import by_itself
from fondaco.server.trying import play_day
from fondaco.server.turns import Owner
from fondaco.store import Try
from fondaco.table.audience import Audience

Asked = Request[Any, Any, Any]
SHOWN: Final = 100  # results, the best first; one's own besides
PAGE: Final = 30  # days
CHOICES: Final = 5  # times as costly as a page of a replay
TODAY: Final = "today"


class DayResult(Struct):
    rank: int  # those who are level share it
    name: str
    score: int
    place: int  # at their own table
    you: bool
    table: str


class MyTry(Struct):
    """My try that counts, or would have."""

    table: str
    outcome: Outcome
    score: int | None = None  # where it came to an end
    place: int = 0  # at my table
    rank: int = 0  # among all; 0: it does not count
    beaten: int = 0  # what part of the others did worse, of a hundred


class DayInfo(Struct):
    day: str
    game: str
    options: dict[str, str]
    players: int
    seat: int  # mine
    bot: str  # in all other seats
    stage: Stage
    now: int  # the time of the house
    begins: int
    ends: int  # then the next one begins
    closes: int  # what was begun in time counts until then; after it the seed is told
    commitment: str
    next_commitment: str  # of tomorrow's; empty: it is not today
    seed: str  # empty before the day is over
    earlier: str  # the day before; empty: there is none
    later: str
    finished: int  # tries that count
    playing: int  # tries under way
    median: float | None  # score; told to whom the results are
    results: list[DayResult]  # none for who is still to play
    mine: MyTry | None
    streak: Streak
    best: str  # a table with the best result, when the day is over


class DayCard(Struct):
    day: str
    game: str
    options: dict[str, str]
    finished: int  # tries that came to an end
    mine: MyTry | None


class DayList(Struct):
    days: list[DayCard]  # the latest first
    more: bool  # there are earlier ones
    streak: Streak


@get("/api/days", summary="The deals of the days, the latest first")
async def days(request: Asked, before: str = "") -> DayList:
    house = _open(request)
    count(request, "costly")
    begun, today = await house.days.first(), house.days.today()
    # Of days to come nobody is told anything, and nothing is written down.
    last = min(today, max(begun, _day(house, before)) - timedelta(1)) if before else today
    first = max(begun, last - timedelta(PAGE - 1))
    shown = [last - timedelta(back) for back in range((last - first).days + 1)]
    person = await whoever(request)
    mine = {t.day: t for t in await house.store.tries_by(person.id)} if person else {}
    ended = await house.store.finished_tries(first.isoformat(), last.isoformat())
    return DayList(
        [await _card(house.days, day, mine.get(str(day)), ended.get(str(day), 0)) for day in shown],
        first > begun,
        await house.days.streak(person.id) if person else Streak(0, 0, 0),
    )


@get("/api/days/{day:str}", summary="The deal of a day, or of `today`")
async def one_day(request: Asked, day: str) -> DayInfo:
    house, person = _open(request), await whoever(request)
    return await told(house, await _known(house, day), person.id if person else "")


@post("/api/days/{day:str}", summary="Play it: the first try on the day itself counts")
async def try_day(request: Asked, day: str) -> Opened:
    house = _open(request)
    person = await introduced(request, "")
    room = await play_day(house, await _known(house, day), person)
    return Opened(room.table.id)


@get("/api/tables/{table:str}/choices", summary="Where others chose differently, that day")
async def choices(request: Asked, table: str, lang: str = "en") -> Response[list[Parting]]:
    """Along a table with a day's deal, when the day is over; of other tables there is nothing."""
    room = await room_of(request, table)
    house, day = services(request).house, fit(room.table.opened.day)
    played = room.table.game
    if day is None or not room.table.opened.counted:
        return Response([])
    if house.days.stage(day) != "over" or played is None or not played.over:
        raise Refused("day-not-over")
    deal, (results, _) = await house.days.deal(day), await house.days.results(day)
    to = Audience(deal.seat, spoken_here(lang) or "en")
    key = ("choices", table, to.language, len(results))
    answer = house.study.known(key)
    if answer is None:
        scores = {each.table.table: each.score for each in results[:SHOWN]}
        scores.setdefault(table, played.position.scores()[deal.seat])
        count(request, "costly", CHOICES)
        rows = {name: await house.store.read(name) for name in scores}
        answer = await house.study.answer(
            key, owner(request), lambda: json.encode(partings(room, to, rows, scores))
        )
    return ready_json(answer)


async def told(house: House, day: date, person: str) -> DayInfo:
    """A day as this person may see it."""
    days, name = house.days, day.isoformat()
    deal, stage, first = await days.deal(day), days.stage(day), await days.first()
    seed, results, playing = await days.seed(day), *await days.results(day)
    tried = next((t for t in await house.store.tries_by(person) if t.day == name), None)
    mine = _mine(days, tried, deal.seat, results)
    shown = stage == "over" or (mine is not None and mine.outcome != "playing")
    best = results[0].table.table if stage == "over" and results else ""
    if best and best not in days.reviewed:
        by_itself(_review(house, best))
    tomorrow = await days.seed(day + timedelta(1)) if stage == "running" else ""
    return DayInfo(
        day=name,
        game=deal.game,
        options=deal.options,
        players=deal.players,
        seat=deal.seat,
        bot=deal.bot,
        stage=stage,
        now=house.now(),
        begins=begins(day),
        ends=begins(day) + DAY,
        closes=closes(day),
        commitment=commitment(seed),
        next_commitment=commitment(tomorrow) if tomorrow else "",
        seed=seed if stage == "over" else "",
        earlier=str(day - timedelta(1)) if day > first else "",
        later=str(day + timedelta(1)) if day < days.today() else "",
        finished=len(results),
        playing=playing,
        median=middle(results) if shown else None,
        results=_table(results, person) if shown else [],
        mine=mine,
        streak=await days.streak(person) if person else Streak(0, 0, 0),
        best=best,
    )


def _table(results: list[Result], person: str) -> list[DayResult]:
    """The best, and one's own."""
    return [
        DayResult(
            each.rank, each.name, each.score, each.place, each.person == person, each.table.table
        )
        for at, each in enumerate(results)
        if at < SHOWN or each.person == person
    ]


def _mine(days: Days, tried: Try | None, seat: int, results: list[Result]) -> MyTry | None:
    if tried is None:
        return None
    index, outcome = tried.table, days.outcome(tried)
    if index.scores is None or index.places is None:
        return MyTry(index.table, outcome)
    score = score_of(index, seat)
    rank = next((each.rank for each in results if each.person == tried.person), 0)
    part = beaten([each.score for each in results], score) if rank else 0
    return MyTry(index.table, outcome, score, index.places[seat], rank, part)


async def _card(days: Days, day: date, tried: Try | None, finished: int) -> DayCard:
    deal = await days.deal(day)
    mine = _mine(days, tried, deal.seat, [])
    return DayCard(day.isoformat(), deal.game, deal.options, finished, mine)


async def _review(house: House, table: str) -> None:
    """Have the best game of a day reviewed, if nobody has: it is of use to everybody."""
    try:
        played = (await house.room(table)).table.game
        if played is not None and await house.reviews.found(table) is None:
            await house.reviews.begin(table, played, Owner("day", "day"))
        house.days.reviewed.add(table)
    except Refused:  # later, when somebody asks again
        pass


def _open(request: Asked) -> House:
    house = services(request).house
    if not house.days.on:
        raise NoSuchError("no-day")
    return house


def _day(house: House, name: str) -> date:
    day = house.days.today() if name == TODAY else fit(name)
    if day is None:
        raise NoSuchError("no-day")
    return day


async def _known(house: House, name: str) -> date:
    """A day that this house has had, or has."""
    day = _day(house, name)
    if not await house.days.first() <= day <= house.days.today():
        raise NoSuchError("no-day")
    return day


HANDLERS = [days, one_day, try_day, choices]
