"""A closed house shows strangers its entry page and nothing else: every route, every kind of entry.

What strangers may ask for is in docs/security.md; everything else is refused before anybody looks
at it, so any path and any body will do.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

from fondaco.server.app import Config, create_app
from fondaco.server.people.entry import EntryPolicy, carry_out, plan_change
from tests.server.houses import FREE

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
DOC = Path(__file__).parents[2] / "docs" / "security.md"
KINDS = {
    "invite": EntryPolicy("invite"),
    "password": EntryPolicy("password", password="hash"),
    "accounts": EntryPolicy("accounts", guests=False),
    "open without guests": EntryPolicy("open", guests=False),
}


def for_strangers(what: str) -> set[str]:
    """The routes in the sentence of the document that begins like this."""
    text = " ".join(DOC.read_text("utf-8").split())
    (found,) = re.findall(rf"{what}([^.]*)\.", text)
    return set(re.findall(r"`((?:GET|POST) /[^`]*)`", found))


@pytest.fixture(scope="module")
def house() -> Iterator["TestClient[Any]"]:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        yield client


def secret(house: "TestClient[Any]", login: str = "") -> str:
    """Of somebody who came while the house was open; with a login, an account."""
    set_policy(house, EntryPolicy())
    made = house.post("/api/me", json={"name": "Somebody"})
    if login:
        words = {"login": login, "password": "a long word for entry"}
        made = house.post("/api/me/register", json=words)
    house.cookies.clear()
    found: str = made.cookies["fondaco"]
    return found


def set_policy(house: "TestClient[Any]", policy: EntryPolicy) -> None:
    """Close the house and send all guests out."""

    async def change() -> None:
        services = house.app.state.services
        text = await services.entry.read()
        await carry_out(services.house.store, plan_change(text, policy), "out")
        await services.entry.look()

    house.blocking_portal.call(change)


def routes(house: "TestClient[Any]") -> Iterator[tuple[str, str, str]]:
    """What the document calls each route, its method, and a path of that form."""
    for route in house.app.routes:
        if isinstance(route, HTTPRoute):
            name = "/schema" if route.path.startswith("/schema") else route.path_format
            path = re.sub(r"\{[^}]*\}", "1", route.path_format)
            for method in sorted(route.methods - {"OPTIONS"}):
                yield f"{method} {name}", method, path


def refused(house: "TestClient[Any]", method: str, path: str, secret: str) -> bool:
    """Whether the gate refuses it."""
    headers = {"cookie": f"fondaco={secret}"} if secret else {}
    answer = house.request(method, path, json=None if method == "GET" else {}, headers=headers)
    house.cookies.clear()
    if answer.status_code != 403:
        return False
    told = answer.json()
    assert set(told) == {"detail", "status_code", "name", "values"}
    if told["name"] == "only-with-role":  # inside, but without a role
        return False
    assert told["name"] == "entry-needed"
    return True


@pytest.mark.parametrize("role", ["stranger", "guest"])
@pytest.mark.parametrize("kind", KINDS)
def test_people_without_entry_reach_the_entry_page_and_nothing_else(
    house: "TestClient[Any]", kind: str, role: str
) -> None:
    cookie = secret(house) if role == "guest" else ""
    set_policy(house, KINDS[kind])
    free = for_strangers("In a closed house strangers may ask only for ")
    if kind == "open without guests":
        free |= for_strangers("People who need only an account to come in may also ask for ")
    last = sorted(routes(house), key=lambda each: each[0] == "POST /api/me/logout")
    reached = {
        name for name, method, path in last if not refused(house, method, path, cookie)
    }  # fmt: skip
    assert reached == free


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_without_entry_opens_a_connection(house: "TestClient[Any]", kind: str) -> None:
    cookie = {"cookie": f"fondaco={secret(house)}"}
    set_policy(house, KINDS[kind])
    for route in house.app.routes:
        if isinstance(route, WebSocketRoute):
            path = re.sub(r"\{[^}]*\}", "1", route.path_format)
            for headers in ({}, cookie):
                with house.websocket_connect(path, headers=headers) as socket:
                    assert socket.receive_json()["name"] == "entry-needed"


@pytest.mark.parametrize("kind", KINDS)
def test_accounts_of_the_open_house_stay_inside(house: "TestClient[Any]", kind: str) -> None:
    cookie = secret(house, f"Account for {kind[:6]}")
    set_policy(house, KINDS[kind])
    kept_out = [
        name for name, method, path in routes(house)
        if method == "GET" and refused(house, method, path, cookie)
    ]  # fmt: skip
    assert kept_out == []
