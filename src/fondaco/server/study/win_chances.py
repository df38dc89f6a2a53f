"""Live win chances, for spectators of a game that is being played.

They are computed from what a spectator may know, once for all spectators of a table. The advice
worker's process does that; its fair queue counts all spectators as one household. A position that
has passed before its turn came is skipped. Players never get these chances.
"""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import structlog

from fondaco.host.win_chances import LiveChances, spectator_question, win_chances
from fondaco.server.base.error_log import report
from fondaco.server.work.advice_worker import AdviceWorker, Work
from fondaco.server.work.fair_queue import Owner
from fondaco.table.frames import Chances
from fondaco.table.table import Table

SPECTATORS: Final = "the spectators"  # a household, as the fair queue knows it
log = structlog.get_logger("fondaco.win_chances")


class WinChances(LiveChances):
    def __init__(
        self, worker: AdviceWorker, spawn: Callable[[Coroutine[Any, Any, None]], Any]
    ) -> None:
        super().__init__(spawn)
        self._worker = worker

    async def compute(self, table: Table) -> tuple[Chances, int]:
        asked: list[tuple[int, int]] = []

        def ask() -> Work[tuple[list[int], list[int]]]:
            asked.append((table.plies, table.number))
            return partial(win_chances, spectator_question(table))

        found, errors = await self._worker.do(Owner(SPECTATORS, table.id), ask)
        plies, number = asked[0]
        return Chances(number, found, errors), plies

    def failed(self, table: Table, error: Exception) -> None:
        report(log, "win chances", error, table=table.id)
