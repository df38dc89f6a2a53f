"""Who is at a table, when its people are connected to different processes."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.host.room import apply, load
from fondaco.server.app import Config, create_app
from fondaco.server.base.log_codec import encode
from fondaco.server.bus.bus import NoBus
from fondaco.server.tables.presence import BELIEVED_MS, PresenceTracker
from fondaco.store import LogRow
from fondaco.table.entries import NumberedEntry, Opened, Sat, TableSettings
from tests.faults.harness import Nats
from tests.server.houses import FrameRecorder

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def test_what_was_heard_too_long_ago_is_not_believed() -> None:
    opened = Opened(
        TableSettings("batavia", 3, {"setup": "standard", "memory": "strict"}), 1, "s", "ann"
    )
    room = load("t1", [LogRow(0, 0, encode(opened))])
    clock = [1000]
    attendance = PresenceTracker(
        NoBus(), {"t1": room}, "here", lambda: clock[0], lambda work: work.close()
    )
    attendance.on_presence("t1", "there", [0, 2], 1)
    attendance.on_presence("t2", "there", [1], 0)  # a table we do not have
    attendance.on_presence("t1", "here", [1], 0)  # our own echo
    assert (room.presence().seats, room.presence().watchers) == ([0, 2], 1)
    assert room.is_here(2)
    assert not room.is_here(1)
    clock[0] = 1000 + BELIEVED_MS
    run(attendance.keep([room]))
    assert room.is_here(2)
    clock[0] = 1001 + BELIEVED_MS
    spectator = FrameRecorder(room, None, "")
    room.listeners.add(spectator)
    run(attendance.keep([room]))
    assert not room.is_here(2)
    (frame,) = spectator.read()
    assert (frame["type"], frame["seats"]) == ("presence", [])
    room.listeners.clear()
    attendance.on_presence("t1", "there", [0], 0)
    attendance.on_presence("t1", "there", [], 0)  # the last one left
    assert room.elsewhere == {}


def test_a_spectator_who_sits_down_is_there_for_all_at_once() -> None:
    opened = Opened(
        TableSettings("batavia", 3, {"setup": "standard", "memory": "strict"}), 1, "s", "ann"
    )
    room = load("t1", [LogRow(0, 0, encode(opened))])
    ann, bob = FrameRecorder(room, "ann", ""), FrameRecorder(room, "bob", "")
    room.listeners |= {ann, bob}
    row = NumberedEntry(1, 5, Sat(1, "bob", "Bob"))
    apply(room.table, LogRow(1, 5, encode(row.entry)))
    room.send(row)
    for listener in (ann, bob):
        (presence,) = [each for each in listener.read() if each["type"] == "presence"]
        assert (presence["seats"], presence["watchers"]) == ([1], 1)


def run(work: Any) -> None:
    with pytest.raises(StopIteration):
        work.send(None)


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    if shutil.which("nats-server") is None:
        pytest.skip("there is no nats-server here")
    nats = Nats(tmp_path)
    nats.open()
    yield nats.url
    nats.stop()


def test_people_at_two_processes_see_each_other(bus: str, tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'house.db'}", bus=bus, minds=1)
    with TestClient(create_app(config)) as one, TestClient(create_app(config)) as two:
        one.post("/api/me", json={"name": "Ada"})
        two.post("/api/me", json={"name": "Bea"})
        new = {"game": "batavia", "players": 3, "seat": 0}
        table = one.post("/api/tables", json=new).json()["table"]
        two.post(f"/api/tables/{table}/sit", json={"seat": 2})
        with two.websocket_connect(f"/ws/{table}") as bea:
            with one.websocket_connect(f"/ws/{table}") as ada:
                wait_for_seats(bea, [0, 2])
                wait_for_seats(ada, [0, 2])
            wait_for_seats(bea, [2])


def wait_for_seats(socket: Any, seats: list[int]) -> None:
    while True:
        frame = socket.receive_json(timeout=20)
        if frame["type"] == "presence" and frame["seats"] == seats:
            return
