"""Nobody can stop a table for good: a bot's turn ends, whatever people do to put its end off."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count, cycle
from random import Random
from typing import Any

import pytest
from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.host import talk_timer
from fondaco.host.bot_thinking import Question, Thought
from fondaco.host.room import Room
from fondaco.host.talk_timer import MAX_TURN_ALONE_MS, MAX_TURN_MS
from fondaco.server.limits.rates import RateLimits
from fondaco.server.work.fair_queue import Owner
from fondaco.server.ws.client import Client as Line
from fondaco.server.ws.connection import handle
from fondaco.store import Person
from fondaco.table.table import PAUSES
from tests.server.houses import FREE, InProcessBots, LocalHouse, open_house
from tests.server.room_builder import RoomBuilder
from tests.server.test_talk_timer import talks

Wish = dict[str, Any]
_ids = count()


class Client:
    """Somebody at the table, by what their program sends; they try everything."""

    def __init__(self, local: LocalHouse, room: Room, seat: int) -> None:
        local.house.limits = RateLimits(local.store, lambda: local.time, FREE, False)
        self.local, self.room, self.seat = local, room, seat
        self.person = Person(room.table.chairs[seat].person or "", "Ann", created=0)
        self.line = Line(local.services, room, self.person, "")

    async def send(self, **wish: Any) -> Wish:
        """The answer of the house."""
        line = self.line
        with suppress(Refused):
            await handle(line, json.encode({"id": str(next(_ids)), **wish}).decode())
        answer: Wish = {}
        while not line.frames.empty():
            answer = json.decode(line.frames.get_nowait() or b"{}")
        return answer

    async def connect(self) -> Wish:
        """Leave, and come again with a new connection."""
        self.room.listeners.discard(self.line)
        self.local.house.presence.left(self.room, self.seat)
        self.line = Line(self.local.services, self.room, self.person, "")
        self.room.listeners.add(self.line)
        self.local.house.presence.changed(self.room)
        return {"ok": True}

    def mine(self) -> list[Wish]:
        """The offers of this seat that lie on the table."""
        assert self.room.table.game is not None
        offers = self.room.table.game.position.view(self.seat).as_json()["offers"]
        return [each for each in offers if each["owner"] == self.seat]

    async def move(self, text: str) -> Wish:
        return await self.send(type="move", move=text)

    async def offer(self) -> Wish:
        return await self.move(f"offer {self.room.table.turn}: 1d for 1 any")

    async def withdraw(self) -> Wish:
        mine = self.mine() or [{"number": 1, "version": 1}]
        return await self.move(f"withdraw #{mine[-1]['number']}.{mine[-1]['version']}")

    async def amend(self) -> Wish:
        mine = self.mine() or [{"number": 1, "version": 1}]
        tag = f"#{mine[-1]['number']}.{mine[-1]['version']}"
        ducats = 1 + mine[-1]["version"] % 2
        return await self.move(f"amend {tag} {self.room.table.turn}: {ducats}d for 1 any")

    async def claim(self) -> Wish:
        """An offer of a card, with a claim about it."""
        assert self.room.table.game is not None
        card = self.room.table.game.position.view(self.seat).as_json()["hand"][0]
        return await self.move(f"offer {self.room.table.turn}: {card}[load 1] for 1d")

    async def counter(self) -> Wish:
        """An answer to what the bot has offered."""
        return await self.move(f"counter #1.1 {self.room.table.turn}: 2d for 1 any")


def means(one: Client) -> dict[str, list[Callable[[], Any]]]:
    """Every way to put the end of a bot's talks off, as what somebody does again and again."""
    send = one.send
    return {
        "offers and withdraws": [one.offer, one.withdraw],
        "changes an offer": [one.offer, *[one.amend] * 8, one.withdraw],
        "makes claims": [one.claim, one.withdraw],
        "answers": [one.counter, one.withdraw],
        "declines": [lambda: one.move("decline #1.1"), one.offer, one.withdraw],
        "takes moves back": [one.offer, one.withdraw, lambda: send(type="undo")],
        "holds on": [lambda: send(type="hold")],
        "is ready and is not": [lambda: send(type="done"), lambda: send(type="hold")],
        "offers though ready": [lambda: send(type="done"), one.offer, one.withdraw],
        "writes": [lambda: send(type="busy")],
        "writes and offers": [lambda: send(type="busy"), one.offer, one.withdraw],
        "orders": [lambda: send(type="order", orders={"decline_all": True}),
                   lambda: send(type="order", orders={})],
        "leaves and comes": [one.connect],
        "has a bot play": [lambda: send(type="stand"), lambda: send(type="return")],
        "pauses": [lambda: send(type="pause"), lambda: send(type="resume")],
        "talks": [lambda: send(type="say", text="One moment!")],
        "slows the bots": [lambda: send(type="pace", pace="slow"),
                           lambda: send(type="pace", pace="quick")],
    }  # fmt: skip


