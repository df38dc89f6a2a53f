"""What is dealt anew is what nobody has seen, and nothing else."""

from random import Random

import pytest

from fondaco.contract.rules import SPECTATOR
from tests.analysis.games import RULES, moments


@pytest.mark.parametrize("game", list(RULES))
def test_nobody_sees_a_difference(game: str) -> None:
    rules, rng, changed = RULES[game], Random(5), 0
    for position in moments(game):
        other = position.redeal(rng)
        for seat in (SPECTATOR, *range(rules.players)):
            assert rules.format_view(other.view(seat)) == rules.format_view(position.view(seat))
        line = rules.format_position(other)
        changed += line != rules.format_position(position)
        assert rules.format_position(rules.parse_position(line)) == line
    assert changed


@pytest.mark.parametrize("game", list(RULES))
def test_the_same_chance_deals_the_same(game: str) -> None:
    rules = RULES[game]
    for position in moments(game, 61):
        ones, others = (position.redeal(Random("same")) for _ in range(2))
        assert rules.format_position(ones) == rules.format_position(others)
