"""Closed houses: who comes in, by what, and what ends when somebody has no entry any more."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fondaco.cli import admin_entry
from fondaco.cli.main import main
from fondaco.contract.refused import Refused
from fondaco.server.app import Config, create_app
from fondaco.server.http import static_files
from fondaco.server.limits.rates import Bounds
from fondaco.server.people.entry import (
    DAY_MS,
    EntryPolicy,
    carry_out,
    parse_policy,
    plan_change,
)
from fondaco.server.people.moderation import COMMAND_LINE, Moderation
from fondaco.server.people.people import GUESSES, People
from fondaco.server.services import Services
from fondaco.store import Store, open_store
from fondaco.store.entry import POLICY
from tests.long import mostly_long
from tests.server.houses import FREE
from tests.store.houses import postgres_schema

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PASSWORD = "the word at the door"
NEW = "another word at the door"


@pytest.fixture(params=mostly_long(["sqlite", "postgres"]))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    with postgres_schema() as found:
        yield found


class Door:
    """A house, and everybody who stands before it or is inside."""

    def __init__(self, client: httpx.AsyncClient, services: Services) -> None:
        self.client = client
        self.services = services

    @property
    def store(self) -> Store:
        return self.services.house.store

    async def set(self, kind: str, guests: bool = True, password: str = "", inside: str = "out",
                  title: str = "") -> int:  # fmt: skip
        """What the command line does, and what the next round finds."""
        text = await self.store.setting(POLICY)
        before = parse_policy(text)
        hashed = await People(self.store).hash(password) if password else before.password
        change = plan_change(text, EntryPolicy(kind, guests, hashed, title))
        out = await carry_out(self.store, change, inside)
        await self.services.entry.look()
        return out

    async def ask(self, method: str, path: str, secret: str = "", **body: Any) -> Any:
        headers = {"cookie": f"fondaco={secret}"} if secret else {}
        if secret.startswith("Bearer "):
            headers = {"authorization": secret}
        answer = await self.client.request(
            method, path, json=body if method != "GET" else None, headers=headers
        )
        self.client.cookies.clear()
        return answer

    async def post(self, path: str, secret: str = "", **body: Any) -> Any:
        answer = await self.ask("POST", path, secret, **body)
        assert answer.is_success, answer.text
        return answer

    async def guest(self, name: str = "Ann", path: str = "/api/me", **body: Any) -> str:
        """The secret of somebody who comes in."""
        secret: str = (await self.post(path, name=name, **body)).cookies["fondaco"]
        return secret

    async def refused(self, path: str, secret: str = "", **body: Any) -> str:
        answer = await self.ask("POST", path, secret, **body)
        assert 400 <= answer.status_code < 500, answer.text
        name: str = answer.json()["name"]
        return name

    async def why(self, secret: str = "") -> str:
        """What keeps somebody outside, as the entry page reads it; it is what the gate says."""
        told = (await self.ask("GET", "/api/entry", secret)).json()
        listed = await self.ask("GET", "/api/tables", secret)
        assert listed.is_success == told["inside"], listed.text
        if not told["inside"]:
            assert listed.status_code == 403
            assert listed.json()["name"] == "entry-needed"
            assert listed.json()["values"] == {"why": told["why"]}
        why: str = told["why"]
        return why


@asynccontextmanager
async def door(url: str, bounds: Bounds = FREE) -> AsyncIterator[Door]:
    config = Config(database=url, minds=1, bounds=bounds)
    app: Any = create_app(config)
    transport = httpx.ASGITransport(app)
    async with (
        app.lifespan(),  # in this loop, so that the test can ask the store too
        httpx.AsyncClient(transport=transport, base_url="http://house") as client,
    ):
        yield Door(client, app.state.services)


def at_the_door(url: str, work: Any, bounds: Bounds = FREE) -> None:
    async def run() -> None:
        async with door(url, bounds) as found:
            await work(found)

    asyncio.run(run())


# --- by link --------------------------------------------------------------------------------------


async def link(door: Door, uses: int = 1, ago: int = 0) -> str:
    """The code of a link for a day, made so long ago."""
    moderation = Moderation(door.store, lambda: door.services.people.now() - ago)
    return await moderation.invite(COMMAND_LINE, uses, 1, "")


def test_people_come_in_by_a_link_as_often_as_it_says(url: str) -> None:
    async def work(door: Door) -> None:
        await door.set("invite", title="Club Utrecht")
        code = await link(door)
        assert await door.why() == "closed"
        await door.post("/api/entry/look", invite=code)  # looking does not use it up
        tapped = await asyncio.gather(
            *[door.ask("POST", "/api/entry/invite", invite=code, name=f"P{n}") for n in range(4)]
        )
        (inside,) = [each for each in tapped if each.is_success]
        late = [each.json() for each in tapped if not each.is_success]
        assert {each["name"] for each in late} == {"invite-used-up"}
        assert "others were faster" in late[0]["detail"]
        secret = inside.cookies["fondaco"]
        assert await door.why(secret) == ""
        # Somebody who is inside taps it again, and needs no place.
        other = await link(door)
        await door.post("/api/entry/invite", secret, invite=other)
        assert [each.used for each in await door.store.invites()] == [1, 0]
        assert (await door.ask("GET", "/api/entry")).json()["title"] == "Club Utrecht"

    at_the_door(url, work)


def test_a_link_that_has_ended_says_so(url: str) -> None:
    async def work(door: Door) -> None:
        old = await link(door, uses=5, ago=2 * DAY_MS)
        good = await link(door, uses=5)
        assert await door.refused("/api/entry/invite", invite=good, name="A") == "entry-no-invites"
        await door.set("invite")
        for path in ("/api/entry/look", "/api/entry/invite"):
            assert await door.refused(path, invite=old) == "invite-expired"
            assert await door.refused(path, invite="nonsense") == "invite-unknown"
        assert await door.refused("/api/entry/invite", invite=good) == "choose-name"
        assert [each.used for each in await door.store.invites()] == [0, 0]

    at_the_door(url, work)


# --- by password ----------------------------------------------------------------------------------


def test_a_changed_password_sends_out_those_who_came_by_the_old_one(url: str) -> None:
    async def work(door: Door) -> None:
        await door.set("password", password=PASSWORD)
        enter = "/api/entry/password"
        assert await door.refused(enter, password="wrong", name="A") == "wrong-house-password"
        ann = await door.guest("Ann", enter, password=PASSWORD)
        token = (await door.post("/api/me/tokens", ann)).json()["token"]
        link = (await door.post("/api/me/link", ann)).json()["link"].removeprefix("/me/")
        assert (await door.post("/api/enter/who", key=link)).json()["name"] == "Ann"
        assert await door.why(f"Bearer {token}") == ""
        assert await door.set("password", password=NEW) == 1
        assert await door.why(ann) == "changed"
        listed = await door.ask("GET", "/api/tables", ann)
        assert "password of this server has changed" in listed.json()["detail"]
        assert (await door.ask("GET", "/api/tables", f"Bearer {token}")).status_code == 401
        assert await door.refused("/api/enter/who", key=link) == "link-nobody"
        assert await door.refused(enter, ann, password=PASSWORD) == "wrong-house-password"
        assert (await door.post(enter, ann, password=NEW)).json()["name"] == "Ann"  # as herself
        assert await door.why(ann) == ""

    at_the_door(url, work)


def test_a_password_that_is_changed_while_it_is_checked_lets_nobody_in(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(door: Door) -> None:
        await door.set("password", password=PASSWORD)
        checked = door.services.people.guess

        async def slow(*given: Any) -> bool:
            right: bool = await checked(*given)
            await door.set("password", password=NEW)
            return right

        monkeypatch.setattr(door.services.people, "guess", slow)
        refused = await door.refused("/api/entry/password", password=PASSWORD, name="Ann")
        assert refused == "house-password-changed"
        assert await door.store.people("Ann") == []

    at_the_door(url, work)


@pytest.mark.usefixtures("long_window")
def test_wrong_passwords_of_the_house_count_like_those_of_accounts(url: str) -> None:
    async def work(door: Door) -> None:
        await door.set("password", password=PASSWORD)
        for _ in range(GUESSES.most // 2):
            name = await door.refused("/api/entry/password", password="wrong", name="Ann")
            assert name == "wrong-house-password"
            assert await door.refused("/api/me/login", login="x", password="x") == "wrong-login"
        for path, body in (
            ("/api/entry/password", {"password": PASSWORD, "name": "Ann"}),
            ("/api/me/login", {"login": "x", "password": "x"}),
        ):
            assert await door.refused(path, **body) == "many-guesses"

    at_the_door(url, work)


@pytest.mark.usefixtures("long_window")
def test_a_club_behind_one_address_may_mistype_more_often() -> None:
    async def work(door: Door) -> None:
        for _ in range(GUESSES.most + 1):
            await door.services.house.limits.take_surely(GUESSES, "192.168.1.7")
        for _ in range(GUESSES.most):
            await door.services.house.limits.take_surely(GUESSES, "10.0.0.1")
        with pytest.raises(Refused, match="ten minutes"):
            await door.services.house.limits.take_surely(GUESSES, "10.0.0.1")

    at_the_door("sqlite://", work, Bounds(club=("192.168.0.0/16",)))


# --- with accounts --------------------------------------------------------------------------------


def test_only_people_whom_the_organiser_added_come_in_by_accounts(url: str) -> None:
    async def work(door: Door) -> None:
        await door.set("accounts", guests=False)
        _, password = await door.services.people.add_account("Ann of Bari")
        assert await door.refused("/api/me/register", login="Bob", password=PASSWORD) == (
            "entry-needed"
        )
        assert await door.refused("/api/me", name="Bob") == "entry-needed"
        signed = await door.post("/api/me/login", login="ann of bari", password=password)
        assert await door.why(signed.cookies["fondaco"]) == ""
        with pytest.raises(Refused, match="taken"):
            await door.services.people.add_account("ANN OF BARI")

    at_the_door(url, work)


def test_a_house_without_guests_wants_an_account_and_nothing_else(url: str) -> None:
    async def work(door: Door) -> None:
        await door.set("open", guests=False)
        assert await door.why() == "account"
        assert await door.refused("/api/me", name="Ann") == "entry-needed"
        made = await door.post("/api/me/register", login="Ann of Bari", password=PASSWORD)
        assert await door.why(made.cookies["fondaco"]) == ""
        await door.set("password", guests=False, password=PASSWORD)
        bob = await door.guest("Bob", "/api/entry/password", password=PASSWORD)
        assert await door.why(bob) == "account"
        made = await door.post("/api/me/register", bob, login="Bob", password=NEW)
        assert await door.why(made.cookies["fondaco"]) == ""

    at_the_door(url, work)


# --- closing an open house ------------------------------------------------------------------------


def test_closing_an_open_house_asks_about_its_guests(url: str) -> None:
    async def work(door: Door) -> None:
        ann = await door.guest("Ann")
        made = await door.post("/api/me/register", await door.guest("Bob"), login="Bob",
                               password=PASSWORD)  # fmt: skip
        bob = made.cookies["fondaco"]
        with pytest.raises(Refused, match="--inside"):
            await door.set("invite", inside="")
        assert await door.why(ann) == ""
        await door.set("accounts", guests=False, inside="keep")
        assert [await door.why(each) for each in (ann, bob, "")] == ["", "", "closed"]
        refused = await door.refused("/api/me/register", ann, login="Ann", password=PASSWORD)
        assert refused == "entry-no-accounts"
        await door.set("open")
        await door.guest("Cem")
        assert await door.set("invite", inside="out") == 1
        assert [await door.why(each) for each in (ann, bob, "")] == ["", "", "closed"]

    at_the_door(url, work)


def test_a_guest_who_is_sent_out_can_come_back_by_a_link(url: str) -> None:
    async def work(door: Door) -> None:
        ann = await door.guest("Ann")
        await door.set("invite", inside="out")
        assert await door.why(ann) == "out"
        code = await link(door)
        assert (await door.post("/api/entry/invite", ann, invite=code)).json()["name"] == "Ann"
        assert await door.why(ann) == ""

    at_the_door(url, work)


def test_a_damaged_policy_lets_nobody_in() -> None:
    assert parse_policy("{") == EntryPolicy("accounts", guests=False)
    assert parse_policy(None).for_everybody


def test_the_page_of_a_closed_house_says_so_from_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nothing of the app is shown before it knows who is there."""
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en">')
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)

    async def work(door: Door) -> None:
        assert "<html lang" in (await door.ask("GET", "/ratings")).text
        await door.set("invite")
        for packing in ("gzip", "identity"):
            page = await door.client.get("/ratings", headers={"accept-encoding": packing})
            assert "<html data-closed lang" in page.text
        await door.set("open")
        assert "<html lang" in (await door.ask("GET", "/")).text

    at_the_door("sqlite://", work)


