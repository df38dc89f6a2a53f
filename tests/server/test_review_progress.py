"""The work on a review is done in pieces, and the log hears of its progress now and then."""

import asyncio
from typing import Any

import pytest

from fondaco.analysis.passes import ReviewWork
from fondaco.analysis.review import Piece, ReviewPlan
from fondaco.server.study.reviews import CHUNK_MOVES, PROGRESS_MS, ReviewJob, Reviews, log_of
from fondaco.server.work.fair_queue import Owner
from tests.analysis.games import short
from tests.store.houses import with_store

OWNER = Owner("there", "ann")


def job() -> ReviewJob:
    game = short("batavia")
    return ReviewJob("t1", OWNER, ReviewWork(ReviewPlan(game.to_text(), 2), game, [0]), 0)


def test_a_review_is_done_a_few_moves_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    store: Any = None
    reviews, review, asked = Reviews(store, lambda: 0), job(), list[list[int]]()

    async def do(work: Any) -> list[Any]:
        asked.append([ply for ply, _ in work.args[-1]])
        return [Piece(ply, quick=True) for ply in asked[-1]]

    monkeypatch.setattr(reviews._process, "do", do)
    own = review.work.next(1000)
    while review.work.next(1) and len(review.work.pieces) < len(own):
        asyncio.run(reviews._some(review))
    assert all(len(some) == CHUNK_MOVES for some in asked[:-1])
    assert len(asked[-1]) == len(own) % CHUNK_MOVES or len(asked[-1]) == CHUNK_MOVES
    assert [ply for some in asked for ply in some] == [ply for ply, _ in own]


def test_the_progress_is_written_down_once_in_a_while() -> None:
    async def work(store: Any) -> None:
        now = [1_000_000]
        reviews = Reviews(store, lambda: now[0])
        reviews._jobs["t1"] = review = job()
        await reviews._log(review, review.going())

        async def lines() -> int:
            await reviews._log_progress()
            return len(await store.read(log_of("t1")))

        assert await lines() == 1
        now[0] += PROGRESS_MS
        assert await lines() == 1
        now[0] += 1
        assert [await lines() for _ in range(2)] == [2, 2]

    with_store("sqlite://", work)
