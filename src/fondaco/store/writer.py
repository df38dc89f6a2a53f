"""The one thread that writes to a SQLite file: all that waits goes into one transaction."""

import asyncio
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from fondaco.store import StoreError
from fondaco.store.appends import Line, append_all

T = TypeVar("T")
BATCH = 500  # jobs in one transaction at most
PATIENCE = 10.0  # seconds to wait for another process that writes
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def trouble(error: sqlite3.Error) -> StoreError:
    """What went wrong, in plain words."""
    match code(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError("store-locked")
        case sqlite3.SQLITE_FULL:
            return StoreError("store-disk-full")
        case sqlite3.SQLITE_READONLY:
            return StoreError("store-read-only")
        case sqlite3.SQLITE_IOERR:
            return StoreError("store-disk-silent")
        case sqlite3.SQLITE_CORRUPT:
            return StoreError("store-damaged")
        case sqlite3.SQLITE_NOTADB:
            return StoreError("store-not-sqlite")
        case sqlite3.SQLITE_CANTOPEN:
            return StoreError("store-cannot-open")
    return StoreError("store-not-usable", error=str(error))


def code(error: BaseException) -> int:
    """What SQLite calls this error, without its finer distinctions."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF


def patiently(work: Callable[[], T]) -> T:
    """Try again while another process is in the way.

    SQLite itself waits longer and longer between its tries; starting over often is fairer.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except sqlite3.OperationalError as error:
            if code(error) not in BUSY or time.monotonic() > end:
                raise
            time.sleep(0.001)


class Job:
    """Something to write, and who waits for it."""

    __slots__ = ("future", "loop", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any] | Line) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None

    def settle(self) -> None:
        if self.future.done():  # nobody waits any more
            return
        if isinstance(self.result, BaseException):
            self.future.set_exception(self.result)
        else:
            self.future.set_result(self.result)


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._lock = Lock()  # nothing comes into the queue after its end
        self._thread = Thread(target=self._run, name="fondaco-store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do it in a transaction, maybe together with others, and return when it is durable.

        The work may be done twice, if the first transaction fails.
        """
        result: T = await self._put(Job(work))
        return result

    async def append(self, line: Line) -> bool:
        """Write a line; False if its number is taken."""
        return bool(await self._put(Job(line)))

    def _put(self, job: Job) -> asyncio.Future[Any]:
        with self._lock:
            if self._closed:
                raise StoreError("store-closed")
            self._queue.put(job)
        return job.future

    async def close(self) -> None:
        """Write what still waits, and stop."""
        with self._lock:
            if not self._closed:
                self._queue.put(None)
            self._closed = True
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch: list[Job] = []
            job = self._queue.get()
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH:
                    break
                try:
                    job = self._queue.get_nowait()
                except Empty:
                    break
            going = job is not None
            if batch:
                self._write(batch)
                answer(batch)
        self.connection.close()

    def _write(self, batch: Sequence[Job]) -> None:
        try:
            self._transact(batch)
        except Exception as error:
            if len(batch) > 1 and code(error) not in BUSY:
                for job in batch:  # one of them spoils it: which?
                    self._write([job])
                return
            told = trouble(error) if isinstance(error, sqlite3.Error) else error
            for job in batch:
                job.result = told

    def _transact(self, batch: Sequence[Job]) -> None:
        connection = self.connection
        patiently(lambda: connection.execute("BEGIN IMMEDIATE"))
        try:
            lines: list[Line] = []
            appends: list[Job] = []
            for job in batch:
                if isinstance(job.work, Line):
                    lines.append(job.work)
                    appends.append(job)
                else:
                    job.result = job.work(connection)
            for job, written in zip(appends, append_all(connection, lines), strict=True):
                job.result = written
            patiently(lambda: connection.execute("COMMIT"))
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def answer(batch: Sequence[Job]) -> None:
    """Wake everybody who waits, with one call for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = defaultdict(list)
    for job in batch:
        loops[job.loop].append(job)
    for loop, jobs in loops.items():
        try:
            loop.call_soon_threadsafe(settle, jobs)
        except RuntimeError:  # the loop is gone, and with it whoever waited
            continue


def settle(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.settle()
