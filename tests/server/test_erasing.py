"""A person who is deleted: nothing that is stored names them, wherever the work was interrupted."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.host.room import Room
from fondaco.host.spectator_chat import recent_speeches, say_to_spectators
from fondaco.records import verify
from fondaco.server.erasing import CHECK_MS, Erasures, pseudonym
from fondaco.store import Erasure, Person, SecretRow, Store, open_store
from fondaco.store.backup import export
from fondaco.table.audience import Audience
from tests.long import mostly_long
from tests.server.events.club import play
from tests.server.houses import LocalHouse
from tests.server.twins import Wire
from tests.store.houses import postgres_schema

ADA, GUEST = "a" * 16, "b" * 16
NAMES = ("Zenobia", "zenobia the great", "Xanthippe")  # of the account, its login, the guest
SAID = ("I live in Palmyra", "Palmyra was better", "Palmyra protests")
NEW = pseudonym(ADA)


@pytest.fixture(params=mostly_long(["sqlite", "postgres"]))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    with postgres_schema("erasing") as schema:
        yield schema


@asynccontextmanager
async def opened(url: str, ends: list[Wire] | None = None) -> AsyncIterator[LocalHouse]:
    """A house whose patrol does not run: a test decides what happens when."""
    bus = Wire(ends, cut=True) if ends is not None else None
    local = LocalHouse(await open_store(url), bus=bus)
    await local.house.start()
    try:
        yield local
    finally:
        await local.services.close()


async def settle(local: LocalHouse, whole: bool = True) -> str:
    """Zenobia plays, talks, organises and registers; once she did so as the guest Xanthippe.

    `whole`: her game is played to its end.
    """
    store, house = local.store, local.house
    await store.add_person(Person(GUEST, "Xanthippe", 1), "guest's secret")
    room = await seat(local, GUEST, "Xanthippe")
    await house.act(room, lambda t: t.say(GUEST, "Xanthippe", SAID[0]))
    account = Person(ADA, "Zenobia", 2, login="zenobia the great", password="hash")
    await store.add_person(account, "her secret")
    cookie = SecretRow("a new one", "cookie", "", 3)
    await store.sign_in(account, cookie, "guest's secret", guest=GUEST)
    if whole:
        await play(house, room.table.id)
    other = await local.table("batavia", people=3, title="At Zenobia's", host=ADA, start=False)
    await say_to_spectators(house, other, ADA, "Zenobia", SAID[1])
    live = await local.services.events.announce(
        e.EventSettings("Zenobias Abend", "batavia", {}), ADA
    )
    for command in (
        lambda event, now: event.register(ADA, "Zenobia"),
        lambda event, now: event.register("ann", "Ann"),
        lambda event, now: event.add_organiser("ann", "Ann"),
    ):
        await local.services.events.act(live, ADA, command)
    await store.report("ann", "", ADA, "Zenobia is rude", 4)
    return room.table.id


async def seat(local: LocalHouse, person: str, name: str) -> Room:
    room = await local.table("batavia", people=0, start=False, options={"setup": "quick"})
    await local.house.act(room, lambda t: t.free(0))
    await local.house.act(room, lambda t: t.sit(person, name, 0))
    await local.house.act(room, lambda t: t.begin())
    return room


async def ada(store: Store) -> Person:
    found = await store.person(ADA)
    assert found is not None
    return found


async def finish(local: LocalHouse) -> None:
    """As the patrol does it, until there is nothing left to do."""
    for _ in range(3):
        await local.services.erasures.look()
        local.time += CHECK_MS + 1
    assert await local.store.erasures() == []


async def everything(url: str, folder: Path) -> str:
    """All that is stored, as text."""
    file = folder / "all.jsonl.gz"
    file.unlink(missing_ok=True)
    await export(url, file)
    return gzip.decompress(file.read_bytes()).decode()


async def check(url: str, folder: Path, table: str) -> list[bytes]:
    """Nobody is named who was deleted; the lines of the table's log."""
    kept = await everything(url, folder)
    for text in (*NAMES, *SAID):
        assert text.casefold() not in kept.casefold(), text
    assert kept.count(NEW) >= 5
    async with opened(url) as again:
        room = await again.house.room(table)
        assert room.table.game is not None
        record = room.table.game.to_text()
        report = verify(record)
        assert report.good, report
        assert f"seat 0: {NEW} (person)" in record
        index = await again.store.table(table)
        assert index is not None
        assert index.names[0] == NEW
        return [row.entry for row in await again.store.read(table)]


def test_nothing_that_is_stored_names_a_deleted_person(url: str, tmp_path: Path) -> None:
    async def delete() -> None:
        async with opened(url) as local:
            table = await settle(local)
            before = [row.entry for row in await local.store.read(table)]
            for text in (*NAMES, *SAID[:2]):
                assert text in await everything(url, tmp_path)
            await local.services.erasures.delete(await ada(local.store))
            assert await local.store.person(ADA) is None
            assert await local.store.person(GUEST) is None
            await finish(local)
            room = await local.house.room(table)  # in memory all the time
            said, _ = room.sight.talk(Audience(-1, "en"))
            assert (said[0].name, said[0].text) == (NEW, "(message removed)")
        after = await check(url, tmp_path, table)
        # Moves and numbers are as they were, and one line says that names were replaced.
        assert [json.decode(line)["kind"] for line in after] == [
            *[json.decode(line)["kind"] for line in before], "erased",
        ]  # fmt: skip
        assert sum(one != other for one, other in zip(before, after, strict=False)) == 2

    asyncio.run(delete())


