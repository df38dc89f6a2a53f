"""BA-3.1 to BA-3.3: drawing, laying cards, and seals."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.names import BACK, DONE
from fondaco.testing import rule
from tests.rules.batavia.build import batavia, hand, kinds, laid, moves, play, seals, the


@rule("BA-3.1")
def test_a_player_may_draw_two_cards_and_the_turn_is_over() -> None:
    position = batavia(hands="D E F", pile="NS")
    events = play(position, "draw")
    assert hand(position, 0) == "DNS"
    assert position.turn == 1
    drew = the("drew", events)
    assert drew.barrier
    assert drew.seen_by(0)["cards"] == ["netherlands", "sweden"]
    assert "cards" not in drew.seen_by(1)
    assert "cards" not in drew.seen_by(-1)


@rule("BA-3.1")
def test_drawing_and_playing_exclude_each_other() -> None:
    position = batavia(hands="DD E F")
    play(position, "lay denmark")
    assert "draw" not in moves(position)


@rule("BA-3.2")
def test_case_1_with_the_danish_majority_any_card_may_be_laid() -> None:
    position = batavia(hands="F E F", laid="DD D -")
    assert moves(position) == ["draw", "lay france"]
    play(position, "lay france", "done")
    assert seals(position, 0) == "DF"


@rule("BA-3.2")
def test_case_2_without_a_majority_a_danish_card_makes_one() -> None:
    position = batavia(hands="DE - -", laid="D DE EE")
    play(position, "lay england")
    assert "done" not in moves(position)
    with pytest.raises(Refused, match="more laid cards"):
        play(position, "done")
    play(position, "lay denmark", "done")
    assert seals(position, 0) == "D"


@rule("BA-3.2")
def test_a_tie_is_no_majority() -> None:
    position = batavia(hands="D - -", laid="D DD -")
    assert moves(position) == ["draw"]
    with pytest.raises(Refused, match="can’t give you a majority"):
        play(position, "lay denmark")


@rule("BA-3.2")
def test_a_majority_has_to_beat_every_other_player() -> None:
    position = batavia(hands="D - - -", laid="D - D DD")
    assert moves(position) == ["draw"]
    position = batavia(hands="DD - - -", laid="D - D DD")
    assert moves(position) == ["draw", "lay denmark"]


@rule("BA-3.2")
def test_with_an_empty_hand_there_is_nothing_to_play_even_with_a_seal() -> None:
    position = batavia(hands="- E F", laid="DD - -")
    assert moves(position) == ["draw"]
    with pytest.raises(Refused, match="hand is empty"):
        play(position, "lay denmark")


@rule("BA-3.2")
def test_any_number_of_cards_of_any_companies_may_be_laid() -> None:
    position = batavia(hands="NNNNFF E F")
    events = play(position, *["lay netherlands"] * 4, *["lay france"] * 2, "done")
    assert laid(position, 0) == "FFNNNN"
    assert (position.table.ships[3], position.table.ships[2], position.table.cannon) == (4, 2, 6)
    assert the("cards_laid", events).facts["cannon"] == 6


@rule("BA-3.2")
def test_at_least_one_card_must_be_laid() -> None:
    position = batavia(hands="F E F", laid="DD - -")
    assert "done" not in moves(position)
    for move in (DONE, BACK):
        with pytest.raises(Refused):
            position.play(0, move)


def test_a_player_who_begins_to_lay_can_always_finish() -> None:
    """Four Danish cards are needed; the first step may be any card all the same."""
    position = batavia(hands="DDDDE - -", laid="- DDD EEE")
    assert moves(position) == ["draw", "lay england", "lay denmark"]
    play(position, "lay england", "lay denmark", "lay denmark", "lay denmark")
    assert "done" not in moves(position)
    play(position, "lay denmark")
    assert "done" in moves(position)


def test_cards_can_be_taken_back_one_by_one_until_the_step_is_done() -> None:
    position = batavia(hands="DDE - -", laid="- D -")
    play(position, "lay denmark", "lay england", "back")
    assert hand(position, 0) == "ED"
    assert laid(position, 0) == "D"
    assert position.table.cannon == 2
    play(position, "back")
    assert hand(position, 0) == "EDD"
    assert moves(position) == ["draw", "lay england", "lay denmark"]
    assert seals(position, 1) == "D"
    play(position, "draw")


def test_cards_taken_back_have_been_seen() -> None:
    position = batavia(hands="DDE - -")
    play(position, "lay denmark", "back")
    assert position.view(1).as_json(aids=True)["knowledge"]["hands"][0] == {"denmark": 1}
    play(position, "lay denmark")
    assert position.view(1).as_json(aids=True)["knowledge"]["hands"][0] == {}


def test_while_the_step_is_open_everybody_sees_the_cards_but_no_seal_moves() -> None:
    position = batavia(hands="DD - -", laid="- D -")
    events = play(position, "lay denmark", "lay denmark")
    assert kinds(events) == ["laid", "laid"]
    assert seals(position, 1) == "D"
    data = position.view(2).as_json()
    assert data["laid"][0] == {"denmark": 2}
    assert data["step"] == ["denmark", "denmark"]
    assert data["cannon"] == 3


def test_the_prompt_says_what_the_laid_cards_would_bring() -> None:
    position = batavia(hands="DDFS - -", laid="- DN " + "E" * 18)
    play(position, "lay denmark")
    prompt = position.view(0).prompt
    assert prompt["ask"] == "lay"
    assert (prompt["done"], prompt["seals"], prompt["to"]) == (False, [], {})
    assert prompt["pirates"] == ["england"]
    play(position, "lay denmark")
    prompt = position.view(0).prompt
    assert (prompt["done"], prompt["seals"], prompt["to"]) == (True, ["denmark"], {"denmark": 1})
    assert prompt["lay"] == ["france", "sweden"]
    assert prompt["arrival"] is False


@rule("BA-3.3")
def test_a_new_majority_takes_the_seal_from_its_holder() -> None:
    position = batavia(hands="DD - -", laid="D DD -")
    events = play(position, "lay denmark", "lay denmark", "done")
    assert the("seal_lost", events).seat == 1
    assert the("seal_gained", events).seat == 0
    assert seals(position, 0) == "D"


@rule("BA-3.3")
def test_drawing_level_sends_the_seal_back_to_the_board() -> None:
    position = batavia(hands="DF - -", laid="D DD -")
    events = play(position, "lay denmark", "lay france", "done")
    assert the("seal_lost", events).seat == 1
    assert [event.facts["company"] for event in events if event.kind == "seal_gained"] == ["france"]
    assert (seals(position, 0), seals(position, 1)) == ("F", "")


@rule("BA-3.3")
def test_a_seal_stays_with_a_majority_that_only_shrinks() -> None:
    position = batavia(hands="DF - -", laid="D DDD -")
    events = play(position, "lay denmark", "lay france", "done")
    assert "seal_lost" not in kinds(events)
    assert seals(position, 1) == "D"


@rule("BA-3.3")
def test_a_third_player_can_pass_two_who_are_tied() -> None:
    position = batavia(hands="DDD - -", laid="- DD DD")
    assert seals(position, 1) == seals(position, 2) == ""
    play(position, "lay denmark", "lay denmark", "lay denmark", "done")
    assert seals(position, 0) == "D"
