"""How much one person may run, by whatever way they come to it, and what they are told."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.analysis.review import BUDGET
from fondaco.cli.main import serve_command
from fondaco.contract.refused import Refused
from fondaco.server.app import Config, create_app
from fondaco.server.limits.quotas import ADDRESS_FACTOR, DAY_MS, Quota, Quotas
from fondaco.server.limits.rates import Bounds
from fondaco.server.work.fair_queue import Owner
from fondaco.store import Store, open_store
from fondaco.table.entries import Opened, TableSettings
from fondaco.table.table import Table
from tests.server.houses import hiring, open_house, sitting
from tests.server.serving import eventually

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

Client = TestClient[Any]


@pytest.fixture
def house() -> Iterator[Client]:
    config = Config(database="sqlite://", minds=1, tables_a_person=3, thinkers_a_person=4)
    with TestClient(create_app(config)) as client:
        client.post("/api/me", json={"name": "Ann"})
        yield client


def opened(house: Client, *bots: str, start: bool = False, **more: Any) -> Any:
    """A table for three with these bots; what the house answers."""
    seats = {str(seat): bot for seat, bot in enumerate(bots, 1)}
    new = {"game": "batavia", "players": 3, "bots": seats, "start": start, "talk": 0, **more}
    return house.post("/api/tables", json=new)


def table(answer: Any) -> str:
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["table"]
    return name


def refusal(answer: Any) -> str:
    assert answer.status_code == 400, answer.text
    reason: str = answer.json()["detail"]
    return reason


def tables_of(house: Client) -> int:
    return len(house.get("/api/tables").json())


def test_one_runs_so_many_tables_and_no_more(house: Client) -> None:
    first = table(opened(house))
    table(opened(house, "random", "random", start=True))
    table(house.post("/api/quick", json={"game": "batavia", "players": 3}))
    shown = tables_of(house)
    for answer in (
        opened(house),
        opened(house, sit=False),
        house.post("/api/quick", json={"game": "batavia", "players": 3}),
    ):
        assert "You already have 3 tables" in refusal(answer)
    assert tables_of(house) == shown  # nothing is half open
    assert house.post(f"/api/tables/{first}/close").is_success
    table(opened(house))


def test_the_refusal_is_reported_in_the_readers_language(house: Client) -> None:
    for _ in range(3):
        table(opened(house))
    for language, words in {
        "de": "Du hast schon 3 laufende Tische",
        "fr": "Vous avez déjà 3 tables en cours",
        "nl": "Je hebt al 3 lopende tafels",
        "it": "Hai già 3 tavoli in corso",
    }.items():
        answer = house.post(
            "/api/tables",
            json={"game": "batavia", "players": 3},
            headers={"accept-language": language},
        )
        assert words in refusal(answer)


def test_bots_that_take_their_time_count_wherever_they_sit_down(house: Client) -> None:
    table(opened(house, "captain:1", "captain:1", start=True))
    lobby = table(opened(house, "captain:1"))
    assert "at most 4 slow-thinking bots" in refusal(opened(house, "captain:1", "captain:1"))
    quick = {"game": "batavia", "players": 3, "bot": "captain:1"}
    assert "at most 4 slow-thinking bots" in refusal(house.post("/api/quick", json=quick))
    hire = f"/api/tables/{lobby}/bot"
    assert house.post(hire, json={"seat": 2, "bot": "captain:1"}).is_success
    assert house.post(hire, json={"seat": 2, "bot": ""}).is_success  # sent away again
    last = table(opened(house, "captain:1", "merchant"))
    assert "at most 4 slow-thinking bots" in refusal(
        house.post(hire, json={"seat": 2, "bot": "captain:1"})
    )
    assert house.post(hire, json={"seat": 2, "bot": "merchant"}).is_success
    house.post(f"/api/tables/{last}/close")
    house.post(hire, json={"seat": 2, "bot": ""})
    assert house.post(hire, json={"seat": 2, "bot": "captain:1"}).is_success


def test_a_stand_in_that_takes_its_time_counts_for_whom_it_plays(house: Client) -> None:
    table(opened(house, "captain:1", "captain:1"))
    mine = table(opened(house, "captain:1", "merchant", start=True, calm=False))
    other = table(opened(house, "random", "random", start=True, calm=False))

    def stand(name: str, bot: str, request: str) -> Any:
        with house.websocket_connect(f"/ws/{name}") as socket:
            socket.send_json({"type": "stand", "id": request, "bot": bot})
            while True:
                frame = socket.receive_json(timeout=30)
                if frame["type"] == "answer":
                    return frame

    assert stand(mine, "captain:1", "1")["ok"]
    assert "at most 4 slow-thinking bots" in stand(other, "captain:1", "2")["reason"]
    assert stand(other, "merchant", "3")["ok"]


@pytest.mark.long
def test_rematches_and_games_that_are_played_on_count_too(house: Client) -> None:
    old = table(opened(house, "random", "random", start=True, calm=False))
    with house.websocket_connect(f"/ws/{old}") as socket:
        socket.send_json({"type": "stand", "id": "1", "bot": "random"})
        while socket.receive_json(timeout=60)["type"] != "answer":
            pass
    eventually(lambda: house.get(f"/api/tables/{old}").json()["status"] == "over", 60)
    fork = {"ply": 3, "seat": 0, "bot": "captain:1"}
    table(house.post(f"/api/tables/{old}/fork", json=fork))
    table(house.post(f"/api/tables/{old}/fork", json=fork))
    assert "at most 4 slow-thinking bots" in refusal(
        house.post(f"/api/tables/{old}/fork", json=fork)
    )
    table(opened(house))
    merchants = {**fork, "bot": "merchant"}
    assert "You already have 3 tables" in refusal(
        house.post(f"/api/tables/{old}/fork", json=merchants)
    )
    assert "You already have 3 tables" in refusal(house.post(f"/api/tables/{old}/rematch"))
    unknown = {**fork, "bot": "nobody"}
    assert "no bot" in refusal(house.post(f"/api/tables/{old}/fork", json=unknown))


def test_new_names_from_one_address_share_what_they_may_run(house: Client) -> None:
    for guest in range(ADDRESS_FACTOR):
        house.cookies.clear()
        house.post("/api/me", json={"name": f"Guest {guest}"})
        for _ in range(3):
            table(opened(house))
    house.cookies.clear()
    house.post("/api/me", json={"name": "One more"})
    assert "already 12 tables running from your network" in refusal(opened(house))


def test_who_asks_for_many_at_once_gets_no_more() -> None:
    async def work() -> None:
        async with open_house() as local:
            allowances = local.house.quotas
            allowances.each = Quota(tables=5, thinkers=4)

            async def open_one() -> bool:
                try:
                    async with allowances.taking("ann", tables=1, bots=["captain"]):
                        await local.table(
                            "batavia", players=3, people=2, bot="captain:1", start=False
                        )
                except Refused:
                    return False
                return True

            done = await asyncio.gather(*(open_one() for _ in range(12)))
            assert sum(done) == 4  # as many bots as may think
            assert not allowances._opening
            assert not allowances._hiring
            assert not await open_one()

    asyncio.run(work())


def test_tables_that_lie_idle_or_are_over_do_not_count_and_0_is_no_limit() -> None:
    async def work() -> None:
        async with open_house() as local:
            allowances = local.house.quotas
            allowances.each = Quota(tables=1, thinkers=1)
            await local.table("batavia", start=False)
            with pytest.raises(Refused, match="You already have 1 tables"):
                await taken(allowances, "ann")
            local.time += DAY_MS + 1
            await taken(allowances, "ann")
            room = await local.table("batavia", start=False)
            await local.house.act(room, Table.close)
            await taken(allowances, "ann")
            await local.table("batavia", start=False)
            allowances.each = Quota(tables=0, thinkers=0)
            await taken(allowances, "ann", "captain", "captain")

    async def taken(allowances: Quotas, person: str, *bots: str) -> None:
        async with allowances.taking(person, tables=1, bots=bots):
            pass

    asyncio.run(work())


def test_where_people_come_from_is_known_for_a_while() -> None:
    async def work() -> None:
        store: Store = await open_store("sqlite://")
        allowances = Quotas(store, lambda: 0)
        allowances.note_address("ann", "10.0.0.1")
        allowances.note_address("bob", "10.0.0.1")
        assert allowances.owner("ann") == Owner("10.0.0.1", "ann")
        allowances.note_address("ann", "10.0.0.2")
        allowances.note_address("bob", "")  # asks without an address
        assert allowances.owner("ann") == Owner("10.0.0.2", "ann")
        assert allowances.owner("bob") == Owner("bob", "bob")
        assert allowances._people == {"10.0.0.2": {"ann"}}
        await store.close()

    asyncio.run(work())


def test_the_command_line_offers_what_the_house_means() -> None:
    offered = {option.name: option.default for option in serve_command.params}
    assert offered["tables_a_person"] == Quota().tables
    assert offered["thinkers_a_person"] == Quota().thinkers
    assert offered["review_worlds"] == BUDGET
    assert offered["requests_a_minute"] == Bounds().requests
    assert offered["connections_an_address"] == Bounds().connections


def test_a_bot_thinks_for_the_host_and_a_stand_in_for_whom_it_plays() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.house.open(Opened(TableSettings("batavia", 3, {}), 0, "", "ann"))
            await local.house.act(room, sitting("bob", 0))
            await local.house.act(room, hiring("random", 1))
            assert room.table.answerable(0) == "bob"
            assert room.table.answerable(1) == "ann"
            room.table.aliases["ann"] = "anna"  # she has signed in since
            assert room.table.answerable(1) == "anna"

    asyncio.run(work())
