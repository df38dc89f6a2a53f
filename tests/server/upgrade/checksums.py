"""Writes down what every table of a database came to, by the code of the version that wrote it.

    /checkout/.venv/bin/python tests/server/upgrade/checksums.py NAME

Run it with the Python of that version's checkout, after `write.py`: it reads NAME/house.db.gz and
writes NAME/checksums.json. Later versions must come to the same.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def came_to(table: Any) -> dict[str, Any]:
    """A table's status, and the checksum and scores of its position."""
    game = table.game
    return {
        "status": table.status,
        "number": table.number,
        "version": table.rules.version,
        "checksum": game.checksum() if game else "",
        "scores": game.position.scores() if game else [],
        "clocks": table.clocks.left,
    }


def main(folder: Path) -> None:
    place = "fondaco.server.tables.room"
    if not find_spec("fondaco.server.tables"):
        place = "fondaco.server.room"  # where 0.1 and 90c1b2b have it
    load = import_module(place).load
    row = import_module("fondaco.store").LogRow
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as work:
        database = Path(work) / "house.db"
        database.write_bytes(gzip.decompress((folder / "house.db.gz").read_bytes()))
        with closing(sqlite3.connect(database)) as connection:
            names = [name for (name,) in connection.execute("SELECT table_id FROM tables")]
            for name in sorted(names):
                asked = "SELECT number, at, entry FROM log WHERE table_id = ? ORDER BY number"
                rows = [row(*each) for each in connection.execute(asked, (name,))]
                try:
                    found[name] = came_to(load(name, rows).table)
                except Exception as error:  # the damaged one
                    print(name, repr(error))
    text = json.dumps(found, indent=1, sort_keys=True)
    (folder / "checksums.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(__file__).parent / sys.argv[1])
