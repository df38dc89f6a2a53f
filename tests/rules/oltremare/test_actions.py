"""Playing cards and what their symbols do, all but the ship (OM-2.3.1 to OM-2.3.4, OM-2.3.7)."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.games.oltremare.outlook import outcome
from fondaco.testing import rule
from tests.rules.oltremare.builders import Table, both, oltremare

WORTH = [(0, 0), (1, 1), (2, 3), (3, 6), (4, 6)]  # symbols of a kind, and what they are worth


def showing(symbol: str, number: int, edition: str, marker: str = "none", four: str = "6") -> Table:
    """Four cards are played, and so many of them show the symbol."""
    hand = f"any:{symbol}*{number} any:-{symbol}*{4 - number}"
    t = oltremare(edition=edition, hand=hand, cargo="any:4", marker=marker, four=four)
    return t.plays()


# --- playing


@rule("OM-2.3.1")
@both
@pytest.mark.parametrize("load", [1, 2, 3, 4])
def test_exactly_as_many_cards_are_played_as_the_load_says(load: int, edition: str) -> None:
    hand = "any:ducat+flag*4 salt*2"  # no cards, no ship
    t = oltremare(edition=edition, hand=hand, cargo=f"any:{load}").do("done")
    for number in range(load):
        assert t.phase == "actions"
        assert len(t.p.played) == number
        t.do("play any:ducat+flag")
    assert t.phase == "cargo"
    assert len(t.p.hands[0]) == 6 - load
    assert len(t.p.played) == load
    t.refused("play salt")


@rule("OM-2.3.1")
@both
def test_the_player_chooses_which_cards_to_play(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt1 salt2 silk1", cargo="any:2").do("done")
    assert t.can() == ["play salt1", "play salt2", "play silk1"]
    t.do("play salt2")
    assert t.can() == ["play salt1", "play silk1"]
    assert "your hand" in t.refused("play salt2")
    assert "your hand" in t.refused("play silk2")
    assert "not your turn" in t.refused("1: play salt1")


@rule("OM-2.3.1")
def test_cards_are_played_in_the_action_phase_only() -> None:
    t = oltremare(hand="salt")
    assert "in the action phase" in t.refused("play salt")


@rule("OM-2.3.1")
@both
def test_ducats_pirates_cards_and_ship_come_in_this_order(edition: str) -> None:
    t = oltremare(
        edition=edition, hand="any:ducat+ship any:flag+cards", cargo="any:2", pile="salt silk"
    )
    t.plays()
    order = ["ducats_gained", "plundered", "drew"]
    assert [kind for kind in t.happened if kind in order] == order
    assert t.pirates(0) == "?salt"
    assert t.hand(0) == "silk"
    assert t.phase == "sailing"


@rule("OM-2.3.1")
@both
def test_none_of_the_actions_is_optional(edition: str) -> None:
    t = oltremare(edition=edition, hand="any:flag+ship", marker="calm-sea").plays()
    assert len(t.p.pirates[0]) == 1
    assert all(move.startswith("sail ") for move in t.can())
    t.refused("stay")
    t.refused("load any")


@rule("OM-2.3.1")
@both
def test_cards_in_hand_and_in_the_cargo_do_nothing(edition: str) -> None:
    t = oltremare(
        edition=edition, hand="salt:flag+ship any:ducat+cards*3", cargo="any:1:ducat+cards"
    )
    t.plays("salt")
    assert t.ducats[0] == 11
    assert len(t.p.hands[0]) == 3


# --- ducats


@rule("OM-2.3.2", "OM-2.3.1", "OM-2.3.7")
@both
@pytest.mark.parametrize(("symbols", "worth"), WORTH)
def test_ducat_symbols_pay_1_3_or_6_ducats(symbols: int, worth: int, edition: str) -> None:
    t = showing("ducat", symbols, edition)
    assert t.ducats == [11 + worth, 11, 11]


@rule("OM-2.3.2", "OM-3.3")
@both
@pytest.mark.parametrize(("symbols", "worth"), [(0, 1), (1, 3), (2, 6), (3, 6), (4, 6)])
def test_good_deals_count_one_ducat_symbol_more(symbols: int, worth: int, edition: str) -> None:
    """Even if there is none. In the example, four cards with two symbols pay 6 ducats.

    (One ducat more for each card, as a summary card has it, would be 4, 5, 7, 10 and 10.)
    """
    t = showing("ducat", symbols, edition, "good-deals")
    assert t.ducats == [11 + worth, 11, 11]


@rule("OM-2.3.2")
@both
def test_good_deals_does_not_help_after_others_were_taken(edition: str) -> None:
    t = oltremare(edition=edition, hand="any:-ducat", marker="calm-sea", collected="good-deals")
    t.plays()
    assert "ducats_gained" not in t.happened


# --- pirates


@rule("OM-2.3.3", "OM-2.3.1", "OM-2.3.7")
@both
@pytest.mark.parametrize(("symbols", "worth"), WORTH)
def test_flags_send_1_3_or_6_cards_to_the_own_pirates(
    symbols: int, worth: int, edition: str
) -> None:
    t = showing("flag", symbols, edition)
    assert [len(stack) for stack in t.p.pirates] == [worth, 0, 0]


@rule("OM-2.3.7")
@pytest.mark.parametrize(("symbols", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_table_may_let_the_row_of_flags_and_cards_go_on(symbols: int, worth: int) -> None:
    """ "Etc.", says the older rulebook; of ducats it does not."""
    flags = showing("flag", symbols, "2004", four="10")
    assert len(flags.p.pirates[0]) == worth
    cards = showing("cards", symbols, "2004", four="10")
    assert len(cards.p.hands[0]) == worth
    ducats = showing("ducat", symbols, "2004", four="10")
    assert ducats.ducats[0] == 11 + min(worth, 6)
    view = flags.p.view(0)
    four = [card for card in range(98) if view.setting.deck.counts[card] >> 4 & 15][:symbols]
    assert outcome(view, four).pirates == worth


@rule("OM-2.3.7")
def test_only_the_older_edition_leaves_four_symbols_open() -> None:
    with pytest.raises(Refused) as refused:
        make("oltremare", 3, four="10")
    assert refused.value.name == "option-only"
    assert make("oltremare", 3, edition="2004", four="10").options()["four"] == "10"


def test_a_choice_that_came_later_is_not_in_older_lines_and_records() -> None:
    rules = make("oltremare", 3, edition="2004", four="6")
    assert "four" not in rules.options()
    assert "four" not in rules.format_position(rules.start("quiet"))


@rule("OM-2.3.3", "OM-6.3")
@both
def test_nobody_looks_at_what_the_pirates_take(edition: str) -> None:
    t = oltremare(edition=edition, hand="any:flag+ducat", pile="salt", pirates="silk ?salt")
    t.plays()
    assert t.pirates(0) == "?salt silk ?salt"  # the new one on top
    for seat in range(-1, 3):
        assert t.told("plundered", seat) == {"event": "plundered", "seat": 0, "cards": 1}


@rule("OM-2.3.3")
@both
@pytest.mark.parametrize("symbols", [1, 2, 3, 4])
def test_pirate_fighter_ignores_all_flags(symbols: int, edition: str) -> None:
    t = showing("flag", symbols, edition, "pirate-fighter")
    assert t.p.pirates[0] == []


@rule("OM-2.3.3")
@both
@pytest.mark.parametrize("marker", ["none", "calm-sea", "good-deals", "local-influence"])
def test_no_other_marker_keeps_the_pirates_away(marker: str, edition: str) -> None:
    t = showing("flag", 2, edition, marker)
    assert len(t.p.pirates[0]) == 3


# --- cards


@rule("OM-2.3.4", "OM-2.3.1", "OM-2.3.7")
@both
@pytest.mark.parametrize(("symbols", "worth"), WORTH)
def test_card_symbols_draw_1_3_or_6_cards(symbols: int, worth: int, edition: str) -> None:
    t = showing("cards", symbols, edition)
    assert len(t.p.hands[0]) == worth


@rule("OM-2.3.4")
@both
def test_cards_drawn_come_from_the_top_and_only_their_owner_sees_them(edition: str) -> None:
    t = oltremare(
        edition=edition, hand="any:1:cards+ducat any:cards+ducat salt", cargo="any:2",
        pile="silk1 salt1 silk2 salt2",
    )  # fmt: skip
    t.plays("any:cards*2")
    assert sorted(t.names(t.p.hands[0])[-3:]) == ["salt1", "silk1", "silk2"]
    assert t.told("drew", 0)["faces"] == t.p.hands[0][-3:]
    for seat in (-1, 1, 2):
        assert t.told("drew", seat) == {"event": "drew", "seat": 0, "cards": 3}


@rule("OM-2.3.4")
@both
def test_cards_drawn_are_for_a_later_turn(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt:cards+ducat", pile="any:ducat+ship")
    t.plays()
    assert t.phase == "cargo"
    assert t.ducats[0] == 12
    assert len(t.p.hands[0]) == 1


# --- the load of the turn


@rule("OM-2.3.8", "OM-4.3")
def test_the_load_is_that_of_the_start_of_the_turn_also_when_venice_comes() -> None:
    t = oltremare(cargo="salt:3 silk:1", hand="any*2", pile="venice any")
    t.do("buy pile")
    assert t.happened[1] == "venice"
    assert t.p.need == 3
    t.plays("any*3")
    assert len(t.p.played) == 3


@rule("OM-2.3.8", "OM-4.4")
def test_the_load_holds_even_if_the_whole_cargo_is_taken_away() -> None:
    t = oltremare(2, cargo="salt:3 silk olives", hand="any:ducat+flag*2", rest="hand 1")
    t.do("buy pile")
    assert t.cargo(0) == ""
    t.do("done")
    for left in (3, 2, 1):
        assert t.view(0).prompt == {"ask": "play", "load": 3, "left": left}
        t.do("play any")
    assert len(t.p.played) == 3
