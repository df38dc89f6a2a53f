"""Who may do what: every route, wish and command is tried as everybody, by docs/security.md."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, get_args

import click
import pytest
from click.testing import CliRunner
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

from fondaco.analysis.puzzles.book import shipped
from fondaco.cli.admin import admin
from fondaco.cli.main import main
from fondaco.contract.browser_board import BoardFiles, BrowserBoard
from fondaco.games import games
from fondaco.server.app import Config, create_app
from fondaco.server.http import boards
from fondaco.server.ws.requests import AnyRequest
from fondaco.table.frames import AnyFrame
from fondaco.teaching.examples import examples
from tests.long import mostly_long
from tests.server.houses import FREE
from tests.server.sent import follow
from tests.server.serving import eventually

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
DOC = Path(__file__).parents[2] / "docs" / "security.md"
ROLES = ("stranger", "guest", "seat", "host")
# The names of refusals that say: not you. Any other refusal is no answer to our question.
NOT_YOU = {
    "say-name-first", "who-are-you", "only-watching", "only-sitters", "only-sitters-speak",
    "only-host", "not-sitting", "gallery", "only-owner", "open-seat", "event-only-organiser",
    "only-with-role",
}  # fmt: skip
# And of those that say: you, but not now.
NOT_NOW = {
    "undo": ["no-undo"], "done": ["no-talks"], "hold": ["no-talks"],
    "relieve": ["does-not-wait", "relieve-when"], "grant": ["gift-no-clock"],
}  # fmt: skip
PASSWORD = "a long word for rights"
PUSH: dict[str, Any] = {"endpoint": "https://push.test/1", "keys": {"p256dh": "", "auth": ""}}
SEAT = 2  # the last one, which a seat of -1 would be mistaken for
_numbers = count(1)
Answer = Any


def rights() -> dict[str, list[str]]:
    """The table in the document: what is asked for, and what each role may."""
    found: dict[str, list[str]] = {}
    for line in DOC.read_text("utf-8").splitlines():
        first, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) == len(ROLES) + 1:
            for what in re.findall(r"`([^`]+)`", first):
                assert what not in found, f"{what} is there twice"
                found[what] = cells
    return found


RIGHTS = rights()


# --- a house with everybody in it -----------------------------------------------------------------

EXAMPLE = examples("oltremare")[0]
PUZZLE = shipped("batavia")[0]


class Visit:
    """A table of its own for one try, and whoever tries."""

    def __init__(self, house: "TestClient[Any]", over: str, role: str) -> None:
        self.house = house
        self.over = over  # a table whose game is over; everybody who sits sat there too
        self.role = role
        self.cookies: dict[str, str] = {"stranger": ""}
        self.ids: dict[str, str] = {}

    def cookie(self, name: str) -> str:
        """Of somebody who comes into the house when they are needed."""
        if name not in self.cookies:
            made = self.ask("POST", "/api/me", "stranger", name=name)
            self.cookies[name] = f"fondaco={made.cookies['fondaco']}"
            self.ids[name] = made.json()["person"]
        return self.cookies[name]

    def id(self, name: str) -> str:
        self.cookie(name)
        return self.ids[name]

    def ask(self, method: str, path: str, who: str = "", **body: Any) -> Answer:
        headers = {"cookie": self.cookie(who or self.role)}
        wants = body if method != "GET" else None
        answer = self.house.request(method, path, json=wants, headers=headers)
        self.house.cookies.clear()
        return answer

    def must(self, method: str, path: str, who: str, **body: Any) -> Any:
        answer = self.ask(method, path, who, **body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def account(self) -> str:
        """Who asks gets an account, if they are anybody."""
        login = f"Somebody {next(_numbers)}"
        if self.role != "stranger":
            made = self.ask("POST", "/api/me/register", login=login, password=PASSWORD)
            self.cookies[self.role] = f"fondaco={made.cookies['fondaco']}"
        return login

    def open(self, bots: int = 2, **more: Any) -> str:
        """A table of the host's, with one seat taken by `seat`; the host has none."""
        wish = {"game": "batavia", "players": 3, "calm": False, "talk": 0, "sit": False,
                "bots": dict.fromkeys(map(str, range(bots)), "random"), **more}  # fmt: skip
        table: str = self.must("POST", "/api/tables", "host", **wish)["table"]
        self.must("POST", f"/api/tables/{table}/sit", "seat", seat=SEAT)
        return table

    def begun(self) -> str:
        table = self.open()
        self.must("POST", f"/api/tables/{table}/start", "host")
        return table

    def at(self, path: str, table: str = "", **body: Any) -> Answer:
        return self.ask("POST", f"/api/tables/{table or self.begun()}/{path}", **body)

    def way(self, kind: str, who: str) -> str:
        """A link, a token or a device of somebody's."""
        if kind != "devices":
            path = {"links": "link", "tokens": "tokens"}[kind]
            self.must("POST", f"/api/me/{path}", who)
        found: str = self.must("GET", f"/api/me/{kind}", who)[-1]["id"]
        return found

    def end(self, kind: str) -> Answer:
        """End a way in of one's own; nobody can end another's."""
        others = self.way(kind, "other")
        refused = self.ask("DELETE", f"/api/me/{kind}/{others}").status_code
        assert refused == (401 if self.role == "stranger" else 404)
        assert others in [each["id"] for each in self.must("GET", f"/api/me/{kind}", "other")]
        own = self.way(kind, self.role) if self.role != "stranger" else others
        return self.ask("DELETE", f"/api/me/{kind}/{own}")

    def pass_on(self, name: str) -> Answer:
        key = self.must("POST", "/api/me/link", "other")["link"].removeprefix("/me/")
        become = {"become": self.id("other")} if name == "enter" else {}
        return self.ask("POST", f"/api/{'enter' if become else 'enter/who'}", key=key, **become)


