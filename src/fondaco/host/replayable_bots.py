"""Replayable bots: their play follows from the moves alone, so the same moves get the same answers.

A bot remembers earlier questions and uses random numbers while it thinks. At most tables it is
asked when there is time, and it loses its memory when its process dies. At a table of a day's deal
it decides in every position in which it could speak, once and in order. If it was not asked there,
because somebody moved first or another process ran the table, it gets these positions first.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from fondaco.contract.rules import Move, Position
from fondaco.host.bot_thinking import Question, Thought, question
from fondaco.table.table import Table

Think = Callable[[Question], Awaitable[Thought]]
FEW_MOMENTS = 20  # more than so many views are made in a thread


class ReplayableBots:
    """The bots of one table."""

    def __init__(self) -> None:
        self._position: Position | None = None  # a copy, after …
        self._plies = 0  # … so many moves
        self._moments: list[int] = []  # by seat: positions so far in which it could speak
        self._lived: dict[int, int] = {}  # by seat: those in which its bot has decided, we assume

    async def think(self, think: Think, table: Table, seat: int, must: bool) -> Thought:
        asked = question(table, seat, table.chairs[seat].bot, must)
        moment = self._follow(table, seat)
        first = min(self._lived.get(seat, 0), moment - 1)
        thought = Thought(None, forgotten=True)
        for lived in dict.fromkeys((first, 0)):
            if thought.forgotten:
                before = await _views(table, seat, lived, moment - 1)
                thought = await think(replace(asked, lived=lived, before=before))
        self._lived[seat] = moment
        return thought

    def _follow(self, table: Table, seat: int) -> int:
        """The number of positions in which this seat could speak, including the present one."""
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
    """The views of a seat in those positions, from `first` up to but not including `last`."""
    if first >= last:
        return ()
    assert table.game is not None
    start, log = table.game.at(0), list(table.game.log)
    if last - first <= FEW_MOMENTS:
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
