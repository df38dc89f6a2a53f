"""A running game with all hands open, as it stood some rounds ago: for spectators only.

The host has to allow it, and such a game is not rated. Players do not see it. People at a player's
address do not see it either: they might be the same person.
"""

from ipaddress import ip_address

from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.host import open_hands
from fondaco.host.open_hands import check_open, ply_of
from fondaco.host.room import Room
from fondaco.server.tables.house import House
from fondaco.server.work.fair_queue import Owner
from fondaco.server.work.replay_worker import ReplayWorker
from fondaco.table.table import Table


def may_look(house: House, table: Table, person: str, address: str) -> None:
    """Refused, if this person may not see the hands of this game."""
    check_open(table, person)
    sitting = [chair.person for chair in table.chairs if chair.person is not None]
    if identifies_household(address) and any(
        house.quotas.owner(table.aliases.get(each, each)).household == address for each in sitting
    ):
        raise Refused("open-seat")


def identifies_household(address: str) -> bool:
    """Whether people at this address belong together. The local address says nothing about that.

    >>> [identifies_household(a) for a in ("192.0.2.1", "2001:db8::/64", "127.0.0.1")]
    [True, True, False]
    """
    try:
        return not ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return False


async def open_moment(worker: ReplayWorker, room: Room, owner: Owner) -> bytes:
    """The open position as JSON; it is the same for all spectators."""
    table, ply = room.table, ply_of(room.table)
    key = ("open", table.id, ply)
    return worker.known(key) or await worker.answer(
        key, owner, lambda: json.encode(open_hands.open_moment(table, ply))
    )
