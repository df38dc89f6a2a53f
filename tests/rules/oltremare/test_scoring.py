"""Lots, ranks, the final scoring and the winner (OM-5)."""

import pytest

from fondaco.testing import rule
from tests.rules.oltremare.builders import Table, both, expand, oltremare

ONE = {"2005": "pottery", "2004": "wood"}  # a single card of it pays 1 ducat, as a salt does


def final(
    cargo: list[str],
    edition: str = "2005",
    *,
    first: int = 0,
    ducats: list[int] | None = None,
    prestige: list[int] | None = None,
    pirates: list[str] | None = None,
    collected: list[str] | None = None,
) -> Table:
    """The end of a game: the last player loads the last card, which is the top one of the stack.

    All cards that are in no stack are in somebody's hand, where they do not count.
    """
    players = len(cargo)
    last = (first - 1) % players
    top, *below = expand(cargo[last])
    before = [*cargo[:last], " ".join(below), *cargo[last + 1 :]]
    t = oltremare(
        players, edition, first=first, turn=last, phase="cargo", played=top, cargo=before,
        ducats=ducats or [0] * players, prestige=prestige or [0] * players,
        pirates=pirates or [], collected=collected or [], rest="hand 0",
    )  # fmt: skip
    t.loads()
    assert t.p.over
    return t


# --- lots


@rule("OM-5.1")
def test_henning_gets_3_8_and_9_for_wood_silk_and_wood() -> None:
    """The example of 2004. From the top two wood, three silk, four wood."""
    t = final(["wood*2 silk*3 wood*4", "salt", "salt wine"], "2004")
    assert t.paid("cargo_paid")[0] == 20
    (event,) = [e for e in t.events if e.kind == "cargo_paid" and e.seat == 0]
    assert [lot[1:] for lot in event.facts["lots"]] == [[2, 3], [3, 8], [4, 9]]


@rule("OM-5.1", "OM-0.3")
def test_mick_gets_8_for_five_silk() -> None:
    assert final(["silk*5", "salt wine"], "2004").paid("cargo_paid")[0] == 8


@rule("OM-5.1", "OM-0.2")
@pytest.mark.parametrize(
    ("goods", "pay"),
    [
        ("gems", [1, 5, 5, 5, 5, 5]),
        ("scrolls", [1, 4, 8, 8, 8, 8]),
        ("silk", [1, 3, 7, 7, 7, 7]),
        ("salt", [1, 3, 6, 10, 10, 10]),
        ("pottery", [1, 3, 6, 9, 9, 9]),
        ("olives", [1, 2, 4, 7, 11, 11]),
        ("grain", [1, 2, 4, 7, 12, 12]),
    ],
)
def test_a_lot_of_1_to_6_cards_pays_its_number(goods: str, pay: list[int]) -> None:
    found = [final([f"{goods}*{n}", "any", "any*2"]).paid("cargo_paid")[0] for n in range(1, 7)]
    assert found == pay


@rule("OM-5.1")
@both
def test_the_same_goods_further_down_is_a_lot_of_its_own(edition: str) -> None:
    t = final(["salt*2 silk*3 salt*2", "salt silk*3"], edition)
    silk = {"2005": 7, "2004": 8}[edition]
    assert t.paid("cargo_paid") == [3 + silk + 3, 1 + silk]


@rule("OM-5.1")
@both
def test_the_last_cards_loaded_are_sold_too_and_join_the_lot_below(edition: str) -> None:
    t = final(["salt", "salt*4 silk"], edition)
    silk = {"2005": 1, "2004": 0}[edition]
    assert t.paid("cargo_paid") == [1, 10 + silk]


# --- ranks


@rule("OM-5.2")
@both
@pytest.mark.parametrize(
    ("tiles", "pay"),
    [
        ([3, 2, 2, 0], [6, 3, 3, 1]),  # the example of the documents
        ([0, 0, 0, 0], [6, 6, 6, 6]),
        ([1, 0, 0, 0], [6, 3, 3, 3]),
        ([4, 3, 2, 1], [6, 3, 1, 0]),
        ([4, 4, 2, 0], [6, 6, 3, 1]),
        ([1, 2, 3, 4, 4], [0, 1, 3, 6, 6]),
        ([5, 4, 3, 2, 1], [6, 3, 1, 0, 0]),
        ([2, 2, 2, 1, 1], [6, 6, 6, 3, 3]),
        ([0, 7], [3, 6]),
        ([7, 7], [6, 6]),
    ],
)
def test_ranks_pay_6_3_1_and_no_rank_is_skipped(
    tiles: list[int], pay: list[int], edition: str
) -> None:
    t = final(["salt silk"] * len(tiles), edition, prestige=tiles)
    assert t.paid("prestige_paid") == pay


@rule("OM-5.2", "OM-5.3")
@both
@pytest.mark.parametrize(
    ("markers", "pay"),
    [
        (["calm-sea*3", "calm-sea*2", "good-deals*2", ""], [6, 3, 3, 1]),
        (["", "", "", ""], [6, 6, 6, 6]),
        (["calm-sea", "", "", ""], [6, 3, 3, 3]),
        (["calm-sea*4", "good-deals*3", "calm-sea*2", "good-deals"], [6, 3, 1, 0]),
    ],
)
def test_markers_are_paid_by_rank_as_well(markers: list[str], pay: list[int], edition: str) -> None:
    t = final(["salt silk"] * 4, edition, collected=markers)
    assert t.paid("markers_paid") == pay


