"""HTTP: a player's games and results, and other tables with the same deal."""

from typing import Any

from litestar import Request, get
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.host import same_deal as deals
from fondaco.host.day_deals import parse_day
from fondaco.host.house_pages import Standing
from fondaco.host.lookup import NoSuchError
from fondaco.host.player_stats import MAX_GAMES_COUNTED, Counted, Results, Tally, results, tallies
from fondaco.host.same_deal import Compared, compared
from fondaco.host.table_index import TableCard, card
from fondaco.server.access.caller import count, find_person, require_person, room_of, services
from fondaco.server.http.account import standings
from fondaco.server.play.ratings import counted

Asked = Request[Any, Any, Any]

RECENT_GAMES = 20
MAX_SAME_DEAL = 100  # tables with a day's deal


class Player(Struct):
    """A person with an account, as everybody may see them. Only public tables are counted."""

    person: str  # the id, to block or report them
    login: str
    name: str
    since: int
    bot: bool
    tallies: list[Tally]
    standings: list[Standing]
    results: Results
    recent: list[TableCard]


@get("/api/players/{login:str}", summary="What somebody has played")
async def player(request: Asked, login: str) -> Player:
    count(request, "costly")
    store = services(request).house.store
    person = await store.person_by_login(login) if len(login) <= 100 else None
    if person is None or person.login is None:
        raise NoSuchError("no-player")
    found = await store.tables(
        person=person.id, status=("over",), public=True, limit=MAX_GAMES_COUNTED
    )
    return Player(
        person=person.id,
        login=person.login,
        name=person.name,
        since=person.created,
        bot=person.bot,
        tallies=tallies(found, person.id),
        standings=await standings(store, person),
        results=await results(store, found, person.id),
        recent=[card(index, person.id) for index in found[:RECENT_GAMES]],
    )


@get("/api/me/statistics", summary="How I have done, in private games too")
async def statistics(request: Asked) -> list[Tally]:
    count(request, "costly")
    person = await require_person(request)
    store = services(request).house.store
    found = await store.tables(person=person.id, status=("over",), limit=MAX_GAMES_COUNTED)
    return tallies(found, person.id)


@get("/api/me/results", summary="My results by seat and opponent, and my ratings over time")
async def my_results(request: Asked) -> Results:
    count(request, "costly")
    person = await require_person(request)
    store = services(request).house.store
    found = await store.tables(person=person.id, status=("over",), limit=MAX_GAMES_COUNTED)
    return await results(store, found, person.id)


@get("/api/tables/{table:str}/compare", summary="Finished tables with the same deal")
async def compare(request: Asked, table: str) -> list[Compared]:
    count(request, "costly")
    person = await find_person(request)
    me = person.id if person is not None else ""
    room = await room_of(request, table, whole=True)
    house = services(request).house
    day = parse_day(room.table.opened.day)
    if day is not None:
        if not await services(request).daily.may_see(room.table, me):
            raise Refused("day-spoils")
        results, _ = await services(request).daily.results(day)
        return [compared(each.table, me) for each in results[:MAX_SAME_DEAL]]
    found = await deals.finished(house.store, table)
    shown = [i for i in found if not i.private or i.table == table or me in i.persons]
    return [compared(index, me) for index in shown]


@get("/api/tables/{table:str}/rating", summary="What the game counts for, and what it changed")
async def table_rating(request: Asked, table: str) -> Counted:
    count(request, "costly")
    room = await room_of(request, table)
    return await counted(services(request).house.store, room.table)


HANDLERS = [player, statistics, my_results, compare, table_rating]
