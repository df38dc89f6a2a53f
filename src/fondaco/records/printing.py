"""Records on a plain terminal: the header with the moves, and the story move by move."""

from collections.abc import Callable, Iterator
from itertools import groupby

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.messages import Messages
from fondaco.records.game import Game
from fondaco.records.record import Record
from fondaco.records.verify import rules_of
from fondaco.records.writer import wrapped


def show_record(record: Record, messages: Messages) -> str:
    """A record for reading: who, how it ended, and the moves: turn, name, number of the first."""
    lines = [messages.say(rules_of(record))]
    for name, value in record.options.items():
        if value:
            long = len(value) > 60 or not value.isprintable()
            told = messages("command-characters", count=len(value)) if long else value
            lines.append(f"  {name}: {told}")
    if record.date is not None:
        lines.append(messages("command-played-on", date=str(record.date)))
    seed = record.seed
    lines.append(messages("command-seed", seed=seed) if seed else messages("command-seed-unknown"))
    lines += ["", *_standings(record, messages), "", *_moves(record)]
    return "\n".join(lines)


def _standings(record: Record, messages: Messages) -> list[str]:
    who = [{"seat": number, "who": str(seat)} for number, seat in enumerate(record.seats)]
    if record.result is None or record.places is None:
        unfinished = messages("command-unfinished", moves=len(record.entries))
        return [*(messages("command-seat", **each) for each in who), unfinished]
    places, scores = record.places, record.result
    return [
        messages("command-place", place=places[seat], score=scores[seat], **who[seat])
        for seat in sorted(range(record.players), key=places.__getitem__)
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

    The notation of a move can reveal more than the others saw, so it is shown only in full or to
    the seat that moved. The `teller` puts what happened into words.
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
