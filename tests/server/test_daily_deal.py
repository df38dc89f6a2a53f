"""The deal of the day: the same for everybody, one try that counts, and nothing told too early."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json

from fondaco.bots.versions import NEWEST
from fondaco.contract.chance import commitment
from fondaco.contract.refused import Refused
from fondaco.host import bot_thinking, day_deals
from fondaco.host.bot_thinking import Question, Thought, think
from fondaco.host.coach import may_ask
from fondaco.host.day_deals import DAY_MS, GRACE_MS, Streak, begins, make_deal, streak
from fondaco.host.fork import fork
from fondaco.host.leaving import close_as_host, get_up
from fondaco.host.opening import settings_of
from fondaco.host.room import Room
from fondaco.records.verify import verify
from fondaco.server.app import Config, create_app
from fondaco.server.base.bodies import NewTable
from fondaco.server.bots.stewards import Stewards
from fondaco.server.daily import deal as days
from fondaco.server.daily.attempt import play_day
from fondaco.server.daily.compare import moves_of, partings
from fondaco.server.http.daily_deal import day_info
from fondaco.server.tables.house import House
from fondaco.server.work.fair_queue import Owner
from fondaco.store import Person, open_store
from fondaco.table.audience import Audience
from tests.long import mostly_long
from tests.server.houses import FREE, InProcessBots, LocalHouse, open_house
from tests.server.twins import Wire
from tests.store.houses import postgres_schema

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
TODAY = date(2026, 11, 17)  # of the game that is played most quickly, and without talks
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_deals, "BOT", "random")


async def somebody(house: House, name: str) -> Person:
    person = Person(id=name.lower(), name=name, created=0)
    await house.store.add_person(person, f"secret of {name}")
    return person


async def at(local: LocalHouse, day: date, hours: float = 12) -> None:
    """It is then, for the tables too."""
    local.time = begins(day) + int(hours * 3_600_000)


async def play(
    house: House, room: Room, plies: int = 10_000, lots: str = "", polite: Stewards | None = None
) -> None:
    """Somebody plays the first move that is listed, or any by lot, whenever it is their turn.

    With the house's stewards they are polite: they let every bot speak first, so that they always
    move at the same moment.
    """
    rng = Random(lots)
    table = room.table
    seat = next(at for at, chair in enumerate(table.chairs) if chair.person)
    async with asyncio.timeout(PATIENCE):
        while table.status == "playing" and table.plies < plies:
            if table.bot_ends_talks():
                await house.act(room, lambda t: t.say_ready(seat))
            elif table.turn == seat and (polite is None or polite.known[table.id][0].idle):
                assert table.game is not None
                moves = table.game.position.moves(seat)
                text = table.rules.format_move(rng.choice(moves) if lots else moves[0])
                await house.act(room, lambda t, text=text: t.move(seat, text))  # type: ignore[misc]
            else:
                await asyncio.sleep(0.001)  # beside a loop that spins the store gets nowhere
        async with room.lock:  # and what was played last is written
            pass


@asynccontextmanager
async def at_home(day: date = TODAY, url: str = "sqlite://") -> AsyncIterator[LocalHouse]:
    """A house whose first day was some days ago."""
    async with open_house(url) as local:
        local.time = begins(day - timedelta(9))
        await local.services.daily.first()
        await at(local, day)
        yield local


def test_everybody_gets_the_same_deal_and_meets_in_its_table() -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            ann, bob, cem = [await somebody(house, name) for name in ("Ann", "Bob", "Cem")]
            one, two = (
                await play_day(house, local.services.daily, TODAY, ann),
                await play_day(house, local.services.daily, TODAY, bob),
            )
            assert one.table.opened.seed == two.table.opened.seed
            assert one.table.opened.counted
            assert one.table.settings == two.table.settings
            assert (
                await play_day(house, local.services.daily, TODAY, ann) is one
            )  # it is under way: no second
            for room in (one, two):
                await play(house, room)
            found = await day_info(local.services, TODAY, "ann")
            assert found.finished == 2
            assert sorted(each.name for each in found.results) == ["Ann", "Bob"]
            assert found.mine is not None
            assert (found.mine.outcome, found.mine.table) == ("counted", one.table.id)
            assert found.streak.days == 1
            assert [each.you for each in found.results].count(True) == 1
            spoilt = await day_info(local.services, TODAY, cem.id)
            assert (spoilt.finished, spoilt.results, spoilt.median) == (2, [], None)

    asyncio.run(work())


def test_the_seed_is_promised_before_and_reported_after() -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            ann = await somebody(house, "Ann")
            promised = (await day_info(local.services, TODAY, "")).next_commitment
            await at(local, TODAY + timedelta(1))
            day = TODAY + timedelta(1)
            seed = await local.services.daily.seed(day)
            room = await play_day(house, local.services.daily, day, ann)
            assert room.table.commitment == promised == commitment(seed)
            await play(house, room)
            state = room.sight.state(local.listen(room, "ann", "en").audience, True, local.time)
            assert seed not in str(state)
            assert seed not in str(await day_info(local.services, day, "ann"))
            for hours in (23.9, 24, 25.9):
                await at(local, day, hours)
                assert (await day_info(local.services, day, "ann")).seed == ""
                assert local.services.daily.is_secret(room.table)
            await at(local, day, 26)
            after = await day_info(local.services, day, "ann")
            assert (after.stage, commitment(after.seed)) == ("over", promised)
            assert room.table.game is not None
            assert verify(room.table.game.to_text()).good

    asyncio.run(work())


def test_the_house_keeps_its_secret_and_has_another_seed_every_day() -> None:
    async def work() -> None:
        store = await open_store("sqlite://")
        one, two = days.DailyDeals(store, lambda: 0), days.DailyDeals(store, lambda: 0)
        seeds = [await one.seed(TODAY + timedelta(day)) for day in range(9)]
        assert seeds == [await two.seed(TODAY + timedelta(day)) for day in range(9)]
        assert len(set(seeds)) == 9
        other = days.DailyDeals(await open_store("sqlite://"), lambda: 0)
        assert await other.seed(TODAY) != seeds[0]
        deals = [await one.deal(TODAY + timedelta(day)) for day in range(9)]
        assert len({str(sorted(deal.options.items())) + deal.game for deal in deals}) == 3
        assert {deal.seat for deal in deals} == {0, 1, 2}

    asyncio.run(work())


def test_what_is_played_stays_whatever_is_installed_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = await open_store("sqlite://")
        deal = await days.DailyDeals(store, lambda: 0).deal(TODAY)
        monkeypatch.setattr(days, "make_deal", lambda day: None)
        assert await days.DailyDeals(store, lambda: 0).deal(TODAY) == deal

    asyncio.run(work())


def test_a_day_and_what_is_forked_from_it_keep_the_version_of_their_bots() -> None:
    async def work() -> None:
        async with at_home() as local:
            house, daily = local.house, local.services.daily
            ann = await somebody(house, "Ann")
            # As a house wrote it down before bots had versions.
            told = json.decode(json.encode(make_deal(TODAY)))
            assert told.pop("bots") == NEWEST
            await house.store.setting(f"day {TODAY}", json.encode(told).decode())
            room = await play_day(house, daily, TODAY, ann)
            assert room.table.opened.bots == 1
            await play(house, room)
            assert room.table.game is not None
            assert room.table.game.bots == 1
            await at(local, TODAY + timedelta(2))
            forked = await fork(house, room.table, ann, 1, 0, "random")
            assert forked.table.opened.bots == 1
            tomorrow = await play_day(house, daily, TODAY + timedelta(2), ann)
            assert tomorrow.table.opened.bots == NEWEST

    asyncio.run(work())


def test_only_the_first_try_of_the_day_itself_counts() -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            ann, bob = await somebody(house, "Ann"), await somebody(house, "Bob")
            first = await play_day(house, local.services.daily, TODAY, ann)
            await house.act(first, close_as_host)
            again = await play_day(house, local.services.daily, TODAY, ann)
            assert again is not first
            assert not again.table.opened.counted
            mine = (await day_info(local.services, TODAY, "ann")).mine
            assert mine is not None
            assert (mine.outcome, mine.rank) == ("left", 0)
            await at(local, TODAY, 24.5)
            late = await play_day(house, local.services.daily, TODAY, bob)
            assert not late.table.opened.counted
            assert (await day_info(local.services, TODAY, "bob")).mine is None
            with pytest.raises(Refused, match="no daily challenge"):
                await play_day(house, local.services.daily, TODAY + timedelta(2), ann)
            with pytest.raises(Refused, match="no daily challenge"):
                await play_day(house, local.services.daily, TODAY - timedelta(10), ann)
            old = await play_day(house, local.services.daily, TODAY - timedelta(9), ann)
            assert not old.table.opened.counted

    asyncio.run(work())


def test_two_requests_at_once_are_one_try() -> None:
    async def work() -> None:
        async with at_home() as local:
            ann = await somebody(local.house, "Ann")
            rooms = await asyncio.gather(
                *[play_day(local.house, local.services.daily, TODAY, ann) for _ in range(4)]
            )
            assert len({room.table.id for room in rooms}) == 1
            assert rooms[0].table.status == "playing"
            assert await local.store.tables(status=("closed",))  # those that do not count
            assert not await local.store.tables(status=("open",))

    asyncio.run(work())


@pytest.mark.parametrize(("hours", "outcome"), [(25.9, "counted"), (26.1, "late")])
def test_who_began_in_time_may_finish_a_little_later(hours: float, outcome: str) -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            ann = await somebody(house, "Ann")
            await at(local, TODAY, 23.9)
            room = await play_day(house, local.services.daily, TODAY, ann)
            await play(house, room, 10)
            await at(local, TODAY, hours)
            await play(house, room)
            mine = (await day_info(local.services, TODAY, "ann")).mine
            assert mine is not None
            assert mine.outcome == outcome

    asyncio.run(work())


def test_a_clock_that_is_set_moves_the_day_and_nobody_gets_two_tries() -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            ann = await somebody(house, "Ann")
            await at(local, TODAY, 23)
            room = await play_day(house, local.services.daily, TODAY, ann)
            local.jump(2 * 3_600_000)  # forward, over midnight: another day
            assert local.services.daily.today() == TODAY + timedelta(1)
            assert await play_day(house, local.services.daily, TODAY, ann) is room
            local.jump(-DAY_MS)  # back
            assert await play_day(house, local.services.daily, TODAY, ann) is room
            await play(house, room)
            local.jump(DAY_MS)
            assert [each.table.table for each in await house.store.tries_by("ann")] == [
                room.table.id
            ]

    asyncio.run(work())


def test_who_let_a_bot_play_is_not_in_the_table() -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            ann = await somebody(house, "Ann")
            room = await play_day(house, local.services.daily, TODAY, ann)
            await get_up(house, room, room.table.seat_of("ann"))
            async with asyncio.timeout(PATIENCE):
                while room.table.status == "playing":
                    await asyncio.sleep(0.001)
            found = await day_info(local.services, TODAY, "ann")
            assert found.mine is not None
            assert (found.mine.outcome, found.results) == ("helped", [])
            assert found.mine.score is not None
            assert found.streak.days == 0

    asyncio.run(work())


def test_no_help_in_the_try_that_counts_and_no_way_around_the_secret() -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            ann = await somebody(house, "Ann")
            room = await play_day(house, local.services.daily, TODAY, ann)
            seat = room.table.seat_of("ann")
            await play(house, room, 6)
            with pytest.raises(Refused, match="no undo"):
                room.table.undo(seat)
            with pytest.raises(Refused, match="coach"):
                may_ask(room.table, seat, "advice")
            await play(house, room)
            with pytest.raises(Refused, match="still being played"):
                await fork(house, room.table, ann, 1, seat, "random")
            new = NewTable(game="batavia", players=3, same_deal_as=room.table.id)
            with pytest.raises(Refused, match="still being played"):
                await settings_of(house, new)
            await at(local, TODAY, 26)
            await settings_of(house, new)

    asyncio.run(work())


def test_streaks_forgive_nothing_and_remember_the_longest() -> None:
    run = [TODAY - timedelta(back) for back in (1, 2, 3, 5, 6, 7, 8)]
    assert (streak(run, TODAY).days, streak(run, TODAY).longest) == (3, 4)
    assert streak([TODAY, *run], TODAY).days == 4
    assert streak(run, TODAY + timedelta(1)).days == 0
    assert streak([], TODAY).longest == 0


class Clumsy(InProcessBots):
    """Bots whose processes forget, that are asked for nothing now and then, and answer late."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.asked = 0

    async def think(self, question: Question, owner: Owner) -> Thought:
        self.asked += 1
        if self.asked % self.every == 0:
            bot_thinking._lives.clear()
            bot_thinking._bots.clear()
        for _ in range(self.asked % 3):
            await asyncio.sleep(0)
        return think(question)


