"""One record, replayed and reduced to what statistics need."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from fondaco.arena.sim import TurnCounter
from fondaco.contract.refused import Refused
from fondaco.contract.stats import Notes, Watch
from fondaco.games import game as find_game
from fondaco.records import Game, Record, read
from fondaco.records.record import MAX_BYTES

T = TypeVar("T")


@dataclass(frozen=True)
class Skipped:
    """A file that could not be used, and why."""

    file: str
    reason: Refused


def watch_of(name: str) -> type[Watch]:
    """What to look for in a game: its own Watch, or the one that any game has."""
    return find_game(name).stats


def files_in(folder: Path) -> list[str]:
    """The names of files that may be records; hidden files are left out."""
    try:
        found = [file.name for file in folder.iterdir() if file.is_file()]
    except OSError as error:
        raise Refused("cannot-read-folder", folder=str(folder), error=str(error.strerror)) from None
    return sorted(name for name in found if not name.startswith("."))


def examine(folder: Path, names: list[str], number: int) -> Notes | Skipped:
    """What is in one of the files."""
    return look_into(folder, names[number], take_notes)


def look_into(folder: Path, name: str, look: Callable[[str, Record], T]) -> T | Skipped:
    """What `look` finds in the record. Never raises: one bad file must not spoil the others."""
    try:
        with (folder / name).open("rb") as file:
            return look(name, read(file.read(MAX_BYTES + 1)))
    except Refused as error:
        return Skipped(name, error)
    except OSError as error:
        return Skipped(name, Refused("record-unreadable", error=str(error.strerror)))
    except Exception as error:
        return Skipped(name, Refused("record-unplayable", error=f"{type(error).__name__}: {error}"))


def take_notes(file: str, record: Record) -> Notes:
    """Replay a record, checking everything, and note what happened."""
    return notes_of(file, finished(record))


def finished(record: Record) -> Game:
    """The game of a record, replayed and checked; Refused if it has not ended."""
    if record.result is None:
        raise Refused("unfinished")
    return Game.from_record(record)


def notes_of(file: str, game: Game) -> Notes:
    """What happened in a finished game."""
    turns = TurnCounter()
    start: list[int] = []
    first = 0
    for position in game.positions():
        if not start:
            start, first = position.scores(), position.turn
        turns.look(position)
    watch = watch_of(game.rules.name)(game.rules)
    income: list[dict[str, int]] = [{} for _ in game.seats]
    for (mover, move), events in zip(game.log, game.events, strict=True):
        for event in events:
            told = event.in_full()
            for seat, cause, money in watch.income(told):
                income[seat][cause] = income[seat].get(cause, 0) + money
            watch.look(mover, move, told)
    return Notes(
        file=file,
        game=game.rules.name,
        players=game.rules.players,
        options=game.rules.options(),
        seed=game.seed,
        who=[seat.bot or seat.name for seat in game.seats],
        scores=game.position.scores(),
        places=game.position.places(),
        first=first,
        decisions=len(game.log),
        turns=turns.count,
        start=start,
        income=income,
        found=watch.found(),
    )
