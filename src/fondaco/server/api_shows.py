"""HTTP: games to watch when nobody plays. They stand in the package, and in no store."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.server.doors import ready_json, spoken_here, studied
from fondaco.server.finding import NoSuchError
from fondaco.server.replay import Replay, replay_key, replayed
from fondaco.server.room import Room
from fondaco.shows import show, shows
from fondaco.table.audience import Audience
from fondaco.table.entries import AnyEntry, Began, Hired, Moved, Opened, Row, Settings
from fondaco.table.frames import State
from fondaco.table.table import Table

Asked = Request[Any, Any, Any]


@get("/api/shows/{name:str}", summary="A recorded game of bots, as it ended")
async def show_state(name: str, lang: str = "en") -> State:
    room = await _room(name)
    return room.sight.state(Audience(SPECTATOR, spoken_here(lang)), False, 0)


@get("/api/shows/{name:str}/replay", summary="A recorded game of bots, moment by moment")
async def show_replay(
    request: Asked, name: str, seat: int = SPECTATOR, first: int = 0, lang: str = "en"
) -> Response[Replay]:
    room = await _room(name)
    if not -1 <= seat < room.table.settings.players or first < 0:
        raise Refused("no-seat-or-moment")
    to = Audience(seat, spoken_here(lang))
    page = await studied(request, replay_key(room, to, first), lambda: replayed(room, to, first))
    return ready_json(page)


async def _room(name: str) -> Room:
    if name not in shows():
        raise NoSuchError("no-such-show", name=name)
    return await asyncio.to_thread(_played, name)


@cache  # few, and they never change
def _played(name: str) -> Room:
    """A table at which the game was played; nobody can come to it."""
    game = show(name)
    rules = game.rules
    settings = Settings(game=rules.name, players=rules.players, options=rules.options())
    entries: list[AnyEntry] = [
        *(Hired(at, seat.bot or "", seat.name) for at, seat in enumerate(game.seats)),
        Began(),
        *(Moved(seat, rules.format_move(move), by="bot") for seat, move in game.log),
    ]
    table = Table(name, Row(0, 0, Opened(settings, rules.version, game.seed, host="")))
    for number, entry in enumerate(entries, 1):
        table.apply(Row(number, 0, entry))
    return Room(table)


HANDLERS = [show_state, show_replay]
