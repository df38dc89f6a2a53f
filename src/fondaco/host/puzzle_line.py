"""The solution of a puzzle played out: the move, and one way in which the turn may continue.

The line is played in a world that is sampled from the seat's View, so it shows nothing hidden:
cards that nobody could know are guessed. Every player makes the move of the game's Expert.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fondaco.bots.experts import expert_for
from fondaco.contract.character import CHARACTERS, DEFAULT
from fondaco.contract.expert import Expert, Memory
from fondaco.contract.rules import Event, Move, Position, Rules, View
from fondaco.games import game as manifest
from fondaco.games import make_voice
from fondaco.messages import Messages

MOST_STEPS: Final = 9  # after the solution, in the seat's own turn
MOST_OTHER: Final = 2  # … and in another's turn
SEED: Final = "line"


@dataclass
class LineStep:
    """A move of the line, and the table after it as the seat of the puzzle sees it."""

    seat: int
    text: str
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None
    events: list[Mapping[str, Any]]


def best_line(
    view: View, best: Move, rules: Rules, names: list[str], say: Messages
) -> list[LineStep]:
    """The line after a move: to the end of the turn, if it is not long."""
    world = view.sample(Random(SEED))
    turn, seat = world.turn, view.seat
    expert = expert_for(view)
    memories: dict[int, Memory] = {}
    steps: list[LineStep] = []
    mover, move = seat, best
    for _ in range((MOST_STEPS if turn == seat else MOST_OTHER) + 1):
        events: list[Event] = []
        world.play(mover, move, events)
        steps.append(_step(world, rules, names, seat, mover, events, say))
        if world.over or world.turn != turn:
            break
        mover = world.to_move()[0]
        if mover not in memories:
            memories[mover] = expert.memory(CHARACTERS[DEFAULT], Random(SEED))
        move = _next(world, expert, mover, memories[mover])
    return steps


def _next(world: Position, expert: Expert, seat: int, memory: Memory) -> Move:
    """The Expert's move. It makes no new offers: a line that haggles would not end."""
    seen = world.view(seat)
    chosen = expert.choose(seen, memory).move
    if chosen is not None and chosen in seen.moves:
        return chosen
    moves = list(seen.moves)
    likely = expert.prior(world, seat, moves)
    return moves[likely.index(max(likely))]


def _step(
    world: Position,
    rules: Rules,
    names: list[str],
    seat: int,
    mover: int,
    events: list[Event],
    say: Messages,
) -> LineStep:
    about = manifest(rules.name)
    seen = world.view(seat)
    voice = make_voice(rules, seat, names)
    told = voice.sentences([event.seen_by(seat) for event in events])
    return LineStep(
        seat=mover,
        text=" ".join(say.say(each.text) for each in told[:2]),
        view=seen.as_json(aids=True),
        outlook=about.outlook(seen, True),
        events=[about.event(rules, event, seat) for event in events],
    )
