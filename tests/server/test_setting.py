"""The setting that a screen loads once says the same as the rules."""

import json

import pytest

from fondaco.contract.rules import Event
from fondaco.games import game, make
from fondaco.games.oltremare.sent import setting as setting_json
from fondaco.games.oltremare.wire import Setting


@pytest.fixture(params=["2005", "2004"])
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def setting(edition: str) -> Setting:
    return setting_json(make("oltremare", 3, edition=edition))


def test_it_is_plain_json(edition: str) -> None:
    found = setting(edition)
    assert json.dumps(json.loads(json.dumps(found))) == json.dumps(found)
    assert found["edition"] == edition


def test_a_card_has_two_symbols_and_power_and_load_make_seven(edition: str) -> None:
    found = setting(edition)
    assert len(found["cards"]) == 98
    for card in found["cards"]:
        assert len(card["symbols"]) == 2
        assert card["power"] + card["load"] == 7


def test_events_call_cards_and_ports_as_views_do(edition: str) -> None:
    rules = make("oltremare", 3, edition=edition)
    events: list[Event] = []
    position = rules.start("00" * 32, events)
    placed = [event for event in events if event.kind == "ship_placed"]
    seats = position.view(0).as_json()["seats"]
    assert [event.seat for event in placed] == [0, 1, 2]
    for event in placed:
        told = game("oltremare").event(rules, event, 1)
        assert told["card"] == seats[event.seat]["top"]
        assert told["port"] == seats[event.seat]["ship"]


def test_every_goods_has_its_cards_and_its_row_of_pay(edition: str) -> None:
    found = setting(edition)
    assert sum(goods["count"] for goods in found["goods"]) == len(found["cards"])
    for goods in found["goods"]:
        mine = [card for card in found["cards"] if card["goods"] == goods["name"]]
        assert len(mine) == goods["count"]
        assert goods["pay"] == sorted(goods["pay"])


def test_routes_join_known_ports(edition: str) -> None:
    found = setting(edition)
    names = {port["name"] for port in found["ports"]}
    assert len(names) == 30
    assert len(found["routes"]) > 30
    for route in found["routes"]:
        assert set(route["between"]) <= names
        assert all(len(bend) == 2 for bend in route["via"])


def test_reconstructions_are_named(edition: str) -> None:
    assert setting(edition)["reconstructed"] == {"deck": True, "chart": True}
