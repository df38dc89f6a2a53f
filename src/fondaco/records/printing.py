"""Records on a plain terminal: the header with the moves, and the story move by move."""

from collections.abc import Callable, Iterator
from itertools import groupby

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.records.game import Game
from fondaco.records.record import Record
from fondaco.records.writer import wrapped


def show_record(record: Record) -> str:
    """A record for reading: who, how it ended, and the moves: turn, name, number of the first."""
    lines = [f"{record.game}, rules version {record.version}, {record.players} players"]
    lines += [f"  {name}: {_one_line(value)}" for name, value in record.options.items() if value]
    if record.date is not None:
        lines.append(f"played on {record.date}")
    lines.append(f"seed {record.seed}" if record.seed else "seed still hidden")
    lines += ["", *_standings(record), "", *_moves(record)]
    return "\n".join(lines)


def _one_line(value: str) -> str:
    return value if len(value) <= 60 and value.isprintable() else f"({len(value)} characters)"


def _standings(record: Record) -> list[str]:
    if record.result is None or record.places is None:
        return [f"seat {number}: {seat}" for number, seat in enumerate(record.seats)] + [
            f"unfinished after {len(record.entries)} moves"
        ]
    order = sorted(range(record.players), key=lambda seat: (record.places or [])[seat])
    return [
        f"{record.places[seat]}. seat {seat}: {record.seats[seat]}, {record.result[seat]}"
        for seat in order
    ]


def _moves(record: Record) -> Iterator[str]:
    width = max((len(seat.name) for seat in record.seats), default=0)
    ply = 1
    runs = groupby(record.entries, key=lambda entry: entry.seat)
    for turn, (seat, run) in enumerate(runs, start=1):
        moves = [entry.text for entry in run]
        yield from wrapped(f"{turn:4}. {record.seats[seat].name:{width}} {ply:4}:", moves)
        ply += len(moves)


Teller = Callable[[list[Event]], list[str]]


def tell_game(
    game: Game, seat: int | None, in_full: bool, first: int, teller: Teller
) -> Iterator[str]:
    """What happened from move `first` on, as a seat saw it (None: anybody), or with all secrets.

    The notation of a move can tell more than the others saw, so it is shown only in full or to the
    seat that moved. The `teller` finds the words for what happened.
    """
    if seat is not None and not 0 <= seat < game.rules.players:
        raise Refused("seats-to", last=game.rules.players - 1, seat=seat)
    if not 1 <= first <= max(1, len(game.log)):
        raise Refused("no-such-ply", first=1, last=len(game.log), ply=first)
    names = [player.name for player in game.seats]
    if first == 1:
        for line in teller(game.opening):
            yield f"        {line}"
    played = zip(game.log, game.events, strict=True)
    for ply, ((mover, move), events) in enumerate(played, start=1):
        if ply < first:
            continue
        known = in_full or mover == seat
        yield f"{ply:4}. {names[mover]}" + (f": {game.rules.format_move(move)}" if known else "")
        for line in teller(events):
            yield f"        {line}"
