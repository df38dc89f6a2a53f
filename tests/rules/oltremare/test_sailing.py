"""The ship (OM-2.3.5) and Calm Sea (OM-2.3.6)."""

import pytest

from fondaco.testing import rule
from tests.rules.oltremare.builders import Table, both, oltremare


def at(
    port: str, sails: int, edition: str = "2005", markers: dict[str, str] | None = None
) -> Table:
    """A ship with so many ports to sail."""
    return oltremare(
        edition=edition, phase="sailing", sails=sails, played=f"any:ship*{sails}", ship=port,
        markers=markers,
    )  # fmt: skip


def ways(t: Table) -> set[str]:
    """Where the ship can sail to next."""
    return {move.removeprefix("sail ") for move in t.can()}


# --- how far


@rule("OM-2.3.5", "OM-2.3.1")
@both
@pytest.mark.parametrize("ships", [1, 2, 3, 4])
def test_the_ship_sails_as_many_ports_as_there_are_ship_symbols(ships: int, edition: str) -> None:
    hand = f"any:ship*{ships} any:-ship*{4 - ships}"
    t = oltremare(edition=edition, hand=hand, cargo="any:4", ship="Corfu").plays()
    for left in range(ships, 0, -1):
        assert t.phase == "sailing"
        assert t.p.sails == left
        t.do(t.can()[0])
    assert t.phase == "cargo"


@rule("OM-2.3.5")
@both
def test_it_sails_along_the_routes(edition: str) -> None:
    t = at("Corfu", 1, edition)
    assert ways(t) == {"Otranto", "Messina", "Ragusa", "Modon"}
    for port in ("Venice", "Corfu", "Tunis"):
        assert "can’t sail there" in t.refused(f"sail {port}")
    t.do("sail Modon")
    assert t.port(0) == "Modon"


@rule("OM-2.3.5")
@both
def test_it_cannot_stop_early(edition: str) -> None:
    t = at("Venice", 2, edition, markers={"Ancona": "good-deals"}).do("sail Ancona")
    assert t.phase == "sailing"
    assert t.marker_at("Ancona") == "good-deals"  # sailed past
    for move in ("stay", "done", "load any"):
        t.refused(move)
    t.do("sail Otranto")
    assert t.phase == "cargo"


@rule("OM-2.3.5")
@both
def test_only_the_active_player_sails_and_only_then(edition: str) -> None:
    t = at("Venice", 1, edition)
    assert t.p.to_move() == [0]
    assert "not your turn" in t.refused("1: sail Zara")
    t.do("sail Zara")
    t.refused("sail Venice")


@rule("OM-2.3.5", "OM-3.1")
@both
def test_without_a_ship_symbol_ship_and_marker_stay(edition: str) -> None:
    t = oltremare(
        edition=edition, hand="any:-ship", marker="calm-sea", ship="Rhodes",
        markers={"Rhodes": "good-deals", "Candia": "compass"},
    )  # fmt: skip
    t.plays()
    assert t.phase == "cargo"
    assert (t.port(0), t.marker(0)) == ("Rhodes", "calm-sea")
    assert t.marker_at("Rhodes") == "good-deals"


@rule("OM-2.3.5")
@both
def test_several_ships_can_lie_in_one_port(edition: str) -> None:
    ships = ["Venice", "Zara", "Zara"]
    t = oltremare(edition=edition, phase="sailing", sails=1, played="any:ship", ship=ships)
    t.do("sail Zara")
    assert [t.port(seat) for seat in range(3)] == ["Zara", "Zara", "Zara"]


# --- a route twice


@rule("OM-2.3.5")
def test_in_2005_no_route_is_sailed_twice_in_a_turn() -> None:
    t = at("Venice", 2).do("sail Zara")
    assert ways(t) == {"Ragusa"}
    assert "can’t sail there" in t.refused("sail Venice")


@rule("OM-2.3.5")
def test_in_2004_a_ship_may_go_back_and_forth() -> None:
    t = at("Venice", 4, "2004").do("sail Zara", "sail Venice", "sail Zara")
    assert ways(t) == {"Venice", "Ragusa"}
    t.do("sail Venice")
    assert t.port(0) == "Venice"


@rule("OM-2.3.5")
@both
def test_a_port_may_be_passed_twice_and_a_loop_lead_back_to_the_start(edition: str) -> None:
    """Siracusa, Tunis and Tripoli form a ring."""
    t = at("Siracusa", 3, edition, markers={"Siracusa": "good-deals"})
    t.do("sail Tunis", "sail Tripoli", "sail Siracusa")
    assert (t.port(0), t.marker(0)) == ("Siracusa", "good-deals")
    t = at("Siracusa", 4, edition, markers={"Siracusa": "good-deals"})
    t.do("sail Tunis", "sail Tripoli", "sail Siracusa", "sail Messina")
    assert (t.port(0), t.marker(0)) == ("Messina", "none")
    assert t.marker_at("Siracusa") == "good-deals"