def test_a_deleted_person_is_not_named_in_an_event_that_others_continue(
    url: str, tmp_path: Path
) -> None:
    async def delete() -> None:
        async with opened(url) as local:
            await settle(local, whole=False)
            (index,) = await local.store.events(person=ADA)
            events = local.services.events
            await local.services.erasures.delete(await ada(local.store))
            await finish(local)
            live = await events.find(index.event)  # in memory all the time
            assert live.event.players[ADA].name == NEW
            assert live.event.players[ADA].withdrawn
            assert live.event.owner == "ann"
            (index,) = await local.store.events(person="ann")
            assert index.info["title"] == f"{NEW}s Abend"
            await events.act(live, "ann", lambda event, now: event.register("bob", "Bob"))
        assert "Zenobia" not in await everything(url, tmp_path)

    asyncio.run(delete())


class KilledError(Exception):
    pass


@pytest.mark.parametrize("step", mostly_long([1, 0, 3, 6, 99]))
def test_a_kill_at_any_step_and_a_restart_end_in_the_same_state(
    step: int, url: str, tmp_path: Path
) -> None:
    """The work of a step is done, but the process is killed before that is noted."""

    async def delete() -> None:
        left = step

        async def note(erasure: Erasure) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise KilledError
            await real(erasure)

        async with opened(url) as local:
            table = await settle(local)
            real = local.store.put_erasure
            small = Erasures(local.house, local.services.events, lines=3)
            erasure: Erasure | None = await small.begin(await ada(local.store))
            patch.setattr(local.store, "put_erasure", note)
            try:
                while erasure is not None:
                    local.time += CHECK_MS + 1
                    erasure = await small.step(erasure)
            except KilledError:
                assert step < 99
        async with opened(url) as local:  # after the restart
            local.time += 10 * CHECK_MS
            await finish(local)
        after = await check(url, tmp_path, table)
        assert json.decode(after[-1])["kind"] == "erased"
        assert json.decode(after[-2])["kind"] == "moved"

    with pytest.MonkeyPatch.context() as patch:
        asyncio.run(delete())


def test_a_process_that_has_the_table_in_memory_does_not_write_the_name_back(
    url: str, tmp_path: Path
) -> None:
    async def delete() -> None:
        ends: list[Wire] = []
        async with opened(url, ends) as here, opened(url, ends) as there:
            await here.store.add_person(Person(ADA, "Zenobia", 2), "her secret")
            room = await here.table("batavia", people=0, start=False)
            await here.house.act(room, lambda t: t.free(0))
            await here.house.act(room, lambda t: t.free(1))
            await here.house.act(room, lambda t: t.sit(ADA, "Zenobia", 0))
            await here.house.act(room, lambda t: t.sit("bob", "Bob", 1))
            await here.house.act(room, lambda t: t.begin())
            await say_to_spectators(here.house, room, "eve", "Eve", "hello")
            name = room.table.id
            far = await there.house.room(name)
            bob = there.listen(far, "bob", "en")
            there.services.stewards.dismiss(name)
            await here.services.erasures.delete(await ada(here.store))
            await here.services.erasures.look()
            # It hears nothing of that, and writes.
            await there.house.act(far, lambda t: t.pause("bob"))
            assert far.table.names[0] == NEW
            assert NEW.encode() in b"".join(bob.frames)
            assert [each.entry.text for each in far.spectator_talk] == ["hello"]
            index = await there.store.table(name)
            assert index is not None
            assert (index.status, index.names[0]) == ("paused", NEW)
            # A request that was under way: the check finds what it wrote.
            other = await there.table("batavia", start=False)
            await say_to_spectators(there.house, other, ADA, "Zenobia", SAID[1])
            here.time += CHECK_MS + 1
            await finish(here)
            assert "Zenobia" not in await everything(url, tmp_path)
            await there.house.catch_up(other)
            speeches, _ = await recent_speeches(there.house, other, 10**9)
            assert [each.name for each in speeches] == [NEW]
            assert [each.entry.name for each in other.spectator_talk] == [NEW]

    asyncio.run(delete())


def test_nobody_is_deleted_who_alone_can_run_an_event(url: str) -> None:
    async def delete() -> None:
        async with opened(url) as local:
            await local.store.add_person(Person(ADA, "Zenobia", 2), "her secret")
            await local.services.events.announce(e.EventSettings("Cup", "batavia", {}), ADA)
            with pytest.raises(Refused) as error:
                await local.services.erasures.delete(await ada(local.store))
            assert error.value.name == "event-owner-leaves"
            assert await local.store.erasures() == []

    asyncio.run(delete())
