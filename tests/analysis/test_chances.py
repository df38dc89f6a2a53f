"""Chances to win: honest about what can be known, and the same again for the same question."""

from random import Random

import pytest

from fondaco.analysis.chances import SeatChances, chances, open_chances
from fondaco.contract.rules import SPECTATOR
from fondaco.games import make
from tests import toy
from tests.analysis.games import RULES, moments, whole
from tests.rules.oltremare.builders import oltremare


def means(found: SeatChances) -> list[float]:
    return [each.mean for each in found.chances]


@pytest.mark.parametrize("game", list(RULES))
def test_the_same_question_has_the_same_answer(game: str) -> None:
    view = moments(game)[2].view(0)
    assert chances(view, 4, "a") == chances(view, 4, "a")
    assert chances(view, 4, "a") != chances(view, 4, "b")


@pytest.mark.parametrize("game", list(RULES))
def test_somebody_wins(game: str) -> None:
    for position in moments(game, 67):
        for found in (chances(position.view(1), 3), open_chances(position, 3)):
            assert sum(means(found)) == pytest.approx(1.0)
            assert all(each.error >= 0 for each in found.chances)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
@pytest.mark.parametrize("game", list(RULES))
def test_hidden_cards_do_not_change_chances(game: str, seat: int) -> None:
    """Twins: two positions that this seat cannot tell apart."""
    rules, rng, changed = RULES[game], Random(3), 0
    for truth in moments(game, 41):
        twin = truth.view(seat).sample(rng)
        changed += rules.format_position(twin) != rules.format_position(truth)
        assert chances(twin.view(seat), 2) == chances(truth.view(seat), 2)
    assert changed


@pytest.mark.parametrize("game", list(RULES))
def test_at_the_end_the_winner_has_won(game: str) -> None:
    end = whole(game).position
    for found in (chances(end.view(0), 2), open_chances(end, 2)):
        assert [each.mean > 0 for each in found.chances] == [p == 1 for p in end.places()]
        assert [each.mean for each in found.money] == end.scores()
        assert all(each.error == 0 for each in found.chances)


def test_who_is_far_ahead_near_the_end_wins() -> None:
    t = oltremare(hand="salt silk", ducats=[90, 11, 11], rest="discard", pile="salt silk")
    for seat in (SPECTATOR, 0, 1):
        assert means(chances(t.p.view(seat), 6))[0] > 0.99
    assert means(open_chances(t.p, 6))[0] > 0.99


def test_a_game_without_an_expert_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    position = make("toy", 3).start("7")
    assert isinstance(position, toy.ToyPosition)
    even = means(chances(position.view(0), 40))
    assert all(0.05 < each < 0.8 for each in even)
    position.coins[1] = 500
    assert means(chances(position.view(0), 10))[1] == 1.0
