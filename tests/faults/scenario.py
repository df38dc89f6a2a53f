"""Faults: houses, people who play there, and everything that can be taken from them."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from fondaco.store import Store, open_store
from tests.faults.audit import audit
from tests.faults.harness import FaultError, Gate, House, Nats, alive
from tests.faults.people import Company, gather_company, until
from tests.faults.power import Disk, put, records
from tests.store.houses import sql


class FaultScenario:
    """Tables are played until `finish`; whenever all are over, others are opened."""

    def __init__(self, database: str, houses: list[House], seed: int, tables: int) -> None:
        self.database = database  # for ourselves: the houses may go another way
        self.houses = houses
        self.rng = Random(seed)
        self.tables = tables
        self.nats: Nats | None = None
        self.gate: Gate | None = None  # before the database
        self.bus_gate: Gate | None = None
        self.sessions = ""  # what PostgreSQL calls the connections of the houses
        self.finished = 0
        self.entries = 0
        self.repeats = 0
        self.faults: list[str] = []
        self._store: Store | None = None
        self._playing: dict[asyncio.Task[None], Company] = {}
        self._opened = 0
        self._closing = False

    async def __aenter__(self) -> "FaultScenario":
        try:
            await asyncio.gather(*(asyncio.to_thread(house.open) for house in self.houses))
            self._store = await open_store(self.database)
            await asyncio.gather(*(self.open_table() for _ in range(self.tables)))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for house in self.houses:
            await asyncio.to_thread(house.stop)
        if self._store is not None:
            await self._store.close()
        for gate in filter(None, (self.gate, self.bus_gate)):
            await gate.close()
        if self.nats is not None:
            await asyncio.to_thread(self.nats.stop)

    @property
    def store(self) -> Store:
        assert self._store is not None
        return self._store

    async def open_table(self, **wishes: Any) -> Company:
        self._opened += 1
        doors = [house.url for house in self.houses]
        company = await gather_company(doors, f"p{self._opened}-", self.rng, **wishes)
        self._playing[asyncio.create_task(company.play())] = company
        return company

    def some_table(self) -> str:
        return next(iter(self._playing.values())).table

    # --- playing ----------------------------------------------------------------------------------

    @property
    def acknowledged(self) -> int:
        return self.entries + sum(company.acknowledged for company in self._playing.values())

    async def play_on(self, more: int, seconds: float = 90.0) -> None:
        """Until so many more requests were acknowledged."""
        goal = self.acknowledged + more
        end = asyncio.get_running_loop().time() + seconds
        while self.acknowledged < goal:
            if asyncio.get_running_loop().time() > end:
                raise FaultError(f"the tables stand still: {self._where()}")
            await asyncio.sleep(0.01)
            await self._collect()

    async def _collect(self) -> None:
        """What is over is looked into, and makes room for others."""
        for task in [task for task in self._playing if task.done()]:
            company = self._playing.pop(task)
            task.result()  # raises what somebody found
            await self._look_into(company)
            self.entries += company.acknowledged
            self.repeats += sum(person.repeats for person in company.people)
            self.finished += 1
            if not self._closing and not self._playing:
                await asyncio.gather(*(self.open_table() for _ in range(self.tables)))

    async def check(self) -> None:
        """Every table, now."""
        for company in list(self._playing.values()):
            await self._look_into(company)

    async def _look_into(self, company: Company) -> None:
        found = await audit(self.store, company)
        if found:
            raise FaultError("\n".join([f"after {self.faults[-3:]}:", *found]))

    async def finish(self, seconds: float = 180.0) -> None:
        """All tables to their end, and nothing more."""
        self._closing = True
        end = asyncio.get_running_loop().time() + seconds
        while self._playing:
            if asyncio.get_running_loop().time() > end:
                raise FaultError(f"the tables do not end: {self._where()}")
            await asyncio.sleep(0.05)
            await self._collect()

    def _where(self) -> str:
        return ", ".join(
            f"{company.table}: " + " ".join(f"{p.name}@{p.last}" for p in company.people)
            for company in self._playing.values()
        )

    # --- faults -----------------------------------------------------------------------------------

    async def kill(self, *which: int) -> None:
        """kill -9 of houses, and open them again; their bots must be gone."""
        self.faults.append(f"kill {which}")
        left: list[int] = []
        for at in which:
            left += await asyncio.to_thread(self.houses[at].kill)
        await self.check()
        await until(lambda: not any(map(alive, left)), "bots end with their house", 20)
        await asyncio.gather(*(asyncio.to_thread(self.houses[at].open) for at in which))

    async def fail_power(self, disk: Disk, journal: Path, keep: float) -> Disk:
        """The house and whatever it had not synced are gone; the disk as it is found."""
        house, folder = self.houses[0], Path(self.database.removeprefix("sqlite:///")).parent
        self.faults.append("power failed")
        await asyncio.to_thread(house.kill)
        await self.store.close()  # ours, which is no part of the story
        for record in records(journal):
            disk.do(record)
        put(disk.left(keep, self.rng), folder)
        journal.unlink()
        found = Disk(folder)
        await asyncio.to_thread(house.open)
        self._store = await open_store(self.database)
        await self.check()
        return found

    async def lose_bus(self, seconds: float) -> None:
        assert self.nats is not None
        self.faults.append(f"bus lost for {seconds:.1f} s")
        await asyncio.to_thread(self.nats.kill)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.nats.open)

    async def cut_database(self, seconds: float) -> None:
        assert self.gate is not None
        self.faults.append(f"database cut off for {seconds:.1f} s")
        self.gate.cut()
        await asyncio.sleep(seconds)
        self.gate.open()

    async def end_sessions(self) -> None:
        """PostgreSQL throws the houses out; they may come back at once."""
        self.faults.append("database sessions ended")
        await sql(
            self.database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE application_name = '{self.sessions}'",
        )


def sqlite_stage(folder: Path, seed: int, tables: int, logs: Path | None = None) -> FaultScenario:
    database = f"sqlite:///{folder / 'house.db'}"
    return FaultScenario(database, [House("house", logs or folder, database)], seed, tables)


async def hosted_stage(folder: Path, database: str, seed: int, tables: int) -> FaultScenario:
    """Two houses on one PostgreSQL schema, which they reach by a gate, and a bus of their own."""
    head, _, tail = database.partition("@")
    address, _, name = tail.partition("/")
    host, _, port = address.partition(":")
    gate = Gate(host, int(port))
    await gate.start()
    sessions = f"fondaco faults {gate.port}"
    url = f"{head}@127.0.0.1:{gate.port}/{name}&application_name={sessions.replace(' ', '%20')}"
    nats = Nats(folder)
    await asyncio.to_thread(nats.open)
    bus_gate = Gate("127.0.0.1", nats.port)
    await bus_gate.start()
    bus = f"nats://127.0.0.1:{bus_gate.port}"
    houses = [House(f"house{at}", folder, url, bus) for at in range(2)]
    scenario = FaultScenario(database, houses, seed, tables)
    scenario.nats, scenario.gate, scenario.bus_gate, scenario.sessions = (
        nats,
        gate,
        bus_gate,
        sessions,
    )
    return scenario
