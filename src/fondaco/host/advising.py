"""What the coach would do, and why: a search, then a comparison with its second choice.

Everything here follows from the Question, so from the View of the seat that asks. Nothing is
remembered between two questions: whoever asks twice hears the same twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from fondaco.analysis.comparison import Comparison, compare
from fondaco.analysis.worth import Worth
from fondaco.bots.captain import CaptainBot
from fondaco.bots.experts import expert_for
from fondaco.bots.search.lookout import Lookout
from fondaco.bots.search.tree import Node
from fondaco.bots.second import next_best
from fondaco.contract.character import character
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Event, Move, Position, Rules, View
from fondaco.host.bot_thinking import Question, read_view
from fondaco.table.entries import Reason

ITERATIONS: Final = 200  # of the search
WORLDS: Final = 32  # in which the two best choices are compared
MOST_MOVES: Final = 8  # of a line
MOST_OTHERS: Final = 3  # lines that are looked at as a second choice
FEWEST_VISITS: Final = 6  # before the search's opinion of a later move counts
TOLD: Final = 0.5  # money: smaller differences are not worth a sentence
SURE: Final = 1.5  # standard errors
# Reasons that say no more than the advice itself.
EMPTY_REASONS: Final = frozenset(["why-only", "why-best", "why-glance", "why-any", "why-wait"])


@dataclass(frozen=True)
class Gain:
    """The gain of a choice compared with another: percentage points to win, and money."""

    chance: int
    chance_error: int
    money: float
    money_error: float

    @classmethod
    def of(cls, worth: Worth) -> "Gain":
        return cls(
            round(100 * worth.chance.mean),
            round(100 * worth.chance.error),
            round(worth.money.mean, 1),
            round(worth.money.error, 1),
        )


@dataclass(frozen=True)
class Advised:
    """The coach's choice before it is put into words. Moves are in notation."""

    line: tuple[str, ...]  # the move to make, and those that belong to it; none: to say nothing
    money: int = 0  # that the seat can expect to end with
    chance: int = 0  # to win, in percent
    cause: Reason | None = None  # in the words of the game
    other: tuple[str, ...] | None = None  # the second choice; None: there was no other
    gain: Gain | None = None  # compared with the second choice
    sources: tuple[tuple[str, float], ...] = ()  # of the gain: the most money first
    rival: int = -1  # the seat that gains by the second choice, and how much money
    rival_gain: float = 0.0
    only: bool = False  # there is nothing else to do


class Adviser(CaptainBot):
    """A captain that keeps its last search, and can say what its advice is worth."""

    explains = True
    keen = True
    lookout: Lookout | None = None

    def searched(self, lookout: Lookout) -> None:
        self.lookout = lookout


def advise(asked: Question, iterations: int = ITERATIONS, worlds: int = WORLDS) -> Advised:
    """What the coach would do in the place of the seat that asks."""
    rules, view = read_view(asked)
    bot = Adviser(asked.seed, str(iterations), version=asked.bots)
    move = bot.choose(view)
    if move is None:
        return Advised(())
    line = _line(rules, view, bot, move)
    others = _others(rules, view, bot, line)
    if not others:
        only = len(view.moves) < 2
        cause = None if only else _cause(rules, view, expert_for(view, asked.bots), line)
        return Advised(_texts(rules, line), cause=cause, only=only)
    found = compare(view, line, others[0], worlds, f"{asked.seed} compares")
    if found.worth.chance.mean < 0 and found.worth.chance.sure():  # a closer look says otherwise
        line, others[0], found = others[0], line, found.reversed()
    warned = found.rival_gain.mean > 0 and found.rival_gain.sure(TOLD, SURE)
    return Advised(
        line=_texts(rules, line),
        money=round(bot.findings[0].money) if bot.findings else 0,
        chance=round(100 * bot.findings[0].chance) if bot.findings else 0,
        cause=_cause(rules, view, expert_for(view, asked.bots), line),
        other=_texts(rules, others[0]),
        gain=Gain.of(found.worth),
        sources=_sources(found),
        rival=found.rival if warned else -1,
        rival_gain=round(found.rival_gain.mean, 1) if warned else 0.0,
    )


def _texts(rules: Rules, line: Sequence[Move]) -> tuple[str, ...]:
    return tuple(rules.format_move(move) for move in line)


