"""Recorded games of bots, to watch when nobody plays."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.games import rulesets
from fondaco.records import verify
from fondaco.server.app import Config, create_app
from fondaco.teaching.recorded_games import show, shows
from tests.server.houses import FREE

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def web() -> Iterator["TestClient[Any]"]:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        yield client


def test_there_is_a_game_to_watch_of_every_ruleset_and_the_house_says_so(
    web: "TestClient[Any]",
) -> None:
    ours = [name for name in rulesets() if name in shows()]
    assert web.get("/api/house").json()["shows"] == ours
    assert len(ours) >= 3


@pytest.mark.parametrize("name", shows())
def test_a_show_is_a_true_record_of_bots_alone(name: str) -> None:
    game = show(name)
    assert game.over
    assert all(seat.bot for seat in game.seats)
    assert verify(game.to_text()).good


def test_a_show_is_watched_like_a_game_that_is_over_and_stands_in_no_list(
    web: "TestClient[Any]",
) -> None:
    state = web.get("/api/shows/batavia?lang=de").json()
    assert state["status"] == "over"
    assert {seat["kind"] for seat in state["seats"]} == {"bot"}
    assert (state["you"], state["host"]) == (-1, False)
    page = web.get("/api/shows/batavia/replay?first=100&lang=de").json()
    assert page["plies"] == len(show("batavia").log)
    assert [step["ply"] for step in page["steps"]] == list(range(100, 200))
    assert any(step["lines"] for step in page["steps"])
    assert web.get("/api/tables?status=over").json() == []
    assert web.get("/api/tables/batavia").status_code == 404


def test_what_there_is_not_is_refused(web: "TestClient[Any]") -> None:
    for path in ("/api/shows/chess", "/api/shows/chess/replay", "/api/shows/..%2Fx"):
        assert web.get(path).status_code == 404, path
    for query in ("seat=4", "seat=-2", "first=-1"):
        told = web.get(f"/api/shows/batavia/replay?{query}").json()
        assert told["name"] == "no-seat-or-moment", query
