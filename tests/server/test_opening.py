"""What may be chosen for a new table: each setting at its edge, and each refusal by its name."""

import asyncio
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.games import options_of
from fondaco.host.opening import number_of, quick, settings_of
from fondaco.server.base.bodies import NewTable, Quick
from fondaco.server.play.opening import open_table
from fondaco.store import Person
from fondaco.table.entries import Clock
from tests.server.houses import open_house

DAY_S = 86_400


def wanted(**more: Any) -> NewTable:
    given: dict[str, Any] = {"game": "batavia", "players": 3} | more
    return NewTable(**given)


def live(bank: int = 60, increment: int = 0) -> Clock:
    return Clock("live", bank, increment)


# What is chosen, and what is refused for the value next to it.
EDGES: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"talk": 0}, {"talk": -1}, "talk-range"),
    ({"talk": 7 * DAY_S}, {"talk": 7 * DAY_S + 1}, "talk-range"),
    ({"title": "x" * 60}, {"title": "x" * 61}, "title-length"),
    ({"open_after": 0}, {"open_after": -1}, "open-range"),
    ({"open_after": 20}, {"open_after": 21}, "open-range"),
    ({"clock": live(bank=10)}, {"clock": live(bank=9)}, "bank-range"),
    ({"clock": live(bank=36_000)}, {"clock": live(bank=36_001)}, "bank-range"),
    ({"clock": live(increment=0)}, {"clock": live(increment=-1)}, "increment-range"),
    ({"clock": live(increment=3600)}, {"clock": live(increment=3601)}, "increment-range"),
    ({"clock": Clock("days", days=0.1)}, {"clock": Clock("days", days=0.0)}, "days-range"),
    ({"clock": Clock("days", days=60)}, {"clock": Clock("days", days=60.1)}, "days-range"),
    ({"seat": 0}, {"seat": -1}, "seats-are"),
    ({"seat": 2}, {"seat": 3}, "seats-are"),
    ({"seat": 1, "bots": {0: "random", 2: "random"}}, {"bots": {3: "random"}}, "seat-not-free"),
    ({"seat": 1, "bots": {0: "random"}}, {"bots": {-1: "random"}}, "seat-not-free"),
    ({"seat": 1}, {"seat": 1, "bots": {1: "random"}}, "seat-not-free"),
    ({"sit": False, "seat": 1, "bots": {1: "random"}}, {"bots": {0: "shylock"}}, "no-bot"),
    (
        {"sit": False, "bots": dict.fromkeys(range(3), "random")},
        {"bots": dict.fromkeys(range(3), "random")},
        "too-many-bots",
    ),
    (
        {"start": True, "bots": {1: "random", 2: "random"}},
        {"start": True, "bots": {1: "random"}},
        "would-be-empty",
    ),
    ({"players": 5}, {"players": 6}, "players-range"),
]


@pytest.mark.parametrize(("good", "bad", "why"), EDGES)
def test_a_setting_is_allowed_up_to_its_edge(
    good: dict[str, Any], bad: dict[str, Any], why: str
) -> None:
    async def choose() -> None:
        async with open_house() as local:
            settings, deal = await settings_of(local.house, wanted(**good))
            for name in {"talk", "title", "open_after", "clock", "players"} & set(good):
                assert getattr(settings, name) == good[name]
            assert deal is None
            with pytest.raises(Refused) as error:
                await settings_of(local.house, wanted(**bad))
            assert error.value.name == why

    asyncio.run(choose())


def test_a_table_is_furnished_as_it_was_wanted() -> None:
    async def furnish() -> None:
        async with open_house() as local:
            ann = Person("ann", "Ann", 0)
            room = await open_table(local.house, wanted(bots={0: "random"}), ann)
            assert [chair.person for chair in room.table.chairs] == [None, "ann", None]
            assert [chair.bot for chair in room.table.chairs] == ["random", "", ""]
            assert room.table.status == "open"
            room = await open_table(local.house, wanted(seat=2, name="Anna"), ann)
            assert [chair.name for chair in room.table.chairs] == ["", "", "Anna"]
            room = await open_table(local.house, wanted(sit=False), ann)
            assert [chair.taken for chair in room.table.chairs] == [False] * 3
            assert room.table.is_host("ann")
            room = await open_table(local.house, quick(Quick("batavia", bot="random")), ann)
            assert [chair.bot for chair in room.table.chairs] == ["", "random", "random", "random"]
            assert (room.table.status, room.table.settings.private) == ("playing", True)
            names = [chair.name for chair in room.table.chairs]
            assert len(set(names)) == 4

    asyncio.run(furnish())


@pytest.mark.parametrize(("game", "least", "most"), [("oltremare", 2, 5), ("batavia", 3, 5)])
def test_a_game_is_for_so_many(game: str, least: int, most: int) -> None:
    for players in range(least, most + 1):
        assert number_of(game, players) == players
    for players in (least - 1, most + 1):
        with pytest.raises(Refused) as error:
            number_of(game, players)
        assert error.value.values == {
            "game": game, "least": least, "most": most, "players": players,
        }  # fmt: skip


def test_no_file_of_the_server_is_read_for_a_table() -> None:
    async def choose() -> None:
        async with open_house() as local:
            files = [option.name for option in options_of("oltremare") if option.file]
            assert files
            for name in [*files, "no-such-option"]:
                with pytest.raises(Refused):
                    await settings_of(
                        local.house, NewTable("oltremare", 3, options={name: __file__})
                    )

    asyncio.run(choose())
