"""Builders: a house in a process of its own, and somebody who visits it."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from fondaco.host.table_time import wall
from fondaco.server.limits.rates import Limit

MAIN = "from fondaco.cli.main import main; main()"
QUICK_MAIN = f"from tests.server.passwords import hash_quickly; hash_quickly(); {MAIN}"
ROOT = Path(__file__).parents[2]
PATIENCE = 180.0  # seconds in which a house opens on a busy machine
_clients: list[httpx.Client] = []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def in_one_window(limit: Limit, seconds: int = 15) -> None:
    """Wait for the next window of a rate limit if this one ends within so many seconds."""
    left = limit.window - wall() % limit.window
    if left < seconds * 1000:
        time.sleep(left / 1000)


@contextmanager
def serving(
    database: str, *options: str, environment: dict[str, str] | None = None
) -> Iterator[str]:
    """The address of a house that is open meanwhile."""
    port = str(free_port())
    address = f"http://127.0.0.1:{port}"
    given = ["--port", port, "--database", database, "--minds", "1", *options]
    command = [sys.executable, "-c", QUICK_MAIN, "serve", *given]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment
    ) as house:
        try:
            eventually(lambda: house.poll() is not None or is_open(address), PATIENCE)
            if house.poll() is not None:
                raise AssertionError(house.communicate()[0].decode())
            yield address
        finally:
            while _clients:
                _clients.pop().close()
            house.terminate()
            try:
                house.communicate(timeout=20)
            except subprocess.TimeoutExpired:
                house.kill()
                house.communicate()


def is_open(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz", verify=False).is_success
    except httpx.TransportError:
        return False


def eventually(happened: Callable[[], Any], seconds: float = 20) -> Any:
    """What it answers, as soon as that is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = happened()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"It did not happen within {seconds} seconds.")


def browser(address: str, **more: Any) -> httpx.Client:
    """Closed with the house. It reads no certificates, for there are none: that takes longest.

    It lets go of a connection sooner than the house does: on one that is just being closed, what it
    asks would be lost.
    """
    limits = httpx.Limits(keepalive_expiry=2)
    found = httpx.Client(base_url=address, verify=False, limits=limits, **more)
    _clients.append(found)
    return found


class Visitor:
    """Somebody with a name, a cookie and wishes."""

    def __init__(self, address: str, name: str) -> None:
        self.web = browser(address, timeout=30)
        self.id: str = self.post("/api/me", name=name)["person"]

    def post(self, path: str, **body: Any) -> Any:
        answer = self.web.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        answer = self.web.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> str:
        """Why a request was refused."""
        answer = self.web.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        reason: str = answer.json()["detail"]
        return reason

    def open(self, game: str = "batavia", players: int = 3, **more: Any) -> str:
        """Open a table with quick bots in all seats but the first."""
        bots = {str(seat): "random" for seat in range(1, players)}
        new = {"game": game, "players": players, "bots": bots, "calm": False, "talk": 0, **more}
        table: str = self.post("/api/tables", **new)["table"]
        return table
