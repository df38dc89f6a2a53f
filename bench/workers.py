"""How much more two workers do than one: `python -m bench.workers`.

The players, PostgreSQL and NATS share the machine with the workers, so the moves a second say
little where there are few cores. This measures the processor time of every process of the house
instead. `moves_per_core_second` is how many moves a second the house would make if each of its
processes had a core of its own and the busiest of them were the limit. The players' processor time
and the database's are left out.

The last case is two houses without a front: each connection goes to any of them, as with
SO_REUSEPORT. It shows what the front saves. Needs PostgreSQL and NATS. Writes bench/workers.json.
"""

import argparse
import asyncio
import json
import os
import platform
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from bench.crowd import cpu_seconds
from bench.load_house import ROOT, Crowd, pid_of
from bench.load_tables import open_tables, seat_people
from fondaco.store import open_store
from tests.faults.harness import House, Nats, offspring
from tests.store.houses import postgres_schema

SHARED = 50  # tables with the same four people


async def with_tables(database: str, count: int) -> list[tuple[list[str], list[str]]]:
    """Tables in groups: their names, and the cookies of the people who sit there."""
    store = await open_store(database)
    found = []
    try:
        for at in range(0, count, SHARED):
            people, cookies = await seat_people(store)
            names = await open_tables(store, people, min(SHARED, count - at))
            found.append((names, cookies))
    finally:
        await store.close()
    return found


def processes(houses: Sequence[House]) -> list[int]:
    """The houses, and their workers if they have any."""
    own = [pid_of(house) for house in houses]
    return [*own, *(pid for one in own for pid in offspring(one) if _works(pid, one))]


def _works(pid: int, parent: int) -> bool:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return int(fields[1]) == parent and cpu_seconds([pid]) > 0.3  # a helper of Python does nothing


def case(houses: Sequence[House], database: str, wish: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        for house in houses:
            stack.callback(house.stop)
            house.open()
        crowd = Crowd()
        stack.callback(crowd.close)
        doors = [house.url.replace("http", "ws", 1) for house in houses]
        for names, cookies in asyncio.run(with_tables(database, wish.tables)):
            crowd.ask("sit", tables=names, cookies=cookies, doors=doors, language="en")
        every = processes(houses)
        crowd.ask("measure", every=wish.every, settle=1.0, seconds=1.0, servers=every)  # warm up
        before = {pid: cpu_seconds([pid]) for pid in every}
        found = crowd.ask(
            "measure", every=wish.every, settle=0.0, seconds=wish.seconds, servers=every
        )
        used = [cpu_seconds([pid]) - before[pid] for pid in every]
        found["processes_cpu_s"] = [round(each, 2) for each in used]
        # Its own interval is a little longer than that in which the moves are counted.
        moves = found["moves"] * sum(used) / max(0.01, found["server_cpu"] * found["seconds"])
        found["moves_per_core_second"] = round(moves / max(*used, 0.01))
        found["load_average"] = os.getloadavg()[0]
        return found


def told(name: str, found: dict[str, Any]) -> str:
    return (
        f"{name}: {found['moves_per_core_second']} moves a second by its busiest process, "
        f"{found['cpu_ms_per_move']} ms CPU a move, {found['moves_per_second']} moves a second "
        f"here, p99 {found['p99_ms']} ms (CPU of each process {found['processes_cpu_s']} s; "
        f"the crowd {found['crowd_cpu']} cores; load {found['load_average']:.1f})"
        + (f" TROUBLE: {found['first_trouble']}" if found["trouble"] else "")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2, help="compared with one")
    parser.add_argument("--every", type=float, default=0.0, help="seconds between two moves")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "workers.json")
    wish = parser.parse_args()
    found: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "tables": wish.tables,
        "seconds_between_moves": wish.every,
    }
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        nats = Nats(folder)
        nats.open()
        try:
            for title, count, houses in (
                ("1 worker", 1, 1),
                (f"{wish.workers} workers", wish.workers, 1),
                (f"{wish.workers} houses without a front", 0, wish.workers),
            ):
                with postgres_schema("workers") as database:
                    made = partial(House, folder=folder, database=database, bus=nats.url)
                    opened = [made(f"house{at}") for at in range(houses)]
                    for house in opened:
                        house.command += ["--workers", str(count)] if count else []
                    found[title] = case(opened, database, wish)
                print(told(title, found[title]), flush=True)
        finally:
            nats.stop()
    one, many = found["1 worker"], found[f"{wish.workers} workers"]
    found["times"] = round(many["moves_per_core_second"] / one["moves_per_core_second"], 2)
    print(f"{wish.workers} workers do {found['times']} times what one does")
    wish.out.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
