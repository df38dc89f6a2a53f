"""Background tasks: if one fails, the log says so."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from fondaco.server.base.error_log import report

T = TypeVar("T")
log = structlog.get_logger("fondaco.tasks")


def spawn(work: Coroutine[Any, Any, Any], **where: str) -> "asyncio.Task[Any]":
    """Start work that nobody waits for; if it fails, the log says so, and `where`."""
    task = asyncio.create_task(work, name=getattr(work, "__qualname__", ""))
    task.add_done_callback(lambda done: _report_failure(done, where))
    return task


def _report_failure(task: "asyncio.Task[Any]", where: dict[str, str]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        report(log, "task", error, work=task.get_name(), **where)


def report_unhandled(_: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
    """Log an error that nobody waited for. asyncio would print it with all its secrets."""
    error = what.get("exception")
    if isinstance(error, BaseException):
        report(log, "task", error)
    else:
        log.error("task", error=str(what.get("message", "")))


def is_cancelled() -> bool:
    """Whether this task was cancelled, and not only something it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Tasks:
    """Background tasks that are cancelled together."""

    def __init__(self) -> None:
        self.known: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work that nobody waits for."""
        task = spawn(work)
        self.known.add(task)
        task.add_done_callback(self.known.discard)

    def awaited(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start work that continues even if its caller is cancelled."""
        task = asyncio.create_task(work)
        self.known.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.known.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as seen: the caller has got it
