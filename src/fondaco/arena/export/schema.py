"""What the tables of an export hold. `docs/data.md` explains every column; a test compares them.

A new column, a renamed one or another meaning is a new VERSION.
"""

from typing import TYPE_CHECKING, Any, Final

from fondaco.contract.refused import Refused

if TYPE_CHECKING:
    import pyarrow

VERSION: Final = 1
VERSION_KEY: Final = b"fondaco.tables"  # in the metadata of every file
BOTS_KEY: Final = b"fondaco.bots"  # the version of the bots whose judgement is in `values`

NUMBER, TEXT, YES_NO, REAL = "int32", "string", "bool", "float32"
NUMBERS, TEXTS = "list<int32>", "list<string>"

GAMES: Final = "games"
# Every table by its name: the columns in their order, each with its type.
TABLES: Final[dict[str, dict[str, str]]] = {
    GAMES: {
        "game_id": NUMBER,
        "file": TEXT,
        "game": TEXT,
        "ruleset": TEXT,
        "version": NUMBER,
        "players": NUMBER,
        "options": TEXT,
        "seed": TEXT,
        "date": TEXT,
        "from_position": YES_NO,
        "bots_version": NUMBER,
        "names": TEXTS,
        "bots": TEXTS,
        "first": NUMBER,
        "start": NUMBERS,
        "scores": NUMBERS,
        "places": NUMBERS,
        "decisions": NUMBER,
        "turns": NUMBER,
        "income": TEXT,
        "found": TEXT,
    },
    "decisions": {
        "game_id": NUMBER,
        "ply": NUMBER,
        "turn": NUMBER,
        "round": NUMBER,
        "seat": NUMBER,
        "awaited": YES_NO,
        "choices": NUMBER,
        "move": TEXT,
    },
    "offers": {
        "game_id": NUMBER,
        "ply": NUMBER,
        "turn": NUMBER,
        "seat": NUMBER,
        "offer": NUMBER,
        "move": TEXT,
        "lies": NUMBER,
        "deal_ply": NUMBER,
    },
    "deals": {
        "game_id": NUMBER,
        "ply": NUMBER,
        "turn": NUMBER,
        "offer": NUMBER,
        "owner": NUMBER,
        "taker": NUMBER,
        "offer_ply": NUMBER,
        "move": TEXT,
    },
    "events": {
        "game_id": NUMBER,
        "ply": NUMBER,
        "number": NUMBER,
        "seat": NUMBER,
        "event": TEXT,
        "facts": TEXT,
    },
    "values": {
        "game_id": NUMBER,
        "ply": NUMBER,
        "turn": NUMBER,
        "awaited": NUMBER,
        "seat": NUMBER,
        "score": NUMBER,
        "value": REAL,
        "chance": REAL,
    },
}


def file_of(table: str) -> str:
    """The name of a table's file."""
    return f"{table}.parquet"


def arrow() -> Any:
    """The library that reads and writes Parquet; Refused where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "pyarrow":
            raise
        raise Refused("data-needs-pyarrow") from None
    return pyarrow


def schema_of(table: str, bots: int) -> "pyarrow.Schema":
    """The columns of a table, with the versions that its file keeps."""
    pa = arrow()
    fields = [(name, _type(pa, kind)) for name, kind in TABLES[table].items()]
    return pa.schema(fields, {VERSION_KEY: str(VERSION), BOTS_KEY: str(bots)})


def _type(pa: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return pa.list_(_type(pa, kind[5:-1]))
    return pa.type_for_alias(kind)
