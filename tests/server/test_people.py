"""Who is who: names, personal links, accounts, tokens, blocks, reports."""

import asyncio
from typing import Any

import pytest
from argon2 import extract_parameters, profiles

from fondaco.server.people.people import GUESSES, MAX_SECRETS
from fondaco.store import Person, open_store
from tests.server.guests import Frame, Guest, become
from tests.server.houses import LocalHouse
from tests.server.serving import in_one_window

PASSWORD = "correct horse"


def test_a_name_is_enough_to_sit_down(house: str) -> None:
    stranger = Guest(house)
    assert stranger.get("/api/me") is None
    assert "Choose a name" in stranger.refused("/api/tables", game="batavia", players=3)
    ann = Guest(house, "  Ann\u202e\n ")
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.post("/api/me", name="Anna")["person"] == ann.id
    for name in ("", "   ", "\x00", "x" * 25):
        assert "1 to 24" in ann.refused("/api/me", name=name)
    assert "The language" in ann.refused("/api/me", name="Ann", language="../../etc")


def test_a_personal_link_works_on_another_device_until_it_is_revoked(house: str) -> None:
    ann = Guest(house, "Ann")
    table = ann.open("batavia")
    link = ann.post("/api/me/link")["link"]
    key = link.removeprefix("/me/")
    phone, thief = Guest(house), Guest(house)
    assert become(phone, key)["person"] == ann.id
    assert phone.get(f"/api/tables/{table}")["you"] == 0
    assert become(thief, key)["person"] == ann.id
    # A link that was stolen is revoked, and with it whoever came in by it.
    (known,) = ann.get("/api/me/links")
    assert key not in known["id"]
    assert ann.web.delete(f"/api/me/links/{known['id']}").status_code == 204
    assert "no longer works" in thief.refused("/api/enter", key=key, become=ann.id)
    assert thief.get("/api/me") is None
    assert thief.get(f"/api/tables/{table}")["you"] == -1
    assert ann.get("/api/me")["person"] == ann.id
    assert ann.get("/api/me/links") == []
    assert ann.web.delete(f"/api/me/links/{known['id']}").status_code == 404


def test_only_a_link_is_a_link(house: str) -> None:
    ann, eve = Guest(house, "Ann"), Guest(house)
    token = ann.post("/api/me/tokens", label="bot")["token"]
    for key in (token, ann.web.cookies["fondaco"], "", "x" * 1000, "' OR 1=1 --"):
        assert "no longer works" in eve.refused("/api/enter/who", key=key)
        assert "no longer works" in eve.refused("/api/enter", key=key, become=ann.id)


def test_signing_in_brings_along_what_one_played_as_a_guest(house: str) -> None:
    ann = Guest(house, "Ann")
    ann.post("/api/me/register", login="Ann of Acre", password=PASSWORD)
    assert "already" in ann.refused("/api/me/register", login="Ann2", password=PASSWORD)
    guest, other = Guest(house, "Anna"), Guest(house, "Bob")
    table = guest.open("batavia", bots={"2": "random"})
    other.post(f"/api/tables/{table}/sit")
    assert "password is wrong" in guest.refused(
        "/api/me/login", login="ann of acre", password="wrong!!"
    )
    me = guest.post("/api/me/login", login="ANN of Acre", password=PASSWORD)
    assert me["person"] == ann.id
    for device in (guest, ann):  # on every device that is Ann's
        state = device.get(f"/api/tables/{table}")
        assert (state["you"], state["host"]) == (0, True)
        assert "already sit" in device.refused(f"/api/tables/{table}/sit", name="Again")
    ann.post(f"/api/tables/{table}/start")

    async def play() -> None:
        async with ann.at(table) as line:
            assert line.state["you"] == 0
            await line.play("x", until=lambda s: s["number"] > 12)
            assert (await line.ask("say", text="it is me"))["ok"]
            assert (await line.ask("pause"))["ok"]

    async def both() -> None:
        async with other.at(table) as bob:
            task = asyncio.create_task(bob.play("y", until=lambda s: s["number"] > 12))
            await play()
            await task

    asyncio.run(both())
    (card,) = [each for each in guest.get("/api/me/games") if each["table"] == table]
    assert card["you"] == 0


