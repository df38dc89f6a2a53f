"""Two thousand random games straight through the engine, looked at every twenty moves."""

from random import Random

from fondaco.games.oltremare.rules.check import check
from tests.rules.random_play import each_kind_by, moves_of, rules_for, start, temper_for

BATCHES = 5
GAMES_PER_BATCH = 52  # times five batches, two editions and four numbers of players: 2080 games
LOOK_EVERY = 20


@each_kind_by(BATCHES)
def test_random_games_are_sound_to_the_end(edition: str, players: int, number: int) -> None:
    rules = rules_for(edition, players)
    for game in range(number * GAMES_PER_BATCH, (number + 1) * GAMES_PER_BATCH):
        position = start(rules, f"soak-{game}")
        for seat, move in moves_of(position, Random(game), temper_for(game), limit=5000):
            position.play(seat, move)
            if position.ply % LOOK_EVERY == 0:
                check(position)
        check(position)
        assert sorted(position.places()) == list(range(1, players + 1))
        best = position.places().index(1)
        assert position.scores()[best] == max(position.scores())
