"""No sampled world contradicts what a seat knows for sure: compared with a fact book of its own."""

from collections.abc import Iterator
from random import Random

import pytest

from fondaco.bots import make_bot
from fondaco.contract.rules import Move, Position
from fondaco.games import make
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.testing import check_samples, rule
from tests.rules.batavia.facts import BataviaFacts

SEATS = (3, 4, 5)


def compare(players: int, number: int, bots: bool, often: float) -> int:
    """Play a game and compare samples with what the seats know; returns how many."""
    kept: list[BataviaFacts] = []

    def books(position: Position) -> list[BataviaFacts]:
        assert isinstance(position, BataviaPosition)
        hands, lot = position.table.hands, position.table.lot
        for seat in range(players):
            kept.append(BataviaFacts(seat, players, hands[5 * seat : 5 * seat + 5], lot[:]))
        return kept

    def moves(position: Position) -> Iterator[tuple[int, Move]]:
        minds = [make_bot("merchant", f"{number} {seat}") for seat in range(players)]
        rng = Random(number)
        while not position.over:
            seat, move = position.turn, position.moves(position.turn)
            chosen = minds[seat].choose(position.view(seat)) if bots else rng.choice(move)
            assert chosen is not None
            yield seat, chosen

    def chance(_: Position) -> float:
        return 0.5 if kept[0].shuffles else often

    return check_samples(make("batavia", players), f"facts-{number}", books, moves, chance)


@rule("BA-2.6", "BA-3.2")
@pytest.mark.parametrize("players", SEATS)
def test_no_sample_contradicts_what_was_seen(players: int) -> None:
    assert sum(compare(players, number, False, 0.1) for number in range(4)) > 60


@pytest.mark.long
@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_no_sample_contradicts_what_was_seen_in_many_games(players: int, bots: bool) -> None:
    numbers = range(10, 19) if bots else range(10, 50)
    assert sum(compare(players, number, bots, 0.3) for number in numbers) > 500
