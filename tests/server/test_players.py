"""What the house remembers of players, and tables with the same deal side by side."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.host.house_pages import Standing
from fondaco.host.player_stats import by_opponent, by_seat, tallies
from fondaco.server.app import Config, create_app
from fondaco.server.http.account import standings
from fondaco.store import Person, Rating
from tests.server.houses import FREE
from tests.server.serving import eventually
from tests.store.houses import index, with_store

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Client = TestClient[Any]


@pytest.fixture(scope="module")
def house() -> Iterator[Client]:
    app = create_app(Config(database="sqlite://", minds=1, bounds=FREE))
    with TestClient(app) as client:
        yield client


def post(client: Client, path: str, **body: Any) -> Any:
    answer = client.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def get(client: Client, path: str) -> Any:
    answer = client.get(path)
    assert answer.is_success, answer.text
    return answer.json()


def enter(client: Client, login: str) -> None:
    """Come in as somebody else."""
    client.cookies.clear()
    post(client, "/api/me/register", login=login, password="difference engine")


def play(client: Client, **more: Any) -> str:
    """A whole game, in which a bot plays for me."""
    new = {"game": "batavia", "players": 3, "bots": {"1": "random", "2": "random"}, "seat": 0,
           "start": True, "calm": False}  # fmt: skip
    table: str = post(client, "/api/tables", **{**new, **more})["table"]
    post(client, f"/api/tables/{table}/leave")
    eventually(lambda: get(client, f"/api/tables/{table}")["result"], 120)
    return table


def test_a_player_has_a_public_page(house: Client) -> None:
    enter(house, "Ada")
    shown, hidden = play(house, title="Friday"), play(house, private=True)
    mine, own = get(house, "/api/me/statistics"), get(house, "/api/me/results")
    house.cookies.clear()
    page = get(house, "/api/players/ADA")
    assert page["login"] == "Ada"
    assert [card["table"] for card in page["recent"]] == [shown]
    assert hidden not in str(page)
    (tally,) = page["tallies"]
    assert (tally["game"], tally["games"], tally["with_people"]) == ("batavia", 1, 0)
    assert mine[0]["games"] == 2
    (seat,), (bots,) = page["results"]["seats"], page["results"]["opponents"]
    assert (seat["game"], seat["seat"], seat["games"]) == ("batavia", 0, 1)
    assert (bots["name"], bots["bot"], bots["games"]) == ("", "random", 2)
    assert own["seats"][0]["games"] == 2
    assert own["ratings"] == []  # nobody with an account sat there too
    assert house.get("/api/players/nobody").status_code == 404
    assert house.get("/api/me/statistics").status_code == 401


@pytest.mark.long
def test_the_same_deal_is_compared_when_it_is_over(house: Client) -> None:
    enter(house, "Bea")
    first = play(house)
    enter(house, "Cleo")
    second = play(house, same_deal_as=first)
    third = play(house, same_deal_as=second, private=True)
    open_one = post(house, "/api/tables", game="batavia", players=3, same_deal_as=first)["table"]
    for asked in (first, second, third):
        found = get(house, f"/api/tables/{asked}/compare")
        assert [each["table"] for each in found] == [first, second, third]
    assert [each["you"] for each in found] == [-1, 0, 0]
    assert found[0]["bots"] == ["", "random", "random"]
    assert found[0]["scores"] == get(house, f"/api/tables/{first}")["result"]["scores"]
    enter(house, "Dora")  # who did not sit at the private one
    found = get(house, f"/api/tables/{open_one}/compare")
    assert [each["table"] for each in found] == [first, second]
    assert house.get("/api/tables/nosuch/compare").status_code == 404


def test_tallies_count_wins_places_and_company() -> None:
    alone = index(persons=["ann", None, None], scores=[30, 40, 20], places=[2, 1, 3])
    won = index(persons=["bob", "ann", None], scores=[30, 50, 20], places=[2, 1, 3])
    elsewhere = index(persons=["bob", None, None], scores=[30, 50, 20], places=[2, 1, 3])
    (tally,) = tallies([alone, won, elsewhere], "ann")
    assert (tally.games, tally.wins, tally.with_people) == (2, 1, 1)
    assert (tally.mean_place, tally.best, tally.mean) == (1.5, 50, 40.0)


def test_results_are_reported_by_seat_and_by_opponent() -> None:
    bots = {"bots": ["", "merchant:sly", ""]}
    one = index(persons=["ann", None, "bob"], places=[1, 2, 2], info=bots)
    two = index(persons=["ann", None, "bob"], places=[2, 2, 1], info=bots)
    three = index(persons=["bob", "ann", "cid"], names=["Bob", "Ann", "Cid"], places=[3, 1, 2])
    seats = by_seat([three, two, one], "ann")
    assert [(each.game, each.seat, each.games, each.wins) for each in seats] == [
        ("oltremare", 0, 2, 1), ("oltremare", 1, 1, 1),
    ]  # fmt: skip
    met = by_opponent([three, two, one], "ann")
    assert [(each.name, each.bot, each.games, each.ahead, each.level) for each in met] == [
        ("Bob", "", 3, 2, 0), ("", "merchant", 2, 1, 1), ("Cid", "", 1, 1, 0),
    ]  # fmt: skip


def test_a_rating_is_shown_with_one_decimal() -> None:
    async def work(store: Any) -> None:
        await store.rate("t1", [Rating("ann", "batavia", 27.46, 3.1, 5, 2)])
        assert await standings(store, Person("ann", "Ann", 0)) == [Standing("batavia", 18.2, 5, 2)]

    with_store("sqlite://", work)
