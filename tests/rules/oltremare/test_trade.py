"""The trade phase: deals, prestige, purchases, and how it ends (OM-2.2)."""

from random import Random

import pytest

from fondaco.games.oltremare.rules.offers import Terms
from fondaco.games.oltremare.rules.trade import sketch
from fondaco.testing import rule
from tests.rules.oltremare.builders import STAPLE, Table, both, oltremare

# --- the example of the rulebook


def example(edition: str) -> Table:
    """One grain in hand, 2 ducats, and a salt of load 4 on top of the cargo."""
    return oltremare(
        edition=edition,
        ducats=2,
        hand=[STAPLE[edition], "salt:ducat+cards salt:flag+ship"],
        cargo="salt:4",
        pile="salt:ducat+cards silk:ducat+cards",
    )


@rule("OM-2.2.6", "OM-2.2.5", "OM-2.2.8", "OM-2.2.3")
@both
def test_two_purchases_for_3_and_4_and_a_deal_leave_minus_6_ducats(edition: str) -> None:
    t = example(edition)
    assert t.p.need == 4
    t.do("buy pile")
    assert t.ducats[0] == -1
    t.do("buy pile")
    assert t.ducats[0] == -5
    t.refused("done")
    t.do(f"offer 1: {STAPLE[edition]} + 1d for 2 salt", "1: accept #1.1 salt salt")
    assert t.hand(0) == "salt salt salt silk"
    assert t.hand(1) == STAPLE[edition]
    assert t.ducats == [-6, 12, 11]
    assert t.prestige == [0, 1, 0]
    assert "done" in t.can()


@rule("OM-2.3.1", "OM-2.3.2", "OM-2.3.3", "OM-2.3.4", "OM-2.3.5")
@both
def test_and_then_6_ducats_a_card_to_the_pirates_6_cards_and_1_port(edition: str) -> None:
    t = example(edition)
    t.do("buy pile", "buy pile")
    t.do(f"offer 1: {STAPLE[edition]} + 1d for 2 salt", "1: accept #1.1 salt salt")
    t.plays("salt*3 silk")
    assert t.ducats[0] == 0
    assert len(t.p.pirates[0]) == 1
    assert len(t.p.hands[0]) == 6
    assert t.p.sails == 1
    t.do(t.can()[0])
    assert t.phase == "cargo"


# --- with whom


@rule("OM-2.2.1")
@both
def test_the_active_player_deals_with_everybody_as_often_as_they_like(edition: str) -> None:
    t = oltremare(4, edition, hand=["salt*3", "silk*2", "silk", "silk"])
    t.do("offer 1: salt for 1 silk", "1: accept #1.1 silk")
    t.do("offer 2: salt for 1 silk", "2: accept #2.1 silk")
    t.do("3: offer 0: silk for 1 salt", "accept #3.1 salt")
    t.do("1: offer 0: silk + 2d for 1 salt")
    assert t.can(0)[-1] == "decline #4.1"  # no salt left
    t.do("offer 1: silk for 1 salt + 1 silk", "1: accept #5.1 salt silk")
    assert t.hand(0) == "salt silk silk silk"
    assert t.prestige == [0, 1, 1, 1]


