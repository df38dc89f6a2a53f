"""A table as a process of the house holds it: who is connected, and who hears what."""

import asyncio
from functools import partial

import pytest
from msgspec import json

from fondaco.host.broadcast import lasting, tail
from fondaco.host.room import Room
from fondaco.host.table_index import index_of
from fondaco.server.base.log_codec import encode
from fondaco.store import LogRow
from fondaco.table.audience import Audience
from fondaco.table.entries import Said, rematch_log
from fondaco.table.frames import Chances, Speech
from fondaco.table.table import Table
from tests.server.houses import FrameRecorder, open_house
from tests.server.room_builder import LIVE, RoomBuilder


def listening(room: Room, *people: str | None) -> list[FrameRecorder]:
    recorders = [FrameRecorder(room, person, "") for person in people]
    room.listeners.update(recorders)
    return recorders


def test_seats_and_spectators_are_counted_apart() -> None:
    room = RoomBuilder("batavia").begin().room()
    assert room.connected() == ([], 0)
    assert [room.watched] == [False]
    listening(room, "cem", "ann", "ann", None, "zoe")
    assert room.connected() == ([0, 2], 2)
    assert [room.watched] == [True]
    assert [room.is_here(seat) for seat in range(3)] == [True, False, True]


def test_only_spectators_get_win_chances() -> None:
    room = RoomBuilder("batavia").begin().room()
    ann, cem, watcher = listening(room, "ann", "cem", None)
    room.send_chances(Chances(3, [50, 30, 20], [1, 1, 1]), 5)
    assert [len(each.read()) for each in (ann, cem, watcher)] == [0, 0, 1]
    assert room.chances_ply == 5


def test_what_another_process_wrote_is_sent_and_only_the_last_entry_with_its_state() -> None:
    builder = RoomBuilder("batavia").begin()
    room = builder.room()
    before = room.table.number
    ann, watcher = listening(room, "ann", None)
    builder.play(3)
    room.renew(builder.table)
    for recorder in (ann, watcher):
        frames = [frame for frame in recorder.read() if frame["type"] == "update"]
        assert [frame["number"] for frame in frames] == [before + 1, before + 2, before + 3]
        assert [frame["state"] is not None for frame in frames] == [False, False, True]
    assert (room.sent, room.stale) == (before + 3, False)


def test_rows_of_another_process_are_taken_once_and_sent() -> None:
    builder = RoomBuilder("batavia").begin()
    room = builder.room()
    before = room.table.number
    (watcher,) = listening(room, None)
    builder.wait(5).play(2)
    rows = [LogRow(row.number, row.at, encode(row.entry)) for row in builder.table.rows]
    for _ in range(2):
        room.take(rows)
        assert room.table.number == before + 2
    numbers = [frame["number"] for frame in watcher.read() if frame["type"] == "update"]
    assert numbers == [before + 1, before + 2]


def test_a_person_who_sits_down_in_another_process_sees_the_table_from_there() -> None:
    builder = RoomBuilder("batavia")
    room = builder.room()
    (ann,) = listening(room, "ann")
    assert ann.audience.seat == -1
    builder.write(builder.table.sit("ann", "Ann", 0))
    builder.write(Said("ann", "Ann", "ciao", seat=0))
    room.renew(builder.table)
    assert ann.audience.seat == 0


@pytest.mark.parametrize("seat", range(3))
def test_the_clock_that_runs_is_left_out_of_what_lasts(seat: int) -> None:
    builder = RoomBuilder("oltremare", clock=LIVE).begin()
    while builder.turn != seat:
        builder.wait(1).end_turn()
    common = builder.room().sight.now(builder.now).common
    kept = lasting(common)
    assert (kept["at"], kept["rematch"]) == (0, "")
    clocks = [each["clock"] for each in common["seats"]]
    clocks[seat] = None
    assert [each["clock"] for each in kept["seats"]] == clocks
    assert None not in [each["clock"] for each in common["seats"]]  # the whole stays as it was
    builder.write(builder.table.pause("ann"))
    paused = builder.room().sight.now(builder.now).common
    assert lasting(paused)["seats"] == paused["seats"]