def paused(visit: Visit) -> str:
    table = visit.begun()
    visit.must("POST", f"/api/tables/{table}/pause", "host")
    return table


def asked(visit: Visit, aid: str = "") -> str:
    """A table at which the seat is to move, alone with bots, with a coach who does that."""
    table = visit.begun()
    where = f"/api/tables/{table}"
    eventually(lambda: (visit.must("GET", where, "seat")["ask"] or {}).get("waited_for"), 60)
    if aid:
        headers = {"cookie": visit.cookie("seat")}
        with visit.house.websocket_connect(f"/ws/{table}", headers=headers) as socket:
            socket.send_json({"type": "coach", "id": "c", "aids": [aid]})
            while socket.receive_json()["type"] != "answer":
                pass
    return table


def laid_open(visit: Visit) -> str:
    """A table whose watchers see the hands of a round ago; two bots play on alone."""
    table = visit.open(open_after=1)
    visit.must("POST", f"/api/tables/{table}/start", "host")
    visit.must("POST", f"/api/tables/{table}/leave", "seat")
    where = f"/api/tables/{table}/open"
    eventually(lambda: visit.ask("GET", where, "other").is_success, 60)
    visit.must("POST", f"/api/tables/{table}/pause", "host")
    return table


def doubtful(visit: Visit) -> Answer:
    """Somebody's own move, or what would be one."""
    table = asked(visit, "warning")
    moves = visit.must("GET", f"/api/tables/{table}", "seat")["view"]["moves"]
    return visit.at("doubt", table, move=moves[0])


def sit(visit: Visit) -> Answer:
    table = visit.open(1)
    if visit.role == "seat":
        visit.must("POST", f"/api/tables/{table}/leave", "seat")
    return visit.at("sit", table)


def old_talk(visit: Visit) -> Answer:
    """Of the table; the gallery's is not for a seat while the game goes on."""
    where = f"/api/tables/{visit.begun()}/talk?before=9&channel"
    gallery = visit.ask("GET", f"{where}=gallery")
    assert gallery.is_success == (visit.role != "seat"), gallery.text
    return visit.ask("GET", f"{where}=table")


