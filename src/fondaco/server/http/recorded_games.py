"""HTTP: recorded games of bots, to watch when nobody plays. They come with the package."""

import asyncio
from typing import Any

from litestar import Request, Response, get

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.host.lookup import NoSuchError
from fondaco.host.recorded_games import recorded_table
from fondaco.host.replay import Replay, replay_key, replayed
from fondaco.messages import supported
from fondaco.server.access.caller import kept_answer, ready_json
from fondaco.table.audience import Audience
from fondaco.table.frames import State
from fondaco.table.sight import Sight
from fondaco.teaching.recorded_games import shows

Asked = Request[Any, Any, Any]


@get("/api/shows/{name:str}", summary="A recorded game of bots, as it ended")
async def show_state(name: str, lang: str = "en") -> State:
    sight = await _sight(name)
    return sight.state(Audience(SPECTATOR, supported(lang)), False, 0)


@get("/api/shows/{name:str}/replay", summary="A recorded game of bots, moment by moment")
async def show_replay(
    request: Asked, name: str, seat: int = SPECTATOR, first: int = 0, lang: str = "en"
) -> Response[Replay]:
    sight = await _sight(name)
    if not -1 <= seat < sight.table.settings.players or first < 0:
        raise Refused("no-seat-or-moment")
    to = Audience(seat, supported(lang))
    page = await kept_answer(
        request, replay_key(sight.table, to, first), lambda: replayed(sight, to, first)
    )
    return ready_json(page)


async def _sight(name: str) -> Sight:
    if name not in shows():
        raise NoSuchError("no-such-show", name=name)
    return await asyncio.to_thread(recorded_table, name)


HANDLERS = [show_state, show_replay]