@pytest.mark.parametrize("name", ["", "a b", "../x", "ä", "t\x00"])
def test_a_rematch_has_the_name_of_a_table(name: str) -> None:
    room = RoomBuilder("batavia").room()
    side = room.side_logs[rematch_log(room.table.id)]
    side.take([LogRow(0, 0, name.encode())])
    assert room.table.rematch == ""
    side.take([LogRow(1, 0, b"next1"), LogRow(2, 0, b"other")])
    assert room.table.rematch == "next1"  # the first counts


def test_a_turn_is_announced_once_to_the_person_whose_it_is() -> None:
    async def play() -> None:
        async with open_house() as local:
            told: list[str] = []
            local.house.on_turn.append(lambda table, person: told.append(person))
            room = await local.table("batavia", people=3, calm=False)
            table = room.table
            expected = [("ann", "bob", "cem")[table.turn]]
            for _ in range(20):
                assert table.game is not None
                seat = table.turn
                text = table.rules.format_move(table.game.position.moves(seat)[0])
                await local.house.act(room, partial(Table.move, seat=seat, text=text))
                if table.turn != seat:
                    expected.append(("ann", "bob", "cem")[table.turn])
            assert told == expected
            assert len(told) > 5
            before = table.turn
            local.house._moved(room, (before + 1) % 3, ours=False)
            assert told == expected  # the process that wrote the entry has told them

    asyncio.run(play())


def test_a_turn_that_a_bot_takes_is_announced_to_nobody() -> None:
    async def play() -> None:
        async with open_house() as local:
            told: list[str] = []
            local.house.on_turn.append(lambda table, person: told.append(person))
            room = await local.table("batavia", people=3, calm=False)
            told.clear()
            before = room.table.turn
            local.house._moved(room, (before + 1) % 3)
            assert told == [("ann", "bob", "cem")[before]]
            local.house._moved(room, before)  # the same seat is still waited for
            assert len(told) == 1
            room.table.chairs[before].stand_in = "random"
            local.house._moved(room, (before + 1) % 3)
            assert len(told) == 1

    asyncio.run(play())


@pytest.mark.parametrize("seat", range(3))
def test_a_table_is_due_at_once_where_a_bot_is_to_move(seat: int) -> None:
    builder = RoomBuilder("oltremare", clock=LIVE).begin()
    while builder.turn != seat:
        builder.end_turn()
    table = builder.table
    assert index_of(table, builder.now).due == table.clocks.due() > builder.now
    builder.write(table.stand(seat, "random", "left"))
    found = index_of(table, builder.now)
    assert (found.due, found.turn, found.updated) == (1, seat, builder.now)
    assert found.info["helped"] is True
    assert (found.info["seed"], found.info["ended"], found.scores) == (None, 0, None)


def test_the_index_of_a_finished_table_has_its_results_and_its_seed() -> None:
    builder = RoomBuilder("batavia", setup="quick", seed="short").begin().play(5000)
    found = index_of(builder.table, 77)
    assert builder.table.game is not None
    assert (found.status, found.due, found.turn, found.updated) == ("over", 0, -1, 77)
    assert found.scores == builder.table.game.position.scores()
    assert found.places == builder.table.game.position.places()
    assert (found.info["seed"], found.info["ended"]) == ("short", builder.table.changed)
    assert found.info["helped"] is False


def test_what_was_said_and_taken_back_is_at_the_end_of_an_update() -> None:
    speech = Speech(1, "Ann", "ciao", "table", 0, "ann")
    for taken_back in ([], [7, 8]):
        for said in (None, speech):
            found = json.decode(b"{" + tail(taken_back, said, json.encode)[1:] + b"}")
            assert found["taken_back"] == taken_back
            assert (found["speech"] and found["speech"]["text"]) == (said and "ciao")


def test_an_entry_of_no_seat_is_sent_as_nobodys() -> None:
    async def play() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=3)
            recorder = local.listen(room, None)
            await local.house.act(room, lambda table: table.pause("bob"))
            [update] = [frame for frame in recorder.read() if frame["type"] == "update"]
            assert (update["what"], update["seat"]) == ("paused", -1)

    asyncio.run(play())


def test_an_audience_is_a_seat_and_a_language() -> None:
    room = RoomBuilder("batavia").begin().room()
    assert listening(room, "bob")[0].audience == Audience(1, "")
