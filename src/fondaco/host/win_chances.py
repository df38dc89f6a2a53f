"""Everybody's chance to win, as a spectator may know it; and live, while a game is played."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fondaco.analysis.chances import chances
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.host.bot_thinking import Question, question, read_view
from fondaco.host.room import Room
from fondaco.table.frames import Chances
from fondaco.table.table import Table

WORLDS = 32  # positions that fit what is known, looked into for one answer
GAP_S: Final = 1.0  # between two computations for one table, even if its bots play faster


def win_chances(asked: Question, worlds: int = WORLDS) -> tuple[list[int], list[int]]:
    """By seat: the chance to win in percent, and its error in percentage points."""
    found = chances(read_view(asked)[1], worlds).chances
    return [round(100 * each.mean) for each in found], [round(100 * each.error) for each in found]


def spectator_question(table: Table) -> Question:
    return question(table, SPECTATOR, "", False, seed="watch")


class LiveChances:
    """Computes the chances once for all spectators of a table. Players never get them.

    Where they are computed is for `compute` to say. A position that has passed is skipped.
    """

    def __init__(self, spawn: Callable[[Coroutine[Any, Any, None]], Any]) -> None:
        self._spawn = spawn
        self._looking: set[str] = set()  # tables

    def look(self, room: Room) -> None:
        """The game has moved, or a spectator has come: compute the chances if they are needed."""
        if behind(room) and room.table.id not in self._looking:
            self._looking.add(room.table.id)
            self._spawn(self._look(room))

    async def compute(self, table: Table) -> tuple[Chances, int]:
        """The chances, and the number of moves made by then."""
        raise NotImplementedError

    def failed(self, table: Table, error: Exception) -> None:
        """The chances could not be computed. The game continues without them."""
        raise NotImplementedError

    async def _look(self, room: Room) -> None:
        try:
            while behind(room):
                room.send_chances(*await self.compute(room.table))
                await asyncio.sleep(GAP_S)
        except Refused:
            pass  # the next move asks again
        except Exception as error:
            self.failed(room.table, error)
        finally:
            self._looking.discard(room.table.id)


def behind(room: Room) -> bool:
    """Whether a spectator has not been sent the chances of this position."""
    table = room.table
    goes_on = table.settings.chances and table.status in ("playing", "paused")
    return goes_on and room.chances_ply != table.plies and room.connected()[1] > 0
