"""HTTP: what somebody has played, and how others did with the same cards."""

from collections.abc import Iterable
from typing import Any

from litestar import Request, get
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.games import games, rulesets
from fondaco.server import deals
from fondaco.server.api_people import Standing
from fondaco.server.days import fit
from fondaco.server.doors import count, room_of, services, somebody, whoever
from fondaco.server.finding import NoSuchError
from fondaco.server.listing import TableCard, card
from fondaco.server.results import Results, results
from fondaco.store import Person, Store, TableIndex
from fondaco.table.frames import SeatKind

Asked = Request[Any, Any, Any]

COUNTED = 1000  # of somebody's games: the latest
RECENT = 20
SHOWN = 100  # tables with the deal of one day


class Tally(Struct):
    """Finished games of one kind."""

    game: str
    games: int
    wins: int
    with_people: int  # of the games: those in which another person sat
    mean_place: float
    best: int  # score
    mean: float


class Player(Struct):
    """Somebody with an account, as everybody may see them. Only public tables are counted."""

    person: str  # to be blocked or reported
    login: str
    name: str
    since: int
    bot: bool
    tallies: list[Tally]
    standings: list[Standing]
    results: Results
    recent: list[TableCard]


class Compared(Struct):
    """A finished table, beside others with the same deal."""

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
    found = await store.tables(person=person.id, status=("over",), public=True, limit=COUNTED)
    return Player(
        person=person.id,
        login=person.login,
        name=person.name,
        since=person.created,
        bot=person.bot,
        tallies=tallies(found, person.id),
        standings=await standings(store, person),
        results=await results(store, found, person.id),
        recent=[card(index, person.id) for index in found[:RECENT]],
    )


@get("/api/me/statistics", summary="How I have done, in private games too")
async def statistics(request: Asked) -> list[Tally]:
    count(request, "costly")
    person = await somebody(request)
    store = services(request).house.store
    found = await store.tables(person=person.id, status=("over",), limit=COUNTED)
    return tallies(found, person.id)


@get("/api/me/results", summary="My results by seat and opponent, and my ratings over time")
async def my_results(request: Asked) -> Results:
    count(request, "costly")
    person = await somebody(request)
    store = services(request).house.store
    found = await store.tables(person=person.id, status=("over",), limit=COUNTED)
    return await results(store, found, person.id)


@get("/api/tables/{table:str}/compare", summary="Finished tables with the same deal")
async def compare(request: Asked, table: str) -> list[Compared]:
    count(request, "costly")
    person = await whoever(request)
    me = person.id if person is not None else ""
    room = await room_of(request, table)
    house = services(request).house
    day = fit(room.table.opened.day)
    if day is not None:
        if not await house.days.may_see(room.table, me):
            raise Refused("day-spoils")
        results, _ = await house.days.results(day)
        return [compared(each.table, me) for each in results[:SHOWN]]
    found = await deals.finished(house.store, table)
    seen = [i for i in found if not i.private or i.table == table or me in i.persons]
    return [compared(index, me) for index in seen]


def tallies(tables: Iterable[TableIndex], person: str) -> list[Tally]:
    """By game, in the order of the rulesets."""
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


async def standings(store: Store, person: Person) -> list[Standing]:
    found = [await store.rating(person.id, game) for game in rulesets()]
    return [
        Standing(r.game, round(r.mu - 3 * r.sigma, 1), r.games, r.wins)
        for r in found
        if r is not None
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


HANDLERS = [player, statistics, my_results, compare]
