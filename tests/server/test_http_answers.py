"""Answers over HTTP at the edges of what is allowed, and what is stored then."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.server import patrol
from fondaco.server.app import Config, create_app
from fondaco.server.base.log_codec import encode
from fondaco.server.people import alerts as alerts_module
from fondaco.store import LogRow, Rating
from tests.server.houses import FREE
from tests.server.room_builder import RoomBuilder

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Client = TestClient[Any]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        client.post("/api/me", json={"name": "Ann"})
        yield client


def store(client: Client) -> Any:
    return client.app.state.services.house.store


def call(client: Client, work: Any, *given: Any) -> Any:
    with client.portal() as portal:
        return portal.call(work, *given)


def asked(client: Client, path: str, **body: Any) -> tuple[int, str]:
    answer = client.post(path, json=body)
    return answer.status_code, answer.json()["name"] if answer.status_code >= 400 else ""


def test_a_report_of_a_table_is_stored_cleaned_and_cut(client: Client) -> None:
    table = client.post("/api/tables", json={"game": "batavia", "players": 3}).json()["table"]
    where = f"/api/tables/{table}/report"
    assert asked(client, where, text=" a\n b ", about="x" * 41) == (204, "")
    [first] = [each for each in call(client, store(client).reports) if each.table == table]
    assert (first.text, first.about) == ("a b", "x" * 40)
    assert asked(client, where, text="y" * 2000) == (204, "")
    assert asked(client, where, text="y" * 2001) == (400, "report-length")
    assert asked(client, where, text=" \n ") == (400, "report-length")
    found = [each for each in call(client, store(client).reports) if each.table == table]
    assert sorted(len(each.text) for each in found) == [3, 2000]


def test_a_report_of_a_person_is_stored(client: Client) -> None:
    me = client.get("/api/me").json()["person"]

    def reports() -> list[Any]:
        return [each for each in call(client, store(client).reports) if each.about == me]

    assert asked(client, "/api/reports", about=me, text="Look.") == (204, "")
    [first] = reports()
    assert (first.person, first.table, first.text) == (me, "", "Look.")
    assert asked(client, "/api/reports", about="nobody", text="Look.")[0] == 404
    assert asked(client, "/api/reports", about=me, text="") == (400, "report-length")
    assert asked(client, "/api/reports", about=me, text="y" * 2000) == (204, "")
    assert asked(client, "/api/reports", about=me, text="y" * 2001) == (400, "report-length")
    assert sorted(len(each.text) for each in reports()) == [5, 2000]


@pytest.mark.parametrize(
    ("url", "status"),
    [
        ("https://x.test/".ljust(500, "x"), 200),
        ("https://x.test/".ljust(501, "x"), 400),
        ("http://x.test/", 200),
        ("ftp://x.test/", 400),
        ("https://x.test/a b", 400),
        ("https://x.test/\u0007", 400),
        ("", 200),
    ],
)
def test_a_webhook_has_an_address_of_at_most_500_characters(
    client: Client, url: str, status: int
) -> None:
    answer = client.post("/api/me/webhook", json={"url": url})
    assert answer.status_code == status
    if status == 200:
        assert answer.json()["webhook"] == client.get("/api/me").json()["webhook"] == url


@pytest.mark.parametrize(
    ("status", "name"),
    [(199, "webhook-status"), (200, ""), (299, ""), (300, "webhook-status")],
)
def test_a_webhook_is_good_if_it_answers_so(
    client: Client, status: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answer(*_: Any) -> int:
        return status

    monkeypatch.setattr(alerts_module, "send", answer)
    client.app.state.services.alerts._tested.clear()
    client.post("/api/me/webhook", json={"url": "https://x.test/"})
    assert asked(client, "/api/me/webhook/test") == (400 if name else 204, name)
    assert asked(client, "/api/me/webhook/test") == (400, "test-pause")  # not again at once
    client.post("/api/me/webhook", json={"url": ""})


def test_a_standing_is_what_somebody_is_at_least_worth(client: Client) -> None:
    me = client.get("/api/me").json()["person"]
    rating = Rating(me, "batavia", 30.0, 2.5, 7, 3)
    assert call(client, store(client).rate, "t-rated", [rating], 5)
    mine = {"game": "batavia", "rating": 22.5, "games": 7, "wins": 3, "ladder": False}
    assert client.get("/api/me/ratings").json() == [mine]
    assert client.get("/api/ratings/batavia").json() == [{"name": "Ann", "standing": mine}]


def test_a_house_has_a_day_for_each_since_its_first(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_700_000_000_000]  # 2023-11-14
    monkeypatch.setattr(client.app.state.services.daily, "_now", lambda: now[0])
    for days in (["2023-11-14"], ["2023-11-15", "2023-11-14"]):
        found = client.get("/api/days").json()
        assert [each["day"] for each in found["days"]] == days
        assert found["more"] is False
        assert found["streak"] == {"days": 0, "longest": 0, "all": 0}
        now[0] += 86_400_000
    now[0] += 28 * 86_400_000  # it is the 31st day
    found = client.get("/api/days").json()
    days = [each["day"] for each in found["days"]]
    assert (len(days), days[0], days[-1], found["more"]) == (30, "2023-12-14", "2023-11-15", True)
    found = client.get("/api/days?before=2023-11-15").json()
    assert [each["day"] for each in found["days"]] == ["2023-11-14"]
    assert found["more"] is False


@pytest.mark.parametrize("before", [0, (1 << 53) - 1])
def test_a_time_to_look_before_is_a_number_of_milliseconds(client: Client, before: int) -> None:
    assert client.get(f"/api/me/games?before={before}").status_code == 200


@pytest.mark.parametrize("before", [-1, 1 << 53])
def test_another_number_is_no_time(client: Client, before: int) -> None:
    answer = client.get(f"/api/me/games?before={before}")
    assert (answer.status_code, answer.json()["name"]) == (400, "before-milliseconds")


def test_a_password_has_8_to_200_characters_and_no_other_opens_the_door() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        for length, status in ((7, 400), (201, 400), (8, 200), (200, 200)):
            client.post("/api/me", json={"name": "Ann"})
            login, password = f"ann{length}", "p" * length
            answer = client.post("/api/me/register", json={"login": login, "password": password})
            assert answer.status_code == status
            client.post("/api/me/logout")
            if status == 200:
                for who, wrong in ((login, password[1:]), ("nobody", password)):
                    refused = client.post("/api/me/login", json={"login": who, "password": wrong})
                    assert (refused.status_code, refused.json()["name"]) == (400, "wrong-login")
                right = client.post("/api/me/login", json={"login": login, "password": password})
                assert right.status_code == 200
                client.post("/api/me/logout")


def test_a_game_that_is_not_over_has_no_record_and_no_replay(client: Client) -> None:
    bots = {"1": "random", "2": "random"}
    body = {"game": "batavia", "players": 3, "bots": bots, "seat": 0}
    for start in (False, True):
        table = client.post("/api/tables", json={**body, "start": start}).json()["table"]
        for what in ("record", "replay"):
            answer = client.get(f"/api/tables/{table}/{what}")
            assert (answer.status_code, answer.json()["name"]) == (400, f"{what}-when-over")


def test_a_game_that_is_over_has_a_record_and_a_replay_of_every_seat(client: Client) -> None:
    house = client.app.state.services.house

    async def played() -> str:
        name = "finishedgame1"
        builder = RoomBuilder("batavia", setup="quick", seed="short").begin().play(5000)
        rows = [LogRow(row.number, row.at, encode(row.entry)) for row in builder.table.rows]
        for row in rows:
            assert await house.store.append(name, row)
        return name

    table = call(client, played)
    assert client.get(f"/api/tables/{table}/record").text.count("batavia") > 0
    for seat, status in ((-2, 400), (-1, 200), (0, 200), (2, 200), (3, 400)):
        assert client.get(f"/api/tables/{table}/replay?seat={seat}").status_code == status
    assert client.get(f"/api/tables/{table}/replay?first=-1").status_code == 400


def test_a_person_who_leaves_for_good_is_forgotten() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        me = client.post("/api/me", json={"name": "Ann"}).json()["person"]
        body = {"game": "batavia", "players": 3}
        table = client.post("/api/tables", json=body).json()["table"]
        secret = client.cookies["fondaco"]
        assert client.request("DELETE", "/api/me", json={}).status_code == 200
        assert call(client, store(client).person, me) is None
        client.cookies.set("fondaco", secret)
        assert client.get("/api/me").json() is None
        house = client.app.state.services.house
        assert call(client, house.room, table).table.status == "closed"


@pytest.mark.parametrize(("login", "name"), [
    ("a", "login-length"), ("ab", ""), ("x" * 24, ""), ("x" * 25, "login-length"),
])  # fmt: skip
def test_a_login_has_2_to_24_characters(client: Client, login: str, name: str) -> None:
    client.post("/api/me/logout")
    client.post("/api/me", json={"name": "Guest"})
    status = 400 if name else 200
    assert asked(client, "/api/me/register", login=login, password="p" * 8) == (status, name)
    client.post("/api/me/logout")
    client.post("/api/me", json={"name": "Ann"})


def test_a_house_that_is_served_shows_no_errors_from_within(client: Client) -> None:
    assert client.app.debug is False


@pytest.mark.parametrize(("host", "status"), [("play.test", 200), ("evil.test", 421)])
def test_a_request_for_another_house_is_misdirected(host: str, status: int) -> None:
    config = Config(database="sqlite://", minds=1, hosts=("play.test",))
    with TestClient(create_app(config)) as client:
        assert client.get("/api/me", headers={"host": host}).status_code == status


@pytest.mark.parametrize("edition", ["2004", "2005"])
def test_a_setting_is_of_the_options_that_were_asked_for(client: Client, edition: str) -> None:
    found = client.get(f"/api/setting/oltremare?edition={edition}&other=1").json()
    assert found["edition"] == edition


def test_a_stranger_has_no_streak() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        assert client.get("/api/days").json()["streak"] == {"days": 0, "longest": 0, "all": 0}


def test_leaving_a_device_closes_its_connections_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patrol, "ROUND_S", 3600.0)  # the patrol would find them too, but later
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        client.post("/api/me", json={"name": "Ann"})
        new = {"game": "batavia", "players": 3, "seat": 0}
        table = client.post("/api/tables", json=new).json()["table"]
        with client.websocket_connect(f"/ws/{table}") as socket:
            assert client.post("/api/me/logout").status_code == 200
            while (frame := socket.receive_json(timeout=60))["type"] != "fault":
                pass
            assert frame["name"] == "signed-out"


def test_a_stranger_can_leave_too() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        assert client.post("/api/me/logout").status_code == 200
        stranger = {"cookie": "fondaco=forged"}
        assert client.post("/api/me/logout", headers=stranger).status_code == 200


def test_a_stranger_whose_account_is_refused_leaves_nobody_behind() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        short = {"login": "Ann", "password": "short"}
        assert client.post("/api/me/register", json=short).status_code == 400
        assert call(client, client.app.state.services.house.store.people) == []
