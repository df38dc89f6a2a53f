"""A running game with all hands open, as it stood some rounds ago: for spectators only.

The host has to allow it, and such a game is not rated. Players do not see it. People at a player's
address do not see it either: they might be the same person.
"""

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

from msgspec import Struct, json

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games import game
from fondaco.host.room import Room
from fondaco.server.tables.house import House
from fondaco.server.work.fair_queue import Owner
from fondaco.server.work.replay_worker import ReplayWorker
from fondaco.table.table import Table


class OpenMoment(Struct):
    """The table as it stood, with everybody's hand."""

    ply: int
    rounds: int  # ago
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None
    hands: list[Any]


def may_look(house: House, table: Table, person: str, address: str) -> None:
    """Refused, if this person may not see the hands of this game."""
    if not table.settings.open_after:
        raise Refused("open-never")
    if table.status not in ("playing", "paused"):
        raise Refused("open-over")
    sitting = [chair.person for chair in table.chairs if chair.person is not None]
    at_home = identifies_household(address) and any(
        house.quotas.owner(table.aliases.get(each, each)).household == address for each in sitting
    )
    if table.seat_of(person) >= 0 or at_home:
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


def ply_of(table: Table) -> int:
    """The number of moves that had been made so many rounds ago."""
    ply = table.open_ply()
    if ply < 0:
        raise Refused("open-not-yet")
    return ply


async def open_moment(worker: ReplayWorker, room: Room, owner: Owner) -> bytes:
    """The open position as JSON; it is the same for all spectators."""
    table, ply = room.table, ply_of(room.table)
    key = ("open", table.id, ply)
    return worker.known(key) or await worker.answer(
        key, owner, lambda: json.encode(_shown(table, ply))
    )


def _shown(table: Table, ply: int) -> OpenMoment:
    assert table.game is not None
    position = table.game.at(ply)
    view = position.view(SPECTATOR)
    return OpenMoment(
        ply,
        table.settings.open_after,
        view.as_json(aids=True),
        game(table.settings.game).outlook(view, aids=True),
        [position.view(seat).as_json().get("hand") for seat in range(table.settings.players)],
    )