# How each is tried; a route without a line here, or in the document, fails.
# What people with a role may ask for; tests/server/test_moderation.py asks as them.
DESK: dict[tuple[str, str], dict[str, Any]] = {
    ("GET", "/api/desk"): {},
    ("POST", "/api/desk/reports"): {"report": 1, "state": "taken"},
    ("POST", "/api/desk/sanctions"): {"person": "x", "kind": "mute", "reason": "rude"},
    ("POST", "/api/desk/tables/{table}/send-away"): {"person": "x", "reason": "rude"},
    ("POST", "/api/desk/announcement"): {"text": "Hello", "hours": 1},
    ("POST", "/api/desk/invites"): {"uses": 2, "days": 1, "label": "Friday"},
    ("POST", "/api/desk/invites/withdraw"): {"invite": "x"},
    ("POST", "/api/desk/roles"): {"person": "x", "role": "moderator"},
}
# And of somebody else's event.
EVENTS: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/api/events/{event}/organise"): {"action": "code"},
    ("GET", "/api/events/{event}/ledger"): {},
}
TRIES: dict[str, Callable[[Visit], Answer]] = {
    "GET /": lambda v: v.ask("GET", "/"),
    "GET /{path}": lambda v: v.ask("GET", "/games"),
    "GET /schema": lambda v: v.ask("GET", "/schema/openapi.json"),
    "GET /healthz": lambda v: v.ask("GET", "/healthz"),
    "GET /readyz": lambda v: v.ask("GET", "/readyz"),
    "GET /metrics": lambda v: v.ask("GET", "/metrics"),
    "GET /api/house": lambda v: v.ask("GET", "/api/house"),
    "GET /api/restart": lambda v: v.ask("GET", "/api/restart"),
    "GET /boards/{game}/{digest}/{name}": lambda v: v.ask("GET", "/boards/batavia/0/board.js"),
    "GET /api/words/{language}": lambda v: v.ask("GET", "/api/words/en"),
    "GET /api/setting/{game}": lambda v: v.ask("GET", "/api/setting/oltremare"),
    "GET /api/rules/{game}": lambda v: v.ask("GET", "/api/rules/batavia"),
    "GET /api/ratings/{game}": lambda v: v.ask("GET", "/api/ratings/batavia"),
    "GET /api/ladder/{game}": lambda v: v.ask("GET", "/api/ladder/batavia"),
    "GET /api/days": lambda v: v.ask("GET", "/api/days"),
    "GET /api/days/{day}": lambda v: v.ask("GET", "/api/days/today"),
    "POST /api/days/{day}": lambda v: v.ask("POST", "/api/days/today"),
    "GET /api/network": lambda v: v.ask("GET", "/api/network"),
    "POST /api/network": lambda v: v.ask("POST", "/api/network"),
    "GET /api/guides/{name}": lambda v: v.ask("GET", "/api/guides/batavia"),
    "GET /api/learn/{name}": lambda v: v.ask("GET", "/api/learn/batavia"),
    "GET /api/shows/{name}": lambda v: v.ask("GET", "/api/shows/batavia"),
    "GET /api/shows/{name}/replay": lambda v: v.ask("GET", "/api/shows/batavia/replay"),
    "POST /api/learn/{name}/play-on": lambda v: v.ask("POST", "/api/learn/batavia/play-on"),
    "POST /api/examples/{name}": lambda v: v.ask("POST", f"/api/examples/{EXAMPLE}"),
    "GET /api/players/{login}": lambda v: v.ask("GET", f"/api/players/{known(v)}"),
    "GET /api/me": lambda v: v.ask("GET", "/api/me"),
    "POST /api/me": lambda v: v.ask("POST", "/api/me", name="Newly"),
    "GET /api/me/data": lambda v: v.ask("GET", "/api/me/data"),
    "DELETE /api/me": lambda v: v.ask("DELETE", "/api/me"),
    "POST /api/me/register": lambda v: v.ask(
        "POST", "/api/me/register", login=f"New {next(_numbers)}", password=PASSWORD
    ),
    "POST /api/me/login": lambda v: v.ask(
        "POST", "/api/me/login", login=known(v), password=PASSWORD
    ),
    "POST /api/me/logout": lambda v: v.ask("POST", "/api/me/logout"),
    "POST /api/me/password": lambda v: v.account() and v.ask(
        "POST", "/api/me/password", old=PASSWORD, new=PASSWORD + "!"
    ),
    "GET /api/me/games": lambda v: v.ask("GET", "/api/me/games"),
    "GET /api/me/ratings": lambda v: v.ask("GET", "/api/me/ratings"),
    "GET /api/me/statistics": lambda v: v.ask("GET", "/api/me/statistics"),
    "GET /api/me/results": lambda v: v.ask("GET", "/api/me/results"),
    "GET /api/me/blocks": lambda v: v.ask("GET", "/api/me/blocks"),
    "POST /api/me/blocks": lambda v: v.ask("POST", "/api/me/blocks", person=v.id("other")),
    "POST /api/reports": lambda v: v.ask("POST", "/api/reports", about=v.id("other"), text="!"),
    "POST /api/me/webhook": lambda v: v.ask("POST", "/api/me/webhook", url="https://x.test/"),
    "POST /api/me/webhook/test": lambda v: v.ask("POST", "/api/me/webhook/test"),
    "POST /api/me/push": lambda v: v.ask("POST", "/api/me/push", **PUSH),
    "DELETE /api/me/push": lambda v: v.ask("DELETE", "/api/me/push", endpoint=PUSH["endpoint"]),
    "GET /api/me/devices": lambda v: v.ask("GET", "/api/me/devices"),
    "DELETE /api/me/devices": lambda v: v.ask("DELETE", "/api/me/devices"),
    "DELETE /api/me/devices/{which}": lambda v: v.end("devices"),
    "POST /api/me/link": lambda v: v.ask("POST", "/api/me/link"),
    "GET /api/me/links": lambda v: v.ask("GET", "/api/me/links"),
    "DELETE /api/me/links/{link}": lambda v: v.end("links"),
    "POST /api/me/tokens": lambda v: v.ask("POST", "/api/me/tokens"),
    "GET /api/me/tokens": lambda v: v.ask("GET", "/api/me/tokens"),
    "DELETE /api/me/tokens/{token}": lambda v: v.end("tokens"),
    "POST /api/enter/who": lambda v: v.pass_on("enter/who"),
    "POST /api/enter": lambda v: v.pass_on("enter"),
    "GET /api/entry": lambda v: v.ask("GET", "/api/entry"),
    "POST /api/entry/password": lambda v: v.ask("POST", "/api/entry/password", password="x"),
    "POST /api/entry/look": lambda v: v.ask("POST", "/api/entry/look", invite="x"),
    "POST /api/entry/invite": lambda v: v.ask("POST", "/api/entry/invite", invite="x"),
    "GET /api/puzzles": lambda v: v.ask("GET", "/api/puzzles"),
    "GET /api/puzzles/next": lambda v: v.ask("GET", "/api/puzzles/next"),
    "GET /api/puzzles/today": lambda v: v.ask("GET", "/api/puzzles/today"),
    "GET /api/me/mistakes": lambda v: v.ask("GET", "/api/me/mistakes"),
    "GET /api/tables/{table}/mistakes/{ply}": lambda v: v.ask(
        "GET", f"/api/tables/{v.begun()}/mistakes/0"
    ),
    "POST /api/tables/{table}/mistakes/{ply}/answer": lambda v: v.at("mistakes/0/answer", move="x"),
    "GET /api/puzzles/{puzzle}": lambda v: v.ask("GET", f"/api/puzzles/{PUZZLE.id}"),
    "POST /api/puzzles/{puzzle}/answer": lambda v: v.ask(
        "POST", f"/api/puzzles/{PUZZLE.id}/answer", move=PUZZLE.solution
    ),
    "GET /api/events": lambda v: v.ask("GET", "/api/events"),
    "POST /api/events": lambda v: v.ask("POST", "/api/events", title="Friday", game="batavia"),
    "GET /api/events/{event}": lambda v: v.ask("GET", f"/api/events/{announced(v)}"),
    "GET /api/events/{event}/export": lambda v: v.ask(
        "GET", f"/api/events/{announced(v)}/export"
    ),
    "POST /api/events/{event}/register": lambda v: v.ask(
        "POST", f"/api/events/{announced(v)}/register"
    ),
    "POST /api/events/{event}/check-in": lambda v: v.ask(
        "POST", f"/api/events/{announced(v, True)}/check-in"
    ),
    "POST /api/events/{event}/withdraw": lambda v: v.ask(
        "POST", f"/api/events/{announced(v, True)}/withdraw"
    ),
    "POST /api/events/{event}/protest": lambda v: v.ask(
        "POST", f"/api/events/{announced(v, True)}/protest", round=1, table=1, text="!"
    ),
    "GET /api/events/{event}/ledger": lambda v: v.ask(
        "GET", f"/api/events/{announced(v)}/ledger"
    ),
    "POST /api/events/{event}/organise": lambda v: v.ask(
        "POST", f"/api/events/{announced(v)}/organise", action="close-registration"
    ),
    "GET /api/tables": lambda v: v.ask("GET", "/api/tables"),
    "POST /api/tables": lambda v: v.ask("POST", "/api/tables", game="batavia", players=3),
    "POST /api/looking": lambda v: v.ask("POST", "/api/looking", game="batavia", players=3),
    "POST /api/quick": lambda v: v.ask("POST", "/api/quick", game="batavia"),
    "GET /api/tables/{table}": lambda v: v.ask("GET", f"/api/tables/{v.begun()}"),
    "GET /api/tables/{table}/moments/{number}": lambda v: v.ask(
        "GET", f"/api/tables/{v.begun()}/moments/4"
    ),
    "GET /api/tables/{table}/open": lambda v: v.ask("GET", f"/api/tables/{laid_open(v)}/open"),
    "GET /api/tables/{table}/remarks": lambda v: v.ask("GET", f"/api/tables/{v.begun()}/remarks"),
    "GET /api/tables/{table}/rating": lambda v: v.ask("GET", f"/api/tables/{v.begun()}/rating"),
    "POST /api/tables/{table}/advice": lambda v: v.at("advice", asked(v)),
    "POST /api/tables/{table}/worth": lambda v: v.at("worth", asked(v, "worth")),
    "POST /api/tables/{table}/doubt": doubtful,
    "GET /api/tables/{table}/talk": old_talk,
    "GET /api/tables/{table}/record": lambda v: v.ask("GET", f"/api/tables/{v.over}/record"),
    "GET /api/tables/{table}/replay": lambda v: v.ask("GET", f"/api/tables/{v.over}/replay"),
    "GET /api/tables/{table}/compare": lambda v: v.ask("GET", f"/api/tables/{v.over}/compare"),
    "GET /api/tables/{table}/forked": lambda v: v.ask("GET", f"/api/tables/{v.over}/forked"),
    "GET /api/tables/{table}/choices": lambda v: v.ask("GET", f"/api/tables/{v.over}/choices"),
    "GET /api/tables/{table}/known": lambda v: v.ask(
        "GET", f"/api/tables/{v.over}/known?ply=9&seat=1"
    ),
    "GET /api/tables/{table}/review": lambda v: v.ask("GET", f"/api/tables/{v.over}/review"),
    "GET /api/tables/{table}/review/page": lambda v: v.ask(
        "GET", f"/api/tables/{v.over}/review/page"
    ),
    "POST /api/tables/{table}/review": lambda v: v.at("review", v.over),
    "POST /api/tables/{table}/fork": lambda v: v.at("fork", v.over, ply=1, seat=0, bot="random"),
    "POST /api/tables/{table}/report": lambda v: v.at("report", text="!"),
    "POST /api/tables/{table}/sit": sit,
    "GET /api/announcement": lambda v: v.ask("GET", "/api/announcement"),
    **{
        f"{method} {path}": lambda v, method=method, path=path, body=body: v.ask(  # type: ignore[misc]
            method, path.format(table=v.over), **body
        )
        for (method, path), body in DESK.items()
    },
    "POST /api/tables/{table}/leave": lambda v: v.at("leave"),
    "POST /api/tables/{table}/rematch": lambda v: v.at("rematch", closed(v)),
    "POST /api/tables/{table}/pause": lambda v: v.at("pause"),
    "POST /api/tables/{table}/resume": lambda v: v.at("resume", paused(v)),
    "POST /api/tables/{table}/bot": lambda v: v.at("bot", v.open(1), seat=1, bot="random"),
    "POST /api/tables/{table}/start": lambda v: v.at("start", v.open()),
    "POST /api/tables/{table}/close": lambda v: v.at("close", v.open()),
}  # fmt: skip


