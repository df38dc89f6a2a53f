"""Nobody gets more than their part: limits cannot be walked around by asking at once, or twice."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.contract.refused import Refused
from fondaco.host import replay
from fondaco.host.bot_thinking import Question, Thought
from fondaco.server.app import Config, create_app
from fondaco.server.bots.thinking import ThinkingPool, ThinkingProcess
from fondaco.server.http import tables as api_tables
from fondaco.server.limits.rates import Bounds, LimitedError, RateLimits
from fondaco.server.people.people import GUESSES, Asker, People
from fondaco.server.work.fair_queue import Owner
from fondaco.server.work.replay_worker import ReplayWorker
from fondaco.store import Person, open_store
from fondaco.table.audience import Audience
from fondaco.table.sight import Sight
from tests.long import long
from tests.server.guests import Guest
from tests.server.houses import FREE
from tests.server.serving import eventually, in_one_window

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PASSWORD = "correct horse"
NOW = 1_700_000_000_000


# --- counting -------------------------------------------------------------------------------------


@asynccontextmanager
async def processes(count: int, bounds: Bounds) -> AsyncIterator[list[RateLimits]]:
    """Several, with one store and one clock."""
    store = await open_store("sqlite://")
    try:
        yield [RateLimits(store, lambda: NOW, bounds, shared=True) for _ in range(count)]
    finally:
        await store.close()


def takes(limits: RateLimits, what: str, who: str, times: int) -> int:
    """How many of so many are allowed."""
    allowed = 0
    for _ in range(times):
        try:
            limits.take(what, who)
        except LimitedError:
            continue
        allowed += 1
    return allowed


def test_two_processes_count_together_what_comes_near_a_limit() -> None:
    async def work() -> None:
        async with processes(2, Bounds(requests=100)) as (one, two):
            assert takes(one, "requests", "10.0.0.1", 90) == 90
            await one.share()
            assert takes(two, "requests", "10.0.0.1", 5) == 5  # it has not heard of it yet …
            assert takes(two, "requests", "10.0.0.1", 10) == 10  # … and tells once it is near
            await two.share()
            assert takes(two, "requests", "10.0.0.1", 10) == 0
            assert takes(two, "requests", "10.0.0.2", 10) == 10
            await one.share()
            assert takes(one, "requests", "10.0.0.1", 10) == 0

    asyncio.run(work())


def test_what_was_shared_is_not_counted_again() -> None:
    async def work() -> None:
        async with processes(2, Bounds(requests=100)) as (one, two):
            assert takes(one, "requests", "10.0.0.1", 60) == 60
            for _ in range(3):
                await one.share()
            assert takes(one, "requests", "10.0.0.1", 5) == 5
            await one.share()
            assert takes(two, "requests", "10.0.0.1", 20) == 20
            await two.share()  # it hears of 65
            assert takes(two, "requests", "10.0.0.1", 100) == 15
            await two.share()
            await one.share()  # it hears of 35
            assert takes(one, "requests", "10.0.0.1", 100) == 0

    asyncio.run(work())


def test_what_is_far_from_a_limit_is_not_written_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with processes(1, Bounds(requests=100)) as (one,):
            takes(one, "requests", "10.0.0.1", 5)
            monkeypatch.setattr(one.store, "count", None)
            await one.share()

    asyncio.run(work())


def test_a_new_minute_is_a_new_count_and_the_old_one_is_forgotten() -> None:
    async def work() -> None:
        store, now = await open_store("sqlite://"), [NOW]
        limits = RateLimits(store, lambda: now[0], Bounds(requests=3))
        assert takes(limits, "requests", "10.0.0.1", 5) == 3
        now[0] += 60_000
        await limits.share()
        assert not limits._counts
        assert takes(limits, "requests", "10.0.0.1", 5) == 3
        await store.close()

    asyncio.run(work())


def test_no_more_is_held_than_one_may_and_what_is_let_go_may_be_taken_again() -> None:
    async def work() -> None:
        async with processes(1, Bounds(connections=2)) as (one,):
            with one.holding("connections", "a"), one.holding("connections", "a"):
                with pytest.raises(LimitedError), one.holding("connections", "a"):
                    pass
                with one.holding("connections", "b"):
                    pass
            with one.holding("connections", "a"):
                pass
            assert not one._held

    asyncio.run(work())


# --- passwords ------------------------------------------------------------------------------------


def test_sixty_wrong_passwords_at_once_are_ten(house: str) -> None:
    in_one_window(GUESSES)
    ann, eve = Guest(house, "Ann Sixty"), Guest(house)
    ann.post("/api/me/register", login="Ann Sixty", password=PASSWORD)

    def guess(number: int) -> str:
        body = {"login": "Ann Sixty", "password": f"guess {number}"}
        answer = eve.web.post("/api/me/login", json=body)
        assert answer.status_code in (400, 429)
        return str(answer.json()["name"])

    with ThreadPoolExecutor(20) as many:
        names = list(many.map(guess, range(25)))
    assert names.count("wrong-login") <= GUESSES.most
    assert set(names) == {"wrong-login", "many-guesses"}


def test_ten_wrong_passwords_in_ten_minutes_are_allowed() -> None:
    assert (GUESSES.most, GUESSES.window) == (10, 600_000)  # docs/protocol.md says so


def test_what_is_given_back_late_gives_nobody_another_guess() -> None:
    async def work() -> None:
        store = await open_store("sqlite://")
        now = [NOW - NOW % GUESSES.window]
        limits = RateLimits(store, lambda: now[0])
        old = [await limits.take_surely(GUESSES, "ann") for _ in range(GUESSES.most)]
        now[0] += GUESSES.window  # while the passwords were checked
        for until in old:
            await limits.give_back(GUESSES, "ann", until)
        for _ in range(GUESSES.most):
            await limits.take_surely(GUESSES, "ann")
        with pytest.raises(LimitedError):
            await limits.take_surely(GUESSES, "ann")
        await store.close()

    asyncio.run(work())


def test_two_processes_allow_no_more_guesses_than_one() -> None:
    async def work() -> None:
        store = await open_store("sqlite://")
        houses = [
            People(store, limits=RateLimits(store, lambda: NOW, shared=True)) for _ in range(2)
        ]
        person = Person("p", "Ann", 0)
        await store.add_person(person, "secret")
        await houses[0].register(person, "Ann", PASSWORD, Asker("secret", token=True))

        async def guess(number: int) -> str:
            try:
                wrong = "wrong password"
                await houses[number % 2].enter("Ann", wrong, None, Asker("", False), "", "eve")
            except Refused as error:
                return error.name
            return ""

        names = await asyncio.gather(*map(guess, range(24)))
        assert sorted(names) == ["many-guesses"] * 14 + ["wrong-login"] * GUESSES.most
        for _ in range(GUESSES.most + 5):  # who knows it is not counted
            await houses[0].enter("Ann", PASSWORD, None, Asker("", False), "", "ann")
        for each in houses:
            each.close()
        await store.close()

    asyncio.run(work())


# --- bots and tables ------------------------------------------------------------------------------


def test_250_quick_tables_of_one_person_keep_a_bot_of_others_waiting_for_one_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thought: list[str] = []

    async def ask(self: ThinkingProcess, question: Question) -> Thought:
        thought.append(question.table)
        await asyncio.sleep(0)
        return Thought("pass")

    monkeypatch.setattr(ThinkingProcess, "_ask", ask)

    def question(table: str) -> Question:
        return Question(table, 0, "merchant", "", "batavia", 3, 1, (), "", True)

    async def work() -> None:
        minds, eve, ann = ThinkingPool(1), Owner("10.0.0.1", "eve"), Owner("10.0.0.2", "ann")
        crowd = [
            asyncio.create_task(minds.think(question(f"crowd {number}"), eve))
            for number in range(250)
        ]
        await asyncio.sleep(0)
        for _ in range(5):
            before = len(thought)
            await minds.think(question("honest"), ann)
            assert thought[before:].index("honest") <= 2
        await asyncio.gather(*crowd)
        minds.close()

    asyncio.run(work())


def test_playing_on_from_a_lesson_counts_as_a_table_too() -> None:
    config = Config(database="sqlite://", minds=1, tables_a_person=1, bounds=FREE)
    with TestClient(create_app(config)) as client:
        client.post("/api/me", json={"name": "Eve"})
        assert client.post("/api/learn/batavia/play-on").is_success
        refused = client.post("/api/learn/batavia/play-on")
        assert refused.json()["name"] == "many-tables"


# --- work -----------------------------------------------------------------------------------------


def quick_game(client: "TestClient[Any]") -> str:
    """A finished game among bots."""
    client.post("/api/me", json={"name": "Ann"})
    new = {"game": "batavia", "players": 3, "options": {"setup": "quick"}, "sit": False,
           "bots": dict.fromkeys("012", "random"), "calm": False, "talk": 0,
           "start": True}  # fmt: skip
    table = f"/api/tables/{client.post('/api/tables', json=new).json()['table']}"
    eventually(lambda: client.get(table).json()["status"] == "over", 60)
    return table


@pytest.mark.usefixtures("long_window")
@pytest.mark.long
def test_a_replay_is_worked_out_once_and_what_is_new_not_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []
    plain = replay.replayed

    def counted(sight: Sight, to: Audience, first: int) -> Any:
        made.append(first)
        return plain(sight, to, first)

    monkeypatch.setattr(api_tables, "replayed", counted)
    bounds = Bounds(requests=0, at_once=0, costly=5)
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=bounds))) as client:
        table = quick_game(client)
        pages = [client.get(f"{table}/replay?first=0&lang=en").json() for _ in range(5)]
        assert all(page == pages[0] for page in pages)
        assert made == [0]
        codes = [client.get(f"{table}/replay?first={at}").status_code for at in range(10)]
        assert codes == [200] * 5 + [429] * 5  # the first of them was known
        assert client.get(f"{table}/replay?first=0&lang=en").status_code == 200  # it is known
        assert client.post(f"{table}/fork", json={"ply": 1, "seat": 0}).status_code == 429


@long
def test_costly_questions_are_counted_before_they_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken: list[str] = []

    def take(limits: RateLimits, what: str, who: str, times: int = 1) -> int:
        taken.extend([what] * times)
        return 0

    monkeypatch.setattr(RateLimits, "take", take)
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        table = quick_game(client)
        number = client.get(table).json()["number"]
        for path in (
            "/api/days", "/api/players/nobody", "/api/me/statistics", "/api/me/results",
            f"{table}/compare", f"{table}/moments/{number}", f"{table}/rating",
            f"{table}/talk?channel=gallery&before=3",
        ):  # fmt: skip
            taken.clear()
            client.get(path)
            assert (path, taken.count("costly")) == (path, 1)


def test_what_is_kept_of_answers_has_an_end() -> None:
    async def work() -> None:
        study, ann = ReplayWorker(kept=100), Owner("", "ann")
        for number in range(50):
            assert await study.answer(number, ann, lambda: b"0123456789") == b"0123456789"
        assert len(study._kept) == 10
        assert study.known(49)
        assert study.known(0) is None
        assert not study._coming
        study.close()

    asyncio.run(work())


@pytest.mark.usefixtures("long_window")
@pytest.mark.long
def test_connections_are_limited_by_person_and_by_address() -> None:
    bounds = Bounds(connections_a_person=2, connects=12)
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=bounds))) as client:
        table = quick_game(client).replace("/api/tables", "/ws")

        def first() -> Any:
            with client.websocket_connect(table) as line:
                return line.receive_json()

        with client.websocket_connect(table), client.websocket_connect(table):
            assert first()["name"] == "too-many-connections"
        eventually(lambda: not client.app.state.services.house.limits._held)  # they have left
        client.cookies.clear()  # strangers are counted by their address alone
        names = [first().get("name", "") for _ in range(12)]
        assert names == [""] * 9 + ["too-many-connects"] * 3
