"""The two editions side by side, a row for each difference the rulebook lists."""

from collections.abc import Callable
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.editions import edition as find_edition
from fondaco.games.oltremare.rules.rules import make
from fondaco.testing import rule
from tests.rules.oltremare.builders import EDITIONS, Table, oltremare, rules_for


def goods(edition: str) -> str:
    return " ".join(rules_for(3, edition).setting.deck.goods_names)


def out_with_two(edition: str) -> str:
    setting = rules_for(2, edition).setting
    (out,) = set(setting.deck.goods) - {setting.deck.goods[card] for card in setting.cards}
    return setting.deck.goods_names[out]


def depths_of_venice(edition: str) -> tuple[int, int]:
    setting = rules_for(3, edition).setting
    return setting.venice_low, setting.venice_high


def order_given_up(edition: str) -> str:
    t = oltremare(edition=edition, hand="salt silk any*3", cargo="any:4", phase="power")
    return t.do("discard salt", "discard silk").pirates(0)


def prestige_for_a_gift(edition: str) -> list[int]:
    t = oltremare(edition=edition, hand="salt").do("offer 1: salt for nothing")
    return t.do("1: accept #1.1").prestige


def four_ducat_symbols(edition: str) -> int:
    t = oltremare(edition=edition, hand="any:ducat*4", cargo="any:4", ducats=0).plays()
    return t.ducats[0]


def back_along_the_route(edition: str) -> bool:
    t = oltremare(edition=edition, phase="sailing", sails=2, played="any:ship*2")
    return "sail Venice" in t.do("sail Zara").can()


def ships_in_one_port(edition: str) -> int:
    t = oltremare(
        edition=edition, phase="sailing", sails=1, played="any:ship", ship=["Venice", "Zara"]
    )
    return t.do("sail Zara").p.ship.count(t.p.ship[0])


def venice_on_top(edition: str) -> str:
    t = oltremare(edition=edition, phase="cargo", played="any:1", pile="venice any").loads()
    return t.view(0).venice


def card_for_venice(edition: str) -> str:
    return oltremare(edition=edition, pile="venice salt").do("buy pile").hand(0)


def sold_at_venice(edition: str) -> tuple[list[int], int, int]:
    """Ducats, and what is left in the stack and lies on the discard pile."""
    t = oltremare(edition=edition, cargo=["any:1", "silk*2 salt*3"], pile="venice any")
    t.do("buy pile")
    return t.ducats, len(t.p.cargo[1]), len(t.p.discard)


def last_turns(edition: str) -> list[int]:
    """Whose turns are played to the end, beginning with the one that takes the last card."""
    t = oltremare(4, edition, turn=1, hand=["", "any:1:flag+ducat"], pile="salt", rest="hand 3")
    t.plays()
    seats = []
    while not t.p.over:
        seats.append(t.p.turn)
        t.whole_turn()
    return seats


def end(edition: str, collected: list[str]) -> Table:
    t = oltremare(
        2, edition, turn=1, phase="cargo", played="salt", rest="hand 0", collected=collected
    )
    return t.loads()


def final_order(edition: str) -> list[str]:
    parts = [kind for kind in end(edition, []).happened if kind.endswith("_paid")]
    return [part.removesuffix("_paid") for part in dict.fromkeys(parts)]


def pay_for_two_markers_each(edition: str) -> list[int]:
    return end(edition, ["calm-sea*2", "calm-sea good-deals"]).paid("markers_paid")


def places_of_a_tie(edition: str) -> list[int]:
    """Equal ducats; the second player has a card more, which pays what the purse lacks."""
    one = {"2005": "pottery", "2004": "wood"}[edition]
    t = oltremare(
        2, edition, turn=1, phase="cargo", played="salt", cargo=[one, one], ducats=[11, 10],
        rest="hand 0",
    )  # fmt: skip
    assert len(set(t.loads().p.scores())) == 1
    return t.p.places()


@pytest.mark.parametrize(
    ("look", "in_2005", "in_2004"),
    [
        pytest.param(goods, "gems scrolls silk salt pottery olives grain",
                     "silver spices silk salt wood wine corn", marks=rule("OM-0.1", "OM-0.3")),
        pytest.param(out_with_two, "grain", "corn", marks=rule("OM-1.2")),
        pytest.param(depths_of_venice, (33, 50), (38, 57), marks=rule("OM-1.5", "OM-1.6")),
        pytest.param(order_given_up, "silk salt", "silk salt", marks=rule("OM-2.1.1")),
        pytest.param(prestige_for_a_gift, [0, 1, 0], [0, 1, 0], marks=rule("OM-2.2.4")),
        pytest.param(four_ducat_symbols, 6, 6, marks=rule("OM-2.3.7")),
        pytest.param(back_along_the_route, False, True, marks=rule("OM-2.3.5")),
        pytest.param(ships_in_one_port, 2, 2, marks=rule("OM-2.3.5")),
        pytest.param(venice_on_top, "out", "top", marks=rule("OM-4.1")),
        pytest.param(card_for_venice, "salt", "salt", marks=rule("OM-4.1")),
        pytest.param(sold_at_venice, ([14, 23, 17], 2, 3), ([14, 17, 17], 5, 0),
                     marks=rule("OM-4.2", "OM-4.3")),
        pytest.param(last_turns, [1, 2, 3], [1], marks=rule("OM-4.4", "OM-4.5")),
        pytest.param(final_order, ["prestige", "cargo", "pirates", "markers"],
                     ["cargo", "markers", "prestige", "pirates"], marks=rule("OM-5.3")),
        pytest.param(pay_for_two_markers_each, [6, 6], [3, 6], marks=rule("OM-5.3")),
        pytest.param(places_of_a_tie, [2, 1], [2, 1], marks=rule("OM-5.5")),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)  # fmt: skip
def test_the_editions_differ_in_this_and_agree_in_that(
    look: Callable[[str], Any], in_2005: object, in_2004: object
) -> None:
    assert look("2005") == in_2005
    assert look("2004") == in_2004


# --- choosing an edition


def test_2005_is_played_unless_one_chooses_otherwise() -> None:
    assert make(3, {}).setting.edition.name == "2005"
    assert make(3, {}).options()["edition"] == "2005"


def test_there_are_two_editions() -> None:
    assert [find_edition(name).name for name in EDITIONS] == EDITIONS
    with pytest.raises(Refused, match=r"There is no edition '1492'\. Editions: 2005, 2004"):
        find_edition("1492")
    with pytest.raises(Refused, match="The option `edition` takes one of 2005, 2004"):
        make(3, {"edition": "1492"})


@rule("OM-0.1", "OM-0.3")
def test_an_edition_is_played_with_its_own_deck() -> None:
    with pytest.raises(Refused, match="This deck is for edition 2004, not 2005"):
        make(3, {"edition": "2005", "deck": "2004"})
