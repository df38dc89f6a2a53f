"""Loading cargo, and the end of a turn (OM-2.4)."""

from itertools import permutations

import pytest

from fondaco.testing import rule
from tests.rules.oltremare.builders import both, oltremare


@rule("OM-2.4.1")
@both
@pytest.mark.parametrize("order", list(permutations(["salt1", "silk1", "salt2"])))
def test_the_cards_played_are_loaded_in_the_order_one_chooses(
    order: tuple[str, ...], edition: str
) -> None:
    t = oltremare(edition=edition, cargo="salt3 silk3", phase="cargo", played="salt1 salt2 silk1")
    t.loads(" ".join(order))
    assert t.names(t.p.cargo[0]) == ["silk3", "salt3", *order]


@rule("OM-2.4.1")
@both
def test_only_cards_played_this_turn_are_loaded_and_all_of_them(edition: str) -> None:
    t = oltremare(edition=edition, hand="silk1", phase="cargo", played="salt1 salt2")
    assert t.can() == ["load salt1", "load salt2"]
    for card in ("silk1", "salt3"):
        assert "you played this turn" in t.refused(f"load {card}")
    assert "not your turn" in t.refused("1: load salt1")
    t.do("load salt2")
    assert t.p.turn == 0
    t.refused("load salt2")
    t.do("load salt1")
    assert t.p.turn == 1


@rule("OM-2.4.1")
@both
@pytest.mark.parametrize(("last", "load", "power"), [("any:1", 1, 6), ("any:4", 4, 3)])
def test_the_new_top_card_sets_load_and_power_of_the_next_turn(
    last: str, load: int, power: int, edition: str
) -> None:
    first = "any:4" if load == 1 else "any:1"
    t = oltremare(
        2, edition, phase="cargo", played=f"{first} {last}", hand=["any*7", "any:-ship*4"]
    )
    t.loads(f"{first} {last}").whole_turn()
    assert t.p.turn == 0
    assert t.p.need == load
    while t.phase == "power":
        t.do("discard any")
    assert len(t.p.hands[0]) == power


@rule("OM-2.4.1", "OM-6.3")
@both
def test_only_the_top_card_remains_visible_to_anybody(edition: str) -> None:
    t = oltremare(edition=edition, cargo="silk5", phase="cargo", played="salt1 salt2 salt3")
    t.loads("salt1 salt2 salt3")
    for seat in range(-1, 3):
        seen = t.view(seat).as_json(aids=False)["seats"][0]
        assert (seen["top"], seen["cargo"]) == ("salt3", 4)
        assert "silk5" not in str(seen)
        assert "salt1" not in str(seen)


@rule("OM-2.4.1")
def test_no_move_touches_what_has_been_loaded() -> None:
    t = oltremare(2, cargo=["salt3 silk3 salt4", "silk1 silk2"], hand="salt1 salt2", seed="stacks")
    below = [t.p.cargo[0][:], t.p.cargo[1][:]]
    for _ in range(6):
        t.whole_turn()
        for seat, stack in enumerate(below):
            assert t.p.cargo[seat][: len(stack)] == stack
        below = [t.p.cargo[0][:], t.p.cargo[1][:]]


@rule("OM-2.4.2")
@both
def test_a_turn_may_end_with_any_number_of_cards_in_hand(edition: str) -> None:
    t = oltremare(2, edition, hand=["any*12", "any:-ship"], phase="cargo", played="any:4")
    t.loads()
    assert t.p.turn == 1
    assert len(t.p.hands[0]) == 12
    assert t.p.pirates[0] == []
    t.whole_turn()
    assert t.phase == "power"
    assert t.view(0).prompt == {"ask": "discard", "power": 3, "excess": 9}


@rule("OM-2.4.2")
@both
def test_a_turn_may_end_without_a_card_in_hand(edition: str) -> None:
    t = oltremare(edition=edition, hand="any:ducat+flag").plays().loads()
    assert t.p.turn == 1
    assert t.p.hands[0] == []