def announced(visit: Visit, takes_part: bool = False) -> str:
    """An event of the host's, in which whoever asks takes part."""
    wish = {"title": "Friday", "game": "batavia"}
    event: str = visit.must("POST", "/api/events", "host", **wish)["event"]
    if takes_part and visit.role != "stranger":
        visit.must("POST", f"/api/events/{event}/register", visit.role)
    return event


def known(visit: Visit) -> str:
    """The login of somebody else."""
    login = f"Known {next(_numbers)}"
    visit.must("POST", "/api/me/register", "other", login=login, password=PASSWORD)
    return login


def closed(visit: Visit) -> str:
    table = visit.open()
    visit.must("POST", f"/api/tables/{table}/close", "host")
    return table


# --- over HTTP ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house() -> Iterator["TestClient[Any]"]:
    config = Config(database="sqlite://", minds=1, bounds=FREE, tables_a_person=0,
                    thinkers_a_person=0, private_alerts=True)  # fmt: skip
    with TestClient(create_app(config)) as client, pytest.MonkeyPatch.context() as patch:
        client.app.state.services.reviews.budget = 2
        patch.setattr(games()["batavia"], "browser_board", BrowserBoard("board.js"))
        patch.setattr(boards, "board_files", lambda *_: BoardFiles("0", {"board.js": b""}))
        yield client


