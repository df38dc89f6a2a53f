"""HTTP: the games, bots and rules of this house; its ratings, health and metrics."""

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from fondaco.contract.refused import Refused
from fondaco.host.house_pages import (
    FluentText,
    HouseInfo,
    Ladder,
    LadderRung,
    Ranked,
    RestartInfo,
    RulebookInfo,
    check_ruleset,
    guest_text,
    house_info,
    rulebook_info,
    rungs,
    setting_of,
)
from fondaco.host.player_stats import ladder_name
from fondaco.server.access.caller import find_person, language, services
from fondaco.server.access.entry import FOR_STRANGERS
from fondaco.server.base.metrics import exposition
from fondaco.server.http.account import standing
from fondaco.server.http.boards import board_info
from fondaco.server.play.ladder import opponent
from fondaco.server.tables.readiness import Readiness
from fondaco.store import Store

Asked = Request[Any, Any, Any]


@get("/api/house", summary="Games, bots and languages")
async def house(request: Asked) -> HouseInfo:
    here = services(request)
    return house_info(board_info, here.daily.on, here.alerts.push_key)


@get("/api/words/{language:str}", summary="Words of games that came in packages, as Fluent")
async def words(language: str) -> FluentText:
    return guest_text(language)


@get("/api/setting/{game:str}", summary="What never changes during a game")
async def setting(request: Asked, game: str) -> Mapping[str, Any]:
    """The query may name options of the game: `?option=value`."""
    return setting_of(game, request.query_params)


@get("/api/rules/{game:str}", summary="The numbered rules of a game")
async def rules(request: Asked, game: str) -> RulebookInfo:
    return rulebook_info(game, language(request))


@get("/api/ratings/{game:str}", summary="The best players of a game")
async def ratings(request: Asked, game: str) -> list[Ranked]:
    check_ruleset(game)
    return await best_players(services(request).house.store, game, game)


@get("/api/ladder/{game:str}", summary="The ladder of people who play against bots")
async def ladder(request: Asked, game: str) -> Ladder:
    check_ruleset(game)
    store, name = services(request).house.store, ladder_name(game)
    person = await find_person(request)
    mine = await store.rating(person.id, name) if person is not None else None
    steps = rungs(game)
    return Ladder(
        rungs=[LadderRung(bot, round(strength, 1)) for bot, strength in steps.items()],
        people=await best_players(store, game, name),
        mine=standing(game, mine, ladder=True) if mine is not None else None,
        opponent=opponent(game, mine) if steps else "",
    )


async def best_players(store: Store, ruleset: str, name: str) -> list[Ranked]:
    """The people with the best ratings that are stored under this name."""
    best = await store.ratings(name)
    people = await store.persons([rating.person for rating in best])
    return [
        Ranked(person.login or person.name, standing(ruleset, rating, name != ruleset))
        for rating in best
        if (person := people.get(rating.person)) is not None and person.id == rating.person
    ]


@get("/api/restart", summary="Whether the server is going to restart, and when")
async def restart(request: Asked) -> RestartInfo:
    found = services(request).house.restart.frame()
    return RestartInfo(found.left, found.message)


@get("/healthz", media_type="text/plain", include_in_schema=False, opt=FOR_STRANGERS)
async def healthz(request: Asked) -> Response[str]:
    try:
        good = await services(request).house.store.healthy()
    except Refused:
        good = False
    return Response("ok\n" if good else "no store\n", status_code=200 if good else 503)


@get("/readyz", include_in_schema=False, opt=FOR_STRANGERS)
async def readyz(request: Asked) -> Response[Readiness]:
    """Whether the house can do its work, and if not, why: for monitoring."""
    found = await services(request).readiness.check()
    return Response(found, status_code=200 if found.ready else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(exposition(), headers={"content-type": CONTENT_TYPE_LATEST})


HANDLERS = [house, words, setting, rules, ratings, ladder, restart, healthz, readyz, metrics]
