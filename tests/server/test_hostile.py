"""Hostile input is refused with a reason; nothing breaks, and other tables go on."""

import asyncio
import json
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.guests import PATIENCE, Guest, from_somewhere
from tests.server.serving import browser

EVIL = [
    "<script>alert(1)</script>",
    "'; DROP TABLE logs; --",
    "{{7*7}} ${7*7} %s %n",
    "Robert\u202eevil",
    "\u0000\u0001",
    "😈" * 5,
]


@pytest.fixture(scope="module")
def table(house: str) -> Iterator[str]:
    """A table that is being played while all this happens; afterwards it is as it was."""
    host = Guest(house, "Host")
    name = host.open("batavia", bots={"1": "random", "2": "random"}, start=True, title="Quiet")
    state = host.get(f"/api/tables/{name}")
    yield name
    after = host.get(f"/api/tables/{name}")
    assert (after["status"], after["title"], after["commitment"]) == (
        "playing", "Quiet", state["commitment"],
    )  # fmt: skip

    async def move() -> None:
        async with host.at(name) as line:
            while not line.waited_for():
                await line.next()
            assert (await line.ask("move", move=line.view["moves"][0]))["ok"]

    asyncio.run(move())


def address(house: str, path: str) -> str:
    return house.replace("http", "ws", 1) + path


async def last_words(house: str, path: str, *messages: str | bytes, **headers: str) -> str:
    """Send these; the reason that the house gives before it ends the connection."""
    url = address(house, path)
    async with connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
        reason = ""
        try:
            for message in messages:
                await socket.send(message)
            async with asyncio.timeout(PATIENCE):
                async for text in socket:
                    frame = json.loads(text)
                    reason = frame["reason"] if frame["type"] == "fault" else reason
        except ConnectionClosed as closed:
            reason = reason or (closed.rcvd.reason if closed.rcvd else "")
        return reason or f"{socket.close_code} {socket.close_reason}"


# --- frames ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("", "not a request"),
        ("hello", "not a request"),
        ("[]", "not a request"),
        ("{}", "not a request"),
        ('{"type":"move"}', "not a request"),
        ('{"type":"move","id":1,"move":"x"}', "not a request"),
        ('{"type":"move","id":"1","move":"x","seat":0}', "not a request"),
        ('{"type":"opened","id":"1"}', "not a request"),
        ('{"type":"say","id":"1","text":"x","channel":"house"}', "not a request"),
        ('{"x":' + "[" * 8000 + ',"type":"move"}', "not a request"),
        ('{"type":"ping","id":""}', "1 to 64"),
        (json.dumps({"type": "ping", "id": "x" * 65}), "1 to 64"),
        (json.dumps({"type": "say", "id": "1", "text": "x" * 9000}), "too long"),
        (b'{"type":"ping","id":"1"}', "not a request"),
        (b"\xff\xfe\x00", "not a request"),
    ],
)
def test_what_is_no_request_ends_the_connection_with_a_reason(
    house: str, table: str, message: str | bytes, reason: str
) -> None:
    assert reason in asyncio.run(last_words(house, f"/ws/{table}", message))


def test_an_oversized_frame_is_not_even_read(house: str, table: str) -> None:
    words = asyncio.run(last_words(house, f"/ws/{table}", "x" * 1_000_000))
    assert "exceeds limit" in words or words.startswith("1009")


def test_flooding_ends_the_flooder_alone(house: str, table: str) -> None:
    eve, bob = Guest(house, "Eve"), Guest(house, "Bob")

    async def work() -> None:
        async with bob.at(table) as quiet:
            ping = '{"type":"ping","id":"1"}'
            words = await last_words(house, f"/ws/{table}", *[ping] * 4000, **eve.cookie())
            assert "Too many requests" in words or words.startswith("1")
            assert (await quiet.ask("ping"))["ok"]

    asyncio.run(work())


@pytest.mark.parametrize("name", ["nowhere", "a.b", "x" * 100, "%00", "%C3%A9"])
def test_a_table_that_is_not_there_is_reported(house: str, name: str) -> None:
    assert "no such table" in asyncio.run(last_words(house, f"/ws/{name}"))


@pytest.mark.parametrize("last", ["x", "1e3", "--1", "9" * 40, "１"])
def test_a_wrong_number_of_the_last_entry_is_reported(house: str, table: str, last: str) -> None:
    assert "last" in asyncio.run(last_words(house, f"/ws/{table}?last={last}"))


