"""What moves and deals are worth."""

import pytest

from fondaco.analysis.decisions import judge
from fondaco.analysis.luck import luck
from fondaco.analysis.worth import worth_of_deal, worth_of_move
from fondaco.contract.rules import SPECTATOR, Event, Move
from fondaco.games import game, make, make_voice
from tests import toy
from tests.analysis.games import RULES, whole
from tests.rules.oltremare.builders import Table, oltremare


@pytest.fixture
def last_turn(monkeypatch: pytest.MonkeyPatch) -> toy.ToyPosition:
    """The last player of a toy game can still play a card of 24 points, and is 20 behind."""
    toy.install(monkeypatch)
    position = make("toy", 2, rounds=1).start("7")
    assert isinstance(position, toy.ToyPosition)
    position.turn, position.coins, position.hands = 1, [30, 10], [[], [24]]
    position.deck = [card for card in position.deck if card != 24]
    return position


PLAY_24 = toy.PLAY | 24 << 3


def test_to_forget_the_best_card_costs_the_game(last_turn: toy.ToyPosition) -> None:
    other, own = worth_of_move(last_turn.view(1), toy.DONE, PLAY_24, worlds=12)
    assert own.chance.mean == pytest.approx(-other.chance.mean)
    assert own.chance.mean < -0.5
    assert own.money.mean < -10


def test_a_bad_decision_gives_away_what_the_best_one_would_bring(
    last_turn: toy.ToyPosition,
) -> None:
    forgot = judge(last_turn.view(1), toy.DONE, 24, "s")
    assert forgot is not None
    assert forgot.best == PLAY_24
    assert forgot.lost > 0.5
    assert forgot.mistake
    played = judge(last_turn.view(1), PLAY_24, 24, "s")
    assert played is not None
    assert played.lost <= 0.05
    assert not played.mistake


def test_where_there_is_no_choice_there_is_no_decision() -> None:
    for name in RULES:
        played = whole(name)
        for position, (seat, move) in zip(played.positions(), played.log, strict=False):
            if position.moves(seat) == [move] and not position.talking():
                assert judge(position.view(seat), move, 2, "s") is None
                return
    pytest.fail("no forced move in any game")


# --- deals ----------------------------------------------------------------------------------------


def happens(t: Table, text: str) -> tuple[int, Move, list[Event]]:
    """A move that is about to be made, and what would happen then."""
    seat, move = t.read(text)
    events: list[Event] = []
    t.p.copy().play(seat, move, events)
    return seat, move, events


def test_who_pays_too_much_loses_what_the_other_gains() -> None:
    t = oltremare(hand=["salt silk grain", "olives gems", "silk"], ducats=[11, 20, 11])
    t.do("offer 1: grain for 12d")
    seat, move, events = happens(t, "1: accept #1.1")
    bargains = game("oltremare").bargains(t.rules)
    made = bargains.made(seat, move, events)
    assert made is not None
    assert (made.owner, made.taker) == (0, 1)
    worth = worth_of_deal(t.p, made, move, bargains, worlds=8)
    for owner, taker in (worth.judged, worth.open):
        assert owner.money.mean > 5 > -5 > taker.money.mean
        assert owner.chance.mean > 0 > taker.chance.mean


def test_a_lie_is_reported_with_the_truth_beside_it() -> None:
    t = oltremare(hand=["salt:4 silk", "olives"])
    bargains = game("oltremare").bargains(t.rules)
    voice = make_voice(t.rules, SPECTATOR, ["Anna", "Bruno", "Carla"])
    true = happens(t, "offer 1: salt:4[load 4] for 1d")
    assert bargains.lies(*true, voice) == []
    (lie,) = bargains.lies(*happens(t, "offer 1: salt:4[load 2] for 1d"), voice)
    assert (lie.seat, lie.offer) == (0, 1)
    assert lie.words.values["true"] == "no"


# --- luck -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(RULES))
def test_luck_lies_in_draws_and_gives_to_one_what_it_takes_from_others(name: str) -> None:
    played, drawn, certain = whole(name), 0, 0
    for ply, position in enumerate(played.positions()):
        if ply < len(played.log) and ply % 5 == 0:
            found = luck(position, *played.log[ply], 4, "s", ply)
            drawn += found is not None
            certain += found is None
            if found is not None:
                assert sum(each.mean for each in found.gained) == pytest.approx(0.0, abs=1e-9)
    assert drawn
    assert certain > drawn
