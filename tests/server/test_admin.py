"""The admin command line, beside a house that is open meanwhile."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fondaco.cli.main import main
from fondaco.records import verify
from fondaco.server.app import Config, create_app
from fondaco.store import open_store
from tests.long import long
from tests.server.serving import eventually

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Client = TestClient[Any]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def house(url: str) -> Iterator[Client]:
    with TestClient(create_app(Config(database=url, minds=1))) as client:
        yield client


def post(client: Client, path: str, **body: Any) -> Any:
    answer = client.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def begin(client: Client, **more: Any) -> str:
    post(client, "/api/me", name="Ada")
    new = {"game": "batavia", "players": 3, "bots": {"1": "random", "2": "random"}, "seat": 0,
           "title": "Friday", "start": True, "calm": False}  # fmt: skip
    table: str = post(client, "/api/tables", **{**new, **more})["table"]
    return table


def run(url: str, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["admin", "--database", url, *arguments])


def said(url: str, *arguments: str) -> str:
    result = run(url, *arguments)
    assert result.exit_code == 0, result.output
    return result.output


def refused(url: str, *arguments: str) -> str:
    result = run(url, *arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.output


# --- tables -----------------------------------------------------------------------------------


def test_tables_are_listed_and_shown(house: Client, url: str) -> None:
    table = begin(house)
    listed = said(url, "list")
    assert f"{table}  playing  batavia" in listed
    assert "Ada" in listed
    assert "(random)" in listed
    assert table not in said(url, "list", "--status", "over")
    assert table in said(url, "list", "--status", "all")
    shown = said(url, "show", table)
    assert f"{table}: batavia, playing" in shown
    assert "title    Friday" in shown
    assert "bot random" in shown


def test_an_administrator_reads_their_own_language(
    house: Client, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(house, private=True)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    listed = said(url, "list", "--status", "all")
    assert listed.startswith("TISCH")
    assert "playing (privat)" in listed
    shown = said(url, "show", table)
    assert f"{table}: batavia, playing" in shown
    assert "  Titel      Friday" in shown
    assert "Platz 1    " in shown
    assert "Bot random" in shown
    assert f"{table} ist geschlossen." in said(url, "close", table)
    assert "bereits" in refused(url, "close", table) or "schon" in refused(url, "close", table)


def test_a_closed_table_is_closed_for_those_who_sit_there(house: Client, url: str) -> None:
    table = begin(house)
    with house.websocket_connect(f"/ws/{table}?lang=en") as socket:
        assert f"{table} has been closed" in said(url, "close", table, "--reason", "Too loud.")
        frame = socket.receive_json()
        while frame.get("what") != "closed":
            frame = socket.receive_json()
        assert frame["changes"]["status"] == "closed"
    assert "already closed" in refused(url, "close", table)
    assert table not in said(url, "list")
    assert house.post(f"/api/tables/{table}/pause").status_code == 400


@pytest.mark.long
def test_the_record_and_the_log_of_a_table(house: Client, url: str, tmp_path: Path) -> None:
    table = begin(house)
    post(house, f"/api/tables/{table}/leave")  # a bot plays on
    eventually(lambda: house.get(f"/api/tables/{table}").json()["result"], 120)
    assert verify(said(url, "export", table).encode()).good
    lines = said(url, "export", table, "--log").splitlines()
    assert lines[0].startswith("0 ")
    assert '"kind":"opened"' in lines[0]
    file = tmp_path / "record.txt"
    said(url, "export", table, "--output", str(file))
    assert verify(file.read_bytes()).good
    assert "Cannot write" in refused(url, "export", table, "--output", str(file))


# --- people -----------------------------------------------------------------------------------


def test_a_person_is_deleted_for_good_while_the_server_runs(house: Client, url: str) -> None:
    table = begin(house, bots={"1": "random"}, start=False)
    post(house, "/api/me/register", login="Countess", password="difference engine")
    assert "Delete Countess for good?" in run(url, "delete", "countess").output
    assert house.get("/api/me").json()["login"] == "Countess"
    told = said(url, "delete", "countess", "--yes")
    assert "Countess has been deleted" in told
    assert "Anonymous" in told
    assert house.get("/api/me").json() is None
    assert "countess" in refused(url, "delete", "countess", "--yes")
    log = said(url, "export", table, "--log")
    assert "Ada" not in log
    eventually(lambda: "Ada" not in house.get(f"/api/tables/{table}").text, 30)


def test_a_banned_person_is_told_why(house: Client, url: str) -> None:
    post(house, "/api/me", name="Ada Lovelace")
    post(house, "/api/me/register", login="Countess", password="difference engine")
    assert "Countess" in said(url, "people", "lovel")
    assert "Countess" in said(url, "people", "COUNT")
    assert "Countess" not in said(url, "people", "%%")
    said(url, "ban", "countess", "--reason", "Cheating at cards")
    answer = house.get("/api/me")
    assert answer.status_code == 403
    assert "Cheating at cards" in answer.json()["detail"]
    assert "banned: Cheating" in said(url, "people", "count")
    said(url, "unban", "countess")
    assert house.get("/api/me").json()["login"] == "Countess"


def test_a_connection_of_somebody_who_is_banned_ends_for_good(house: Client, url: str) -> None:
    table = begin(house)
    said(url, "ban", house.get("/api/me").json()["person"], "--reason", "Shouting")
    with house.websocket_connect(f"/ws/{table}") as socket:
        assert socket.receive_json()["name"] == "banned"
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_json()
    assert ended.value.code == 4403


@long  # a house looks for what `fondaco admin` wrote only now and then
def test_who_is_banned_is_shown_out_of_an_open_connection(house: Client, url: str) -> None:
    table = begin(house)
    person = house.get("/api/me").json()["person"]
    with house.websocket_connect(f"/ws/{table}") as socket:
        said(url, "ban", person, "--reason", "Shouting")
        assert until_fault(socket) == "You are no longer signed in here."
    with house.websocket_connect(f"/ws/{table}") as socket:
        assert "Shouting" in until_fault(socket)


def test_a_revoked_token_and_a_left_device_end_their_connections(house: Client, url: str) -> None:
    table = begin(house)
    token = post(house, "/api/me/tokens", label="robin")["token"]
    robin = {"authorization": f"Bearer {token}"}
    stranger = {"cookie": "fondaco="}
    with (
        house.websocket_connect(f"/ws/{table}") as here,
        house.websocket_connect(f"/ws/{table}", headers=robin) as program,
        house.websocket_connect(f"/ws/{table}", headers=stranger) as watcher,
    ):
        (known,) = house.get("/api/me/tokens").json()
        assert house.delete(f"/api/me/tokens/{known['id']}").status_code == 204
        assert until_fault(program) == "You are no longer signed in here."
        here.send_json({"type": "ping", "id": "still here"})
        post(house, "/api/me/logout")
        assert until_fault(here) == "You are no longer signed in here."
        watcher.send_json({"type": "ping", "id": "watching"})
        frame = watcher.receive_json()
        while frame["type"] != "answer":
            frame = watcher.receive_json()


def until_fault(socket: Any) -> str:
    while True:
        frame = socket.receive_json()
        if frame["type"] == "fault":
            return str(frame["reason"])


def test_a_new_password_ends_the_old_ways_in(house: Client, url: str) -> None:
    post(house, "/api/me/register", login="Ada", password="difference engine")
    token = post(house, "/api/me/tokens", label="robin")["token"]
    assert "robin" in said(url, "sessions", "list", "Ada")
    password = said(url, "reset-password", "ada").splitlines()[0].split()[-1]
    assert house.get("/api/me").json() is None
    assert house.post(
        "/api/me/login", json={"login": "Ada", "password": "difference engine"}
    ).is_client_error
    post(house, "/api/me/login", login="Ada", password=password)
    said(url, "sessions", "revoke", "Ada", "--kind", "token")
    house.cookies.clear()
    bearer = {"authorization": f"Bearer {token}"}
    assert house.get("/api/me", headers=bearer).status_code == 401


def test_reports_are_listed(house: Client, url: str) -> None:
    table = begin(house)
    post(house, f"/api/tables/{table}/report", text="Somebody \x1b[2J shouts")
    listed = said(url, "reports")
    assert table in listed
    assert "shouts" in listed
    assert "\x1b" not in listed


# --- backups ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [[], ["--portable"]])
def test_a_house_comes_back_from_its_backup(
    house: Client, url: str, tmp_path: Path, kind: list[str]
) -> None:
    table = begin(house)
    folder = tmp_path / "backups"
    assert "bytes)" in said(url, "backup", str(folder), *kind)
    (file,) = folder.glob("fondaco-*")
    fresh = f"sqlite:///{tmp_path / 'again.db'}"
    assert "restored" in said(fresh, "restore", str(file))
    assert table in said(fresh, "list")
    assert "not empty" in refused(fresh, "restore", str(file))


# --- mistakes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["show", "nosuch"], "There is no table nosuch."),
        (["close", "nosuch"], "There is no table nosuch."),
        (["export", "nosuch"], "There is no table nosuch."),
        (["ban", "nobody", "--reason", "x"], "Nobody has the account name or id nobody"),
        (["sessions", "revoke", "nobody"], "Nobody has the account name or id nobody"),
        (["reset-password", "nobody"], "There is no account nobody."),
        (["restore", "nosuch.db"], "There is no backup 'nosuch.db'."),
    ],
)
def test_mistakes_are_reported_in_one_line(url: str, arguments: list[str], reason: str) -> None:
    async def make() -> None:
        await (await open_store(url)).close()

    asyncio.run(make())
    assert reason in refused(url, *arguments)


@pytest.mark.parametrize("make", [lambda url: url, lambda _: "mysql://x", lambda _: "sqlite:x"])
def test_no_house_is_made_by_looking_for_it(url: str, make: Callable[[str], str]) -> None:
    refused(make(url), "list")
    assert not Path(url.removeprefix("sqlite:///")).exists()