def test_connections_of_people_without_entry_end_with_a_reason() -> None:
    config = Config(database="sqlite://", minds=1, bounds=FREE)
    with TestClient(create_app(config)) as client:
        table = _table(client)
        services = client.app.state.services
        cookie = {"cookie": f"fondaco={client.cookies['fondaco']}"}
        client.cookies.clear()

        async def close_house() -> None:
            change = plan_change(None, EntryPolicy("invite"))
            await carry_out(services.house.store, change, "out")
            await services.entry.look()

        with (
            client.websocket_connect(f"/ws/{table}?lang=en", headers=cookie) as ann,
            client.websocket_connect(f"/ws/{table}?lang=en") as stranger,
        ):
            client.blocking_portal.call(close_house)
            for socket, why in ((ann, "out"), (stranger, "closed")):
                while (frame := socket.receive_json())["type"] != "fault":
                    pass
                assert frame["name"] == "entry-needed"
                assert frame["values"] == {"why": why}
        with client.websocket_connect(f"/ws/{table}?lang=en", headers=cookie) as again:
            assert again.receive_json()["name"] == "entry-needed"
            with pytest.raises(WebSocketDisconnect) as ended:
                again.receive_json()
            assert ended.value.code == 4403


def _table(client: "TestClient[Any]") -> str:
    client.post("/api/me", json={"name": "Ann"})
    new = {"game": "batavia", "players": 3, "bots": {"1": "random"}, "calm": False}
    table: str = client.post("/api/tables", json=new).json()["table"]
    return table


