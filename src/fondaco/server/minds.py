"""Bots think here: in processes of their own, so that none ever delays a table or a connection.

Bots that answer at once think apart from those that take their time (the captain, and everybody
else's), and a thought that takes too long is given up. A bot of one seat always thinks in the same
process, which keeps what the bot remembers. What goes there is the seat's View as one line, and the
move comes back in notation: a bot never meets a Position, nor a secret of another seat.
"""

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from zlib import crc32

from msgspec import Struct

from fondaco.bots import Bot, make_bot
from fondaco.contract.refused import FondacoError
from fondaco.games import ready_rules
from fondaco.server.entries import Reason

REMEMBERED = 4000  # bots that one process keeps
QUICK = ("random", "greedy", "merchant")  # bots that answer at once
PATIENCE = 45.0  # seconds until a thought is given up
LAST_RESORT = "random"  # plays when a bot fails: a table never waits for a broken program


class Question(Struct, frozen=True):
    """What a bot is asked: who it is, and what it sees."""

    table: str
    seat: int
    bot: str
    seed: str
    game: str
    players: int
    version: int  # of the rules
    options: tuple[tuple[str, str], ...]
    view: str
    must: bool  # the game waits for this seat


class Thought(Struct, frozen=True):
    """A move in notation, or None for nothing to say; and why."""

    move: str | None
    why: Reason | None = None
    trouble: str = ""  # what went wrong, for the log


class Minds:
    """A few processes for the bots of all tables; each is started when it is first needed."""

    def __init__(self, processes: int | None = None, patience: float = PATIENCE) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._pools = [self._pool() for _ in range(2 * self._count)]  # quick ones, then the others

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_end_with_parent)

    async def think(self, question: Question) -> Thought:
        """What the bot wants. A process that died is replaced, and its bots start afresh."""
        number = crc32(f"{question.table} {question.seat}".encode()) % self._count
        if question.bot.partition(":")[0] not in QUICK:
            number += self._count
        loop = asyncio.get_running_loop()
        trouble = "The thinking process died twice."
        for _ in range(2):
            pool = self._pools[number]
            try:
                thought = loop.run_in_executor(pool, think, question)
                return await asyncio.wait_for(thought, self._patience)
            except BrokenProcessPool:
                self._replace(number, pool)
            except TimeoutError:
                self._replace(number, pool)
                trouble = f"No answer within {self._patience:g} seconds."
                break
        return await asyncio.to_thread(_last_resort, question, trouble)

    def _replace(self, number: int, pool: ProcessPoolExecutor) -> None:
        if self._pools[number] is pool:
            self._pools[number] = self._pool()
            end(pool)

    def close(self) -> None:
        for pool in self._pools:
            end(pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Whatever its process is doing."""
    for process in (getattr(pool, "_processes", None) or {}).values():
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


# --- in the process of the bots -------------------------------------------------------------------

_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _end_with_parent() -> None:
    """A house that is killed closes no pools: its bots have to notice."""
    house = parent_process()
    if house is None:
        return

    def watch() -> None:
        house.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def think(question: Question) -> Thought:
    key = (question.table, question.seat, question.bot)
    try:
        bot = _bots.pop(key, None) or make_bot(question.bot, question.seed)
        _bots[key] = bot
        while len(_bots) > REMEMBERED:
            _bots.popitem(last=False)
        return _ask(bot, question)
    except Exception as error:  # whatever somebody's bot does, the table goes on
        _bots.pop(key, None)
        return _last_resort(question, f"{type(error).__name__}: {error}")


def _ask(bot: Bot, question: Question) -> Thought:
    rules = ready_rules(question.game, question.players, question.options, question.version)
    view = rules.parse_view(question.view)
    move = bot.choose(view)
    if move is None:
        if question.must:
            raise FondacoError(f"The game waits for the bot {bot.name}, but it says nothing.")
        return Thought(None)
    reason = getattr(bot, "why", None)
    why = Reason(id=reason.id, values=_plain(reason.values)) if reason is not None else None
    return Thought(rules.format_move(move), why)


def _last_resort(question: Question, trouble: str) -> Thought:
    if not question.must:
        return Thought(None, trouble=trouble)
    rules = ready_rules(question.game, question.players, question.options, question.version)
    view = rules.parse_view(question.view)
    move = make_bot(LAST_RESORT, question.seed).choose(view)
    text = rules.format_move(view.moves[0] if move is None else move)
    return Thought(text, trouble=trouble)


def _plain(values: dict[str, object]) -> dict[str, str | int | float]:
    return {k: v if isinstance(v, int | float) else str(v) for k, v in values.items()}
