"""Every table that is played is looked after, whatever happens to its steward or its neighbours."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from fondaco.host.bot_thinking import Question, Thought, think
from fondaco.host.room import Room
from fondaco.server import patrol as rounds
from fondaco.server.bots import stewards
from fondaco.server.bots.thinking import ThinkingPool
from fondaco.server.bus import bus
from fondaco.server.bus.signing import Signer
from fondaco.server.play import ratings as rating
from fondaco.server.work.fair_queue import Owner
from tests.server.houses import InProcessBots, LocalHouse, open_house
from tests.server.room_builder import LIVE

PATIENCE = 60.0  # seconds for anything to happen


async def moved(room: Room, plies: int) -> None:
    """Until the game has moved on so often."""
    until = room.table.plies + plies
    async with asyncio.timeout(PATIENCE):
        while room.table.plies < until and room.table.status == "playing":
            await asyncio.sleep(0.01)


def errors(logs: Any) -> list[Any]:
    return [line for line in logs if line["log_level"] in ("warning", "error")]


def steward(local: LocalHouse, room: Room) -> "asyncio.Task[None]":
    return local.services.stewards.known[room.table.id][1]


def test_a_steward_that_was_stopped_is_replaced_and_the_log_says_so() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=1, calm=False)
            async with asyncio.timeout(PATIENCE):
                while room.table.turn != 0:
                    await asyncio.sleep(0.01)
            first = steward(local, room)
            with capture_logs() as logs:  # the house may look around by itself meanwhile
                first.cancel()
                await asyncio.gather(first, return_exceptions=True)
                await local.services.patrol.look_around()
            assert [(line["event"], line["table"]) for line in errors(logs)] == [
                ("steward", room.table.id)
            ]
            assert not steward(local, room).done()
            with capture_logs() as logs:
                await local.services.patrol.look_around()
            assert errors(logs) == []

    asyncio.run(work())


class Stumbling(InProcessBots):
    """A thought that somebody else cancels, and one that fails."""

    def __init__(self) -> None:
        self.troubles: list[BaseException] = [asyncio.CancelledError(), RuntimeError("oh")]

    async def think(self, question: Question, owner: Owner) -> Thought:
        if self.troubles:
            raise self.troubles.pop(0)
        return await super().think(question, owner)


def test_a_cancelled_thought_ends_no_steward(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stewards, "RESTART_S", 0.0)

    async def work() -> None:
        with capture_logs() as logs:
            async with open_house(minds=Stumbling()) as local:
                room = await local.table("batavia", people=0, calm=False)
                await moved(room, 5)
                assert not steward(local, room).done()
        found = errors(logs)
        assert [line["error"] for line in found] == ["CancelledError", "RuntimeError"]
        for line in found:  # where it happened, and not what it said
            assert (line["table"], line["person"]) == (room.table.id, "ann")
            assert line["entry"] >= 0
            assert "in think" in line["trace"]
            assert "oh" not in line["trace"].splitlines()[-1]

    asyncio.run(work())


def test_the_watch_survives_whatever_it_meets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ROUND_S", 0.0)

    async def work() -> None:
        async with open_house() as local:
            troubles: list[BaseException] = [asyncio.CancelledError(), RuntimeError("oh")]
            looked = asyncio.Event()

            async def look(*some: Any) -> None:
                if troubles:
                    raise troubles.pop(0)
                looked.set()

            monkeypatch.setattr(local.services.patrol, "look", look)
            with capture_logs() as logs:
                async with asyncio.timeout(PATIENCE):
                    await looked.wait()
            assert [line["event"] for line in errors(logs)] == ["watch", "watch"]

    asyncio.run(work())


def test_work_for_which_nobody_waits_does_not_fail_in_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def broken(*given: Any) -> None:
        raise ZeroDivisionError("stars")

    monkeypatch.setattr(rating, "rate_table", broken)

    async def work() -> None:
        async with open_house() as local:
            with capture_logs() as logs:
                room = await local.table("batavia", people=0, calm=False)
                async with asyncio.timeout(PATIENCE):
                    while not errors(logs):
                        await asyncio.sleep(0.01)
            assert room.table.status == "over"
            assert errors(logs)[0]["error"] == "ZeroDivisionError"
            assert "in broken" in errors(logs)[0]["trace"]

    asyncio.run(work())


def test_a_bus_that_refuses_us_is_asked_again_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nats = pytest.importorskip("nats")
    monkeypatch.setattr(bus, "RECONNECT_S", 0.0)
    subscribed: list[str] = []
    refusals = [RuntimeError("who are you?")]

    class Client:
        async def subscribe(self, subject: str, cb: Any) -> None:
            subscribed.append(subject)

        async def close(self) -> None:
            pass

    async def connect(url: str, **options: Any) -> Client:
        if refusals:
            raise refusals.pop()
        return Client()

    monkeypatch.setattr(nats, "connect", connect)

    async def work() -> None:
        line = bus.NatsBus("nats://somewhere", Signer("00"))
        with capture_logs() as logs:
            await line.start(lambda *_: None, lambda *_: None)
            async with asyncio.timeout(PATIENCE):
                while len(subscribed) < 2:
                    await asyncio.sleep(0.01)
            await line.close()
        assert [found["error"] for found in errors(logs)] == ["who are you?"]

    asyncio.run(work())


# --- many tables of one person --------------------------------------------------------------------


def test_twenty_tables_of_slow_bots_do_not_stop_the_tables_of_others() -> None:
    """One process for all of them; before, patience ran out in the queue, and for everybody."""

    async def work() -> None:
        minds = ThinkingPool(1, patience=2.0)
        async with open_house(minds=minds) as local:
            with capture_logs() as logs:
                honest = [
                    await local.table(
                        "batavia", people=0, bot="captain:3", calm=False, host=name, seed=name
                    )
                    for name in ("bob", "cem")
                ]
                greedy = [
                    await local.table(
                        "batavia", people=0, bot="captain:200ms", calm=False, seed=f"{number}"
                    )
                    for number in range(20)
                ]
                await asyncio.gather(*(moved(room, 6) for room in honest))
                await moved(greedy[-1], 1)  # nor is anybody left out
                assert errors(logs) == []
                for room in honest + greedy:
                    assert not steward(local, room).done()

    asyncio.run(work())


class OneByOne(ThinkingPool):
    """ThinkingPool that think here, and only when the test says so."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.go = asyncio.Semaphore(0)
        for mind in self._all:
            mind._ask = self._ask  # type: ignore[method-assign]

    async def _ask(self, question: Question) -> Thought:
        self.asked.append(question.table)
        await self.go.acquire()
        return think(question)


