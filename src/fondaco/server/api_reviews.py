"""HTTP: what a finished game was worth."""

from collections.abc import Mapping
from typing import Any, Literal

from litestar import Request, Response, get, post
from msgspec import Struct, json

from fondaco.analysis.chances import Chances
from fondaco.analysis.known import hand_of, sure
from fondaco.analysis.narrator import Narrator
from fondaco.analysis.plain import as_json
from fondaco.analysis.report import Section, sections
from fondaco.analysis.review import Plan, Review, assemble
from fondaco.contract.refused import Refused
from fondaco.games import make_voice
from fondaco.messages import Messages
from fondaco.records import Game
from fondaco.server.doors import (
    count,
    owner,
    ready_json,
    room_of,
    services,
    somebody,
    spoken_here,
    studied,
)
from fondaco.server.reviews import Kept
from fondaco.server.words import messages

Asked = Request[Any, Any, Any]
REVIEW = 20  # times as costly as a page of a replay
KNOWN = 2


class ReviewTable(Struct):
    """One table of a review, in the reader's language."""

    name: str
    heading: str
    about: str
    heads: list[str]
    rows: list[list[str]]
    plies: list[int]  # for each row: the moment before what it tells of; -1: none
    seats: list[int]  # … whose move that was
    instead: list[str]  # … and the move that would have been better, if there was one
    folded: bool


class ReviewMoment(Struct):
    """Everybody's chances to win at a moment, in points of a hundred."""

    ply: int
    open: list[int]  # with open hands
    watched: list[int]  # as a watcher could know
    seats: list[list[int]]  # as each seat could know


class ReviewState(Struct):
    """How far a review is; and when it is done, what was found."""

    status: Literal["none", "going", "done"]
    done: int = 0  # moves
    total: int = 0
    review: Mapping[str, Any] | None = None  # as `fondaco review --json` tells it
    moments: list[ReviewMoment] = []
    tables: list[ReviewTable] = []


@post("/api/tables/{table:str}/review", status_code=200, summary="Have a finished game reviewed")
async def begin_review(request: Asked, table: str) -> ReviewState:
    await somebody(request)
    played = await _finished(request, table)
    reviews = services(request).house.reviews
    found = await reviews.found(table)
    if isinstance(found, Kept):
        return ReviewState("done", len(found.pieces), len(found.pieces))
    if found is None:
        count(request, "costly", REVIEW)
        found = await reviews.begin(table, played, owner(request))
    return ReviewState("going", found.done, found.total)


@get("/api/tables/{table:str}/review", summary="The review of a finished game, or how far it is")
async def review_state(request: Asked, table: str, lang: str = "en") -> Response[ReviewState]:
    played = await _finished(request, table)
    house, language = services(request).house, spoken_here(lang) or "en"
    key = ("review", table, language)
    answer = house.study.known(key)
    if answer is None:
        found = await house.reviews.found(table)
        if isinstance(found, Kept):
            kept = found
            answer = await studied(request, key, lambda: told(played, kept, messages(language)))
        elif found is not None:
            answer = json.encode(ReviewState("going", found.done, found.total))
        else:
            answer = json.encode(ReviewState("none"))
    return ready_json(answer)


class KnownHand(Struct):
    """What a seat could be sure of in another's hand, and what was in it."""

    seat: int
    sure: Any
    truth: Any


class Known(Struct):
    """What a seat could have known at a moment of a finished game."""

    hands: list[KnownHand]
    claims: list[str]  # what had been said of cards, and whether it was true


@get("/api/tables/{table:str}/known", summary="What a seat could have known at a moment")
async def known(
    request: Asked, table: str, ply: int, seat: int, lang: str = "en"
) -> Response[Known]:
    played = await _finished(request, table)
    if not 0 <= ply <= len(played.log) or not 0 <= seat < played.rules.players:
        raise Refused("no-seat-or-moment")
    language = spoken_here(lang) or "en"
    key = ("known", table, ply, seat, language)
    words = messages(language)
    answer = await studied(request, key, lambda: could_know(played, ply, seat, words), KNOWN)
    return ready_json(answer)


def could_know(played: Game, ply: int, seat: int, words: Messages) -> Known:
    position = played.at(ply)
    voice = make_voice(played.rules, seat, [each.name for each in played.seats])
    least = sure(position.view(seat))
    return Known(
        [
            KnownHand(other, least[other], hand_of(position, other))
            for other in range(position.players)
            if other != seat
        ],
        [words.say(each) for each in voice.review(played.log[:ply])],
    )


async def _finished(request: Asked, table: str) -> Game:
    old = (await room_of(request, table)).table
    if old.game is None or old.status != "over" or not old.game.over:
        raise Refused("review-unfinished")
    return old.game


def told(played: Game, kept: Kept, words: Messages) -> ReviewState:
    """What was found, in the reader's language."""
    found = assemble(Plan(played.to_text(), kept.budget, kept.seed), kept.pieces)
    narrator = Narrator(played)
    return ReviewState(
        "done",
        len(kept.pieces),
        len(kept.pieces),
        as_json(found, narrator, words),
        [
            ReviewMoment(
                each.ply, _points(each.open), _points(each.watched), [*map(_points, each.seats)]
            )
            for each in found.moments
        ],
        [_table(section, found, narrator, words) for section in sections(found, narrator)],
    )


def _table(section: Section, found: Review, narrator: Narrator, words: Messages) -> ReviewTable:
    better = {each.ply: each.best for each in found.decisions if each.best is not None}
    if section.name not in ("mistakes", "decisions"):
        better = {}
    log = narrator.played.log
    return ReviewTable(
        section.name,
        words.say(section.heading),
        words.say(section.about),
        [words.say(head) for head in section.heads],
        [[words.say(cell) for cell in row] for row in section.rows],
        section.plies,
        [log[ply][0] if 0 <= ply < len(log) else -1 for ply in section.plies],
        [narrator.notation(better.get(ply)) or "" for ply in section.plies],
        section.folded,
    )


def _points(told: Chances) -> list[int]:
    return [round(100 * each.mean) for each in told.chances]


HANDLERS = [begin_review, review_state, known]
