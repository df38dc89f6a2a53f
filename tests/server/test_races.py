"""Two want the same at once: one has it, the other gets a clear answer, and no log has a gap."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.room import Room
from fondaco.server.base.log_codec import decode, encoded
from fondaco.server.ws.client import MAX_WAITING_FRAMES, Client
from fondaco.server.ws.connection import handle
from fondaco.store import LogRow, Person, Store, StoreError, TableIndex
from fondaco.table.audience import Audience
from fondaco.table.entries import Clock, Moved, Sat, Stood
from fondaco.table.table import Table
from tests.server.guests import Guest, Line
from tests.server.houses import PEOPLE, LocalHouse, open_house, sitting


async def talks(local: LocalHouse, room: Room) -> int:
    """Play until several may speak; who is waited for."""
    game = room.table.game
    assert game is not None
    while not game.position.talking():
        seat = game.position.turn
        text = room.table.rules.format_move(game.position.moves(seat)[0])
        await local.house.act(room, moving(seat, text))
    return game.position.turn


def moving(seat: int, text: str) -> Any:
    return lambda table: table.move(seat, text)


async def outcomes(*acts: Any) -> tuple[list[int], list[str]]:
    """The numbers of those that were written, and the reasons of those that were not."""
    found = await asyncio.gather(*acts, return_exceptions=True)
    for each in found:
        assert isinstance(each, int | Refused), repr(each)
    return (
        [each for each in found if isinstance(each, int)],
        [str(each) for each in found if isinstance(each, Refused)],
    )


def check_log(rows: list[LogRow]) -> None:
    assert [row.number for row in rows] == list(range(len(rows)))


def an_accept(room: Room, seat: int) -> str:
    assert room.table.game is not None
    moves = map(room.table.rules.format_move, room.table.game.position.moves(seat))
    return next(text for text in moves if text.startswith("accept"))


def test_two_seats_accept_the_same_offer_at_once() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table()
            turn = await talks(local, room)
            others = [seat for seat in range(3) if seat != turn]
            await local.house.act(room, moving(turn, "offer all: 1d for 1 any"))
            answers = [moving(seat, an_accept(room, seat)) for seat in others]
            done, reasons = await outcomes(*(local.house.act(room, answer) for answer in answers))
            assert len(done) == len(reasons) == 1
            assert "offer" in reasons[0].casefold()
            check_log(await local.store.read(room.table.id))

    asyncio.run(work())


def test_an_offer_is_amended_while_it_is_accepted() -> None:
    async def work() -> None:
        async with open_house() as local:
            for first in (True, False):
                room = await local.table()
                turn = await talks(local, room)
                seat = (turn + 1) % 3
                await local.house.act(room, moving(turn, f"offer {seat}: 1d for 1 any"))
                accept = moving(seat, an_accept(room, seat))
                amend = moving(turn, f"amend #1.1 {seat}: 2d for 1 any")
                pair = [amend, accept] if first else [accept, amend]
                done, reasons = await outcomes(*(local.house.act(room, each) for each in pair))
                # What was asked for is what is answered: never the old answer to the new offer.
                assert len(done) == len(reasons) == 1
                last = room.table.rows[-1].entry
                assert isinstance(last, Moved)
                assert last.seat == (turn if first else seat)

    asyncio.run(work())


def test_a_seat_is_taken_once_and_nobody_sits_twice() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table(people=0, start=False, bot="random", players=3)
            for seat in range(3):
                await local.house.act(room, freeing(seat))
            wishes = [sitting(person, 1) for person in PEOPLE]
            done, reasons = await outcomes(*(local.house.act(room, wish) for wish in wishes))
            assert len(done) == 1
            assert reasons == ["That seat is taken."] * 4
            wishes = [sitting("zoe", seat) for seat in (0, 2, 0, 2)]
            done, reasons = await outcomes(*(local.house.act(room, wish) for wish in wishes))
            assert len(done) == 1
            assert reasons == ["You’re already sitting at this table."] * 3

    asyncio.run(work())


def test_two_houses_append_to_one_log_at_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def work() -> None:
        async with open_house(url) as one, open_house(url) as two:
            here = await one.table(people=0, start=False)
            name = here.table.id
            there = await two.house.room(name)
            for seat in range(3):
                await one.house.act(here, freeing(seat))
            # Both hand out the seats at once, each with what it knows.
            wishes = [
                (local.house, room, sitting(person, number % 3))
                for number, person in enumerate(PEOPLE)
                for local, room in ((one, here), (two, there))
            ]
            done, reasons = await outcomes(*(h.act(room, wish) for h, room, wish in wishes))
            assert len(done) == 3
            assert len(set(done)) == 3
            assert set(reasons) <= {
                "That seat is taken.", "You’re already sitting at this table.",
                "Someone else at this table is called Ann.",
            } | {f"Someone else at this table is called {p.title()}." for p in PEOPLE}  # fmt: skip
            await two.house.catch_up(there)  # it may have lost no race to the last who sat down
            await two.house.act(there, Table.begin)
            done, reasons = await outcomes(one.house.act(here, Table.begin))
            assert (done, reasons) == ([], ["The game has already started."])
            # Many things are said at both at once: all are there, once, in one order.
            seated = [chair.person or "" for chair in there.table.chairs]
            said = [
                local.house.act(room, saying(person, f"{local is one} {person} {number}"))
                for number in range(6)
                for person in seated
                for local, room in ((one, here), (two, there))
            ]
            done, reasons = await outcomes(*said)
            assert reasons == []
            assert len(set(done)) == 36
            rows = await one.store.read(name)
            check_log(rows)
            assert sum(isinstance(decode(row.entry), Sat) for row in rows) == 3
            await one.house.catch_up(here)
            await two.house.catch_up(there)
            assert here.table.rows == there.table.rows

    asyncio.run(work())


def saying(person: str, text: str) -> Any:
    return lambda table: table.say(person, "", text)


def freeing(seat: int) -> Any:
    return lambda table: table.free(seat)


def test_a_move_is_carried_through_when_its_sender_goes_away() -> None:
    """A client that sends a move and closes at once has moved, and the others hear of it."""

    async def work() -> None:
        async with open_house() as local:
            room = await local.table()
            recorder = local.listen(room, "ann")
            seat = room.table.turn
            assert room.table.game is not None
            text = room.table.rules.format_move(room.table.game.position.moves(seat)[0])
            act = asyncio.create_task(local.house.act(room, moving(seat, text)))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            act.cancel()
            await asyncio.gather(act, return_exceptions=True)
            async with room.lock:
                pass
            assert [each["what"] for each in recorder.read()] == ["moved"]
            assert not room.stale
            check_log(await local.store.read(room.table.id))

    asyncio.run(work())


def test_a_table_is_loaded_once_for_all_who_ask() -> None:
    async def work() -> None:
        async with open_house() as local:
            name = (await local.table()).table.id
            local.house.rooms.clear()
            first = asyncio.create_task(local.house.room(name))
            await asyncio.sleep(0)
            second = asyncio.create_task(local.house.room(name))
            await asyncio.sleep(0)
            first.cancel()
            third = asyncio.create_task(local.house.room(name))
            assert await second is await third is local.house.rooms[name]
            with pytest.raises(Refused, match="no such table"):
                await local.house.room("nowhere")

    asyncio.run(work())


class Broken:
    """A store that writes and then fails to say so, or does not write at all."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fail = ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(
        self, table: str, row: LogRow, index: TableIndex | None = None, side: Any = None
    ) -> bool:
        fail, self.fail = self.fail, ""
        if fail == "before":
            raise StoreError("no")
        written = await self.store.append(table, row, index, side)
        if fail == "after":
            raise StoreError("no")
        return written


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_store_that_fails_leaves_the_table_as_its_log_says(when: str) -> None:
    async def work() -> None:
        async with open_house() as local:
            broken = Broken(local.store)
            local.house.store = broken  # type: ignore[assignment]
            room = await local.table(people=2, calm=False)
            recorder = local.listen(room, None)
            before = room.table.number
            broken.fail = when
            with pytest.raises(StoreError):
                await local.house.act(room, lambda table: table.say("ann", "", "ciao", "r1"))
            table = (await local.house.room(room.table.id)).table
            assert table.number == before + (when == "after")
            assert [e["what"] for e in recorder.read()] == (["said"] if when == "after" else [])
            assert table.repeated("ann", "r1") == (before + 1 if when == "after" else None)
            check_log(await local.store.read(table.id))

    asyncio.run(work())


