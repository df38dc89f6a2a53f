"""HTTP: reviews of finished games."""

from typing import Any

from litestar import Request, Response, get, post
from msgspec import json

from fondaco.analysis.review import ReviewPlan
from fondaco.contract.refused import Refused
from fondaco.host.reviews import Known, ReviewPage, ReviewState, could_know, review_page
from fondaco.host.table_pages import finished_game, people_at
from fondaco.messages import messages_in, supported
from fondaco.records import Game
from fondaco.server.access.caller import (
    count,
    find_person,
    kept_answer,
    owner,
    ready_json,
    require_person,
    room_of,
    services,
)
from fondaco.table.table import Table

Asked = Request[Any, Any, Any]
REVIEW_COST = 20  # times as costly as a page of a replay
KNOWN_REVIEW_COST = 2


@post("/api/tables/{table:str}/review", status_code=200, summary="Have a finished game reviewed")
async def begin_review(request: Asked, table: str, later: bool = False) -> ReviewState:
    """`later`: compute it even if nobody looks, when there is time."""
    await require_person(request)
    old, played = await _finished(request, table)
    if services(request).house.is_protected(old):
        return ReviewState("protected")
    reviews = services(request).reviews
    state = await reviews.state(table)
    if state.status in ("none", "paused"):
        count(request, "costly", REVIEW_COST)
    if state.status == "done":
        return state
    return await reviews.begin(table, played, owner(request), people_at(old), later)


@get("/api/tables/{table:str}/review", summary="How far the review of a finished game is")
async def review_state(request: Asked, table: str) -> ReviewState:
    old, _ = await _finished(request, table)
    if services(request).house.is_protected(old):
        return ReviewState("protected")
    return await services(request).reviews.state(table)


@get(
    "/api/tables/{table:str}/review/page", summary="The review of a finished game, as far as it is"
)
async def read_review(request: Asked, table: str, lang: str = "en") -> Response[ReviewPage]:
    old, played = await _finished(request, table)
    here, language = services(request), supported(lang) or "en"
    here.house.check_unprotected(old)
    person = await find_person(request)
    reader = old.seat_of(person.id if person else None)
    found = await here.reviews.kept(table)
    if found is None:
        return ready_json(json.encode(ReviewPage("none", [], [], [], None)))
    await here.reviews.remember_mistakes(table, found, played)
    plan = ReviewPlan(played.to_text(), found.budget, found.seed)
    pieces, stage, words = found.pieces, found.stage, messages_in(language)
    answer = await kept_answer(
        request,
        ("review", table, tuple(old.names), language, reader, stage),
        lambda: review_page(played, plan, pieces, stage, reader, words),
    )
    return ready_json(answer)


@get("/api/tables/{table:str}/known", summary="What a seat could have known at a moment")
async def known(
    request: Asked, table: str, ply: int, seat: int, lang: str = "en"
) -> Response[Known]:
    old, played = await _finished(request, table, whole=True)
    if not 0 <= ply <= len(played.log) or not 0 <= seat < played.rules.players:
        raise Refused("no-seat-or-moment")
    language = supported(lang) or "en"
    key = ("known", table, tuple(old.names), ply, seat, language)
    words = messages_in(language)
    answer = await kept_answer(
        request, key, lambda: could_know(played, ply, seat, words), KNOWN_REVIEW_COST
    )
    return ready_json(answer)


async def _finished(request: Asked, table: str, whole: bool = False) -> tuple[Table, Game]:
    old = (await room_of(request, table, whole=whole)).table
    return old, finished_game(old)


HANDLERS = [begin_review, review_state, read_review, known]
