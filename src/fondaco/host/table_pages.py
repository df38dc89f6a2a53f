"""Answers about a table, apart from its frames."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position
from fondaco.games import game as manifest
from fondaco.host.fork import moment_forked
from fondaco.host.room import Room
from fondaco.records import Game
from fondaco.table.audience import Audience
from fondaco.table.frames import Speech
from fondaco.table.table import Table


@dataclass
class OpenedTable:
    table: str


@dataclass
class ForkedFrom:
    """Where a game that is played differently left the first one."""

    table: str  # the first game; empty: this one was not forked
    ply: int
    turn: int  # its number, from 1
    did: str  # what was done there then


@dataclass
class Moment:
    number: int
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None


@dataclass
class Remark:
    """A remark that a player can choose from a list: a message and its values."""

    phrase: str
    values: dict[str, str | int]


@dataclass
class Talk:
    talk: list[Speech]
    earlier: bool  # there is more before this


def remarks_at(table: Table) -> list[Remark]:
    """What can be said there with a click."""
    rules = table.rules
    return [Remark(each.id, each.values) for each in manifest(rules.name).remarks(rules)]


def moment_shown(table: Table, number: int, position: Position, seat: int) -> Moment:
    view = position.view(seat)
    return Moment(number, view.as_json(), manifest(table.settings.game).outlook(view))


def where_forked(room: Room, first: Room | None, to: Audience) -> ForkedFrom:
    """Where a fork continues. `first`: the game it left; None if it is not a fork."""
    if first is None:
        return ForkedFrom("", -1, 0, "")
    return ForkedFrom(first.table.id, *moment_forked(first, room.table.opened.forked_at, to))


def record_of(table: Table) -> str:
    if table.game is None or table.status != "over":
        raise Refused("record-when-over")
    return table.game.to_text()


def check_replay(table: Table, seat: int, first: int) -> None:
    """Refused, if this game cannot be replayed as asked."""
    if table.game is None or table.status != "over":
        raise Refused("replay-when-over")
    if not -1 <= seat < table.settings.players or first < 0:
        raise Refused("no-seat-or-moment")


def finished_game(table: Table) -> Game:
    """The game of a table, to review it. Refused: it was not played to the end."""
    if table.game is None or table.status != "over" or not table.game.over:
        raise Refused("review-unfinished")
    return table.game


def people_at(table: Table) -> list[int]:
    """The seats at which people sit."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.person is not None]
