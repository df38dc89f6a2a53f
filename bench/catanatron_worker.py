"""Catanatron: four of its own random players, in its own loop."""

from importlib.metadata import version
from random import Random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from bench.timing import Watched, report


def new_game(rng: Random) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(32) + 1)


def play(rng: Random) -> int:
    game = new_game(rng)
    game.play()
    return len(game.state.actions)  # the log: one entry for each call of a player's decide()


def watch(rng: Random) -> Watched:
    game = new_game(rng)
    seen = Watched()
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if seen.decisions % 100 == 50:
            seen.positions.append(game.copy())
        seen.decisions += 1
        seen.forced += len(game.state.playable_actions) == 1
        game.play_tick()
    assert seen.decisions == len(game.state.actions)
    return seen


def copy(game: Any) -> object:
    return game.copy()


if __name__ == "__main__":
    report(version("catanatron"), play, watch, copy)
