"""Finished games are reviewed here, in a process of its own that steps back for everything else.

A review is many small pieces of work. People take turns with them (`turns.py`), so nobody's long
game keeps others waiting, and who asks for much waits longest. What was found is kept in a log
beside the table's, for everybody and for good: nothing of it is in anybody's language.
"""

import asyncio
import json
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import Final
from zlib import compress, decompress

import structlog
from msgspec import convert

from fondaco.analysis.plain import rounded
from fondaco.analysis.review import BUDGET, Piece, Plan, examine
from fondaco.records import Game
from fondaco.server.hourglass import Milliseconds
from fondaco.server.limits import LimitedError
from fondaco.server.minds import end, end_with_parent
from fondaco.server.troubles import tell
from fondaco.server.turns import Owner, Turns
from fondaco.store import LogRow, Store

VERSION: Final = 1  # of the numbers; what was kept with another one is reckoned anew
AT_ONCE: Final = 2  # reviews that one household may wait for
CHUNK: Final = 8  # moves, before somebody else has a turn
LAST: Final = 19  # niceness: nothing waits for this process
log = structlog.get_logger("fondaco.reviews")


@dataclass(frozen=True)
class Kept:
    """A review as it is written down."""

    version: int
    budget: int
    seed: str
    pieces: list[Piece]


@dataclass
class Job:
    """A review that is under way."""

    table: str
    owner: Owner
    plan: Plan
    total: int  # moves
    pieces: list[Piece] = field(default_factory=list)


class Reviews:
    def __init__(self, store: Store, now: Milliseconds, budget: int = BUDGET) -> None:
        self.budget = budget  # worlds for each question
        self._store = store
        self._now = now
        self._jobs: dict[str, Job] = {}
        self._turns: Turns[Job] = Turns()
        self._work: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None

    def going(self, table: str) -> Job | None:
        """The review of this table that is being reckoned, or waits for it."""
        return self._jobs.get(table)

    def begin(self, table: str, played: Game, owner: Owner) -> Job:
        """Reckon the review of a finished game, unless somebody has asked for it already."""
        if table in self._jobs:
            return self._jobs[table]
        waiting = [job for job in self._jobs.values() if job.owner.household == owner.household]
        if len(waiting) >= AT_ONCE:
            raise LimitedError("too-many-reviews", 30)
        plan = Plan(played.to_text(), self.budget)
        job = self._jobs[table] = Job(table, owner, plan, len(played.log) + 1)
        self._turns.add(owner, job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._reckon())
        return job

    async def kept(self, table: str) -> Kept | None:
        """What was found, if this game has been reviewed."""
        rows = await self._store.read(log_of(table))
        if not rows:
            return None
        found = json.loads(decompress(rows[-1].entry))
        return convert(found, Kept) if found["version"] == VERSION else None

    # --- reckoning --------------------------------------------------------------------------------

    async def _reckon(self) -> None:
        while self._turns:
            job = self._turns.next()
            try:
                await self._some(job)
                if len(job.pieces) < job.total:
                    self._turns.add(job.owner, job)
                    continue
                await self._keep(job)
            except Exception as error:  # whoever waits for it may ask again
                tell(log, "review", error, table=job.table)
                self._end()
            del self._jobs[job.table]

    async def _some(self, job: Job) -> None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=_step_back
            )
        first = len(job.pieces)
        plies = range(first, min(first + CHUNK, job.total))
        work = partial(examine_some, job.plan, plies)
        job.pieces += await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def _keep(self, job: Job) -> None:
        kept = Kept(VERSION, job.plan.budget, job.plan.seed, job.pieces)
        entry = await asyncio.to_thread(written, kept)
        rows = await self._store.read(log_of(job.table))
        number = rows[-1].number + 1 if rows else 0
        # If the number is taken, another process has kept the same.
        await self._store.append(log_of(job.table), LogRow(number, self._now(), entry))

    def _end(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._end()


def log_of(table: str) -> str:
    return f"{table}.review"


def written(kept: Kept) -> bytes:
    return compress(json.dumps(rounded(asdict(kept))).encode())


# --- in the process of the reviews ----------------------------------------------------------------


def _step_back() -> None:
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(LAST)


def examine_some(plan: Plan, plies: range) -> list[Piece]:
    return [examine(plan, ply) for ply in plies]