@pytest.fixture(scope="module")
def over(house: "TestClient[Any]") -> str:
    """A table where bots have played to the end."""
    bots = dict.fromkeys("012", "random")
    visit = Visit(house, "", "host")
    wish = {"game": "batavia", "players": 3, "options": {"setup": "quick"}, "calm": False,
            "sit": False, "bots": bots, "start": True}  # fmt: skip
    table: str = visit.must("POST", "/api/tables", "host", **wish)["table"]
    where = f"/api/tables/{table}"
    eventually(lambda: visit.must("GET", where, "host")["status"] == "over", 120)
    return table


def routes(house: "TestClient[Any]") -> set[str]:
    """All that the application answers to; what describes it counts as one."""
    found: set[str] = set()
    for route in house.app.routes:
        if isinstance(route, HTTPRoute):
            path = "/schema" if route.path.startswith("/schema") else route.path_format
            found |= {f"{method} {path}" for method in route.methods - {"OPTIONS"}}
        elif isinstance(route, WebSocketRoute):
            found.add(f"WebSocket {route.path_format}")
    return found


def commands() -> set[str]:
    """Every command of `fondaco admin`."""

    def walk(group: click.Group, name: str) -> Iterator[str]:
        for each, command in group.commands.items():
            if isinstance(command, click.Group):
                yield from walk(command, f"{name} {each}")
            else:
                yield f"{name} {each}"

    return set(walk(admin, "fondaco admin"))