def test_a_bots_move_that_could_not_be_written_is_made_later() -> None:
    async def work() -> None:
        async with open_house() as local:
            broken = Broken(local.store)
            local.house.store = broken  # type: ignore[assignment]
            room = await local.table(people=0, start=False, calm=False, game="batavia")
            await local.house.act(room, Table.begin)
            broken.fail = "before"
            async with asyncio.timeout(60):
                while room.table.plies < 20:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_slow_listener_is_cut_off_and_the_others_hear_everything() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table()
            slow = Client(local.services, room, person("bob"), "")
            room.listeners.add(slow)
            recorders = [local.listen(room, None) for _ in range(20)]
            last = room.table.number
            for number in range(MAX_WAITING_FRAMES + 5):
                await local.house.act(room, saying("ann", f"{number}"))
            assert slow not in room.listeners
            assert slow.cut_off.is_set()
            assert slow.frames.qsize() == 2
            assert b"too slow" in (slow.frames.get_nowait() or b"")
            assert slow.frames.get_nowait() is None
            for recorder in recorders:
                # Win chances come when they are computed, and have a number too.
                frames = [each for each in recorder.read() if each["type"] == "update"]
                told = [each["number"] for each in frames]
                assert told == list(range(last + 1, room.table.number + 1))
            # And whoever comes again gets all that was missed.
            welcome = room.sight.welcome(last, Audience(1, ""), False, 0)
            assert len(welcome.missed) == MAX_WAITING_FRAMES + 5
            assert b"504" in encoded(welcome)

    asyncio.run(work())