def test_an_honest_table_waits_for_one_thought_of_a_greedy_guest_at_a_time() -> None:
    async def work() -> None:
        minds = OneByOne()
        async with open_house(minds=minds) as local:
            for number in range(20):
                await local.table("batavia", people=0, calm=False, seed=f"{number}")
            honest = await local.table("batavia", people=0, calm=False, host="bob")
            async with asyncio.timeout(PATIENCE):
                for _ in range(20):
                    while len(minds._all[0].queue) < 20:  # all wait but the one that is served
                        await asyncio.sleep(0.001)
                    minds.go.release()
                    await asyncio.sleep(0.001)
            bobs = [table == honest.table.id for table in minds.asked[1:20]]
            assert bobs in ([True, False] * 9 + [True], [False, True] * 9 + [False])

    asyncio.run(work())


def test_a_steward_sleeps_while_people_play_and_wakes_when_it_is_wanted() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", clock=LIVE, calm=False)
            await asyncio.sleep(0.05)
            keeper = local.services.stewards.known[room.table.id][0]
            steps: list[int] = []
            step = keeper.step

            async def counted() -> float | None:
                steps.append(room.table.number)
                return await step()

            keeper.step = counted  # type: ignore[method-assign]
            first = room.table.turn
            for _ in range(6):
                text = room.table.rules.format_move(
                    room.table.game.position.moves(room.table.turn)[0]  # type: ignore[union-attr]
                )
                await local.house.act(room, lambda t, text=text: t.move(t.turn, text))  # type: ignore[misc]
                await asyncio.sleep(0)
            assert len(steps) <= 1
            seat = (first + 1) % 3
            await local.house.act(room, lambda t: t.stand(seat, "random", "asked"))
            async with asyncio.timeout(PATIENCE):
                while not steps or steps[-1] < room.table.number - 1:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_steward_that_fails_again_and_again_rests_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class EnoughError(BaseException):
        pass

    class Failing:
        runs = 0

        async def run(self) -> None:
            self.runs += 1
            raise KeyError("gone") if self.runs <= 3 else EnoughError

    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", start=False)
            failing: Any = Failing()
            failing.room = room
            monkeypatch.setattr(
                stewards, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
            )
            with pytest.raises(EnoughError):
                await local.services.stewards._work(failing)

    with capture_logs() as told:
        asyncio.run(work())
    assert slept == [stewards.RESTART_S] * 3
    assert [line["event"] for line in errors(told)] == ["steward"] * 3