def wishes() -> set[str]:
    named = {f"wish {kind.__struct_config__.tag}" for kind in get_args(AnyRequest)}
    return named | {"wish say in the gallery"}


def frames() -> set[str]:
    return {f"frame {kind.__name__.lower()}" for kind in get_args(AnyFrame)}


def test_the_document_names_all_there_is_and_nothing_else(house: "TestClient[Any]") -> None:
    there = routes(house) | commands() | wishes() | frames()
    assert sorted(there - set(RIGHTS)) == [], "not in docs/security.md"
    assert sorted(set(RIGHTS) - there) == [], "only in docs/security.md"
    http = {name for name in routes(house) if not name.startswith("WebSocket")}
    assert http == set(TRIES)
    for what, cells in RIGHTS.items():
        assert set(cells) <= {"yes", "no", "own", "–"}, what
        assert cells[-1] == ("yes" if what in commands() else "–"), what


@pytest.mark.parametrize("role", mostly_long(ROLES, 2))
def test_everybody_may_ask_for_what_the_document_says(
    house: "TestClient[Any]", over: str, role: str
) -> None:
    for route, attempt in TRIES.items():
        answer = attempt(Visit(house, over, role))
        house.cookies.clear()
        may = RIGHTS[route][ROLES.index(role)]
        if may == "no":
            why = answer.json().get("name", "")
            assert 400 <= answer.status_code < 500, f"{route} as {role}: {answer.text[:300]}"
            assert why in NOT_YOU, f"{route} as {role}: {answer.text[:300]}"
        else:
            good = answer.is_success or answer.json().get("name") in {
                "no-webhook", "event-no-table", "review-unfinished", *PUSHED, *OPEN_HOUSE,
            }  # fmt: skip
            assert good, f"{route} as {role}: {answer.text[:300]}"


