"""The start of a turn: local influence and the hand limit (OM-2.0, OM-2.1)."""

import pytest

from fondaco.testing import rule
from tests.rules.oltremare.builders import Table, both, oltremare


def before(
    edition: str = "2005", *, hand: str = "", cargo: str = "any:1", marker: str = "none"
) -> Table:
    """Seat 2 is about to load its last card; then the turn of seat 0 begins with all this."""
    return oltremare(
        edition=edition,
        turn=2,
        phase="cargo",
        played="any:1",
        hand=[hand],
        cargo=[cargo],
        marker=[marker],
        pirates=["?silk"],
    )


# --- local influence


@rule("OM-2.0")
@both
@pytest.mark.parametrize(("load", "power", "gain"), [(1, 6, 3), (2, 5, 2), (3, 4, 1), (4, 3, 0)])
def test_local_influence_pays_the_sea_power_above_3(
    load: int, power: int, gain: int, edition: str
) -> None:
    """Power 6 pays 3 ducats, 5 pays 2, 4 pays 1 and 3 pays nothing."""
    t = before(edition, cargo=f"any:{load}", marker="local-influence").loads()
    assert t.deck.power[t.p.cargo[0][-1]] == power
    assert t.ducats == [11 + gain, 11, 11]


@rule("OM-2.0")
@both
@pytest.mark.parametrize("marker", ["none", "calm-sea", "good-deals", "favourable-trade"])
def test_no_other_marker_pays_at_the_start(marker: str, edition: str) -> None:
    assert before(edition, marker=marker).loads().ducats == [11, 11, 11]


@rule("OM-2.0", "OM-3.1")
@both
def test_local_influence_pays_nothing_face_down_and_nothing_in_turns_of_others(
    edition: str,
) -> None:
    t = oltremare(
        edition=edition, turn=2, phase="cargo", played="any:1",
        marker=["calm-sea", "local-influence", "none"], collected=["local-influence"],
    )  # fmt: skip
    t.loads()
    assert t.p.turn == 0
    assert t.ducats == [11, 11, 11]


@rule("OM-2.0")
@both
def test_local_influence_pays_before_cards_are_given_up(edition: str) -> None:
    t = before(edition, hand="any*7", marker="local-influence").loads()
    assert t.phase == "power"
    assert t.ducats == [14, 11, 11]


# --- the hand limit


@rule("OM-2.1.1")
@both
def test_seven_cards_and_sea_power_five_leave_two_for_the_pirates(edition: str) -> None:
    """The example of 2004."""
    t = before(edition, hand="salt*3 silk*4", cargo="any:2").loads()
    assert t.phase == "power"
    t.do("discard silk")
    assert t.phase == "power"
    t.do("discard salt")
    assert t.phase == "trade"
    assert t.hand(0) == "salt salt silk silk silk"
    assert t.pirates(0) == "salt silk ?silk"


@rule("OM-2.1.1")
@both
@pytest.mark.parametrize(("load", "power"), [(1, 6), (2, 5), (3, 4), (4, 3)])
def test_a_hand_within_the_sea_power_is_left_alone(load: int, power: int, edition: str) -> None:
    t = before(edition, hand=f"any*{power}", cargo=f"any:{load}").loads()
    assert t.phase == "trade"
    t = before(edition, hand=f"any*{power + 1}", cargo=f"any:{load}").loads()
    assert t.phase == "power"
    assert t.do("discard any").phase == "trade"
    assert t.pirates(0).count(" ") == 1


@rule("OM-2.1.1")
@both
def test_the_player_chooses_which_cards_go_and_in_which_order(edition: str) -> None:
    t = before(edition, hand="salt*2 silk*3", cargo="any:4").loads()
    assert len(t.can()) == 5
    assert all(move.startswith("discard ") for move in t.can())
    silk = t.do("discard salt", "discard silk").names(t.p.pirates[0][-1:])
    t.do("buy pirates")
    assert t.names(t.p.hands[0][-1:]) == silk  # what went last lies on top
    t.do("buy pirates")
    assert t.hand(0) == "salt salt silk silk silk"


@rule("OM-2.1.1")
def test_only_the_active_player_gives_up_cards_and_only_own_ones() -> None:
    t = before(hand="salt*7").loads()
    assert t.p.to_move() == [0]
    assert t.can(1) == []
    t.refused("1: discard salt1")
    assert "you don’t hold Grain 20" in t.refused("discard grain20")
    t.refused("buy pile")
    t.refused("done")
    t.refused("offer 1: salt for nothing")


@rule("OM-2.1.1")
def test_within_the_limit_no_card_can_be_given_up() -> None:
    t = before(hand="salt*3").loads()
    assert "more than your sea power allows" in t.refused("discard salt")


@rule("OM-2.1.1")
@both
def test_the_limit_is_asked_for_at_the_start_of_the_turn_only(edition: str) -> None:
    t = before(edition, hand="any*3", cargo="any:4").loads()
    t.do("buy pile", "buy pile", "buy pile")
    assert t.phase == "trade"
    assert len(t.p.hands[0]) == 6


@rule("OM-2.1.1", "OM-2.3.3")
@both
def test_pirate_fighter_does_not_help_against_the_hand_limit(edition: str) -> None:
    t = before(edition, hand="any*7", marker="pirate-fighter").loads()
    assert t.phase == "power"
    assert t.do("discard any").pirates(0).count(" ") == 1
