"""Venice: when it comes, and its two scorings (OM-4.1 to OM-4.3)."""

import pytest

from fondaco.testing import rule
from tests.rules.oltremare.builders import both, oltremare

# All players are level here, without a tile, so each of them is first and gets 6 ducats.
LEVEL = 6


# --- when


@rule("OM-4.1")
@both
def test_venice_interrupts_a_purchase_and_the_next_card_is_bought(edition: str) -> None:
    t = oltremare(edition=edition, pile="venice salt silk").do("buy pile")
    assert t.hand(0) == "salt"
    assert t.ducats == [11 - 3 + LEVEL, 11 + LEVEL, 11 + LEVEL]
    assert t.p.venice_out
    assert t.p.bought == 1
    assert t.phase == "trade"
    assert t.happened[:2] == ["bought", "venice"]
    assert t.happened[-1] == "took"


@rule("OM-4.1", "OM-2.2.6")
@both
def test_the_price_was_asked_before_venice_paid(edition: str) -> None:
    t = oltremare(edition=edition, pile="venice salt", ducats=0).do("buy pile")
    assert t.ducats[0] == 0 - 4 + LEVEL


@rule("OM-4.1")
@both
def test_venice_interrupts_the_pirates_and_they_take_the_next_card(edition: str) -> None:
    hand = "any:flag+ducat*2"
    t = oltremare(edition=edition, hand=hand, cargo="any:2", pile="salt venice silk salt silk")
    t.plays()
    assert t.pirates(0) == "?salt ?silk ?salt"
    assert t.p.venice_out
    assert t.ducats[1:] == [11 + LEVEL] * 2


@rule("OM-4.1")
@both
def test_venice_in_the_middle_of_a_draw_of_six_is_replaced(edition: str) -> None:
    t = oltremare(
        edition=edition, hand="any:cards+ducat*3", cargo="any:3",
        pile="salt1 salt2 venice silk1 silk2 silk3 silk4 silk5",
    )  # fmt: skip
    t.plays()
    drawn = ["salt1", "salt2", "silk1", "silk2", "silk3", "silk4"]
    assert sorted(t.names(t.p.hands[0])) == drawn
    assert t.names(t.p.pile[-1:]) == ["silk5"]
    assert t.happened.count("venice") == 1
    assert t.phase == "cargo"


@rule("OM-4.1", "OM-2.3.1")
@both
def test_what_was_gained_before_venice_stays_and_the_turn_goes_on_after_it(edition: str) -> None:
    t = oltremare(edition=edition, hand="any:1:cards+ship", pile="venice salt", marker="calm-sea")
    t.plays()
    kinds = ["venice", "drew", "calm_sea_paid"]
    assert [kind for kind in t.happened if kind in kinds] == kinds
    assert t.phase == "sailing"
    t.whole_turn()
    assert t.p.turn == 1


@rule("OM-4.1")
@both
def test_venice_scores_once_and_leaves_the_game(edition: str) -> None:
    t = oltremare(edition=edition, pile="venice salt*4", ducats=40)
    t.do("buy pile", "buy pile", "buy pile", "buy pile")
    assert t.happened.count("venice") == 1
    assert t.view(1).venice == "out"
    assert t.ducats[1] == 11 + LEVEL


@rule("OM-4.1")
def test_in_2005_venice_on_top_is_scored_when_the_turn_ends() -> None:
    t = oltremare(
        hand="any:ducat+flag", pile="salt venice silk", marker=["none", "local-influence"]
    )
    t.plays()
    assert not t.p.venice_out
    assert t.ducats[1] == 11
    t.loads()
    assert t.happened == [
        "loaded", "turn_ended", "venice", "prestige_paid", "prestige_paid", "prestige_paid",
        "cargo_paid", "cargo_paid", "cargo_paid", "turn_began", "influence_paid",
    ]  # fmt: skip
    assert t.p.turn == 1
    assert t.names(t.p.pile[-1:])[0].startswith("silk")  # nobody has drawn a card for it
    assert len(t.p.hands[0]) == 0


@rule("OM-4.1")
def test_in_2004_venice_on_top_waits_until_it_is_drawn() -> None:
    t = oltremare(edition="2004", hand="any:ducat+flag", pile="salt venice silk")
    t.plays().loads()
    assert t.p.turn == 1
    assert t.view(0).venice == "top"
    assert t.ducats == [12, 11, 11]
    t.do("buy pile")
    assert t.hand(1) == "silk"
    assert t.ducats == [12 + LEVEL, 11 - 3 + LEVEL, 11 + LEVEL]


@rule("OM-4.1")
@both
def test_venice_on_top_in_the_middle_of_a_turn_is_not_scored_yet(edition: str) -> None:
    t = oltremare(edition=edition, pile="salt venice silk").do("buy pile")
    assert t.view(0).venice == "top"
    assert t.ducats == [8, 11, 11]


# --- prestige


@rule("OM-4.2", "OM-5.2")
@both
def test_3_2_2_0_tiles_pay_6_3_3_1_and_go_back(edition: str) -> None:
    """The example of the documents."""
    t = oltremare(4, edition, pile="venice any", prestige=[3, 2, 2, 0], ducats=[0, 0, 0, 0])
    t.do("buy pile")
    assert t.ducats == [-4 + 6, 3, 3, 1]
    assert t.prestige == [0, 0, 0, 0]


