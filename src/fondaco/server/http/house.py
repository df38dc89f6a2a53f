"""HTTP: the games, bots and rules of this house; its ratings, health and metrics."""

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST

from fondaco import __version__
from fondaco.bots import bot_names
from fondaco.bots.levels import LEVELS, NEWCOMER, strengths
from fondaco.contract.character import CHARACTERS
from fondaco.contract.refused import Refused
from fondaco.games import games, guests, make, options_of, players_of, rulesets
from fondaco.messages import guest_words, languages
from fondaco.server.access.caller import find_person, language, services
from fondaco.server.access.entry import FOR_STRANGERS
from fondaco.server.base.metrics import exposition
from fondaco.server.http.account import Standing, standing
from fondaco.server.http.boards import BoardInfo, board_info
from fondaco.server.play.ladder import ladder_name, opponent, rungs
from fondaco.server.play.lookup import NoSuchError
from fondaco.server.tables.readiness import Readiness
from fondaco.store import Store
from fondaco.teaching.examples import examples, name_of
from fondaco.teaching.guides import guides
from fondaco.teaching.recorded_games import shows
from fondaco.teaching.rulebook import Rule, rulebook_in

Asked = Request[Any, Any, Any]


class OptionInfo(Struct):
    name: str
    default: str
    values: list[str]
    about: str
    only: dict[str, str]  # it applies only if other options have these values


class RulesetInfo(Struct):
    name: str
    options: dict[str, str]
    strengths: dict[str, int]  # of bots, by level, on the scale of ratings; where measured
    guide: bool  # there is a guide, at /api/guides


class GameInfo(Struct):
    name: str
    players: tuple[int, int]
    options: list[OptionInfo]
    rulesets: list[RulesetInfo]
    talks: bool  # players make deals, and bots wait for them to speak
    guest: bool  # it came in a package of its own: its words are at /api/words
    board: BoardInfo | None  # the board that came with it


class HouseInfo(Struct):
    version: str
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]
    levels: list[str]  # the bots that a player chooses from, the weakest first
    newcomer: str  # the bot for a first game
    characters: list[str]
    shows: list[str]  # rulesets with a recorded game to watch
    day: bool  # there is a deal of the day, at /api/days
    push_key: str = ""  # for web push, where the house has it


class FluentText(Struct):
    text: str


class ExampleInfo(Struct):
    text: str
    name: str = ""  # for POST /api/examples; empty: it cannot be played


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
    language: str  # of the text: English where the game has no translation
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
        day=services(request).daily.on,
        push_key=services(request).alerts.push_key,
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
        talks=found.has_deals,
        guest=found in guests(),
        board=board_info(found),
    )


@get("/api/words/{language:str}", summary="Words of games that came in packages, as Fluent")
async def words(language: str) -> FluentText:
    if language not in languages():
        raise NoSuchError("no-language", language=language)
    return FluentText(guest_words(language))


@get("/api/setting/{game:str}", summary="What never changes during a game")
async def setting(request: Asked, game: str) -> Mapping[str, Any]:
    """The query may name options of the game: `?option=value`."""
    found = games().get(game)
    if found is None:
        raise NoSuchError("no-game-here", game=game)
    asked = request.query_params
    options = {o.name: asked[o.name] for o in found.options if o.name in asked and not o.file}
    setting = found.setting(make(game, max(found.players), **options))
    if setting is None:
        raise Refused("no-setting", game=game)
    return setting


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


class LadderRung(Struct):
    """A level of bots on the ladder."""

    bot: str
    strength: float


class Ladder(Struct):
    """The ladder against bots of one ruleset."""

    rungs: list[LadderRung]  # the weakest first; none: its bots were not measured
    people: list[Ranked]  # the best first
    mine: Standing | None  # None: I have not played for it
    opponent: str  # the bot that I play next; empty: there is no ladder


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


def check_ruleset(game: str) -> None:
    if game not in rulesets():
        raise NoSuchError("no-ratings", game=game, games=", ".join(rulesets()))


async def best_players(store: Store, ruleset: str, name: str) -> list[Ranked]:
    """The people with the best ratings that are stored under this name."""
    best = await store.ratings(name)
    people = await store.persons([rating.person for rating in best])
    return [
        Ranked(person.login or person.name, standing(ruleset, rating, name != ruleset))
        for rating in best
        if (person := people.get(rating.person)) is not None and person.id == rating.person
    ]


class RestartInfo(Struct):
    """Answers have the header `fondaco-restart`, in seconds, while a restart is planned."""

    left: int | None  # milliseconds until the server restarts; None: no restart is planned
    message: str  # of the people who run the server; may be empty


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
