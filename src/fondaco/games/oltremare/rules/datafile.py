"""Reading decks and charts that people type: TOML in, plain values or clear complaints out.

Nothing in a file may surprise the game. Every check adds a phrase to a list of problems and goes
on, so that an author sees all that is wrong at once.
"""

import hashlib
import tomllib
import unicodedata
from importlib.resources import files
from pathlib import Path
from typing import Any

from fondaco.contract.phrase import Phrase, Row, Said, say
from fondaco.contract.refused import Refused, short

MAX_BYTES = 1_000_000  # a deck is 5 kB; whatever is larger than this is something else
MAX_TITLE = 100
MAX_TOLD = 20  # how many problems an error lists before it says "and more"


def read_source(source: str | Path, shipped: dict[str, str], what: str) -> str:
    """The text of a file that ships with the game, by its name, or of a file at a path."""
    file_name = shipped.get(str(source))
    name = short(str(source), 60)
    try:
        if file_name is not None:
            data = (files("fondaco.games.oltremare") / "data" / file_name).read_bytes()
        else:
            path = Path(source)
            # A pipe or a device might never end, so only plain files are opened.
            if not path.is_file():
                names = ", ".join(shipped)
                if what == "deck":
                    raise Refused("no-deck", name=name, names=names)
                raise Refused("no-chart", name=name, names=names)
            with path.open("rb") as stream:
                data = stream.read(MAX_BYTES + 1)
    except Refused:
        raise
    except (OSError, ValueError):
        raise Refused("datafile-unreadable", what=kind(what), name=name) from None
    if len(data) > MAX_BYTES:
        raise Refused("datafile-large", what=kind(what), name=name, most=MAX_BYTES // 1000)
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark first
    except UnicodeDecodeError:
        raise Refused("datafile-not-text", what=kind(what), name=name) from None


def source_name(source: str | Path, shipped: dict[str, str]) -> str:
    """What to call it: the shipped name, or the file's name without folder and ending."""
    text = str(source)
    return text if text in shipped else Path(text).stem


def refuse(what: str, source: str | Path, problems: list[Phrase]) -> Refused:
    """The error that lists all problems of one file, a line each."""
    told: list[Any] = ["", *problems[:MAX_TOLD]]
    if len(problems) > MAX_TOLD:
        told.append(say("oltremare-file-more", count=len(problems) - MAX_TOLD))
    return Refused(
        "datafile-problems",
        what=kind(what),
        name=short(str(source), 60),
        problems=Row(told, "\n- "),
    )


def kind(what: str) -> Phrase:
    """A deck or a chart, in the reader's language."""
    return Phrase(f"oltremare-file-{what}")


def parse(text: str, problems: list[Phrase]) -> dict[str, object]:
    """The top table of a TOML text; an empty one, and a problem, where it is not TOML."""
    if len(text) > MAX_BYTES:
        problems.append(say("oltremare-file-long", most=str(MAX_BYTES // 1000)))
        return {}
    try:
        table: dict[str, object] = tomllib.loads(text)
        return table
    except RecursionError:
        problems.append(say("oltremare-file-deep"))
    except ValueError as error:  # bad syntax, and numbers too long for Python to read
        problems.append(say("oltremare-file-no-toml", error=str(error)))
    return {}


def shown(value: object) -> Phrase | str:
    """A value as a message may quote it: short, printable, and safe for anything TOML holds."""
    if isinstance(value, str):
        return repr(value if len(value) <= 60 else value[:57] + "...")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        # Python refuses to write out numbers of thousands of digits.
        return str(value) if -(10**12) < value < 10**12 else say("oltremare-file-huge")
    if isinstance(value, float):
        return str(value)
    if isinstance(value, list):
        return say("oltremare-file-list")
    if isinstance(value, dict):
        return say("oltremare-file-table")
    return say("oltremare-file-date")


def check_keys(
    table: dict[str, object],
    needed: list[str],
    optional: list[str],
    where: Said,
    problems: list[Phrase],
) -> None:
    """Complain about keys that are missing and about keys nobody asked for."""
    for key in needed:
        if key not in table:
            problems.append(say("oltremare-file-missing", where=where, key=key))
    for key in table:
        if key not in needed and key not in optional:
            known = ", ".join(needed + optional)
            problems.append(say("oltremare-file-unknown", where=where, key=shown(key), known=known))


def read_title(table: dict[str, object], problems: list[Phrase]) -> str:
    """The title: one short printable line, because players see it."""
    title = table.get("title", "-")
    if isinstance(title, str) and title.isprintable() and 0 < len(title) <= MAX_TITLE:
        return title
    problems.append(say("oltremare-file-title", value=shown(title), most=MAX_TITLE))
    return ""


def read_flag(table: dict[str, object], key: str, problems: list[Phrase]) -> bool:
    """A true or false."""
    value = table.get(key, False)
    if isinstance(value, bool):
        return value
    problems.append(say("oltremare-file-flag", key=key, value=shown(value)))
    return False


def read_tables(
    table: dict[str, object], key: str, problems: list[Phrase]
) -> list[dict[str, object]]:
    """A list of tables."""
    value = table.get(key, [])
    rows: list[dict[str, object]] = []
    if not isinstance(value, list):
        problems.append(say("oltremare-file-tables", key=key, value=shown(value)))
        return rows
    for number, row in enumerate(value, 1):
        if isinstance(row, dict):
            rows.append(row)
        else:
            problems.append(
                say("oltremare-file-no-table", key=key, number=number, value=shown(row))
            )
    return rows


def slug_of(name: str) -> str:
    """A name as notation writes it: its ASCII letters and digits, without accents and spaces.

    >>> slug_of("La Tàna")
    'LaTana'
    """
    plain = unicodedata.normalize("NFKD", name)
    return "".join(c for c in plain if c.isascii() and c.isalnum())


def short_digest(lines: list[str]) -> str:
    """Twelve hex digits that identify the contents; a record names what it was played with."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]
