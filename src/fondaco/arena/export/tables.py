"""The Parquet files of an export: written in row groups, and read by `fondaco stats`."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from fondaco.arena.export.rows import Row, Rows
from fondaco.arena.export.schema import (
    GAMES,
    TABLES,
    VERSION,
    VERSION_KEY,
    arrow,
    file_of,
    schema_of,
)
from fondaco.arena.sim import make_folder
from fondaco.bots.versions import NEWEST
from fondaco.contract.refused import Refused
from fondaco.contract.stats import Notes

if TYPE_CHECKING:
    import pyarrow

GROUP_ROWS: Final = 20_000  # of a table that are held in memory before they are written
GROUP_GAMES: Final = 1_000  # the same of games, whose rows are long


class Tables:
    """Writes every table of an export into a folder. Memory does not grow with the games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.arrow = arrow()
        self.rows: dict[str, list[Row]] = {name: [] for name in TABLES}
        self.schemas: dict[str, pyarrow.Schema] = {name: schema_of(name, NEWEST) for name in TABLES}
        self.writers = {
            name: self.arrow.parquet.ParquetWriter(
                folder / file_of(name), schema, compression="zstd"
            )
            for name, schema in self.schemas.items()
        }

    def add(self, rows: Rows) -> None:
        """The rows of one game."""
        for name, more in rows.items():
            self.rows[name] += more
            if len(self.rows[name]) >= (GROUP_GAMES if name == GAMES else GROUP_ROWS):
                self._write(name)

    def _write(self, name: str) -> None:
        rows, self.rows[name] = self.rows[name], []
        if rows:
            schema = self.schemas[name]
            columns = zip(*rows, strict=True)
            arrays = [
                self.arrow.array(column, field.type)
                for column, field in zip(columns, schema, strict=True)
            ]
            self.writers[name].write_table(
                self.arrow.Table.from_arrays(arrays, schema=schema), row_group_size=GROUP_ROWS
            )

    def __enter__(self) -> "Tables":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name, writer in self.writers.items():
            if error is None:
                self._write(name)
            writer.close()


# --- the folder -----------------------------------------------------------------------------------


@contextmanager
def whole_folder(out: Path) -> Iterator[Path]:
    """A folder to write in, which becomes `out` at the end. If anything fails it is removed."""
    check_out(out)
    out = out.resolve()
    make_folder(out.parent)
    partial = out.with_name(f".{out.name}.partial-{os.getpid()}")
    try:
        partial.mkdir()
    except OSError as error:
        raise Refused(
            "cannot-make-folder", folder=str(partial), error=str(error.strerror)
        ) from None
    try:
        yield partial
        check_out(out)  # somebody may have put something there meanwhile
        if out.exists():
            out.rmdir()  # an empty one; not every system replaces it
        partial.rename(out)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused("cannot-write-file", file=str(out), error=reason) from None
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def check_out(out: Path) -> None:
    """Refused unless there is nothing, or an empty folder."""
    try:
        if out.is_dir():
            if any(out.iterdir()):
                raise Refused("export-not-empty", folder=str(out))
        elif out.exists() or out.is_symlink():
            raise Refused("export-not-folder", file=str(out))
    except OSError as error:
        raise Refused("cannot-read-folder", folder=str(out), error=str(error.strerror)) from None


# --- reading --------------------------------------------------------------------------------------


def is_export(folder: Path) -> bool:
    """Whether a folder holds exported tables."""
    return (folder / file_of(GAMES)).is_file()


def read_notes(folder: Path) -> Iterator[Notes]:
    """The games of an export as statistics need them; Refused if they cannot be read."""
    pa = arrow()
    file = folder / file_of(GAMES)
    try:
        with pa.parquet.ParquetFile(file) as source:
            version = (source.schema_arrow.metadata or {}).get(VERSION_KEY, b"").decode()
            if version != str(VERSION):
                raise Refused("export-version", file=str(file), theirs=version, ours=VERSION)
            for batch in source.iter_batches():
                for row in batch.to_pylist():
                    yield _notes(row)
    except Refused:
        raise
    except (OSError, pa.ArrowException, KeyError, TypeError, ValueError) as error:
        raise Refused("export-unreadable", file=str(file), error=str(error)) from None


def _notes(row: dict[str, Any]) -> Notes:
    return Notes(
        file=row["file"],
        game=row["game"],
        players=row["players"],
        options=json.loads(row["options"]),
        seed=row["seed"],
        who=[bot or name for bot, name in zip(row["bots"], row["names"], strict=True)],
        scores=row["scores"],
        places=row["places"],
        first=row["first"],
        decisions=row["decisions"],
        turns=row["turns"],
        start=row["start"],
        income=json.loads(row["income"]),
        found=json.loads(row["found"]),
    )