def _others(rules: Rules, view: View, bot: Adviser, line: list[Move]) -> list[list[Move]]:
    """The lines to compare it with, the best first; an empty one: to say nothing.

    Those that come to the same are left out, such as the same cards in another order. So are those
    that differ in a number only, if something quite different was considered.
    """
    first = next_best(bot, view, line[0])
    moves = [each for each in bot.considered if each not in (line[0], first)]
    if first is not None:
        moves = [first, *moves]
    moves.sort(key=lambda move: _bare(rules, move) == _bare(rules, line[0]))
    lines = [_line(rules, view, bot, move) for move in moves[:MOST_OTHERS]]
    different = [each for each in lines if not _alike(view, line, each)]
    if not different and view.to_move[0] != view.seat:
        different.append([])
    return different


def _bare(rules: Rules, move: Move) -> str:
    """A move without its number; the move itself if it has none."""
    text = rules.format_move(move)
    return text.rstrip("0123456789") if text.rpartition(" ")[2].isdigit() else text


def _alike(view: View, line: Sequence[Move], other: Sequence[Move]) -> bool:
    """Whether two lines come to the same in some worlds."""
    found = compare(view, line, other, 2, "alike")
    return all(each.mean == 0 for each in (found.worth.money, *found.sources.values()))


def _cause(rules: Rules, view: View, expert: Expert, line: Sequence[Move]) -> Reason | None:
    """The game's own reason for the line, if its Expert would begin with one of its moves.

    Not in talks: there a reason speaks to the partner. A reason that names what an earlier
    move is about does not fit the whole line.
    """
    if len(view.to_move) > 1:
        return None
    choice = expert.choose(view, expert.memory(character([]), Random("coach")))
    if choice.move not in line or choice.why.id in EMPTY_REASONS:
        return None
    values = choice.why.values
    plain = {k: v if isinstance(v, int | float) else str(v) for k, v in values.items()}
    *earlier, last = (rules.format_move(each).split() for each in line)
    before = {word for words in earlier for word in words} - set(last)
    if any(value in before for value in plain.values()):
        return None
    return Reason(choice.why.id, plain)


def _sources(found: Comparison) -> tuple[tuple[str, float], ...]:
    """Where the difference comes from, as far as it is certain and large enough to be told.

    The largest gain first, then the largest cost.
    """
    told = {name: each.mean for name, each in found.sources.items() if each.sure(TOLD, SURE)}
    most = max(told, key=lambda name: (told[name], name), default="")
    least = min(told, key=lambda name: (told[name], name), default="")
    ends = [name for name in (most, least) if name]
    if told and (told[most] < 0 or told[least] > 0):  # all on one side
        ends = [most if told[most] > 0 else least]
    return tuple((name, round(told[name], 1)) for name in ends)


# --- a line of moves ------------------------------------------------------------------------------


def _line(rules: Rules, view: View, bot: Adviser, first: Move) -> list[Move]:
    """The move and those of the same kind that belong to it.

    It ends where something hidden is revealed, where others may act, and where the seat does
    something else.
    """
    world = view.sample(Random(f"line {view.ply}"))
    verb = _verb(rules, first)
    steps = _Steps(bot.lookout.tree if bot.lookout is not None else None, first)
    line = [first]
    events: list[Event] = []
    world.play(view.seat, first, events)
    while len(line) < MOST_MOVES and _goes_on(world, view.seat, events):
        move = steps.next(world, expert_for(view, bot.version), view.seat)
        if _verb(rules, move) != verb:
            break
        line.append(move)
        events = []
        world.play(view.seat, move, events)
    return line


def _goes_on(world: Position, seat: int, events: Sequence[Event]) -> bool:
    if world.over or world.turn != seat or world.talking():
        return False
    return bool(world.moves(seat)) and not any(event.barrier for event in events)


def _verb(rules: Rules, move: Move) -> str:
    return rules.format_move(move).partition(" ")[0]


class _Steps:
    """The next moves of a line: by the tree of the search, and by habit where it ends."""

    def __init__(self, node: Node | None, first: Move) -> None:
        self.node = node
        self.move = first

    def next(self, world: Position, expert: Expert, seat: int) -> Move:
        moves = world.moves(seat)
        if len(moves) == 1:  # such moments are not in the tree
            return moves[0]
        node = self.node.children.get((self.move, *moves)) if self.node is not None else None
        if node is not None and node.count >= FEWEST_VISITS:
            move = node.moves[node.favourite()]
        else:
            priors = expert.prior(world, seat, moves)
            move = moves[priors.index(max(priors))]
        self.node, self.move = node, move
        return move
