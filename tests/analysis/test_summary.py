"""Where a game turned, and how somebody played."""

from dataclasses import replace

import pytest

from fondaco.analysis.chances import Estimate
from fondaco.analysis.decisions import Decision
from fondaco.analysis.key_moments import key_moments
from fondaco.analysis.luck import Luck
from fondaco.analysis.summary import given_away, score, turning_points
from fondaco.analysis.worth import Worth


def sure(*chances: float) -> tuple[Estimate, ...]:
    return tuple(Estimate(chance, 0.01) for chance in chances)


def decision(ply: int, chance: float, money: float, regretted: bool = True) -> Decision:
    """One that was worth so much beside its best alternative."""
    worth = Worth(Estimate(chance, 0.01), Estimate(money, 0.5))
    return Decision(ply, 0, 1, 2, Estimate(0.5, 0.01), worth, regretted)


CURVE = [sure(0.5, 0.5), sure(0.52, 0.48), sure(0.8, 0.2), sure(0.3, 0.7)]
PLIES = [0, 10, 20, 30]


def test_a_game_turns_where_chances_change_much() -> None:
    points = turning_points(PLIES, CURVE, [], [], [])
    assert [(point.first, point.last, point.gainer) for point in points] == [
        (10, 19, 0),
        (20, 29, 1),
    ]
    assert {point.cause for point in points} == {"play"}


def test_a_change_that_may_be_an_error_is_none() -> None:
    vague = [tuple(Estimate(each.mean, 0.2) for each in moment) for moment in CURVE]
    assert turning_points(PLIES, vague, [], [], []) == []


def test_what_changed_most_is_the_cause() -> None:
    mistakes = [decision(12, -0.1, -1.0), decision(25, -0.02, 0.0)]
    draws = [Luck(13, 1, sure(0.2, -0.2)), Luck(26, 0, sure(-0.01, 0.01))]
    points = turning_points(PLIES, CURVE, mistakes, draws, [(14, 0.05), (27, 0.3)])
    assert [(point.cause, point.ply) for point in points] == [("draw", 13), ("deal", 27)]
    points = turning_points(PLIES, CURVE, mistakes, [], [])
    assert [(point.cause, point.ply) for point in points] == [("mistake", 12), ("play", 29)]


def test_only_what_was_seen_in_advance_was_given_away() -> None:
    chance, money = given_away(
        [decision(1, -0.2, -3.0), decision(2, 0.05, 1.0), decision(3, -0.3, -9.0, regretted=False)]
    )
    assert chance.mean == pytest.approx(0.2)  # only what is marked
    assert money.mean == pytest.approx(3.0)  # and at least as much money as those lost
    assert given_away([decision(1, 0.5, 4.0)])[1].mean == 0.0


def test_nobody_gives_away_more_than_everything_nor_mistakes_for_nothing() -> None:
    chance, _ = given_away([decision(ply, -0.6, -1.0) for ply in range(3)])
    assert chance.mean == 1.0
    chance, money = given_away([decision(1, -0.08, -2.0), decision(2, 0.3, 9.0)])
    assert chance.mean == pytest.approx(0.08)
    assert money.mean == pytest.approx(2.0)


def test_decisions_are_marked_as_in_chess() -> None:
    marks = [decision(1, -lost, 0.0).mark for lost in (0.3, 0.1, 0.04, 0.01)]
    assert marks == ["??", "?", "?!", ""]
    assert [decision(1, -0.1, 0.0).mistake, decision(1, -0.04, 0.0).mistake] == [True, False]
    find = decision(1, 0.2, 0.0, regretted=False)
    assert [find.mark, replace(find, obvious=False).mark] == ["", "!"]
    vague = Worth(Estimate(-0.1, 0.06), Estimate(0.0, 0.5))
    assert replace(decision(1, -0.1, 0.0), worth=vague).mark == ""  # it may be an accident


def test_a_turn_has_one_key_moment_and_small_losses_come_last() -> None:
    decided = [decision(ply, -lost, 0.0) for ply, lost in ((1, 0.1), (2, 0.2), (5, 0.03), (9, 0.3))]
    turns = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2]
    assert [each.ply for each in key_moments(decided, turns, 0)] == [2, 5, 9]
    more = [decision(6, -0.2, 0.0), *decided]
    turns[9] = 3
    assert [each.ply for each in key_moments(more, turns, 0)] == [2, 6, 9]
    assert key_moments(more, turns, 1) == []


def test_a_score_falls_with_the_part_of_the_winners_money_that_was_given_away() -> None:
    scores = [score(Estimate(lost, 1.0), 50).mean for lost in (0.0, 5.0, 25.0, 50.0)]
    assert scores[0] == 100.0
    assert scores == sorted(scores, reverse=True)
    assert score(Estimate(10.0, 1.0), 100).mean == pytest.approx(score(Estimate(5.0, 1.0), 50).mean)
