"""Where a net has learned to say win chances, it says them; money stays the Expert's."""

from collections.abc import Callable
from math import exp
from random import Random

import pytest

from fondaco.analysis.onward import outcome, play_on
from fondaco.bots import learned
from fondaco.bots.experts import expert_for
from fondaco.bots.fast_net import FastNet
from fondaco.bots.learned import Scorer, learned_chances
from fondaco.bots.search.net import Net, read_net
from fondaco.bots.search.objective import win_chance
from fondaco.contract.rules import Position
from fondaco.games import games
from tests.analysis.games import moments

LEARNED = ["oltremare 2005", "oltremare 2004"]


def played_on(world: Position) -> Position:
    play_on(world, expert_for(world), Random(1))
    return world


def worlds(game: str) -> list[Position]:
    """Sampled from what a seat may know, and played on until a value is fair to all."""
    sampled = [position.view(1).sample(Random(2)) for position in moments(game, 31)]
    return [world for world in map(played_on, sampled) if not world.over]


def said(world: Position) -> list[float] | None:
    expert = expert_for(world)
    return learned_chances(world, expert, expert.values(world))


@pytest.mark.parametrize("game", LEARNED)
def test_an_outcome_has_the_chances_of_the_net_and_the_money_of_the_expert(game: str) -> None:
    differ = 0
    for position in moments(game, 31):
        expert = expert_for(position)
        world = played_on(position.copy())
        found = outcome(position.copy(), expert, Random(1))
        assert found.money == expert.values(world)
        if world.over:
            continue
        assert found.chances == said(world)
        assert sum(found.chances) == pytest.approx(1)
        by_doubt = [win_chance(found.money, seat, found.doubt) for seat in range(world.players)]
        differ += found.chances != pytest.approx(by_doubt, abs=0.01)
    assert differ


@pytest.mark.parametrize("game", LEARNED)
def test_chances_are_the_same_with_and_without_numpy(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def by(kind: Callable[[Net], Scorer]) -> list[list[float] | None]:
        monkeypatch.setattr(learned, "quickest", kind)
        learned._forecasters.cache_clear()
        return [said(world) for world in worlds(game)]

    plain, fast = by(lambda net: net), by(FastNet)
    learned._forecasters.cache_clear()
    assert plain == fast
    assert len(plain) > 2


@pytest.mark.parametrize("game", LEARNED)
def test_the_net_mostly_favours_whoever_is_ahead(game: str) -> None:
    agreed = 0
    found = worlds(game)
    for world in found:
        values, chances = expert_for(world).values(world), said(world)
        assert chances is not None
        agreed += chances.index(max(chances)) == values.index(max(values))
    assert agreed > len(found) / 2


def test_a_ruleset_without_a_net_goes_by_the_experts_doubt() -> None:
    position = moments("batavia", 31)[1]
    expert = expert_for(position)
    assert said(played_on(position.copy())) is None
    found = outcome(position.copy(), expert, Random(1))
    scale = [exp(value / found.doubt) for value in found.money]
    assert found.chances == pytest.approx([each / sum(scale) for each in scale])


@pytest.mark.parametrize("edition", ["2005", "2004"])
def test_a_net_for_chances_is_small_enough_for_plain_python(edition: str) -> None:
    """A server and a browser have no numpy: with more units a review would take much longer."""
    file = games()["oltremare"].folder / "data" / f"chances-oltremare-{edition}.bin"
    assert len(read_net(file.read_bytes()).layers[0].weights) <= 16
