"""Events over HTTP: what organisers and players ask for, what is refused, and what stays secret."""

from collections.abc import Iterator
from contextlib import ExitStack
from csv import reader
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pyarrow.parquet as pq
import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from fondaco.contract.chance import commitment
from fondaco.events.fold import MINUTE_MS
from fondaco.server.app import Config, create_app
from fondaco.server.events import export as files
from fondaco.server.events import webhooks
from fondaco.server.events.export import safe
from fondaco.server.tables.house import House
from tests.long import long, mostly_long
from tests.server.events.club import play
from tests.server.houses import FREE
from tests.server.serving import eventually
from tests.store.houses import postgres_schema

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Answer = dict[str, Any]
QUICK = {"game": "batavia", "options": {"setup": "quick"}}


class Hall:
    """A house, its people, and the event they talk about."""

    def __init__(self, client: "TestClient[Any]") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.event = ""

    @property
    def house(self) -> House:
        found: House = self.client.app.state.services.house
        return found

    def ask(self, who: str, method: str, path: str, **body: Any) -> Any:
        """As somebody, or as a stranger without a name."""
        self.client.cookies.clear()
        if who and who not in self.cookies:
            me = self.client.post("/api/me", json={"name": who})
            self.cookies[who], self.ids[who] = self.client.cookies["fondaco"], me.json()["person"]
            self.client.cookies.clear()
        headers = {"cookie": f"fondaco={self.cookies[who]}"} if who else {}
        given = body if method != "GET" else None
        return self.client.request(method, path, headers=headers, json=given)

    def must(self, who: str, method: str, path: str, **body: Any) -> Any:
        answer = self.ask(who, method, path, **body)
        assert answer.is_success, answer.text
        return answer.json()

    def announce(self, **more: Any) -> Answer:
        body = {"title": "Friday", **QUICK, **more}
        found: Answer = self.must("Ada", "POST", "/api/events", **body)
        self.event = found["event"]
        return found

    def do(self, what: str, who: str, **body: Any) -> Any:
        return self.ask(who, "POST", f"/api/events/{self.event}/{what}", **body)

    def act(self, action: str, who: str = "Ada", **body: Any) -> Any:
        return self.do("organise", who, action=action, **body)

    def refused(self, answer: Any, name: str, status: int = 400) -> None:
        assert (answer.status_code, answer.json().get("name")) == (status, name), answer.text

    def info(self, who: str = "") -> Any:
        return self.must(who, "GET", f"/api/events/{self.event}")

    def arrive(self, *names: str) -> None:
        for name in names:
            assert self.do("register", name).is_success
            assert self.do("check-in", name).is_success

    def begin(self) -> Answer:
        """Draw and begin a round; it, once its tables are open."""
        for action in ("draw", "begin"):
            answer = self.act(action)
            assert answer.is_success, answer.text
        eventually(lambda: all(t["table"] for t in self.info()["rounds"][-1]["tables"]), 30)
        found: Answer = self.info()["rounds"][-1]
        return found

    def play(self, table: str) -> None:
        with self.client.portal() as portal:
            portal.call(play, self.house, table)


@pytest.fixture(params=mostly_long(["memory", "postgres"]))
def hall(request: pytest.FixtureRequest) -> Iterator[Hall]:
    with ExitStack() as stack:
        url = "sqlite://"
        if request.param == "postgres":
            url = stack.enter_context(postgres_schema("events"))
        config = Config(database=url, minds=1, bounds=FREE, private_alerts=True)
        yield Hall(stack.enter_context(TestClient(create_app(config))))


NAMES = ("Bo", "Cem", "Dora", "Emil", "Fay", "Gus", "Hedi", "Ivo", "Jan")


# --- bad input ------------------------------------------------------------------------------------