# --- on the command line --------------------------------------------------------------------------


def admin(url: str, *words: str, **environment: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["admin", "--database", url, *words], env=environment or None)
    return done.exit_code, done.output


async def _guest(url: str) -> None:
    store = await open_store(url)
    await People(store).newcomer("Ann")
    await store.close()


def test_the_organiser_closes_the_house_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(_guest(url))
    assert "open to everyone" in admin(url, "entry", "show")[1]
    code, told = admin(url, "entry", "set", "password")
    assert code == 2
    assert "FONDACO_HOUSE_PASSWORD" in told
    given = {"FONDACO_HOUSE_PASSWORD": PASSWORD}
    code, told = admin(url, "entry", "set", "password", **given)
    assert code == 2
    assert "--inside" in told
    code, told = admin(url, "entry", "set", "password", "--inside", "out", **given)
    assert code == 0
    assert "1 person" in told
    assert "Nothing has changed" in admin(url, "entry", "set", "password", **given)[1]
    assert admin(url, "entry", "password", **given)[0] == 2  # it is the same
    assert admin(url, "entry", "password", FONDACO_HOUSE_PASSWORD="short")[0] == 2
    assert admin(url, "entry", "password", FONDACO_HOUSE_PASSWORD=NEW)[0] == 0
    assert admin(url, "entry", "set", "accounts", "--guests", "yes")[0] == 2
    assert admin(url, "entry", "set", "open", "--title", "x" * 100)[0] == 2
    assert admin(url, "entry", "set", "open")[0] == 0
    monkeypatch.setattr(admin_entry, "is_terminal", lambda: True)
    words = ["admin", "--database", url, "entry", "set", "invite", "--title", "Club"]
    done = CliRunner().invoke(main, words, input="keep\n")
    assert done.exit_code == 0
    assert "1 guest" in done.output
    assert "Club" in admin(url, "entry", "show")[1]


