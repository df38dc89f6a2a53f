"""The next thing to do at a table: a bot's move, a standing order, or a clock that has run out.

A host calls `step` when something has changed, and again after the time it returns. The host says
how to act on the table's log, how to think, and whether it may act at all (of several processes,
one runs a table).
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Protocol

from fondaco.contract.refused import Refused
from fondaco.host.bot_thinking import LAST_RESORT, Question, Thought, question
from fondaco.host.error_trace import kind
from fondaco.host.replayable_bots import ReplayableBots
from fondaco.host.table_time import TableTime
from fondaco.host.talk_timer import TalkTimer
from fondaco.table.entries import AnyEntry
from fondaco.table.standing_orders import ordered
from fondaco.table.table import Table

STAND_IN = "merchant"  # plays for a person whose time is up or who has left
# Seconds between the moves of bots, and between what they say, so that people can follow.
PACES_S = {"none": (0.0, 0.0), "quick": (0.3, 0.7), "calm": (0.7, 1.6), "slow": (1.6, 3.5)}
LOOK_AGAIN_S = 1.0  # until the host is asked again whether it may act

Command = Callable[[Table], AnyEntry]


class HostedTable(Protocol):
    """A table as its host holds it."""

    table: Table
    time: TableTime
    talk_timer: TalkTimer
    copying: bool  # a finished game is being copied here: bots wait

    @property
    def watched(self) -> bool:
        """Whether anybody sees what happens now: then bots do not hurry."""


class BotTurns:
    """Plays one table's bots, carries out its standing orders and watches its clocks.

    A host inherits from it and says how to `act`, `carry_out` an order and `think`.
    """

    def __init__(self, hosted: HostedTable) -> None:
        self.hosted = hosted
        self._asked: set[int] = set()  # seats that were asked since the last move
        self._plies = -1
        self._held: Thought | None = None  # a bot wants to end its talks, but waits for people
        self._replayable = ReplayableBots()

    # --- what the host provides -------------------------------------------------------------------

    async def act(self, command: Command) -> None:
        """Write the command's entry into the table's log."""
        raise NotImplementedError

    async def carry_out(self, seat: int) -> None:
        """Make the move that a seat has ordered, if the order still stands."""
        raise NotImplementedError

    async def think(self, asked: Question) -> Thought:
        """Let a bot think."""
        raise NotImplementedError

    async def may_act(self) -> bool:
        """Whether this host runs the table now; asked only when there is something to do."""
        return True

    def report(self, bot: str, trouble: str) -> None:
        """A bot failed and was replaced for one move."""

    # --- the next thing to do ---------------------------------------------------------------------

    async def step(self) -> float | None:
        """Do the next thing. Returns the seconds until the next call (None: until a change)."""
        table = self.hosted.table
        if table.status != "playing" or table.game is None or self.hosted.copying:
            return None
        if table.plies != self._plies:
            self._plies, self._asked, self._held = table.plies, set(), None
        now = self.hosted.time.now()
        due = table.clocks.due()
        order = ordered(table)
        if not (due and now >= due) and order is None and not self._bots_wait(table):
            return max(0.0, (due - now) / 1000) if due else None
        if not await self.may_act():
            return LOOK_AGAIN_S
        if due and now >= due:
            seat = table.clocks.running
            await self.act(lambda t: t.stand(seat, STAND_IN, "clock"))
            return 0
        if order is not None:
            await self.carry_out(order[0])
            return 0
        pause = await self._bots(table)
        if pause is not None:
            return pause
        return max(0.0, (due - now) / 1000) if due else None

    def _bots_wait(self, table: Table) -> bool:
        """Whether a bot has something to decide now."""
        assert table.game is not None
        turn, *others = table.game.position.to_move() or [-1]
        return (turn >= 0 and bool(table.chairs[turn].mind)) or any(
            table.chairs[seat].mind and seat not in self._asked for seat in others
        )

    async def _bots(self, table: Table) -> float | None:
        """First every other bot may speak once, then the bot whose turn it is moves."""
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
                    await self.act(partial(Table.exclaim, seat=seat, phrase=thought.tells))
                if thought.move is not None:
                    await self._play(table, seat, thought)
                    return 0
        turn = table.turn
        if turn < 0 or not table.chairs[turn].mind:
            return None
        thought = self._held or await self._think(table, turn, must=True)
        if table.plies != self._plies:
            return 0
        wait = self._wait_for_people(table, turn, thought)
        if wait > 0:
            self._held = thought
            return wait
        await self._play(table, turn, thought)
        return 0

    def _wait_for_people(self, table: Table, seat: int, thought: Thought) -> float:
        """How many seconds people may still speak before this bot ends its talks."""
        assert table.game is not None
        position = table.game.position
        if thought.move is None or not position.talking() or not table.people_to_hear():
            return 0.0
        after = position.copy()
        after.play(seat, table.rules.parse_move(thought.move))
        if after.talking() and after.turn == seat:
            return 0.0
        return self.hosted.talk_timer.look_again(self.hosted.time.now())

    async def _think(self, table: Table, seat: int, must: bool, bot: str = "") -> Thought:
        bot = bot or table.chairs[seat].mind
        if table.opened.day and bot == table.chairs[seat].bot:
            thought = await self._replayable.think(self.think, table, seat, must)
        else:
            thought = await self.think(question(table, seat, bot, must))
        if thought.trouble:
            self.report(bot, thought.trouble)
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
            self.report(table.chairs[seat].mind, kind(error))
            if seat == table.turn:
                await self._move(seat, await self._think(table, seat, True, LAST_RESORT))

    async def _move(self, seat: int, thought: Thought) -> None:
        text, plies = thought.move, self._plies
        assert text is not None

        def move(table: Table) -> AnyEntry:
            if table.plies != plies:  # another entry was written first, here or elsewhere
                raise Refused("bot-outpaced")
            return table.move(seat, text, by="bot", why=thought.why, tells=thought.tells)

        await self.act(move)

    async def _rest(self, table: Table) -> None:
        """Wait, so that people who are connected can follow."""
        if not self.hosted.watched or table.game is None:
            return
        pace = PACES_S[table.pace][table.game.position.talking()]
        wait = pace - (self.hosted.time.now() - table.changed) / 1000
        if wait > 0:
            await asyncio.sleep(wait)