def test_registering_twice_late_full_or_with_another_name(hall: Hall) -> None:
    hall.announce(most_players=3)
    hall.arrive("Bo", "Cem", "Dora")
    hall.refused(hall.do("register", "Bo"), "event-registered")
    hall.refused(hall.do("register", ""), "say-name-first", 401)
    hall.refused(hall.do("register", "Emil", name="bo"), "event-name-taken")
    full = hall.do("register", "Emil").json()
    assert full["mine"]["waiting"] == 1
    hall.refused(hall.do("check-in", "Emil"), "event-waiting")
    hall.do("withdraw", "Cem")
    assert hall.info("Emil")["mine"]["waiting"] == 0
    assert hall.do("check-in", "Emil").is_success
    assert hall.act("close-registration").is_success
    hall.refused(hall.do("register", "Fay"), "event-registration-closed")
    hall.refused(hall.act("close-registration"), "event-registration-closed")
    assert hall.act("open-registration").is_success
    assert hall.do("register", "Fay").is_success
    assert hall.act("remove", player=hall.ids["Bo"], why="Shouted.").is_success
    hall.refused(hall.do("register", "Bo"), "event-removed")
    hall.refused(hall.ask("Bo", "GET", "/api/events/nothing"), "no-event", 404)
    hall.refused(hall.ask("Bo", "GET", "/api/events/..%2f"), "no-event", 404)


def test_codes_are_needed_wrong_used_up_or_expired(hall: Hall) -> None:
    hall.announce(entry="code")
    hall.refused(hall.do("register", "Bo"), "event-code-needed")
    hall.refused(hall.do("register", "Bo", code="nothing"), "event-code-wrong")
    hall.refused(hall.act("code", uses=0), "event-code-uses")
    hall.refused(hall.act("code", until=1), "event-code-uses")
    hall.act("code", uses=1)
    (first,) = hall.info("Ada")["organising"]["codes"]
    assert hall.do("register", "Bo", code=first["code"].lower()).is_success
    hall.refused(hall.do("register", "Cem", code=first["code"]), "event-code-used")
    hall.act("code", until=hall.house.now() + 3_600_000)
    code = hall.info("Ada")["organising"]["codes"][1]["code"]
    hall.house.now = lambda: 1 << 52
    hall.refused(hall.do("register", "Cem", code=code), "event-code-expired")
    assert first["code"] not in hall.ask("Bo", "GET", f"/api/events/{hall.event}").text


def test_invitations_guests_programs_and_bans(hall: Hall) -> None:
    hall.announce(entry="invitation", guests=False)
    hall.refused(hall.do("register", "Bo"), "event-no-guests")
    registered = hall.ask("Bo", "POST", "/api/me/register", login="Bo B", password="long enough")
    hall.cookies["Bo"] = registered.cookies["fondaco"]
    hall.refused(hall.do("register", "Bo"), "event-invitation")
    hall.refused(hall.act("invite", login="nobody at all"), "event-no-account", 404)
    assert hall.act("invite", login="Bo B").is_success
    assert hall.act("invite", login="Bo B").is_success  # once more changes nothing
    assert hall.do("register", "Bo").is_success
    hall.announce()
    hall.must("Robo", "POST", "/api/me", name="Robo", bot=True)
    hall.refused(hall.do("register", "Robo"), "event-no-programs")
    with hall.client.portal() as portal:
        hall.ask("Cem", "GET", "/api/me")
        portal.call(lambda: hall.house.store.change_person(hall.ids["Cem"], banned="Spam."))
    hall.refused(hall.do("register", "Cem"), "banned", 403)


def test_only_organisers_organise_and_only_the_owner_hands_over(hall: Hall) -> None:
    hall.announce()
    for who in ("Bo", ""):
        answer = hall.act("draw", who)
        assert answer.status_code in (401, 403)
    for name in ("Bo", "Cem"):
        registered = hall.ask(
            name, "POST", "/api/me/register", login=f"{name} {name}", password="long enough"
        )
        hall.cookies[name] = registered.cookies["fondaco"]
    assert hall.act("add-organiser", login="Bo Bo").is_success
    assert hall.act("close-registration", "Bo").is_success
    hall.refused(hall.act("hand-over", "Bo", login="Cem Cem"), "event-only-owner", 403)
    # Whoever deletes their account passes the event on first.
    assert hall.ask("Ada", "DELETE", "/api/me").is_success
    assert hall.info()["owner"] == "Bo"
    farewell = hall.ask("Bo", "DELETE", "/api/me", password="long enough")
    hall.refused(farewell, "event-owner-leaves")
    assert hall.act("hand-over", "Bo", login="Cem Cem").is_success
    assert hall.ask("Bo", "DELETE", "/api/me", password="long enough").is_success
    hall.refused(hall.act("remove-organiser", "Cem", player="x"), "event-no-organiser")