texts = st.text(max_size=60) | st.sampled_from(EVIL)
values: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
kinds = st.sampled_from(
    ["move", "check", "undo", "done", "order", "say", "stand", "relieve", "grant", "return",
     "pause", "resume", "ping"]
)  # fmt: skip
orders = st.fixed_dictionaries(
    {},
    optional={
        "bid_up_to": st.integers() | st.none(),
        "auction": st.integers(),
        "decline_all": st.booleans(),
        "decline_below": st.integers(),
    },
)
requests = st.fixed_dictionaries(
    {"type": kinds, "id": st.text(min_size=1, max_size=64)},
    optional={
        "move": texts | st.sampled_from(["done", "pass", "bid 1", "offer all: 1d for 1 any"]),
        "count": st.integers(),
        "orders": orders,
        "text": texts,
        "channel": st.sampled_from(["table", "gallery"]),
        "bot": texts,
        "seat": st.integers(),
    },
)
FIELDS = {
    "move": {"move"}, "check": {"move"}, "undo": {"count"}, "order": {"orders"},
    "say": {"text", "channel"}, "stand": {"bot"}, "relieve": {"seat"},
    "grant": {"seat"},
}  # fmt: skip


def shaped(request: dict[str, Any]) -> dict[str, Any]:
    """With the fields that its kind has."""
    allowed = FIELDS.get(request["type"], set()) | {"type", "id"}
    needed = {"move": "move", "check": "move", "say": "text", "relieve": "seat", "grant": "seat",
              "order": "orders"}  # fmt: skip
    filler: dict[str, Any] = {"move": "x", "text": "x", "seat": 9, "orders": {}}
    wanted = needed.get(request["type"], "")
    found = {key: value for key, value in request.items() if key in allowed}
    return found if not wanted or wanted in found else {**found, wanted: filler[wanted]}


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.lists(requests.map(shaped), min_size=1, max_size=20), st.integers(0, 2))
@pytest.mark.long
def test_any_request_is_answered(house: str, wishes: list[dict[str, Any]], game: int) -> None:
    """Whatever well-formed requests say, each has an answer, and the table stays sound."""
    ann = fuzzer(house)
    kind = ("oltremare", "batavia", "batavia")[game]
    table = ann.open(kind, calm=False, bots={"1": "random", "2": "random"}, start=game < 2)

    asyncio.run(sending(ann, table, wishes))


_fuzzers: dict[str, Guest] = {}


def fuzzer(house: str) -> Guest:
    if house not in _fuzzers:
        _fuzzers[house] = Guest(house, "Fuzz")
    return _fuzzers[house]


async def sending(ann: Guest, table: str, wishes: list[dict[str, Any]]) -> None:
    async with ann.at(table, lang="en") as line:
        for wish in wishes:
            fields = {key: value for key, value in wish.items() if key not in ("type", "id")}
            answer = await line.ask(wish["type"], wish["id"], **fields)
            assert answer["ok"] or answer["reason"]
    state = ann.get(f"/api/tables/{table}")
    assert state["status"] in ("open", "playing", "paused", "over")


@settings(max_examples=60, deadline=None, derandomize=True)
@given(values.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200))
def test_any_frame_is_answered_or_refused(house: str, message: str | bytes) -> None:
    table = watched(house)
    words = asyncio.run(last_words(house, f"/ws/{table}", message))
    assert "request" in words
    assert "went wrong" not in words


_watched: dict[str, str] = {}


def watched(house: str) -> str:
    if house not in _watched:
        _watched[house] = fuzzer(house).open("batavia")
    return _watched[house]


# --- who asks, and from where ---------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_another_site_can_do_nothing(house: str, table: str, origin: str) -> None:
    ann = Guest(house, "Ann")
    for path, body in (
        ("/api/me", {"name": "Evil"}),
        ("/api/tables", {"game": "batavia", "players": 3}),
        (f"/api/tables/{table}/sit", {}),
        ("/api/me/link", {}),
    ):
        answer = ann.web.post(path, json=body, headers={"origin": origin})
        assert answer.status_code == 403
        assert "another site" in answer.json()["detail"]
    token = ann.web.delete("/api/me/tokens/x", headers={"origin": origin})
    assert token.status_code == 403
    assert ann.get("/api/me")["name"] == "Ann"
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(last_words(house, f"/ws/{table}", origin=origin, **ann.cookie()))
    assert refused.value.response.status_code == 403


def test_our_own_pages_may(house: str, table: str) -> None:
    ann = Guest(house, "Ann")
    assert ann.web.post("/api/me", json={"name": "A"}, headers={"origin": house}).is_success

    async def work() -> None:
        async with ann.at(table, origin=house) as line:
            assert line.state["table"] == table

    asyncio.run(work())


