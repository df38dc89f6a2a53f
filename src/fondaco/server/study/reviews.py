"""Reviews of finished games, computed in a process of their own with a low priority.

A review begins when a game of people ends, or when somebody asks for it. It is many small pieces of
work: first what its readers want to see first, then the rest (`analysis/passes.py`). People take
turns (`fair_queue.py`), so that a long game does not delay the reviews of others. Bots and the
coach go first. A review that nobody looks at any more stops, and continues when somebody does.

What is done is kept in a side log of the table, without any words, for readers in all languages.
During the work the same log gets a line about the progress from time to time, so that the other
processes of the house know.
"""

import asyncio
import json
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from typing import Final
from zlib import compress, decompress

import structlog
from msgspec import convert

from fondaco.analysis.passes import ReviewWork, Stage, do_some
from fondaco.analysis.puzzles.own import mistakes_of
from fondaco.analysis.review import BUDGET, Piece, ReviewPlan, finished
from fondaco.analysis.review_json import rounded
from fondaco.host import own_mistakes as mistakes
from fondaco.host.reviews import ReviewState, ReviewStatus
from fondaco.host.table_time import Milliseconds
from fondaco.records import Game
from fondaco.server.base.error_log import report
from fondaco.server.limits.rates import LimitedError
from fondaco.server.work.fair_queue import FairQueue, Owner
from fondaco.server.work.worker_process import WorkerProcess
from fondaco.store import LogRow, Store, StoreError

VERSION: Final = 2  # of the numbers; a review with another version is computed again
MAX_WAITING: Final = 2  # reviews that one household may wait for
MAX_AT_ONCE: Final = 4  # reviews that take turns; the others wait until one of them is done
CHUNK_MOVES: Final = 8  # computed before the next job has its turn
NICENESS: Final = 10  # tables go first; with 19 a busy machine would hardly ever run it
PROGRESS_MS: Final = 20_000  # between two lines about the progress of a review
ABANDONED_MS: Final = 90_000  # without such a line: its process has stopped
LOOKED_MS: Final = 20_000  # after that, somebody who asked for it no longer looks
STEP_BACK_S: Final = 0.1  # at a time, while bots or the coach think
MAX_STEPS_BACK: Final = 20  # before a few moves: a busy house reviews games too
log = structlog.get_logger("fondaco.reviews")


@dataclass(frozen=True)
class Kept:
    """A review as far as it is done, as the log has it."""

    version: int
    budget: int
    seed: str
    pieces: list[Piece]
    stage: Stage = "full"


@dataclass(frozen=True)
class Going:
    """The progress of a review, as the log has it."""

    version: int
    done: int  # moves; less than 0: it was given up
    total: int


@dataclass
class ReviewJob:
    """A review that is under way, or waits for its turn."""

    table: str
    owner: Owner
    work: ReviewWork
    looked: int  # when somebody last asked for it
    patient: bool = False  # it does not stop when nobody looks
    stage: Stage = "none"  # the last one that was logged
    logged: int = 0  # the time of its last line in the log

    def going(self) -> Going:
        return Going(VERSION, self.work.done, self.work.plies)

    def kept(self) -> Kept:
        plan = self.work.plan
        return Kept(VERSION, plan.budget, plan.seed, self.work.sorted(), self.work.stage)


