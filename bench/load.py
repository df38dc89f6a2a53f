"""How many live tables a house can hold: `python -m bench.load`.

Four-player tables, each with a move every five seconds on average, grow in number until the p99
from a move's sending to everybody's update passes 100 ms: on SQLite, and with two houses on
PostgreSQL and NATS. Beside it stand the raw limits of the same machine in the same run: a bare
append to the log, a bare WebSocket echo, a bare WebSocket server that does for a move what any
server has to do: hear one frame, and tell the four seats and its sender; and boardgame.io, which
comes from npm into .bench/, with as many seats, moves and frames. Writes bench/load.json.
"""

import argparse
import asyncio
import json
import os
import platform
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from fondaco.games import make
from fondaco.server.lines import encode
from fondaco.server.people import digest
from fondaco.server.room import load
from fondaco.store import LogRow, Person, Store, open_store
from fondaco.table.entries import AnyEntry, Began, Clock, Opened, Sat, Settings
from tests.faults.harness import House, Nats, Process, free_port, wait_for
from tests.store.houses import postgres_schema

EVERY = 5.0  # seconds between two moves of a table, on average
LIMIT = 100.0  # milliseconds that the p99 may take
STEPS = (50, 100, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 2000, 2500, 3000)
FULL = 150  # tables that move as fast as they can
SHARED = 50  # tables with the same four people: what one person may write has its limit
TOLD = 5  # frames that a move brings about: an update for each seat, and an answer
BOARDGAME = "boardgame.io@0.50.2"
ROOT = Path(__file__).parent.parent
TICKS = os.sysconf("SC_CLK_TCK")

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