def test_rounds_that_cannot_be(hall: Hall) -> None:
    hall.announce(rounds=2)
    hall.arrive("Bo", "Cem")
    hall.refused(hall.act("draw"), "event-few-players")
    hall.arrive("Dora", "Emil", "Fay", "Gus", "Hedi", "Ivo")
    twice = [hall.act("draw", round=1) for _ in range(2)]  # from two browsers
    first, second = (each.json()["rounds"] for each in twice)
    assert first == second
    hall.refused(hall.act("draw"), "event-round-runs")
    hall.refused(hall.act("undo-draw", round=2), "event-other-round")
    assert hall.act("undo-draw", round=1).json()["rounds"] == []
    tables = hall.begin()["tables"]
    assert hall.do("check-in", "Bo").is_success  # from a second device
    busy = tables[1]["players"][0]
    hall.refused(hall.act("replace", table=1, seat=0, other=busy), "event-plays-already")
    hall.refused(hall.act("undo-draw"), "event-draw-stands")
    hall.refused(hall.act("end"), "event-round-runs")
    hall.refused(hall.act("close-round"), "event-why")
    hall.refused(hall.act("correct", round=1, table=9, why="x"), "event-no-table")
    # A person at a running table cannot check in elsewhere.
    here = hall.event
    hall.announce(title="Other")
    assert hall.do("register", "Bo").is_success
    hall.refused(hall.do("check-in", "Bo"), "event-plays-elsewhere")
    hall.event = here
    for who in tables[0]["names"]:
        assert hall.do("withdraw", who).is_success  # during a game: the result will count
    for table in tables:
        hall.play(table["table"])
    eventually(lambda: hall.info()["rounds"][0]["over"], 30)
    assert sum(line["played"] for line in hall.info()["standings"]) == 8
    hall.act("draw")
    before = hall.info()["rounds"][1]
    loser = hall.info()["rounds"][0]["tables"][0]["players"][3]
    corrected = hall.act("correct", round=1, table=1, scores=[1, 2, 3, 40], why="Upside down.")
    assert corrected.json()["rounds"][1] == before  # standings change, pairings stay
    line = next(each for each in corrected.json()["standings"] if each["player"] == loser)
    assert line["points"] == 6
    (change,) = [each for each in hall.info()["changes"] if each["what"] == "corrected"]
    assert (change["table"], change["why"]) == (1, "Upside down.")
    hall.refused(hall.act("correct", round=1, table=1, scores=[1], why="x"), "event-result")


def test_nobody_is_drawn_for_two_running_tables(hall: Hall) -> None:
    hall.announce(title="First", sizes=[3])
    first = hall.event
    hall.announce(title="Second", sizes=[3])
    second = hall.event
    for event in (first, second):  # here at both, before anything begins
        hall.event = event
        hall.arrive("Bo", "Cem", "Dora")
    hall.event = first
    (table,) = hall.begin()["tables"]
    hall.event = second
    refused = hall.act("draw")
    hall.refused(refused, "event-player-elsewhere")
    assert "First" in refused.text
    assert hall.info()["rounds"] == []
    hall.play(table["table"])
    hall.event = first
    eventually(lambda: hall.info()["rounds"][0]["over"], 30)
    hall.event = second
    assert hall.act("draw").is_success


