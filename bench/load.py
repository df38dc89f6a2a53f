"""How many live tables a house can hold, and what they cost: `python -m bench.load`.

Four-player tables, each with a move every five seconds on average, grow in number until the p99
from a move's sending to everybody's update passes 100 ms: on SQLite, and with two houses on
PostgreSQL and NATS. Clients connect with a language, as browsers do; a second column has the
figures without one. At 1,000 tables nobody moves for a while: then only pings and the house's own
work cost anything. Some tables also play as fast as they can.

The same run measures the raw limits of the machine (`load_raw.py`) and three cases of boardgame.io
(`load_boardgame.py`). Every figure comes with how late the load generator itself was, and with the
longest pause of the house's event loop. Writes bench/load.json and the tables in docs/hosting.md.

`--quick` is a check of this program in two minutes; its figures are written nowhere.
"""

import argparse
import asyncio
import json
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from bench import load_boardgame, load_report
from bench.load_house import ROOT, Crowd, MeasuredHouse, memory_of, pid_of
from bench.load_raw import raw_append, raw_echo
from bench.load_tables import open_tables, seat_people
from fondaco.store import open_store
from tests.faults.harness import Nats
from tests.store.houses import postgres_schema

EVERY = 5.0  # seconds between two moves of a table, on average
LIMIT = 100.0  # milliseconds that the p99 may take
STEPS = (50, 100, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 2000, 2500, 3000)
HUMAN = 1000  # tables at the pace of people, at which everything is compared
FULL = 150  # tables that move as fast as they can
SHARED = 50  # tables with the same four people: what one person may write has its limit
TOLD = 5  # frames that a move brings about: an update for each seat, and an answer
LANGUAGE = "en"
IDLE_S = 50.0  # twice the time between two pings of a browser


class Plan:
    """What a run measures, and for how long."""

    def __init__(self, wish: argparse.Namespace) -> None:
        quick = wish.quick
        self.human = 100 if quick else HUMAN
        self.full = 40 if quick else FULL
        self.seconds = min(wish.seconds, 4.0) if quick else wish.seconds
        self.full_s = 3.0 if quick else 8.0
        self.raw_s = 1.0 if quick else 4.0
        self.idle_s = 8.0 if quick else IDLE_S
        self.settle_s = 2.0 if quick else EVERY
        steps = (50, 100) if quick else STEPS
        self.steps = [step for step in steps if step <= wish.tables]


class Session:
    """Houses that have just been opened, and a crowd that plays there."""

    def __init__(self, database: str, houses: Sequence[MeasuredHouse], plan: Plan) -> None:
        self.database = database
        self.houses = houses
        self.plan = plan
        self.tables = 0
        with ExitStack() as stack:
            for house in houses:
                stack.callback(house.stop)
                house.open()
            self.crowd = Crowd()
            stack.callback(self.crowd.close)
            self._end = stack.pop_all()
        self.empty_mb = sum(map(memory_of, houses))

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *_: object) -> None:
        self._end.close()

    def grow(self, goal: int, language: str) -> None:
        """Open tables until there are so many, and connect their players."""
        doors = [house.url.replace("http", "ws", 1) for house in self.houses]
        while self.tables < goal:
            count = min(SHARED, goal - self.tables)
            people, cookies = asyncio.run(_with(self.database, seat_people))
            work = partial(open_tables, people=people, count=count)
            names = asyncio.run(_with(self.database, work))
            self.crowd.ask("sit", tables=names, cookies=cookies, doors=doors, language=language)
            self.tables += count

    def _ask(self, do: str, **order: Any) -> dict[str, Any]:
        for house in self.houses:
            house.pauses()  # what was before does not count
        found = self.crowd.ask(do, servers=[pid_of(house) for house in self.houses], **order)
        pauses = [house.pauses() for house in self.houses]
        for name in pauses[0]:
            found[name] = max(each[name] for each in pauses)
        memory = sum(map(memory_of, self.houses)) - self.empty_mb
        found["memory_mb_per_table"] = round(memory / max(1, self.tables), 3)
        found["load_average"] = os.getloadavg()[0]
        found["crowd_is_the_limit"] = found["crowd_cpu"] > 0.85
        return found

    def human(self) -> dict[str, Any]:
        """Everybody plays at the pace of people."""
        plan = self.plan
        return self._ask("measure", every=EVERY, settle=plan.settle_s, seconds=plan.seconds)

    def full_speed(self) -> dict[str, Any]:
        return self._ask("measure", every=0.0, settle=2.0, seconds=self.plan.full_s)

    def idle(self, pings: bool) -> dict[str, Any]:
        """Nobody moves."""
        plan = self.plan
        return self._ask("idle", pings=pings, settle=plan.settle_s, seconds=plan.idle_s)


def with_language(session: Session, plan: Plan) -> dict[str, Any]:
    """More and more tables; on the way, a while in which nobody moves."""
    found: dict[str, Any] = {"steps": [], "empty_mb": round(session.empty_mb, 1)}
    found["idle_empty"] = empty = session.idle(pings=False)
    say(f"  an empty house: {empty['server_cpu']:.1%} of a core, {found['empty_mb']} MB")
    for goal in plan.steps:
        session.grow(goal, LANGUAGE)
        step = session.human()
        found["steps"].append(step)
        say(f"  {told(step)}, {step['memory_mb_per_table']} MB a table")
        if goal == plan.human:
            found["human_pace"] = step
            for key, pings in (("idle_silent", False), ("idle", True)):
                found[key] = idle = session.idle(pings)
                say(
                    f"  nobody moves, {idle['clients']} clients, {idle['pings_per_second']} pings "
                    f"a second: {idle['server_cpu']:.1%} of a core, longest pause "
                    f"{idle['longest_pause_ms']} ms"
                )
        if step["p99_ms"] > LIMIT or step["trouble"]:
            break
    good = [step for step in found["steps"] if step["p99_ms"] <= LIMIT and not step["trouble"]]
    found["held"] = good[-1] if good else None
    return found


