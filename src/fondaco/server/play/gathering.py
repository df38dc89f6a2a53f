"""People who look for players: tables that begin when they are full.

Looking for players is sitting at an open table that *gathers*. It is in the list of tables like any
other, so all processes know it. When its last seat is taken, the game begins and everybody there is
alerted. A person who has not been connected for a while loses their seat, and a table without
people is closed.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.host.opening import number_of
from fondaco.host.room import Room
from fondaco.server.base.bodies import NewTable
from fondaco.server.play.opening import open_table
from fondaco.server.tables.house import House
from fondaco.store import Person, TableIndex
from fondaco.table.entries import AnyEntry, Freed
from fondaco.table.table import Table

LOOK_MS = 20_000  # between two looks for people who have gone; shorter than a table stays in memory
AWAY_MS = 90_000  # that a person may be gone before their seat is free
MAX_TABLES = 1000


class Looking(Struct, forbid_unknown_fields=True):
    game: str
    players: int
    options: dict[str, str] = {}
    name: str = ""


async def look_for_players(house: House, data: Looking, person: Person) -> Room:
    """Sit down where others look for the same game, or at a new table.

    Whoever looks already stays where they are. Refused: they look for another game.
    """
    number_of(data.game, data.players)
    options = make(data.game, data.players, **data.options).options()
    store = house.store
    for index in await store.tables(status=("open",), person=person.id, limit=MAX_TABLES):
        if index.info.get("gathers"):
            if not fits(index, data.game, data.players, options):
                raise Refused("looking-already")
            return await house.room(index.table)
    mine = await store.blocked(person.id)
    name = data.name or person.name
    for index in await store.tables(status=("open",), game=data.game, public=True):
        if not index.info.get("gathers") or not fits(index, data.game, data.players, options):
            continue
        others = {who for who in (*index.persons, index.host) if who is not None}
        if others & mine or person.id in await blocked_by(house, others):
            continue
        with suppress(Refused):  # it is full, or has been closed
            room = await house.room(index.table)
            await house.act(room, lambda table: table.sit(person.id, name))
            return room
    new = NewTable(
        game=data.game, players=data.players, options=data.options, name=name, gathers=True
    )
    return await open_table(house, new, person)


def fits(index: TableIndex, game: str, players: int, options: dict[str, str]) -> bool:
    """Whether a table has this game. Options of files are not in a table's list."""
    found = index.info.get("options", {})
    same = all(options.get(name) == value for name, value in found.items())
    return (index.game, index.players) == (game, players) and same


async def blocked_by(house: House, people: set[str]) -> set[str]:
    """Everybody whom one of these people has blocked."""
    return set().union(*[await house.store.blocked(each) for each in sorted(people)])


class Gathering:
    """Begins tables that are full, and frees the seats of people who have gone."""

    def __init__(self, house: House, on_full: Callable[[Table], None]) -> None:
        self.house = house
        self.on_full = on_full  # called in the process that began the game
        self._gone: dict[tuple[str, str], int] = {}  # since when, by table and person
        self._looked = house.steady()

    def moved(self, room: Room) -> None:
        """Something has happened at a table."""
        if is_gathering(room.table) and (is_full(room.table) or is_deserted(room.table)):
            self.house.tasks.begin(self.settle(room))

    async def settle(self, room: Room) -> None:
        """Begin the game if the table is full, and close it if nobody is left."""
        with suppress(Refused):  # another process was quicker
            if is_full(room.table):
                await self.house.act(room, Table.begin)
                self.on_full(room.table)
            elif is_deserted(room.table):
                await self.house.act(room, lambda table: table.close("Nobody is left."))

    async def patrol(self) -> None:
        """Look, if the last look was some time ago."""
        now = self.house.steady()
        if now - self._looked >= LOOK_MS:
            self._looked = now
            await self.look()

    async def look(self) -> None:
        """Look at all tables that gather, wherever their people are connected."""
        house = self.house
        if house.bus.shared and not house.bus.connected:
            return  # the people at other processes cannot be seen
        before, self._gone = self._gone, {}
        for index in await house.store.tables(status=("open",), limit=MAX_TABLES):
            if index.info.get("gathers"):
                with suppress(Refused):  # it is damaged, or was closed meanwhile
                    room = await house.room(index.table)
                    await self._look_at(room, before)
                    await self.settle(room)

    async def _look_at(self, room: Room, before: dict[tuple[str, str], int]) -> None:
        now = self.house.steady()
        for seat, chair in enumerate(room.table.chairs):
            person = chair.person
            if person is None or room.is_here(seat) or not is_gathering(room.table):
                continue
            since = before.get((room.table.id, person), now)
            if now - since < AWAY_MS:
                self._gone[room.table.id, person] = since
            else:
                await self.house.act(room, partial(free_seat_of, person))


def free_seat_of(person: str, table: Table) -> AnyEntry:
    return table.free(table.seat_of(person))


def is_gathering(table: Table) -> bool:
    return table.settings.gathers and table.status == "open"


def is_full(table: Table) -> bool:
    return is_gathering(table) and all(chair.taken for chair in table.chairs)


def is_deserted(table: Table) -> bool:
    """Whether the last person has left."""
    left = isinstance(table.rows[-1].entry, Freed)
    return is_gathering(table) and left and not any(chair.person for chair in table.chairs)