@rule("OM-5.3")
def test_in_2004_more_kinds_of_markers_go_before_equally_many() -> None:
    markers = ["calm-sea*3", "calm-sea good-deals pirate-fighter", "good-deals*2 calm-sea", ""]
    assert final(["salt silk"] * 4, "2004", collected=markers).paid("markers_paid") == [1, 6, 3, 0]
    assert final(["salt silk"] * 4, "2005", collected=markers).paid("markers_paid") == [6, 6, 6, 3]


@rule("OM-5.3")
def test_in_2004_equal_kinds_share_the_rank_and_more_markers_come_first() -> None:
    markers = ["calm-sea good-deals", "calm-sea local-influence", "good-deals*3"]
    t = final(["salt silk"] * 3, "2004", collected=markers)
    assert t.paid("markers_paid") == [3, 3, 6]


# --- the final scoring


@rule("OM-5.4", "OM-5.3", "OM-5.1", "OM-5.2")
def test_42_40_and_45_ducats() -> None:
    """The example of the documents, with all its parts."""
    t = final(
        ["olives*3 scrolls*3 salt*2", "gems*2 silk gems*2", "pottery*2 grain*5 salt*3"],
        ducats=[18, 20, 21],
        prestige=[2, 3, 1],
        pirates=["", "?salt ?silk olives", "?grain"],
        collected=["calm-sea*2", "good-deals calm-sea", "good-deals"],
    )
    assert t.paid("prestige_paid") == [3, 6, 1]
    lots = [e.facts["lots"] for e in t.events if e.kind == "cargo_paid"]
    assert [[lot[2] for lot in stack] for stack in lots] == [[4, 8, 3], [5, 1, 5], [3, 12, 6]]
    assert t.paid("pirates_paid") == [0, -3, -1]
    assert t.paid("markers_paid") == [6, 6, 3]
    assert t.p.scores() == [42, 40, 45]
    assert t.p.places() == [2, 3, 1]


@rule("OM-5.3")
@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("2005", ["prestige_paid", "cargo_paid", "pirates_paid", "markers_paid"]),
        ("2004", ["cargo_paid", "markers_paid", "prestige_paid", "pirates_paid"]),
    ],
)
def test_the_parts_come_in_the_order_of_the_edition(edition: str, order: list[str]) -> None:
    t = final(["salt silk"] * 3, edition)
    kinds = dict.fromkeys(kind for kind in t.happened if kind.endswith("_paid"))
    assert list(kinds) == order


@rule("OM-5.3")
@both
def test_every_card_with_the_pirates_costs_a_ducat_seen_or_not(edition: str) -> None:
    t = final(["salt silk"] * 3, edition, pirates=["?salt ?silk", "salt silk ?silk*3"])
    assert t.paid("pirates_paid") == [-2, -5, 0]


@rule("OM-5.3")
@both
def test_the_scores_are_the_sum_of_purse_and_parts(edition: str) -> None:
    t = final(
        ["salt*2 silk*2", "silk salt"], edition, ducats=[-20, 3], prestige=[0, 1],
        pirates=["?salt"], collected=["calm-sea", "calm-sea"],
    )  # fmt: skip
    silk = {"2005": 1, "2004": 0}[edition]
    assert t.p.scores() == [-20 + 3 + (3 + 3) - 1 + 6, 3 + 6 + (silk + 1) - 0 + 6]


@rule("OM-5.3", "OM-3.2")
@both
def test_cards_in_hand_and_the_first_players_tile_count_nothing(edition: str) -> None:
    t = final(["salt", "salt silk"], edition)
    assert len(t.p.hands[0]) > 70
    assert t.p.scores()[0] == 6 + 6 + 1


# --- the winner


@rule("OM-5.5")
@both
def test_most_ducats_win(edition: str) -> None:
    t = final(["salt silk"] * 3, edition, ducats=[7, 9, 8])
    assert t.p.places() == [3, 1, 2]


@rule("OM-5.5")
@both
@pytest.mark.parametrize(("first", "places"), [(0, [2, 1, 3]), (1, [3, 1, 2]), (2, [3, 1, 2])])
def test_among_equals_the_larger_cargo_wins_then_who_is_next_after_the_first_player(
    first: int, places: list[int], edition: str
) -> None:
    """Seat 1 has a ducat less in the purse and a card more in the cargo, which pays that ducat."""
    one = ONE[edition]
    cargo = [f"salt {one}", f"salt {one} salt", f"salt {one}"]
    t = final(cargo, edition, first=first, ducats=[11, 10, 11])
    assert t.p.scores() == [25, 25, 25]
    assert t.p.places() == places


@rule("OM-5.5")
@both
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_all_level_the_first_player_wins_and_the_others_follow_clockwise(
    first: int, edition: str
) -> None:
    t = final([f"salt {ONE[edition]}"] * 4, edition, first=first)
    assert t.p.places() == [(seat - first) % 4 + 1 for seat in range(4)]


@rule("OM-5.5")
@both
def test_a_larger_cargo_does_not_beat_a_ducat(edition: str) -> None:
    t = final([f"salt {ONE[edition]}", f"salt*2 {ONE[edition]}*6"], edition, ducats=[11, 0])
    assert t.p.scores() == [25, 24]
    assert t.p.places() == [1, 2]


@rule("OM-5.5")
@both
def test_with_debts_the_smaller_debt_wins(edition: str) -> None:
    t = final([f"salt {ONE[edition]}"] * 2, edition, ducats=[-40, -39])
    assert t.p.places() == [2, 1]