def measure(
    name: str, database: str, houses: Sequence[MeasuredHouse], plan: Plan, also_bare: bool
) -> dict[str, Any]:
    """All figures for one kind of store. `also_bare`: also those without a language."""
    appends = asyncio.run(raw_append(database, plan.raw_s))
    say(f"{name}: the bare log takes {appends} lines a second")
    with Session(database, houses, plan) as session:
        found = with_language(session, plan)
    found["raw_appends_per_second"] = appends
    with Session(database, houses, plan) as session:
        session.grow(plan.full, LANGUAGE)
        found["full_speed"] = full = session.full_speed()
        full["of_raw_append"] = round(full["moves_per_second"] / appends, 3)
        say(f"  full speed: {told(full)}, {full['of_raw_append']:.0%} of the bare log")
    if also_bare:
        found["no_language"] = bare = {}
        with Session(database, houses, plan) as session:
            session.grow(plan.full, "")
            bare["full_speed"] = session.full_speed()
            say(f"  without a language, full speed: {told(bare['full_speed'])}")
        with Session(database, houses, plan) as session:
            session.grow(plan.human, "")
            bare["human_pace"] = session.human()
            say(f"  without a language: {told(bare['human_pace'])}")
    crowd = Crowd()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for key, copies in (("raw_echo", 1), ("raw_telling", TOLD)):
                size = full["update_bytes"]
                found[key] = echo = raw_echo(crowd, Path(folder), size, plan.raw_s, copies)
                say(
                    f"  bare {'echo' if copies == 1 else f'frame in and {copies} out'} of "
                    f"{size} bytes: {echo['echoes_per_second']} a second, p99 "
                    f"{echo['p99_ms']} ms, {echo['server_cpu_ms_per_echo']} ms CPU each"
                )
    finally:
        crowd.close()
    return found


def boardgame(plan: Plan, ours: dict[str, Any]) -> dict[str, Any] | None:
    """Three cases of boardgame.io, at full speed and at the pace of people."""
    command = load_boardgame.install()
    if command is None:
        say("boardgame.io cannot be installed here: it is not measured")
        return None
    found: dict[str, Any] = {}
    for case in load_boardgame.CASES:
        found[case] = {}
        for pace, tables, every, seconds in (
            ("full_speed", plan.full, 0.0, plan.full_s),
            ("human_pace", plan.human, EVERY, plan.seconds),
        ):
            theirs = load_boardgame.measure(command, case, tables, every, seconds)
            if theirs is None:
                say(f"boardgame.io, {case}, {pace}: it did not get so far")
                continue
            theirs["times"] = times = load_boardgame.compared(ours[pace], theirs)
            found[case][pace] = theirs
            say(
                f"boardgame.io, {case}, {pace}: {theirs['tables']} tables, "
                f"{theirs['moves_per_second']} moves a second, p99 {theirs['p99_ms']} ms, "
                f"{theirs['cpu_ms_per_move']} ms CPU a move, {theirs['memory_mb_per_table']} MB a "
                f"table (crowd {theirs['crowd_cpu']} cores, late {theirs['crowd_lag_p99_ms']} ms); "
                f"a move of ours costs {times['cpu']} times less"
            )
    return found


def told(step: dict[str, Any]) -> str:
    text = (
        f"{step['tables']} tables, {step['moves_per_second']} moves a second, "
        f"p50 {step['p50_ms']} ms, p99 {step['p99_ms']} ms, {step['cpu_ms_per_move']} ms CPU a "
        f"move ({step['server_cpu']:.2f} cores; longest pause {step['longest_pause_ms']} ms, "
        f"{step['longest_busy_ms']} of them at work; the crowd {step['crowd_cpu']} cores, late "
        f"{step['crowd_lag_p99_ms']} ms; load {step['load_average']:.1f})"
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
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=3000, help="stop there at the latest")
    parser.add_argument("--seconds", type=float, default=15.0, help="of measuring each step")
    parser.add_argument("--only", choices=["sqlite", "postgres", "boardgame"])
    parser.add_argument("--quick", action="store_true", help="check this program in two minutes")
    parser.add_argument("--show", action="store_true", help="only write the tables of the docs")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "load.json")
    wish = parser.parse_args()
    if wish.show:
        load_report.write(json.loads(wish.out.read_text()))
        return
    plan = Plan(wish)
    found: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load_average_before": os.getloadavg(),
    }
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we begin")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if wish.only in (None, "sqlite"):
            database = f"sqlite:///{folder / 'house.db'}"
            house = MeasuredHouse("house", folder, database)
            found["sqlite"] = measure("SQLite", database, [house], plan, also_bare=True)
        if wish.only == "postgres" or (wish.only is None and not wish.quick):
            if shutil.which("nats-server") is None:
                sys.exit("there is no nats-server here")
            nats = Nats(folder)
            nats.open()
            try:
                with postgres_schema() as url:
                    houses = [MeasuredHouse(f"house{at}", folder, url, nats.url) for at in range(2)]
                    found["postgres"] = measure("PostgreSQL and NATS", url, houses, plan, False)
            finally:
                nats.stop()
    if wish.only in (None, "boardgame"):
        # Alone it is compared with what was measured last.
        ours = found.get("sqlite") or json.loads(wish.out.read_text())["sqlite"]
        found["boardgame"] = boardgame(plan, ours)
    if wish.only is None and not wish.quick:
        wish.out.write_text(json.dumps(found, indent=1) + "\n")
        load_report.write(found)


if __name__ == "__main__":
    main()
