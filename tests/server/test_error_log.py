"""What goes wrong is told to whoever runs the house: where, and for whom, and no secret with it."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from socket import gaierror
from typing import Any

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs

from fondaco.messages import messages_in
from fondaco.server.app import Config, create_app
from fondaco.server.http import lessons as api_learn
from fondaco.server.people import safe_post as outside
from fondaco.server.people.safe_post import UnreachableError, send
from fondaco.server.tables import readiness
from fondaco.server.tables.readiness import ReadinessCheck
from fondaco.server.work.tasks import report_unhandled
from fondaco.store import StoreError, open_store
from fondaco.store.lists import list_tables
from fondaco.store.sqlite import SqliteStore
from fondaco.table.sight import Sight

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
SECRET = "salt7 and cookie 5Htot4DG"
Client = TestClient[Any]


def house(**more: Any) -> Client:
    return TestClient(create_app(Config(database="sqlite://", minds=1, **more)))


def opened(client: Client) -> str:
    me = client.post("/api/me", json={"name": "Ann"}).json()
    new = {"game": "batavia", "players": 3, "bots": {"1": "random", "2": "random"}, "start": True}
    table = client.post("/api/tables", json=new).json()["table"]
    return f"{table} {me['person']}"


def broken(*given: Any) -> Any:
    card = SECRET
    raise RuntimeError(f"no {card}")


def test_a_500_leaves_a_traceback_with_table_entry_and_person_and_no_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with house() as client:
        table, person = opened(client).split()
        for name in ("state", "welcome"):  # compiled, one does not find a new form of the other
            monkeypatch.setattr(Sight, name, broken)
        with capture_logs() as logs:
            answer = client.get(f"/api/tables/{table}")
            with client.websocket_connect(f"/ws/{table}") as line:
                fault = line.receive_json()
        assert answer.status_code == 500
        assert SECRET not in answer.text
        assert fault["name"] == "went-wrong-connect"
        found = {each["event"]: each for each in logs if each["log_level"] == "error"}
        assert {"request", "socket"} <= set(found)
        for each in (found["request"], found["socket"]):
            assert (each["table"], each["person"]) == (table, person)
            assert each["entry"] >= 3
            assert each["error"] == "RuntimeError"
            assert "in broken" in each["trace"]
        assert found["request"]["asked"] == "GET /api/tables/{table}"
        assert SECRET not in str(logs)
        metrics = client.get("/metrics").text
        assert 'fondaco_troubles_total{event="request"}' in metrics


def test_a_path_with_a_secret_is_not_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    with house() as client, capture_logs() as logs:
        monkeypatch.setattr("fondaco.server.http.static_files._file", broken)
        assert client.get(f"/me/{SECRET}").status_code == 500
        assert "trace" in str(logs)
        assert SECRET not in str(logs)


def test_an_error_that_nobody_waited_for_is_reported_too() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(report_unhandled)
        loop.call_soon(broken)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    with capture_logs() as logs:
        asyncio.run(work())
    assert [each["error"] for each in logs] == ["RuntimeError"]
    assert SECRET not in str(logs)


# --- caches ---------------------------------------------------------------------------------------


def test_a_lesson_in_any_language_is_answered_and_nothing_is_remembered_of_it() -> None:
    with house() as client:
        known = client.get("/api/learn/batavia?lang=en").json()
        before = api_learn._learning.cache_info().currsize
        for lang in ("xx", "../../etc", "e\0n", "", "🦆", "x" * 500):
            answer = client.get("/api/learn/batavia", params={"lang": lang})
            assert answer.status_code == 200, lang
            assert answer.json()["title"] == known["title"]
            assert messages_in(lang) is messages_in("en")
        assert api_learn._learning.cache_info().currsize == before
        assert client.get("/api/learn/whist?lang=en").status_code == 404


def test_a_list_asked_for_again_and_again_is_one_question() -> None:
    with house() as client:
        client.get("/api/tables?status=open")
        before = list_tables.cache_info().currsize
        for times in range(2, 30):
            assert client.get(f"/api/tables?status={','.join(['open'] * times)}").is_success
        assert list_tables.cache_info().currsize == before


# --- webhooks -------------------------------------------------------------------------------------


def test_nobody_learns_from_us_which_names_our_network_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LOOK_UP_S", 0.0)

    def found(host: str, port: int, **more: Any) -> list[Any]:
        if host == "missing.test":
            raise gaierror("no such name")
        return [(2, 1, 6, "", ("10.0.0.5", port))]

    monkeypatch.setattr(outside, "getaddrinfo", found)
    told = []
    for host in ("missing.test", "private.test"):
        with pytest.raises(UnreachableError) as error:
            asyncio.run(send(f"http://{host}/", b"{}", {}))
        told.append(str(error.value).replace(host, "it"))
    assert told[0] == told[1]


def test_slow_names_keep_no_password_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    free, looked = threading.Event(), threading.Semaphore(0)

    def slow(*given: Any, **more: Any) -> list[Any]:
        looked.release()
        free.wait(30)
        raise gaierror("too late")

    monkeypatch.setattr(outside, "getaddrinfo", slow)
    monkeypatch.setattr(outside, "LOOK_UP_S", 0.0)

    async def work() -> None:
        calls = [asyncio.create_task(send(f"http://{n}.test/", b"", {})) for n in range(50)]
        await asyncio.to_thread(looked.acquire)
        await asyncio.wait_for(asyncio.to_thread(lambda: None), 10)
        free.set()
        await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(work())


# --- readiness ------------------------------------------------------------------------------------


class Gone:
    shared = True
    connected = False


def test_a_house_that_cannot_write_says_so_and_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    with house() as client:
        assert client.get("/readyz").json() == {"ready": True, "why": []}
        store = client.app.state.services.house.store

        async def full(*given: Any) -> Any:
            raise StoreError("store-disk-full")

        monkeypatch.setattr(store, "count", full)
        monkeypatch.setattr(client.app.state.services.readiness, "_until", 0)
        answer = client.get("/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"ready": False, "why": ["store-disk-full"]}
        assert client.get("/healthz").status_code == 200
        assert "fondaco_ready 0.0" in client.get("/metrics").text


def test_a_disk_that_is_really_full_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.db'}")
        watch = ReadinessCheck(store, Gone(), lambda: 0, lambda: 0)  # type: ignore[arg-type]
        assert isinstance(store, SqliteStore)

        def fill(it: sqlite3.Connection) -> None:
            pages = it.execute("PRAGMA page_count").fetchone()[0]
            it.execute(f"PRAGMA max_page_count = {pages}")

        await store._writer.do(fill)
        many = {f"{number:0>2000}": 1 for number in range(50)}  # what little room there is
        with pytest.raises(StoreError):
            await store.count(many, 1, 0)
        monkeypatch.setattr(readiness, "PROBE", "x" * 9000)
        assert (await watch.check()).why == ["store-disk-full", "bus-gone"]
        await store.close()

    asyncio.run(work())
