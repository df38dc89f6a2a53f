"""The bus: houses of one store hear each other, and nobody else who speaks there."""

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import nats
import pytest
from structlog.testing import capture_logs

from fondaco.server.base.metrics import UNSIGNED
from fondaco.server.bus.bus import PRESENCE, SUBJECT, NatsBus
from fondaco.server.bus.signing import MAX_MESSAGE_BYTES, MAX_SENDERS, Signer, signer_of
from fondaco.store import open_store
from fondaco.table.entries import gallery_log, rematch_log, seat_log
from tests.faults.harness import Nats
from tests.server.guests import PATIENCE
from tests.server.houses import LocalHouse, open_house

KEY, OTHER = "01" * 32, "02" * 32


@pytest.fixture(scope="module")
def bus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if shutil.which("nats-server") is None:
        if os.environ.get("CI"):
            pytest.fail("there is no nats-server here")
        pytest.skip("There is no nats-server here.")
    server = Nats(tmp_path_factory.mktemp("nats"))
    server.open()
    yield server.url
    server.stop()


async def eventually(happened: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


# --- signatures ----------------------------------------------------------------------------------


def test_a_signer_verifies_what_another_with_the_same_key_signed() -> None:
    message = Signer(KEY).sign("fondaco.table.t1", "t1 7")
    assert Signer(KEY).verify("fondaco.table.t1", message) == "t1 7"
    assert Signer(OTHER).verify("fondaco.table.t1", message) is None
    own = Signer(KEY)
    assert own.verify("fondaco.table.t1", own.sign("fondaco.table.t1", "t1 7")) is None  # an echo


def test_what_was_changed_or_is_said_of_another_table_is_not_believed() -> None:
    message = Signer(KEY).sign("fondaco.table.t1", "t1 7")
    for at in range(len(message)):
        changed = message[:at] + bytes([message[at] ^ 1]) + message[at + 1 :]
        if at != 32:  # the space between
            assert Signer(KEY).verify("fondaco.table.t1", changed) is None
    assert Signer(KEY).verify("fondaco.table.t2", message) is None
    assert Signer(KEY).verify("fondaco.presence.t1", message) is None
    for nonsense in (
        b"",
        b"t1 7",
        b"\xff" * 40,
        b" " * 40,
        message[:33],
        b"a" * (MAX_MESSAGE_BYTES + 1),
    ):
        assert Signer(KEY).verify("fondaco.table.t1", nonsense) is None


def test_what_was_heard_before_counts_for_nothing() -> None:
    house, other = Signer(KEY), Signer(KEY)
    first, second = (house.sign("fondaco.presence.t1", f"t1 p 0 {seat}") for seat in range(2))
    assert other.verify("fondaco.presence.t1", second) == "t1 p 0 1"
    assert other.verify("fondaco.presence.t1", second) is None
    assert other.verify("fondaco.presence.t1", first) is None
    told = house.sign("fondaco.table.t1", "t1 1")
    later = house.sign("fondaco.presence.t1", "t1 p 1")
    assert other.verify("fondaco.presence.t1", later) is not None
    assert other.verify("fondaco.table.t1", told) is not None  # heard by another ear


def test_a_signer_remembers_only_so_many_senders() -> None:
    recorder = Signer(KEY)
    for number in range(MAX_SENDERS + 50):
        assert recorder.verify(
            "fondaco.table.t", Signer(KEY).sign("fondaco.table.t", f"t {number}")
        )
    assert len(recorder._last) == MAX_SENDERS


def test_houses_of_one_store_share_the_key_and_another_store_has_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        url = f"sqlite:///{tmp_path / 'house.db'}"
        one, same, strange = [await open_store(each) for each in (url, url, "sqlite://")]
        message = (await signer_of(one)).sign("s.t", "hello")
        assert (await signer_of(same)).verify("s.t", message) == "hello"
        assert (await signer_of(strange)).verify("s.t", message) is None
        for store in (one, same, strange):
            await store.close()

    asyncio.run(work())


# --- news -----------------------------------------------------------------------------------------


def test_only_news_of_an_entry_that_is_not_known_makes_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        async with open_house() as local:
            house = local.house
            room = await local.table(start=False)
            begun: list[Any] = []
            monkeypatch.setattr(house.tasks, "begin", lambda work: begun.append(work.close()))
            name, number = room.table.id, room.table.number
            house._on_grown("nothing", 5)
            house._on_grown(name, number)
            assert begun == []
            house._on_grown(name, number + 1)
            house._on_grown(name, number + 2)  # it is being read already
            house._on_grown(seat_log(name, 0), 0)
            assert len(begun) == 2

    asyncio.run(work())


# --- on a real bus --------------------------------------------------------------------------------


def on_the_bus(
    url: str, scene: Callable[[LocalHouse, LocalHouse, Any], Awaitable[None]], database: str
) -> None:
    """Two houses on one store, and a stranger who can hear and say whatever they like."""

    async def work() -> None:
        houses: list[LocalHouse] = []
        for _ in range(2):
            store = await open_store(database)
            houses.append(LocalHouse(store, bus=NatsBus(url, await signer_of(store))))
            await houses[-1].house.start()
        lines: list[Any] = [local.house.bus for local in houses]
        await eventually(lambda: all(line._client is not None for line in lines))
        stranger = await nats.connect(url)
        try:
            await scene(houses[0], houses[1], stranger)
        finally:
            await stranger.close()
            for local in houses:
                await local.house.close()

    asyncio.run(work())


def test_a_stranger_on_the_bus_is_not_heard(bus: str, tmp_path: Path) -> None:
    """Forged news of every kind of log, forged presence, and nonsense."""

    async def scene(here: LocalHouse, there: LocalHouse, stranger: Any) -> None:
        room = await here.table(people=2, start=False)
        same = await there.house.room(room.table.id)
        name, recorder = room.table.id, here.listen(room, "ann")
        reads: list[str] = []
        read = here.store.read

        async def counted(table: str, after: int = -1) -> Any:
            reads.append(table)
            return await read(table, after)

        here.store.read = counted  # type: ignore[method-assign]
        logs = [name, seat_log(name, 0), gallery_log(name), rematch_log(name)]
        forged = [(f"{SUBJECT}.{name}", f"{log} 99".encode()) for log in logs]
        forged += [
            (f"{PRESENCE}.{name}", f"{name} {process} 7 0 1 2".encode())
            for process in ("stranger", there.house.name)
        ]
        forged += [
            (subject, Signer(OTHER).sign(subject, text.decode())) for subject, text in forged
        ]
        forged += [(f"{SUBJECT}.{name}", text) for text in (b"", b"\0", b"x" * 100_000, b"a b c")]
        before = UNSIGNED._value.get()
        with capture_logs() as told:
            for subject, text in forged:
                await stranger.publish(subject, text)
            await stranger.flush()
            await eventually(lambda: UNSIGNED._value.get() == before + 2 * len(forged))
        assert [line["error"] for line in told if line["event"] == "bus"] == [
            "messages on the bus are not signed by a house of this store"
        ] * 2  # each house says it once
        assert recorder.read() == []
        assert room.elsewhere == same.elsewhere == {}
        assert reads == []
        # and the houses still hear each other
        await there.house.act(same, lambda table: table.free(2))
        await eventually(lambda: not room.table.chairs[2].taken)

    on_the_bus(bus, scene, f"sqlite:///{tmp_path / 'house.db'}")


def test_what_a_stranger_overheard_and_says_again_brings_nobody_back(
    bus: str, tmp_path: Path
) -> None:
    async def scene(here: LocalHouse, there: LocalHouse, stranger: Any) -> None:
        overheard: list[Any] = []

        async def note(message: Any) -> None:
            overheard.append((message.subject, message.data))

        await stranger.subscribe(f"{PRESENCE}.*", cb=note)
        await stranger.flush()
        room = await here.table(people=2, start=False)
        same = await there.house.room(room.table.id)
        bob = there.listen(same, "bob")
        there.house.presence.changed(same)
        await eventually(lambda: room.is_here(1))
        same.listeners.discard(bob)
        there.house.presence.changed(same)
        await eventually(lambda: not room.is_here(1))
        await eventually(lambda: len(overheard) >= 2)
        before, known = UNSIGNED._value.get(), list(overheard)
        for subject, data in known:
            await stranger.publish(subject, data)
        await eventually(lambda: UNSIGNED._value.get() >= before + 2 * len(known))
        assert not room.is_here(1)

    on_the_bus(bus, scene, f"sqlite:///{tmp_path / 'house.db'}")


def test_the_houses_hear_who_is_connected_and_who_is_busy(bus: str, tmp_path: Path) -> None:
    async def scene(here: LocalHouse, there: LocalHouse, stranger: Any) -> None:
        heard: list[Any] = []
        line = NatsBus(bus, await signer_of(there.store))
        await line.start(lambda *_: None, lambda *said: heard.append(said))
        await eventually(lambda: line.connected)
        await here.house.bus.announce_presence("t1", "here", [0, 2, 10], 3, [2, 10])
        await here.house.bus.announce_presence("t1", "here", [], 1, [])
        await eventually(lambda: len(heard) == 2)
        assert heard == [("t1", "here", [0, 2, 10], 3, [2, 10]), ("t1", "here", [], 1, [])]
        await line.close()

    on_the_bus(bus, scene, f"sqlite:///{tmp_path / 'house.db'}")
