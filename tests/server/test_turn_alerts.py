"""Who is alerted of a turn: once, and only a person who is not at the table."""

import asyncio
import json
from functools import partial
from typing import Any

import pytest

from fondaco.host.room import Room
from fondaco.server.people import alerts as alerts_module
from fondaco.store import Person
from fondaco.table.entries import Clock
from fondaco.table.table import Table
from tests.server.houses import PEOPLE, LocalHouse, open_house

DAYS = Clock(kind="days", days=2)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """The address and the message of every alert."""
    found: list[tuple[str, Any]] = []

    async def send(address: str, body: bytes, headers: Any, private: bool) -> int:
        found.append((address, json.loads(body)))
        return 200

    monkeypatch.setattr(alerts_module, "send", send)
    return found


async def opened(local: LocalHouse) -> Room:
    for name in PEOPLE[:3]:
        language = "de" if name == "bob" else ""
        known = Person(name, name.title(), 0, webhook=f"https://{name}.test/", language=language)
        await local.store.add_person(known, f"secret of {name}")
    return await local.table("batavia", people=3, calm=False, clock=DAYS, title="Rialto")


async def turned(local: LocalHouse, room: Room) -> None:
    """The next person is to move, and all alerts are sent."""
    table = room.table
    seat = table.turn
    while table.turn == seat:
        assert table.game is not None
        text = table.rules.format_move(table.game.position.moves(seat)[0])
        await local.house.act(room, partial(Table.move, seat=seat, text=text))
    await settled(local)


async def settled(local: LocalHouse) -> None:
    async with asyncio.timeout(60):
        while local.services.alerts._pending:
            await asyncio.sleep(0.001)


def test_a_person_who_is_away_hears_of_each_turn(sent: list[tuple[str, Any]]) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await opened(local)
            await settled(local)
            sent.clear()
            for _ in range(4):
                await turned(local, room)
                seat = room.table.turn
                [(address, message)] = sent
                assert address == f"https://{PEOPLE[seat]}.test/"
                assert (message["table"], message["seat"]) == (room.table.id, seat)
                assert (message["game"], message["title"]) == ("batavia", "Rialto")
                yours = "Du bist dran." if PEOPLE[seat] == "bob" else "it’s your turn."
                assert message["text"] == f"Batavia: {yours}"  # in the reader's language
                local.services.alerts.gone(room.table, PEOPLE[seat])  # of this turn they know
                await settled(local)
                assert len(sent) == 1
                sent.clear()

    asyncio.run(work())


def test_a_person_at_the_table_is_not_alerted(sent: list[tuple[str, Any]]) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await opened(local)
            for name in PEOPLE[:3]:
                local.listen(room, name)
            await settled(local)
            sent.clear()
            await turned(local, room)
            assert sent == []

    asyncio.run(work())


def test_nobody_is_alerted_of_a_turn_that_a_bot_takes_or_that_is_not_theirs(
    sent: list[tuple[str, Any]],
) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await opened(local)
            await settled(local)
            sent.clear()
            seat = room.table.turn
            await local.house.act(
                room, partial(Table.stand, seat=seat, bot="random", cause="asked")
            )
            local.services.alerts.turn(room.table, PEOPLE[seat])
            await settled(local)
            assert [address for address, _ in sent if PEOPLE[seat] in address] == []
            local.services.alerts.turn(room.table, "nobody")
            await settled(local)
            assert [address for address, _ in sent if "nobody" in address] == []

    asyncio.run(work())


class Pushed:
    """A push service that answers so."""

    public_key = ""

    def __init__(self, status: int) -> None:
        self.status = status

    async def send(self, endpoint: str, keys: dict[str, str], body: bytes, topic: str) -> int:
        return self.status


@pytest.mark.parametrize(
    ("status", "kept"), [(201, 3), (404, 0), (409, 3), (410, 0), (411, 3), (500, 3)]
)
def test_a_browser_that_has_ended_its_subscription_is_forgotten(status: int, kept: int) -> None:
    async def work() -> None:
        async with open_house() as local:
            pushed: Any = Pushed(status)
            local.services.alerts.push = pushed
            for name in PEOPLE[:3]:
                await local.store.add_person(Person(name, name.title(), 0), f"secret of {name}")
                await local.store.add_push(name, f"https://{name}.test/", {}, f"secret of {name}")
            room = await local.table("batavia", people=3, calm=False, clock=DAYS)
            await settled(local)
            for _ in range(3):
                await turned(local, room)
            left = [await local.store.pushes(name) for name in PEOPLE[:3]]
            assert sum(map(len, left)) == kept

    asyncio.run(work())
