"""A planned restart: everybody hears of it, and the process stops itself in time."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner
from litestar.testing import TestClient

from fondaco.cli.admin_restart import LONGEST_S, seconds_of
from fondaco.cli.main import main
from fondaco.contract.refused import Refused
from fondaco.server.app import Config, create_app
from fondaco.server.base.served_store import ServedElsewhereError, hold
from fondaco.server.run import listen_at, serve
from fondaco.server.tables.restart import MOST_CHARACTERS, RestartNotice, RestartPlan, planned
from fondaco.server.workers import channel as kinds
from fondaco.server.workers.supervisor import Supervisor, Worker
from fondaco.store import LogRow, Store
from tests.long import long, mostly_long
from tests.store.houses import postgres_schema, with_store

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


SERVE = "from fondaco.cli.main import main; main()"


@pytest.fixture(params=mostly_long(["sqlite", "postgres"]))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    with postgres_schema("restart") as found:
        yield found


def admin(url: str, *arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(main, ["admin", "--database", url, "restart", *arguments])
    assert done.exit_code == code, done.output
    return done.output


# --- the plan -------------------------------------------------------------------------------------


def test_every_process_reads_the_plan_and_stops_once(url: str) -> None:
    async def work(store: Store) -> None:
        time = [1000]
        one, other = (RestartNotice(store, lambda: time[0]) for _ in range(2))
        stopped: list[str] = []
        other.on_due.append(lambda: stopped.append("other"))
        assert not await other.read()
        await one.write(planned(5000, "New  rules\n"))
        assert await other.read()
        assert other.plan == RestartPlan("planned", 5000, "New rules")
        assert not await other.read()  # nothing new
        time[0] = 4999
        other.stop_if_due()
        assert (other.left(), stopped) == (1, [])
        time[0] = 5001
        for _ in range(2):
            other.stop_if_due()
        assert (other.left(), stopped) == (0, ["other"])
        again = RestartNotice(store, lambda: time[0])  # the process that was started again
        assert not await again.read()
        assert again.left() is None

    with_store(url, work)


def test_a_plan_can_be_changed_and_cancelled(url: str) -> None:
    async def work(store: Store) -> None:
        notice = RestartNotice(store, lambda: 0)
        await notice.write(planned(5000))
        await notice.write(planned(9000))
        assert notice.left() == 9000
        await store.append("house.restart", LogRow(2, 0, b"\xff"))  # a damaged line changes nothing
        assert not await notice.read()
        await RestartNotice(store, lambda: 0).write(RestartPlan("cancelled"))
        assert await notice.read()
        assert notice.left() is None
        assert notice.frame().left is None

    with_store(url, work)


def test_the_command_plans_shows_and_cancels(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with_store(url, lambda store: store.healthy())
    assert "No restart is planned" in admin(url, code=2)
    assert "No restart is planned" in admin(url, "--cancel", code=2)
    assert "restarts in 10 min" in admin(url, "--in", "10m", "--message", "An upgrade.")
    shown = admin(url)
    assert "restarts in 9 min" in shown or "restarts in 10 min" in shown
    assert "Message: An upgrade." in shown
    assert "has been cancelled" in admin(url, "--cancel")
    assert "No restart is planned" in admin(url, code=2)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--in", "soon"], "'soon' is not a time"),
        (["--in", ""], "is not a time"),
        (["--in", "-5m"], "is not a time"),
        (["--in", "169h"], "is not a time"),
        (["--in", "5m", "--cancel"], "Plan a restart with --in"),
        (["--message", "Hm."], "Plan a restart with --in"),
        (["--in", "5m", "--message", "x" * (MOST_CHARACTERS + 1)], "at most 200 characters"),
    ],
)
def test_what_the_command_refuses(arguments: list[str], reason: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with_store(url, lambda store: store.healthy())
    assert reason in admin(url, *arguments, code=2)
    assert "No restart is planned" in admin(url, code=2)
    assert seconds_of("168h") == LONGEST_S


# --- a running house ------------------------------------------------------------------------------


@long
def test_people_at_tables_and_elsewhere_hear_of_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with TestClient(create_app(Config(database=url, minds=1))) as client:
        client.post("/api/me", json={"name": "Ada"})
        table = client.post("/api/tables", json={"game": "batavia", "players": 3}).json()["table"]
        assert client.get("/api/restart").json() == {"left": None, "message": ""}
        with client.websocket_connect(f"/ws/{table}?lang=en") as seat:
            admin(url, "--in", "10m", "--message", "An upgrade.")
            frame = heard(seat)
            assert 0 < frame["left"] <= 600_000
            assert frame["message"] == "An upgrade."
            answer = client.get("/api/restart")
            assert 0 < answer.json()["left"] <= 600_000
            assert 0 < int(answer.headers["fondaco-restart"]) <= 600
            with client.websocket_connect(f"/ws/{table}?lang=en") as late:
                assert heard(late)["message"] == "An upgrade."
            admin(url, "--cancel")
            assert heard(seat)["left"] is None
        assert "fondaco-restart" not in client.get("/api/restart").headers


def heard(socket: Any) -> Any:
    while (frame := socket.receive_json())["type"] != "restart":
        pass
    return frame


def test_one_worker_stops_all_of_them() -> None:
    async def work() -> None:
        supervisor = Supervisor(lambda *_: None, 1)
        supervisor._heard(Worker(0), kinds.RESTART, b"", None)
        assert supervisor.stop_asked.is_set()

    asyncio.run(work())


# --- a second process -----------------------------------------------------------------------------


def test_a_second_server_of_a_database_is_told_where_the_first_is(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    first = hold(url, "http://localhost:1234/")
    assert first is not None
    with pytest.raises(ServedElsewhereError, match="running at http://localhost:1234/"):
        hold(f"{url}?synchronous=normal", "http://localhost:9/")
    assert hold("sqlite://", "x") is None
    assert hold("postgresql://here/house", "x") is None
    assert hold(f"sqlite:///{tmp_path / 'no' / 'such.db'}", "x") is None
    first.close()
    again = hold(url, "http://localhost:9/")
    assert again is not None
    again.close()


def test_a_second_house_of_ones_own_opens_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with hold(url, "http://localhost:1234/") or pytest.fail("It is not held."):
        serve(database=url, open_browser=True, own=True)
        assert "already running at http://localhost:1234/" in capsys.readouterr().out
        assert opened == ["http://localhost:1234/"]
        with pytest.raises(Refused, match="already using this database"):
            serve(database=url, port=0)


class Answering(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.server.body)  # type: ignore[attr-defined]

    def log_message(self, *_: Any) -> None:
        pass


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b'{"ready":true,"why":[]}', "Fondaco is already running at 127.0.0.1:"),
        (b"Hello", "Another program is already listening at 127.0.0.1:"),
    ],
)
def test_a_port_that_is_taken_is_named(body: bytes, reason: str) -> None:
    with HTTPServer(("127.0.0.1", 0), Answering) as other:
        other.body = body  # type: ignore[attr-defined]
        thread = Thread(target=other.serve_forever)
        thread.start()
        try:
            with pytest.raises(Refused, match=reason):
                listen_at("127.0.0.1", other.server_port)
        finally:
            other.shutdown()
            thread.join()


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(Refused, match=r"Cannot listen at 192\.0\.2\.1:80"):
        listen_at("192.0.2.1", 80)
    (listener,) = listen_at("127.0.0.1", 0)
    with listener:
        assert listener.family == socket.AF_INET


@long
def test_a_process_stops_itself_and_its_rivals_say_why_they_do_not_start(tmp_path: Path) -> None:
    def start(name: str, port: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", port, "--minds", "0",
             "--database", f"sqlite:///{tmp_path / name}"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "LC_ALL": "C", "LANG": "C"},
        )  # fmt: skip

    first = start("house.db", "0")
    assert first.stdout is not None
    line = first.stdout.readline()
    assert "running at http://localhost:" in line
    port = line.partition("localhost:")[2].partition("/")[0]
    _, why = (second := start("house.db", "0")).communicate(timeout=60)
    assert second.returncode == 2
    assert f"It is running at http://localhost:{port}/" in why
    _, why = (third := start("other.db", port)).communicate(timeout=60)
    assert third.returncode == 2
    assert f"Fondaco is already running at 127.0.0.1:{port}" in why
    admin(f"sqlite:///{tmp_path / 'house.db'}", "--in", "0s")
    first.communicate(timeout=60)
    assert first.returncode == 0
    again = start("house.db", port)  # what was planned is over
    assert again.stdout is not None
    assert f":{port}/" in again.stdout.readline()
    again.terminate()
    again.communicate(timeout=60)