@rule("OM-2.3.5")
def test_after_a_loop_only_routes_not_yet_sailed_lead_on() -> None:
    t = at("Siracusa", 4).do("sail Tunis", "sail Tripoli", "sail Siracusa")
    assert ways(t) == {"Messina"}


@rule("OM-2.3.5", "OM-0.10")
def test_a_way_on_which_the_ship_would_get_stuck_is_not_open() -> None:
    """Two routes lead to Laiazzo, and one was used to leave it: coming home is a dead end."""
    t = at("Laiazzo", 4).do("sail Baruti", "sail Famagosta")
    assert ways(t) == {"Limisso"}
    assert "can’t sail there" in t.refused("sail Laiazzo")
    t = at("Laiazzo", 3).do("sail Baruti", "sail Famagosta")
    assert ways(t) == {"Limisso", "Laiazzo"}
    t = at("Laiazzo", 4, "2004").do("sail Baruti", "sail Famagosta")
    assert ways(t) == {"Limisso", "Laiazzo", "Baruti"}


@rule("OM-2.3.5", "OM-0.10")
@both
@pytest.mark.parametrize("sails", [1, 2, 3, 4])
def test_every_voyage_can_be_finished_from_everywhere(sails: int, edition: str) -> None:
    for port in oltremare().rules.setting.chart.ports:
        todo = [at(port, sails, edition)]
        while todo:
            t = todo.pop()
            for move in t.can():
                there = Table(t.rules, t.p.copy()).do(move)
                if there.phase == "sailing":
                    assert there.can()
                    todo.append(there)


@rule("OM-2.3.5")
def test_in_the_next_turn_the_route_is_open_again() -> None:
    t = oltremare(
        2, hand=["any:1:ship any:1:ship", "any:-ship"], cargo=["any:1", "any:1"], ship="Venice"
    )
    t.plays().do("sail Zara").loads().whole_turn()
    t.plays()
    assert t.port(0) == "Zara"
    assert ways(t) == {"Venice", "Ragusa"}


# --- Calm Sea


@rule("OM-2.3.6")
@both
def test_calm_sea_pays_2_ducats_for_2_ships_on_three_cards(edition: str) -> None:
    """The example of the documents. The third card shows no ducat either."""
    hand = "any:flag+ship any:cards+ship any:flag+cards"
    t = oltremare(edition=edition, hand=hand, cargo="any:3", marker="calm-sea").plays()
    assert t.ducats == [13, 11, 11]
    assert t.p.sails == 2


@rule("OM-2.3.6")
@both
@pytest.mark.parametrize("ships", [0, 1, 2, 3, 4])
def test_calm_sea_pays_a_ducat_for_each_ship(ships: int, edition: str) -> None:
    hand = f"any:-ducat+ship*{ships} any:-ducat+-ship*{4 - ships}"
    t = oltremare(edition=edition, hand=hand, cargo="any:4", marker="calm-sea").plays()
    assert t.ducats[0] == 11 + ships


@rule("OM-2.3.6")
@both
@pytest.mark.parametrize("marker", ["none", "pirate-fighter", "local-influence"])
def test_ships_pay_nothing_without_calm_sea(marker: str, edition: str) -> None:
    t = oltremare(
        edition=edition, hand="any:ship+flag", marker=marker, collected="calm-sea"
    ).plays()
    assert t.ducats[0] == 11


@rule("OM-2.3.6", "OM-3.1")
@both
def test_what_counts_is_the_marker_before_the_ship_leaves(edition: str) -> None:
    t = oltremare(
        edition=edition, hand="any:flag+ship", ship="Venice",
        markers={"Zara": "calm-sea", "Ancona": "calm-sea"},
    )  # fmt: skip
    t.plays().do("sail Zara")
    assert t.marker(0) == "calm-sea"
    assert t.ducats[0] == 11
    t = oltremare(edition=edition, hand="any:flag+ship", ship="Venice", marker="calm-sea")
    t.plays().do("sail Zara")
    assert t.marker(0) == "none"
    assert t.ducats[0] == 12


# --- what cannot be done is told with its reason --------------------------------------------------


def test_outside_a_voyage_nobody_sails() -> None:
    t = at("Corfu", 1)
    t.do("sail Modon")
    assert "can’t sail now" in t.refused("sail Corfu")


def test_a_port_out_of_reach_is_reported_with_those_in_reach() -> None:
    why = at("Corfu", 1).refused("sail Tunis")
    assert "From Corfu there is no route to Tunis" in why
    assert "Otranto" in why


@pytest.mark.parametrize("move", ["compass Tunis", "stay"])
def test_there_is_no_compass_to_follow_where_there_is_none(move: str) -> None:
    assert "There is no Compass to follow" in at("Corfu", 1).refused(move)
