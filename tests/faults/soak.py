"""Kill houses for as long as you like: `python -m tests.faults.soak --kills 1000`.

Half of the kills hit a house on SQLite, half one of two houses on PostgreSQL and NATS, where the
bus and the database are taken away too; both at the same time. Prints how far it is and how long it
will take; exit code 1 on any finding. Stopped (Ctrl+C), it says with which options the rest can be
done: every kill stands for itself.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from tests.faults.harness import FaultError
from tests.faults.scenario import FaultScenario, hosted_stage, sqlite_stage
from tests.store.houses import postgres_schema


async def on_sqlite(folder: Path, kills: int, seed: int) -> None:
    began = time.monotonic()
    async with sqlite_stage(folder, seed, tables=3) as scenario:
        for count in range(kills):
            await scenario.play_on(scenario.rng.randint(1, 40))
            await scenario.kill(0)
            report("sqlite", scenario, count + 1, kills, began)
        await scenario.finish()
    told("sqlite", scenario, began)


async def on_postgres(folder: Path, database: str, kills: int, seed: int) -> None:
    began = time.monotonic()
    async with await hosted_stage(folder, database, seed, tables=3) as scenario:
        count = 0
        while count < kills:
            await scenario.play_on(scenario.rng.randint(1, 40))
            count += await fault(scenario)
            report("postgres", scenario, count, kills, began)
        await scenario.finish()
    told("postgres", scenario, began)


async def fault(scenario: FaultScenario) -> int:
    """One of those that can happen; how many houses it killed."""
    match scenario.rng.choices(range(7), [12, 3, 2, 2, 2, 1, 1])[0]:
        case 0:
            await scenario.kill(scenario.rng.randrange(2))
            return 1
        case 1:
            await scenario.kill(0, 1)
            return 2
        case 2:
            await scenario.lose_bus(scenario.rng.uniform(0.0, 3.0))
        case 3:
            await scenario.end_sessions()
        case 4:
            await scenario.cut_database(scenario.rng.uniform(0.0, 2.0))
        case 5:
            await scenario.cut_database(7.0)  # longer than a house has patience
        case 6:  # killed while it waits for a database that is away
            assert scenario.gate is not None
            scenario.gate.cut()
            await asyncio.sleep(scenario.rng.random())
            scenario.houses[0].kill()
            scenario.gate.open()
            await scenario.kill(0)
            return 1
    return 0


done: dict[str, int] = {}  # kills so far


def report(name: str, scenario: FaultScenario, count: int, kills: int, began: float) -> None:
    before, done[name] = done.get(name, 0), count
    if count // 10 == before // 10 and count < kills:
        return
    passed = time.monotonic() - began
    print(
        f"  {name}: {count} of {kills} kills, {scenario.acknowledged} requests acknowledged, "
        f"{scenario.finished} games over; {passed / 60:.0f} min, about "
        f"{passed / count * max(0, kills - count) / 60:.0f} more",
        flush=True,
    )


def told(name: str, scenario: FaultScenario, began: float) -> None:
    kinds = Counter(what.split(" for ")[0] for what in scenario.faults)
    print(f"{name}: {scenario.finished} games to their end in {time.monotonic() - began:.0f} s;")
    print(
        f"  {scenario.entries} requests acknowledged, "
        f"{scenario.repeats} repeated without an answer;"
    )
    print("  " + ", ".join(f"{what} ×{count}" for what, count in sorted(kinds.items())))
    print("  every acknowledged one stands in the log once, nothing was seen twice or missed,")
    print("  and every clock that was shown is what the log says.", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    wish = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # end our processes then too
    print(f"{wish.kills} kills, seed {wish.seed}", flush=True)
    shares = {"sqlite": wish.kills // 2, "postgres": wish.kills - wish.kills // 2}
    if wish.only:
        shares = {wish.only: wish.kills}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres_schema()) if "postgres" in shares else ""
        try:
            asyncio.run(soak(folder, database, shares, wish.seed))
        except* FaultError as found:
            for error in found.exceptions:
                print(f"FOUND: {error}")
            sys.exit(1)
        except* KeyboardInterrupt:
            rest = sum(shares.values()) - sum(done.values())
            print(f"Stopped, with no finding, after {done}. The rest: --kills {rest}"
                  + (f" --only {wish.only}" if wish.only else ""))  # fmt: skip
            sys.exit(130)


async def soak(folder: Path, database: str, shares: dict[str, int], seed: int) -> None:
    async with asyncio.TaskGroup() as group:
        for name, kills in shares.items():
            (folder / name).mkdir()
            if name == "sqlite":
                group.create_task(on_sqlite(folder / name, kills, seed))
            else:
                group.create_task(on_postgres(folder / name, database, kills, seed))


if __name__ == "__main__":
    main()
