"""Converts rows of the database to records of the model, and back."""

import unicodedata
from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import MsgspecError, convert, json

from fondaco.contract.refused import Refused
from fondaco.store.model import Person, Rating, TableIndex, Try
from fondaco.store.queries import PERSON_FIELDS, RATING_FIELDS, storable
from fondaco.store.schema import tables

T = TypeVar("T")
COLUMNS = [str(column.name) for column in tables.c]
UPDATED = COLUMNS.index("updated")
_encoder = json.Encoder()


def text(value: Any) -> str:
    """A list or a dictionary as JSON."""
    try:
        return _encoder.encode(value).decode()
    except UnicodeEncodeError:
        raise Refused("text-half") from None


def login_key(login: str | None) -> str | None:
    """A key that is equal for logins that differ only in their case.

    >>> login_key("Straße") == login_key("STRASSE")
    True
    """
    return None if login is None else unicodedata.normalize("NFKC", login).casefold()


def index_values(index: TableIndex) -> dict[str, Any]:
    """The columns of `tables`, by name and in their order."""
    for person in index.persons:
        storable(person)
    return {
        "table_id": index.table,
        "game": index.game,
        "title": index.title,
        "status": index.status,
        "private": index.private,
        "players": index.players,
        "host": index.host,
        "persons": text(index.persons),
        "names": text(index.names),
        "turn": index.turn,
        "due": index.due,
        "created": index.created,
        "updated": index.updated,
        "info": text(index.info),
        "scores": None if index.scores is None else text(index.scores),
        "places": None if index.places is None else text(index.places),
    }


def to_index(row: Sequence[Any]) -> TableIndex | None:
    """The index in a row; None if it is damaged."""
    values = dict(zip(COLUMNS, row, strict=True))
    values["table"] = values.pop("table_id")
    try:
        values["private"] = bool(values["private"])
        for name in ("persons", "names", "info", "scores", "places"):
            values[name] = None if values[name] is None else json.decode(values[name])
        index = convert(values, TableIndex)
    except (MsgspecError, TypeError, ValueError):
        return None
    if "bots" not in index.info:
        return index
    # The server always writes these lists for all seats.
    bots, minds = index.info["bots"], index.info.get("minds", [])
    by_seat = (index.persons, index.names, bots, minds or bots, index.scores, index.places)
    lists = [each for each in by_seat if each is not None]
    complete = all(isinstance(each, list) and len(each) == index.players for each in lists)
    return index if complete and -1 <= index.turn < index.players else None


def to_try(row: Sequence[Any]) -> Try | None:
    """The try in a row; None if its table is damaged."""
    day, person, at, *table = row
    index = to_index(table)
    return None if index is None else Try(day, person, at, index)


def readable(value: Any, kind: type[T]) -> T | None:
    """The value of a column with JSON; None if it is damaged."""
    try:
        return json.decode(value, type=kind)
    except (MsgspecError, TypeError, ValueError):
        return None


def as_bytes(entry: Any) -> bytes:
    """An entry as bytes: SQLite can hold other types in any column."""
    return entry if isinstance(entry, bytes) else str(entry).encode()


def person_values(person: Person) -> dict[str, Any]:
    values = {name: getattr(person, name) for name in PERSON_FIELDS}
    return {**values, "login_key": login_key(person.login), "owner": None}


def to_person(rows: Sequence[Sequence[Any]]) -> Person | None:
    if not rows:
        return None
    values = dict(zip(PERSON_FIELDS, rows[0], strict=True))
    return Person(**{**values, "bot": bool(values["bot"])})


def rating_values(rating: Rating) -> dict[str, Any]:
    values = {name: getattr(rating, name) for name in RATING_FIELDS}
    return {**values, "rank": rating.mu - 3 * rating.sigma}


def to_rating(row: Sequence[Any]) -> Rating:
    return Rating(**dict(zip(RATING_FIELDS, row, strict=True)))


def merged(mine: Rating | None, other: Rating, person: str) -> Rating:
    """One rating from two: the one with more games, with the games of both."""
    if mine is None:
        return Rating(person, other.game, other.mu, other.sigma, other.games, other.wins)
    better = mine if mine.games >= other.games else other
    games, wins = mine.games + other.games, mine.wins + other.wins
    return Rating(person, other.game, better.mu, better.sigma, games, wins)
