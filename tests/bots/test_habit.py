"""Habits: how a search lets everybody play on, quickly and as merchants do."""

from random import Random

import pytest

from fondaco.bots.experts import expert_for
from fondaco.contract.character import character
from fondaco.contract.expert import Expert
from fondaco.contract.playout import random_move
from fondaco.contract.rules import SPECTATOR, Move, Position
from fondaco.games import make
from tests.bots.test_search import Novice


def test_without_a_habit_of_its_own_a_game_goes_by_the_prior() -> None:
    class Sure(Novice):
        def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
            return [0.75 if move == moves[-1] else 0.25 / (len(moves) - 1) for move in moves]

    position = make("batavia", 3).start("lot")
    moves = position.moves(position.turn)
    rng = Random(2)
    drawn = [Sure().habit(position, position.turn, moves, [], rng) for _ in range(400)]
    assert set(drawn) == set(moves)
    assert 270 < drawn.count(moves[-1]) < 330


@pytest.mark.parametrize("edition", ["2005", "2004"])
def test_a_turn_in_oltre_mare_is_played_out_as_the_merchant_plays_it(edition: str) -> None:
    rules = make("oltremare", 3, edition=edition, offers="12")
    position = rules.start("habit")
    expert = expert_for(position.view(0))
    memory = expert.memory(character([]), Random(1))
    rng = Random(4)
    notes: list[int] = []
    turn = position.turn
    agreed: list[bool] = []
    while position.ply < 120 and not position.over:
        if position.turn != turn:
            turn, notes = position.turn, []
        view = position.view(turn)
        move = expert.habit(position, turn, view.moves, notes, rng)
        assert move in view.moves
        if len(view.to_move) == 1 and len(view.moves) > 1:
            agreed.append(expert.choose(view, memory).move == move)
        position.play(turn, move)
    assert len(agreed) > 20
    assert sum(agreed) > 0.8 * len(agreed)  # a plan that is made once need not be the last word


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("oltremare", 4, {"edition": "2005"}),
        ("oltremare", 2, {"edition": "2005"}),
        ("oltremare", 3, {"edition": "2004", "four": "10"}),
        ("batavia", 4, {}),
        ("batavia", 3, {}),
    ],
)
def test_several_moves_in_one_go_are_the_same_as_move_by_move(
    game: str, players: int, options: dict[str, str]
) -> None:
    rules = make(game, players, **options)
    for number in range(6):
        quick = rules.start(f"carry-on-{number}")
        while not quick.over and quick.ply < 40 * number:
            random_move(quick, Random(quick.ply))
        expert = expert_for(quick.view(0))
        slow = quick.copy()
        dice, same_dice = Random(number), Random(number)
        while not quick.over:
            seat = quick.turn
            notes: list[int] = []
            assert expert.carry_on(quick, seat, [], dice)
            while slow.ply < quick.ply:
                assert Expert.carry_on(expert, slow, seat, notes, same_dice)
            assert rules.format_position(slow) == rules.format_position(quick)
            assert dice.getstate() == same_dice.getstate()


@pytest.mark.parametrize("players", [3, 4])
def test_a_world_played_on_in_one_go_stops_where_it_does_turn_by_turn(players: int) -> None:
    rules = make("batavia", players)
    for number in range(10):
        quick = rules.start(f"play-on-{number}")
        while not quick.over and quick.ply < 20 * number:
            random_move(quick, Random(quick.ply))
        expert = expert_for(quick.view(0))
        slow = quick.copy()
        stop, last = quick.ply + 9, quick.ply + 12 + number
        expert.play_on(quick, SPECTATOR, stop, last, Random(number))
        Expert.play_on(expert, slow, SPECTATOR, stop, last, Random(number))
        assert rules.format_position(slow) == rules.format_position(quick)
        assert (slow.ply, slow.turn) == (quick.ply, quick.turn)
