"""Runs one table on the server: its bots, standing orders and clocks.

One process at a time does this for a table: the one that holds the lease. If two ever do, the log's
numbers let only one of them write.
"""

import asyncio
from contextlib import suppress
from math import inf

import structlog

from fondaco.contract.refused import Refused
from fondaco.host import seat_orders
from fondaco.host.bot_thinking import Question, Thought
from fondaco.host.bot_turns import LOOK_AGAIN_S, BotTurns, Command
from fondaco.host.room import Room
from fondaco.server.base.error_log import kind
from fondaco.server.base.metrics import THINKING
from fondaco.server.bots.thinking import ThinkingPool
from fondaco.server.tables.house import LEASE_MS, House
from fondaco.store import StoreError

log = structlog.get_logger("fondaco.steward")


class Steward(BotTurns):
    def __init__(self, house: House, pool: ThinkingPool, room: Room) -> None:
        super().__init__(room)
        self.house = house
        self.pool = pool
        self.room = room
        self.wake = asyncio.Event()
        self._no_orders = room.table.no_orders()
        self._leased_until = -LEASE_MS  # by the steady clock
        self._refused_until = -LEASE_MS
        self._given = False  # the lease, when it was asked for last
        self._asleep_until = 0.0  # by the steady clock; 0: it is at work

    async def run(self) -> None:
        """Run the table until it is over."""
        table = self.room.table
        while table.status in ("playing", "paused") or self.room.stale:
            self.wake.clear()
            try:
                pause = await self.step()
            except Refused as error:  # somebody else was faster: look again
                log.info("step", table=table.id, reason=kind(error))
                pause = 0.5 if isinstance(error, StoreError) else 0.05
            wait = inf if pause is None else pause * 1000
            self._asleep_until = self.house.steady() + wait
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.wake.wait()
            self._asleep_until = 0.0

    @property
    def idle(self) -> bool:
        """Nobody thinks and nothing is written: it waits for a change, or for a clock."""
        return bool(self._asleep_until) and not self.wake.is_set()

    def rouse(self) -> None:
        """Something has changed. If only a clock runs here, the steward need not wake up."""
        if not self._may_sleep_on():
            self.wake.set()

    def _may_sleep_on(self) -> bool:
        table, room = self.room.table, self.room
        if not self._asleep_until or table.status != "playing" or room.stale or room.copying:
            return False
        if any(chair.mind or chair.orders != self._no_orders for chair in table.chairs):
            return False
        due = table.clocks.due()
        left = due - room.time.now()
        return not due or (left > 0 and self.house.steady() + left >= self._asleep_until)

    # --- as a host --------------------------------------------------------------------------------

    async def step(self) -> float | None:
        if self.room.stale:  # the store failed: first see what it has
            await self.house.catch_up(self.room)
        return await super().step()

    async def act(self, command: Command) -> None:
        await self.house.act(self.room, command)

    async def carry_out(self, seat: int) -> None:
        await seat_orders.carry_out(self.house, self.room, seat)

    async def think(self, asked: Question) -> Thought:
        owner = self.house.quotas.owner(self.room.table.answerable(asked.seat))
        with THINKING.time():
            return await self.pool.think(asked, owner)

    def report(self, bot: str, trouble: str) -> None:
        log.warning("bot", table=self.room.table.id, bot=bot, trouble=trouble)

    def holds_lease(self) -> bool:
        """Whether this process runs the table: it was given the lease when it asked last."""
        return not self.house.bus.shared or self._given

    async def may_act(self) -> bool:
        """Whether this process holds the lease of the table."""
        now = self.house.steady()
        if not self.house.bus.shared or now < self._leased_until - LEASE_MS / 2:
            return True
        if now < self._refused_until:
            return False
        self._given = await self.house.lease(self.room)
        if self._given:
            self._leased_until = now + LEASE_MS
            return True
        self._leased_until, self._refused_until = now, now + int(LOOK_AGAIN_S * 1000)
        return False
