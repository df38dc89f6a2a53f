"""Deals by small actions: how they are put together, and who is asked in which order."""

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

from fondaco.contract.codec import INVITED, ON_TURN, TO_ANSWER
from fondaco.contract.refused import Refused
from fondaco.envs import Stepper, codec_for
from fondaco.games.oltremare.rules.offers import Offer
from fondaco.games.oltremare.rules.view import OltremareView
from tests.envs.walk import act, names
from tests.rules.oltremare.builders import Table, oltremare


def walk(table: Table, invite: bool = False) -> Stepper:
    return Stepper(codec_for(table.rules), table.p, invite)


def market(players: int = 3) -> Table:
    """The active player holds salt and silk, the others have things to give."""
    hands = ["salt2 silk3", "grain1 grain2 olives1", "grain3 gems1", "olives2 olives3", "gems2"]
    return oltremare(players, hand=hands[:players], cargo="any:1", offers="6")


def offer_names(stepper: Stepper) -> list[str]:
    return [name for name in names(stepper) if name.startswith(("offer", "accept", "decline"))]


def test_the_active_player_buys_ends_the_phase_or_starts_an_offer() -> None:
    s = walk(market())
    assert (s.seat, s.asked) == (0, ON_TURN)
    assert names(s) == ["buy pile", "done", "offer +1", "offer +2", "offer all"]


def test_an_offer_is_spelled_in_one_way_only() -> None:
    s = walk(market())
    act(s, "offer +2")
    assert "send" not in names(s)  # nothing would move
    act(s, "give salt2")
    assert "give silk3" not in names(s)  # it comes before salt in the deck
    act(s, "ask grain")
    assert not [name for name in names(s) if name.startswith("give")]
    assert "ask salt" not in names(s)
    assert "ask any" in names(s)
    act(s, "pay 1", "pay 1")
    assert names(s) == ["pay 1", "send", "cancel"]
    act(s, "send")
    (offer,) = market_offers(s)
    assert (offer.owner, offer.to, offer.give_ducats, offer.ask_ducats) == (0, 2, 2, 0)
    assert s.draft == s.codec.blank


def market_offers(s: Stepper) -> list[Offer]:
    view = s.view(0)
    assert isinstance(view, OltremareView)
    return view.offers


def test_an_offer_takes_at_most_three_cards_a_side_and_five_ducats() -> None:
    s = walk(market())
    act(s, "offer all", *["ask any"] * 3)
    assert names(s) == ["pay 1", "demand 1", "send", "cancel"]
    act(s, *["demand 1"] * 5)
    assert names(s) == ["send", "cancel"]


def test_goods_that_stay_in_the_box_are_not_asked_for() -> None:
    s = walk(oltremare(2, hand=["salt", "silk"], offers="6"))
    act(s, "offer +1")
    assert "ask grain" not in names(s)
    assert "ask olives" in names(s)


def test_a_torn_up_draft_is_not_written_again_before_the_next_move() -> None:
    s = walk(market())
    act(s, "offer all", "give salt2", "cancel")
    assert names(s) == ["buy pile", "done"]
    act(s, "buy pile")
    assert "offer all" in names(s)


def test_an_offer_to_all_is_put_to_each_in_turn_clockwise() -> None:
    s = walk(market(4))
    act(s, "offer all", "give salt2", "ask any", "send")
    asked = []
    while s.asked == TO_ANSWER:
        asked.append(s.seat)
        act(s, "decline 1")
    assert asked == [1, 2, 3]
    assert (s.seat, s.asked) == (0, ON_TURN)
    assert not market_offers(s)  # nobody is left to say yes


def test_an_offer_to_one_is_put_to_that_one() -> None:
    s = walk(market(4))
    act(s, "offer +2", "give salt2", "send")
    assert (s.seat, s.asked) == (2, TO_ANSWER)
    assert names(s) == ["offer +2", "accept 1", "decline 1", "say nothing"]


