"""Real processes on loopback, to be killed: houses, a bus of our own, a gate before the database.

Everything here is started by the tests and ended by its process id.
"""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PATIENCE = 180.0  # seconds that a process may take to start on a busy machine


class FaultError(Exception):
    """Something is not as the house promises."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(what: str, good: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not good():
        if time.monotonic() > end:
            raise FaultError(f"{what}: not within {seconds:.0f} seconds")
        time.sleep(0.03)


def alive(pid: int) -> bool:
    """Whether a process still runs; one that only waits to be collected does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][:1]
    except OSError:
        return False
    return state not in "ZX"


def offspring(pid: int) -> list[int]:
    """Every process that descends from this one (where the system tells)."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *offspring(int(child))]
    return found


class Process:
    """A process of ours, with its output in a file."""

    def __init__(self, name: str, command: list[str], folder: Path) -> None:
        self.name = name
        self.command = command
        self.log = folder / f"{name}.log"
        self.environment: dict[str, str] | None = None  # ours, if none is given
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.child = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                env=self.environment,
            )

    @property
    def running(self) -> bool:
        return self.child is not None and self.child.poll() is None

    def kill(self) -> list[int]:
        """kill -9, without a warning; which processes it had started itself."""
        if self.child is None:
            return []
        left = offspring(self.child.pid)
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()
        self.child = None
        return left

    def stop(self) -> None:
        """Politely; with force where that does not help."""
        if self.child is None:
            return
        left = offspring(self.child.pid)
        self.child.terminate()
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()
        self.child = None
        for pid in left:
            if alive(pid):
                with suppress(OSError):
                    os.kill(pid, signal.SIGKILL)


class House(Process):
    """`fondaco serve` on a port that stays the same."""

    def __init__(self, name: str, folder: Path, database: str, bus: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        code = "from fondaco.cli.main import main; main()"
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port)]
        command += ["--database", database, "--minds", "1", "--json-logs"]
        # All the world comes from one address here.
        command += ["--requests-a-minute", "0", "--connections-an-address", "0"]
        command += ["--tables-a-person", "0"]  # all come from one address
        if bus:
            command += ["--bus", bus]
        super().__init__(name, command, folder)

    def open(self) -> None:
        self.start()
        self.answers()

    def answers(self) -> None:
        wait_for(f"{self.name} answers", self._healthy)

    def _healthy(self) -> bool:
        if not self.running:
            raise FaultError(f"{self.name} ended by itself: {self.log.read_text()[-2000:]}")
        try:
            with urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


class Nats(Process):
    """A bus of our own, so that nobody else's is touched."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        program = shutil.which("nats-server") or "nats-server"
        super().__init__("nats", [program, "-a", "127.0.0.1", "-p", str(self.port)], folder)

    def open(self) -> None:
        self.start()
        wait_for("nats-server answers", self._answers)

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False


class Gate:
    """A way to a service that can be cut in the middle of a word, or fall silent."""

    def __init__(self, host: str, port: int) -> None:
        self.to = (host, port)
        self.port = 0
        self.is_open = True
        self._passing = asyncio.Event()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._passing.set()
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    @property
    def connections(self) -> int:
        return len(self._writers) // 2

    def cut(self) -> None:
        """Break every connection; new ones are refused until the gate is open again."""
        self.is_open = False
        for writer in list(self._writers):
            writer.transport.abort()

    def hush(self) -> None:
        """Nothing comes through and nothing is refused: what was said arrives when it opens."""
        self._passing.clear()

    def open(self) -> None:
        self.is_open = True
        self._passing.set()

    async def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._server.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.is_open:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection(*self.to)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, back}
        self._writers |= ends
        with suppress(asyncio.CancelledError):  # when the test ends
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        self._writers -= ends

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()
        with suppress(Exception):
            writer.close()


def ask(url: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """POST some JSON; the answer, and the cookie that says who we are. OSError: no answer."""
    headers = {"content-type": "application/json", "cookie": cookie}
    request = Request(url, json.dumps(body).encode(), headers)
    try:
        with urlopen(request, timeout=10) as answer:
            given = answer.headers.get("set-cookie", cookie).partition(";")[0]
            return json.load(answer), given
    except HTTPError as error:
        reason = json.loads(error.read() or b"{}").get("detail", "")
        if error.code == 503:
            raise OSError(reason) from None
        raise FaultError(f"{url}: {error.code} {reason}") from None
