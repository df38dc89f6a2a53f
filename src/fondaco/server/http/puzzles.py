"""HTTP: puzzles."""

import asyncio
from datetime import UTC, datetime
from random import SystemRandom
from typing import Any

from litestar import Request, Response, get, post
from msgspec import Struct, json

from fondaco.analysis.puzzles.book import by_id
from fondaco.host import puzzle_answers as puzzles
from fondaco.host.puzzle_answers import PuzzleDay, PuzzleShelf, PuzzleSolved
from fondaco.host.puzzles import PuzzleShown, Solution, puzzle_page, solution_of
from fondaco.messages import messages_in
from fondaco.server.access.caller import (
    find_person,
    kept_answer,
    language,
    ready_json,
    require_person,
    services,
)
from fondaco.server.base.bodies import PuzzleMove

Asked = Request[Any, Any, Any]


class PuzzleNext(Struct):
    id: str


async def read_puzzles() -> None:
    """Read the puzzles once in each process, in a thread so that no table waits."""
    await asyncio.to_thread(by_id)


@get("/api/puzzles", summary="Which puzzles there are, and how I have done with them")
async def puzzle_shelves(request: Asked) -> list[PuzzleShelf]:
    await read_puzzles()
    person = await find_person(request)
    store = services(request).house.store
    return await puzzles.shelves(store, person, messages_in(language(request)))


@get("/api/puzzles/next", summary="A puzzle that fits me, of a ruleset and a theme or of any")
async def puzzle_next(request: Asked, ruleset: str = "", theme: str = "") -> PuzzleNext:
    await read_puzzles()
    person = await find_person(request)
    store = services(request).house.store
    found = await puzzles.next_puzzle(store, person, ruleset, theme, SystemRandom())
    return PuzzleNext(found.id)


@get("/api/puzzles/today", summary="The puzzles of today, and my streaks")
async def puzzles_today(request: Asked) -> PuzzleDay:
    await read_puzzles()
    person = await find_person(request)
    house = services(request).house
    day = datetime.fromtimestamp(house.now() / 1000, UTC).date().isoformat()
    return await puzzles.puzzles_of_day(house.store, person, day, messages_in(language(request)))


@get("/api/puzzles/{puzzle:str}", summary="A puzzle, as the seat sees it that has to choose")
async def puzzle_shown(request: Asked, puzzle: str) -> Response[PuzzleShown]:
    await read_puzzles()
    found, spoken = puzzles.puzzle(puzzle), language(request)
    key = ("puzzle", puzzle, spoken)
    return ready_json(await kept_answer(request, key, lambda: puzzle_page(found, spoken)))


@post("/api/puzzles/{puzzle:str}/answer", status_code=200, summary="Answer a puzzle, and see why")
async def puzzle_answer(request: Asked, puzzle: str, data: PuzzleMove) -> PuzzleSolved:
    person = await require_person(request)
    await read_puzzles()
    found, spoken = puzzles.puzzle(puzzle), language(request)
    house, key = services(request).house, ("puzzle solved", puzzle, spoken)
    encoded = await kept_answer(request, key, lambda: solution_of(found, spoken))
    solution = json.decode(encoded, type=Solution)
    return await puzzles.answer(house.store, found, person, data.move, house.now(), solution)


HANDLERS = [puzzle_shelves, puzzle_next, puzzles_today, puzzle_shown, puzzle_answer]
