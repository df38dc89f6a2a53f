"""Work for people who look on or ask for advice, in a process of its own that steps back.

No table ever waits for it: it has a niceness of its own, and people take turns (`turns.py`). What
is asked is put together only when its turn has come, so that nobody is answered about the past.
"""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from fondaco.contract.refused import Refused
from fondaco.server.in_turn import InTurn
from fondaco.server.process import Process
from fondaco.server.turns import Owner

T = TypeVar("T")
Work = Callable[[], T]  # what can be sent to another process: a `partial` of a function
NICE = 5
PATIENCE = 20.0  # seconds until a piece of work is given up


class Desk:
    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._process = Process(NICE)
        self._in_turn = InTurn()

    async def do(self, owner: Owner, asked: Callable[[], Work[T]]) -> T:
        """What comes of the work that `asked` names when this owner's turn has come."""
        return await self._in_turn.do(owner, lambda: self._run(asked()))

    async def _run(self, work: Work[T]) -> T:
        try:
            return await self._process.do(work, self._patience)
        except (BrokenProcessPool, TimeoutError):
            raise Refused("no-answer") from None

    def close(self) -> None:
        self._in_turn.close()
        self._process.end()
