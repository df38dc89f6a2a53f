"""Bots of the toy game for these tests, and a way to let them play in this process."""

from pathlib import Path

import pytest

from fondaco.arena.seating import line_ups, seatings
from fondaco.arena.tournament import Tournament
from fondaco.bots import BUILT_IN
from fondaco.bots.random_bot import RandomBot
from fondaco.contract.rules import Move, View
from tests import toy


class Player(RandomBot):
    """Draws, plays all its cards for points, and buys nothing."""

    name = "player"

    def choose(self, view: View) -> Move | None:
        if not view.moves or view.to_move[0] != view.seat:
            return None
        return max(view.moves, key=lambda move: (move & 7 in (toy.DRAW, toy.PLAY), move))


class Idler(RandomBot):
    """Never does anything."""

    name = "idler"

    def choose(self, view: View) -> Move | None:
        return toy.DONE if view.moves and view.to_move[0] == view.seat else None


def install(patch: pytest.MonkeyPatch, *beside: str) -> None:
    """The toy game and its bots, until the patch is undone. They do not reach other processes."""
    toy.install(patch, *beside)
    for bot in (Player, Idler):
        patch.setitem(BUILT_IN, bot.name, f"tests.arena.players:{bot.__name__}")


def tournament(
    bots: str,
    players: int = 4,
    blocks: int = 3,
    way: str = "rotate",
    seed: str = "7",
    records: Path | None = None,
) -> Tournament:
    seated = seatings(line_ups("toy", players, bots), way)
    return Tournament("toy", seated, blocks, seed, records=records)
