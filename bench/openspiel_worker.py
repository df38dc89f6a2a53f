"""OpenSpiel: hearts, its C++ engine with the loop in Python.

Most of the time goes to dealing: 52 chance nodes a game. There are two ways to sample them.
The usual one asks for outcomes and weights, and works for every game. The quick one (third
argument ``quick``) uses that all chance in hearts is uniform, which the worker checks.
"""

import sys
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from bench.timing import Watched, report

GAME = pyspiel.load_game("hearts")


def play(rng: Random) -> int:
    state = GAME.new_initial_state()
    random = rng.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
            decisions += 1
    return decisions


def play_quick(rng: Random) -> int:
    state = GAME.new_initial_state()
    random = rng.random
    decisions = 0
    while not state.is_terminal():
        moves = state.legal_actions()
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(moves[int(random() * len(moves))])
    return decisions


def watch(rng: Random) -> Watched:
    state = GAME.new_initial_state()
    seen = Watched()
    while not state.is_terminal():
        moves = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == moves
            assert len({weight for _, weight in outcomes}) == 1, "chance in hearts is uniform"
        else:
            if seen.decisions % 10 == 5:
                seen.positions.append(state.clone())
            seen.decisions += 1
            seen.forced += len(moves) == 1
        state.apply_action(rng.choice(moves))
    return seen


def copy(state: Any) -> object:
    return state.clone()


if __name__ == "__main__":
    quick = sys.argv[3:] == ["quick"]
    report(version("open_spiel"), play_quick if quick else play, watch, copy)