def test_protests_have_a_window_and_an_answer(hall: Hall) -> None:
    hall.announce(rounds=1, protest_minutes=10)
    hall.arrive("Bo", "Cem", "Dora")
    (table,) = hall.begin()["tables"]
    wrong = {"round": 1, "table": 1, "text": "I had more."}
    hall.refused(hall.do("protest", "Bo", **wrong), "event-no-result")
    hall.play(table["table"])
    eventually(lambda: hall.info()["rounds"][0]["over"], 30)
    hall.refused(hall.do("protest", "Ivo", **wrong), "event-not-your-table")
    assert hall.do("protest", "Bo", **wrong).is_success
    hall.refused(hall.do("protest", "Bo", **wrong), "event-protest-open")
    hall.refused(hall.act("end"), "event-protests")
    hall.refused(hall.act("settle-protest", protest=3, why="x"), "event-no-protest")
    assert hall.act("settle-protest", protest=0, why="The record says otherwise.").is_success
    hall.refused(hall.act("end"), "event-protest-window")
    later = hall.house.now() + 10 * MINUTE_MS
    hall.house.now = lambda: later
    hall.refused(hall.do("protest", "Cem", **wrong), "event-protest-late")
    seed = hall.act("end").json()["seed"]
    assert commitment(seed) == hall.info()["commitment"]
    hall.refused(hall.do("register", "Ivo"), "event-over")


def test_settings_that_no_event_can_have(hall: Hall) -> None:
    for name, wrong in (
        ("event-title", {"title": ""}),
        ("event-rounds", {"rounds": 0}),
        ("event-game-sizes", {"sizes": [2]}),
        ("event-cup-four", {"sizes": [3], "format": "cup"}),
        ("event-minutes", {"round_minutes": 0}),
        ("event-players", {"most_players": 2}),
        ("no-game", {"game": "chess"}),
        ("bank-range", {"bank": 3}),
    ):
        body = {"title": "Friday", **QUICK, **wrong}
        answer = hall.ask("Ada", "POST", "/api/events", **body)
        assert answer.status_code == 400, name
        assert answer.json()["name"] == name or name == "no-game"
    for _ in range(10):
        hall.announce()
    hall.refused(hall.ask("Ada", "POST", "/api/events", title="x", **QUICK), "event-many")


# --- a club's site --------------------------------------------------------------------------------


