"""Starts the workers of a house, replaces those that die, and stops all of them."""

import asyncio
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

import structlog

from fondaco.server.workers import channel as kinds
from fondaco.server.workers.channel import Channel
from fondaco.server.workers.front import Front
from fondaco.server.workers.routing import Routing

RESTART_S = (0.5, 30.0)  # the shortest and the longest wait before a worker is started again
STEADY_S = 60.0  # a worker that was up for so long is started again soon
STOP_S = 12.0  # for the workers to close; then they are killed
MAX_BACKLOG = 1000  # messages that wait for one worker
log = structlog.get_logger("fondaco.workers")

# What a worker does, in a process of its own: its number, and its end of the channel.
Work = Callable[[int, socket.socket], None]


class Worker:
    """One worker, and the processes that were it one after the other."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.channel: Channel | None = None
        self.name = ""  # as leases know it
        self.up = False
        self.since = 0.0  # when it was up
        self.failures = 0  # in a row
        self.restart: asyncio.TimerHandle | None = None


class Supervisor:
    """`on_ended` is called with the process id of each worker that has ended."""

    def __init__(
        self, work: Work, count: int, on_ended: Callable[[int], None] = lambda _: None
    ) -> None:
        self._work = work
        self._on_ended = on_ended
        self._context = get_context("spawn")
        self._loop = asyncio.get_running_loop()
        self.workers = [Worker(number) for number in range(count)]
        self.routing = Routing()
        self.front: Front | None = None
        self.all_up: asyncio.Future[bool] = self._loop.create_future()  # False: one has failed
        self.stop_asked = asyncio.Event()  # by a signal, or because a restart is due
        self._stopping = False
        self._all_ended = asyncio.Event()
        self._free: list[str] = []  # names whose leases nobody has given back yet

    # --- connections ------------------------------------------------------------------------------

    def pass_on(self, connection: socket.socket, head: bytes, table: str) -> bool:
        """Pass a connection to the worker of its table; False: no worker can take it."""
        up = [worker.number for worker in self.workers if worker.up]
        if not up:
            return False
        chosen = self.workers[self.routing.choose(table, up)].channel
        if chosen is None or chosen.backlog >= MAX_BACKLOG:
            return False
        chosen.send(kinds.CONNECTION, head, connection)
        return True

    def count_refused(self, name: str) -> None:
        self._tell_one(kinds.REFUSED, name.encode())

    def _tell_one(self, kind: int, text: bytes) -> bool:
        for worker in self.workers:
            if worker.up and worker.channel is not None:
                if worker.channel.backlog < MAX_BACKLOG:
                    worker.channel.send(kind, text)
                return True
        return False

    def _tell_missing(self) -> None:
        missing = b"%d" % sum(not worker.up for worker in self.workers)
        for worker in self.workers:
            if worker.channel is not None:
                worker.channel.send(kinds.MISSING, missing)

    # --- workers ----------------------------------------------------------------------------------

    def start(self) -> None:
        for worker in self.workers:
            self._start(worker)

    def _start(self, worker: Worker) -> None:
        worker.restart = None
        ours, theirs = socket.socketpair()
        process = self._context.Process(
            target=self._work, args=(worker.number, theirs), name=f"fondaco-{worker.number}"
        )
        process.start()
        theirs.close()
        worker.process = process
        worker.channel = Channel(
            ours, lambda *message: self._heard(worker, *message), lambda: self._down(worker)
        )
        self._loop.add_reader(process.sentinel, self._ended, worker, process)

    def _heard(
        self, worker: Worker, kind: int, text: bytes, connection: socket.socket | None
    ) -> None:
        if kind == kinds.READY:
            worker.up, worker.name, worker.since = True, text.decode(), self._loop.time()
            self._tell_missing()
            self._free_leases()
            if all(each.up for each in self.workers) and not self.all_up.done():
                self.all_up.set_result(True)
        elif kind == kinds.HOLDS:
            self.routing.holds(worker.number, text.decode())
        elif kind == kinds.DROPS:
            self.routing.drops(worker.number, text.decode())
        elif kind == kinds.LEAVING:
            self._down(worker)
        elif kind == kinds.RESTART:
            self.stop_asked.set()
        elif kind == kinds.CONNECTION and connection is not None:  # for another worker
            if self.front is None:
                connection.close()
            else:
                self.front.pass_on(connection, text)

    def _down(self, worker: Worker) -> None:
        """It takes no more connections."""
        if worker.up:
            worker.up = False
            self.routing.left(worker.number)
            self._tell_missing()

    def _free_leases(self) -> None:
        """Let a living worker give the leases of dead ones back, so that no table waits."""
        while self._free and self._tell_one(kinds.ENDED, self._free[0].encode()):
            self._free.pop(0)

    def _ended(self, worker: Worker, process: BaseProcess) -> None:
        self._loop.remove_reader(process.sentinel)
        process.join()
        if process.pid is not None:
            self._on_ended(process.pid)
        code = process.exitcode
        process.close()
        lasted = self._loop.time() - worker.since if worker.since else 0.0
        self._down(worker)
        if worker.channel is not None:
            worker.channel.close()
        if worker.name:
            self._free.append(worker.name)
        worker.process, worker.channel, worker.name, worker.since = None, None, "", 0.0
        if self._stopping:
            if all(each.process is None for each in self.workers):
                self._all_ended.set()
            return
        if not self.all_up.done():
            log.error("worker failed to start", worker=worker.number, code=code)
            self.all_up.set_result(False)
            return
        worker.failures = 0 if lasted >= STEADY_S else worker.failures + 1
        wait = restart_wait(worker.failures)
        log.error("worker ended", worker=worker.number, code=code, restart_s=wait)
        self._free_leases()
        worker.restart = self._loop.call_later(wait, self._start, worker)

    async def stop(self) -> None:
        """Ask all workers to close, and wait for them. Those that take too long are killed."""
        self._stopping = True
        running = []
        for worker in self.workers:
            if worker.restart is not None:
                worker.restart.cancel()
            if worker.process is not None:
                running.append(worker)
                worker.process.terminate()
        if not running:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_S):
                await self._all_ended.wait()
        for worker in running:
            if worker.process is not None:
                log.error("worker killed", worker=worker.number, after_s=STOP_S)
                worker.process.kill()
        await self._all_ended.wait()


def restart_wait(failures: int) -> float:
    """Seconds until a worker that died is started again.

    >>> [restart_wait(failures) for failures in (0, 1, 2, 5, 50)]
    [0.5, 0.5, 1.0, 8.0, 30.0]
    """
    shortest, longest = RESTART_S
    return min(longest, shortest * 2.0 ** min(max(failures - 1, 0), 10))


async def supervise(
    supervisor: Supervisor,
    front: Front,
    listeners: list[socket.socket],
    on_open: Callable[[], None],
) -> bool:
    """Run the house until a signal or a planned restart ends it; False: a worker did not start."""
    loop = asyncio.get_running_loop()
    stop = supervisor.stop_asked
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    supervisor.front = front
    supervisor.start()
    stopped: asyncio.Task[bool] = asyncio.create_task(stop.wait())
    waited_for: set[asyncio.Future[bool]] = {stopped, supervisor.all_up}
    await asyncio.wait(waited_for, return_when=asyncio.FIRST_COMPLETED)
    opened = supervisor.all_up.done() and supervisor.all_up.result()
    if opened:
        front.listen(listeners)
        on_open()
        await stopped
    stopped.cancel()
    front.close()
    for listener in listeners:
        listener.close()
    await supervisor.stop()
    return opened or stop.is_set()
