"""A finished game is reviewed in the background, once and for all."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.analysis.review import Piece, examine
from fondaco.host.room import Room
from fondaco.server.app import Config, create_app
from fondaco.server.daily.deal import DailyDeals
from fondaco.server.limits.rates import LimitedError
from fondaco.server.study.reviews import (
    ABANDONED_MS,
    LOOKED_MS,
    MAX_AT_ONCE,
    MAX_WAITING,
    ReviewJob,
    Reviews,
)
from fondaco.server.work.fair_queue import Owner
from fondaco.store import open_store
from tests.analysis.games import short
from tests.server.houses import FREE
from tests.server.serving import PATIENCE

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
TABLE = {"game": "batavia", "players": 3, "options": {"setup": "quick"},
         "bots": {"0": "random", "1": "random", "2": "random"},
         "sit": False, "calm": False, "talk": 0, "start": True}  # fmt: skip


def status(client: "TestClient[Any]", path: str, wanted: str) -> Any:
    """What is told there, once the status is this one; as long as anything goes on."""
    found, since = client.get(path).json(), time.monotonic()
    while found["status"] != wanted:
        assert time.monotonic() < since + PATIENCE, found
        time.sleep(0.05)
        before, found = found, client.get(path).json()
        since = since if found == before else time.monotonic()
    return found


async def here(self: Reviews, job: ReviewJob) -> None:
    """Eight moves in this process: to start another takes longest. Only the ends are looked at."""
    for ply, quick in job.work.next(8):
        ends = ply < 8 or ply >= job.work.plies - 8
        found = examine(job.work.plan, ply, quick) if ends else Piece(ply, quick=quick)
        job.work.take([found])


@pytest.mark.long
def test_a_review_is_computed_once_kept_and_reported_in_any_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviews, "_some", here)
    reviewed(tmp_path)


@pytest.mark.long
def test_it_is_computed_in_a_process_of_its_own(tmp_path: Path) -> None:
    reviewed(tmp_path)


def reviewed(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", minds=1, bounds=FREE)
    with TestClient(create_app(config)) as client:
        client.app.state.services.reviews.budget = 2
        client.post("/api/me", json={"name": "Ann"})
        where = f"/api/tables/{client.post('/api/tables', json=TABLE).json()['table']}"
        status(client, where, "over")
        assert client.get(f"{where}/review").json()["status"] == "none"
        begun = client.post(f"{where}/review").json()
        assert begun["status"] == "going"
        assert begun["total"] > begun["done"]
        state = status(client, f"{where}/review", "done")
        assert (state["total"], state["stage"]) == (begun["total"], "full")
        done = client.get(f"{where}/review/page?lang=nl").json()
        assert done["review"]["scores"]
        assert "Keerpunten" in [table["heading"] for table in done["tables"]]
        assert client.post(f"{where}/review").json()["status"] == "done"
    with TestClient(create_app(config)) as client:
        again = client.get(f"{where}/review/page?lang=nl").json()
        assert again == done
        english = client.get(f"{where}/review/page?lang=en").json()
        assert english["review"]["seats"] == done["review"]["seats"]


def test_nothing_is_computed_for_a_game_that_goes_on() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        client.post("/api/me", json={"name": "Ann"})
        waits = {**TABLE, "bots": {"1": "random", "2": "random"}, "sit": True, "seat": 0}
        where = f"/api/tables/{client.post('/api/tables', json=waits).json()['table']}/review"
        for answer in (client.get(where), client.post(where)):
            assert (answer.status_code, answer.json()["name"]) == (400, "review-unfinished")


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """No review comes to an end."""

    async def some(self: Reviews, job: ReviewJob) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_some", some)


ANN, BOB = Owner("here", "ann"), Owner("there", "bob")


@pytest.mark.usefixtures("never")
def test_a_household_waits_for_two_at_most() -> None:
    async def ask() -> None:
        store = await open_store("sqlite://")
        reviews = Reviews(store, lambda: 0)
        game = short("batavia")
        for number in range(MAX_WAITING):
            await reviews.begin(f"t{number}", game, ANN)
        await reviews.begin("t0", game, ANN)
        with pytest.raises(LimitedError):
            await reviews.begin("more", game, Owner("here", "another name"))
        await reviews.begin("more", game, BOB)
        await reviews.close()
        await store.close()

    asyncio.run(ask())


@pytest.mark.usefixtures("never")
def test_another_process_of_the_house_knows_how_far_it_is() -> None:
    async def ask() -> None:
        now = [1_000_000]
        store = await open_store("sqlite://")
        here, there = (Reviews(store, lambda: now[0]) for _ in range(2))
        game = short("batavia")
        assert (await there.state("t")).status == "none"
        begun = await here.begin("t", game, ANN)
        assert await there.state("t") == begun
        now[0] += ABANDONED_MS + 1  # as if the process had died
        assert (await there.state("t")).status == "none"
        assert await there.begin("t", game, BOB) == begun
        assert await here.state("t") == begun
        await there.close()
        await here.close()
        assert (await Reviews(store, lambda: now[0]).state("t")).status == "none"
        await store.close()

    asyncio.run(ask())


@pytest.mark.usefixtures("never")
def test_others_wait_when_many_are_computed_and_one_may_leave() -> None:
    async def ask() -> None:
        store = await open_store("sqlite://")
        reviews = Reviews(store, lambda: 0)
        game = short("batavia")
        for number in range(MAX_AT_ONCE):
            begun = await reviews.begin(f"t{number}", game, Owner(f"home {number}", "somebody"))
            assert (begun.status, begun.ahead) == ("going", number)
        waits = await reviews.begin("more", game, ANN)
        assert (waits.status, waits.ahead) == ("waiting", MAX_AT_ONCE)
        assert (await reviews.begin("even more", game, BOB)).ahead == MAX_AT_ONCE + 1
        await reviews.close()
        await store.close()

    asyncio.run(ask())


async def at_rest(reviews: Reviews) -> None:
    while reviews.reviewing:
        await asyncio.sleep(0.01)


def test_it_stops_when_nobody_looks_and_continues_when_somebody_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        now = [1_000_000]
        done = [0]

        async def slowly(self: Reviews, job: ReviewJob) -> None:
            await here(self, job)
            done[0] += 1
            now[0] += 9_000
            await asyncio.sleep(0)

        monkeypatch.setattr(Reviews, "_some", slowly)
        store = await open_store("sqlite://")
        reviews = Reviews(store, lambda: now[0], budget=2)
        game = short("batavia")
        await reviews.begin("t", game, ANN, [0])
        await at_rest(reviews)
        assert LOOKED_MS // 9_000 <= done[0] <= LOOKED_MS // 9_000 + 1
        state = await reviews.state("t")
        assert state.status == "paused"
        assert 0 < state.done == (await reviews.begin("t", game, ANN, [0], patient=True)).done
        await at_rest(reviews)
        assert (await reviews.state("t")).status == "done"
        await reviews.close()
        await store.close()

    asyncio.run(ask())


@pytest.mark.long
def test_a_review_begins_when_a_game_of_people_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviews, "_some", here)
    monkeypatch.setattr(Room, "watched", True)
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", minds=1, bounds=FREE)
    with TestClient(create_app(config)) as client:
        client.app.state.services.reviews.budget = 2
        client.post("/api/me", json={"name": "Ann"})
        bots = f"/api/tables/{client.post('/api/tables', json=TABLE).json()['table']}"
        mine = {**TABLE, "bots": {"1": "random", "2": "random"}, "sit": True, "seat": 0}
        where = f"/api/tables/{client.post('/api/tables', json=mine).json()['table']}"
        with client.websocket_connect(where.replace("/api/tables", "/ws")) as socket:
            socket.send_json({"type": "stand", "id": "1", "bot": "random"})
            status(client, where, "over")
        status(client, f"{where}/review", "done")
        status(client, bots, "over")
        assert client.get(f"{bots}/review").json()["status"] == "none"


@pytest.mark.long
def test_a_protected_deal_is_not_reviewed_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", minds=1, bounds=FREE)
    with TestClient(create_app(config)) as client:
        client.post("/api/me", json={"name": "Ann"})
        where = f"/api/tables/{client.post('/api/tables', json=TABLE).json()['table']}"
        status(client, where, "over")
        monkeypatch.setattr(DailyDeals, "may_see", lambda *_: asyncio.sleep(0, True))
        client.app.state.services.house.protections.append(lambda table: True)
        for answer in (client.get(f"{where}/review"), client.post(f"{where}/review")):
            assert answer.json()["status"] == "protected"
        assert client.get(f"{where}/review/page").json()["name"] == "day-not-over"
