"""Plays one game of each ruleset with what is installed, and wants it to be compiled.

    python tools/play_compiled.py

The release workflow runs it with every WebAssembly wheel, where pytest and its helpers are missing.
"""

from __future__ import annotations

from random import Random

import fondaco
from fondaco.contract import cells
from fondaco.contract.playout import random_game

RULESETS: list[tuple[str, dict[str, str]]] = [
    ("oltremare", {"edition": "2005"}),
    ("oltremare", {"edition": "2004"}),
    ("batavia", {}),
]


def main() -> None:
    assert not str(cells.__file__).endswith(".py"), f"{cells.__file__} is not compiled"
    for game, options in RULESETS:
        position = fondaco.make(game, players=3, **options).start(seed="wheel")
        moves = random_game(position, Random(1))
        print(game, options, moves, position.scores())


if __name__ == "__main__":
    main()
