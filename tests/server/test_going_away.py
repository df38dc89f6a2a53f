"""People who leave: their connection, their seat, and what is forked from a game they played."""

import asyncio

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.fork import fork, moment_forked
from fondaco.host.leaving import get_up
from fondaco.host.room import Room
from fondaco.server.limits.quotas import Quota
from fondaco.store import Person
from fondaco.table.audience import Audience
from tests.server.houses import LocalHouse, open_house
from tests.server.room_builder import RoomBuilder


def test_who_gets_up_frees_the_seat_before_the_game_and_leaves_a_bot_in_it() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=3, start=False)
            await get_up(local.house, room, 1)
            assert [chair.taken for chair in room.table.chairs] == [True, False, True]
            room = await local.table("batavia", people=3)
            await get_up(local.house, room, 1)
            assert [chair.stood for chair in room.table.chairs] == ["", "left", ""]
            assert room.table.seat_of("bob") == 1

    asyncio.run(work())


async def gone(local: LocalHouse, room: Room, seat: int) -> list[str]:
    """Who is said to have gone away when a connection of this seat has ended."""
    found: list[str] = []
    presence = local.house.presence
    presence.on_gone[:] = [lambda table, person: found.append(person)]
    presence.left(room, seat)
    return found


def test_only_a_person_whom_the_game_waits_for_and_who_is_not_here_has_gone_away() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=3)
            turn = room.table.turn
            who = ["ann", "bob", "cem"][turn]
            watcher = local.listen(room, None)
            assert await gone(local, room, turn) == [who]
            assert [frame["type"] for frame in watcher.read()] == ["presence"]
            assert await gone(local, room, (turn + 1) % 3) == []
            assert await gone(local, room, -1) == []
            local.listen(room, who)  # on another screen
            assert await gone(local, room, turn) == []

    asyncio.run(work())


def test_a_fork_counts_as_one_table_and_its_bots() -> None:
    old = RoomBuilder("batavia", setup="quick", seed="short").begin().play(5000).table
    ann = Person("ann", "Ann", 0)

    async def work() -> None:
        async with open_house() as local:
            local.house.quotas.each = Quota(tables=2, thinkers=2)
            for ply in (0, 5):
                room = await fork(local.house, old, ann, ply, 1, "random")
                assert old.game is not None
                assert room.table.game is not None
                assert room.table.game.log[:ply] == old.game.log[:ply]
                assert [chair.bot for chair in room.table.chairs] == ["random", "", "random"]
                assert room.table.opened.forked_at == ply
            with pytest.raises(Refused) as error:
                await fork(local.house, old, ann, 0, 1, "random")
            assert error.value.name == "many-tables"

    asyncio.run(work())


def test_a_fork_keeps_the_bots_of_the_game_and_their_names() -> None:
    old = RoomBuilder("batavia", setup="quick", seed="short", people=2, bot="clerk").begin()
    old.play(5000)
    ann = Person("ann", "Ann", 0)

    async def work() -> None:
        async with open_house() as local:
            room = await fork(local.house, old.table, ann, 0, 0, "")
            assert [chair.bot for chair in room.table.chairs] == ["", "merchant", "clerk"]
            assert room.table.chairs[2].name == old.table.chairs[2].name
            assert room.table.chairs[1].name not in ("", old.table.chairs[1].name)  # a person's
            assert room.table.settings.coach  # it is practice
            ply, turn, did = moment_forked(old.room(), 9, Audience(0, "en"))
            assert ply == 9
            assert 1 <= turn <= 10
            assert did
            assert not room.table.settings.ladder

    asyncio.run(work())


def test_a_fork_needs_a_bot_for_every_other_seat() -> None:
    old = RoomBuilder("batavia", setup="quick", seed="short").begin().play(5000).table
    ann = Person("ann", "Ann", 0)

    async def work() -> None:
        async with open_house() as local:
            local.house.quotas.each = Quota(tables=1, thinkers=1)
            with pytest.raises(Refused) as error:
                await fork(local.house, old, ann, 0, 1, "captain:10")
            assert error.value.name == "many-thinkers"
            local.house.quotas.each = Quota(tables=1, thinkers=2)
            room = await fork(local.house, old, ann, 0, 1, "captain:10")
            assert [chair.bot for chair in room.table.chairs] == ["captain:10", "", "captain:10"]

    asyncio.run(work())


def test_only_a_moment_of_a_finished_game_can_be_forked() -> None:
    old = RoomBuilder("batavia", setup="quick", seed="short").begin().play(5000).table
    assert old.game is not None
    last = len(old.game.log)
    ann = Person("ann", "Ann", 0)

    async def work() -> None:
        async with open_house() as local:
            for ply, seat in ((-1, 0), (last, 0), (0, -1), (0, 3)):
                with pytest.raises(Refused) as error:
                    await fork(local.house, old, ann, ply, seat, "random")
                assert error.value.name == "no-moment"
            playing = RoomBuilder("batavia").begin().play(5).table
            with pytest.raises(Refused) as error:
                await fork(local.house, playing, ann, 0, 0, "random")
            assert error.value.name == "fork-finished"
            assert local.house.rooms == {}

    asyncio.run(work())
