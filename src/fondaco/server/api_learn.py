"""HTTP: the guided first games."""

from typing import Any

from litestar import Request, get, post

from fondaco.lessons import Lesson, lesson, lessons
from fondaco.server.api_tables import Opened
from fondaco.server.doors import services, somebody
from fondaco.server.finding import NoSuchError
from fondaco.server.learning import Learning, beyond, learning

Asked = Request[Any, Any, Any]


@get("/api/learn/{name:str}", summary="A guided first game, step by step")
async def learn(name: str, lang: str = "en") -> Learning:
    return learning(name, _lesson(name), lang)


@post("/api/learn/{name:str}/play-on", summary="Play on from the end of a lesson, with bots")
async def play_on(request: Asked, name: str) -> Opened:
    found = _lesson(name)
    person = await somebody(request)
    room = await beyond(services(request).house, found, person)
    return Opened(room.table.id)


def _lesson(name: str) -> Lesson:
    if name not in lessons():
        raise NoSuchError("no-such-lesson", name=name)
    return lesson(name)


HANDLERS = [learn, play_on]