def test_the_organiser_makes_and_withdraws_links(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(_guest(url))
    made = admin(url, "invite", "--uses", "5", "--days", "3", "--label", "Friday",
                 "--address", "https://play.test/")[1]  # fmt: skip
    assert made.startswith("https://play.test/enter/")
    listed = admin(url, "invites", "list")[1]
    assert "0/5" in listed
    assert "Friday" in listed
    name = listed.splitlines()[1].split()[0]
    assert admin(url, "invites", "withdraw", "none")[0] == 2
    assert admin(url, "invites", "withdraw", name)[0] == 0
    assert len(admin(url, "invites", "list")[1].splitlines()) == 1


def test_the_organiser_adds_people(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    asyncio.run(_guest(url))
    code, told = admin(url, "add-person", "Ann of Bari")
    assert code == 0
    assert "password is" in told
    assert admin(url, "add-person", "ann of bari")[0] == 2
    assert "Ann of Bari" in admin(url, "people", "bari")[1]


def test_serving_sets_who_may_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, Any]] = []
    monkeypatch.setattr("fondaco.server.run.serve", lambda **given: served.append(given))
    url = f"sqlite:///{tmp_path / 'new.db'}"
    words = ["serve", "--database", url, "--entry", "invite", "--guests", "no"]
    for _ in range(2):  # it is the same after a restart
        done = CliRunner().invoke(main, words)
        assert done.exit_code == 0, done.output
    assert len(served) == 2
    assert "invitation" in admin(url, "entry", "show")[1]
    asyncio.run(_guest(url))
    assert CliRunner().invoke(main, ["serve", "--database", url, "--entry", "open"]).exit_code == 0
    assert admin(url, "entry", "show")[1].count("account") == 1  # guests stay off
