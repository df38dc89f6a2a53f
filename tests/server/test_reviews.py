"""A finished game is reviewed in the background, once and for all."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.analysis.review import Piece, examine
from fondaco.server.app import Config, create_app
from fondaco.server.limits import LimitedError
from fondaco.server.reviews import AT_ONCE, SILENCE, Job, Reviews
from fondaco.server.turns import Owner
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


async def here(self: Reviews, job: Job) -> None:
    """Eight moves in this process: to start another takes longest. Only the ends are looked at."""
    first = len(job.pieces)
    for ply in range(first, min(first + 8, job.total)):
        ends = ply < 8 or ply >= job.total - 8
        job.pieces.append(examine(job.plan, ply) if ends else Piece(ply))


def test_a_review_is_reckoned_once_kept_and_told_in_any_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviews, "_some", here)
    reviewed(tmp_path)


@pytest.mark.long
def test_it_is_reckoned_in_a_process_of_its_own(tmp_path: Path) -> None:
    reviewed(tmp_path)


def reviewed(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", minds=1, bounds=FREE)
    with TestClient(create_app(config)) as client:
        client.app.state.house.reviews.budget = 2
        client.post("/api/me", json={"name": "Ann"})
        where = f"/api/tables/{client.post('/api/tables', json=TABLE).json()['table']}"
        status(client, where, "over")
        assert client.get(f"{where}/review").json()["status"] == "none"
        begun = client.post(f"{where}/review").json()
        assert begun["status"] == "going"
        assert begun["total"] > begun["done"]
        done = status(client, f"{where}/review?lang=nl", "done")
        assert done["total"] == begun["total"]
        assert done["review"]["scores"]
        assert "Keerpunten" in [table["heading"] for table in done["tables"]]
        assert client.post(f"{where}/review").json()["status"] == "done"
    with TestClient(create_app(config)) as client:
        again = client.get(f"{where}/review?lang=nl").json()
        assert again == done
        english = client.get(f"{where}/review?lang=en").json()
        assert english["review"]["seats"] == done["review"]["seats"]


def test_nothing_is_reckoned_of_a_game_that_goes_on() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        client.post("/api/me", json={"name": "Ann"})
        waits = {**TABLE, "bots": {"1": "random", "2": "random"}, "sit": True, "seat": 0}
        where = f"/api/tables/{client.post('/api/tables', json=waits).json()['table']}/review"
        for answer in (client.get(where), client.post(where)):
            assert (answer.status_code, answer.json()["name"]) == (400, "review-unfinished")


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """No review comes to an end."""

    async def some(self: Reviews, job: Job) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_some", some)


ANN, BOB = Owner("here", "ann"), Owner("there", "bob")


@pytest.mark.usefixtures("never")
def test_a_household_waits_for_two_at_most() -> None:
    async def ask() -> None:
        store = await open_store("sqlite://")
        reviews = Reviews(store, lambda: 0)
        game = short("batavia")
        for number in range(AT_ONCE):
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
        assert await there.found("t") is None
        begun = await here.begin("t", game, ANN)
        assert await there.found("t") == begun
        now[0] += SILENCE + 1  # as if the process had died
        assert await there.found("t") is None
        assert await there.begin("t", game, BOB) == begun
        assert await here.found("t") == begun
        await there.close()
        await here.close()
        assert await Reviews(store, lambda: now[0]).found("t") is None
        await store.close()

    asyncio.run(ask())
