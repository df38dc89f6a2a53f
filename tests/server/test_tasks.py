"""Work that nobody waits for: it is known while it runs, and no longer."""

import asyncio

import pytest
from structlog.testing import capture_logs

from fondaco.server.work.tasks import Tasks, spawn


def test_what_is_done_is_forgotten() -> None:
    async def work() -> None:
        tasks, go = Tasks(), asyncio.Event()

        async def answer() -> int:
            await go.wait()
            return 7

        async def wait() -> None:
            await go.wait()

        tasks.begin(wait())
        asked = tasks.awaited(answer())
        assert len(tasks.known) == 2
        go.set()
        assert await asked == 7
        await asyncio.sleep(0)
        assert tasks.known == set()

    asyncio.run(work())


def test_work_goes_on_without_its_caller_and_an_error_reaches_only_the_caller() -> None:
    async def work() -> None:
        tasks, go, done = Tasks(), asyncio.Event(), []

        async def wait() -> None:
            await go.wait()
            done.append(1)
            raise KeyError("gone")

        asked = tasks.awaited(wait())
        caller = asyncio.create_task(asyncio.wait_for(asyncio.shield(asked), 60))
        await asyncio.sleep(0)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        go.set()
        with pytest.raises(KeyError):
            await asked
        assert (done, tasks.known) == ([1], set())

    asyncio.run(work())


def test_cancelled_work_is_forgotten_without_a_word() -> None:
    async def work() -> None:
        wrong: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: wrong.append(what))
        tasks = Tasks()
        asked = tasks.awaited(asyncio.Event().wait())
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert (tasks.known, wrong) == (set(), [])

    asyncio.run(work())


def test_the_log_says_what_has_failed_though_nobody_waited_for_it() -> None:
    async def fail() -> None:
        raise KeyError("gone")

    async def work() -> None:
        with capture_logs() as told:
            await asyncio.gather(spawn(fail(), table="t1"), return_exceptions=True)
        (line,) = told
        assert (line["event"], line["table"], line["work"]) == ("task", "t1", fail.__qualname__)

    asyncio.run(work())
