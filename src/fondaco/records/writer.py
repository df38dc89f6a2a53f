"""Writing a record as text."""

from itertools import groupby

from fondaco.contract.refused import Refused
from fondaco.records.record import FORMAT, HIDDEN, TITLE, UNFINISHED, Record, quote

WIDTH = 100
_RESERVED = set(";{}\n\r")


def write(record: Record) -> str:
    """The record as text; `read` gives an equal record back."""
    return "\n".join([*_header(record), "", *_moves(record)]) + "\n"


def _header(record: Record) -> list[str]:
    lines = [f"{TITLE} {FORMAT}", f"game: {record.game}", f"version: {record.version}"]
    lines.append(f"players: {record.players}")
    lines += [f"option {name}: {quote(value)}" for name, value in record.options.items()]
    lines.append(f"commitment: {record.commitment}")
    lines.append(f"seed: {HIDDEN if record.seed is None else record.seed}")
    if record.date is not None:
        lines.append(f"date: {record.date}")
    if record.position:
        lines.append(f"position: {record.position}")
    if record.bots > 1 and any(seat.bot for seat in record.seats):
        lines.append(f"bots: {record.bots}")
    lines += [f"seat {number}: {seat}" for number, seat in enumerate(record.seats)]
    lines.append(f"result: {UNFINISHED if record.result is None else _numbers(record.result)}")
    if record.places is not None:
        lines.append(f"places: {_numbers(record.places)}")
    if record.checksum is not None:
        lines.append(f"checksum: {record.checksum}")
    return lines


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _moves(record: Record) -> list[str]:
    lines: list[str] = []
    runs = groupby(record.entries, key=lambda entry: entry.seat)
    for number, (seat, run) in enumerate(runs, start=1):
        lines += wrapped(f"{number:<3} {seat}:", [_checked(entry.text) for entry in run])
    return lines


def wrapped(head: str, moves: list[str]) -> list[str]:
    """Moves in lines after a head, broken only between moves.

    >>> wrapped("1   0:", ["play salt7", "done"])
    ['1   0: play salt7; done']
    """
    lines: list[str] = []
    line = head
    for at, move in enumerate(moves):
        end = ";" if at < len(moves) - 1 else ""
        if len(line) + 1 + len(move) + len(end) > WIDTH and at > 0:
            lines.append(line)
            line = " " * len(head)
        line += f" {move}{end}"
    return [*lines, line]


def _checked(move: str) -> str:
    if not move or move != move.strip() or _RESERVED & set(move):
        raise Refused("record-move-written", move=move)
    return move
