"""The part of a store that a house for one person needs too: logs, lists, ratings and puzzles."""

from collections.abc import Sequence
from typing import Protocol

from fondaco.store.model import (
    LogRow,
    PastRating,
    Person,
    PuzzleAnswer,
    PuzzleRating,
    Rating,
    TableIndex,
)


class TableStore(Protocol):
    """`Store` explains these methods."""

    async def append(
        self,
        table: str,
        row: LogRow,
        index: TableIndex | None = None,
        side: tuple[str, LogRow] | None = None,
    ) -> bool: ...

    async def read(self, table: str, after: int = -1) -> list[LogRow]: ...

    async def newest(self, tables: list[str]) -> dict[str, int]: ...

    async def table(self, table: str) -> TableIndex | None: ...

    async def tables(
        self,
        *,
        status: tuple[str, ...] = (),
        person: str | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> list[TableIndex]: ...

    async def tables_named(self, tables: Sequence[str]) -> dict[str, TableIndex]: ...

    async def person(self, person: str) -> Person | None: ...

    async def rating(self, person: str, game: str) -> Rating | None: ...

    async def past_ratings(self, person: str, limit: int = 1000) -> list[PastRating]: ...

    async def answer_puzzle(
        self, solver: Rating, answer: PuzzleAnswer, puzzle: PuzzleRating | None
    ) -> bool: ...

    async def puzzle_answers(self, person: str) -> list[PuzzleAnswer]: ...

    async def puzzle_ratings(self, puzzles: Sequence[str]) -> dict[str, PuzzleRating]: ...