def test_logins_and_passwords_are_checked(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    assert "2 to 24" in ann.refused("/api/me/register", login="a", password=PASSWORD)
    assert "8 to 200" in ann.refused("/api/me/register", login="anne", password="short")
    ann.post("/api/me/register", login="taken", password=PASSWORD)
    assert "is taken" in bob.refused("/api/me/register", login="TAKEN", password=PASSWORD)
    assert bob.get("/api/me")["login"] is None
    stranger = Guest(house)
    assert "is taken" in stranger.refused("/api/me/register", login="Taken", password=PASSWORD)
    assert stranger.get("/api/me") is None
    for login in ("' OR '1'='1", "taken\x00", "nobody"):
        assert "password is wrong" in bob.refused(
            "/api/me/login", login=login, password=PASSWORD + "x"
        )


@pytest.mark.parametrize(
    "login",
    ["vıctim", "vic tim", "v.i.c.t.i.m", "VICTIM", "víctim", "vict\u200dim", "vlctlm", "v1ctim",
     "𝓿ictim", "ｖictim", "vict|m"],
)  # fmt: skip
def test_a_login_that_looks_like_anothers_is_refused(house: str, login: str) -> None:
    victim, eve = Guest(house, "Vic"), Guest(house, "Eve")
    victim.web.post("/api/me/register", json={"login": "victim", "password": PASSWORD})
    answer = eve.web.post("/api/me/register", json={"login": login, "password": PASSWORD})
    assert answer.json()["name"] in ("login-alike", "login-taken")
    assert eve.get("/api/me")["login"] is None


def test_a_login_has_letters_of_one_alphabet(house: str) -> None:
    eve = Guest(house, "Eve")
    for login in ("раyраl", "Αnn", "Annа"):
        answer = eve.web.post("/api/me/register", json={"login": login, "password": PASSWORD})
        assert answer.json()["name"] == "login-mixed"
    Guest(house, "Coco").post("/api/me/register", login="coco", password=PASSWORD)
    cyrillic = {"login": "сосо", "password": PASSWORD}
    assert eve.web.post("/api/me/register", json=cyrillic).json()["name"] == "login-alike"
    for login in ("Анна", "Ελένη", "日本 Go", "Łukasz 7"):
        Guest(house, "Other").post("/api/me/register", login=login, password=PASSWORD)


@pytest.mark.parametrize(
    ("path", "kind"), [("/api/me/link", "links"), ("/api/me/tokens", "tokens")]
)
def test_nobody_has_more_than_so_many_links_or_tokens(house: str, path: str, kind: str) -> None:
    ann = Guest(house, "Ann")
    for _ in range(MAX_SECRETS):
        ann.post(path, **({"label": "x"} if kind == "tokens" else {}))
    body = {"label": "one more"} if kind == "tokens" else None
    answer = ann.web.post(path, json=body)
    assert (answer.status_code, answer.json()["name"]) == (400, f"many-{kind}")
    first = ann.get(f"/api/me/{kind}")[0]["id"]
    assert ann.web.delete(f"/api/me/{kind}/{first}").status_code == 204
    assert ann.web.post(path, json=body).is_success
    assert Guest(house, "Bob").web.post(path, json=body).is_success


def test_a_password_takes_time_and_memory_to_guess(usual_hasher: Any) -> None:
    told = extract_parameters(usual_hasher().hash(PASSWORD))
    assert told.type == profiles.RFC_9106_LOW_MEMORY.type
    assert told.time_cost >= profiles.RFC_9106_LOW_MEMORY.time_cost
    assert told.memory_cost >= profiles.RFC_9106_LOW_MEMORY.memory_cost


def test_leaving_a_device_ends_its_cookie(house: str) -> None:
    ann = Guest(house, "Ann")
    kept = ann.cookie()
    ann.post("/api/me/logout")
    assert ann.get("/api/me") is None
    assert ann.web.get("/api/me", headers=kept).json() is None


def test_a_token_plays_for_its_person_until_it_is_revoked(house: str) -> None:
    ann, program = Guest(house, "Ann"), Guest(house)
    token = ann.post("/api/me/tokens", label=" my\x00bot ")["token"]
    (known,) = ann.get("/api/me/tokens")
    assert known["label"] == "mybot"
    assert token not in known["id"]
    bearer = {"authorization": f"Bearer {token}"}
    table = ann.open("batavia")

    async def welcome() -> Frame:
        async with program.at(table, **dict[str, Any](bearer)) as line:
            return line.frames[0]

    assert program.web.get("/api/me", headers=bearer).json()["person"] == ann.id
    assert asyncio.run(welcome())["state"]["you"] == 0
    bob = Guest(house, "Bob")
    assert bob.web.delete(f"/api/me/tokens/{known['id']}").status_code == 404
    assert ann.web.delete(f"/api/me/tokens/{known['id']}").status_code == 204
    assert program.web.get("/api/me", headers=bearer).status_code == 401
    assert "token" in asyncio.run(welcome())["reason"]


def test_whom_one_blocks_does_not_sit_at_ones_table(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    theirs = bob.open("batavia", bots={}, title="of Bob")
    mine = ann.open("batavia", bots={})
    ann.post("/api/me/blocks", person=bob.id)
    assert ann.get("/api/me/blocks") == [{"person": bob.id, "name": "Bob", "login": None}]
    assert "doesn’t want" in bob.refused(f"/api/tables/{mine}/sit")
    assert theirs not in [each["table"] for each in ann.get("/api/tables")]
    ann.post("/api/me/blocks", person=bob.id, on=False)
    bob.post(f"/api/tables/{mine}/sit")
    for nobody in (ann.id, "nobody", "x" * 5000):
        assert "That player does not exist" in ann.refused("/api/me/blocks", person=nobody)


def test_reports_are_taken_with_all_their_quotes(house: str) -> None:
    ann = Guest(house, "Ann")
    table = ann.open("batavia")
    where = f"/api/tables/{table}/report"
    ann.post(where, text="'); DROP TABLE persons; --\x00", about="x" * 500)
    assert "1 to 2000" in ann.refused(where, text="  ")
    assert "1 to 2000" in ann.refused(where, text="x" * 2001)
    assert ann.get("/api/me")["person"] == ann.id


def test_the_host_sends_somebody_away_before_the_game(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    table = ann.open("batavia", bots={})
    bob.post(f"/api/tables/{table}/sit", seat=1)
    assert "Only the host" in bob.refused(f"/api/tables/{table}/bot", seat=0, bot="")
    ann.post(f"/api/tables/{table}/bot", seat=1, bot="")
    assert bob.get(f"/api/tables/{table}")["you"] == -1


def test_devices_are_listed_and_signed_out(house: str) -> None:
    ann, phone = Guest(house), Guest(house)
    ann.web.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/140.0"
    phone.web.headers["user-agent"] = "Mozilla/5.0 (iPhone) AppleWebKit Safari/604.1"
    ann.post("/api/me", name="Ann")
    key = ann.post("/api/me/link")["link"].removeprefix("/me/")
    become(phone, key)
    here, there = ann.get("/api/me/devices")
    assert [here["label"], there["label"]] == ["Firefox, Linux", "Safari, iPhone"]
    assert [here["here"], there["here"]] == [True, False]
    assert Guest(house, "Bob").web.delete(f"/api/me/devices/{there['id']}").status_code == 404
    assert ann.web.delete(f"/api/me/devices/{there['id']}").status_code == 204
    assert phone.get("/api/me") is None
    token = ann.post("/api/me/tokens", label="bot")["token"]
    become(phone, key)
    assert ann.web.delete("/api/me/devices").status_code == 204
    assert [each["here"] for each in ann.get("/api/me/devices")] == [True]
    assert phone.get("/api/me") is None
    assert ann.get("/api/me/links") == []
    bearer = {"authorization": f"Bearer {token}"}  # programs play on
    assert Guest(house).web.get("/api/me", headers=bearer).is_success


def test_a_new_password_signs_every_other_device_out(house: str) -> None:
    ann, thief = Guest(house, "Ann"), Guest(house)
    assert "don’t have an account" in ann.refused("/api/me/password", old="", new=PASSWORD)
    ann.post("/api/me/register", login="Ann the careful", password=PASSWORD)
    thief.post("/api/me/login", login="ann the careful", password=PASSWORD)
    change = {"old": PASSWORD, "new": "battery staple"}
    assert "password is wrong" in ann.refused("/api/me/password", **{**change, "old": "wrong one"})
    assert "8 to 200" in ann.refused("/api/me/password", **{**change, "new": "short"})
    ann.post("/api/me/password", **change)
    assert ann.get("/api/me")["person"] == ann.id
    assert thief.get("/api/me") is None
    assert "password is wrong" in thief.refused(
        "/api/me/login", login="Ann the careful", password=PASSWORD
    )
    thief.post("/api/me/login", login="Ann the careful", password="battery staple")


def test_who_leaves_for_good_is_known_to_nobody_and_bots_play_on(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    ann.post("/api/me/register", login="Ann who goes", password=PASSWORD)
    running = ann.open("batavia", start=True)
    open_one = ann.open("batavia", bots={})
    bob.post("/api/me/blocks", person=ann.id)
    kept = ann.cookie()

    def leave(password: str) -> int:
        return ann.web.request("DELETE", "/api/me", json={"password": password}).status_code

    assert leave("wrong password") == 400
    assert ann.get("/api/me")["person"] == ann.id
    assert leave(PASSWORD) == 200
    assert ann.web.get("/api/me", headers=kept).json() is None
    assert bob.get("/api/me/blocks") == []
    assert "Nobody has this account name" in bob.web.get("/api/players/Ann who goes").text
    assert bob.get(f"/api/tables/{running}")["seats"][0]["standing_in"]
    assert bob.get(f"/api/tables/{open_one}")["status"] == "closed"
    assert "password is wrong" in bob.refused(
        "/api/me/login", login="Ann who goes", password=PASSWORD
    )


def test_a_person_downloads_everything_that_is_stored_about_them(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    ann.post("/api/me/register", login="Ann who asks", password=PASSWORD)
    table = ann.open("batavia", start=True)

    async def speak() -> None:
        async with ann.at(table) as seat:
            await seat.ask("say", text="Hello from Ann")

    asyncio.run(speak())
    ann.post("/api/me/blocks", person=bob.id)
    ann.post("/api/reports", about=bob.id, text="rude")
    bob.post("/api/reports", about=ann.id, text="secret")
    answer = ann.web.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert (found["me"]["name"], found["me"]["login"]) == ("Ann", "Ann who asks")
    assert [each["table"] for each in found["games"]] == [table]
    assert [(each["table"], each["text"]) for each in found["said"]] == [(table, "Hello from Ann")]
    assert found["blocked"] == ["Bob"]
    assert [each["text"] for each in found["reports"]] == ["rude"]
    assert [each["kind"] for each in found["access"]] == ["cookie"]
    assert "secret" not in answer.text
    assert Guest(house).web.get("/api/me/data").status_code == 401


def test_somebody_is_reported_without_a_table(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    ann.post("/api/reports", about=bob.id, text="rude")
    assert "1 to 2000" in ann.refused("/api/reports", about=bob.id, text=" ")
    assert "That player does not exist" in ann.refused("/api/reports", about="nobody", text="rude")


def test_who_guesses_passwords_has_to_wait_and_nobody_else(house: str) -> None:
    in_one_window(GUESSES, 30)
    ann, eve = Guest(house, "Ann Guess"), Guest(house)
    ann.post("/api/me/register", login="Ann Guess", password=PASSWORD)
    for number in range(GUESSES.most):
        assert "password is wrong" in eve.refused(
            "/api/me/login", login="Ann Guess" if number % 2 else f"x{number}", password="12345678"
        )
    assert "wait ten minutes" in eve.refused("/api/me/login", login="Ann Guess", password=PASSWORD)
    assert Guest(house).post("/api/me/login", login="Ann Guess", password=PASSWORD)["login"]
    for _ in range(GUESSES.most):  # nor does a stolen cookie find out the password
        assert "password is wrong" in ann.refused(
            "/api/me/password", old="wrong one", new="12345678"
        )
    assert "wait" in ann.refused("/api/me/password", old=PASSWORD, new="battery staple")


def test_who_is_signed_out_here_is_shown_out_at_once_and_nobody_else() -> None:
    async def work() -> None:
        local = LocalHouse(
            await open_store("sqlite://")
        )  # no patrol, which would find it out by itself
        try:
            room = await local.table(start=False)
            recorders = {name: local.listen(room, name) for name in ("ann", "bob")}
            for name, recorder in recorders.items():
                recorder.secret = f"key of {name}"
                await local.store.add_person(Person(name, name.title(), 0), recorder.secret)
            await local.store.revoke("ann", recorders["ann"].secret)
            await local.house.disconnect("bob")
            assert room.listeners == {recorders["ann"], recorders["bob"]}
            await local.house.disconnect("ann")
            assert room.listeners == {recorders["bob"]}
        finally:
            await local.services.close()

    asyncio.run(work())