@rule("OM-4.2", "OM-2.2.3")
@both
def test_whoever_got_a_tile_this_turn_gets_no_second_one_after_venice(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt*3", pile="venice any")
    t.do("offer 1: salt for nothing", "1: accept #1.1")
    t.do("buy pile")
    assert t.prestige == [0, 0, 0]
    assert t.ducats == [8 + 3, 11 + 6, 11 + 3]
    t.do("offer 1: salt for nothing", "1: accept #2.1")
    assert t.prestige == [0, 0, 0]
    t.do("offer 2: salt for nothing", "2: accept #3.1")
    assert t.prestige == [0, 0, 1]


# --- cargo


@rule("OM-4.3", "OM-5.1")
def test_olives_stay_and_gems_and_grain_pay_17() -> None:
    """The example of the documents: 5 for two gems, 12 for five grain."""
    cargo = ["any:1", "olives*2 gems*2 grain*5"]
    t = oltremare(cargo=cargo, pile="venice any").do("buy pile")
    assert t.ducats == [8 + LEVEL, 11 + LEVEL + 17, 11 + LEVEL]
    assert t.cargo(1) == "olives olives"
    assert t.goods(t.p.discard) == "grain grain grain grain grain gems gems"


@rule("OM-4.3")
def test_everybody_is_paid_in_the_same_moment() -> None:
    cargo = ["salt:1 silk silk", "silk salt*4", "silk silk salt silk"]
    t = oltremare(cargo=cargo, pile="venice any", ducats=[0, 0, 0]).do("buy pile")
    assert t.ducats == [-4 + LEVEL + 3, LEVEL + 10, LEVEL + 2]
    assert [t.cargo(seat) for seat in range(3)] == ["salt", "silk", "silk silk"]
    assert len(t.p.discard) == 2 + 4 + 2


@rule("OM-4.3")
def test_a_stack_of_one_lot_is_kept_whole() -> None:
    t = oltremare(cargo=["any:1", "salt*5"], pile="venice any").do("buy pile")
    assert t.ducats[1] == 11 + LEVEL
    assert t.cargo(1) == "salt salt salt salt salt"
    assert t.p.discard == []


@rule("OM-4.3")
def test_the_top_lot_ends_where_other_goods_begin() -> None:
    t = oltremare(cargo=["any:1", "salt silk salt salt"], pile="venice any").do("buy pile")
    assert t.cargo(1) == "salt"
    assert t.ducats[1] == 11 + LEVEL + 1 + 3


@rule("OM-4.3")
def test_the_cards_keep_their_order_in_the_new_stack() -> None:
    t = oltremare(cargo=["any:1", "salt3 salt1 salt2 silk1"], pile="venice any").do("buy pile")
    assert t.names(t.p.cargo[1]) == ["salt2", "salt1", "salt3"]


@rule("OM-4.3")
def test_cards_played_but_not_yet_loaded_are_no_cargo() -> None:
    t = oltremare(cargo="salt:2", hand="silk:cards+ducat silk:flag+ducat", pile="any venice any")
    t.plays()
    assert t.p.venice_out
    assert t.cargo(0) == "salt"
    assert t.p.discard == []
    t.loads()
    assert t.cargo(0) == "silk silk salt"


@rule("OM-4.3")
def test_cards_loaded_this_turn_are_cargo_when_the_turn_ends_with_venice_on_top() -> None:
    t = oltremare(cargo="salt:1", phase="cargo", played="silk:2", pile="venice any").loads()
    assert t.cargo(0) == "silk"
    assert t.ducats[0] == 11 + LEVEL + 1


@rule("OM-4.3")
def test_in_2004_venice_pays_prestige_only_and_all_cargo_stays() -> None:
    cargo = ["any:1", "salt silk*3", "wood*2 silk*3 wood*4"]
    t = oltremare(edition="2004", cargo=cargo, pile="venice any").do("buy pile")
    assert t.ducats == [8 + LEVEL, 11 + LEVEL, 11 + LEVEL]
    assert t.cargo(1) == "salt silk silk silk"
    assert len(t.p.cargo[2]) == 9
    assert t.p.discard == []


@rule("OM-4.3")
@both
def test_hands_pirates_and_markers_are_no_concern_of_venice(edition: str) -> None:
    t = oltremare(
        edition=edition, hand=["", "salt silk"], pirates=["", "?salt silk"], pile="venice any",
        collected=["", "calm-sea"], marker=["none", "good-deals"],
    )  # fmt: skip
    t.do("buy pile")
    assert t.ducats[1] == 11 + LEVEL
    assert (t.hand(1), t.pirates(1), t.marker(1)) == ("salt silk", "?salt silk", "good-deals")
    assert t.collected(1) == "calm-sea good-deals"


@rule("OM-4.2")
@both
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_any_tile_all_are_first(players: int, edition: str) -> None:
    t = oltremare(players, edition, pile="venice any", ducats=[0] * players).do("buy pile")
    assert t.ducats == [2] + [6] * (players - 1)
