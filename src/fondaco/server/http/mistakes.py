"""HTTP: one's own mistakes, as puzzles and by theme. Nobody else is shown them."""

from typing import Any

from litestar import Request, Response, get, post
from msgspec import json

from fondaco.analysis.puzzles.own import own_puzzle
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.contract.refused import Refused
from fondaco.host import own_mistakes as mistakes
from fondaco.host.lookup import seat_of
from fondaco.host.own_mistakes import OwnMistakes, OwnSolved
from fondaco.host.puzzles import PuzzleShown, Solution, puzzle_page, solution_of
from fondaco.messages import messages_in
from fondaco.records import Game
from fondaco.server.access.caller import (
    kept_answer,
    language,
    ready_json,
    require_person,
    room_of,
    services,
)
from fondaco.server.base.bodies import PuzzleMove
from fondaco.server.http.puzzles import read_puzzles

Asked = Request[Any, Any, Any]
OWN_COST = 4  # times as costly as a page of a replay


@get("/api/me/mistakes", summary="My own mistakes, and the themes at which I lose most")
async def my_mistakes(request: Asked) -> OwnMistakes:
    person = await require_person(request)
    await read_puzzles()
    store = services(request).house.store
    return await mistakes.own_mistakes(store, person, messages_in(language(request)))


@get("/api/tables/{table:str}/mistakes/{ply:int}", summary="A mistake of mine, as a puzzle")
async def my_mistake(request: Asked, table: str, ply: int) -> Response[PuzzleShown]:
    _, found = await _own(request, table, ply)
    spoken = language(request)
    key = ("own puzzle", found.id, found.seat, spoken)
    page = await kept_answer(request, key, lambda: puzzle_page(found, spoken))
    return ready_json(page)


@post(
    "/api/tables/{table:str}/mistakes/{ply:int}/answer",
    status_code=200,
    summary="Try a mistake of mine again, and see why",
)
async def try_mistake(request: Asked, table: str, ply: int, data: PuzzleMove) -> OwnSolved:
    played, found = await _own(request, table, ply)
    spoken, house = language(request), services(request).house
    key = ("own puzzle solved", found.id, found.seat, spoken)
    encoded = await kept_answer(request, key, lambda: solution_of(found, spoken))
    solution = json.decode(encoded, type=Solution)
    was = played.rules.format_move(played.log[ply][1])
    return await mistakes.try_again(
        house.store, table, found, was, data.move, house.now(), solution
    )


async def _own(request: Asked, table: str, ply: int) -> tuple[Game, Puzzle]:
    """The game, and the puzzle of a mistake that the caller made in it."""
    person = await require_person(request)
    room = await room_of(request, table, person)
    seat, house = seat_of(room, person), services(request).house
    played = room.table.game
    if played is None or not played.over:
        raise Refused("review-unfinished")
    if house.is_protected(room.table):
        raise Refused("day-not-over")
    wanted = await mistakes.mistake(house.store, table, seat, ply)
    name = f"{table}-{ply}"
    key = ("own puzzle made", name, seat)
    made = await kept_answer(
        request, key, lambda: own_puzzle(name, played, wanted).as_json(), OWN_COST
    )
    return played, json.decode(made, type=Puzzle)


HANDLERS = [my_mistakes, my_mistake, try_mistake]
