"""Small functions of the server, each at the places where it could be wrong."""

import asyncio
import os
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

import fondaco.server
from fondaco.host.day_deals import closes
from fondaco.host.same_deal import finished, join
from fondaco.host.table_index import card
from fondaco.host.win_chances import behind
from fondaco.server.base.addresses import network
from fondaco.server.daily.deal import DailyDeals
from fondaco.server.http import static_files
from fondaco.server.http.middleware import is_ours
from fondaco.server.limits.connection_gate import ConnectionGate
from fondaco.store import LogRow, Try
from tests.server.houses import FrameRecorder
from tests.server.room_builder import RoomBuilder
from tests.store.houses import index, with_store

DAY = date(2026, 11, 17)
# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"),
        ("2001:db8:0:2::1", "2001:db8:0:2::/64"),
        ("a name", "a name"),
    ],
)
def test_an_address_is_counted_with_its_network(host: str, counted: str) -> None:
    assert network(host) == counted


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("play.test", True),
        ("play.test.:8765", True),
        ("192.0.2.1:80", True),
        ("[::1]", True),
        ("evil.test", False),
        ("[", False),
    ],
)
def test_a_house_answers_to_its_own_names(host: str, ours: bool) -> None:
    assert is_ours(host, {"play.test"}) is ours
    assert is_ours(host, set())
    assert is_ours(host, {"*"})


def test_tables_with_one_deal_are_found_from_each_of_them() -> None:
    async def work(store: Any) -> None:
        for number, before in enumerate(("", "t0", "t1", "t0")):
            name = f"t{number}"
            info = {"same_deal_as": before}
            status = "playing" if number == 2 else "over"
            await store.append(name, LogRow(0, 0, b"x"), index(name, status=status, info=info))
            if before:
                await join(store, name, before, 7)
        rows = await store.read("t0.deal")
        assert [(row.number, row.at, row.entry) for row in rows] == [
            (0, 7, b"t1"), (1, 7, b"t2"), (2, 7, b"t3"),
        ]  # fmt: skip
        for name in ("t0", "t1", "t3"):
            assert [each.table for each in await finished(store, name)] == ["t0", "t1", "t3"]
        named, asked = store.tables_named, list[Any]()

        async def noted(names: list[str]) -> Any:
            asked.append(names)
            return await named(names)

        store.tables_named = noted
        for number, damaged in enumerate((b"t\0", b"\xff", "\N{SUPERSCRIPT TWO}".encode(), b"")):
            await store.append("t0.deal", LogRow(3 + number, 7, damaged))
        assert [each.table for each in await finished(store, "t0")] == ["t0", "t1", "t3"]
        assert asked == [["t0", "t1", "t2", "t3"]]  # only what can be a name

    with_store("sqlite://", work)


def test_a_card_says_whose_the_table_is_and_who_is_to_move() -> None:
    table = index(
        "t1", persons=["ann", None, None], turn=0, info={"bots": ["", "random", ""], "day": "x"}
    )
    mine, other = card(table, "ann"), card(table, "zoe")
    assert (mine.you, mine.your_turn, other.you, other.your_turn) == (0, True, -1, False)
    assert (mine.kinds, mine.coach, mine.day) == (["person", "bot", "open"], False, "x")
    assert card(index("t1", turn=1), "ann").your_turn is False
    assert card(index("t1", turn=-1), None).your_turn is False
    assert card(index("t1", info={"coach": True}), None).coach is True


@pytest.mark.parametrize(
    ("status", "info", "late", "outcome"),
    [
        ("playing", {}, -1, "playing"),
        ("paused", {}, -1, "playing"),
        ("playing", {}, 0, "left"),
        ("closed", {}, -1, "left"),
        ("over", {"ended": -1}, 0, "counted"),
        ("over", {"ended": 0}, 0, "late"),
        ("over", {"ended": -1, "helped": True}, 0, "helped"),
    ],
)
def test_a_try_counts_if_it_ends_in_time_and_without_help(
    status: str, info: dict[str, Any], late: int, outcome: str
) -> None:
    end = closes(DAY)
    if "ended" in info:
        info = info | {"ended": end + info["ended"]}
    store: Any = None
    deals = DailyDeals(store, lambda: end + late)
    tried = Try(DAY.isoformat(), "ann", 0, index("t1", status=status, info=info))
    assert deals.outcome(tried) == outcome


def test_chances_are_behind_only_for_spectators_of_a_game_that_goes_on() -> None:
    room = RoomBuilder("batavia").begin().play(3).room()
    assert not behind(room)  # nobody watches
    room.listeners.add(FrameRecorder(room, "ann", ""))
    assert not behind(room)
    room.listeners.add(FrameRecorder(room, None, ""))
    assert behind(room)
    room.chances_ply = room.table.plies
    assert not behind(room)
    room.chances_ply = -1
    room.table.status = "paused"
    assert behind(room)
    room.table.status = "over"
    assert not behind(room)


def test_a_connection_that_was_refused_is_not_released() -> None:
    async def work() -> None:
        gate = ConnectionGate(most=0, files=1000)
        assert gate.release(object()) is False

    asyncio.run(work())


def test_files_have_their_kind_and_are_packed_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>house</p>")
    (tmp_path / "assets" / "app.js").write_text("let x = 1")
    (tmp_path / "assets" / "card.png").write_bytes(b"png")
    (tmp_path / "thing.unknown").write_bytes(b"?")
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    policy = SimpleNamespace(for_everybody=True)
    open_house = State({"services": SimpleNamespace(entry=SimpleNamespace(policy=policy))})
    with TestClient(Litestar([static_files.page], state=open_house)) as client:
        plain = {"accept-encoding": "identity"}
        for path, kind, text in (
            ("/", "text/html", "<p>house</p>"),
            ("/t/any/screen", "text/html", "<p>house</p>"),
            ("/assets/app.js", "javascript", "let x = 1"),
            ("/assets/card.png", "image/png", "png"),
            ("/thing.unknown", "application/octet-stream", "?"),
        ):
            for headers in (plain, {"accept-encoding": "gzip"}):
                answer = client.get(path, headers=headers)
                assert (answer.status_code, answer.text) == (200, text)
                assert kind in answer.headers["content-type"]
                packed = headers is not plain and kind in ("text/html", "javascript")
                assert ("content-encoding" in answer.headers) is packed
                forever = "immutable" in answer.headers["cache-control"]
                assert forever is path.startswith("/assets/")
        for path in ("/api/no", "/assets/no.js", "/ws/no"):
            assert client.get(path).status_code == 404
        assert client.get("/..%2f..%2fetc/passwd").text == "<p>house</p>"


@pytest.mark.skipif("FONDACO_STATIC" in os.environ, reason="The app is elsewhere.")
def test_the_app_lies_next_to_the_server_where_the_build_puts_it() -> None:
    assert Path(fondaco.server.__file__).parent / "static" == static_files.FOLDER
