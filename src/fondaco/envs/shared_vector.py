"""The same games in several processes, which write into one stretch of shared memory.

    with SharedVectorEnv("batavia", games=4096, workers=16) as env:
        env.step(env.sample(rng))

The memory has no name: when the last process that uses it ends, in whatever way, it is gone.
Workers end when their end of the pipe to this process does.
"""

import json
import mmap
import os
import secrets
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any, Final

from fondaco.contract.refused import Refused
from fondaco.envs.vector import VectorEnv

PATIENCE: Final = 10.0  # seconds a worker has to end when it is told to
STEP: Final = b"step\n"


class SharedPages:
    """Memory that several processes share."""

    def __init__(self, space: int) -> None:
        self.handle: int | str
        self.inherited: list[int] = []  # what a worker needs of this process
        if sys.platform == "win32":
            self.handle = f"fondaco-{secrets.token_hex(8)}"
        else:
            self.handle = no_file()
            self.inherited.append(self.handle)
            os.ftruncate(self.handle, space)
        self.map = open_memory(self.handle, space)

    def close(self) -> None:
        """No other process can have it any more."""
        while self.inherited:
            os.close(self.inherited.pop())


def no_file() -> int:
    """A file without a name, in memory if possible."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("fondaco")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def open_memory(handle: int | str, space: int) -> mmap.mmap:
    """The memory behind a handle."""
    if sys.platform == "win32":
        return mmap.mmap(-1, space, tagname=str(handle))
    return mmap.mmap(int(handle), space)


class GameWorker:
    """A process that plays the games of some rows."""

    def __init__(self, setup: dict[str, Any], inherited: list[int]) -> None:
        self.first: int = setup["first"]
        self.last: int = setup["last"]  # not included
        self.dead = False
        path = os.pathsep.join(part for part in sys.path if part)
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "fondaco.envs.vector_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path},
            pass_fds=inherited,
        )
        self.order(json.dumps(setup).encode() + b"\n")

    def lives(self) -> bool:
        """Whether it can still play."""
        self.dead = self.dead or self.process.poll() is not None
        return not self.dead

    def order(self, line: bytes) -> None:
        """Tell it what to do."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
        except OSError:
            self.dead = True

    def wait(self) -> None:
        """Until it has done so."""
        assert self.process.stdout is not None
        if not self.dead and not self.process.stdout.readline():
            self.dead = True

    def end(self) -> None:
        """It is not needed any more."""
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(OSError):  # it did not read what was written last
                pipe.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def end_all(workers: list[GameWorker], pages: list[SharedPages]) -> None:
    """Let them go."""
    while workers:
        workers.pop().end()
    while pages:
        pages.pop().close()


class SharedVectorEnv(VectorEnv):
    """As VectorEnv, with the games spread over so many worker processes."""

    def __init__(self, game: str, games: int, workers: int | None = None, **arguments: Any) -> None:
        count = min(games, os.cpu_count() or 1) if workers is None else workers
        if not 1 <= count <= max(1, games):
            raise Refused("vector-workers", most=games, workers=count)
        self._count = count
        self._workers: list[GameWorker] = []
        self._pages: list[SharedPages] = []
        self._end = weakref.finalize(self, end_all, self._workers, self._pages)
        super().__init__(game, games, **arguments)

    def close(self) -> None:
        """End the workers. The arrays stay as they are, but no game can be played on."""
        self._end()

    def _memory(self, space: int) -> Any:
        self._pages.append(SharedPages(space))
        return self._pages[0].map

    def _begin(self) -> None:
        ends = [len(self) * part // self._count for part in range(self._count + 1)]
        try:
            for first, last in pairwise(ends):
                self._workers.append(self._hire(first, last))
            self._wait()
        except BaseException:
            self._end()
            raise

    def _hire(self, first: int, last: int) -> GameWorker:
        """A worker for these rows, and all that it has to know."""
        setup = {
            "game": self.rules.name,
            "players": self.rules.players,
            "options": self.rules.options(),
            "terms": [
                self.terms.reward,
                self.terms.invite,
                self.terms.limit,
                self.terms.again,
            ],
            "games": len(self),
            "first": first,
            "last": last,
            "seeds": self.seeds[first:last],
            "handle": self._pages[0].handle,
        }
        return GameWorker(setup, self._pages[0].inherited)

    def _play(self, actions: Any) -> None:
        self._check_workers()
        self._arrays["actions"][:] = actions
        for worker in self._workers:
            worker.order(STEP)
        self._wait()

    def _reset(self, rows: list[int], seeds: Sequence[str | None]) -> None:
        if not self._workers:
            raise Refused("vector-closed")
        fresh = [at for at, worker in enumerate(self._workers) if not worker.lives()]
        for at in fresh:
            gone = self._workers[at]
            gone.end()
            self._arrays["numbers"][gone.first : gone.last] += 1
            for name in ("rewards", "done", "stopped"):
                self._arrays[name][gone.first : gone.last] = 0
            self._workers[at] = self._hire(gone.first, gone.last)
        self._wait([self._workers[at] for at in fresh])
        for worker in self._workers:
            given = [
                [row - worker.first, seed]
                for row, seed in zip(rows, seeds, strict=True)
                if worker.first <= row < worker.last
            ]
            worker.order(json.dumps(given).encode() + b"\n")
        self._wait()

    def _wait(self, workers: list[GameWorker] | None = None) -> None:
        for worker in self._workers if workers is None else workers:
            worker.wait()
        self._check_workers()

    def _check_workers(self) -> None:
        if not self._workers:
            raise Refused("vector-closed")
        for worker in self._workers:
            if not worker.lives():
                raise Refused("vector-worker", first=worker.first, last=worker.last - 1)
