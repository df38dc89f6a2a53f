"""Views say by the rules which moves end a turn, and they are those that do."""

import pytest

from fondaco.games import make, rulesets
from tests.games.turns import tried_to_end
from tests.long import long

CASES = [
    pytest.param(ruleset, players, marks=() if players == 3 else long)
    for ruleset, (game, _) in rulesets().items()
    for players in game.players
]


@pytest.mark.parametrize(("ruleset", "players"), CASES)
def test_the_moves_that_end_a_turn_are_those_of_the_rules(ruleset: str, players: int) -> None:
    game, chosen = rulesets()[ruleset]
    for number in range(2):
        rules = make(game.name, players, **chosen.options)
        assert tried_to_end(rules, f"ends-{ruleset}-{players}-{number}") > 10
