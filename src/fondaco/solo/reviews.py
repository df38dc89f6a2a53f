"""Reviews in a house for one person: piece by piece, and what is done is kept.

A review is computed only while somebody looks, and continues when somebody does.
"""

import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass
from typing import Final

from fondaco.analysis.passes import ReviewWork, Stage
from fondaco.analysis.puzzles.own import mistakes_of
from fondaco.analysis.review import Piece, ReviewPlan
from fondaco.analysis.review_json import rounded
from fondaco.contract.refused import Refused
from fondaco.host import own_mistakes
from fondaco.host.reviews import ReviewState
from fondaco.host.table_pages import people_at
from fondaco.host.typed import read
from fondaco.solo.tables import SoloTables
from fondaco.solo.thinking import Thinker
from fondaco.store import LogRow
from fondaco.table.table import Table

VERSION: Final = 1  # of the rows; a review with another version is computed again
BUDGET: Final = 16  # worlds for each question: a browser is slower than a server
CHUNK_MOVES: Final = 2  # computed before anything else that waits for the thinking worker
LOOKED_MS: Final = 20_000  # after that, somebody who asked for it no longer looks


@dataclass(frozen=True)
class KeptReview:
    """A review as far as it is done, as its log has it."""

    version: int
    budget: int
    seed: str
    pieces: list[Piece]
    stage: Stage


@dataclass
class Job:
    """A review that is computed now."""

    work: ReviewWork
    looked: int  # when somebody last asked for it
    patient: bool = False  # it does not stop when nobody looks
    stage: Stage = "none"  # the last one that was kept


class SoloReviews:
    def __init__(self, house: SoloTables, thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker
        self._jobs: dict[str, Job] = {}

    async def state(self, table: str) -> ReviewState:
        job = self._jobs.get(table)
        if job is not None:
            job.looked = self._house.now()
            work = job.work
            others = len(self._jobs) - 1
            return ReviewState("going", work.stage, work.done, work.plies, others)
        kept = await self.kept(table)
        if kept is None:
            return ReviewState("none", ahead=len(self._jobs))
        whole = kept.stage in ("first", "full")
        done = sum(not (whole and piece.quick) for piece in kept.pieces)
        status = "done" if kept.stage == "full" else "paused"
        return ReviewState(status, kept.stage, done, len(kept.pieces), len(self._jobs))  # type: ignore[arg-type]

    async def kept(self, table: str) -> KeptReview | None:
        """What is done of a review."""
        job = self._jobs.get(table)
        if job is not None:
            return _kept(job.work) if job.work.stage != "none" else None
        for row in reversed(await self._house.store.read(log_of(table))):
            found = _read(row.entry)
            if found is not None:
                return found
        return None

    async def begin(self, table: Table, patient: bool = False) -> ReviewState:
        """Begin or continue to review a finished game, unless that is under way or done."""
        job = self._jobs.get(table.id)
        if job is None:
            kept = await self.kept(table.id)
            if kept is not None and kept.stage == "full":
                return await self.state(table.id)
            assert table.game is not None
            budget, seed = (kept.budget, kept.seed) if kept is not None else (BUDGET, "0")
            plan = ReviewPlan(table.game.to_text(), budget, seed)
            pieces = kept.pieces if kept is not None else []
            work = ReviewWork(plan, table.game, people_at(table), pieces)
            job = self._jobs[table.id] = Job(work, self._house.now(), stage=work.stage)
            self._house.begin(self._run(table, job))
        job.patient |= patient
        return await self.state(table.id)

    async def _run(self, table: Table, job: Job) -> None:
        room = self._house.rooms.get(table.id)
        try:
            while job.work.stage != "full":
                lately = job.looked > self._house.now() - LOOKED_MS
                if not (job.patient or lately or (room is not None and room.watched)):
                    break
                tasks = job.work.next(CHUNK_MOVES)
                job.work.take(await self._thinker.review(job.work.plan, tasks))
                if job.work.stage != job.stage:
                    await self._keep(table, job)
            if job.work.pieces and job.stage != "full":
                await self._keep(table, job)
        except Refused:  # no answer, or no room to keep it: whoever looks may ask again
            pass
        finally:
            del self._jobs[table.id]

    async def _keep(self, table: Table, job: Job) -> None:
        store, name = self._house.store, log_of(table.id)
        job.stage = job.work.stage
        number = (await store.newest([name])).get(name, -1) + 1
        data = rounded(asdict(_kept(job.work)))
        entry = b64encode(zlib.compress(json.dumps(data).encode()))
        await store.append(name, LogRow(number, self._house.now(), entry))
        if job.stage in ("first", "full") and table.game is not None:
            pieces = job.work.sorted()
            decisions = [each.decision for each in pieces if each.decision is not None]
            found = mistakes_of(table.game, decisions)
            await own_mistakes.keep(store, table.id, found, self._house.now())


def log_of(table: str) -> str:
    return f"{table}.review"


def _kept(work: ReviewWork) -> KeptReview:
    return KeptReview(VERSION, work.plan.budget, work.plan.seed, work.sorted(), work.stage)


def _read(entry: bytes) -> KeptReview | None:
    """The review in a line; None, if it has another version."""
    try:
        data = json.loads(zlib.decompress(b64decode(entry)))
        return read(KeptReview, data) if data["version"] == VERSION else None
    except (ValueError, KeyError, TypeError, zlib.error):
        return None
