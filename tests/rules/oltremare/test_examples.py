"""The worked examples of the rulebook, played from the positions that "try it" opens."""

from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.teaching.examples import example
from fondaco.testing import rule
from tests.rules.oltremare.builders import Table


def opened(name: str) -> tuple[Table, int]:
    """The example as one finds it, and the seat one has there."""
    found = example(name)
    game = found.begin()
    assert isinstance(game.rules, OltremareRules)
    assert isinstance(game.position, OltremarePosition)
    return Table(game.rules, game.position), found.seat


def lots(t: Table, seat: int) -> list[int]:
    """What each lot of a seat has paid."""
    [paid] = [e for e in t.events if e.kind == "cargo_paid" and e.seat == seat]
    return [lot[2] for lot in paid.facts["lots"]]


@rule("OM-0.3", "OM-5.1")
def test_zorzi_gets_8_ducats_for_five_silk() -> None:
    t, me = opened("OM-0.3")
    t.do("load silk")
    assert t.p.over
    assert t.cargo(me).split()[:5] == ["silk"] * 5
    assert lots(t, me)[0] == 8


@rule("OM-2.0")
def test_biancas_turn_begins_with_3_ducats() -> None:
    t, me = opened("OM-2.0")
    before = t.ducats[me]
    t.do("load olives")
    assert t.p.turn == me
    assert t.ducats[me] == before + 3


@rule("OM-2.1.1")
def test_zorzi_chooses_two_of_his_seven_cards_for_the_pirates() -> None:
    t, me = opened("OM-2.1.1")
    assert len(t.p.hands[me]) == 7
    t.do("discard gems", "discard salt")
    assert t.phase == "trade"
    assert t.pirates(me) == "salt gems"


@rule("OM-2.2.6")
def test_bianca_buys_a_salt_and_a_silk_and_deals_with_tommaso() -> None:
    t, me = opened("OM-2.2.6")
    t.do("buy pile")
    assert t.ducats[me] == -1
    t.do("buy pile")
    assert t.ducats[me] == -5
    t.do("offer 1: grain + 1d for 2 salt", "1: accept #1.1 salt salt")
    assert t.hand(me) == "salt salt salt silk"
    assert (t.ducats[me], t.prestige[1]) == (-6, 1)


@rule("OM-2.3.1")
def test_bianca_plays_three_salt_and_her_silk() -> None:
    t, me = opened("OM-2.3.1")
    t.plays("salt*3 silk")
    assert t.ducats[me] == 0
    assert (len(t.p.pirates[me]), len(t.p.hands[me]), t.p.sails) == (1, 6, 1)


@rule("OM-2.3.2")
def test_tommasos_two_ducat_symbols_count_as_three() -> None:
    t, me = opened("OM-2.3.2")
    before = t.ducats[me]
    t.plays()
    assert t.ducats[me] == before + 6


@rule("OM-2.3.6")
def test_lucia_gains_2_ducats_in_a_calm_sea_and_sails_two_ports() -> None:
    t, me = opened("OM-2.3.6")
    before = t.ducats[me]
    t.plays()
    assert t.ducats[me] == before + 2
    assert t.p.sails == 2


@rule("OM-4.3")
def test_lucia_keeps_two_olives_and_gets_17_ducats() -> None:
    t, me = opened("OM-4.3")
    assert t.cargo(me) == "olives olives gems gems grain grain grain grain grain"
    t.do("buy pile")
    assert lots(t, me) == [5, 12]
    assert t.cargo(me) == "olives olives"


@rule("OM-5.1")
def test_zorzis_three_lots_pay_20() -> None:
    t, me = opened("OM-5.1")
    t.do("load wood")
    assert lots(t, me) == [3, 8, 9]


@rule("OM-5.2")
def test_prestige_pays_6_3_3_and_1() -> None:
    t, _ = opened("OM-5.2")
    t.do("buy pile")
    assert t.paid("prestige_paid") == [6, 3, 3, 1]


@rule("OM-5.4")
def test_the_final_scoring_ends_with_42_40_and_45() -> None:
    t, _ = opened("OM-5.4")
    t.do("load pottery")
    assert t.p.over
    assert t.p.scores() == [42, 40, 45]
