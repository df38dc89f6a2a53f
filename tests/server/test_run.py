"""How a server is started: its limits, and the port it listens at."""

import os
import socket
from typing import Any

import pytest

from fondaco.server import run
from fondaco.server.app import Config, create_app
from fondaco.server.base.lan import Network
from fondaco.server.limits.rates import Bounds
from fondaco.server.run import (
    PORT,
    ServePlan,
    bounds_of,
    free_port,
    opening_words,
    serve,
    uvicorn_settings,
)

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def test_the_usual_limits_are_those_that_nobody_has_changed() -> None:
    usual = Bounds()
    assert bounds_of(usual.requests, usual.connections) == usual
    assert PORT == 8765  # links and documentation have it


def test_a_limit_that_is_off_for_addresses_is_off_for_people_too() -> None:
    usual, found = Bounds(), bounds_of(0, 0)
    off = ["requests", "at_once", "costly", "entries", "connections", "connects",
           "connections_a_person", "connects_a_person"]  # fmt: skip
    assert {name: getattr(found, name) for name in off} == dict.fromkeys(off, 0)
    rest = set(Bounds.__struct_fields__) - set(off)
    assert {getattr(found, name) == getattr(usual, name) for name in rest} == {True}


@pytest.mark.parametrize(("connections", "connects"), [(1, 300), (300, 300), (1000, 1000)])
def test_who_may_hold_many_connections_may_open_as_many(connections: int, connects: int) -> None:
    found = bounds_of(600, connections)
    assert (found.connections, found.connects) == (connections, connects)


def test_a_port_that_is_taken_is_replaced_by_a_free_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        other = free_port("127.0.0.1", port)
        assert other not in (0, port)
    assert free_port("127.0.0.1", port) == port


# --- what the options mean ------------------------------------------------------------------------


def plan_of(patch: pytest.MonkeyPatch, **options: Any) -> ServePlan:
    """The plan of a server that is started with these options; it does not run."""
    plans: list[ServePlan] = []

    def note(plan: ServePlan, *_: int) -> bool:
        plans.append(plan)
        return True

    patch.setattr(run, "run_alone", note)
    patch.setattr(run, "run_workers", note)
    logs: list[bool] = []
    patch.setattr(run, "set_up_logs", logs.append)
    serve(**options)
    (plan,) = plans
    assert logs == [plan.json_logs]
    return plan


def test_there_is_a_deal_of_the_day_unless_the_host_wants_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert plan_of(monkeypatch, database="sqlite://").config.day
    assert not plan_of(monkeypatch, database="sqlite://", no_day=True).config.day


@pytest.mark.parametrize(
    ("cores", "minds", "found"),
    [(8, None, 3), (9, None, 4), (1, None, 1), (None, None, 1), (8, 5, 5), (8, 0, 0)],
)
def test_workers_share_all_cores_but_one_for_their_bots(
    cores: int | None, minds: int | None, found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    shared = {"database": "postgresql://here/house", "bus": "nats://here", "workers": 2}
    assert plan_of(monkeypatch, minds=minds, **shared).config.minds == found


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({}, "http://localhost:8765/"),
        ({"host": "0.0.0.0", "port": 80}, "http://localhost:80/"),
        ({"host": "::"}, "http://localhost:8765/"),
        ({"host": "10.0.0.7"}, "http://10.0.0.7:8765/"),
        ({"address": "https://play.test/"}, "https://play.test/"),
    ],
)
def test_the_address_of_a_house_is_where_it_listens_unless_the_host_names_one(
    given: dict[str, Any], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert plan_of(monkeypatch, database="sqlite://", **given).config.address == address


def test_behind_a_proxy_a_house_says_where_it_listens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    proxied = plan_of(monkeypatch, database="sqlite://", port=9001, address="https://play.test/")
    assert "at https://play.test/" in (told := opening_words(proxied))
    assert "127.0.0.1:9001" in told
    assert "listens" not in opening_words(plan_of(monkeypatch, database="sqlite://", port=9001))


def test_frames_are_small_enough_and_travel_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compressed frames would show by their length what is in them, and take memory."""
    plan = plan_of(monkeypatch, database="sqlite://")
    settings = uvicorn_settings(plan, Network())
    assert settings.ws_max_size == 16 * 1024
    assert not settings.ws_per_message_deflate
    assert settings.proxy_headers
    alone = plan_of(monkeypatch, database="sqlite://", trust_proxy="")
    assert not uvicorn_settings(alone, Network()).proxy_headers


def test_an_error_is_never_shown_with_its_code() -> None:
    assert not create_app(Config(database="sqlite://")).debug
