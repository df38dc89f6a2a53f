"""Bots whose play follows from the moves alone: the same moves meet the same answers.

A bot remembers what it was asked, and draws lots while it thinks. At most tables it is asked when
there is time for it, and begins afresh where its process has died. At a table of a day's deal it
lives through every moment at which it could speak, once and in their order: what it was not asked
about, because somebody was quicker or another process looked after the table, it is told first.
"""

import asyncio

from msgspec.structs import replace

from fondaco.contract.rules import Move, Position
from fondaco.server.minds import Minds, Thought, question
from fondaco.server.turns import Owner
from fondaco.table.table import Table

FEW = 20  # moments that are looked up at once; more take a thread of their own


class Settled:
    """The bots of one table."""

    def __init__(self) -> None:
        self._position: Position | None = None  # ours, after …
        self._plies = 0  # … so many moves
        self._moments: list[int] = []  # by seat: at which it could have spoken so far
        self._lived: dict[int, int] = {}  # by seat: those its bot has lived through, as we believe

    async def think(
        self, minds: Minds, table: Table, seat: int, must: bool, owner: Owner
    ) -> Thought:
        asked = question(table, seat, table.chairs[seat].bot, must)
        moment = self._follow(table, seat)
        first = min(self._lived.get(seat, 0), moment - 1)
        thought = Thought(None, forgotten=True)
        for lived in dict.fromkeys((first, 0)):
            if thought.forgotten:
                before = await _views(table, seat, lived, moment - 1)
                thought = await minds.think(replace(asked, lived=lived, before=before), owner)
        self._lived[seat] = moment
        return thought

    def _follow(self, table: Table, seat: int) -> int:
        """How many moments this seat has had, with the present one."""
        assert table.game is not None
        log = table.game.log
        if self._position is None or len(log) < self._plies:
            self._position, self._plies = table.game.at(0), 0
            self._moments, self._lived = [0] * self._position.players, {}
            self._count(self._position)
        for at, move in log[self._plies :]:
            self._position.play(at, move)
            self._count(self._position)
        self._plies = len(log)
        return self._moments[seat]

    def _count(self, position: Position) -> None:
        for seat in position.to_move():
            self._moments[seat] += 1


async def _views(table: Table, seat: int, first: int, last: int) -> tuple[str, ...]:
    """What a seat saw at the moments from `first` on, before `last`."""
    if first >= last:
        return ()
    assert table.game is not None
    start, log = table.game.at(0), list(table.game.log)
    if last - first <= FEW:
        return _played_again(table, start, log, seat, first, last)
    return await asyncio.to_thread(_played_again, table, start, log, seat, first, last)


def _played_again(
    table: Table, position: Position, log: list[tuple[int, Move]], seat: int, first: int, last: int
) -> tuple[str, ...]:
    found: list[str] = []
    moment = 0
    for ply in range(len(log) + 1):
        if seat in position.to_move():
            if first <= moment < last:
                found.append(table.rules.format_view(position.view(seat)))
            moment += 1
        if ply < len(log):
            position.play(*log[ply])
    return tuple(found)
