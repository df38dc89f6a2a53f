"""Standing orders: what they accept, held against every shape of offer."""

from collections import Counter
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.orders import OltremareOrders
from fondaco.games.oltremare.rules.moves import ACCEPT, KIND
from fondaco.table.dataclass_json import plain, read
from tests.long import examples
from tests.rules.oltremare.builders import Table, oltremare

calm = settings(derandomize=True, deadline=None, database=None)
ME = 1


def talks() -> Table:
    """Seat 0 has its turn and two kinds of goods to offer; seat 1 has given an order."""
    return oltremare(
        hand=["silk*4 gems*2 salt", "salt*4 silk gems*2"], ducats=[40, 40, 11], offers="12"
    )


def given_orders(t: Table, **wanted: Any) -> OltremareOrders:
    return OltremareOrders(**wanted).given(t.p.view(ME))


def accepted(t: Table, orders: OltremareOrders) -> int | None:
    """The move by which these orders accept something now."""
    move = orders.move(t.p.view(ME))
    assert move is None or move & KIND == ACCEPT
    return move


def selling(t: Table, cards: int, price: int, deals: int = 1) -> OltremareOrders:
    return given_orders(
        t, accept_deals=deals, accept_give="salt", accept_cards=cards, accept_price=price
    )


@pytest.mark.parametrize(
    ("cards", "price", "offer", "taken"),
    [
        (1, 1, "1d for 4 salt", False),  # what gave a whole hand away
        (1, 1, "4d for 4 salt", False),
        (1, 1, "1d for 1 salt", True),
        (4, 1, "3d for 4 salt", False),
        (4, 1, "4d for 4 salt", True),
        (2, 3, "6d for 2 salt", True),
        (2, 3, "5d for 2 salt", False),
        (2, 3, "3d for 1 salt", True),
        (2, 0, "0d for 2 salt", True),
        (2, 0, "0d for 3 salt", False),
        (2, 1, "9d for 2 gems", False),
        (2, 1, "9d for 1 salt + 1 gems", False),
        (2, 1, "9d for 1 any", False),
        (2, 1, "silk + 9d for 1 salt", False),
    ],
)
def test_a_sale_says_how_many_cards_at_most_and_the_least_for_each(
    cards: int, price: int, offer: str, taken: bool
) -> None:
    t = talks()
    orders = selling(t, cards, price)
    t.do(f"offer 1: {offer}")
    assert (accepted(t, orders) is not None) == taken


@pytest.mark.parametrize(
    ("give", "pay", "cards", "price", "offer", "taken"),
    [
        ("", 2, 0, 0, "silk for 2d", True),
        ("", 2, 0, 0, "silk + silk for 2d", True),
        ("", 2, 0, 0, "silk for 3d", False),
        ("", 2, 0, 0, "silk for 1 salt", False),
        ("", 2, 0, 0, "gems for 2d", False),
        ("salt", 1, 2, 0, "silk for 1 salt + 1d", True),
        ("salt", 1, 2, 0, "silk + silk for 2 salt + 1d", True),
        ("salt", 1, 1, 0, "silk + silk for 2 salt + 1d", False),
        ("salt", 1, 2, 0, "silk for 2 salt", False),
        ("salt", 1, 2, 0, "silk for 1 salt + 2d", False),
        ("salt", 1, 2, 0, "silk for 1d", True),
        ("salt", 0, 2, 2, "silk + silk + 4d for 2 salt", True),
        ("salt", 0, 2, 2, "silk + silk + 3d for 2 salt", False),
    ],
)
def test_who_buys_or_swaps_pays_so_much_in_a_deal(
    give: str, pay: int, cards: int, price: int, offer: str, taken: bool
) -> None:
    t = talks()
    orders = given_orders(
        t, accept_deals=1, accept_get="silk", accept_give=give, accept_pay=pay, accept_cards=cards,
        accept_price=price,
    )  # fmt: skip
    t.do(f"offer 1: {offer}")
    assert (accepted(t, orders) is not None) == taken


def test_the_most_cards_are_those_of_all_its_deals() -> None:
    t = talks()
    orders = selling(t, cards=3, price=1, deals=9)
    for offer, taken in (
        ("2d for 2 salt", True),
        ("2d for 2 salt", False),
        ("1d for 1 salt", True),
    ):
        t.do(f"offer 1: {offer}")
        move = accepted(t, orders)
        assert (move is not None) == taken
        if move is not None:
            t.p.play(ME, move)
            orders = orders.after(move)
    assert orders == OltremareOrders()  # three cards are given: it has ended
    t.do("offer 1: 9d for 1 salt")
    assert accepted(t, orders) is None


def test_every_shape_of_order_meets_every_shape_of_offer() -> None:
    """A deal is accepted exactly when it keeps every number of the order."""
    t = talks()
    orders = []
    for get, give, pay, cards, price in product(
        ["", "silk", "olives"], ["", "salt", "wine"], range(-2, 3), range(4), range(4)
    ):
        with suppress(Refused):
            orders.append(
                given_orders(
                    t,
                    accept_deals=1,
                    accept_get=get,
                    accept_give=give,
                    accept_pay=pay,
                    accept_cards=cards,
                    accept_price=price,
                )
            )
    assert len(orders) > 100
    met = 0
    for come, ducats, go, price in product(range(4), range(7), range(5), range(3)):
        if not come + go:
            continue
        asked = [f"{go} salt"] * bool(go) + [f"{price}d"]
        t = talks().do(
            f"offer 1: {' + '.join(['silk'] * come + [f'{ducats}d'])} for {' + '.join(asked)}"
        )
        view, brings = t.p.view(ME), ducats - price
        for each in orders:
            goods = (each.accept_get == "silk" or not come) and (
                each.accept_give == "salt" or not go
            )
            fair = bool(go) if not each.accept_get else come > 0 and come >= go
            paid = brings >= -each.accept_pay
            worth = not each.accept_price or brings >= each.accept_price * go
            few = not go or go <= each.accept_cards
            assert (each.move(view) is not None) == (goods and fair and paid and worth and few)
            met += goods and fair and paid and worth and few
    assert met > 1000


