"""A player's own mistakes in a finished game, and the puzzles that are made from them.

A review has found them. A mistake becomes a puzzle if the choice was among moves that can be
listed: whoever wrote an offer could have written a thousand others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fondaco.analysis.decisions import Decision
from fondaco.analysis.key_moments import key_moments, turn_numbers
from fondaco.analysis.marks import LOSSES
from fondaco.analysis.puzzles import judging
from fondaco.analysis.puzzles.making import record_until, weighed_move
from fondaco.analysis.puzzles.puzzle import Judged, Puzzle
from fondaco.bots.experts import expert_for
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games import game as manifest
from fondaco.records import Game

WORLDS: Final = 64  # for each choice
WIDTH: Final = 6  # choices
MARKS: Final = frozenset(mark for mark, _ in LOSSES)


@dataclass(frozen=True)
class OwnMistake:
    """A decision that a review has marked, as a table's side log keeps it."""

    ply: int
    seat: int
    mark: str
    lost: float  # chance to win
    theme: str
    best: str  # what was better, in the notation of the game; empty: to say nothing
    puzzle: bool  # whether it is a puzzle


def mistakes_of(played: Game, decisions: Sequence[Decision]) -> list[OwnMistake]:
    """The marked decisions of all seats, in the order of the game."""
    marked = [each for each in decisions if each.mark in MARKS]
    turns = turn_numbers(played)
    seats = range(played.rules.players)
    key = {each.ply for seat in seats for each in key_moments(decisions, turns, seat)}
    wanted = {each.ply: each for each in marked}
    found: list[OwnMistake] = []
    for ply, position in enumerate(played.positions()):
        each = wanted.get(ply)
        if each is not None:
            found.append(_mistake(played, each, position.view(each.seat), ply in key))
    return found


def _mistake(played: Game, each: Decision, view: View, key: bool) -> OwnMistake:
    moves = [each.move] if each.best is None else [each.move, each.best]
    return OwnMistake(
        ply=each.ply,
        seat=each.seat,
        mark=each.mark,
        lost=each.lost,
        theme=manifest(played.rules.name).theme(view, moves),
        best="" if each.best is None else played.rules.format_move(each.best),
        puzzle=key and is_choice(view, each),
    )


def is_choice(view: View, each: Decision) -> bool:
    """Whether what was done and what was better are both among the listed moves."""
    return each.best is not None and {each.move, each.best} <= set(view.moves)


def own_puzzle(name: str, played: Game, mistake: OwnMistake) -> Puzzle:
    """The puzzle of a mistake; Refused if it is not one."""
    if not mistake.puzzle:
        raise Refused("no-such-puzzle", id=name)
    view = played.at(mistake.ply).view(mistake.seat)
    move = played.log[mistake.ply][1]
    best = played.rules.parse_move(mistake.best)
    moves = _choices(view, [move, best])
    verdict = judging.judge(view, moves, WORLDS, name)
    if moves[verdict.best] != move:  # a longer look may find something still better
        best = moves[verdict.best]
    spelt = [played.rules.format_move(each) for each in moves]
    return Puzzle(
        id=name,
        ruleset=manifest(played.rules.name).ruleset(played.rules.options()).name,
        record=record_until(played, mistake.ply),
        seat=mistake.seat,
        theme=mistake.theme,
        solution=played.rules.format_move(best),
        choices=[
            weighed_move(*each, mistake.seat) for each in zip(spelt, verdict.outcomes, strict=True)
        ],
        strength=0.0,
        found={},
        judged=Judged(WORLDS, name),
    )


def _choices(view: View, must: list[Move]) -> list[Move]:
    """These moves and the likeliest others, in the order in which the rules list them."""
    likely = judging.choices(view, expert_for(view), "own")
    room = WIDTH - len(must)
    kept = {*must, *[each for each in likely if each not in must][:room]}
    return [each for each in view.moves if each in kept]
