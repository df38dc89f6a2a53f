"""No sampled world contradicts what a seat knows for sure: compared with a fact book of its own."""

from collections.abc import Iterator
from random import Random

import pytest

from fondaco.bots import make_bot
from fondaco.contract.rules import Move, Position
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.testing import check_samples, rule
from tests.rules.oltremare.facts import OltremareFacts
from tests.rules.random_play import GAMES, moves_of, rules_for, temper_for


def random_moves(position: OltremarePosition, number: int) -> Iterator[tuple[int, Move]]:
    return moves_of(position, Random(number), temper_for(number))


def bots_moves(position: OltremarePosition, number: int) -> Iterator[tuple[int, Move]]:
    bots = [make_bot("merchant", f"{number} {seat}") for seat in range(position.players)]
    while not position.over:
        for seat in reversed(position.to_move()):
            move = bots[seat].choose(position.view(seat))
            if move is not None:
                yield seat, move
                break


def compare(edition: str, players: int, number: int, bots: bool, often: float) -> int:
    """Play a game and compare samples with what the seats know; returns how many."""
    rules = rules_for(edition, players)

    def books(position: Position) -> list[OltremareFacts]:
        assert isinstance(position, OltremarePosition)
        goods = rules.setting.deck.goods
        return [OltremareFacts(seat, players, goods, position.first) for seat in range(players)]

    def moves(position: Position) -> Iterator[tuple[int, Move]]:
        assert isinstance(position, OltremarePosition)
        return (bots_moves if bots else random_moves)(position, number)

    def chance(position: Position) -> float:
        assert isinstance(position, OltremarePosition)
        return max(often, 0.5) if position.refilled else often

    return check_samples(rules, f"facts-{number}", books, moves, chance)


@rule("OM-2.2.2", "OM-6.1", "OM-6.3")
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_no_sample_contradicts_what_was_heard(edition: str, players: int) -> None:
    assert sum(compare(edition, players, number, False, 0.1) for number in range(2)) > 20


@pytest.mark.long
@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_no_sample_contradicts_what_was_heard_in_many_games(
    edition: str, players: int, bots: bool
) -> None:
    numbers = range(10, 14) if bots else range(10, 26)
    assert sum(compare(edition, players, number, bots, 0.4) for number in numbers) > 150
