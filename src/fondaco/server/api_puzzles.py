"""HTTP: puzzles, one after the other."""

import asyncio
from random import SystemRandom
from typing import Any

from litestar import Request, Response, get, post
from msgspec import Struct, json

from fondaco.analysis.puzzles.book import by_id
from fondaco.server import puzzles
from fondaco.server.doors import language, ready_json, services, somebody, studied, whoever
from fondaco.server.puzzles import PuzzleShelf, PuzzleShown, PuzzleSolved, Told
from fondaco.server.words import messages

Asked = Request[Any, Any, Any]


class PuzzleNext(Struct):
    id: str


class PuzzleMove(Struct, forbid_unknown_fields=True):
    move: str


async def _ready() -> None:
    """The puzzles are read once in each process, and no table waits for that."""
    await asyncio.to_thread(by_id)


@get("/api/puzzles", summary="Which puzzles there are, and how I have done with them")
async def puzzle_shelves(request: Asked) -> list[PuzzleShelf]:
    await _ready()
    person = await whoever(request)
    store = services(request).house.store
    return await puzzles.shelves(store, person, messages(language(request)))


@get("/api/puzzles/next", summary="A puzzle that fits me, of a ruleset and a theme or of any")
async def puzzle_next(request: Asked, ruleset: str = "", theme: str = "") -> PuzzleNext:
    await _ready()
    person = await whoever(request)
    store = services(request).house.store
    found = await puzzles.next_puzzle(store, person, ruleset, theme, SystemRandom())
    return PuzzleNext(found.id)


@get("/api/puzzles/{puzzle:str}", summary="A puzzle, as the seat sees it that has to choose")
async def puzzle_shown(request: Asked, puzzle: str) -> Response[PuzzleShown]:
    await _ready()
    found, spoken = puzzles.puzzle(puzzle), language(request)
    key = ("puzzle", puzzle, spoken)
    return ready_json(await studied(request, key, lambda: puzzles.shown(found, spoken)))


@post("/api/puzzles/{puzzle:str}/answer", status_code=200, summary="Answer a puzzle, and see why")
async def puzzle_answer(request: Asked, puzzle: str, data: PuzzleMove) -> PuzzleSolved:
    person = await somebody(request)
    await _ready()
    found, spoken = puzzles.puzzle(puzzle), language(request)
    house, key = services(request).house, ("puzzle solved", puzzle, spoken)
    made = await studied(request, key, lambda: puzzles.solution_of(found, spoken))
    told = json.decode(made, type=Told)
    return await puzzles.answer(house.store, found, person, data.move, house.now(), told)


HANDLERS = [puzzle_shelves, puzzle_next, puzzle_shown, puzzle_answer]
