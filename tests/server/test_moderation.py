"""Owners, organisers and moderators: what each may do, what it does, and who is told."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from litestar.testing import TestClient

from fondaco.cli.main import main
from fondaco.contract.refused import Refused
from fondaco.server.app import Config, create_app
from fondaco.server.people.moderation import HOUR_MS, Actor
from fondaco.store import Person, SecretRow, Store
from tests.long import mostly_long
from tests.server.houses import FREE, open_house
from tests.server.test_rights import DESK, DOC, EVENTS
from tests.store.houses import postgres_schema

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Client = TestClient[Any]
ROLES = ("moderator", "organiser", "owner")
MOD, OWNER = Actor("mod", "moderator"), Actor("own", "owner")


@pytest.fixture(params=mostly_long(["memory", "postgres"]))
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "memory":
        yield "sqlite://"
        return
    with postgres_schema("moderation") as schema:
        yield schema


async def people(store: Store) -> dict[str, Person]:
    found = {who: Person(who, who.title(), 1) for who in ("ann", "bob", "mod", "own")}
    for person in found.values():
        await store.add_person(person, f"secret of {person.id}")
    return found


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.name


# --- over HTTP ------------------------------------------------------------------------------------


def ask(client: Client, who: str, method: str, path: str, **body: Any) -> Any:
    answer = client.request(
        method, path, json=body if method != "GET" else None, headers={"cookie": who}
    )
    client.cookies.clear()
    return answer


def guest(client: Client, name: str) -> tuple[str, str]:
    """The cookie and the id of somebody new."""
    made = client.post("/api/me", json={"name": name})
    client.cookies.clear()
    return f"fondaco={made.cookies['fondaco']}", made.json()["person"]


def documented() -> dict[tuple[str, str], dict[str, str]]:
    """The table of roles in the document."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    for line in DOC.read_text("utf-8").splitlines():
        first, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == len(ROLES):
            (what,) = re.findall(r"`(\w+ /api[^`]+)`", first)
            method, path = what.split()
            found[method, path] = dict(zip(ROLES, cells, strict=True))
    return found