@rule("OM-2.2.1")
@both
def test_the_others_do_not_deal_with_each_other(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk", "salt"])
    assert "active player" in t.refused("1: offer 2: silk for 1 salt")
    assert "active player" in t.refused("1: offer all: silk for 1 salt")
    t.do("1: offer 0: silk for 1 salt")
    assert t.can(2) == []
    assert "can’t accept" in t.refused("2: accept #1.1 salt")
    assert "can’t decline" in t.refused("2: decline #1.1")


@rule("OM-2.2.1")
def test_only_the_active_player_buys_and_ends_the_phase() -> None:
    t = oltremare(hand="salt", pirates=["", "silk"])
    assert t.can(1) == []
    for move in ("buy pile", "buy pirates", "done"):
        assert t.refused(f"1: {move}") == "It’s not your turn."


@rule("OM-2.2.1")
def test_there_is_no_deal_outside_the_trade_phase() -> None:
    t = oltremare(hand=["salt salt", "silk"], cargo="any:2").do("1: offer 0: silk for 1 salt")
    t.do("done")
    assert "trade phase" in t.refused("accept #1.1 salt")
    assert "trade phase" in t.refused("1: offer 0: silk for 1 salt")
    assert "trade phase" in t.refused("1: withdraw #1.1")
    assert t.p.to_move() == [0]


# --- prestige


@rule("OM-2.2.3")
@both
def test_a_partner_gets_one_prestige_in_a_turn_however_many_deals(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2", "silk*2", "silk"])
    t.do("offer 1: salt for 1 silk", "1: accept #1.1 silk")
    assert t.prestige == [0, 1, 0]
    t.do("1: offer 0: silk for 1 salt", "accept #2.1 salt")
    assert t.prestige == [0, 1, 0]
    t.do("2: offer 0: silk for nothing", "accept #3.1")
    assert t.prestige == [0, 1, 1]


@rule("OM-2.2.3")
@both
def test_in_another_turn_there_is_prestige_again(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2 any:1", "silk*3"])
    t.do("offer 1: salt for 1 silk", "1: accept #1.1 silk")
    t.whole_turn().whole_turn().whole_turn()
    t.do("1: offer 0: any for nothing", "accept #2.1")
    assert t.prestige == [0, 2, 0]


@rule("OM-2.2.3")
@both
def test_the_active_player_gets_no_prestige_whoever_made_the_offer(edition: str) -> None:
    t = oltremare(edition=edition, turn=1, hand=["silk", "salt", "silk"])
    t.do("0: offer 1: silk for 1 salt", "accept #1.1 salt")
    t.do("offer 2: silk for 1 silk", "2: accept #2.1 silk")
    assert t.prestige == [1, 0, 1]


# --- gifts, ducats, consent


@rule("OM-2.2.4")
@both
def test_a_gift_is_a_deal_in_either_direction(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "", "silk"])
    t.do("offer 1: salt for nothing", "1: accept #1.1")
    t.do("offer 2: nothing for 1 silk", "2: accept #2.1 silk")
    assert [t.hand(seat) for seat in range(3)] == ["silk", "salt", ""]
    assert t.prestige == [0, 1, 1]


@rule("OM-2.2.4")
@both
@pytest.mark.parametrize("terms", ["5d for nothing", "nothing for 5d", "5d for 4d"])
def test_at_least_one_card_changes_hands(terms: str, edition: str) -> None:
    t = oltremare(edition=edition, hand="salt")
    with pytest.raises(ValueError, match="at least one card"):
        t.do(f"offer 1: {terms}")


@rule("OM-2.2.4", "OM-2.2.11")
@both
def test_nobody_can_be_made_to_take_a_gift(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2"])
    t.do("offer 1: salt for nothing")
    assert t.hand(1) == ""
    assert t.refused("0: accept #1.1") == "Offer 1 is your own. Withdraw it or change it."
    t.do("1: decline #1.1")
    assert t.hand(0) == "salt salt"
    assert t.prestige == [0, 0, 0]


@rule("OM-2.2.5")
@both
def test_both_sides_may_pay_and_go_into_debt(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2", "silk"], ducats=[1, 2, 3])
    t.do("offer 1: 30d for 1 silk", "1: accept #1.1 silk")
    assert t.ducats == [-29, 32, 3]
    t.do("offer 2: salt for 40d", "2: accept #2.1")
    assert t.ducats == [11, 32, -37]
    t.do("offer 1: salt + 5d for 2d", "1: accept #3.1")  # 3 ducats and a salt for nothing
    assert t.ducats == [8, 35, -37]


@rule("OM-2.2.5")
def test_a_deal_moves_ducats_from_one_purse_to_the_other() -> None:
    t = oltremare(hand=["salt", "silk"])
    t.do("1: offer 0: silk + 2d for 1 salt", "accept #1.1 salt")
    assert t.ducats == [13, 9, 11]
    t.do("1: offer 0: salt for 4d", "accept #2.1")
    assert t.ducats == [9, 13, 11]


# --- purchases


@rule("OM-2.2.6")
@both
@pytest.mark.parametrize("source", ["pile", "pirates"])
@pytest.mark.parametrize(
    ("purse", "price"), [(11, 3), (3, 3), (2, 3), (1, 3), (0, 4), (-1, 4), (-99, 4)]
)
def test_a_card_costs_3_ducats_but_4_with_an_empty_purse(
    purse: int, price: int, source: str, edition: str
) -> None:
    t = oltremare(edition=edition, ducats=purse, pirates="salt")
    assert t.view(0).price == price
    t.do(f"buy {source}")
    assert t.ducats == [purse - price, 11, 11]
    assert len(t.p.hands[0]) == 1


@rule("OM-2.2.6")
@both
def test_the_price_is_that_of_the_moment(edition: str) -> None:
    t = oltremare(edition=edition, ducats=4, hand=["salt", ""])
    t.do("buy pile")  # 4 - 3
    t.do("buy pile")  # 1 - 3
    t.do("buy pile")  # -2 - 4
    t.do("offer 1: salt for 7d", "1: accept #1.1")
    t.do("buy pile")  # 1 - 3
    assert t.ducats[0] == -2


@rule("OM-2.2.6")
@both
def test_the_top_card_is_bought_from_the_pile_or_the_own_pirates(edition: str) -> None:
    t = oltremare(edition=edition, pile="salt silk", pirates=["silk ?salt", "?silk"])
    t.do("buy pile")
    assert t.hand(0) == "salt"
    t.do("buy pirates", "buy pirates", "buy pile")
    assert t.hand(0) == "salt salt silk silk"
    assert t.pirates(0) == ""
    assert t.pirates(1) == "?silk"


@rule("OM-2.2.6")
@both
def test_four_purchases_a_turn_are_the_limit_of_both_sources_together(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt", pirates="silk*5", ducats=40)
    t.do("buy pirates", "buy pile", "buy pirates", "buy pile")
    assert t.can() == ["done"]
    assert "four cards" in t.refused("buy pile")
    assert "four cards" in t.refused("buy pirates")
    assert t.view(0).price == 0


@rule("OM-2.2.6")
@both
def test_the_next_turn_has_four_purchases_again(edition: str) -> None:
    t = oltremare(edition=edition, turn=2, hand=["any", "any", "any"], bought=4)
    t.whole_turn()
    assert t.p.turn == 0
    t.do("buy pile", "buy pile", "buy pile", "buy pile")
    assert t.ducats[0] == 11 - 3 - 3 - 3 - 3


@rule("OM-2.2.6")
@both
def test_purchases_and_deals_come_in_any_order(edition: str) -> None:
    t = oltremare(edition=edition, hand=["", "silk silk"], pile="salt")
    t.do("offer 1: 2d for 1 silk", "1: accept #1.1 silk", "buy pile")
    t.do("offer 1: salt for 1 silk", "1: accept #2.1 silk", "buy pile")
    assert t.p.bought == 2
    assert len(t.p.hands[0]) == 3


@rule("OM-2.2.6")
def test_the_pirates_of_others_and_an_empty_stack_sell_nothing() -> None:
    t = oltremare(pirates=["", "silk"])
    assert t.can() == ["buy pile"]
    assert "pirate stack is empty" in t.refused("buy pirates")


@rule("OM-2.2.7")
@both
@pytest.mark.parametrize("purse", [40, 3, 1, 0, -8])
def test_with_favourable_trade_cards_cost_1_2_3_4_from_either_source(
    purse: int, edition: str
) -> None:
    """However full or empty the purse."""
    t = oltremare(edition=edition, ducats=purse, marker="favourable-trade", pirates="?salt silk")
    for number, source in enumerate(["pile", "pirates", "pirates", "pile"], 1):
        before = t.ducats[0]
        assert t.view(0).price == number
        t.do(f"buy {source}")
        assert t.ducats[0] == before - number
    assert t.ducats[0] == purse - 10


@rule("OM-2.2.7")
@both
def test_favourable_trade_is_cheap_again_in_the_next_turn(edition: str) -> None:
    t = oltremare(
        edition=edition, turn=2, phase="cargo", played="any:1", bought=2,
        marker=["favourable-trade"],
    )  # fmt: skip
    t.loads().do("buy pile")
    assert t.ducats[0] == 10


@rule("OM-2.2.7", "OM-3.1")
@both
@pytest.mark.parametrize("marker", ["none", "calm-sea", "good-deals", "local-influence"])
def test_other_markers_and_those_face_down_do_not_make_cards_cheap(
    marker: str, edition: str
) -> None:
    t = oltremare(edition=edition, marker=[marker], collected=["favourable-trade"])
    t.do("buy pile")
    assert t.ducats[0] == 8


# --- the end of the phase


@rule("OM-2.2.8")
@both
@pytest.mark.parametrize("load", [1, 2, 3, 4])
def test_the_phase_can_end_with_as_many_cards_as_the_load(load: int, edition: str) -> None:
    t = oltremare(edition=edition, hand=f"any*{load - 1}", cargo=f"any:{load}")
    assert "done" not in t.can()
    cards = "1 card" if load == 1 else f"{load} cards"
    assert f"You must play {cards} but hold only {load - 1}" in t.refused("done")
    t.do("buy pile")
    assert "done" in t.can()
    t.do("buy pile", "done")
    assert t.phase == "actions"


@rule("OM-2.2.8")
@both
def test_cards_that_came_in_a_deal_count(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk*2"], cargo="any:2")
    t.refused("done")
    t.do("offer 1: salt for 2 silk", "1: accept #1.1 silk silk", "done")
    assert t.phase == "actions"


@rule("OM-2.2.9")
def test_with_too_few_cards_the_phase_ends_when_none_can_be_had_anywhere() -> None:
    """[2005] Pile and discards are gone, and so are the first player's stacks and the pirates."""
    t = oltremare(
        turn=1, hand=["", "salt:cards+ship"], cargo=["", "any:3"], refilled=True, rest="pirates 2"
    )
    assert t.can() == ["done"]
    t.plays("salt")
    assert t.hand(1) == ""
    t.do(t.can()[0])
    assert t.loads().cargo(1).startswith("salt")
    assert t.p.turn == 2


@rule("OM-2.2.9")
@pytest.mark.parametrize(
    ("pirates", "discard", "cards"), [("", "", 1), ("?silk", "", 2), ("", "silk", 2)]
)
def test_while_the_pile_can_be_refilled_cards_must_be_bought(
    pirates: str, discard: str, cards: int
) -> None:
    """The discard pile and the first player's two stacks are cards to be had."""
    t = oltremare(
        turn=1, hand=["", "silk"], cargo=["salt", "any:4"], pirates=[pirates], discard=discard,
        last_round=True, rest="pirates 2",
    )  # fmt: skip
    for _ in range(cards):
        assert t.can() == ["buy pile"]
        assert "Buy or trade" in t.refused("done")
        t.do("buy pile")
    assert t.can() == ["done"]


@rule("OM-2.2.9")
@both
def test_while_the_own_pirates_have_a_card_it_must_be_bought(edition: str) -> None:
    t = oltremare(
        edition=edition, turn=1, cargo=["" if edition == "2005" else "any:1", "any:4"],
        pile="any" if edition == "2004" else "", pirates=["", "?salt silk"],
        refilled=edition == "2005", rest="pirates 2",
    )  # fmt: skip
    if edition == "2004":
        t.do("buy pile")
    t.refused("done")
    t.do("buy pirates")
    t.refused("done")
    t.do("buy pirates", "done")
    assert t.phase == "actions"
    assert t.p.need == (3 if edition == "2004" else 2)


@rule("OM-2.2.9", "OM-4.5")
def test_in_2004_the_phase_ends_early_once_the_last_card_is_bought() -> None:
    t = oltremare(edition="2004", cargo="any:3", pile="salt:flag+cards", rest="cargo 1")
    t.refused("done")
    t.do("buy pile")
    assert t.can() == ["done"]
    t.plays("salt").loads()
    assert t.p.over


@rule("OM-2.2.9", "OM-2.3.1")
def test_without_any_card_a_turn_passes_and_nothing_is_lost() -> None:
    t = oltremare(
        turn=1, cargo=["", "salt:2"], marker=["none", "calm-sea"], ship=["Venice", "Rhodes"],
        refilled=True, rest="pirates 2",
    )  # fmt: skip
    t.do("done")
    assert t.p.turn == 2
    assert t.cargo(1) == "salt"
    assert (t.marker(1), t.port(1), t.ducats[1]) == ("calm-sea", "Rhodes", 11)


@rule("OM-2.2.9", "OM-2.3.2")
def test_good_deals_pays_a_ducat_even_for_no_card_at_all() -> None:
    t = oltremare(
        turn=1, cargo=["", "salt:2"], marker=["none", "good-deals"], refilled=True,
        rest="pirates 2",
    )  # fmt: skip
    t.do("done")
    assert t.ducats == [11, 12, 11]


@rule("OM-2.2.10")
@both
def test_a_deal_that_leaves_the_load_out_of_reach_is_refused(edition: str) -> None:
    """One card and three purchases left make four; without the card it would be three."""
    t = oltremare(edition=edition, hand=["salt", "silk"], cargo="any:4", bought=1)
    t.do("offer 1: salt for 3d")
    assert t.can(1) == ["decline #1.1"]
    assert "OM-2.2.10" in t.refused("1: accept #1.1")
    t.do("1: offer 0: 9d for 1 salt")
    assert "OM-2.2.10" in t.refused("accept #2.1 salt")
    t.do("offer 1: salt for 1 silk", "1: accept #3.1 silk")
    assert t.prestige == [0, 1, 0]


@rule("OM-2.2.10")
@both
def test_the_last_card_may_go_while_purchases_make_up_for_it(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt"], cargo="any:4")
    t.do("offer 1: salt for 3d", "1: accept #1.1")
    assert t.hand(0) == ""
    t.refused("done")
    t.do("buy pile", "buy pile", "buy pile", "buy pile", "done")
    assert t.phase == "actions"


@rule("OM-2.2.10")
@both
def test_a_partner_may_give_away_the_whole_hand(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk*3"], cargo=["any:1", "any:4"])
    t.do("offer 1: 1d for 3 silk", "1: accept #1.1 silk*3")
    assert t.hand(1) == ""
    t.do("1: offer 0: nothing for 1 any", "accept #2.1 salt")  # one may still ask for a gift
    assert t.hand(1) == "salt"


# --- sketches of offers


@pytest.mark.parametrize(("spare", "most"), [(1, 1), (3, 1), (4, 2)])
def test_who_has_few_cards_to_spare_offers_one_at_a_time(spare: int, most: int) -> None:
    """Goods by card: card 0 is of the goods that lie on top, the others of another."""
    goods, hand = [0] + [1] * spare, list(range(1, spare + 1))
    offers = [Terms(sketch(3, 0, 0, hand, 0, goods, Random(number))) for number in range(300)]
    assert {len(terms.give) for terms in offers if terms.ask[0]} == set(range(1, most + 1))
