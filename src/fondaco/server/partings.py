"""Where those who played one deal went different ways, and what became of them.

Its bots answer the same moves alike, so everybody who has chosen alike so far stands at the very
same moment: what they choose there can be laid side by side. Followed along one table, until that
one is alone on its way.
"""

from collections.abc import Mapping, Sequence
from statistics import median

from msgspec import Struct

from fondaco.contract.rules import Event, Position
from fondaco.server.lines import decode
from fondaco.server.room import Room
from fondaco.store import LogRow
from fondaco.table.audience import Audience
from fondaco.table.entries import Moved

Moves = list[tuple[int, str]]  # by whom, in notation


class Choice(Struct):
    """What some chose at a moment."""

    words: str
    count: int  # of tables
    median: float  # score, in the end
    here: bool  # so it went at the table that is followed


class Parting(Struct):
    ply: int
    choices: list[Choice]  # what most chose comes first


def moves_of(rows: Sequence[LogRow]) -> Moves:
    """The moves in the log of a table at which nothing was taken back."""
    entries = [decode(row.entry) for row in rows]
    return [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]


def partings(
    room: Room, to: Audience, logs: Mapping[str, Sequence[LogRow]], scores: dict[str, int]
) -> list[Parting]:
    """Along this table's game; the logs, and the scores, are by table, this one among them."""
    game, name = room.table.game, room.table.id
    assert game is not None
    others = {table: moves_of(rows) for table, rows in logs.items()}
    together, found = dict(others), list[Parting]()
    for ply, position in enumerate(game.positions()):
        if len(together) < 2 or ply >= len(others[name]):
            break
        ways: dict[tuple[int, str], list[str]] = {}
        for table, moves in together.items():
            if ply < len(moves):
                ways.setdefault(moves[ply], []).append(table)
        mine = others[name][ply]
        if len(ways) > 1:
            choices = [
                Choice(
                    _words(room, to, position.copy(), way),
                    len(tables),
                    float(median(scores[table] for table in tables)),
                    way == mine,
                )
                for way, tables in sorted(ways.items(), key=lambda each: -len(each[1]))
            ]
            found.append(Parting(ply, choices))
        together = {table: together[table] for table in ways[mine]}
    return found


def _words(room: Room, to: Audience, position: Position, way: tuple[int, str]) -> str:
    seat, text = way
    events: list[Event] = []
    position.play(seat, room.table.rules.parse_move(text), events)
    lines = room.sight.lines([event.seen_by(to.seat) for event in events[:1]], to)
    return lines[0].text if lines else text
