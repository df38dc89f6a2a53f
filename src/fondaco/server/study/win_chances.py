"""Live win chances, for spectators of a game that is being played.

They are computed from what a spectator may know, once for all spectators of a table. The advice
worker's process does that; its fair queue counts all spectators as one household. A position that
has passed before its turn came is skipped. Players never get these chances.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import structlog

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.host.bot_thinking import question
from fondaco.host.room import Room
from fondaco.host.win_chances import win_chances
from fondaco.server.base.error_log import report
from fondaco.server.work.advice_worker import AdviceWorker, Work
from fondaco.server.work.fair_queue import Owner
from fondaco.table.frames import Chances

GAP_S: Final = 1.0  # between two computations for one table, even if its bots play faster
SPECTATORS: Final = "the spectators"  # a household, as the fair queue knows it
log = structlog.get_logger("fondaco.win_chances")


class WinChances:
    def __init__(
        self, worker: AdviceWorker, spawn: Callable[[Coroutine[Any, Any, None]], Any]
    ) -> None:
        self._worker = worker
        self._spawn = spawn
        self._looking: set[str] = set()  # tables

    def look(self, room: Room) -> None:
        """The game has moved, or a spectator has come: compute the chances if they are needed."""
        if behind(room) and room.table.id not in self._looking:
            self._looking.add(room.table.id)
            self._spawn(self._look(room))

    async def _look(self, room: Room) -> None:
        table = room.table
        try:
            while behind(room):
                asked: list[tuple[int, int]] = []

                def ask(asked: list[tuple[int, int]] = asked) -> Work[tuple[list[int], list[int]]]:
                    asked.append((table.plies, table.number))
                    return partial(win_chances, question(table, SPECTATOR, "", False, seed="watch"))

                found, errors = await self._worker.do(Owner(SPECTATORS, table.id), ask)
                plies, number = asked[0]
                room.send_chances(Chances(number, found, errors), plies)
                await asyncio.sleep(GAP_S)
        except Refused:
            pass  # the next move asks again
        except Exception as error:
            report(log, "win chances", error, table=table.id)
        finally:
            self._looking.discard(table.id)


def behind(room: Room) -> bool:
    """Whether a spectator has not been sent the chances of this position."""
    table = room.table
    goes_on = table.settings.chances and table.status in ("playing", "paused")
    return goes_on and room.chances_ply != table.plies and room.connected()[1] > 0