@pytest.mark.parametrize("ruleset", mostly_long([0, 1, 2]))
@pytest.mark.long
def test_the_same_moves_meet_the_same_answers(
    ruleset: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever becomes of the processes in which the bots think."""
    monkeypatch.setattr(day_deals, "BOT", "deckhand")
    day = TODAY + timedelta(ruleset)

    async def game(bots: InProcessBots, key: str) -> list[tuple[int, int]]:
        async with open_house(minds=bots) as local:
            await at(local, day)
            await local.store.setting(days.KEY, "ab" * 32)
            ann = await somebody(local.house, key)
            room = await play_day(local.house, local.services.daily, day, ann)
            await play(local.house, room, 60, polite=local.services.stewards)
            assert room.table.game is not None
            return room.table.game.log[:60]

    def played(bots: InProcessBots, key: str) -> list[tuple[int, int]]:
        return asyncio.run(game(bots, key))

    first = played(InProcessBots(), "Ann")
    assert len(first) == 60
    assert played(Clumsy(1000), "Bob") == first
    assert played(Clumsy(7), "Cem") == first


@pytest.mark.long
def test_the_day_after_choices_are_laid_side_by_side_and_the_best_game_is_reviewed() -> None:
    async def work() -> None:
        async with at_home() as local:
            house = local.house
            local.services.reviews.budget = 2
            rooms: list[Room] = []
            for name, at_ply in (("Ann", 10_000), ("Bob", 10_000), ("Cem", 30)):
                room = await play_day(
                    house, local.services.daily, TODAY, await somebody(house, name)
                )
                await play(house, room, at_ply)
                rooms.append(room)
            ann, bob, cem = rooms
            await play(house, cem, lots="other")
            await at(local, TODAY, 26)
            results, _ = await local.services.daily.results(TODAY)
            logs = {r.table.id: await house.store.read(r.table.id) for r in rooms}
            scores = {each.table.table: each.score for each in results}
            to = Audience((await local.services.daily.deal(TODAY)).seat, "en")
            assert moves_of(logs[ann.table.id]) == moves_of(logs[bob.table.id])
            (parting,) = partings(ann, to, logs, scores)  # the first two stay together to the end
            assert parting.ply >= 30
            assert [(each.count, each.here) for each in parting.choices] == [(2, True), (1, False)]
            assert parting.choices[0].median == scores[ann.table.id]
            assert all(each.words for each in parting.choices)
            assert partings(cem, to, logs, scores)[0].choices[1].here
            backwards = dict(reversed(logs.items()))  # still the most frequent choice is first
            assert partings(ann, to, backwards, scores) == [parting]
            found = await day_info(local.services, TODAY, "")
            assert found.best == results[0].table.table
            assert found.streak == Streak(0, 0, 0)  # nobody asks
            reviews = local.services.reviews
            assert (await reviews.state(found.best)).status == "none"  # to read starts nothing
            for _ in range(2):  # once is enough
                await local.services.patrol.look_around()
                assert (await reviews.state(found.best)).status != "none"

    asyncio.run(work())


@pytest.fixture(params=mostly_long(["sqlite", "postgres"], short=0))
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
    else:
        with postgres_schema("days") as found:
            yield found


def test_those_who_play_it_at_two_processes_meet_in_its_table(url: str) -> None:
    async def work() -> None:
        ends: list[Wire] = []
        async with (
            open_house(url, bus=Wire(ends, False)) as here,
            open_house(url, bus=Wire(ends, False)) as there,
        ):
            for local in (here, there):
                await at(local, TODAY)
            ann, bob = await somebody(here.house, "Ann"), await somebody(there.house, "Bob")
            one, two = (
                await play_day(here.house, here.services.daily, TODAY, ann),
                await play_day(there.house, there.services.daily, TODAY, bob),
            )
            assert one.table.commitment == two.table.commitment
            await play(here.house, one, 20)
            elsewhere = await play_day(there.house, there.services.daily, TODAY, ann)
            assert elsewhere.table.id == one.table.id
            assert elsewhere.table.game is not None
            assert two.table.game is not None
            for house, room in ((there.house, elsewhere), (there.house, two)):
                await play(house, room)
            assert two.table.game.log == elsewhere.table.game.log  # the same moves, the same game
            for local in (here, there):
                found = await day_info(local.services, TODAY, "ann")
                assert [(each.rank, each.name) for each in found.results] == [
                    (1, "Ann"),
                    (1, "Bob"),
                ]
                assert found.median == found.results[0].score
                assert found.mine is not None
                assert (found.mine.rank, found.mine.beaten) == (1, 50)

    asyncio.run(work())


# --- over HTTP ------------------------------------------------------------------------------------

Client = TestClient[Any]


def enter(client: Client, name: str) -> str:
    """Come in as somebody else; what they are known by."""
    client.cookies.clear()
    client.post("/api/me", json={"name": name})
    return client.cookies["fondaco"]


def play_today(client: Client, house: House) -> str:
    table: str = client.post("/api/days/today", json={}).json()["table"]
    with client.portal() as portal:
        portal.call(play, house, house.rooms[table])
    return table


@pytest.mark.long
def test_what_others_did_is_shown_to_who_is_through(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = replace(make_deal(TODAY), options={"setup": "quick"})
    monkeypatch.setattr(days, "make_deal", lambda day: deal)
    app = create_app(Config(database="sqlite://", minds=1, bounds=FREE))
    with TestClient(app) as client:
        enter(client, "Ann")
        table = play_today(client, app.state.services.house)
        seed = app.state.services.house.rooms[table].table.opened.seed
        anns = {path: client.get(path) for path in looks(table)}
        assert all(answer.is_success for answer in anns.values())
        assert all(seed not in answer.text for answer in anns.values())
        assert client.get(f"/api/tables/{table}/record").json()["name"] == "day-not-over"
        assert (
            client.post(
                f"/api/tables/{table}/fork", json={"ply": 1, "seat": 0, "bot": "random"}
            ).json()["name"]
            == "day-not-over"
        )
        (row,) = client.get(f"/api/tables/{table}/compare").json()
        assert row["names"][row["you"]] == "Ann"
        for name in ("Bob", ""):  # who has not played, and a stranger
            enter(client, name) if name else client.cookies.clear()
            for path in looks(table):
                assert client.get(path).json()["name"] == "day-spoils", path
            with client.websocket_connect(f"/ws/{table}") as line:
                assert line.receive_json()["name"] == "day-spoils"
            today = client.get("/api/days/today").json()
            assert (today["finished"], today["results"], today["mine"]) == (1, [], None)
        enter(client, "Cem")
        mine = client.post("/api/days/today", json={}).json()["table"]
        assert client.get(f"/api/tables/{mine}/compare").json()["name"] == "day-spoils"
        client.post(f"/api/tables/{mine}/close", json={})  # given up: nothing is left to spoil
        assert all(client.get(path).is_success for path in looks(table))
        listed = client.get("/api/days").json()
        assert listed["days"][0]["mine"]["outcome"] == "left"
        assert (listed["days"][0]["finished"], listed["more"]) == (1, False)
        for lost in ("2001-01-01", "tomorrow", "2999-01-01"):
            assert client.get(f"/api/days/{lost}").status_code == 404
        for coming in ("2999-01-01", "9999-12-31"):  # the days to come are told to nobody
            assert client.get("/api/days", params={"before": coming}).json() == listed
        for long_ago in ("0001-01-01", "2001-01-01", listed["days"][0]["day"]):
            found = client.get("/api/days", params={"before": long_ago}).json()
            assert (found["days"], found["more"]) == ([], False)


def looks(table: str) -> list[str]:
    where = f"/api/tables/{table}"
    return [where, f"{where}/replay", f"{where}/compare", f"{where}/moments/9", f"{where}/review"]


def test_a_house_may_do_without() -> None:
    app = create_app(Config(database="sqlite://", minds=1, bounds=FREE, day=False))
    with TestClient(app) as client:
        enter(client, "Ann")
        assert client.get("/api/house").json()["day"] is False
        assert client.get("/api/days/today").status_code == 404
        assert client.post("/api/days/today", json={}).status_code == 404


def test_the_calendar_is_that_of_utc() -> None:
    assert begins(date(1970, 1, 2)) == DAY_MS
    assert day_deals.closes(date(1970, 1, 1)) == DAY_MS + GRACE_MS
    assert days.DailyDeals(Any, lambda: DAY_MS - 1).today() == date(1970, 1, 1)  # type: ignore[arg-type]


def test_a_day_that_nobody_has_played_is_listed_too() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        (card,) = client.get("/api/days").json()["days"]
        assert (card["finished"], card["mine"]) == (0, None)


def test_a_try_takes_one_table_and_its_bots_from_the_quota() -> None:
    async def work() -> None:
        async with at_home() as local:
            taken: list[Any] = []
            quotas = local.house.quotas
            taking = quotas.taking

            def counted(person: str, tables: int = 0, bots: Any = ()) -> Any:
                taken.append((person, tables, len(bots)))
                return taking(person, tables, bots)

            quotas.taking = counted  # type: ignore[method-assign]
            ann = await somebody(local.house, "Ann")
            room = await play_day(local.house, local.services.daily, TODAY, ann)
            bots = sum(bool(chair.mind) for chair in room.table.chairs)
            assert taken == [("ann", 1, bots)]

    asyncio.run(work())
