"""HTTP: guides, lessons, and the examples of the rulebook."""

from functools import cache
from typing import Any

from litestar import Request, get, post

from fondaco.contract.refused import Refused
from fondaco.host import lesson_tables as continuing
from fondaco.host.guides import GuideInfo, guide_page
from fondaco.host.lessons import Learning, lesson_page
from fondaco.host.lookup import NoSuchError
from fondaco.host.table_pages import OpenedTable
from fondaco.server.access.caller import count, language, require_person, services
from fondaco.teaching.examples import example
from fondaco.teaching.guides import guides
from fondaco.teaching.lessons import Lesson, lesson, lessons

Asked = Request[Any, Any, Any]
CONTINUE_COST = 5  # times as costly as a page of a replay


@get("/api/guides/{name:str}", summary="A few pages that teach a game, with pictures")
async def guide(request: Asked, name: str) -> GuideInfo:
    if name not in guides():
        raise NoSuchError("no-such-guide", name=name)
    return _guide(name, language(request))


@get("/api/learn/{name:str}", summary="A guided first game, step by step")
async def learn(request: Asked, name: str) -> Learning:
    _lesson(name)
    return _learning(name, language(request))


@post("/api/learn/{name:str}/play-on", summary="Continue the game of a lesson, with bots")
async def play_on(request: Asked, name: str) -> OpenedTable:
    count(request, "costly", CONTINUE_COST)
    found = _lesson(name)
    person = await require_person(request)
    room = await continuing.continue_lesson(services(request).house, found, person)
    return OpenedTable(room.table.id)


@post("/api/examples/{name:str}", summary="Try an example of the rulebook, with bots")
async def try_example(request: Asked, name: str) -> OpenedTable:
    try:
        found = example(name)
    except Refused:
        raise NoSuchError("no-example", name=name) from None
    person = await require_person(request)
    count(request, "costly", CONTINUE_COST)
    room = await continuing.try_example(services(request).house, found, person)
    return OpenedTable(room.table.id)


@cache  # one entry for each guide and language
def _guide(name: str, language: str) -> GuideInfo:
    return guide_page(name, language)


@cache  # one entry for each lesson and language
def _learning(name: str, language: str) -> Learning:
    return lesson_page(name, lesson(name), language)


def _lesson(name: str) -> Lesson:
    if name not in lessons():
        raise NoSuchError("no-such-lesson", name=name)
    return lesson(name)


HANDLERS = [guide, learn, play_on, try_example]
