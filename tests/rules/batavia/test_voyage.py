"""BA-3.4 to BA-3.6: travelling, turning tiles, exchanging."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.testing import rule
from tests.rules.batavia.build import batavia, kinds, moves, play, space_of, spaces_of, the

# The row of these tests begins:
#
#  1 denmark silk     2 netherlands porcelain   3 england cotton     4 sweden ginger
#  5 france pepper    6 sweden tea              7 england ginger     8 france porcelain
#  9 denmark pepper  10 netherlands nutmeg     11 france nutmeg     12 denmark porcelain


@rule("BA-3.4")
def test_with_the_danish_seal_the_merchant_goes_to_the_next_danish_shop() -> None:
    position = batavia(hands="D - -", shops="2 - -")
    play(position, "lay denmark", "done")
    assert moves(position) == ["travel denmark"]
    events = play(position, "travel denmark")
    assert the("travelled", events).facts == {"company": "denmark", "from": 2, "to": 9}
    assert position.table.at[0] == 9


@rule("BA-3.4")
def test_a_danish_silk_tile_puts_a_crate_into_the_silk_post() -> None:
    position = batavia(hands="D - -")
    events = play(position, "lay denmark", "done", "travel denmark")
    assert the("tile_taken", events).facts == {"tile": "denmark silk", "space": 1}
    assert the("crate_placed", events).facts == {"post": "silk", "company": "denmark"}
    data = position.view(1).as_json()
    assert data["posts"]["silk"]["crates"] == {"denmark": 0}
    assert data["posts"]["silk"]["leaders"] == [0]
    assert data["held"][0] == ["denmark silk"]
    assert data["taken"] == [1]


@rule("BA-3.4")
def test_several_seals_give_a_choice() -> None:
    position = batavia(hands="N - -", laid="DS - -")
    play(position, "lay netherlands", "done")
    assert moves(position) == ["travel denmark", "travel netherlands", "travel sweden"]
    assert position.view(0).prompt == {
        "ask": "travel",
        "to": {"denmark": 1, "netherlands": 2, "sweden": 4},
    }
    with pytest.raises(Refused, match="don’t hold the seal of France"):
        play(position, "travel france")


@rule("BA-3.4")
def test_empty_spaces_other_tiles_and_other_merchants_are_skipped() -> None:
    position = batavia(hands="D - -", shops="- 1,9 2")
    play(position, "lay denmark", "done", "travel denmark")
    assert position.table.at[0] == 12


@rule("BA-3.4")
def test_merchants_never_go_back() -> None:
    position = batavia(hands="D - -", shops="10 - -")
    play(position, "lay denmark", "done", "travel denmark")
    assert position.table.at[0] == 12  # not 1 or 9
    assert position.table.left[1] >> 9 & 1  # the tile stays where everybody has skipped it


@rule("BA-3.4")
def test_a_company_without_a_shop_ahead_cannot_be_chosen_while_another_has_one() -> None:
    last = spaces_of("sweden")[-1]
    position = batavia(hands="DS - -", shops=f"{last - 1} - -", sold=f"- {last} -")
    play(position, "lay sweden", "lay denmark", "done")
    assert moves(position) == ["travel denmark"]
    with pytest.raises(Refused, match="no Swedish shop ahead"):
        play(position, "travel sweden")


@rule("BA-3.5")
@pytest.mark.parametrize(("company", "turned"), [("france", 0), ("sweden", 5)])
def test_landing_on_the_last_five_open_tiles_turns_the_next_five(company: str, turned: int) -> None:
    """Space 5 is not among the last five of ten, space 6 is."""
    card = company[0].upper()
    position = batavia(hands=f"{card} - -", face_up=10, sold="4 - -")
    events = play(position, f"lay {company}", "done", f"travel {company}")
    assert position.table.at[0] == (6 if turned else 5)
    assert position.table.revealed == 10 + turned
    assert ("tiles_revealed" in kinds(events)) == bool(turned)


@rule("BA-3.5")
def test_turned_tiles_are_seen_by_all_before_the_exchange_is_decided() -> None:
    position = batavia(hands="S - -", face_up=10, sold="4 - -")
    events = play(position, "lay sweden", "done", "travel sweden")
    revealed = the("tiles_revealed", events)
    assert revealed.barrier
    assert revealed.facts["spaces"] == [11, 12, 13, 14, 15]
    assert revealed.facts["tiles"][1] == "denmark porcelain"
    assert position.view(2).as_json()["tiles"][11] == "denmark porcelain"
    assert position.view(2).as_json()["tiles"][15] is None
    assert moves(position) == ["exchange", "keep"]


@rule("BA-3.6")
@pytest.mark.parametrize(
    ("other", "gold"), [("-", 1), ("2", 3), ("2,3", 6), ("2,3,4", 10), ("2,3,4,5", 15)]
)
def test_one_to_five_tiles_pay_1_3_6_10_15(other: str, gold: int) -> None:
    position = batavia(hands="D - -", shops=f"{other} - -")
    events = play(position, "lay denmark", "done", "travel denmark")
    assert position.view(0).prompt["gold"] == gold
    events = play(position, "exchange")
    assert the("exchanged", events).facts["gold"] == gold
    assert position.scores() == [gold, 0, 0]
    assert position.table.held[0] == 0


@rule("BA-3.6")
def test_an_exchange_needs_a_tile_of_a_new_company() -> None:
    """With tiles of four companies, only the fifth allows to exchange."""
    denmark_again = batavia(hands="D - -", shops="1,2,4,5 - -")
    events = play(denmark_again, "lay denmark", "done", "travel denmark")
    assert denmark_again.turn == 1  # nothing was asked
    assert "exchanged" not in kinds(events)
    england = batavia(hands="E - -", shops="1,2,4,5 - -")
    play(england, "lay england", "done", "travel england")
    assert moves(england) == ["exchange", "keep"]


@rule("BA-3.6", "BA-5.4")
def test_tiles_of_three_companies_pay_6_and_a_second_swedish_tile_stays() -> None:
    position = batavia(hands="D - -", shops="2,4,6 - -")
    play(position, "lay denmark", "done", "travel denmark", "exchange")
    assert position.scores()[0] == 6
    held = position.view(0).as_json()["held"][0]
    assert len(held) == 1
    assert held[0].startswith("sweden")


@rule("BA-3.6")
def test_duplicates_wait_for_a_later_exchange() -> None:
    position = batavia(hands="D - -", shops="4,6 - -", sold="1,2 - -", gold=(3, 0, 0))
    play(position, "lay denmark", "done", "travel denmark", "exchange")
    assert position.scores()[0] == 3 + 3


@rule("BA-3.6")
def test_the_exchange_is_optional() -> None:
    position = batavia(hands="D - -", shops="2 - -")
    play(position, "lay denmark", "done", "travel denmark", "keep")
    assert position.scores() == [0, 0, 0]
    assert len(position.view(0).as_json()["held"][0]) == 2
    assert position.turn == 1


@rule("BA-3.6")
def test_exchanged_tiles_leave_the_game_but_their_crates_stay() -> None:
    position = batavia(hands="D - -")
    play(position, "lay denmark", "done", "travel denmark", "exchange")
    assert position.view(0).as_json()["posts"]["silk"]["crates"] == {"denmark": 0}
    assert space_of("denmark silk") in position.view(0).as_json()["taken"]
