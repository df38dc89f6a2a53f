"""The store of a house for one person: everything is in memory, and every line is a row.

A row is saved before anything else learns of it. A line of a table's log holds what has to be
written together with it: the table's row in lists, and a line of a side log. So a worker that is
killed at any moment leaves nothing half done.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from fondaco.host.json_codec import encode
from fondaco.host.typed import read
from fondaco.solo.host import FullError, SoloHost
from fondaco.store import (
    LogRow,
    PastRating,
    Person,
    PuzzleAnswer,
    PuzzleRating,
    Rating,
    StoreError,
    TableIndex,
)

LOG: Final = "log"  # key: the log, and the number of the line
PUZZLE: Final = "puzzle"  # key: the puzzle; an answer, and the rating after it
ME: Final = "me"


class SoloStore:
    """Implements `TableStore`."""

    def __init__(self, host: SoloHost) -> None:
        self.host = host
        self.me: Person | None = None
        self._lines: dict[str, dict[int, str]] = {}  # by log and number, as they were saved
        self._indexes: dict[str, TableIndex] = {}
        self._answers: dict[str, PuzzleAnswer] = {}
        self._ratings: dict[str, Rating] = {}  # by name: of the person
        self._kept: set[tuple[str, str]] = set()  # kind and key of every row

    # --- rows -------------------------------------------------------------------------------------

    def load(self, rows: Iterable[tuple[str, str, str]]) -> None:
        """Take in what was saved. Rows of a kind or form that is not known stay where they are."""
        answers: list[tuple[int, PuzzleAnswer, Rating]] = []
        for kind, key, text in rows:
            self._kept.add((kind, key))
            if kind == LOG:
                log, _, number = key.rpartition("/")
                if log and number.isdigit():
                    self._lines.setdefault(log, {})[int(number)] = text
                continue
            try:
                data = json.loads(text)
                if kind == ME:
                    self.me = read(Person, data)
                elif kind == PUZZLE:
                    answer = read(PuzzleAnswer, data["answer"])
                    answers.append((answer.at, answer, read(Rating, data["rating"])))
            except (ValueError, KeyError, TypeError):  # of a newer version: it is not lost
                continue
        for log in list(self._lines):
            self._take_side_lines(log)
        for log in self._lines:
            self._find_index(log)
        for _, answer, rating in sorted(answers, key=lambda each: (each[0], each[2].games)):
            self._answers[answer.puzzle] = answer
            self._ratings[rating.game] = rating

    def _take_side_lines(self, log: str) -> None:
        """Lines of side logs that were saved together with lines of this log."""
        for text in list(self._lines[log].values()):
            if '"side":' in text:
                try:
                    side = json.loads(text).get("side")
                    name, number = side["log"], int(side["number"])
                    line = json.dumps({"at": side["at"], "entry": side["entry"]})
                    self._lines.setdefault(name, {}).setdefault(number, line)
                except (ValueError, KeyError, TypeError, AttributeError):
                    continue

    def _find_index(self, log: str) -> None:
        """The row in lists that was saved last."""
        for number in sorted(self._lines[log], reverse=True):
            if '"index":' in self._lines[log][number]:
                try:
                    self._indexes[log] = read(
                        TableIndex, json.loads(self._lines[log][number])["index"]
                    )
                    return
                except (ValueError, KeyError, TypeError):
                    continue

    async def save(self, kind: str, key: str, text: str) -> None:
        try:
            await self.host.save(kind, key, text)
        except Exception as error:
            raise FullError("storage-full") from error
        self._kept.add((kind, key))

    async def forget_all(self) -> None:
        """Delete every row. If the host fails, what is left can be deleted by another call."""
        for kind, key in sorted(self._kept):
            try:
                await self.host.delete(kind, key)
            except Exception as error:
                raise FullError("storage-full") from error
            self._kept.discard((kind, key))
        self.me = None
        for known in (self._lines, self._indexes, self._answers, self._ratings):
            known.clear()

    # --- logs -------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        row: LogRow,
        index: TableIndex | None = None,
        side: tuple[str, LogRow] | None = None,
    ) -> bool:
        lines = self._lines.get(table, {})
        if row.number in lines or (side and side[1].number in self._lines.get(side[0], {})):
            return False
        line: dict[str, Any] = {"at": row.at, "entry": row.entry.decode()}
        if index is not None:
            line["index"] = index
        if side is not None:
            name, other = side
            line["side"] = {"log": name, "number": other.number, **_line(other)}
        text = encode(line).decode()
        await self.save(LOG, f"{table}/{row.number}", text)
        self._lines.setdefault(table, {})[row.number] = text
        if index is not None:
            self._indexes[table] = index
        if side is not None:
            self._lines.setdefault(side[0], {})[side[1].number] = encode(_line(side[1])).decode()
        return True

    async def read(self, table: str, after: int = -1) -> list[LogRow]:
        """The lines after this number, up to the first that is missing."""
        lines, found = self._lines.get(table, {}), []
        number = after + 1
        while number in lines:
            found.append(_row(number, lines[number]))
            number += 1
        return found

    async def newest(self, tables: list[str]) -> dict[str, int]:
        return {name: max(self._lines[name]) for name in tables if self._lines.get(name)}

    # --- lists ------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableIndex | None:
        return self._indexes.get(table)

    async def tables(
        self,
        *,
        status: tuple[str, ...] = (),
        person: str | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> list[TableIndex]:
        found = [
            index
            for index in self._indexes.values()
            if (not status or index.status in status)
            and (person is None or person in index.persons)
            and (before is None or index.updated < before)
        ]
        found.sort(key=lambda index: -index.updated)
        last = found[limit - 1].updated if len(found) > limit else -1
        return [each for at, each in enumerate(found) if at < limit or each.updated == last]

    async def tables_named(self, tables: Sequence[str]) -> dict[str, TableIndex]:
        return {name: self._indexes[name] for name in tables if name in self._indexes}

    async def person(self, person: str) -> Person | None:
        return self.me if self.me is not None and self.me.id == person else None

    async def put_me(self, person: Person) -> None:
        await self.save(ME, "me", encode(person).decode())
        self.me = person

    # --- ratings and puzzles ----------------------------------------------------------------------

    async def rating(self, person: str, game: str) -> Rating | None:
        return self._ratings.get(game)

    async def past_ratings(self, person: str, limit: int = 1000) -> list[PastRating]:
        return []  # nothing is rated but puzzles

    async def answer_puzzle(
        self, solver: Rating, answer: PuzzleAnswer, puzzle: PuzzleRating | None
    ) -> bool:
        if answer.puzzle in self._answers:
            return False
        text = encode({"answer": answer, "rating": solver}).decode()
        await self.save(PUZZLE, answer.puzzle, text)
        self._answers[answer.puzzle] = answer
        self._ratings[solver.game] = solver
        return True

    async def puzzle_answers(self, person: str) -> list[PuzzleAnswer]:
        return list(self._answers.values())

    async def puzzle_ratings(self, puzzles: Sequence[str]) -> dict[str, PuzzleRating]:
        return {}


def _line(row: LogRow) -> dict[str, Any]:
    return {"at": row.at, "entry": row.entry.decode()}


def _row(number: int, text: str) -> LogRow:
    """A line as it was saved. StoreError: it cannot be read."""
    try:
        data = json.loads(text)
        return LogRow(number, int(data["at"]), data["entry"].encode())
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise StoreError("set-aside") from error