@pytest.mark.parametrize(
    "secret", ["x", "' OR 1=1 --", "0" * 64, "x" * 5000, "fondaco", "../../secret", '"'],
)  # fmt: skip
def test_a_forged_cookie_or_token_is_nobody(house: str, table: str, secret: str) -> None:
    for headers in ({"cookie": f"fondaco={secret}"}, {"authorization": f"Bearer {secret}"}):
        eve = browser(house, headers={**from_somewhere(), **headers})
        answer = eve.get("/api/me")
        assert answer.json() is None or answer.status_code == 401
        state = eve.get(f"/api/tables/{table}")
        assert state.status_code == 401 or state.json()["you"] == -1
        assert eve.post(f"/api/tables/{table}/pause").status_code == 401


def test_one_address_cannot_ask_for_ever(house: str) -> None:
    client = browser(house, headers=from_somewhere(), timeout=PATIENCE)
    # A minute may end meanwhile, and then the count begins anew: not for ever.
    codes = (client.get("/api/me").status_code for _ in range(1300))
    asked = list(takewhile(lambda code: code == 200, codes))
    assert 600 <= len(asked) < 1300
    refused = client.get("/api/me")
    assert refused.json()["detail"]
    assert Guest(house, "Ann").get("/api/me")["name"] == "Ann"


# --- texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("evil", EVIL)
def test_names_titles_and_talk_are_only_text(house: str, table: str, evil: str) -> None:
    ann = Guest(house, "Ann")
    answer = ann.web.post("/api/me", json={"name": evil})
    assert answer.status_code in (200, 400)
    name = ann.get("/api/me")["name"]
    assert name == "Ann" or name in evil or evil.startswith(name[:6])
    assert name.isprintable()
    mine = ann.open("batavia", title=evil, start=True)
    state = ann.get(f"/api/tables/{mine}")
    assert state["title"].isprintable()
    assert state["seats"][0]["name"] == name

    async def work() -> None:
        async with ann.at(mine, lang="en") as line:
            answer = await line.ask("say", text=evil)
            said = [f["speech"]["text"] for f in line.frames if f.get("speech")]
            assert (said and said[0].isprintable()) if answer["ok"] else answer["reason"]

    asyncio.run(work())


# --- HTTP -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd", "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/serve.py", "/%00", "/a%00b", "/" + "x" * 5000, "//etc/passwd",
        "/assets/..\\..\\app.py", "/..%5c..%5capp.py", "/%ff%fe",
    ],
)  # fmt: skip
def test_pages_are_files_of_ours_and_no_others(house: str, path: str) -> None:
    url = httpx.URL(house).copy_with(raw_path=path.encode())
    answer = browser(house, headers=from_somewhere()).get(url)
    assert answer.status_code in (200, 400, 404)
    assert "root:" not in answer.text
    assert "create_app" not in answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"", b"null", b"[]", b"{", b"\xff", b"{}" * 3, b"[" * 60_000, b'{"game":' + b"[" * 60_000,
        json.dumps({"game": "batavia", "players": 10**30}).encode(),
        json.dumps({"game": "batavia", "players": 3, "options": {"players": "3"}}).encode(),
        json.dumps({"game": "batavia", "players": 3, "options": {"name": "x"}}).encode(),
        json.dumps({"game": "oltremare", "players": 3, "options": {"deck": "/etc/hosts"}}).encode(),
        json.dumps({"game": "oltremare", "players": 3, "options": {"map": "../x"}}).encode(),
        json.dumps({"game": "os", "players": 3}).encode(),
        json.dumps({"game": "batavia", "players": 3, "bots": {"0": "os:system"}}).encode(),
        json.dumps({"game": "batavia", "players": 3, "bots": {"-1": "random"}}).encode(),
        json.dumps({"game": "batavia", "players": 3, "clock": {"kind": "live"}}).encode(),
        json.dumps({"game": "batavia", "players": 3, "talk": -1}).encode(),
        json.dumps({"game": "batavia", "players": 3, "seat": 7}).encode(),
        json.dumps({"game": "batavia", "players": 3, "start": True}).encode(),
        json.dumps({"game": "batavia", "players": 3, "same_deal_as": "nowhere"}).encode(),
        json.dumps({"game": "batavia", "players": 3, "title": "x" * 61}).encode(),
    ],
)  # fmt: skip
def test_a_wrong_body_is_refused_and_opens_no_table(house: str, body: bytes) -> None:
    ann = Guest(house, "Ann")
    for path in ("/api/tables", "/api/quick"):
        answer = ann.web.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 404, 413), answer.text
        assert answer.json()["detail"]
    assert ann.get("/api/me/games") == []


def test_a_huge_body_is_not_read(house: str) -> None:
    ann = Guest(house, "Ann")
    answer = ann.web.post("/api/me", json={"name": "x" * 200_000})
    assert answer.status_code == 413
    assert answer.json()["detail"]


def test_there_is_no_game_for_a_million(house: str) -> None:
    ann = Guest(house, "Ann")
    assert "3 to 5" in ann.refused("/api/quick", game="batavia", players=10**9)
