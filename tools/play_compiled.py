"""Plays one game of each ruleset with what is installed, and wants it to be compiled.

    python tools/play_compiled.py

The release workflow runs it with every WebAssembly wheel, where pytest and its helpers are missing.
"""

from __future__ import annotations

from random import Random

from fondaco.contract import cells
from fondaco.contract.playout import random_game
from fondaco.games import games, make


def main() -> None:
    assert not str(cells.__file__).endswith(".py"), f"{cells.__file__} is not compiled"
    for game in games().values():
        for ruleset in game.rulesets:
            position = make(game.name, 3, **ruleset.options).start(seed="wheel")
            moves = random_game(position, Random(1))
            print(ruleset.name, moves, position.scores())


if __name__ == "__main__":
    main()