def test_each_role_may_do_what_the_document_says(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    config = Config(database=url, minds=1, bounds=FREE)
    assert set(documented()) == {*DESK, *EVENTS}
    with TestClient(create_app(config)) as client:
        ada, _ = guest(client, "Ada")
        bob, bob_id = guest(client, "Bob")
        new = {"game": "batavia", "players": 3, "bots": {"1": "random", "2": "random"},
               "seat": 0, "start": True}  # fmt: skip
        table = ask(client, bob, "POST", "/api/tables", **new).json()["table"]
        event = ask(client, bob, "POST", "/api/events", title="Friday", game="batavia").json()
        known = {"table": table, "event": event["event"]}
        assert ask(client, ada, "POST", "/api/reports", about=bob_id, text="rude").is_success
        for role in ROLES:
            who, person = guest(client, role)
            given = CliRunner().invoke(main, ["admin", "--database", url, "role", person, role])
            assert given.exit_code == 0, given.output
            assert ask(client, who, "GET", "/api/me").json()["role"] == role
            for (method, path), body in {**DESK, **EVENTS}.items():
                asked = {**body, "person": bob_id} if "person" in body else body
                if "invite" in body and role != "moderator":
                    made = ask(client, who, "GET", "/api/desk").json()["entry"]["invites"]
                    assert [(each["label"], each["uses"]) for each in made] == [("Friday", 2)]
                    asked = {"invite": made[0]["invite"]}
                answer = ask(client, who, method, path.format(**known), **asked)
                may = documented()[method, path][role] == "yes"
                if path.endswith("send-away") and role == "owner":  # the moderator was first
                    assert answer.json()["name"] == "bot-there-already"
                elif may:
                    assert answer.is_success, (role, path, answer.text)
                else:
                    barred = "only-with-role" if "/desk" in path else "event-only-organiser"
                    assert answer.json()["name"] == barred, (role, path, answer.text)
        desk = ask(client, who, "GET", "/api/desk").json()
        assert [(each["text"], each["state"]) for each in desk["reports"]] == [("rude", "taken")]
        assert [each["person"]["name"] for each in desk["sanctions"]] == ["Bob"]
        assert ("send-away", "moderator", "Bob", table) in [
            (each["what"], each["by"]["name"], each["about"] and each["about"]["name"],
             each["table"])
            for each in desk["actions"]
        ]  # fmt: skip
        assert ask(client, ada, "GET", "/api/announcement").json()["text"] == "Hello"
        assert ask(client, bob, "GET", "/api/me").json()["role"] == "moderator"
        # Only what a spectator sees: a role shows nothing of a game.
        seen = ask(client, who, "GET", f"/api/tables/{table}").json()
        assert seen["you"] == -1
        assert seen["seats"][0]["standing_in"] == "sent"


# --- what they do ---------------------------------------------------------------------------------


def test_an_organiser_of_the_house_hands_over_an_event_whose_owner_does_not_come(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with TestClient(create_app(Config(database=url, minds=1, bounds=FREE))) as client:
        bob, _ = guest(client, "Bob")
        cem, _ = guest(client, "Cem")
        event = ask(client, bob, "POST", "/api/events", title="Friday", game="batavia").json()
        word = "a long word for events"
        ask(client, cem, "POST", "/api/me/register", login="Cem", password=word)
        cem = ask(client, cem, "POST", "/api/me/login", login="Cem", password=word)
        cem = f"fondaco={cem.cookies['fondaco']}"
        ann, person = guest(client, "Ann")
        where, over = f"/api/events/{event['event']}/organise", {"action": "hand-over"}
        assert ask(client, ann, "POST", where, **over, login="Cem").status_code == 403
        CliRunner().invoke(main, ["admin", "--database", url, "role", person, "organiser"])
        done = ask(client, ann, "POST", where, **over, login="Cem")
        assert done.is_success, done.text
        assert done.json()["owner"] == "Cem"
        assert ask(client, cem, "POST", where, action="close-registration").is_success
        # Bob is no organiser any more, and a participant never was.
        assert ask(client, bob, "POST", where, action="open-registration").status_code == 403


def test_links_have_limits_and_are_noted(url: str) -> None:
    async def work() -> None:
        async with open_house(url) as local:
            await people(local.store)
            moderation = local.services.moderation
            for uses, days in ((0, 1), (1, 0), (10_001, 1), (1, 3651)):
                with pytest.raises(Refused) as error:
                    await moderation.invite(OWNER, uses, days, "")
                assert refusal(error) == "invite-limits"
            assert await local.store.invites() == []
            await moderation.invite(OWNER, 20, 14, "autumn")
            (made,) = await local.store.invites()
            await moderation.withdraw_invite(OWNER, made.code[:8])
            with pytest.raises(Refused) as error:
                await moderation.withdraw_invite(OWNER, made.code[:8])
            assert refusal(error) == "no-invite"
            assert [
                (each.actor, each.what, each.detail) for each in await local.store.actions()
            ] == [
                ("own", "uninvite", "autumn"),
                ("own", "invite", "20 autumn"),
            ]

    asyncio.run(work())


def test_a_muted_person_plays_on_but_does_not_speak_until_the_time_is_over(url: str) -> None:
    async def mute() -> None:
        async with open_house(url) as local:
            known, moderation = await people(local.store), local.services.moderation
            await moderation.sanction(MOD, known["ann"], "mute", 2, "shouts")
            with pytest.raises(Refused) as error:
                await moderation.check_may_speak("ann")
            assert (refusal(error), error.value.values["why"]) == ("muted", "shouts")
            await moderation.check_may_speak("bob")
            account = Person("acc", "Ann", 2, "ann's account", "hash")
            await local.store.add_person(account, "secret of acc")
            row = SecretRow("new", "cookie", "", 3)
            await local.store.sign_in(account, row, "secret of ann", guest="ann")
            with pytest.raises(Refused):  # signing in is not a way around it
                await moderation.check_may_speak("acc")
            local.time += 2 * HOUR_MS
            await moderation.check_may_speak("acc")
            await moderation.look()
            assert await local.store.sanctions() == []

    asyncio.run(mute())


def test_a_ban_ends_when_its_time_is_over_or_when_it_is_lifted(url: str) -> None:
    async def ban() -> None:
        async with open_house(url) as local:
            known, moderation, store = (
                await people(local.store), local.services.moderation, local.store,
            )  # fmt: skip
            await moderation.sanction(MOD, known["ann"], "ban", 1, "cheats")
            await moderation.sanction(MOD, known["bob"], "ban", 0, "cheats")
            local.time += HOUR_MS - 1
            await moderation.look()
            assert await store.welcome(["secret of ann", "secret of bob"]) == set()
            local.time += 1
            await moderation.look()
            assert await store.welcome(["secret of ann", "secret of bob"]) == {"secret of ann"}
            await moderation.lift(MOD, known["bob"], "ban")
            assert await store.welcome(["secret of bob"]) == {"secret of bob"}
            for each in await store.actions():
                assert (each.actor, each.about in known) == ("mod", True)
            assert [each.what for each in await store.actions()] == ["unban", "ban", "ban"]

    asyncio.run(ban())


def test_who_is_sent_away_cannot_take_the_seat_back(url: str) -> None:
    async def send() -> None:
        async with open_house(url) as local:
            known, moderation = await people(local.store), local.services.moderation
            room = await local.table("batavia", people=2)
            await local.house.act(room, lambda t: t.stand(0, "random", "asked"))
            await moderation.send_away(MOD, local.house, room.table.id, known["ann"], "stalls")
            assert room.table.chairs[0].stood == "sent"
            with pytest.raises(Refused) as error:
                await local.house.act(room, lambda t: t.come_back(0))
            assert refusal(error) == "sent-away"
            for who in ("ann", "mod"):
                with pytest.raises(Refused) as error:
                    await moderation.send_away(MOD, local.house, room.table.id, known[who], "again")
                assert refusal(error) in ("bot-there-already", "not-yourself")

    asyncio.run(send())


def test_bad_input_changes_nothing_and_nobody_acts_against_those_above(url: str) -> None:
    async def refuse() -> None:
        async with open_house(url) as local:
            known, moderation, store = (
                await people(local.store), local.services.moderation, local.store,
            )  # fmt: skip
            for person, role in (("own", "owner"), ("mod", "moderator")):
                await moderation.give_role(Actor(), known[person], role)
            noted = await store.actions()
            bob = known["bob"]
            attempts: tuple[tuple[str, Callable[[], Awaitable[None]]], ...] = (
                ("no-sanction-kind", lambda: moderation.sanction(MOD, bob, "jail", 1, "x")),
                ("reason-length", lambda: moderation.sanction(MOD, bob, "ban", 1, " ")),
                ("hours", lambda: moderation.sanction(MOD, bob, "ban", -1, "x")),
                ("not-yourself", lambda: moderation.sanction(MOD, known["mod"], "mute", 1, "x")),
                ("has-role", lambda: moderation.sanction(MOD, known["own"], "mute", 1, "x")),
                ("no-sanction", lambda: moderation.lift(MOD, bob, "mute")),
                ("no-role", lambda: moderation.give_role(OWNER, bob, "king")),
                ("last-owner", lambda: moderation.give_role(OWNER, known["own"], "")),
                ("no-report", lambda: moderation.handle(MOD, 77, "taken")),
                ("no-report-state", lambda: moderation.handle(MOD, 1, "lost")),
                ("announce-hours", lambda: moderation.announce(OWNER, "Hello", 0)),
            )
            for name, attempt in attempts:
                with pytest.raises(Refused) as error:
                    await attempt()
                assert refusal(error) == name
            assert await store.actions() == noted
            assert await store.sanctions() == []
            await moderation.sanction(OWNER, known["mod"], "mute", 1, "an owner may")
            with pytest.raises(Refused) as error:  # and only an owner may lift it
                await moderation.lift(MOD, known["mod"], "mute")
            assert refusal(error) == "not-yourself"
            await moderation.lift(OWNER, known["mod"], "mute")

    asyncio.run(refuse())


def test_moderators_hear_of_a_report_and_see_its_state() -> None:
    async def report() -> None:
        async with open_house() as local:
            known, moderation = await people(local.store), local.services.moderation
            told: list[list[str]] = []
            moderation._alert = told.append
            for person, role in (("own", "owner"), ("mod", "moderator"), ("ann", "organiser")):
                await moderation.give_role(Actor(), known[person], role)
            await moderation.report("ann", "", "bob", " rude\n ")
            assert [sorted(each) for each in told] == [["mod", "own"]]
            (one,) = await local.store.reports()
            assert (one.text, one.state, one.handler) == ("rude", "open", "")
            await moderation.handle(MOD, one.id, "settled")
            (one,) = await local.store.reports()
            assert (one.state, one.handler) == ("settled", "mod")

    asyncio.run(report())


def test_an_announcement_ends(url: str) -> None:
    async def announce() -> None:
        async with open_house(url) as local:
            moderation = local.services.moderation
            await moderation.announce(OWNER, "Back at eight", 1)
            await moderation.announce(OWNER, "Back at nine", 2)
            found = await moderation.announced()
            assert found is not None
            assert found.text == "Back at nine"
            local.time += 2 * HOUR_MS
            assert await moderation.announced() is None
            await moderation.announce(OWNER, "Again", 2)
            await moderation.announce(OWNER, "", 0)
            assert await moderation.announced() is None

    asyncio.run(announce())


def test_a_muted_person_is_refused_at_the_table(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with TestClient(create_app(Config(database=url, minds=1, bounds=FREE))) as client:
        bob, bob_id = guest(client, "Bob")
        new = {"game": "batavia", "players": 3, "bots": {"1": "random"}, "seat": 0}
        table = ask(client, bob, "POST", "/api/tables", **new).json()["table"]
        given = ["admin", "--database", url, "mute", bob_id, "--reason", "shouts", "--hours", "1"]
        assert CliRunner().invoke(main, given).exit_code == 0
        with client.websocket_connect(f"/ws/{table}", headers={"cookie": bob}) as socket:
            for channel in ("table", "gallery"):
                socket.send_json({"type": "say", "id": channel, "text": "hi", "channel": channel})
                while (frame := socket.receive_json())["type"] != "answer":
                    pass
                assert (frame["ok"], frame["name"]) == (False, "muted")