# These would need a browser and an address that answers; they get as far as that.
PUSHED = {"push-keys-damaged", "no-subscription"}
# Nobody needs a password or a link to come into this house; test_entry_walk.py has closed ones.
OPEN_HOUSE = {"entry-no-password", "entry-no-invites"}


def test_nobody_is_an_administrator_over_the_network(house: "TestClient[Any]", over: str) -> None:
    visit = Visit(house, over, "host")
    for command in commands():
        words = "/".join(command.split()[2:])
        for path in (f"/api/admin/{words}", f"/admin/{words}"):
            for role in ROLES:
                answer = visit.ask("POST", path, role)
                assert answer.status_code in (404, 405), f"{path} as {role}: {answer.text[:200]}"


# --- at a table -----------------------------------------------------------------------------------


def wish(kind: str, socket: Any) -> dict[str, Any]:
    """What is sent, when its time has come."""
    more: dict[str, Any] = {}
    match kind:
        case "move" | "check":
            view = hear(socket, lambda view: view["to_move"][:1] == [SEAT])
            more = {"move": (view["moves"] or ["bid 1"])[0]}
        case "order":
            more = {"orders": {}}
        case "say":
            more = {"text": "Good evening."}
        case "say in the gallery":
            kind, more = "say", {"text": "Good evening.", "channel": "gallery"}
        case "relieve" | "grant":
            more = {"seat": SEAT}
        case "stand":
            more = {"bot": "random"}
        case "pace":
            more = {"pace": "slow"}
        case "coach":
            more = {"aids": ["worth"]}
    return {"type": kind, "id": "1", **more}


def hear(socket: Any, wanted: Callable[[Any], bool]) -> Any:
    """The view, as soon as it is so."""
    state: dict[str, Any] = {}
    while not state.get("view") or not wanted(state["view"]):
        state = follow(state, socket.receive_json())
    return state["view"]


def answer_to(visit: Visit, kind: str) -> Answer:
    """How the house answers to a wish at a table."""
    if kind == "resume":
        table = paused(visit)
    else:
        table = visit.begun()
    if kind == "return":
        visit.must("POST", f"/api/tables/{table}/leave", "seat")
        visit.must("POST", f"/api/tables/{table}/pause", "host")  # or the bot plays to the end
    headers = {"cookie": visit.cookie(visit.role)}
    with visit.house.websocket_connect(f"/ws/{table}", headers=headers) as socket:
        socket.send_json(wish(kind, socket))
        while (frame := socket.receive_json())["type"] != "answer":
            assert frame["type"] != "fault", frame
    return frame


@pytest.mark.parametrize("role", mostly_long(ROLES, 2))
def test_everybody_may_wish_at_a_table_for_what_the_document_says(
    house: "TestClient[Any]", over: str, role: str
) -> None:
    for name in sorted(wishes()):
        kind = name.removeprefix("wish ")
        answer = answer_to(Visit(house, over, role), kind)
        may = RIGHTS[name][ROLES.index(role)]
        if may == "no":
            assert not answer["ok"], f"{name} as {role}"
            assert answer["name"] in NOT_YOU, f"{name} as {role}: {answer}"
        else:
            assert answer["ok"] or answer["name"] in NOT_NOW.get(kind, []), (
                f"{name} as {role}: {answer}"
            )


