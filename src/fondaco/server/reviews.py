"""Finished games are reviewed here, in a process of its own that steps back for everything else.

A review is many small pieces of work. People take turns with them (`turns.py`), so nobody's long
game keeps others waiting, and who asks for much waits longest. What was found is kept in a log
beside the table's, for everybody and for good: nothing of it is in anybody's language. While it is
reckoned the same log says now and then how far it is, so that other processes of the house know.
"""

import asyncio
import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Final
from zlib import compress, decompress

import structlog
from msgspec import convert

from fondaco.analysis.plain import rounded
from fondaco.analysis.review import BUDGET, Piece, Plan, examine
from fondaco.records import Game
from fondaco.server.hourglass import Milliseconds
from fondaco.server.limits import LimitedError
from fondaco.server.process import Process
from fondaco.server.troubles import tell
from fondaco.server.turns import Owner, Turns
from fondaco.store import LogRow, Store, StoreError

VERSION: Final = 2  # of the numbers; what was kept with another one is reckoned anew
AT_ONCE: Final = 2  # reviews that one household may wait for
CHUNK: Final = 8  # moves, before somebody else has a turn
BEHIND: Final = 10  # niceness: tables go first; but on a busy machine 19 would hardly ever run
TELLING: Final = 20_000  # milliseconds, between two lines that say how far a review is
SILENCE: Final = 90_000  # without such a line nobody reckons it any more
log = structlog.get_logger("fondaco.reviews")


@dataclass(frozen=True)
class Kept:
    """A review as it is written down."""

    version: int
    budget: int
    seed: str
    pieces: list[Piece]


@dataclass(frozen=True)
class Going:
    """How far a review is, by the process that reckons it."""

    version: int
    done: int  # moves; less than 0: it was given up
    total: int


@dataclass
class Job:
    """A review that is under way."""

    table: str
    owner: Owner
    plan: Plan
    total: int  # moves
    pieces: list[Piece] = field(default_factory=list)
    told: int = 0  # when the log was told of it

    def going(self) -> Going:
        return Going(VERSION, len(self.pieces), self.total)


class Reviews:
    def __init__(self, store: Store, now: Milliseconds, budget: int = BUDGET) -> None:
        self.budget = budget  # worlds for each question
        self._store = store
        self._now = now
        self._jobs: dict[str, Job] = {}
        self._turns: Turns[Job] = Turns()
        self._work: asyncio.Task[None] | None = None
        self._process = Process(BEHIND)

    async def found(self, table: str) -> Kept | Going | None:
        """What was found, if this game has been reviewed; or how far that is."""
        if table in self._jobs:
            return self._jobs[table].going()
        rows = await self._store.read(log_of(table))
        if not rows:
            return None
        told = await asyncio.to_thread(read_back, rows[-1].entry)  # it may be large
        if isinstance(told, Going) and (told.done < 0 or rows[-1].at <= self._now() - SILENCE):
            return None
        return told

    async def begin(self, table: str, played: Game, owner: Owner) -> Going:
        """Reckon the review of a finished game, unless somebody has asked for it already."""
        if table in self._jobs:
            return self._jobs[table].going()
        waiting = [job for job in self._jobs.values() if job.owner.household == owner.household]
        if len(waiting) >= AT_ONCE:
            raise LimitedError("too-many-reviews", 30)
        plan = Plan(played.to_text(), self.budget)
        job = self._jobs[table] = Job(table, owner, plan, len(played.log) + 1)
        try:
            first = await self._tell(job, job.going())
        except BaseException:
            del self._jobs[table]
            raise
        if not first:  # another process was
            del self._jobs[table]
            return Going(VERSION, 0, job.total)
        self._turns.add(owner, job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._reckon())
        return job.going()

    async def _tell(self, job: Job, what: Kept | Going) -> bool:
        """The next line of the log; False if another process has written it meanwhile."""
        newest = (await self._store.newest([log_of(job.table)])).get(log_of(job.table), -1)
        job.told = self._now()
        entry = await asyncio.to_thread(written, what)
        return await self._store.append(log_of(job.table), LogRow(newest + 1, job.told, entry))

    # --- reckoning --------------------------------------------------------------------------------

    async def _reckon(self) -> None:
        while self._turns:
            job = self._turns.next()
            try:
                await self._some(job)
                if len(job.pieces) < job.total:
                    self._turns.add(job.owner, job)
                    await self._tell_all()
                    continue
                kept = Kept(VERSION, job.plan.budget, job.plan.seed, job.pieces)
                while not await self._tell(job, kept):
                    pass  # another process had given us up, and has only just begun
            except Exception as error:  # whoever waits for it may ask again
                tell(log, "review", error, table=job.table)
                self._process.end()
                with suppress(StoreError):
                    await self._tell(job, Going(VERSION, -1, job.total))
            del self._jobs[job.table]

    async def _tell_all(self) -> None:
        """How far everything is that is reckoned here, or waits for it."""
        for job in list(self._jobs.values()):
            if job.told < self._now() - TELLING:
                await self._tell(job, job.going())

    async def _some(self, job: Job) -> None:
        first = len(job.pieces)
        plies = range(first, min(first + CHUNK, job.total))
        work = partial(examine_some, job.plan, plies)
        job.pieces += await self._process.do(work)

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._process.end()
        for job in list(self._jobs.values()):
            with suppress(StoreError):
                await self._tell(job, Going(VERSION, -1, job.total))


def log_of(table: str) -> str:
    return f"{table}.review"


def written(what: Kept | Going) -> bytes:
    return compress(json.dumps(rounded(asdict(what))).encode())


def read_back(entry: bytes) -> Kept | Going | None:
    """None: of another version."""
    told = json.loads(decompress(entry))
    if told["version"] != VERSION:
        return None
    return convert(told, Kept) if "pieces" in told else convert(told, Going)


# --- in the process of the reviews ----------------------------------------------------------------


def examine_some(plan: Plan, plies: range) -> list[Piece]:
    return [examine(plan, ply) for ply in plies]
