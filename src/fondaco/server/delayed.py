"""A game that goes on, with all hands open, as it stood some rounds ago: for who only watches.

Where the host allows it, and nothing there is rated. Who plays is not shown it, nor told how far
back it lies, and neither is who asks from the same address: it might be the same person.
"""

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

from msgspec import Struct, json

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games import game
from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.server.turns import Owner
from fondaco.table.table import Table


class OpenMoment(Struct):
    """The table as it stood, with everybody's hand."""

    ply: int
    rounds: int  # ago
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None
    hands: list[Any]


def may_look(house: House, table: Table, person: str, address: str) -> None:
    """Refused, unless this person may see the hands of this game."""
    if not table.settings.open_after:
        raise Refused("open-never")
    if table.status not in ("playing", "paused"):
        raise Refused("open-over")
    sitting = [chair.person for chair in table.chairs if chair.person is not None]
    at_home = tells_apart(address) and any(
        house.allowances.owner(table.aliases.get(each, each)).household == address
        for each in sitting
    )
    if table.seat_of(person) >= 0 or at_home:
        raise Refused("open-seat")


def tells_apart(address: str) -> bool:
    """Whether those who come from here are likely to be together; on one machine everybody is.

    >>> tells_apart("192.0.2.1"), tells_apart("2001:db8::/64"), tells_apart("127.0.0.1")
    (True, True, False)
    """
    try:
        return not ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return False


def ply_of(table: Table) -> int:
    """How many moves had been made so many rounds ago."""
    ply = table.open_ply()
    if ply < 0:
        raise Refused("open-not-yet")
    return ply


async def open_moment(house: House, room: Room, owner: Owner) -> bytes:
    """As JSON; what it has come to is the same for all who watch."""
    table, ply = room.table, ply_of(room.table)
    key = ("open", table.id, ply)
    return house.study.known(key) or await house.study.answer(
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
        game(table.settings.game).outlook(view),
        [position.view(seat).as_json().get("hand") for seat in range(table.settings.players)],
    )
