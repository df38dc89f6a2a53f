"""Work for people who watch or ask for advice, in a process of its own with a low priority.

No table waits for it, and people take turns (`fair_queue.py`). A question is put together only when
its turn has come, so that the answer is about the present position.
"""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fondaco.contract.refused import Refused
from fondaco.server.work.fair_queue import Owner
from fondaco.server.work.serial_queue import SerialQueue
from fondaco.server.work.worker_process import WorkerProcess

T = TypeVar("T")
Work = Callable[[], T]  # a `partial` of a function, which can be sent to another process
NICENESS = 5
PATIENCE_S = 20.0  # until a piece of work is given up


class AdviceWorker:
    def __init__(self, patience: float = PATIENCE_S) -> None:
        self._patience = patience
        self._process = WorkerProcess(NICENESS)
        self._in_turn = SerialQueue()

    @property
    def busy(self) -> bool:
        return self._in_turn.busy

    async def do(self, owner: Owner, asked: Callable[[], Work[T]]) -> T:
        """The result of the work that `asked` returns when it is this owner's turn."""
        return await self._in_turn.do(owner, lambda: self._run(asked()))

    async def _run(self, work: Work[T]) -> T:
        try:
            return await self._process.do(work, self._patience)
        except (BrokenProcessPool, TimeoutError):
            raise Refused("no-answer") from None

    def close(self) -> None:
        self._in_turn.close()
        self._process.end()
