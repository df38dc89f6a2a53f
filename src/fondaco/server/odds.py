"""Who is likely to win, for those who watch a game that goes on.

It is reckoned from what a watcher may know, once for all of them, in the process of the desk, where
the watchers of all tables together have one turn. A position that has gone by before its turn came
is never looked at. Who plays is not told.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import structlog

from fondaco.analysis.chances import chances
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.server.desk import Desk, Work
from fondaco.server.minds import Question, question, seen
from fondaco.server.room import Room
from fondaco.server.troubles import tell
from fondaco.server.turns import Owner
from fondaco.table.frames import Chances

WORLDS: Final = 32
GAP: Final = 1.0  # seconds between two looks at one table, however quickly its bots play
WATCHERS: Final = "the watchers"  # a household, as those who wait for the desk know it
log = structlog.get_logger("fondaco.odds")


class Odds:
    def __init__(self, desk: Desk, spawn: Callable[[Coroutine[Any, Any, None]], Any]) -> None:
        self._desk = desk
        self._spawn = spawn
        self._looking: set[str] = set()  # tables

    def look(self, room: Room) -> None:
        """The game has moved on there, or somebody has come to watch."""
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
                    return partial(reckoned, question(table, SPECTATOR, "", False, seed="watch"))

                found, errors = await self._desk.do(Owner(WATCHERS, table.id), ask)
                plies, number = asked[0]
                room.tell_chances(Chances(number, found, errors), plies)
                await asyncio.sleep(GAP)
        except Refused:
            pass  # the next move asks anew
        except Exception as error:
            tell(log, "odds", error, table=table.id)
        finally:
            self._looking.discard(table.id)


def behind(room: Room) -> bool:
    """Whether somebody watches who has not been told how it stands now."""
    table = room.table
    goes_on = table.settings.chances and table.status in ("playing", "paused")
    return goes_on and room.reckoned != table.plies and room.connected()[1] > 0


# --- in the process of the desk -------------------------------------------------------------------


def reckoned(asked: Question, worlds: int = WORLDS) -> tuple[list[int], list[int]]:
    """By seat: the chance to win in points of a hundred, and its error."""
    found = chances(seen(asked)[1], worlds).chances
    return [round(100 * each.mean) for each in found], [round(100 * each.error) for each in found]
