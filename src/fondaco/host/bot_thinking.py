"""Asking a bot for a move: a View goes in as one line, a move comes back.

These functions may run in another process or in a browser's worker: their only input is a
`Question`.
"""

import dataclasses
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from fondaco.bots import Bot, make_bot
from fondaco.bots.second import next_best
from fondaco.bots.versions import NEWEST
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Rules, View
from fondaco.games import ready_rules
from fondaco.host.error_trace import trace
from fondaco.table.entries import Reason
from fondaco.table.table import Table

BOTS_KEPT = 4000  # bots that one process remembers
LAST_RESORT = "random"  # plays when a bot fails: a table never waits for a broken program


@dataclass(frozen=True)
class Question:
    """A question to a bot: its kind, its table and seat, and its View."""

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
    # For a replayable bot (`replayable_bots.py`): the number of decisions it has made, and the
    # views of those it has to make before this one. None: for all other bots.
    lived: int | None = None
    before: tuple[str, ...] = ()
    bots: int = NEWEST  # the version of the bots at the table


def question(
    table: Table, seat: int, bot: str, must: bool, name: str = "", seed: str = ""
) -> Question:
    """The question to a bot at a table. `name` and `seed`: instead of the table's own."""
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
        bots=table.opened.bots,
    )


@dataclass(frozen=True)
class Thought:
    """A bot's answer: a move in notation (None: nothing to do), its reason, and a remark."""

    move: str | None
    why: Reason | None = None
    tells: Reason | None = None  # what the bot says to the table
    trouble: str = ""  # what went wrong, for the log
    forgotten: bool = False  # a replayable bot has made other decisions than assumed


Key = tuple[str, int, str]
_bots: OrderedDict[Key, Bot] = OrderedDict()
# Replayable bots, the number of decisions they have made, and their last answer.
_lives: OrderedDict[Key, tuple[Bot, int, Thought]] = OrderedDict()


def think(question: Question) -> Thought:
    """The bot's answer. This never fails: a simple bot moves instead of a broken one."""
    key = (question.table, question.seat, question.bot)
    if question.lived is not None:
        return _live(key, question, question.lived)
    try:
        bot = _bots.pop(key, None) or make_bot(question.bot, question.seed, question.bots)
        _bots[key] = bot
        while len(_bots) > BOTS_KEPT:
            _bots.popitem(last=False)
        return _ask(bot, question)
    except Exception as error:  # whatever a bot does, the game continues
        _bots.pop(key, None)
        return last_resort(question, trace(error))


def _live(key: Key, question: Question, lived: int) -> Thought:
    """The answer of a replayable bot, after the decisions it has to make before."""
    bot, done, thought = _lives.pop(key, None) or (None, 0, Thought(None))
    now = lived + len(question.before) + 1
    if bot is None or (done not in (lived, now) and lived == 0):
        if lived:
            return Thought(None, forgotten=True)
        bot, done = make_bot(question.bot, question.seed, question.bots), 0
    if done == lived:
        for view in question.before:
            _lived_through(bot, dataclasses.replace(question, view=view, must=False))
        thought = _lived_through(bot, question)
        done = now
    _lives[key] = (bot, done, thought)
    while len(_lives) > BOTS_KEPT:
        _lives.popitem(last=False)
    return thought if done == now else Thought(None, forgotten=True)


def _lived_through(bot: Bot, question: Question) -> Thought:
    try:
        return _ask(bot, question)
    except Exception as error:
        return last_resort(question, trace(error))


def read_view(question: Question) -> tuple[Rules, View]:
    """The rules and the View of a question."""
    rules = ready_rules(question.game, question.players, question.options, question.version)
    return rules, rules.parse_view(question.view)


def _ask(bot: Bot, question: Question) -> Thought:
    rules, view = read_view(question)
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


def last_resort(question: Question, trouble: str) -> Thought:
    """A simple bot's answer if the game waits for a move. `trouble`: why it is needed."""
    if not question.must:
        return Thought(None, trouble=trouble)
    rules, view = read_view(question)
    move = make_bot(LAST_RESORT, question.seed).choose(view)
    text = rules.format_move(view.moves[0] if move is None else move)
    return Thought(text, trouble=trouble)


def _plain(values: Mapping[str, object]) -> dict[str, str | int | float]:
    return {k: v if isinstance(v, int | float) else str(v) for k, v in values.items()}
