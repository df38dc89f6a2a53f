"""What spectators say among themselves, and who may hear it."""

import asyncio

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.spectator_chat import recent_speeches, say_to_spectators
from tests.server.houses import open_house


def test_the_last_thing_said_is_heard_and_what_came_before_an_entry() -> None:
    async def talk() -> None:
        async with open_house() as local:
            room = await local.table("batavia", start=False)
            assert await recent_speeches(local.house, room, 10**9) == ([], False)
            for number in range(3):
                await say_to_spectators(local.house, room, "eve", "Eve", f"{number}")
            for before, heard in ((10**9, "012"), (3, "012"), (2, "01"), (1, "0"), (0, "")):
                speeches, more = await recent_speeches(local.house, room, before)
                assert ["".join(each.text for each in speeches), more] == [heard, False]

    asyncio.run(talk())


@pytest.mark.parametrize(("said", "more"), [(50, False), (51, True)])
def test_fifty_things_are_heard_and_whether_there_is_more(said: int, more: bool) -> None:
    async def talk() -> None:
        async with open_house() as local:
            room = await local.table("batavia", start=False)
            for number in range(said):
                await say_to_spectators(local.house, room, "eve", "Eve", f"{number}")
            speeches, earlier = await recent_speeches(local.house, room, 10**9)
            assert [each.text for each in speeches] == [f"{at}" for at in range(said - 50, said)]
            assert earlier is more

    asyncio.run(talk())


def test_a_player_speaks_there_only_after_the_game_and_nothing_is_said_twice() -> None:
    async def talk() -> None:
        async with open_house() as local:
            room = await local.table("batavia", options={"setup": "quick"})
            for who in ("ann", "cem"):
                with pytest.raises(Refused) as error:
                    await say_to_spectators(local.house, room, who, who.title(), "psst")
                assert error.value.name == "gallery"
            for request in ("1", "1", "2", "", ""):
                await say_to_spectators(local.house, room, "eve", "Eve", f"r{request}", request)
            await say_to_spectators(local.house, room, "zoe", "Zoe", "z1", "1")
            speeches, _ = await recent_speeches(local.house, room, 10**9)
            assert [each.text for each in speeches] == ["r1", "r2", "r", "r", "z1"]
            room.table.status = "over"
            await say_to_spectators(local.house, room, "ann", "Ann", "well played")
            speeches, _ = await recent_speeches(local.house, room, 10**9)
            assert (speeches[-1].text, speeches[-1].person) == ("well played", "ann")

    asyncio.run(talk())
