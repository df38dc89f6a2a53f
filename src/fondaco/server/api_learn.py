"""HTTP: the guides, the guided first games, and the examples of the rulebook."""

from functools import cache
from typing import Any

from litestar import Request, get, post

from fondaco.contract.refused import Refused
from fondaco.guide import guides
from fondaco.lessons import Lesson, lesson, lessons
from fondaco.server.api_tables import Opened
from fondaco.server.doors import count, language, services, somebody
from fondaco.server.finding import NoSuchError
from fondaco.server.guiding import GuideInfo, guiding
from fondaco.server.learning import Learning, beyond, learning, try_out
from fondaco.worked import example

Asked = Request[Any, Any, Any]
PLAY_ON = 5  # times as costly as a page of a replay


@get("/api/guides/{name:str}", summary="A few pages that teach a game, with pictures")
async def guide(request: Asked, name: str) -> GuideInfo:
    if name not in guides():
        raise NoSuchError("no-such-guide", name=name)
    return _guiding(name, language(request))


@get("/api/learn/{name:str}", summary="A guided first game, step by step")
async def learn(request: Asked, name: str) -> Learning:
    _lesson(name)
    return _learning(name, language(request))


@post("/api/learn/{name:str}/play-on", summary="Play on from the end of a lesson, with bots")
async def play_on(request: Asked, name: str) -> Opened:
    count(request, "costly", PLAY_ON)
    found = _lesson(name)
    person = await somebody(request)
    room = await beyond(services(request).house, found, person)
    return Opened(room.table.id)


@post("/api/examples/{name:str}", summary="Try an example of the rulebook, with bots")
async def try_example(request: Asked, name: str) -> Opened:
    try:
        found = example(name)
    except Refused:
        raise NoSuchError("no-example", name=name) from None
    person = await somebody(request)
    count(request, "costly", PLAY_ON)
    room = await try_out(services(request).house, found, person)
    return Opened(room.table.id)


@cache  # for each guide there is, in each language there is
def _guiding(name: str, language: str) -> GuideInfo:
    return guiding(name, language)


@cache  # and so for the lessons
def _learning(name: str, language: str) -> Learning:
    return learning(name, lesson(name), language)


def _lesson(name: str) -> Lesson:
    if name not in lessons():
        raise NoSuchError("no-such-lesson", name=name)
    return lesson(name)


HANDLERS = [guide, learn, play_on, try_example]