EVERY = [
    "offers and withdraws", "changes an offer", "makes claims", "answers", "declines",
    "takes moves back", "holds on",
    "is ready and is not", "offers though ready", "writes", "writes and offers", "orders",
    "leaves and comes", "has a bot play", "pauses", "talks", "slows the bots",
]  # fmt: skip


def in_turns(one: Client, way: str, rng: Random) -> Iterator[Callable[[], Any]]:
    if way != "everything":
        yield from cycle(means(one)[way])
    every = [each for acts in means(one).values() for each in acts]
    while True:
        yield rng.choice(every)


def ended(room: Room) -> bool:
    """Whether the bot would end its talks now."""
    now = room.time.now()
    return room.table.status == "playing" and room.talk_timer.look_again(now) == 0


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("way", [*EVERY, "everything"])
def test_no_action_of_a_person_keeps_a_bots_turn_open_beyond_its_bound(
    way: str, people: int
) -> None:
    async def scene() -> None:
        async with talks(people=people) as (local, room):
            assert set(EVERY) == set(means(Client(local, room, room.table.people_to_hear()[0])))
            crowd = [Client(local, room, seat) for seat in room.table.people_to_hear()]
            bound = MAX_TURN_MS if people > 1 else MAX_TURN_ALONE_MS
            step = bound // 200  # milliseconds between two things that somebody does
            acts = [in_turns(one, way, Random(one.seat)) for one in crowd]
            text = "offer all: 1d for 1 any"
            await local.house.act(room, lambda table: table.move(table.turn, text, by="bot"))
            begun = local.time
            done = 0
            turn = room.table.turn
            paused = 0
            while local.time - begun - paused < bound:
                done += bool((await next(acts[(local.time // step) % len(acts)])()).get("ok"))
                paused += step * (room.table.status == "paused")
                local.time += step
            assert done  # it is something that one can do
            for one in crowd:
                if room.table.status == "paused":
                    await one.send(type="resume")
            # From now on nothing that anybody does puts the end off, nor makes the bot think again.
            for number in range(40):
                assert ended(room)
                plies = room.table.plies
                await next(acts[number % len(acts)])()
                if room.table.status == "paused":
                    await crowd[-1].send(type="resume")
                assert room.table.plies == plies
                local.time += step
            assert room.table.turn == turn

    asyncio.run(scene())


def test_what_comes_too_late_is_refused_by_name_and_the_waited_for_may_go_on() -> None:
    async def scene() -> None:
        async with talks(people=2) as (local, room):
            ann = Client(local, room, room.table.people_to_hear()[0])
            local.time += MAX_TURN_MS - 1
            assert (await ann.offer())["ok"]
            local.time += 1
            text = f"offer {room.table.turn}: 1d for 1 any"
            for wish in ({"type": "move", "move": text}, {"type": "check", "move": text},
                         {"type": "undo"}, {"type": "hold"}):  # fmt: skip
                assert (await ann.send(**wish))["name"] == "turn-long-enough"
            assert room.waiting().left == 0
            assert room.waiting().busy == []
            room.talk_timer.check(room.table.turn, room.time.now())  # the bot itself

    asyncio.run(scene())


def test_who_lets_a_bot_play_leaves_no_more_time_to_the_other() -> None:
    async def scene() -> None:
        async with talks(people=2) as (local, room):
            ann, bob = (Client(local, room, seat) for seat in room.table.people_to_hear())
            assert (await ann.send(type="stand"))["ok"]
            local.time += MAX_TURN_MS
            assert (await bob.offer())["name"] == "turn-long-enough"

    asyncio.run(scene())


def test_a_long_talk_of_days_may_last_three_times_as_long() -> None:
    async def scene() -> None:
        async with talks(people=2, talk=86_400) as (local, room):
            ann = Client(local, room, room.table.people_to_hear()[0])
            local.time += 2 * 86_400_000
            assert (await ann.offer())["ok"]
            assert room.waiting().left == 86_400_000
            local.time += 86_400_000
            assert (await ann.withdraw())["name"] == "turn-long-enough"

    asyncio.run(scene())


def test_a_turn_that_begins_once_more_has_no_new_time() -> None:
    """Who ends a turn, takes that back and ends it again does not make the next one longer."""
    builder = RoomBuilder(people=1).begin()
    table = builder.table
    while True:
        seat = builder.turn
        builder.play()
        assert table.game is not None
        if seat == 0 != builder.turn and table.game.undoable(0):
            break
    text = table.moves[-1].entry.move  # type: ignore[union-attr]
    builder.wait(100)
    assert table.bot_time(builder.now) == 100_000
    builder.write(table.undo(0))
    assert table.turn == 0
    builder.wait(50)
    assert table.bot_time(builder.now) == 0
    builder.write(table.move(0, text))
    builder.wait(10)
    assert table.turn > 0
    assert table.bot_time(builder.now) == 110_000


def test_who_pauses_again_and_again_where_others_wait_is_refused() -> None:
    async def scene() -> None:
        async with talks(people=2) as (local, room):
            ann, bob = (Client(local, room, seat) for seat in room.table.people_to_hear())
            for _ in range(PAUSES):
                assert (await ann.send(type="pause"))["ok"]
                assert (await bob.send(type="resume"))["ok"]
            assert (await ann.send(type="pause"))["name"] == "paused-enough"
            assert (await bob.send(type="pause"))["ok"]

    asyncio.run(scene())


def test_who_plays_alone_pauses_as_often_as_they_like() -> None:
    async def scene() -> None:
        async with talks() as (local, room):
            ann = Client(local, room, room.table.people_to_hear()[0])
            for _ in range(PAUSES + 2):
                assert (await ann.send(type="pause"))["ok"]
                assert (await ann.send(type="resume"))["ok"]

    asyncio.run(scene())


def test_an_offer_does_not_make_somebody_who_is_away_seem_present() -> None:
    """The game waits for Ann, who has gone: Bob's offers do not keep Cem from relieving her."""

    async def scene() -> None:
        async with open_house() as local:
            room = await local.table(calm=False)
            turn = room.table.turn
            bob, cem = (Client(local, room, seat) for seat in range(3) if seat != turn)
            for _ in range(4):
                await bob.offer()
                local.time += 10_000
                await bob.withdraw()
                local.time += 10_000
            assert (await cem.send(type="relieve", seat=turn))["ok"]
            assert room.table.chairs[turn].stood == "away"

    asyncio.run(scene())


class Slow(InProcessBots):
    """Bots that think a while."""

    async def think(self, question: Question, owner: Owner) -> Thought:
        await asyncio.sleep(0.1)
        return await super().think(question, owner)


def test_a_bot_that_thinks_slowly_ends_its_turn_though_somebody_speaks_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every offer makes it think once more: so there is an end to offers, too."""
    monkeypatch.setattr(talk_timer, "MAX_TURN_MS", 1_500)
    monkeypatch.setattr(talk_timer, "MAX_TURN_ALONE_MS", 1_500)

    @asynccontextmanager
    async def running(local: LocalHouse) -> Any:
        async def tick() -> None:
            begun, loop = local.time, asyncio.get_running_loop()
            since = loop.time()
            while True:
                local.time = begun + int((loop.time() - since) * 1000)
                await asyncio.sleep(0.005)

        task = asyncio.create_task(tick())
        try:
            yield
        finally:
            task.cancel()

    async def scene() -> None:
        async with open_house(minds=Slow()) as local, running(local):
            room = await local.table(people=1, bot="greedy", calm=False, talk=0)
            ann, table = Client(local, room, 0), room.table
            assert table.game is not None
            async with asyncio.timeout(30):
                while table.turn == 0:  # Ann plays until a bot has its turn
                    moves = table.game.position.moves(0)
                    await ann.move(table.rules.format_move(moves[0]))
                turn = len(table.turns)
                spoken = 0
                while len(table.turns) == turn:
                    spoken += bool((await ann.offer()).get("ok"))
                    await ann.withdraw()
                    await asyncio.sleep(0.01)
            assert spoken > 3

    asyncio.run(scene())
