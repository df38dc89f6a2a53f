"""Looks after one table: asks its bots, carries out standing orders, minds the clock.

One process at a time does this for a table (it holds the lease); if two ever do, the log's numbers
let only one of them write.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from typing import Protocol

import structlog

from fondaco.contract.refused import Refused
from fondaco.server.allowance import Allowances
from fondaco.server.bus import Bus
from fondaco.server.hourglass import Milliseconds
from fondaco.server.meters import THINKING
from fondaco.server.minds import LAST_RESORT, Minds, Thought, question
from fondaco.server.room import Room
from fondaco.server.settled import Settled
from fondaco.server.standing import Books, carry_out
from fondaco.server.troubles import kind
from fondaco.store import Store, StoreError
from fondaco.table.entries import AnyEntry
from fondaco.table.orders import ordered
from fondaco.table.table import Table

STAND_IN = "merchant"
# Seconds between the moves of bots, and between what they say, so that people can follow.
PACES = {"none": (0.0, 0.0), "quick": (0.3, 0.7), "calm": (0.7, 1.6), "slow": (1.6, 3.5)}
LEASE = 8_000  # milliseconds that a table may wait after its process was killed
AGAIN = 1.0  # seconds until one asks again for a lease that another process holds
log = structlog.get_logger("fondaco.steward")


class Host(Books, Protocol):
    """What a steward needs of its house."""

    name: str  # this process, as leases know it
    store: Store
    bus: Bus
    minds: Minds
    allowances: Allowances
    now: Milliseconds
    steady: Milliseconds

    async def catch_up(self, room: Room, logs: list[str] | None = None) -> None: ...


class Steward:
    def __init__(self, house: Host, room: Room) -> None:
        self.house = house
        self.room = room
        self.wake = asyncio.Event()
        self._no_orders = room.table.no_orders()
        self._asked: set[int] = set()  # seats that were asked since the game last moved on
        self._plies = -1
        self._held: Thought | None = None  # a bot would end its talks, but people may want to speak
        self._settled = Settled()
        self._leased_until = -LEASE  # by the steady clock
        self._refused_until = -LEASE
        self._asleep_until = 0.0  # by the steady clock; 0: it is at work

    async def run(self) -> None:
        """Until the table is over, or this process is."""
        table = self.room.table
        while table.status in ("playing", "paused") or self.room.stale:
            self.wake.clear()
            try:
                pause = await self.step()
            except Refused as error:  # somebody was quicker: look again
                log.info("step", table=table.id, reason=kind(error))
                pause = 0.5 if isinstance(error, StoreError) else 0.05
            wait = inf if pause is None else pause * 1000
            self._asleep_until = self.house.steady() + wait
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.wake.wait()
            self._asleep_until = 0.0

    def rouse(self) -> None:
        """Something has changed. If it would only look at the clock, it may sleep on."""
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

    async def step(self) -> float | None:
        """Do the next thing; how many seconds there is nothing to do (None: until something is)."""
        table = self.room.table
        if self.room.stale:  # the store failed: first see what it has
            await self.house.catch_up(self.room)
        if table.status != "playing" or table.game is None or self.room.copying:
            return None
        if table.plies != self._plies:
            self._plies, self._asked, self._held = table.plies, set(), None
        now = self.room.time.now()
        due = table.clocks.due()
        order = ordered(table)
        if not (due and now >= due) and order is None and not self._bots_wait(table):
            return max(0.0, (due - now) / 1000) if due else None
        if not await self._lease():
            return AGAIN
        if due and now >= due:
            seat = table.clocks.running
            await self._act(lambda t: t.stand(seat, STAND_IN, "clock"))
            return 0
        if order is not None:
            await carry_out(self.house, self.room, order[0])
            return 0
        pause = await self._bots(table)
        if pause is not None:
            return pause
        return max(0.0, (due - now) / 1000) if due else None

    # --- bots -------------------------------------------------------------------------------------

    def _bots_wait(self, table: Table) -> bool:
        """Whether a bot has something to decide now."""
        assert table.game is not None
        turn, *others = table.game.position.to_move() or [-1]
        return (turn >= 0 and bool(table.chairs[turn].mind)) or any(
            table.chairs[seat].mind and seat not in self._asked for seat in others
        )

    async def _bots(self, table: Table) -> float | None:
        """First every other bot may speak once, then the one that is waited for moves."""
        assert table.game is not None
        seats = table.game.position.to_move()
        others = sorted(seats[1:])
        first = table.plies % len(others) if others else 0
        for seat in others[first:] + others[:first]:
            if table.chairs[seat].mind and seat not in self._asked:
                thought = await self._think(table, seat, must=False)
                if table.plies != self._plies:
                    return 0
                self._asked.add(seat)
                if thought.move is None and thought.tells is not None:
                    await self._act(partial(Table.exclaim, seat=seat, phrase=thought.tells))
                if thought.move is not None:
                    await self._play(table, seat, thought)
                    return 0
        turn = table.turn
        if turn < 0 or not table.chairs[turn].mind:
            return None
        thought = self._held or await self._think(table, turn, must=True)
        if table.plies != self._plies:
            return 0
        wait = self._patience(table, turn, thought)
        if wait > 0:
            self._held = thought
            return wait
        await self._play(table, turn, thought)
        return 0

    def _patience(self, table: Table, seat: int, thought: Thought) -> float:
        """How long people may still speak before this bot ends its talks."""
        assert table.game is not None
        position = table.game.position
        if thought.move is None or not position.talking() or not table.people_to_hear():
            return 0.0
        after = position.copy()
        after.play(seat, table.rules.parse_move(thought.move))
        if after.talking() and after.turn == seat:
            return 0.0
        return self.room.patience.look_again(self.room.time.now())

    async def _think(self, table: Table, seat: int, must: bool, bot: str = "") -> Thought:
        bot, minds = bot or table.chairs[seat].mind, self.house.minds
        owner = self.house.allowances.owner(table.answerable(seat))
        with THINKING.time():
            if table.opened.day and bot == table.chairs[seat].bot:
                thought = await self._settled.think(minds, table, seat, must, owner)
            else:
                thought = await minds.think(question(table, seat, bot, must), owner)
        if thought.trouble:
            log.warning("bot", table=table.id, bot=bot, trouble=thought.trouble)
        return thought

    async def _play(self, table: Table, seat: int, thought: Thought) -> None:
        await self._rest(table)
        if table.plies != self._plies or table.status != "playing":
            return
        try:
            await self._move(seat, thought)
        except Refused as error:
            gone = not table.chairs[seat].mind  # the person came back while the bot thought
            if gone or table.plies != self._plies or table.status != "playing":
                return
            log.warning("bot", table=table.id, bot=table.chairs[seat].mind, trouble=kind(error))
            if seat == table.turn:
                await self._move(seat, await self._think(table, seat, True, LAST_RESORT))

    async def _move(self, seat: int, thought: Thought) -> None:
        text, plies = thought.move, self._plies
        assert text is not None

        def move(table: Table) -> AnyEntry:
            if table.plies != plies:  # while it waited for its turn to write, here or elsewhere
                raise Refused("bot-outpaced")
            return table.move(seat, text, by="bot", why=thought.why, tells=thought.tells)

        await self._act(move)

    async def _rest(self, table: Table) -> None:
        """People who watch should see what happens."""
        if not self.room.listeners or table.game is None:
            return
        pace = PACES[table.pace][table.game.position.talking()]
        wait = pace - (self.room.time.now() - table.changed) / 1000
        if wait > 0:
            await asyncio.sleep(wait)

    # --- the house --------------------------------------------------------------------------------

    async def _act(self, command: Callable[[Table], AnyEntry]) -> None:
        await self.house.act(self.room, command)

    async def _lease(self) -> bool:
        """Whether this process does it; asked only where there is something to do."""
        now = self.house.steady()
        if not self.house.bus.shared or now < self._leased_until - LEASE / 2:
            return True
        if now < self._refused_until:
            return False
        wall = self.house.now()  # the only clock that several processes share
        name = self.room.table.id
        if await self.house.store.lease(name, self.house.name, wall, wall + LEASE):
            self._leased_until = now + LEASE
            return True
        self._leased_until, self._refused_until = now, now + int(AGAIN * 1000)
        return False
