"""Live win chances for somebody who watches a game of bots, from the worker that thinks."""

from collections.abc import Callable, Coroutine
from typing import Any

from fondaco.host.win_chances import LiveChances, spectator_question
from fondaco.solo.thinking import Thinker
from fondaco.table.frames import Chances
from fondaco.table.table import Table


class SoloChances(LiveChances):
    def __init__(self, thinker: Thinker, spawn: Callable[[Coroutine[Any, Any, None]], Any]) -> None:
        super().__init__(spawn)
        self._thinker = thinker

    async def compute(self, table: Table) -> tuple[Chances, int]:
        plies, number = table.plies, table.number
        found, errors = await self._thinker.chances(spectator_question(table))
        return Chances(number, found, errors), plies

    def failed(self, table: Table, error: Exception) -> None:
        raise error  # asyncio reports it on the console
