"""HTTP: a player's games and results, and other tables with the same deal."""

from collections.abc import Iterable
from typing import Any

from litestar import Request, get
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.games import games
from fondaco.host import same_deal as deals
from fondaco.host.lookup import NoSuchError
from fondaco.host.player_stats import Results, results
from fondaco.host.table_index import TableCard, card
from fondaco.server.access.caller import count, find_person, require_person, room_of, services
from fondaco.server.daily.deal import parse_day
from fondaco.server.http.account import Standing, standings
from fondaco.server.play.ratings import Counted, counted
from fondaco.store import TableIndex
from fondaco.table.frames import SeatKind

Asked = Request[Any, Any, Any]

MAX_GAMES_COUNTED = 1000  # the latest games of a person
RECENT_GAMES = 20
MAX_SAME_DEAL = 100  # tables with a day's deal


class Tally(Struct):
    """Finished games of one kind."""

    game: str
    games: int
    wins: int
    with_people: int  # games with another person
    mean_place: float
    best: int  # score
    mean: float


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


class Compared(Struct):
    """A finished table, to be compared with others that had the same deal."""

    table: str
    title: str
    at: int  # when it ended
    names: list[str]
    kinds: list[SeatKind]
    bots: list[str]
    scores: list[int]
    places: list[int]
    you: int


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


def tallies(tables: Iterable[TableIndex], person: str) -> list[Tally]:
    """One tally for each game, in the order of the games."""
    results: dict[str, list[tuple[int, int, bool]]] = {}
    for index in tables:
        if person in index.persons and index.scores and index.places:
            seat = index.persons.index(person)
            others = any(who not in (None, person) for who in index.persons)
            result = (index.places[seat], index.scores[seat], others)
            results.setdefault(index.game, []).append(result)
    return [
        Tally(
            game=game,
            games=len(got),
            wins=sum(place == 1 for place, _, _ in got),
            with_people=sum(others for _, _, others in got),
            mean_place=round(sum(place for place, _, _ in got) / len(got), 2),
            best=max(score for _, score, _ in got),
            mean=round(sum(score for _, score, _ in got) / len(got), 1),
        )
        for game in games()
        if (got := results.get(game))
    ]


def compared(index: TableIndex, person: str) -> Compared:
    shown = card(index, person or None)
    return Compared(
        table=index.table,
        title=index.title,
        at=index.updated,
        names=index.names,
        kinds=shown.kinds,
        bots=[bot or "" for bot in index.info.get("bots", [])],
        scores=index.scores or [],
        places=index.places or [],
        you=shown.you,
    )


HANDLERS = [player, statistics, my_results, compare, table_rating]
