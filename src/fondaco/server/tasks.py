"""Work that goes on by itself: whatever happens to it, it does not end in silence."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from fondaco.server.troubles import tell

T = TypeVar("T")
log = structlog.get_logger("fondaco.tasks")


def by_itself(work: Coroutine[Any, Any, Any], **where: str) -> "asyncio.Task[Any]":
    """Begin something for which nobody waits; if it fails, the log says so, and where."""
    task = asyncio.create_task(work, name=getattr(work, "__qualname__", ""))
    task.add_done_callback(lambda done: _told(done, where))
    return task


def _told(task: "asyncio.Task[Any]", where: dict[str, str]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        tell(log, "task", error, work=task.get_name(), **where)


def unforeseen(_: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
    """An error that nobody waited for at all: asyncio would print it, with whatever it says."""
    error = what.get("exception")
    if isinstance(error, BaseException):
        tell(log, "task", error)
    else:
        log.error("task", error=str(what.get("message", "")))


def to_be_ended() -> bool:
    """Whether this very task was cancelled; not only something that it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Tasks:
    """Those that are under way somewhere, so that they can be ended with it."""

    def __init__(self) -> None:
        self.known: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something for which nobody waits."""
        task = by_itself(work)
        self.known.add(task)
        task.add_done_callback(self.known.discard)

    def awaited(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Something that goes on even if whoever waits for it goes away."""
        task = asyncio.create_task(work)
        self.known.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.known.discard(task)
        if not task.cancelled():
            task.exception()  # it was told to whoever waited
