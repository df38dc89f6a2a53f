"""The tables of a house for one person; nothing else writes into their logs."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.host import seat_orders
from fondaco.host.bot_thinking import Question, Thought
from fondaco.host.bot_turns import BotTurns
from fondaco.host.bot_turns import Command as BotCommand
from fondaco.host.json_codec import PLAIN
from fondaco.host.room import Command, Room, SideCommand, load
from fondaco.host.side_log import SideLog
from fondaco.host.table_house import new_name
from fondaco.solo.chances import SoloChances
from fondaco.solo.host import SoloHost
from fondaco.solo.store import SoloStore
from fondaco.solo.thinking import Thinker
from fondaco.store import LogRow
from fondaco.table.entries import NumberedEntry, Opened
from fondaco.table.table import Table, rules_of

AGAIN_S = 0.05  # until a step that was refused is tried again
FULL_S = 5.0  # … if a row could not be kept


class SoloTables:
    """Implements `TableHouse`."""

    def __init__(self, host: SoloHost, store: SoloStore, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self.rooms: dict[str, Room] = {}
        self.before_found: list[Callable[[Table], Awaitable[None]]] = []
        self.on_over: list[Callable[[Room], None]] = []  # may be called again for the same table
        self.now: Callable[[], int] = lambda: int(host.now() * 1000)
        self.steady: Callable[[], int] = lambda: int(host.steady() * 1000)
        self.chances = SoloChances(thinker, self.begin)
        self._turns: dict[str, Turns] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- tables -----------------------------------------------------------------------------------

    async def room(self, name: str) -> Room:
        room = self.rooms.get(name)
        if room is None:
            rows = await self.store.read(name)
            room = self.rooms[name] = load(name, rows, self.now, self.steady, PLAIN)
            for side in room.side_logs.values():
                side.take(
                    await self.store.read(side.name)
                )  # a line that cannot be read is left out
            self.wake(room)
        return room

    async def open(self, opened: Opened, name: str = "") -> Room:
        entry = replace(
            opened,
            seed=opened.seed or secrets.token_hex(16),
            version=opened.version or rules_of(opened.settings).version,
        )
        first = LogRow(0, self.now(), PLAIN.line(entry))
        room = load(name or new_name(), [first], self.now, self.steady, PLAIN)
        if not await self.store.append(room.table.id, first, room.new_index(first.at)):
            raise Refused("not-opened")
        self.rooms[room.table.id] = room
        return room

    async def forget_all(self) -> None:
        """Delete every table, and everything else that is kept."""
        for room in list(self.rooms.values()):
            for listener in list(room.listeners):
                listener.hang_up(Refused("signed-out"))
        for turns in list(self._turns.values()):
            turns.ended = True
            turns.changed.set()
        self.rooms.clear()
        await self.store.forget_all()

    def check_unprotected(self, table: Table) -> None:
        """Nothing is protected here: nobody else plays the same deal."""

    # --- the one way into a log -------------------------------------------------------------------

    async def act(
        self,
        room: Room,
        command: Command,
        because: SideLog | None = None,
        then: SideCommand | None = None,
    ) -> int:
        """Save the entry, and only then apply it. Once begun, it is finished."""
        return await asyncio.shield(self.begin(self._act(room, command, because, then)))

    async def _act(
        self, room: Room, command: Command, because: SideLog | None, then: SideCommand | None
    ) -> int:
        async with room.lock:
            await self.settle(room)
            table = room.table
            entry = command(table)
            remains = then(table) if then is not None else b""
            row = NumberedEntry(table.number + 1, room.stamp(entry), entry)
            index, room.stale = room.index, True
            side = because.then(row.at, remains) if because is not None else None
            line = LogRow(row.number, row.at, PLAIN.line(entry))
            table.apply(row)
            try:
                await self.store.append(table.id, line, room.new_index(row.at), side)
            except BaseException:
                room.index = index
                await self.settle(room)  # as it was
                raise
            room.stale = False
            room.send(row)
            if because is not None and side is not None:
                because.take([side[1]])
        self.wake(room)
        if room.table.status == "over":
            for hook in self.on_over:
                hook(room)
        return row.number

    async def write(self, room: Room, name: str, command: SideCommand) -> None:
        side = room.side_logs[name]
        async with room.lock:
            text = command(room.table)
            if not text:
                return
            row = side.next(self.now(), text)
            await self.store.append(name, row)
            side.take([row])
        self.wake(room)

    async def settle(self, room: Room) -> None:
        """With the lock: after an entry that was not saved, the table as its log has it."""
        if room.stale:
            rows = await self.store.read(room.table.id)
            room.renew(load(room.table.id, rows, self.now, self.steady, PLAIN).table)

    async def listen(self, room: Room) -> None:
        """Nobody else writes."""

    async def keep_still(self, room: Room) -> None:
        await asyncio.sleep(0)  # the page may have asked for something meanwhile

    def at_work(self, room: Room, seat: int, busy: bool) -> None:
        if room.talk_timer.attend(seat, busy, room.time.now()):
            room.send_waiting()

    @asynccontextmanager
    async def taking(
        self, person: str, tables: int = 0, bots: Iterable[str] = ()
    ) -> AsyncIterator[None]:
        yield  # as many as they like

    # --- bots -------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Something changed: run the table's bots, and compute win chances for a spectator."""
        self.chances.look(room)
        name = room.table.id
        turns = self._turns.get(name)
        if turns is not None:
            turns.changed.set()
        elif room.table.status in ("playing", "paused"):
            turns = self._turns[name] = Turns(self, room)
            self.begin(self._run(turns))

    async def _run(self, turns: "Turns") -> None:
        name = turns.room.table.id
        try:
            await turns.run()
        finally:
            self._turns.pop(name, None)

    def begin(self, work: Any) -> "asyncio.Task[Any]":
        """Start a task, and keep it until it is done."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Turns(BotTurns):
    """Plays one table's bots, until its game is over."""

    def __init__(self, house: SoloTables, room: Room) -> None:
        super().__init__(room)
        self.house = house
        self.room = room
        self.changed = asyncio.Event()
        self.ended = False  # the table was deleted
        self.idle = False  # no bot thinks: it waits for a change

    async def run(self) -> None:
        while self.room.table.status in ("playing", "paused") and not self.ended:
            self.changed.clear()
            try:
                pause = await self.step()
            except Refused as error:
                pause = FULL_S if error.name == "storage-full" else AGAIN_S
            if pause == 0:
                await asyncio.sleep(0)
                continue
            self.idle = not self.changed.is_set()
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.changed.wait()
            self.idle = False

    async def act(self, command: BotCommand) -> None:
        await self.house.act(self.room, command)

    async def carry_out(self, seat: int) -> None:
        await seat_orders.carry_out(self.house, self.room, seat)

    async def think(self, asked: Question) -> Thought:
        return await self.house.thinker.think(asked)
