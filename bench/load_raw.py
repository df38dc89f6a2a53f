"""The raw limits of a machine: what `bench/load.py` compares a house with.

A bare append to the log; a bare WebSocket server that does for a move what any server has to do:
read one frame, and send one to each of the four seats and an answer.
"""

import asyncio
import secrets
import socket
import sys
import time
from pathlib import Path
from typing import Any

from bench.crowd import cpu_seconds
from bench.load_house import Crowd, pid_of
from fondaco.store import LogRow, open_store
from tests.faults.harness import Process, free_port, wait_for

AT_ONCE = 150  # tables that are written at the same time

ECHO = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    copies = int(sys.argv[2])
    while (message := await receive())["type"] == "websocket.receive":
        for _ in range(copies):
            await send({"type": "websocket.send", "text": message["text"]})
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False,
            log_level="error", lifespan="off")
"""


async def raw_append(url: str, seconds: float) -> int:
    """Lines a second that the store writes when nothing else is done, at many tables at once."""
    store = await open_store(url)
    entry = b'{"kind":"moved","seat":2,"move":"offer salt + 3 for olives","id":"m123"}'
    end = time.perf_counter() + seconds
    count = 0

    async def one() -> None:
        nonlocal count
        name, number = secrets.token_hex(8), 0
        while time.perf_counter() < end:
            await store.append(name, LogRow(number, 1, entry))
            number += 1
            count += 1

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    await store.close()
    return round(count / seconds)


def raw_echo(
    crowd: Crowd, folder: Path, size: int, seconds: float, copies: int = 1
) -> dict[str, Any]:
    """A server that sends back what it hears, so many times."""
    port = free_port()
    server = Process("echo", [sys.executable, "-c", ECHO, str(port), str(copies)], folder)
    server.start()
    try:
        wait_for("the echo answers", lambda: listens(port))
        before = cpu_seconds([pid_of(server)])
        told = crowd.ask(
            "echo", door=f"ws://127.0.0.1:{port}", size=size, connections=50, seconds=seconds,
            copies=copies,
        )  # fmt: skip
        used = cpu_seconds([pid_of(server)]) - before
        told["server_cpu_ms_per_echo"] = round(
            1000 * used / max(1, seconds * told["echoes_per_second"]), 3
        )
        return told
    finally:
        server.stop()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
