"""Nobody comes to act as somebody else: the attacks, played out against a real house."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.long import mostly_long
from tests.server.guests import Guest, become
from tests.server.serving import serving
from tests.store.houses import postgres_schema

PASSWORD = "correct horse"
_logins = iter(range(1000))


@pytest.fixture(scope="module", params=mostly_long(["sqlite", "postgres"]))
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        with serving(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as address:
            yield address
        return
    with postgres_schema("takeover") as url, serving(url) as address:
        yield address


def account(house: str) -> tuple[Guest, str]:
    login = f"Victim {next(_logins)}"
    owner = Guest(house, "Vera")
    owner.post("/api/me/register", login=login, password=PASSWORD)
    return owner, login


class Attacker(Guest):
    """A guest with everything that may outlive them."""

    def __init__(self, house: str) -> None:
        super().__init__(house, "Eve")
        self.key = self.post("/api/me/link")["link"].removeprefix("/me/")
        self.token = {"authorization": f"Bearer {self.post('/api/me/tokens')['token']}"}
        self.post("/api/me/webhook", url="https://evil.test/hook")

    def answers_as(self) -> set[str | None]:
        """Whom the house takes for whoever holds these secrets."""
        cookie = (self.get("/api/me") or {}).get("person")
        by_token = self.web.get("/api/me", headers={**self.token, "cookie": ""})
        token = by_token.json()["person"] if by_token.is_success else None
        by_link = self.web.post("/api/enter/who", json={"key": self.key})
        link = by_link.json()["person"] if by_link.is_success else None
        return {cookie, token, link}


def watched(attacker: Attacker, table: str, then: Any) -> str:
    """What the attacker's open connection hears at last, when somebody else has done something."""

    async def wait() -> str:
        async with attacker.at(table) as line:
            assert line.state["you"] == 0
            await asyncio.to_thread(then)
            reason: str = (await line.until(lambda f: f["type"] == "fault"))["reason"]
            await asyncio.wait_for(line.socket.wait_closed(), 60)
            return reason

    return asyncio.run(wait())


def test_who_signs_in_as_somebodys_guest_gives_nothing_away(house: str) -> None:
    owner, login = account(house)
    eve, victim = Attacker(house), Guest(house)
    table = eve.open("batavia", bots={})
    assert become(victim, eve.key)["person"] == eve.id
    assert eve.answers_as() == {eve.id}
    reason = watched(
        eve, table, lambda: victim.post("/api/me/login", login=login, password=PASSWORD)
    )
    assert "no longer signed in" in reason
    assert eve.answers_as() == {None}
    me = victim.get("/api/me")
    assert (me["person"], me["webhook"]) == (owner.id, "")
    assert victim.get(f"/api/tables/{table}")["you"] == 0  # what was played came along
    assert eve.get(f"/api/tables/{table}")["you"] == -1
    assert len(victim.get("/api/me/devices")) == 2  # the owner's, and this one
    assert victim.get("/api/me/links") == victim.get("/api/me/tokens") == []
    assert "no longer signed in" in eve.refused("/api/me/tokens")


def test_who_registers_as_somebodys_guest_gives_nothing_away(house: str) -> None:
    eve, victim = Attacker(house), Guest(house)
    table = eve.open("batavia", bots={})
    become(victim, eve.key)
    credentials = {"login": f"Victim {next(_logins)}", "password": PASSWORD}
    reason = watched(eve, table, lambda: victim.post("/api/me/register", **credentials))
    assert "no longer signed in" in reason
    assert eve.answers_as() == {None}
    me = victim.get("/api/me")
    assert (me["login"], me["webhook"]) == (credentials["login"], "")
    assert [each["here"] for each in victim.get("/api/me/devices")] == [True]
    assert "no longer signed in" in eve.refused("/api/me/link")


def test_a_cookie_that_was_planted_is_worth_nothing_after_signing_in(house: str) -> None:
    for path in ("login", "register"):
        _, login = account(house)
        eve, victim = Guest(house, "Eve"), Guest(house)
        victim.web.cookies.set("fondaco", eve.web.cookies["fondaco"], domain="127.0.0.1")
        other = login if path == "login" else f"Victim {next(_logins)}"
        fresh = victim.web.post(f"/api/me/{path}", json={"login": other, "password": PASSWORD})
        assert fresh.is_success
        assert fresh.cookies["fondaco"] != eve.web.cookies["fondaco"]
        assert eve.get("/api/me") is None


def test_the_familys_other_device_is_told_and_not_made_the_account(house: str) -> None:
    owner, login = account(house)
    child = Guest(house, "Family")
    table = child.open("batavia", bots={})
    key = child.post("/api/me/link")["link"].removeprefix("/me/")
    mother = Guest(house)
    become(mother, key)
    mother.post("/api/me/login", login=login, password=PASSWORD)
    assert child.get("/api/me") is None
    assert "no longer signed in" in child.refused(f"/api/tables/{table}/start")
    assert child.post("/api/me", name="Child")["person"] not in (owner.id, child.id)


