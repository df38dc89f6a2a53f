"""Bots think here: in processes of their own, so that none ever delays a table or a connection.

Bots that answer at once think apart from those that take their time (the captain, and everybody
else's), and a thought that takes too long is given up. A bot of one seat always thinks in the same
process, which keeps what the bot remembers. What goes there is the seat's View as one line, and the
move comes back in notation: a bot never meets a Position, nor a secret of another seat.

A process has one thought at a time, and the people for whom its bots think take turns (`turns.py`).
So a thought that has to be given up takes no other with it, and its time counts from its beginning.
"""

import asyncio
import dataclasses
import os
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from fondaco.bots import Bot, make_bot
from fondaco.bots.second import next_best
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Rules, View
from fondaco.games import ready_rules
from fondaco.server.in_turn import InTurn
from fondaco.server.meters import WAITING
from fondaco.server.process import Process
from fondaco.server.troubles import trace
from fondaco.server.turns import Owner
from fondaco.table.entries import Reason
from fondaco.table.table import Table

REMEMBERED = 4000  # bots that one process keeps
QUICK = ("random", "greedy", "deckhand", "clerk", "merchant")  # bots that answer at once
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
    # Of a settled bot (`settled.py`): how many moments it has lived through, and what it saw at
    # those that it has to live through before this one. None: it is one that is asked now and then.
    lived: int | None = None
    before: tuple[str, ...] = ()


def question(
    table: Table, seat: int, bot: str, must: bool, name: str = "", seed: str = ""
) -> Question:
    """What a bot is asked at a table; `name` and `seed` are those of the table unless given."""
    assert table.game is not None
    rules = table.rules
    return Question(
        table=name or table.id,
        seat=seat,
        bot=bot,
        seed=seed or table.seed_for(seat),
        game=rules.name,
        players=rules.players,
        version=rules.version,
        options=tuple(sorted(rules.options().items())),
        view=rules.format_view(table.game.position.view(seat)),
        must=must,
    )


class Thought(Struct, frozen=True):
    """A move in notation, or None for nothing to do; why, and what is said aloud."""

    move: str | None
    why: Reason | None = None
    tells: Reason | None = None
    trouble: str = ""  # what went wrong, for the log
    forgotten: bool = False  # a settled bot has not lived through what it was thought to


class Minds:
    """A few processes for the bots of all tables; each is started when it is first needed."""

    def __init__(self, processes: int | None = None, patience: float = PATIENCE) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        # Those for quick bots, then those for the others.
        self._all = [Mind(patience) for _ in range(2 * self._count)]

    async def think(self, question: Question, owner: Owner) -> Thought:
        """What the bot wants that thinks for this person."""
        number = crc32(f"{question.table} {question.seat}".encode()) % self._count
        return await self._all[number + is_slow(question.bot) * self._count].think(question, owner)

    def close(self) -> None:
        for mind in self._all:
            mind.close()


class Mind:
    """One process, and the questions that wait for it."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process = Process()
        self.in_turn = InTurn(WAITING.inc)

    async def think(self, question: Question, owner: Owner) -> Thought:
        return await self.in_turn.do(owner, lambda: self._ask(question))

    async def _ask(self, question: Question) -> Thought:
        """A process that died is replaced, and its bots start afresh."""
        trouble = "The thinking process died twice."
        for _ in range(2):
            try:
                return await self._process.do(partial(think, question), self._patience)
            except BrokenProcessPool:
                pass
            except TimeoutError:
                trouble = f"No answer within {self._patience:g} seconds."
                break
        return await asyncio.to_thread(_last_resort, question, trouble)

    def close(self) -> None:
        self.in_turn.close()
        self._process.end()


def is_slow(bot: str) -> bool:
    """Whether a bot takes its time; not so where there is none."""
    return bool(bot) and bot.partition(":")[0] not in QUICK


# --- in the process of the bots -------------------------------------------------------------------

Key = tuple[str, int, str]
_bots: OrderedDict[Key, Bot] = OrderedDict()
# Settled ones: so many moments they have lived through, and what they thought at the last.
_lives: OrderedDict[Key, tuple[Bot, int, Thought]] = OrderedDict()


def think(question: Question) -> Thought:
    key = (question.table, question.seat, question.bot)
    if question.lived is not None:
        return _live(key, question, question.lived)
    try:
        bot = _bots.pop(key, None) or make_bot(question.bot, question.seed)
        _bots[key] = bot
        while len(_bots) > REMEMBERED:
            _bots.popitem(last=False)
        return _ask(bot, question)
    except Exception as error:  # whatever somebody's bot does, the table goes on
        _bots.pop(key, None)
        return _last_resort(question, trace(error))


def _live(key: Key, question: Question, lived: int) -> Thought:
    """The thought of a settled bot, after what it has to live through before."""
    bot, done, thought = _lives.pop(key, None) or (None, 0, Thought(None))
    now = lived + len(question.before) + 1
    if bot is None or (done not in (lived, now) and lived == 0):
        if lived:
            return Thought(None, forgotten=True)
        bot, done = make_bot(question.bot, question.seed), 0
    if done == lived:
        for view in question.before:
            _lived_through(bot, replace(question, view=view, must=False))
        thought = _lived_through(bot, question)
        done = now
    _lives[key] = (bot, done, thought)
    while len(_lives) > REMEMBERED:
        _lives.popitem(last=False)
    return thought if done == now else Thought(None, forgotten=True)


def _lived_through(bot: Bot, question: Question) -> Thought:
    try:
        return _ask(bot, question)
    except Exception as error:
        return _last_resort(question, trace(error))


def seen(question: Question) -> tuple[Rules, View]:
    """What somebody who is asked sees."""
    rules = ready_rules(question.game, question.players, question.options, question.version)
    return rules, rules.parse_view(question.view)


def _ask(bot: Bot, question: Question) -> Thought:
    rules, view = seen(question)
    move = bot.choose(view)
    if move is None:
        if question.must:
            raise Refused("bot-silent", bot=bot.name)
        return Thought(None, tells=_reason(bot, "tells"))
    why = _reason(bot, "why")
    if why is not None:
        other = next_best(bot, view, move)
        why = dataclasses.replace(why, other="" if other is None else rules.format_move(other))
    return Thought(rules.format_move(move), why, _reason(bot, "tells"))


def _reason(bot: Bot, which: str) -> Reason | None:
    phrase = getattr(bot, which, None)
    return Reason(id=phrase.id, values=_plain(phrase.values)) if phrase is not None else None


def _last_resort(question: Question, trouble: str) -> Thought:
    if not question.must:
        return Thought(None, trouble=trouble)
    rules, view = seen(question)
    move = make_bot(LAST_RESORT, question.seed).choose(view)
    text = rules.format_move(view.moves[0] if move is None else move)
    return Thought(text, trouble=trouble)


def _plain(values: dict[str, object]) -> dict[str, str | int | float]:
    return {k: v if isinstance(v, int | float) else str(v) for k, v in values.items()}