class Reviews:
    def __init__(
        self,
        store: Store,
        now: Milliseconds,
        budget: int = BUDGET,
        is_watched: Callable[[str], bool] = lambda table: False,
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        """`is_watched`: somebody is connected to a table; `is_busy`: bots or the coach think."""
        self.budget = budget  # worlds for each question
        self._store = store
        self._now = now
        self._is_watched = is_watched
        self._is_busy = is_busy
        self._jobs: dict[str, ReviewJob] = {}
        self._waiting: dict[str, ReviewJob] = {}  # of these: those that have not begun
        self._turns: FairQueue[ReviewJob] = FairQueue()
        self._work: asyncio.Task[None] | None = None
        self._process = WorkerProcess(NICENESS)

    @property
    def reviewing(self) -> bool:
        """Whether a review is computed now."""
        return bool(self._jobs)

    # --- to read ----------------------------------------------------------------------------------

    async def state(self, table: str) -> ReviewState:
        """What there is of a review; whoever asks looks at it."""
        job = self._jobs.get(table)
        if job is not None:
            job.looked = self._now()
            return self._state_of(job)
        kept, going = await self._read(table)
        stage: Stage = kept.stage if kept is not None else "none"
        if going is not None:
            return ReviewState("going", stage, going.done, going.total, len(self._jobs))
        if kept is None:
            return ReviewState("none", ahead=self._ahead(table))
        whole = stage in ("first", "full")
        done = sum(not (whole and piece.quick) for piece in kept.pieces)
        status: ReviewStatus = "done" if stage == "full" else "paused"
        return ReviewState(status, stage, done, len(kept.pieces), self._ahead(table))

    async def kept(self, table: str) -> Kept | None:
        """What is done of a review."""
        job = self._jobs.get(table)
        if job is not None:
            return job.kept() if job.work.stage != "none" else None
        return (await self._read(table))[0]

    def _state_of(self, job: ReviewJob) -> ReviewState:
        status: ReviewStatus = "waiting" if job.table in self._waiting else "going"
        going = job.going()
        return ReviewState(status, job.work.stage, going.done, going.total, self._ahead(job.table))

    def _ahead(self, table: str) -> int:
        """Reviews of other games that are computed, or come earlier."""
        earlier = [*self._waiting]
        if table in self._waiting:
            earlier = earlier[: earlier.index(table)]
        running = [job for job in self._jobs if job not in self._waiting and job != table]
        return len(running) + (len(earlier) if table in self._waiting else len(self._waiting))

    async def _read(self, table: str) -> tuple[Kept | None, Going | None]:
        """What the log has of a review, and its progress if some process computes it."""
        rows = await self._store.read(log_of(table))
        if not rows:
            return None, None
        return await asyncio.to_thread(self._newest, rows)  # it may be large

    def _newest(self, rows: list[LogRow]) -> tuple[Kept | None, Going | None]:
        going: Going | None = None
        for row in reversed(rows):
            found = read_back(row.entry)
            if isinstance(found, Kept):
                return found, going
            fresh = row.at > self._now() - ABANDONED_MS
            if row is rows[-1] and found is not None and found.done >= 0 and fresh:
                going = found
        return None, going

    # --- to begin ---------------------------------------------------------------------------------

    async def begin(
        self,
        table: str,
        played: Game,
        owner: Owner,
        people: Collection[int] = (),
        patient: bool = False,
    ) -> ReviewState:
        """Begin or continue to review a finished game, unless that is under way or done.

        The key moments of `people` come first. `patient`: do not stop when nobody looks.
        """
        job = self._jobs.get(table)
        if job is None:
            kept, going = await self._read(table)
            if going is not None or (kept is not None and kept.stage == "full"):
                return await self.state(table)
            job = await self._add(table, played, owner, people, kept)
            if job is None:  # another process has begun
                return await self.state(table)
        job.patient |= patient
        return self._state_of(job)

    async def _add(
        self,
        table: str,
        played: Game,
        owner: Owner,
        people: Collection[int],
        kept: Kept | None,
    ) -> ReviewJob | None:
        households = [job.owner.household for job in self._jobs.values()]
        if households.count(owner.household) >= MAX_WAITING:
            raise LimitedError("too-many-reviews", 30)
        plan = ReviewPlan(played.to_text(), self.budget)
        pieces: list[Piece] = []
        if kept is not None:
            plan = ReviewPlan(plan.text, kept.budget, kept.seed)
            pieces = kept.pieces
        work = ReviewWork(plan, played, people, pieces)
        job = self._jobs[table] = ReviewJob(table, owner, work, self._now(), stage=work.stage)
        try:
            first = await self._log(job, job.going())
        except BaseException:
            del self._jobs[table]
            raise
        if not first:
            del self._jobs[table]
            return None
        self._waiting[table] = job
        self._admit()
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        return job

    def _admit(self) -> None:
        """Let reviews that wait begin, as far as there is room."""
        while self._waiting and len(self._jobs) - len(self._waiting) < MAX_AT_ONCE:
            job = self._waiting.pop(next(iter(self._waiting)))
            self._turns.add(job.owner, job)

    async def _log(self, job: ReviewJob, what: Kept | Going) -> bool:
        """Write the next line of the log; False if another process was faster."""
        newest = (await self._store.newest([log_of(job.table)])).get(log_of(job.table), -1)
        job.logged = self._now()
        entry = await asyncio.to_thread(encode, what)
        return await self._store.append(log_of(job.table), LogRow(newest + 1, job.logged, entry))

    # --- the work ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self._turns:
            job = self._turns.next()
            try:
                if await self._continue(job):
                    self._turns.add(job.owner, job)
                    await self._log_progress()
                    continue
            except Exception as error:  # people who wait for it may ask again
                report(log, "review", error, table=job.table)
                self._process.end()
                with suppress(StoreError):
                    await self._log(job, Going(VERSION, -1, job.work.plies))
            del self._jobs[job.table]
            self._admit()

    async def _continue(self, job: ReviewJob) -> bool:
        """Do some of a review; False when it is done or nobody looks at it."""
        if self._is_looked_at(job):
            await self._some(job)
        stage = job.work.stage
        ends = stage == "full" or not self._is_looked_at(job)
        if stage != job.stage or (ends and job.work.pieces):
            # Another process may take this review for abandoned, and has just begun it.
            while not await self._log(job, job.kept()):
                pass
            job.stage = stage
            if stage in ("first", "full"):
                text = job.work.plan.text
                await self._keep_mistakes(job.table, job.work.sorted(), lambda: finished(text))
        elif ends:
            await self._log(job, Going(VERSION, -1, job.work.plies))
        return not ends

    async def remember_mistakes(self, table: str, kept: Kept, played: Game) -> None:
        """The same for a review that is older than the pages of the players' own mistakes."""
        if kept.stage in ("first", "full") and await mistakes.mistakes(self._store, table) is None:
            await self._keep_mistakes(table, kept.pieces, lambda: played)

    async def _keep_mistakes(
        self, table: str, pieces: list[Piece], played: Callable[[], Game]
    ) -> None:
        """Leave the marked decisions for the pages of the players' own mistakes."""
        decisions = [each.decision for each in pieces if each.decision is not None]
        found = await asyncio.to_thread(lambda: mistakes_of(played(), decisions))
        await mistakes.keep(self._store, table, found, self._now())

    def _is_looked_at(self, job: ReviewJob) -> bool:
        lately = job.looked > self._now() - LOOKED_MS
        return job.patient or lately or self._is_watched(job.table)

    async def _log_progress(self) -> None:
        """Write the progress of all reviews of this process, also of those that wait."""
        for job in list(self._jobs.values()):
            if job.logged < self._now() - PROGRESS_MS:
                await self._log(job, job.going())

    async def _some(self, job: ReviewJob) -> None:
        for _ in range(MAX_STEPS_BACK):
            if not self._is_busy():
                break
            await asyncio.sleep(STEP_BACK_S)
        work = partial(do_some, job.work.plan, job.work.next(CHUNK_MOVES))
        job.work.take(await self._process.do(work))

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._process.end()
        for job in list(self._jobs.values()):
            with suppress(StoreError):
                await self._log(job, Going(VERSION, -1, job.work.plies))


def log_of(table: str) -> str:
    return f"{table}.review"


def encode(what: Kept | Going) -> bytes:
    return compress(json.dumps(rounded(asdict(what))).encode())


def read_back(entry: bytes) -> Kept | Going | None:
    """The review or progress in a line; None if it has another version."""
    data = json.loads(decompress(entry))
    if data["version"] != VERSION:
        return None
    return convert(data, Kept) if "pieces" in data else convert(data, Going)
