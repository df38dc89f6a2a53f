"""How many ways there are to play on from some positions, counted once and for all.

A count changes only when the rules, the order of chance, or the meaning of a line change; then
old records no longer replay, and the version of the rules has to rise.
"""

from pathlib import Path

import pytest

from fondaco.contract.chance import Chance
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.rules import make

ROWS = [
    line.split()
    for line in (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def nodes(position: BataviaPosition, depth: int) -> int:
    """Positions after exactly so many moves; a finished game counts as it is."""
    if depth == 0 or position.over:
        return 1
    total = 0
    for move in position.moves(position.turn):
        copy = position.copy()
        copy.play(position.turn, move)
        total += nodes(copy, depth - 1)
    return total


def walked(players: str, setup: str, seed: str, plies: str) -> BataviaPosition:
    """The position after so many moves that the seed itself picks."""
    position = make(int(players), {"setup": setup}).start(seed)
    pick = Chance(f"walk-{seed}")
    for _ in range(int(plies)):
        moves = position.moves(position.turn)
        # A bid out of four at most: otherwise all letters are soon with one player.
        position.play(position.turn, moves[pick.below(min(4, len(moves)))])
    return position


@pytest.mark.parametrize("row", ROWS, ids=" ".join)
def test_the_number_of_ways_to_play_on_is_what_it_was(row: list[str]) -> None:
    players, setup, seed, plies, phase, *counts = row
    position = walked(players, setup, seed, plies)
    assert position.view(-1).as_json()["phase"] == phase
    for depth, count in enumerate(counts, start=1):
        assert nodes(position, depth) == int(count), depth
