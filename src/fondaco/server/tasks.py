"""Work that goes on by itself: whatever happens to it, it does not end in silence."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger("fondaco.tasks")


def by_itself(work: Coroutine[Any, Any, Any], **where: str) -> "asyncio.Task[Any]":
    """Begin something for which nobody waits; if it fails, the log says so, and where."""
    task = asyncio.create_task(work, name=getattr(work, "__qualname__", ""))
    task.add_done_callback(lambda done: _told(done, where))
    return task


def _told(task: "asyncio.Task[Any]", where: dict[str, str]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("task", work=task.get_name(), error=repr(error), **where)


def to_be_ended() -> bool:
    """Whether this very task was cancelled; not only something that it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
