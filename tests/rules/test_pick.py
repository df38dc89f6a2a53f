"""Random play picks one move; it is the one that the list of moves has there."""

from random import Random

import pytest

from fondaco.contract.playout import random_move
from fondaco.contract.rules import NO_MOVE, Position
from fondaco.games import make
from fondaco.games.oltremare.rules.moves import ARRIVAL, COMPASS
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.turn import may_follow

TABLES = [
    ("batavia", 3, {}),
    ("batavia", 4, {"setup": "quick"}),
    ("batavia", 5, {}),
    ("oltremare", 2, {"edition": "2005", "offers": "30"}),
    ("oltremare", 4, {"edition": "2005", "offers": "12"}),
    ("oltremare", 5, {"edition": "2004", "offers": "12"}),
]


def check_picks(position: Position, rng: Random) -> None:
    for seat in range(position.players):
        moves = position.moves(seat)
        for share in (0, 65535, rng.getrandbits(16)):
            listed = moves[share * len(moves) >> 16] if moves else NO_MOVE
            assert position.pick(seat, share) == listed


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_picked_move_is_the_listed_one(name: str, players: int, options: dict[str, str]) -> None:
    for number in range(3):
        rng = Random(number)
        position = make(name, players=players, **options).start(f"pick-{number}")
        while not position.over:
            check_picks(position, rng)
            random_move(position, rng)
        check_picks(position, rng)


def test_a_compass_leads_where_the_list_says() -> None:
    met = 0
    for number in range(40):
        rng = Random(number)
        position = make("oltremare", players=4, edition="2005", offers="3").start(f"rose-{number}")
        assert isinstance(position, OltremarePosition)
        while not position.over and met < 20:
            if position.phase == ARRIVAL:
                met += 1
                moves = position.moves(position.turn)
                for port in range(128):
                    assert may_follow(position, port) == (COMPASS + port in moves)
            random_move(position, rng)
    assert met == 20
