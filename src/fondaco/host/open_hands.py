"""A running game with all hands open, as it stood some rounds ago: for spectators only."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games import game
from fondaco.table.table import Table


@dataclass
class OpenMoment:
    """The table as it stood, with everybody's hand."""

    ply: int
    rounds: int  # ago
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None
    hands: list[Any]


def check_open(table: Table, person: str | None) -> None:
    """Refused, if this person may not see the hands of this game."""
    if not table.settings.open_after:
        raise Refused("open-never")
    if table.status not in ("playing", "paused"):
        raise Refused("open-over")
    if table.seat_of(person) >= 0:
        raise Refused("open-seat")


def ply_of(table: Table) -> int:
    """The number of moves that had been made so many rounds ago."""
    ply = table.open_ply()
    if ply < 0:
        raise Refused("open-not-yet")
    return ply


def open_moment(table: Table, ply: int) -> OpenMoment:
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
