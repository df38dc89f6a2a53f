"""Compares the choices of people who played the same deal, and the scores that followed.

The bots of a day's deal answer the same moves alike. So all people who have chosen alike so far are
in the same position, and their next choices can be compared. The comparison follows one table until
no other table has made the same moves.
"""

from collections.abc import Mapping, Sequence
from statistics import median

from msgspec import Struct

from fondaco.contract.rules import Event, Position
from fondaco.host.room import Room
from fondaco.server.base.log_codec import decode
from fondaco.store import LogRow
from fondaco.table.audience import Audience
from fondaco.table.entries import Moved

Moves = list[tuple[int, str]]  # the seat, and the move in notation


class ComparedMove(Struct):
    """A move that some tables made in a position."""

    words: str
    count: int  # of tables
    median: float  # of their final scores
    here: bool  # the move of the table that is followed


class Parting(Struct):
    ply: int
    choices: list[ComparedMove]  # the most frequent first


def moves_of(rows: Sequence[LogRow]) -> Moves:
    """The moves in the log of a table at which no move was taken back."""
    entries = [decode(row.entry) for row in rows]
    return [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]


def partings(
    room: Room, to: Audience, logs: Mapping[str, Sequence[LogRow]], scores: dict[str, int]
) -> list[Parting]:
    """The positions of this table's game in which others chose differently.

    `logs` and `scores` are by table, and include this one.
    """
    game, name = room.table.game, room.table.id
    assert game is not None
    others = {table: moves_of(rows) for table, rows in logs.items()}
    together, found = dict(others), list[Parting]()
    for ply, position in enumerate(game.positions()):
        if len(together) < 2 or ply >= len(others[name]):
            break
        chosen: dict[tuple[int, str], list[str]] = {}  # tables, by their next move
        for table, moves in together.items():
            if ply < len(moves):
                chosen.setdefault(moves[ply], []).append(table)
        mine = others[name][ply]
        if len(chosen) > 1:
            choices = [
                ComparedMove(
                    _words(room, to, position.copy(), move),
                    len(tables),
                    float(median(scores[table] for table in tables)),
                    move == mine,
                )
                for move, tables in sorted(chosen.items(), key=lambda each: -len(each[1]))
            ]
            found.append(Parting(ply, choices))
        together = {table: together[table] for table in chosen[mine]}
    return found


def _words(room: Room, to: Audience, position: Position, move: tuple[int, str]) -> str:
    seat, text = move
    events: list[Event] = []
    position.play(seat, room.table.rules.parse_move(text), events)
    lines = room.sight.lines([event.seen_by(to.seat) for event in events[:1]], to)
    return lines[0].text if lines else text