def test_a_site_hears_of_draws_and_results(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    async def send(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
        sent.append(body)
        return 200

    monkeypatch.setattr(webhooks, "send", send)
    hall.announce(rounds=1, protest_minutes=0)
    hall.refused(hall.act("webhook", url="file:///etc/passwd"), "no-such-address")
    assert hall.act("webhook", url="https://club.test/hook").is_success
    hall.arrive("Bo", "Cem", "Dora")
    (table,) = hall.begin()["tables"]
    hall.play(table["table"])
    eventually(lambda: hall.info()["rounds"][0]["over"], 30)
    assert hall.act("end").is_success
    eventually(lambda: len(sent) == 3, 10)
    assert [b'"what":"' + what in body for what, body in zip(
        (b"round-drawn", b"table-over", b"event-over"), sent, strict=True
    )] == [True] * 3  # fmt: skip
    assert "club.test" not in hall.ask("Bo", "GET", f"/api/events/{hall.event}").text


def test_waiting_for_news_and_lists(hall: Hall) -> None:
    number = hall.announce()["number"]
    hall.do("register", "Bo")
    news = hall.must("Bo", "GET", f"/api/events/{hall.event}?after={number}")
    assert news["number"] > number
    (listed,) = hall.must("Bo", "GET", "/api/events")
    assert (listed["event"], listed["mine"], listed["players"]) == (hall.event, True, 1)
    assert not hall.must("Cem", "GET", "/api/events")[0]["mine"]


def test_files_have_no_formulas(hall: Hall) -> None:
    hall.announce(rounds=1)
    hall.arrive("=1+1", "@Cem", "Dora")
    (table,) = hall.begin()["tables"]
    hall.play(table["table"])
    eventually(lambda: hall.info()["rounds"][0]["over"], 30)
    where = f"/api/events/{hall.event}/export"
    for kind in ("standings", "results"):
        text = hall.ask("", "GET", f"{where}?kind={kind}").text.removeprefix("\ufeff")
        rows = list(reader(text.splitlines()))
        assert len(rows) == 4
        assert all(not cell.startswith(("=", "@", "+")) for row in rows for cell in row)
        assert "'=1+1" in text
    file = ZipFile(BytesIO(hall.ask("", "GET", f"{where}?kind=records").content))
    assert file.namelist() == ["contents.csv", "round-1-table-1.txt"]
    assert "1,1,round-1-table-1.txt,over" in file.read("contents.csv").decode()
    assert safe("-x") == "'-x"


@long
def test_the_whole_event_as_json_and_tables(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.announce(rounds=1, entry="code")
    hall.act("code", uses=20)
    code = hall.info("Ada")["organising"]["codes"][0]["code"]
    for name in NAMES[:6]:
        assert hall.do("register", name, code=code).is_success
        assert hall.do("check-in", name).is_success
    where = f"/api/events/{hall.event}/export"
    hall.refused(hall.ask("", "GET", f"{where}?kind=tables"), "event-no-games")
    tables = hall.begin()["tables"]
    hall.play(tables[0]["table"])
    assert hall.act("close-round", why="It is late.").is_success
    eventually(lambda: hall.info()["rounds"][0]["tables"][1]["status"] == "closed", 30)
    found = hall.ask("Ada", "GET", f"{where}?kind=json")
    public, told = hall.info(), found.json()
    assert {**told, "now": 0} == {**public, "now": 0}  # an organiser's secrets are not in it
    assert code not in found.text
    assert told["files"] == ["standings", "results", "json", "records", "tables"]
    # Every table is listed; only finished games have a record.
    file = ZipFile(BytesIO(hall.ask("", "GET", f"{where}?kind=records").content))
    rows = list(reader(file.read("contents.csv").decode().removeprefix("\ufeff").splitlines()))
    assert rows[1:] == [["1", "1", "round-1-table-1.txt", "over"], ["1", "2", "", "closed"]]
    record = hall.ask("", "GET", f"/api/tables/{tables[0]['table']}/record").text
    assert file.read("round-1-table-1.txt").decode() == record
    answer = hall.ask("", "GET", f"{where}?kind=tables")
    parquet = ZipFile(BytesIO(answer.content))
    games = pq.read_table(BytesIO(parquet.read("games.parquet"))).to_pylist()
    assert [(row["file"], row["scores"]) for row in games] == [
        ("round-1-table-1.txt", told["rounds"][0]["tables"][0]["scores"])
    ]
    monkeypatch.setattr(files, "PARQUET", False)
    without = hall.ask("", "GET", f"{where}?kind=tables")
    hall.refused(without, "data-needs-pyarrow")
    assert "fondaco[data]" in without.text


# --- duplicate ------------------------------------------------------------------------------------

# What a player of a finished table may still ask for: what their own seat has seen.
OWN = {
    "GET /api/tables/{table}", "GET /api/tables/{table}/moments/{number}",
    "GET /api/tables/{table}/remarks", "GET /api/tables/{table}/talk",
    "GET /api/tables/{table}/choices", "GET /api/tables/{table}/review",
    "GET /api/tables/{table}/forked",  # it is not a fork
    "GET /api/tables/{table}/rating",  # what the own table changed
    "POST /api/tables/{table}/review", "POST /api/tables/{table}/report",
    "POST /api/tables/{table}/rematch",  # which has other cards
}  # fmt: skip
BODIES: dict[str, Answer] = {
    "fork": {"ply": 1, "seat": 0, "bot": "random"}, "sit": {}, "report": {"text": "!"},
    "bot": {"seat": 0}, "advice": {}, "worth": {}, "doubt": {"move": "pass"},
}  # fmt: skip


def walk(hall: Hall, who: str, table: str) -> dict[str, Any]:
    """Everything that can be asked about a table, and the answers."""
    found = {}
    for route in hall.client.app.routes:
        if not isinstance(route, HTTPRoute) or "{table}" not in route.path_format:
            continue
        path = route.path_format.replace("{table}", table).replace("{number}", "4")
        more = {"known": "?ply=3&seat=1", "talk": "?channel=table&before=9", "replay": "?seat=1"}
        for method in route.methods & {"GET", "POST"}:
            last = path.rsplit("/", 1)[1]
            asked = path + (more.get(last, "") if method == "GET" else "")
            body = BODIES.get(last, {}) if method == "POST" else {}
            found[f"{method} {route.path_format}"] = hall.ask(who, method, asked, **body)
    return found


@long
def test_nothing_of_a_deal_leaves_a_table_before_all_are_through(hall: Hall) -> None:
    hall.announce(format="duplicate", rounds=1, sizes=[3])
    hall.arrive(*NAMES[:6])
    tables = hall.begin()["tables"]
    assert [each["bots"] for each in tables] == [False, False] + [True] * 6  # eight are compared
    first, second = tables[0], tables[1]
    rooms = hall.house.rooms
    seed = rooms[first["table"]].table.opened.seed
    assert seed == rooms[second["table"]].table.opened.seed
    hall.play(first["table"])
    assert rooms[first["table"]].table.status == "over"
    mine, theirs = first["names"][0], second["names"][0]
    for who, table, own in (
        (mine, first, OWN),  # whose own table is over
        (theirs, first, set()),  # who still plays
        ("Zoe", first, set()),
        ("", first, set()),
        ("Ada", first, set()),  # the organiser
        (mine, second, set()),  # watching the others
        ("Ada", tables[2], set()),  # bots' tables too
    ):
        for route, answer in walk(hall, who, table["table"]).items():
            assert seed not in answer.text, (who, route)
            if route in own:
                assert answer.is_success, (who, route, answer.text)
            else:
                assert not answer.is_success, (who, route, answer.text)
        if own:
            state = hall.must(who, "GET", f"/api/tables/{table['table']}")
            assert state["result"]["review"] == []
            review = hall.must(who, "POST", f"/api/tables/{table['table']}/review")
            assert review["status"] == "protected"
        else:
            headers = {"cookie": f"fondaco={hall.cookies[who]}"} if who else {}
            where = f"/ws/{table['table']}"
            with hall.client.websocket_connect(where, headers=headers) as line:
                assert line.receive_json()["name"] == "event-sealed"
        again = {**QUICK, "players": 3, "same_deal_as": table["table"]}
        if who:
            answer = hall.ask(who, "POST", "/api/tables", **again)
            assert answer.json()["name"] in ("event-sealed", "same-deal-early")
    for path in ("", *(f"/export?kind={kind}" for kind in ("results", "standings", "json"))):
        answer = hall.ask("Ada", "GET", f"/api/events/{hall.event}{path}")
        assert seed not in answer.text
    where = f"/api/events/{hall.event}/export"
    zipped = ZipFile(BytesIO(hall.ask("Ada", "GET", f"{where}?kind=records").content))
    assert zipped.namelist() == ["contents.csv"]
    assert len(zipped.read("contents.csv").splitlines()) == 1
    hall.refused(hall.ask("Ada", "GET", f"{where}?kind=tables"), "event-no-games")
    shown = hall.info("Ada")
    assert all(t["scores"] == [] for t in shown["rounds"][0]["tables"])
    assert all(line["played"] == 0 for line in shown["standings"])
    for who in (mine, "Zoe"):
        listed = [hall.ask(who, "GET", path).text for path in ("/api/me/games", "/api/tables")]
        assert all(seed not in each for each in listed)
    # When the last table is through, everything may be seen, and the comparison counts.
    hall.play(second["table"])
    eventually(lambda: hall.info()["rounds"][0]["over"], 60)
    assert hall.ask(theirs, "GET", f"/api/tables/{first['table']}/replay?seat=1").is_success
    assert seed in hall.ask("", "GET", f"/api/tables/{first['table']}/record").text
    shown = hall.info()
    assert all(len(t["scores"]) == 3 for t in shown["rounds"][0]["tables"])
    # Against par: at every table it comes to 50 for each seat.
    assert round(sum(line["points"] for line in shown["standings"]), 1) == 6 * 50
    fork = BODIES["fork"]
    assert hall.ask("Zoe", "POST", f"/api/tables/{first['table']}/fork", **fork).is_success
