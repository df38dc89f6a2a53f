"""Fondaco: Oltre Mare 2005 for four, with talk, or Batavia for four. Measures both builds.

Random play of Oltre Mare trades as well: `fondaco.contract.playout` lets random seats make offers
and answer them while the game waits for the active player. Only public calls of the contract are
made. A position is asked for one move by lot (`pick`), which both games find mostly without listing
the others; the move is checked when it is played, as any other.
"""

import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import fondaco
from bench.timing import Watched, report
from fondaco.contract import rules
from fondaco.contract.playout import random_game, random_move
from fondaco.games import make

RULES = (
    make("batavia", players=4)
    if sys.argv[3:] == ["batavia"]
    else make("oltremare", players=4, edition="2005", offers="12")
)


# --- the loop that is timed -----------------------------------------------------------------


def play(rng: Random) -> int:
    """One game of random moves; answers how many there were."""
    return random_game(RULES.start(seed=str(rng.getrandbits(64))), rng)


# --- the rest -------------------------------------------------------------------------------


def watch(rng: Random) -> Watched:
    position = RULES.start(seed=str(rng.getrandbits(64)))
    seen = Watched()
    digest = sha256()
    while not position.over:
        if seen.decisions % 50 == 25:
            seen.positions.append(position.copy())
        seen.decisions += 1
        seen.forced += not position.talking() and len(position.moves(position.turn)) == 1
        seat = random_move(position, rng)
        digest.update(f"{seat} {RULES.format_position(position)};".encode())
    digest.update(repr(position.scores()).encode())
    seen.fingerprint = digest.hexdigest()[:16]
    return seen


def copy(position: Any) -> object:
    return position.copy()


def sources(*rooms: str) -> str:
    """A fingerprint of the sources in these rooms, so that a stale build is noticed."""
    root = Path(fondaco.__file__).parent
    digest = sha256()
    for room in rooms:
        for file in sorted((root / room).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def build() -> str:
    return "plain" if str(rules.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    report(
        fondaco.__version__, play, watch, copy, build=build(), sources=sources("contract", "games")
    )
