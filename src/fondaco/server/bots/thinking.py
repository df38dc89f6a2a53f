"""Processes in which bots think, so that no bot delays a table or a connection.

The time limit of a thought counts from its start. People take turns in the queue of each process. A
simple bot moves instead of one that fails.
"""

import asyncio
import os
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from zlib import crc32

from fondaco.bots import is_slow
from fondaco.host.bot_thinking import Question, Thought, last_resort, think
from fondaco.server.base.metrics import THOUGHTS_WAITING
from fondaco.server.work.fair_queue import Owner
from fondaco.server.work.serial_queue import SerialQueue
from fondaco.server.work.worker_process import WorkerProcess

PATIENCE_S = 45.0  # until a thought is given up


class ThinkingPool:
    """A few processes for the bots of all tables. Each starts when it is first needed."""

    def __init__(self, processes: int | None = None, patience: float = PATIENCE_S) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        # First those for quick bots, then those for slow ones.
        self._all = [ThinkingProcess(patience) for _ in range(2 * self._count)]

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return any(process.queue.busy for process in self._all)

    async def think(self, question: Question, owner: Owner) -> Thought:
        """What a bot wants to do, thinking for this person."""
        number = crc32(f"{question.table} {question.seat}".encode()) % self._count
        return await self._all[number + is_slow(question.bot) * self._count].think(question, owner)

    def close(self) -> None:
        for process in self._all:
            process.close()


class ThinkingProcess:
    """One process, and the questions that wait for it."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process = WorkerProcess()
        self.queue = SerialQueue(THOUGHTS_WAITING.inc)

    async def think(self, question: Question, owner: Owner) -> Thought:
        return await self.queue.do(owner, lambda: self._ask(question))

    async def _ask(self, question: Question) -> Thought:
        """Ask the process. One that died is replaced, and its bots lose what they remembered."""
        trouble = "The thinking process died twice."
        for _ in range(2):
            try:
                return await self._process.do(partial(think, question), self._patience)
            except BrokenProcessPool:
                pass
            except TimeoutError:
                trouble = f"No answer within {self._patience:g} seconds."
                break
        return await asyncio.to_thread(last_resort, question, trouble)

    def close(self) -> None:
        self.queue.close()
        self._process.end()
