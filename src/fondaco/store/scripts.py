"""Scripts: operations with more than one query. A script yields queries and gets their rows.

A store runs a script in one transaction, and may run it again if that fails.
"""

from collections.abc import Generator, Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import update

from fondaco.contract.refused import Refused
from fondaco.store.lookalikes import look
from fondaco.store.model import (
    EventIndex,
    LogRow,
    PuzzleAnswer,
    PuzzleRating,
    Rating,
    StaleError,
    columns,
)
from fondaco.store.queries import Dialect, Queries, Query, given
from fondaco.store.rows import (
    login_key,
    merged,
    rating_values,
    readable,
    text,
    to_rating,
)
from fondaco.store.schema import persons

Rows = Sequence[Sequence[Any]]
T = TypeVar("T")
Script = Generator[tuple[Query, dict[str, Any]], Rows, T]

CHANGEABLE = ("name", "login", "password", "bot", "banned", "webhook", "language", "entry")


def single(query: Query, **values: Any) -> Script[Rows]:
    return (yield query, values)


@cache
def _change(dialect: Dialect, fields: tuple[str, ...]) -> Query:
    change = update(persons).where(persons.c.id == given("person"))
    values = {field: given(field) for field in fields}
    return Query(change.values(values).returning(persons.c.id), dialect)


def change_person(ask: Queries, person: str, fields: dict[str, Any]) -> Script[bool]:
    if not set(fields) <= set(CHANGEABLE):
        raise Refused("no-such-field", fields=", ".join(sorted(set(fields) - set(CHANGEABLE))))
    rows = yield ask.person, {"person": person}
    if not rows:
        return False
    if not fields:
        return True
    person = rows[0][0]
    if "login" in fields:
        key = login_key(fields["login"])
        fields = {**fields, "login_key": key}
        taken = yield ask.person_by_login, {"login_key": key}
        if any(row[0] != person for row in taken):
            return False
        if fields["login"] and not (yield from _take_look(ask, person, fields["login"])):
            return False
    query = _change(ask.dialect, tuple(sorted(fields)))
    return bool((yield query, {**fields, "person": person}))


def _take_look(ask: Queries, person: str, login: str) -> Script[bool]:
    """Whether no other account has a login that looks like this; it is this person's then."""
    if ask.lock_looks:
        yield ask.lock_looks, {}
    for other, theirs in (yield ask.without_look, {}):  # accounts of before there were looks
        yield ask.put_look, {"person": other, "look": look(theirs)}
    mine = look(login)
    if any(row[0] != person for row in (yield ask.looks_alike, {"look": mine})):
        return False
    yield ask.put_look, {"person": person, "look": mine}
    return True


def rate(ask: Queries, table: str, ratings: list[Rating], at: int) -> Script[bool]:
    if not (yield ask.mark_rated, {"table_id": table}):
        return False
    for rating in sorted(ratings, key=lambda rating: (rating.person, rating.game)):
        values = rating_values(rating)
        values["person"] = (yield ask.owner, {"person": rating.person})[0][0]
        if not (yield ask.put_rating, values):
            raise StaleError("store-rating-stale")
        past = {name: values[name] for name in ("person", "game", "games", "rank")}
        yield ask.keep_rating, {**past, "at": at}
    return True


def answer_puzzle(
    ask: Queries, solver: Rating, answer: PuzzleAnswer, puzzle: PuzzleRating | None
) -> Script[bool]:
    person = (yield ask.owner, {"person": solver.person})[0][0]
    if not (yield ask.put_puzzle_answer, {**columns(answer), "person": person}):
        return False
    if puzzle is not None and not (yield ask.put_puzzle_rating, columns(puzzle)):
        raise StaleError("store-rating-stale")
    if not (yield ask.put_rating, {**rating_values(solver), "person": person}):
        raise StaleError("store-rating-stale")
    return True


def count(ask: Queries, more: dict[str, int], until: int, now: int) -> Script[dict[str, int]]:
    """In the order of the names: two processes that count the same names do not deadlock."""
    found: dict[str, int] = {}
    for name in sorted(more):
        values = {"name": name, "until": until, "count": more[name]}
        found[name] = int((yield ask.count, values)[0][0])
    yield ask.forget_counts, {"now": now}
    return found


def setting(ask: Queries, name: str, value: str) -> Script[str]:
    yield ask.put_setting, {"name": name, "value": value}
    return str((yield ask.setting, {"name": name})[0][0])


def add_try(ask: Queries, day: str, person: str, table: str, at: int) -> Script[str]:
    yield ask.add_try, {"day": day, "person": person, "table_id": table, "at": at}
    return str((yield ask.try_of, {"day": day, "person": person})[0][0])


def append_event(
    ask: Queries, log: str, row: LogRow, index: EventIndex, people: Sequence[str]
) -> Script[bool]:
    line = {"table_id": log, "number": row.number, "at": row.at, "entry": row.entry}
    if not (yield ask.append_line, line):
        return False
    values = {"event_id": index.event, "status": index.status, "owner": index.owner}
    yield ask.put_event, {**values, "updated": index.updated, "info": text(index.info)}
    for person in people:
        yield ask.put_event_person, {"person": person, "event_id": index.event}
    return True


def adopt(ask: Queries, person: str, other: str) -> Script[None]:
    if ask.lock_seats:
        yield ask.lock_seats, {}
    person = (yield ask.owner, {"person": person})[0][0]
    other = (yield ask.owner, {"person": other})[0][0]
    if person == other:
        return
    for table, listed in (yield ask.seated, {"person": other}):
        seated = readable(listed, list[str | None])
        if seated is not None:  # a damaged row is written again from the log
            names = [person if name == other else name for name in seated]
            yield ask.put_persons, {"table_id": table, "persons": text(names)}
    mine = [to_rating(row) for row in (yield ask.ratings_of, {"person": person})]
    theirs = [to_rating(row) for row in (yield ask.ratings_of, {"person": other})]
    blocks = yield ask.blocks_of, {"person": other}
    for query in ask.hand_over:
        yield query, {"person": person, "other": other}
    for one, blocked in blocks:
        pair = [person if name == other else name for name in (one, blocked)]
        if pair[0] != pair[1]:
            yield ask.put_block, {"person": pair[0], "other": pair[1]}
    by_game = {rating.game: rating for rating in mine}
    for rating in theirs:
        yield ask.put_rating, rating_values(merged(by_game.get(rating.game), rating, person))
