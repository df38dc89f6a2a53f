"""The one thread that writes to a SQLite file: all waiting jobs go into one transaction."""

import asyncio
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from fondaco.store.model import StoreError
from fondaco.store.sqlite_appends import SqliteLine, append_all

T = TypeVar("T")
BATCH_JOBS = 500  # in one transaction at most
PATIENCE_S = 10.0  # to wait for another process that writes
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def store_error(error: sqlite3.Error) -> StoreError:
    """An error of SQLite as a named error of the store."""
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
    """SQLite's primary code of this error."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF


def patiently(work: Callable[[], T]) -> T:
    """Try again while another process holds a lock.

    SQLite's own timeout waits longer and longer between its tries; trying often is fairer.
    """
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return work()
        except sqlite3.OperationalError as error:
            if code(error) not in BUSY or time.monotonic() > end:
                raise
            time.sleep(0.001)


class WriteJob:
    """Something to write, and the future of its caller."""

    __slots__ = ("future", "loop", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any] | SqliteLine) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None

    def settle(self) -> None:
        if self.future.done():  # the caller no longer waits
            return
        if isinstance(self.result, BaseException):
            self.future.set_exception(self.result)
        else:
            self.future.set_result(self.result)


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._queue: SimpleQueue[WriteJob | None] = SimpleQueue()
        self._closed = False
        self._lock = Lock()  # no job enters the queue after its end
        self._thread = Thread(target=self._run, name="fondaco-store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do work in a transaction, perhaps together with others; it is durable when this returns.

        The work is done again if the first transaction fails.
        """
        result: T = await self._put(WriteJob(work))
        return result

    async def append(self, line: SqliteLine) -> bool:
        """Write a line; False if its number is taken."""
        return bool(await self._put(WriteJob(line)))

    def _put(self, job: WriteJob) -> asyncio.Future[Any]:
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
            batch: list[WriteJob] = []
            job = self._queue.get()
            while job is not None:
                batch.append(job)
                if len(batch) == BATCH_JOBS:
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

    def _write(self, batch: Sequence[WriteJob]) -> None:
        try:
            self._transact(batch)
        except Exception as error:
            if len(batch) > 1 and code(error) not in BUSY:
                for job in batch:  # one of them fails: each gets its own transaction
                    self._write([job])
                return
            failure = store_error(error) if isinstance(error, sqlite3.Error) else error
            for job in batch:
                job.result = failure

    def _transact(self, batch: Sequence[WriteJob]) -> None:
        connection = self.connection
        patiently(lambda: connection.execute("BEGIN IMMEDIATE"))
        try:
            lines: list[SqliteLine] = []
            appends: list[WriteJob] = []
            for job in batch:
                if isinstance(job.work, SqliteLine):
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


def answer(batch: Sequence[WriteJob]) -> None:
    """Wake all callers, with one call for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[WriteJob]] = defaultdict(list)
    for job in batch:
        loops[job.loop].append(job)
    for loop, jobs in loops.items():
        try:
            loop.call_soon_threadsafe(settle, jobs)
        except RuntimeError:  # the loop is closed, and its callers are gone
            continue


def settle(jobs: Sequence[WriteJob]) -> None:
    for job in jobs:
        job.settle()
