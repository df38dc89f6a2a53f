"""Fondaco: Oltre Mare 2005 for four. The same file measures the plain and the compiled build."""

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import fondaco
from bench.timing import Watched, report
from fondaco.rules import contract, make

RULES = make("oltremare", players=4, edition="2005")


# --- the loop that is timed -----------------------------------------------------------------


def play(rng: Random) -> int:
    """One game of random moves; answers how many there were."""
    position = RULES.start(seed=str(rng.getrandbits(64)))
    random = rng.random
    decisions = 0
    while not position.over:
        seat = position.turn
        moves = position.moves(seat)
        position.play(seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


# --- the rest -------------------------------------------------------------------------------


def watch(rng: Random) -> Watched:
    position = RULES.start(seed=str(rng.getrandbits(64)))
    seen = Watched()
    digest = sha256()
    while not position.over:
        seat = position.turn
        moves = position.moves(seat)
        if seen.decisions % 50 == 25:
            seen.positions.append(position.copy())
        seen.decisions += 1
        seen.forced += len(moves) == 1
        move = moves[int(rng.random() * len(moves))]
        digest.update(f"{seat} {move};".encode())
        position.play(seat, move)
    digest.update(repr(position.scores()).encode())
    seen.fingerprint = digest.hexdigest()[:16]
    return seen


def copy(position: Any) -> object:
    return position.copy()


def sources() -> str:
    """A fingerprint of the rules' sources, so that a stale build is noticed."""
    root = Path(fondaco.__file__).parent / "rules"
    digest = sha256()
    for file in sorted(root.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def build() -> str:
    return "plain" if str(contract.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    report(fondaco.__version__, play, watch, copy, build=build(), sources=sources())
