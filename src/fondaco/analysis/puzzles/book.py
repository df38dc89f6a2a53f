"""Puzzles in files: a line of JSON for each, packed. Those we ship lie in the games' folders."""

import gzip
import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from fondaco.analysis.puzzles.puzzle import Puzzle, from_json
from fondaco.contract.refused import Refused
from fondaco.games import rulesets


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """The same bytes for the same puzzles, whatever their order.

    Puzzles of one game are stored together: their records begin alike, so they compress well.
    """
    lines = sorted((puzzle.record[:600], len(puzzle.record), line(puzzle)) for puzzle in puzzles)
    return gzip.compress("".join(text for _, _, text in lines).encode(), mtime=0)


def line(puzzle: Puzzle) -> str:
    """A puzzle as one line of a book."""
    return json.dumps(puzzle.as_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def unpacked(data: bytes) -> list[Puzzle]:
    """The puzzles of a file; Refused if it is not a book."""
    if not data:
        raise Refused("puzzle-file")
    try:
        text = gzip.decompress(data).decode()
        return [from_json(json.loads(each)) for each in text.splitlines()]
    except (OSError, EOFError, ValueError, RecursionError):
        raise Refused("puzzle-file") from None


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a book; Refused if the file cannot be read."""
    try:
        return unpacked(file.read_bytes())
    except OSError as error:
        raise Refused("cannot-read", file=str(file), error=str(error.strerror)) from None


def write(puzzles: Iterable[Puzzle], file: Path) -> None:
    """In one step: a reader sees either the old file or the new one."""
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_bytes(packed(puzzles))
        beside.replace(file)
    except OSError as error:
        raise Refused("cannot-write-file", file=str(file), error=str(error.strerror)) from None


def merged(files: Sequence[Sequence[Puzzle]]) -> list[Puzzle]:
    """All puzzles of several files, each once; the first one counts."""
    found: dict[str, Puzzle] = {}
    for puzzles in files:
        for puzzle in puzzles:
            found.setdefault(puzzle.id, puzzle)
    return list(found.values())


@cache
def shipped(ruleset: str) -> tuple[Puzzle, ...]:
    """The puzzles of a ruleset that came with its game."""
    file = _file(ruleset)
    return tuple(unpacked(file.read_bytes())) if file.is_file() else ()


@cache
def by_id() -> dict[str, Puzzle]:
    """All shipped puzzles."""
    return {puzzle.id: puzzle for ruleset in rulesets() for puzzle in shipped(ruleset)}


def _file(ruleset: str) -> Traversable:
    game, _ = rulesets()[ruleset]
    return game.folder / "data" / f"puzzles-{ruleset}.jsonl.gz"
