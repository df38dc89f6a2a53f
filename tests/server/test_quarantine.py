"""A table that cannot be read is set aside, and everybody else plays on."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from structlog.testing import capture_logs

from fondaco.host.rematch import followed
from fondaco.host.seat_orders import give
from fondaco.host.spectator_chat import say_to_spectators
from fondaco.messages import languages
from fondaco.server import patrol as rounds
from fondaco.server.app import Config, create_app
from fondaco.server.tables.quarantine import Quarantine
from fondaco.store import open_store
from fondaco.store.backup import backup, export, restore
from fondaco.table.entries import Clock, gallery_log, rematch_log, seat_log
from tests.long import mostly_long
from tests.server.houses import LocalHouse, open_house
from tests.server.room_builder import bid_up_to
from tests.server.serving import eventually
from tests.server.test_admin import begin, post, refused, run, said

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Client = TestClient[Any]

# What may be wrong with a table: statements about one named :t.
ENTRIES = {
    "an entry that is no JSON": "UPDATE log SET entry = x'ff00' WHERE table_id = :t AND number = 4",
    "an entry of another kind": (
        """UPDATE log SET entry = '{"kind":"danced","seat":0}' WHERE table_id = :t AND number = 4"""
    ),
    "a seat that is not there": (
        """UPDATE log SET entry = '{"kind":"sat","seat":9,"person":"x","name":"X"}'"""
        " WHERE table_id = :t AND number = 1"
    ),
    "an entry that is gone": "DELETE FROM log WHERE table_id = :t AND number = 3",
    "an opening that is gone": "DELETE FROM log WHERE table_id = :t AND number = 0",
    "a time that is none": "UPDATE log SET at = 'noon' WHERE table_id = :t AND number = 2",
    "a game that is gone": (
        "UPDATE log SET entry = replace(CAST(entry AS TEXT), '\"batavia\"', '\"carcosa\"')"
        " WHERE table_id = :t AND number = 0"
    ),
    "a version that is gone": (
        "UPDATE log SET entry = replace(CAST(entry AS TEXT), '\"version\":', '\"version\":99')"
        " WHERE table_id = :t AND number = 0"
    ),
}
INDEXES = {
    "persons": "UPDATE tables SET persons = '[' WHERE table_id = :t",
    "names": "UPDATE tables SET names = '[\"Ada\"]' WHERE table_id = :t",
    "info": "UPDATE tables SET info = 'null' WHERE table_id = :t",
    "turn": "UPDATE tables SET turn = 99 WHERE table_id = :t",
    "players": "UPDATE tables SET players = 'three' WHERE table_id = :t",
}


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture
def house(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(rounds, "ROUND_S", 0.1)
    with TestClient(create_app(Config(database=url, minds=1))) as client:
        yield client


def damage(url: str, statement: str, table: str) -> None:
    path = url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, timeout=30)) as connection, connection:
        assert connection.execute(statement, {"t": table}).rowcount


def forget(client: Client, table: str) -> None:
    """As if the house had been closed meanwhile."""
    with client.portal() as portal:
        portal.call(client.app.state.services.house.put_away, table)


@pytest.mark.parametrize("kind", mostly_long(ENTRIES, 2))
@pytest.mark.long
def test_a_damaged_table_stops_nobody_else(url: str, kind: str) -> None:
    async def work() -> None:
        async with open_house(url) as local:
            clock = Clock(kind="live", bank=10)
            bad = await local.table("batavia", people=1, calm=False, clock=clock)
            good = await local.table("batavia", people=0, calm=False, seed="other", start=False)
        damage(url, ENTRIES[kind], bad.table.id)
        with capture_logs() as logs:
            async with open_house(url) as local:
                local.time += 3_600_000  # it is due
                await plays(local, good.table.id)
        (told,) = [line for line in logs if line["event"] == "damaged"]
        assert told["table"] == bad.table.id
        assert isinstance(told["entry"], int)
        assert bad.table.opened.seed not in str(logs)
        aside = Quarantine(await open_store(url), lambda: 0)
        await aside.read()
        assert list(aside.known) == [bad.table.id]
        await aside.store.close()

    asyncio.run(work())


async def plays(local: LocalHouse, table: str) -> None:
    """It goes on there, for all that stands before it in the list of tables that are due."""
    room = await local.house.room(table)
    await local.house.act(room, lambda t: t.begin())
    local.house.put_away(table)
    async with asyncio.timeout(60):
        while table not in local.house.rooms:
            await local.services.patrol.look_around()
        while local.house.rooms[table].table.plies < 5:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("kind", mostly_long(ENTRIES, 2))
def test_whoever_opens_it_is_told_in_their_language(house: Client, url: str, kind: str) -> None:
    table = begin(house)
    damage(url, ENTRIES[kind], table)
    forget(house, table)
    told = set()
    for language in languages():
        answer = house.get(f"/api/tables/{table}?lang={language}")
        assert answer.status_code == 503
        told.add(answer.json()["detail"])
        with house.websocket_connect(f"/ws/{table}?lang={language}") as socket:
            heard, body = socket.receive_json(), answer.json()
            assert heard == {
                "type": "fault", "reason": body["detail"], "name": body["name"],
                "values": body["values"],
            }  # fmt: skip
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4503
    assert len(told) == len(languages()) == 5
    for path in ("sit", "leave", "start", "close", "pause", "rematch", "fork"):
        body = {"ply": 0, "seat": 0} if path == "fork" else {}
        assert house.post(f"/api/tables/{table}/{path}", json=body).status_code == 503
    for path in ("record", "replay", "compare", "moments/3"):
        assert house.get(f"/api/tables/{table}/{path}").status_code == 503
    for path in ("/api/tables", "/api/me/games", "/api/me/statistics", "/healthz"):
        assert house.get(path).status_code == 200
    fresh = begin(house)
    assert house.get(f"/api/tables/{fresh}").status_code == 200
    assert house.request("DELETE", "/api/me", json={"password": ""}).status_code == 200


def test_it_is_named_to_the_admin_and_tried_again_when_asked(house: Client, url: str) -> None:
    table = begin(house)
    damage(url, ENTRIES["an entry of another kind"], table)
    forget(house, table)
    assert house.get(f"/api/tables/{table}").status_code == 503
    listed = eventually(lambda: table in said(url, "aside") and said(url, "aside"))
    assert f"{table}  4 " in listed
    assert "danced" not in listed
    assert "not set aside" in refused(url, "retry", "elsewhere")
    assert "Log entry 4" in refused(url, "retry", table)
    assert "Log entry 4" in refused(url, "export", table)
    assert "danced" in said(url, "export", table, "--log")
    # Mended by hand, it stays aside for a while, until somebody asks.
    damage(url, "UPDATE log SET entry = '{\"kind\":\"began\"}' WHERE table_id = :t AND number = 4",
           table)  # fmt: skip
    assert house.get(f"/api/tables/{table}").status_code == 503
    assert "can be read" in said(url, "retry", table)
    eventually(lambda: house.get(f"/api/tables/{table}").status_code == 200)
    assert table not in said(url, "aside")


def test_a_table_that_is_damaged_while_people_sit_there(house: Client, url: str) -> None:
    table, other = begin(house), begin(house)
    with (
        house.websocket_connect(f"/ws/{table}?lang=de") as socket,
        house.websocket_connect(f"/ws/{other}") as elsewhere,
    ):
        insert = "INSERT INTO log SELECT table_id, max(number) + 1, at, 'x' FROM log"
        damage(url, f"{insert} WHERE table_id = :t", table)
        while (frame := socket.receive_json(timeout=60))["type"] != "fault":
            pass
        assert "beiseitegestellt" in frame["reason"]
        assert "closed" in said(url, "close", other)
        while elsewhere.receive_json(timeout=60).get("what") != "closed":
            pass
    assert house.get(f"/api/tables/{table}").status_code == 503


@pytest.mark.parametrize("log", [seat_log("T", 0), gallery_log("T"), rematch_log("T")])
def test_a_line_beside_the_table_that_cannot_be_read_is_left_out(url: str, log: str) -> None:
    async def work() -> None:
        async with open_house(url) as local:
            room = await local.table("batavia", calm=False)
            name = room.table.id
            await give(local.house, room, 0, {"bid_up_to": 7})
            await say_to_spectators(local.house, room, "eve", "Eve", "Who wins?")
            await local.house.act(room, lambda table: table.close())
            await followed(local.house, room, "next")
        side = log.replace("T", name)
        damage(url, "UPDATE log SET entry = x'ff' WHERE table_id = :t", side)
        async with open_house(url) as local:
            room = await local.house.room(name)
            assert (bid_up_to(room.table, 0) is None) == (side == seat_log(name, 0))
            assert (room.spectator_talk == []) == (side == gallery_log(name))
            assert (room.table.rematch == "") == (side == rematch_log(name))
            assert list(local.house.quarantine.known) == [side]
            assert await followed(local.house, room, "another") in ("next", "another")
            await say_to_spectators(local.house, room, "eve", "Eve", "Nobody.")
            assert room.spectator_talk[-1].entry.text == "Nobody."

    asyncio.run(work())


@pytest.mark.parametrize("column", INDEXES)
def test_a_damaged_row_of_a_list_is_left_out_and_written_again(
    house: Client, url: str, column: str
) -> None:
    table, other = begin(house, private=False), begin(house, private=False)
    damage(url, INDEXES[column], table)
    forget(house, table)
    listed = [each["table"] for each in house.get("/api/tables").json()]
    assert other in listed
    assert run(url, "list").exit_code == 0
    mine = house.get("/api/me/games")
    assert mine.status_code == 200
    # The house has met it, and its log is well.
    eventually(lambda: table in [each["table"] for each in house.get("/api/tables").json()])
    assert f"{table}: batavia" in said(url, "show", table)


def test_somebody_with_a_seat_at_a_damaged_table_signs_in(house: Client, url: str) -> None:
    post(house, "/api/me", name="Ada")
    post(house, "/api/me/register", login="Ada", password="difference engine")
    house.cookies.clear()
    table = begin(house)
    damage(url, INDEXES["persons"], table)
    post(house, "/api/me/login", login="Ada", password="difference engine")
    assert house.get("/api/me/games").status_code == 200


def test_damage_is_kept_by_backups_and_stops_none(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(url) as local:
            table = (await local.table("batavia", people=1, start=False)).table.id
        for statement in (ENTRIES["an entry that is no JSON"], INDEXES["info"]):
            damage(url, statement.replace("number = 4", "number = 2"), table)
        for number, copy in enumerate(
            [await backup(url, tmp_path / "b"), await export(url, tmp_path / "all.jsonl.gz")]
        ):
            again = f"sqlite:///{tmp_path / f'again{number}.db'}"
            await restore(copy, again)
            store = await open_store(again)
            assert [row.entry for row in await store.read(table)][2] == b"\xff\0"
            await LocalHouse(store).services.close()

    asyncio.run(work())