def test_one_may_sign_in_and_leave_the_guest_behind(house: str) -> None:
    owner, login = account(house)
    eve, victim = Attacker(house), Guest(house)
    table = eve.open("batavia", bots={})
    become(victim, eve.key)
    victim.post("/api/me/login", login=login, password=PASSWORD, bring=False)
    assert victim.get("/api/me")["person"] == owner.id
    assert eve.answers_as() == {eve.id}
    assert victim.get(f"/api/tables/{table}")["you"] == -1
    assert table not in [each["table"] for each in victim.get("/api/me/games")]


def test_a_link_is_not_followed_without_a_yes(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    key = ann.post("/api/me/link")["link"].removeprefix("/me/")
    looked = bob.web.get(f"/me/{key}")
    assert looked.is_success
    assert "set-cookie" not in looked.headers
    told = bob.web.post("/api/enter/who", json={"key": key})
    assert told.json() == {"person": ann.id, "name": "Ann", "login": None}
    assert "set-cookie" not in told.headers
    for body in ({"key": key}, {"key": key, "become": bob.id}, {"key": key, "become": ""}):
        answer = bob.web.post("/api/enter", json=body)
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers
    assert bob.get("/api/me")["person"] == bob.id


def test_becoming_somebody_by_a_link_merges_nothing(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    table = bob.open("batavia", bots={})
    was = bob.cookie()
    assert become(bob, ann.post("/api/me/link")["link"].removeprefix("/me/"))["person"] == ann.id
    assert ann.get("/api/me/games") == []
    assert bob.get(f"/api/tables/{table}")["you"] == -1
    assert bob.web.get("/api/me", headers=was).json() is None  # signed out here, like by hand


def test_a_new_password_ends_everything_else(house: str) -> None:
    owner, login = account(house)
    thief = Guest(house)
    thief.post("/api/me/login", login=login, password=PASSWORD)
    link = thief.post("/api/me/link")["link"].removeprefix("/me/")
    token = {"authorization": f"Bearer {thief.post('/api/me/tokens')['token']}"}
    thief.post("/api/me/webhook", url="https://evil.test/hook")
    stolen = owner.cookie()

    def alive() -> list[bool]:
        answers = [
            thief.web.get("/api/me", headers=token),
            thief.web.get("/api/me", headers=stolen),
            thief.web.get("/api/me"),
            thief.web.post("/api/enter/who", json={"key": link}),
        ]
        return [each.is_success and each.json() is not None for each in answers]

    change = {"old": PASSWORD, "new": "battery staple"}
    owner.post("/api/me/password", **change, end_others=False)
    assert alive() == [True, False, True, True]  # the very cookie is renewed in any case
    assert owner.get("/api/me")["webhook"]
    owner.post("/api/me/password", old="battery staple", new="a third one")
    assert alive() == [False] * 4
    me = owner.get("/api/me")
    assert (me["login"], me["webhook"]) == (login, "")
    assert owner.get("/api/me/links") == owner.get("/api/me/tokens") == []
    assert len(owner.get("/api/me/devices")) == 1


def test_a_program_that_changes_the_password_keeps_its_token(house: str) -> None:
    owner, _ = account(house)
    token = {"authorization": f"Bearer {owner.post('/api/me/tokens')['token']}"}
    program = Guest(house)
    body = {"old": PASSWORD, "new": "battery staple"}
    answer = program.web.post("/api/me/password", json=body, headers=token)
    assert answer.status_code == 204
    assert "set-cookie" not in answer.headers
    assert program.web.get("/api/me", headers=token).json()["person"] == owner.id
    assert owner.get("/api/me") is None


def test_another_site_signs_nobody_in_or_out(house: str) -> None:
    _, login = account(house)
    eve, victim = Attacker(house), Guest(house, "Vera")
    wishes = {
        "/api/me/login": {"login": login, "password": PASSWORD},
        "/api/me/register": {"login": "New", "password": PASSWORD},
        "/api/enter": {"key": eve.key, "become": eve.id},
        "/api/me/logout": {},
    }
    for origin in ("https://evil.test", "null", "http://127.0.0.1"):
        for path, body in wishes.items():
            answer = victim.web.post(path, json=body, headers={"origin": origin})
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers
    assert victim.get("/api/me")["person"] == victim.id


def test_each_secret_opens_its_own_door(house: str) -> None:
    eve, other = Attacker(house), Guest(house)
    token = eve.token["authorization"].removeprefix("Bearer ")
    for secret in (eve.key, token, "x"):
        assert other.web.get("/api/me", headers={"cookie": f"fondaco={secret}"}).json() is None
    for secret in (eve.key, eve.web.cookies["fondaco"], "x"):
        bearer = {"authorization": f"Bearer {secret}"}
        assert other.web.get("/api/me", headers=bearer).status_code == 401
