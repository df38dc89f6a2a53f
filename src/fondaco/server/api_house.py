"""HTTP: what this house offers, its rules, its health."""

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from fondaco import __version__
from fondaco.bots import bot_names
from fondaco.bots.levels import LEVELS, NEWCOMER, strengths
from fondaco.contract.character import CHARACTERS
from fondaco.contract.refused import Refused
from fondaco.games import games, guests, make, options_of, players_of, rulesets
from fondaco.guide import guides
from fondaco.messages import guest_words, languages
from fondaco.rulebook import Rule, rulebook_in
from fondaco.server.api_people import Standing
from fondaco.server.doors import language, services
from fondaco.server.finding import NoSuchError
from fondaco.server.readiness import Readiness
from fondaco.shows import shows
from fondaco.worked import examples, name_of

Asked = Request[Any, Any, Any]


class OptionInfo(Struct):
    name: str
    default: str
    values: list[str]
    about: str
    only: dict[str, str]  # there is a choice only where other options have these values


class RulesetInfo(Struct):
    name: str
    options: dict[str, str]
    strengths: dict[str, int]  # of bots, by level, on the scale of ratings; where measured
    guide: bool  # it has one, at /api/guides


class GameInfo(Struct):
    name: str
    players: tuple[int, int]
    options: list[OptionInfo]
    rulesets: list[RulesetInfo]
    guest: bool  # it came in a package of its own: its words are at /api/words


class HouseInfo(Struct):
    version: str
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]
    levels: list[str]  # the bots one chooses from, the weakest first
    newcomer: str  # the one to begin with
    characters: list[str]
    shows: list[str]  # rulesets of which a recorded game can be watched
    day: bool  # there is a deal of the day, at /api/days
    push_key: str = ""  # for web push, where the house has it


class Words(Struct):
    text: str


class ExampleInfo(Struct):
    text: str
    name: str = ""  # to try it: see POST /api/examples; empty: it cannot be played


class RuleInfo(Struct):
    id: str
    section: str
    origins: list[str]
    edition: str | None
    text: str
    examples: list[ExampleInfo]


class SectionInfo(Struct):
    title: str
    text: str
    rules: list[RuleInfo]


class RulebookInfo(Struct):
    language: str  # the one it is in: English where the game has no translation
    sections: list[SectionInfo]


class Ranked(Struct):
    name: str
    standing: Standing


@get("/api/house", summary="Games, bots and languages")
async def house(request: Asked) -> HouseInfo:
    return HouseInfo(
        version=__version__,
        languages=languages(),
        games=[game_info(name) for name in games()],
        bots=bot_names(),
        levels=list(LEVELS),
        newcomer=NEWCOMER,
        characters=list(CHARACTERS),
        shows=list(shows()),
        day=services(request).house.days.on,
        push_key=getattr(request.app.state, "push_key", ""),
    )


def game_info(name: str) -> GameInfo:
    players = players_of(name)
    found = games()[name]
    return GameInfo(
        name=name,
        players=(min(players), max(players)),
        options=[
            OptionInfo(option.name, option.default, option.values, option.about, option.only)
            for option in options_of(name)
            if not option.file
        ],
        rulesets=[
            RulesetInfo(
                each.name, dict(each.options), strengths(found, each), each.name in guides()
            )
            for each in found.rulesets
        ],
        guest=found in guests(),
    )


@get("/api/words/{language:str}", summary="Words of games that came in packages, as Fluent")
async def words(language: str) -> Words:
    if language not in languages():
        raise NoSuchError("no-language", language=language)
    return Words(guest_words(language))


@get("/api/setting/{game:str}", summary="Cards, ports and tiles of a game")
async def setting(request: Asked, game: str) -> Mapping[str, Any]:
    """The options that matter are asked for as a query, as `?option=value`."""
    found = games().get(game)
    if found is None:
        raise NoSuchError("no-game-here", game=game)
    asked = request.query_params
    options = {o.name: asked[o.name] for o in found.options if o.name in asked and not o.file}
    told = found.setting(make(game, 4, **options))
    if told is None:
        raise Refused("no-setting", game=game)
    return told


@get("/api/rules/{game:str}", summary="The numbered rules of a game")
async def rules(request: Asked, game: str) -> RulebookInfo:
    found = games().get(game)
    if found is None:
        raise NoSuchError("no-game-here", game=game)
    book = rulebook_in(language(request), found)
    return RulebookInfo(
        book.language,
        [
            SectionInfo(each.title, each.text, [rule_info(rule) for rule in each.rules])
            for each in book.sections
        ],
    )


def rule_info(rule: Rule) -> RuleInfo:
    playable = examples(rule.game)
    names = [name_of(rule.id, number) for number in range(len(rule.examples))]
    return RuleInfo(
        rule.id, rule.section, list(rule.origins), rule.edition, rule.text,
        [
            ExampleInfo(text, name if name in playable else "")
            for text, name in zip(rule.examples, names, strict=True)
        ],
    )  # fmt: skip


@get("/api/ratings/{game:str}", summary="The best players of a game")
async def ratings(request: Asked, game: str) -> list[Ranked]:
    if game not in rulesets():
        raise NoSuchError("no-ratings", game=game, games=", ".join(rulesets()))
    store = services(request).house.store
    found: list[Ranked] = []
    for rating in await store.ratings(game):
        person = await store.person(rating.person)
        sure = round(rating.mu - 3 * rating.sigma, 1)
        if person is not None:
            standing = Standing(game, sure, rating.games, rating.wins)
            found.append(Ranked(person.login or person.name, standing))
    return found


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz(request: Asked) -> Response[str]:
    try:
        good = await services(request).house.store.healthy()
    except Refused:
        good = False
    return Response("ok\n" if good else "no store\n", status_code=200 if good else 503)


@get("/readyz", include_in_schema=False)
async def readyz(request: Asked) -> Response[Readiness]:
    """Whether the house can do its work, and if not, why: for who watches over it."""
    found = await services(request).house.readiness.look()
    return Response(found, status_code=200 if found.ready else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


HANDLERS = [house, words, setting, rules, ratings, healthz, readyz, metrics]