def person(name: str) -> Person:
    return Person(id=name, name=name.title(), created=0)


def test_a_request_that_comes_twice_at_once_is_carried_out_once() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table()
            both = [Client(local.services, room, person("ann"), "") for _ in range(2)]
            text = '{"type":"say","id":"7","text":"ciao"}'
            before = room.table.number
            await asyncio.gather(*(handle(each, text) for each in both * 3))
            assert room.table.number == before + 1
            answers = {each.frames.get_nowait() for each in both * 3}
            assert len(answers) == 1

    asyncio.run(work())


def test_a_clock_that_ran_out_brings_a_bot_and_the_person_may_return() -> None:
    async def work() -> None:
        async with open_house() as local:
            clock = Clock(kind="live", bank=10, increment=0)
            room = await local.table("batavia", clock=clock, calm=False)
            seat = room.table.turn
            local.time += 11_000
            local.house.wake(room)
            async with asyncio.timeout(60):
                while not any(isinstance(row.entry, Stood) for row in room.table.rows):
                    await asyncio.sleep(0.01)
                while room.table.turn == seat:
                    await asyncio.sleep(0.01)
            assert room.table.chairs[seat].stand_in
            await local.house.act(room, lambda table: table.come_back(seat))
            assert not room.table.chairs[seat].mind
            assert room.table.clocks.left[seat] == 10_000

    asyncio.run(work())


def test_a_person_sits_twice_and_two_take_one_seat_over_the_network(house: str) -> None:
    ann = Guest(house, "Ann")
    table = ann.open("batavia", players=5, bots={})
    guests = [Guest(house, name) for name in ("Bob", "Cem", "Dora")]

    async def sit(guest: Guest, seat: int) -> int:
        answer = await asyncio.to_thread(
            guest.web.post, f"/api/tables/{table}/sit", json={"seat": seat}
        )
        assert answer.status_code == 200 or answer.json()["detail"]
        return answer.status_code

    async def work() -> None:
        codes = await asyncio.gather(*(sit(guest, 3) for guest in guests))
        assert sorted(codes) == [200, 400, 400]
        codes = await asyncio.gather(*(sit(ann, seat) for seat in (1, 2)))
        assert codes == [400, 400]
        late = Guest(house, "Emil")
        codes = await asyncio.gather(*(sit(late, seat) for seat in (1, 2, 4)))
        assert sorted(codes) == [200, 400, 400]

    asyncio.run(work())


def test_two_accept_the_same_offer_over_the_network(house: str) -> None:
    guests = [Guest(house, name) for name in ("Ann", "Bob", "Cem")]
    table = guests[0].open("oltremare", bots={})
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit")
    guests[0].post(f"/api/tables/{table}/start")

    async def accept(line: Line) -> bool:
        text = next(move for move in line.view["moves"] if move.startswith("accept"))
        answer = await line.ask("move", move=text)
        assert answer["ok"] or answer["reason"]
        return bool(answer["ok"])

    async def work() -> None:
        async with guests[0].at(table) as a, guests[1].at(table) as b, guests[2].at(table) as c:
            lines = [a, b, c]
            while len(a.view["to_move"]) < 3:
                at = lines[a.view["to_move"][0]]
                number = (await at.ask("move", move=at.view["moves"][0]))["number"]
                for line in lines:
                    while line.state["number"] < number:
                        await line.next()
            turn = a.view["to_move"][0]
            offered = await lines[turn].ask("move", move="offer all: 1d for 1 any")
            assert offered["ok"], offered
            others = [line for seat, line in enumerate(lines) if seat != turn]
            for line in others:
                while line.state["number"] < offered["number"]:
                    await line.next()
            assert sorted(await asyncio.gather(*map(accept, others))) == [False, True]

    asyncio.run(work())