def test_everybody_hears_at_a_table_what_the_document_says(
    house: "TestClient[Any]", over: str
) -> None:
    visit = Visit(house, over, "seat")
    table = paused(visit)  # where bots would go on and on
    for at, role in enumerate(ROLES):
        where = f"/ws/{table}"
        cookies = {who: {"cookie": visit.cookie(who)} for who in (role, "seat", "other")}
        with (
            house.websocket_connect(where, headers=cookies[role]) as recorder,
            house.websocket_connect(where, headers=cookies["other"]) as gallery,
            house.websocket_connect(where, headers=cookies["seat"]) as seat,
        ):
            heard: set[str] = set()
            for socket, words in ((gallery, {"channel": "gallery"}), (seat, {})):
                said = {"type": "say", "id": f"{role} {len(words)}", "text": "Hm.", **words}
                socket.send_json(said)
                while socket.receive_json()["type"] != "answer":
                    pass
            recorder.send_json({"type": "ping", "id": "last"})
            while "answer" not in heard:
                frame = recorder.receive_json()
                heard.add(frame["type"])
            recorder.send_text("no request at all")
            while (frame := recorder.receive_json())["type"] != "fault":
                pass
            heard.add(frame["type"])
        told = {name for name in frames() if RIGHTS[name][at] == "yes"}
        heard.add("waiting")  # which comes while bots wait for people who talk
        heard.add("restart")  # which comes when one is planned; see test_restart.py
        if role != "seat":
            heard.add("chances")  # which come when they are reckoned; see test_watching.py
        assert {f"frame {kind}" for kind in heard} == told, role
    assert RIGHTS["WebSocket /ws/{table}"][:-1] == ["yes"] * len(ROLES)


# --- on the command line --------------------------------------------------------------------------


@pytest.mark.long
def test_the_administrator_may_use_every_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    with TestClient(create_app(Config(database=url, minds=1))) as client:
        visit = Visit(client, "", "guest")
        login, table, backup = visit.account(), visit.begun(), tmp_path / "backups"
        event, other, seated = announced(visit), visit.begun(), visit.id("seat")
        visit.must("POST", "/api/reports", "guest", about=seated, text="Look.")
    words = {
        "show": [table], "close": [table], "retry": [table], "export": [table],
        "ban": [login, "--reason", "x"], "unban": [login], "reset-password": [login],
        "sessions list": [login], "sessions revoke": [login], "backup": [str(backup)],
        "events log": [event], "events hand-over": [event, login],
        "entry set": ["invite", "--inside", "out"], "add-person": ["Added by the organiser"],
        "restart": ["--in", "10m"], "role": [login, "organiser"], "mute": [login, "--reason", "x"],
        "unmute": [login], "send-away": [other, seated, "--reason", "x"],
        "report": ["1", "taken"], "delete": ["Added by the organiser", "--yes"],
    }  # fmt: skip

    def run(database: str, name: str, *more: str) -> str:
        done = CliRunner().invoke(main, ["admin", "--database", database, *name.split(), *more])
        if name == "retry":
            assert "not set aside" in done.output
        else:
            assert done.exit_code == 0, f"{name}: {done.output}"
        return done.output

    for command in sorted(commands()):
        name = command.removeprefix("fondaco admin ")
        if name not in ("restore", "entry password", "invites withdraw"):
            run(url, name, *words.get(name, []))
    run(url, "invites withdraw", run(url, "invites list").splitlines()[1].split()[0])
    monkeypatch.setenv("FONDACO_HOUSE_PASSWORD", PASSWORD)
    run(url, "entry set", "password")
    monkeypatch.setenv("FONDACO_HOUSE_PASSWORD", PASSWORD + "!")
    run(url, "entry password")
    (file,) = backup.glob("fondaco-*")
    run(f"sqlite:///{tmp_path / 'again.db'}", "restore", str(file))