ORDERS = st.fixed_dictionaries(
    {
        "accept_deals": st.integers(1, 4),
        "accept_get": st.sampled_from(["", "silk"]),
        "accept_give": st.sampled_from(["", "salt"]),
        "accept_pay": st.integers(-2, 3),
        "accept_cards": st.integers(1, 4),
        "accept_price": st.integers(0, 3),
    }
)
# What seat 0 gives and asks for: cards of each goods, then ducats.
OFFERS = st.tuples(
    st.sampled_from(["", "", "silk", "silk silk", "gems", "silk gems"]),
    st.integers(0, 9),
    st.lists(
        st.tuples(st.integers(1, 3), st.sampled_from(["salt", "salt", "gems", "any"])),
        max_size=2,
        unique_by=lambda each: each[1],
    ),
    st.integers(0, 3),
)


def terms(offer: tuple[str, int, list[tuple[int, str]], int]) -> str:
    cards, ducats, asked, price = offer
    give = " + ".join([*cards.split(), f"{ducats}d"])
    return f"{give} for {' + '.join([*(f'{n} {goods}' for n, goods in asked), f'{price}d'])}"


@examples(300, calm)
@given(ORDERS, st.lists(OFFERS, min_size=3, max_size=6))
def test_no_deal_gives_more_than_was_ordered_nor_for_less(
    wanted: dict[str, Any], offers: list[tuple[str, int, list[tuple[int, str]], int]]
) -> None:
    t = talks()
    try:
        orders = given_orders(t, **wanted)
    except Refused:
        return
    deals = gone = 0
    for offer in offers:
        if Counter(offer[0].split()) - Counter(t.hand(0).split()):  # it has given them away
            continue
        try:
            t.p.play(*t.read(f"offer 1: {terms(offer)}"))
        except Refused:  # no card at all, say
            continue
        move = accepted(t, orders)
        if move is None:
            continue
        hand, ducats = t.hand(ME).split(), t.ducats[ME]
        t.p.play(ME, move)
        orders = read(OltremareOrders, plain(orders.after(move)))  # as its log has it
        after, brought = t.hand(ME).split(), t.ducats[ME] - ducats
        given_up = {goods: hand.count(goods) - after.count(goods) for goods in {*hand, *after}}
        cards = sum(count for count in given_up.values() if count > 0)
        came = -sum(count for count in given_up.values() if count < 0)
        assert all(goods == wanted["accept_give"] for goods, n in given_up.items() if n > 0)
        assert all(goods == wanted["accept_get"] for goods, n in given_up.items() if n < 0)
        deals, gone = deals + 1, gone + cards
        assert deals <= wanted["accept_deals"]
        assert gone <= wanted["accept_cards"]
        if cards and wanted["accept_price"]:
            assert brought >= wanted["accept_price"] * cards
        assert brought >= -wanted["accept_pay"]
        assert came >= cards if wanted["accept_get"] else cards > 0


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"accept_give": "salt"}, "maximum number"),
        ({"accept_give": "salt", "accept_get": "silk"}, "maximum number"),
        ({"accept_give": "salt", "accept_cards": 16}, "maximum number"),
        ({"accept_give": "salt", "accept_cards": -1}, "maximum number"),
        ({"accept_give": "salt", "accept_cards": 1, "accept_price": -1}, "maximum number"),
        ({"accept_give": "salt", "accept_cards": 1, "accept_price": 1024}, "maximum number"),
        ({"accept_give": "salt", "accept_cards": 1, "accept_pay": 1}, "not both"),
        (
            {"accept_give": "salt", "accept_get": "silk", "accept_cards": 1, "accept_pay": 1,
             "accept_price": 1},
            "not both",
        ),
    ],
)  # fmt: skip
def test_an_order_that_gives_cards_says_how_many_and_for_what(
    wrong: dict[str, Any], why: str
) -> None:
    with pytest.raises(Refused, match=why):
        given_orders(talks(), accept_deals=1, **wrong)


def test_an_order_of_an_old_log_means_what_it_meant_and_is_left_out_of_a_running_game() -> None:
    t = talks()
    view = t.p.view(ME)
    line = {"accept_deals": 1, "accept_give": "salt", "accept_pay": -1, "accept_turn": view.turns}
    old = read(OltremareOrders, {**line, "decline_below": 2})
    left, why = old.renewed(view)
    assert left == OltremareOrders(decline_below=2)
    assert why is not None
    t.do("offer 1: 1d for 4 salt")
    move = old.move(t.p.view(ME))
    assert move is not None
    assert move & KIND == ACCEPT  # so a log that says so is read as it was written


@pytest.mark.parametrize(
    "line",
    [
        {"accept_deals": 1, "accept_get": "silk", "accept_pay": 2, "accept_turn": 1},  # gives none
        {"accept_deals": 0, "accept_give": "salt", "accept_turn": 1},  # carried out
        {"accept_deals": 1, "accept_give": "salt", "accept_turn": 0},  # its turn has ended
        {"accept_deals": 1, "accept_give": "salt", "accept_cards": 2, "accept_turn": 1},
        {"decline_all": True},
    ],
)
def test_other_orders_stand_as_they_are(line: dict[str, Any]) -> None:
    view = talks().p.view(ME)
    assert view.turns == 1
    orders = read(OltremareOrders, line)
    assert orders.renewed(view) == (orders, None)
