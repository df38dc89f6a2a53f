"""Answers that never change are computed once, and kept as long as there is room."""

import asyncio
import threading

from fondaco.server.work.fair_queue import Owner
from fondaco.server.work.replay_worker import ReplayWorker

OWNER = Owner("there", "ann")


def test_the_answers_that_were_asked_for_longest_ago_go_first() -> None:
    async def work() -> None:
        worker = ReplayWorker(kept=10)
        assert await worker.answer("a", OWNER, lambda: b"aaaaa") == b"aaaaa"
        assert await worker.answer("b", OWNER, lambda: b"bbbbb") == b"bbbbb"
        assert [worker.known(key) for key in ("a", "b")] == [b"aaaaa", b"bbbbb"]
        assert worker.known("a") == b"aaaaa"  # it was asked for again
        await worker.answer("c", OWNER, lambda: b"c")
        assert [worker.known(key) for key in ("a", "b", "c")] == [b"aaaaa", None, b"c"]
        await worker.answer("d", OWNER, lambda: b"dddd")  # just as much as there is room for
        assert [worker.known(key) for key in ("a", "c", "d")] == [b"aaaaa", b"c", b"dddd"]
        worker.close()

    asyncio.run(work())


def test_many_who_ask_at_once_get_one_answer() -> None:
    async def work() -> None:
        worker, made = ReplayWorker(), []

        def make() -> bytes:
            made.append(1)
            return b"x"

        found = await asyncio.gather(*[worker.answer("a", OWNER, make) for _ in range(5)])
        assert (found, made) == ([b"x"] * 5, [1])
        worker.close()

    asyncio.run(work())


def test_its_thread_ends_with_it() -> None:
    async def work() -> None:
        before = set(threading.enumerate())
        worker = ReplayWorker()
        await worker.answer("a", OWNER, lambda: b"a")
        (thread,) = set(threading.enumerate()) - before
        worker.close()
        thread.join(60)
        assert not thread.is_alive()

    asyncio.run(work())
