"""The review of a finished game."""

import pytest

from fondaco.analysis.review import Review, ReviewPlan, review
from fondaco.bots.driver import drive
from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.records import Game
from tests import toy
from tests.analysis.games import RULES, bots, short


@pytest.fixture(scope="module", params=list(RULES))
def reviewed(request: pytest.FixtureRequest) -> tuple[Game, Review]:
    game = short(request.param)
    return game, review(ReviewPlan(game.to_text(), budget=2), processes=1)


def test_it_has_all_parts(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    assert found.scores == game.position.scores()
    assert [found.moments[0].ply, found.moments[-1].ply] == [0, len(game.log)]
    assert found.moments[-1].turn == -1
    assert found.decisions
    assert {each.seat for each in found.decisions} == set(range(game.rules.players))
    assert found.luck
    for each in found.decisions:
        assert game.log[each.ply] == (each.seat, each.move)
        assert each.best != each.move
    for point in found.turning_points:
        assert point.first <= point.ply <= point.last


def test_start_luck_and_play_make_the_result(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    for place, seat in zip(game.position.places(), found.seats, strict=True):
        assert seat.start + seat.luck.mean + seat.play == pytest.approx(seat.result)
        assert (seat.result > 0) == (place == 1)
        assert 0 < seat.score.mean <= 100


def test_every_deal_is_in_the_ledger(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    made = [ply for ply, events in enumerate(game.events) if any(e.kind == "dealt" for e in events)]
    assert [deal.ply for deal in found.deals] == made


@pytest.mark.long
def test_it_is_the_same_again_however_many_processes_compute() -> None:
    plan = ReviewPlan(short("batavia").to_text(), budget=2)
    assert review(plan, processes=1) == review(plan, processes=2)
    assert review(plan, processes=1) != review(ReviewPlan(plan.text, 2, seed="other"), processes=1)


def test_it_says_how_far_it_is() -> None:
    game = short("batavia")
    heard: list[tuple[int, int]] = []
    review(ReviewPlan(game.to_text(), budget=2), 1, lambda done, total: heard.append((done, total)))
    total = len(game.log) + 1
    assert heard == [(done, total) for done in range(1, total + 1)]


def test_nothing_is_reported_about_a_game_that_goes_on() -> None:
    rules = RULES["batavia"]
    game = Game(rules, "goes-on")
    with pytest.raises(Refused, match="not over"):
        review(ReviewPlan(game.to_text(reveal_seed=True), 2), 1)
    with pytest.raises(Refused, match="hidden"):
        review(ReviewPlan(game.to_text(), 2), 1)


@pytest.mark.parametrize("budget", [-1, 1, 10_001])
def test_a_budget_has_limits(budget: int) -> None:
    with pytest.raises(Refused, match="simulations"):
        ReviewPlan("", budget)


def test_any_game_can_be_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    rules = make("toy", 3, rounds=1, offers=2)
    game = Game(rules, "any")
    for _ in drive(game, bots(rules, "random")):
        pass
    found = review(ReviewPlan(game.to_text(), budget=4), processes=1)
    assert found.decisions
    assert (found.deals, found.lies) == ([], [])
