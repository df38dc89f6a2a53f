"""Asks the coach (`fondaco.host.coach`), in a process with a lower priority than the tables."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import structlog

from fondaco.contract.refused import Refused
from fondaco.host import coach
from fondaco.host.advising import Advised, advise
from fondaco.host.bot_thinking import Question
from fondaco.host.coach import Doubt, Weighed, doubted, is_time, may_ask, weighed
from fondaco.host.room import Room
from fondaco.server.base.error_log import report
from fondaco.server.tables.house import House
from fondaco.server.work.advice_worker import AdviceWorker, Work
from fondaco.table.entries import Aid

T = TypeVar("T")
log = structlog.get_logger("fondaco.coach")


class CoachService:
    def __init__(self, house: House, worker: AdviceWorker) -> None:
        self._house = house
        self._worker = worker

    async def advise(self, room: Room, seat: int) -> Advised:
        """What the coach would do now."""
        found = await self._ask(room, seat, "advice", lambda asked: partial(advise, asked))
        if found is None:
            raise Refused("coach-turn")
        return found

    async def weigh(self, room: Room, seat: int, move: str) -> Weighed:
        """The worth of the offers on the table, or of the one that is being written."""
        found = await self._ask(room, seat, "worth", lambda asked: partial(weighed, asked, move))
        return found or Weighed([])

    async def doubt(self, room: Room, seat: int, move: str) -> Doubt:
        """Whether this move is a serious mistake."""
        found = await self._ask(room, seat, "warning", lambda asked: partial(doubted, asked, move))
        return found or Doubt(False)

    async def _ask(
        self, room: Room, seat: int, aid: Aid, work: Callable[[Question], Work[T]]
    ) -> T | None:
        """None when it is not the time, or the table moved before the coach had time."""
        table = room.table
        may_ask(table, seat, aid)
        if not is_time(table, seat, aid):
            return None
        plies = table.plies

        def ask() -> Work[T]:
            if table.plies != plies:
                raise OutdatedError
            return work(coach.coach_question(table, seat))

        try:
            found = await self._worker.do(self._house.quotas.owner(table.answerable(seat)), ask)
        except OutdatedError:
            return None
        except Refused:
            raise
        except Exception as error:  # of an Expert, of a game that came in a package
            report(log, "coach", error, table=table.id, entry=table.number)
            raise Refused("no-answer") from None
        return found if table.plies == plies else None


class OutdatedError(Exception):
    """The position that was asked about has passed."""