class Crowd:
    """The load, in a process of its own."""

    def __init__(self) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-m", "bench.crowd"], cwd=ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def ask(self, do: str, **order: Any) -> dict[str, Any]:
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(json.dumps({"do": do, **order}) + "\n")
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise SystemExit("the crowd ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        self.child.kill()
        self.child.wait()


def cpu_of(process: Process) -> float:
    """Seconds of a core that a process has used."""
    assert process.child is not None
    fields = Path(f"/proc/{process.child.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(process: Process) -> float:
    """Megabytes."""
    assert process.child is not None
    pages = int(Path(f"/proc/{process.child.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


# --- tables ---------------------------------------------------------------------------------------


async def seat_people(store: Store) -> tuple[list[str], list[str]]:
    """Four people, who sit at many tables: their ids and their cookies."""
    ids, cookies = [], []
    for seat in range(4):
        secret = secrets.token_urlsafe(24)
        person = Person(id=secrets.token_hex(8), name=f"Player {seat}", created=1)
        await store.add_person(person, digest(secret))
        ids.append(person.id)
        cookies.append(f"fondaco={secret}")
    return ids, cookies


async def open_tables(store: Store, people: list[str], count: int) -> list[str]:
    """Begun tables, written as the house writes them, many at once."""
    gate = asyncio.Semaphore(100)

    async def one() -> str:
        name = secrets.token_hex(8)
        rules = make("oltremare", 4)
        now = time.time_ns() // 1_000_000
        opened = Opened(
            settings=Settings(
                "oltremare", 4, rules.options(), clock=Clock("live", bank=7200, increment=5)
            ),
            version=rules.version,
            seed=secrets.token_hex(16),
            host=people[0],
        )
        sat = [Sat(seat, person, f"Player {seat}") for seat, person in enumerate(people)]
        entries: list[AnyEntry] = [opened, *sat, Began()]
        rows = [LogRow(at, now, encode(entry)) for at, entry in enumerate(entries)]
        async with gate:
            for row in rows[:-1]:
                await store.append(name, row)
            await store.append(name, rows[-1], load(name, rows).new_index(now))
        return name

    return list(await asyncio.gather(*(one() for _ in range(count))))


# --- raw limits -----------------------------------------------------------------------------------


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

    await asyncio.gather(*(one() for _ in range(FULL)))
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
        wait_for("the echo answers", lambda: _listens(port))
        before = cpu_of(server)
        told = crowd.ask(
            "echo", door=f"ws://127.0.0.1:{port}", size=size, connections=50, seconds=seconds,
            copies=copies,
        )  # fmt: skip
        used = cpu_of(server) - before
        told["server_cpu_ms_per_echo"] = round(
            1000 * used / max(1, seconds * told["echoes_per_second"]), 3
        )
        return told
    finally:
        server.stop()


def _listens(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


# --- boardgame.io ---------------------------------------------------------------------------------


def boardgame(seconds: float) -> dict[str, Any] | None:
    """boardgame.io at full speed, in memory, with a simple game; None where it is not to be had."""
    home = ROOT / ".bench" / "boardgame"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        say("there is no npm here: boardgame.io is not measured")
        return None
    if not (home / "node_modules" / "boardgame.io").is_dir():
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text('{"private": true}\n')
        install = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", BOARDGAME]
        if subprocess.run(install, cwd=home, check=False, capture_output=True).returncode:
            say("npm cannot install boardgame.io here: it is not measured")
            return None
    port = free_port()
    where = ["env", f"NODE_PATH={home / 'node_modules'}", "NODE_ENV=production", node]
    command = [*where, str(ROOT / "bench" / "boardgame.cjs")]
    with tempfile.TemporaryDirectory() as name:
        server = Process("boardgame", [*command, "serve", str(port)], Path(name))
        server.start()
        try:
            wait_for("boardgame.io answers", lambda: _listens(port))
            return _against(server, [*command, "crowd", str(port), str(FULL), str(seconds)])
        finally:
            server.stop()


def _against(server: Process, crowd: list[str]) -> dict[str, Any]:
    with subprocess.Popen(crowd, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        players.stdout.readline()  # they begin to measure
        before = cpu_of(server)
        line = players.stdout.readline()
        used = cpu_of(server) - before
    found: dict[str, Any] = json.loads(line)
    found["cpu_ms_per_move"] = round(1000 * used / max(found["moves"], 1), 2)
    found["load_average"] = os.getloadavg()[0]
    return found


def compared(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, float]:
    """How many times less a move of ours costs, and how many times as many there are."""
    return {
        "cpu": round(theirs["cpu_ms_per_move"] / ours["cpu_ms_per_move"], 1),
        "moves_per_second": round(ours["moves_per_second"] / theirs["moves_per_second"], 1),
    }


# --- the house ------------------------------------------------------------------------------------


def grow(name: str, database: str, houses: list[House], wish: argparse.Namespace) -> dict[str, Any]:
    """More and more tables; what was measured."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found: dict[str, Any] = {"raw_appends_per_second": asyncio.run(raw_append(database, 4.0))}
        say(f"{name}: the bare log takes {found['raw_appends_per_second']} lines a second")
        crowd = Crowd()
        stack.callback(crowd.close)
        for house in houses:
            stack.callback(house.stop)
            house.open()
        doors = [house.url.replace("http", "ws", 1) for house in houses]
        empty = sum(map(memory_of, houses))

        def more(count: int) -> None:
            for at in range(0, count, SHARED):
                people, cookies = asyncio.run(_with(database, seat_people))
                work = partial(open_tables, people=people, count=min(SHARED, count - at))
                names = asyncio.run(_with(database, work))
                crowd.ask("sit", tables=names, cookies=cookies, doors=doors)

        found["steps"] = steps = []
        tables = 0
        for goal in [step for step in STEPS if step <= wish.tables]:
            more(goal - tables)
            tables = goal
            step = _measured(crowd, houses, EVERY, wish.seconds)
            step["memory_mb_per_table"] = round((sum(map(memory_of, houses)) - empty) / tables, 3)
            steps.append(step)
            say(f"  {told(step)}, {step['memory_mb_per_table']} MB a table")
            if step["p99_ms"] > LIMIT or step["trouble"]:
                break
        good = [step for step in steps if step["p99_ms"] <= LIMIT and not step["trouble"]]
        found["held"] = good[-1] if good else None
        crowd.close()
        crowd = Crowd()
        stack.callback(crowd.close)
        more(FULL)
        found["full_speed"] = full = _measured(crowd, houses, 0.0, 8.0, settle=2.0)
        full["of_raw_append"] = round(full["moves_per_second"] / found["raw_appends_per_second"], 3)
        say(f"  full speed: {told(full)}, {full['of_raw_append']:.0%} of the bare log")
        for name, copies in (("raw_echo", 1), ("raw_telling", TOLD)):
            found[name] = echo = raw_echo(crowd, folder, full["update_bytes"], 4.0, copies)
            say(
                f"  bare {'echo' if copies == 1 else f'frame in and {copies} out'} of "
                f"{echo['bytes']} bytes: {echo['echoes_per_second']} a second, p99 "
                f"{echo['p99_ms']} ms, {echo['server_cpu_ms_per_echo']} ms CPU each"
            )
        return found


def _measured(
    crowd: Crowd, houses: list[House], every: float, seconds: float, settle: float = EVERY
) -> dict[str, Any]:
    before = time.perf_counter(), sum(map(cpu_of, houses))
    step = crowd.ask("measure", every=every, settle=settle, seconds=seconds)
    took, used = time.perf_counter() - before[0], sum(map(cpu_of, houses)) - before[1]
    step["server_cpu"] = round(used / took, 2)  # cores
    step["cpu_ms_per_move"] = round(1000 * used / took / max(step["moves_per_second"], 0.1), 2)
    step["load_average"] = os.getloadavg()[0]
    step["crowd_is_the_limit"] = step["crowd_cpu"] > 0.85
    return step


def told(step: dict[str, Any]) -> str:
    text = (
        f"{step['tables']} tables, {step['moves_per_second']} moves a second, "
        f"p50 {step['p50_ms']} ms, p99 {step['p99_ms']} ms, {step['cpu_ms_per_move']} ms CPU a "
        f"move ({step['server_cpu']} cores; the crowd {step['crowd_cpu']}; "
        f"load {step['load_average']:.1f})"
    )
    if step["crowd_is_the_limit"]:
        text += " [the crowd is the limit]"
    return text + (f" TROUBLE: {step['first_trouble']}" if step["trouble"] else "")


async def _with(database: str, work: Any) -> Any:
    store = await open_store(database)
    try:
        return await work(store)
    finally:
        await store.close()


def say(text: str) -> None:
    print(text, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=3000, help="stop there at the latest")
    parser.add_argument("--seconds", type=float, default=15.0, help="of measuring each step")
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "load.json")
    wish = parser.parse_args()
    found: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load_average_before": os.getloadavg(),
    }
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we begin")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if wish.only != "postgres":
            database = f"sqlite:///{folder / 'house.db'}"
            found["sqlite"] = grow("SQLite", database, [House("house", folder, database)], wish)
        if wish.only != "sqlite":
            if shutil.which("nats-server") is None:
                sys.exit("there is no nats-server here")
            nats = Nats(folder)
            nats.open()
            try:
                with postgres_schema() as url:
                    houses = [House(f"house{at}", folder, url, nats.url) for at in range(2)]
                    found["postgres"] = grow("PostgreSQL and NATS", url, houses, wish)
            finally:
                nats.stop()
    if wish.only != "postgres" and (beside := boardgame(8.0)) is not None:
        found["boardgame"] = beside
        found["times_boardgame"] = times = compared(found["sqlite"]["full_speed"], beside)
        say(
            f"boardgame.io at full speed: {beside['tables']} tables, "
            f"{beside['moves_per_second']} moves a second, p99 {beside['p99_ms']} ms, "
            f"{beside['cpu_ms_per_move']} ms CPU a move (load {beside['load_average']:.1f}); "
            f"a move of ours costs {times['cpu']} times less CPU, "
            f"and there are {times['moves_per_second']} times as many"
        )
    if wish.only is None:
        wish.out.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
