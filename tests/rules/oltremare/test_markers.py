"""Port bonus markers: taking them, keeping them, and the compass (OM-3)."""

import pytest

from fondaco.testing import rule
from tests.rules.oltremare.builders import Table, both, oltremare

KINDS = ["calm-sea", "good-deals", "pirate-fighter", "favourable-trade", "local-influence"]


def in_venice(
    edition: str = "2005", *, markers: dict[str, str], marker: str = "none", collected: str = ""
) -> Table:
    """A ship in Venice with one port to sail, to Zara or Ancona."""
    return oltremare(
        edition=edition, phase="sailing", sails=1, played="any:1:ship", markers=markers,
        marker=marker, collected=collected,
    )  # fmt: skip


# --- taking markers


@rule("OM-3.1", "OM-0.7")
@both
@pytest.mark.parametrize("kind", KINDS)
def test_the_marker_of_the_port_of_arrival_becomes_the_active_one(kind: str, edition: str) -> None:
    t = in_venice(edition, markers={"Zara": kind, "Ancona": "calm-sea"}).do("sail Zara")
    assert (t.marker(0), t.collected(0)) == (kind, kind)
    assert t.marker_at("Zara") == "none"
    assert t.marker_at("Ancona") == "calm-sea"
    assert t.phase == "cargo"


@rule("OM-3.1")
@both
def test_markers_taken_before_stay_and_count_but_no_longer_work(edition: str) -> None:
    t = in_venice(edition, markers={"Zara": "good-deals"}, marker="calm-sea", collected="calm-sea")
    t.do("sail Zara")
    assert t.marker(0) == "good-deals"
    assert t.collected(0) == "calm-sea calm-sea good-deals"


@rule("OM-3.1")
@both
def test_a_marker_of_a_kind_one_has_counts_as_another(edition: str) -> None:
    t = in_venice(edition, markers={"Zara": "calm-sea"}, marker="calm-sea").do("sail Zara")
    assert t.collected(0) == "calm-sea calm-sea"


@rule("OM-3.1")
@both
def test_in_an_empty_port_there_is_no_active_marker_from_then_on(edition: str) -> None:
    t = in_venice(edition, markers={}, marker="local-influence").do("sail Zara")
    assert (t.marker(0), t.collected(0)) == ("none", "local-influence")
    t.loads().whole_turn().whole_turn()
    assert t.p.turn == 0
    assert t.ducats[0] == 11


@rule("OM-3.1")
@both
def test_a_marker_works_turn_after_turn_while_the_ship_stays(edition: str) -> None:
    hand = "any:1:flag+cards*2"  # no ship, no ducat
    t = oltremare(2, edition, hand=[hand, "any:1:-ship*3"], marker="good-deals")
    t.plays().loads()
    assert t.ducats[0] == 12
    t.whole_turn().plays("any:flag+cards")
    assert t.ducats[0] == 13


@rule("OM-3.1")
@both
def test_a_new_marker_works_from_the_next_turn_on(edition: str) -> None:
    """The actions of this turn are over when the ship arrives."""
    t = oltremare(
        2, edition, hand=["any:1:flag+ship any:1:flag+cards", "any:1:-ship"],
        markers={"Zara": "pirate-fighter"},
    )  # fmt: skip
    t.plays("any:flag+ship").do("sail Zara").loads()
    assert len(t.p.pirates[0]) == 1
    t.whole_turn().plays("any:flag+cards")
    assert len(t.p.pirates[0]) == 1


@rule("OM-3.1")
@both
def test_a_second_ship_finds_the_port_empty(edition: str) -> None:
    t = oltremare(
        edition=edition, phase="sailing", sails=1, played="any:1:ship",
        hand=["", "any:1:flag+ship"], marker=["none", "calm-sea"], markers={"Zara": "good-deals"},
    )  # fmt: skip
    t.do("sail Zara").loads()
    t.plays().do("sail Zara")
    assert (t.marker(0), t.marker(1)) == ("good-deals", "none")
    assert t.collected(1) == "calm-sea"


@rule("OM-3.1", "OM-6.1")
def test_everybody_sees_the_active_marker_and_the_number_of_all() -> None:
    t = in_venice(markers={"Zara": "good-deals"}, marker="calm-sea", collected="calm-sea")
    t.do("sail Zara")
    for seat in range(-1, 3):
        about = t.view(seat).as_json(aids=False)["seats"][0]
        assert (about["marker"], about["markers"]) == ("good-deals", 3)
        assert "kinds" not in about  # those lie face down


# --- the compass


@rule("OM-3.2")
@both
def test_a_compass_leads_to_any_other_port_and_its_marker(edition: str) -> None:
    t = in_venice(edition, markers={"Zara": "compass", "Tana": "good-deals"}, marker="calm-sea")
    t.do("sail Zara")
    assert t.phase == "arrival"
    t.do("compass Tana")
    assert (t.port(0), t.marker(0)) == ("Tana", "good-deals")
    assert t.collected(0) == "calm-sea good-deals"
    assert t.marker_at("Zara") == t.marker_at("Tana") == "none"
    assert t.phase == "cargo"


@rule("OM-3.2")
@both
def test_all_30_ports_can_be_reached_but_this_one_and_those_with_a_compass(edition: str) -> None:
    markers = {"Zara": "compass", "Tana": "compass", "Acre": "compass", "Tunis": "calm-sea"}
    t = in_venice(edition, markers=markers).do("sail Zara")
    ports = {move.removeprefix("compass ") for move in t.can() if move != "stay"}
    assert ports == set(t.rules.setting.chart.slugs) - {"Zara", "Tana", "Acre"}
    for port in ("Zara", "Tana", "Acre"):
        assert "any other port that has no Compass marker" in t.refused(f"compass {port}")


@rule("OM-3.2")
@both
def test_who_stays_has_no_marker_and_the_compass_is_gone(edition: str) -> None:
    t = in_venice(edition, markers={"Zara": "compass"}, marker="calm-sea").do("sail Zara", "stay")
    assert (t.port(0), t.marker(0), t.collected(0)) == ("Zara", "none", "calm-sea")
    assert t.marker_at("Zara") == "none"
    assert t.phase == "cargo"


@rule("OM-3.2")
@both
def test_a_compass_may_lead_to_an_empty_port(edition: str) -> None:
    t = in_venice(edition, markers={"Zara": "compass"}, marker="calm-sea")
    t.do("sail Zara", "compass Venice")
    assert (t.port(0), t.marker(0), t.collected(0)) == ("Venice", "none", "calm-sea")


@rule("OM-3.2")
@both
def test_a_compass_sailed_past_is_left_alone(edition: str) -> None:
    t = oltremare(
        edition=edition, phase="sailing", sails=2, played="any:ship*2",
        markers={"Zara": "compass", "Ragusa": "calm-sea"},
    )  # fmt: skip
    t.do("sail Zara")
    assert t.phase == "sailing"
    t.do("sail Ragusa")
    assert (t.marker(0), t.marker_at("Zara")) == ("calm-sea", "compass")


@rule("OM-3.2")
def test_the_compass_is_followed_at_once_or_never() -> None:
    t = in_venice(markers={"Zara": "compass"}).do("sail Zara")
    assert t.p.to_move() == [0]
    for move in ("sail Venice", "load any", "1: stay", "1: compass Tana"):
        t.refused(move)
    t.do("stay")
    t.refused("compass Tana")
    t.refused("stay")
