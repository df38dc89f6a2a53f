"""HTTP: the deal of the day, the deals of earlier days, and their results."""

from datetime import date, timedelta
from typing import Any, Final

from litestar import Request, Response, get, post
from msgspec import json

from fondaco.contract.chance import commitment
from fondaco.contract.refused import Refused
from fondaco.host.day_deals import (
    DAY_MS,
    DayCard,
    DayInfo,
    DayList,
    DayResult,
    MyTry,
    Streak,
    begins,
    closes,
    parse_day,
)
from fondaco.host.lookup import NoSuchError
from fondaco.host.table_pages import OpenedTable
from fondaco.messages import supported
from fondaco.server.access.caller import (
    count,
    find_person,
    owner,
    ready_json,
    require_person_for,
    room_of,
    services,
)
from fondaco.server.daily.attempt import play_day
from fondaco.server.daily.compare import Parting, partings
from fondaco.server.daily.deal import (
    DailyDeals,
    RankedTry,
    beaten,
    middle,
    score_of,
)
from fondaco.server.services import Services
from fondaco.store import Try
from fondaco.table.audience import Audience

Asked = Request[Any, Any, Any]
MAX_RESULTS: Final = 100  # the best; the caller's own result comes too
DAYS_PER_PAGE: Final = 30
COMPARE_COST: Final = 5  # times as costly as a page of a replay
TODAY: Final = "today"


@get("/api/days", summary="The deals of the days, the latest first")
async def days(request: Asked, before: str = "") -> DayList:
    daily, store = _open(request), services(request).house.store
    count(request, "costly")
    begun, today = await daily.first(), daily.today()
    # Future days are not shown, and their deals are not stored.
    last = min(today, max(begun, _day(daily, before)) - timedelta(1)) if before else today
    first = max(begun, last - timedelta(DAYS_PER_PAGE - 1))
    shown = [last - timedelta(back) for back in range((last - first).days + 1)]
    person = await find_person(request)
    mine = {t.day: t for t in await store.tries_by(person.id)} if person else {}
    ended = await store.finished_tries(first.isoformat(), last.isoformat())
    return DayList(
        [await _card(daily, day, mine.get(str(day)), ended.get(str(day), 0)) for day in shown],
        first > begun,
        await daily.streak(person.id) if person else Streak(0, 0, 0),
    )


@get("/api/days/{day:str}", summary="The deal of a day, or of `today`")
async def one_day(request: Asked, day: str) -> DayInfo:
    daily, person = _open(request), await find_person(request)
    return await day_info(services(request), await _known(daily, day), person.id if person else "")


@post("/api/days/{day:str}", summary="Play it: the first try on the day itself counts")
async def try_day(request: Asked, day: str) -> OpenedTable:
    daily = _open(request)
    person = await require_person_for(request, "")
    room = await play_day(services(request).house, daily, await _known(daily, day), person)
    return OpenedTable(room.table.id)


@get("/api/tables/{table:str}/choices", summary="Where others chose differently, that day")
async def choices(request: Asked, table: str, lang: str = "en") -> Response[list[Parting]]:
    """For a table with a day's deal, when the day is over; empty for other tables."""
    room = await room_of(request, table)
    here, day = services(request), parse_day(room.table.opened.day)
    played = room.table.game
    if day is None or not room.table.opened.counted:
        return Response([])
    if here.daily.stage(day) != "over" or played is None or not played.over:
        raise Refused("day-not-over")
    deal, (results, _) = await here.daily.deal(day), await here.daily.results(day)
    to = Audience(deal.seat, supported(lang) or "en")
    key = ("choices", table, to.language, len(results))
    answer = here.replays.known(key)
    if answer is None:
        scores = {each.table.table: each.score for each in results[:MAX_RESULTS]}
        scores.setdefault(table, played.position.scores()[deal.seat])
        count(request, "costly", COMPARE_COST)
        rows = {name: await here.house.store.read(name) for name in scores}
        answer = await here.replays.answer(
            key, owner(request), lambda: json.encode(partings(room, to, rows, scores))
        )
    return ready_json(answer)


async def day_info(here: Services, day: date, person: str) -> DayInfo:
    """A day as this person may see it."""
    days, name = here.daily, day.isoformat()
    deal, stage, first = await days.deal(day), days.stage(day), await days.first()
    seed, results, playing = await days.seed(day), *await days.results(day)
    tried = next((t for t in await here.house.store.tries_by(person) if t.day == name), None)
    mine = _mine(days, tried, deal.seat, results)
    shown = stage == "over" or (mine is not None and mine.outcome != "playing")
    best = results[0].table.table if stage == "over" and results else ""
    tomorrow = await days.seed(day + timedelta(1)) if stage == "running" else ""
    return DayInfo(
        day=name,
        game=deal.game,
        options=deal.options,
        players=deal.players,
        seat=deal.seat,
        bot=deal.bot,
        stage=stage,
        now=here.house.now(),
        begins=begins(day),
        ends=begins(day) + DAY_MS,
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


def _table(results: list[RankedTry], person: str) -> list[DayResult]:
    """The best results, and the person's own."""
    return [
        DayResult(
            each.rank, each.name, each.score, each.place, each.person == person, each.table.table
        )
        for at, each in enumerate(results)
        if at < MAX_RESULTS or each.person == person
    ]


def _mine(days: DailyDeals, tried: Try | None, seat: int, results: list[RankedTry]) -> MyTry | None:
    if tried is None:
        return None
    index, outcome = tried.table, days.outcome(tried)
    if index.scores is None or index.places is None:
        return MyTry(index.table, outcome)
    score = score_of(index, seat)
    rank = next((each.rank for each in results if each.person == tried.person), 0)
    part = beaten([each.score for each in results], score) if rank else 0
    return MyTry(index.table, outcome, score, index.places[seat], rank, part)


async def _card(days: DailyDeals, day: date, tried: Try | None, finished: int) -> DayCard:
    deal = await days.deal(day)
    mine = _mine(days, tried, deal.seat, [])
    return DayCard(day.isoformat(), deal.game, deal.options, finished, mine)


def _open(request: Asked) -> DailyDeals:
    daily = services(request).daily
    if not daily.on:
        raise NoSuchError("no-day")
    return daily


def _day(daily: DailyDeals, name: str) -> date:
    day = daily.today() if name == TODAY else parse_day(name)
    if day is None:
        raise NoSuchError("no-day")
    return day


async def _known(daily: DailyDeals, name: str) -> date:
    """A day from the first day of this house to today."""
    day = _day(daily, name)
    if not await daily.first() <= day <= daily.today():
        raise NoSuchError("no-day")
    return day


HANDLERS = [days, one_day, try_day, choices]