def test_once_accepted_an_offer_is_put_to_nobody_else() -> None:
    s = walk(market(4))
    act(s, "offer all", "give salt2", "send", "accept 1")
    assert (s.seat, s.asked) == (0, ON_TURN)


def test_who_says_nothing_leaves_the_offer_open_and_is_asked_with_the_next_one() -> None:
    s = walk(market())
    act(s, "offer +1", "give salt2", "send", "say nothing")
    assert s.seat == 0
    assert "withdraw 1" in names(s)
    act(s, "offer +1", "give silk3", "send")
    assert offer_names(s) == ["offer +2", "accept 1", "accept 2", "decline 1", "decline 2"]
    act(s, "accept 1")
    assert s.seat == 0  # one ask, one move


def test_a_counter_offer_goes_to_the_active_player_who_answers_at_leisure() -> None:
    s = walk(market())
    act(s, "offer +2", "give salt2", "send")
    act(s, "offer +1", "give grain3", "ask silk", "send")
    assert (s.seat, s.asked) == (0, ON_TURN)
    assert "accept 2" in names(s)
    assert "buy pile" in names(s)
    act(s, "accept 2")
    assert "give" not in str(names(s))  # one silk: there was no choice
    view = s.view(2)
    assert isinstance(view, OltremareView)
    assert "silk3" in [view.setting.deck.names[card] for card in view.hand]


def test_who_has_a_choice_names_the_cards_one_by_one() -> None:
    s = walk(market())
    act(s, "offer +1", "ask grain", "ask any", "pay 1", "send")
    act(s, "accept 1")
    assert names(s) == ["give olives1", "give grain1", "cancel"]
    act(s, "give olives1")
    assert names(s) == ["give grain1", "give grain2", "cancel"]
    act(s, "give grain2")
    view = s.view(1)
    assert isinstance(view, OltremareView)
    assert [view.setting.deck.names[card] for card in view.hand] == ["grain1"]


def test_an_acceptance_can_be_torn_up_too() -> None:
    s = walk(market())
    act(s, "offer +1", "ask grain", "send")
    act(s, "accept 1", "cancel")
    assert names(s) == ["offer +2", "decline 1", "say nothing"]


def test_after_the_last_offer_of_a_turn_there_are_no_more() -> None:
    s = walk(oltremare(3, hand=["salt2 silk3", "grain1", "grain3"], offers="1"))
    act(s, "offer +1", "give salt2", "send")
    assert names(s) == ["accept 1", "decline 1", "say nothing"]
    act(s, "decline 1")
    assert names(s) == ["buy pile", "done"]


def test_the_others_may_be_invited_to_speak_when_a_trade_phase_begins() -> None:
    s = walk(market(), invite=True)
    assert (s.seat, s.asked) == (1, INVITED)
    assert names(s) == ["offer +2", "say nothing"]
    act(s, "say nothing")
    assert (s.seat, s.asked) == (2, INVITED)
    act(s, "offer +1", "give gems1", "ask salt", "send")
    assert (s.seat, s.asked) == (0, ON_TURN)
    assert "accept 1" in names(s)


def test_nobody_is_invited_who_could_not_make_an_offer() -> None:
    table = oltremare(3, hand=["salt2 silk3", "grain1", "grain3"], offers="1")
    s = walk(table, invite=True)
    act(s, "offer +2", "give grain1", "send")
    assert (s.seat, s.asked) == (0, ON_TURN)


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    s = walk(market())
    with pytest.raises(Refused):
        act(s, "send")
    assert s.steps == 0
    assert names(s)[0] == "buy pile"


def test_talks_without_a_limit_are_refused() -> None:
    with pytest.raises(Refused, match="limit"):
        codec_for(oltremare(3, offers="0").rules)


def test_a_bot_on_turn_must_say_something() -> None:
    with pytest.raises(Refused, match="is waiting for seat 0"):
        walk(market()).play(None)
