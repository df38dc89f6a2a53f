"""Scripts and queries that delete a person for good, step by step."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    Executable,
    LargeBinary,
    Text,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from fondaco.store.model import Erasure, LogRow, TakenError, columns
from fondaco.store.pseudonyms import hidden, table_without
from fondaco.store.queries import Dialect, Queries, Query, given, json_members
from fondaco.store.rows import readable, text, to_index
from fondaco.store.schema import actions, erasures, events, log, persons, reports, tables
from fondaco.store.scripts import Script
from fondaco.store.sign_in import held


@cache
def erasing(dialect: Dialect) -> "ErasingQueries":
    """The queries of this kind of database, compiled once in a process."""
    return ErasingQueries(dialect)


class ErasingQueries:
    def __init__(self, dialect: Dialect) -> None:
        self.dialect: Dialect = dialect
        mine = erasures.c.person == given("person")
        names = [column.name for column in erasures.c]
        self.add = self._query(insert(erasures).values({name: given(name) for name in names}))
        self.all = self._query(select(erasures).order_by(erasures.c.at, erasures.c.person))
        self.put = self._query(
            update(erasures)
            .where(mine)
            .values(step=given("step"), after=given("after"), at=given("at"))
            .returning(erasures.c.person)
        )
        self.remove = self._query(delete(erasures).where(mine))
        self.known_as = self._query(
            select(persons.c.id, persons.c.name, persons.c.login).where(
                or_(persons.c.id == given("person"), persons.c.owner == given("person"))
            )
        )
        self._logs()
        self.event_info = self._query(
            select(events.c.info).where(events.c.event_id == given("event"))
        )
        self.put_table = self._query(
            update(tables)
            .where(tables.c.table_id == given("table"))
            .values(names=given("names"), title=given("title"))
        )
        self.put_event_info = self._query(
            update(events).where(events.c.event_id == given("event")).values(info=given("info"))
        )
        theirs = select(json_members(dialect, "ids").c.value)
        self.reports = self._query(
            select(reports.c.id, reports.c.text).where(
                or_(reports.c.person.in_(theirs), reports.c.about.in_(theirs))
            )
        )
        self.actions = self._query(
            select(actions.c.id, actions.c.detail).where(
                or_(actions.c.actor.in_(theirs), actions.c.about.in_(theirs))
            )
        )
        self.put_action = self._query(
            update(actions).where(actions.c.id == given("id")).values(detail=given("detail"))
        )
        self.put_report = self._query(
            update(reports).where(reports.c.id == given("id")).values(text=given("text"))
        )

    def _logs(self) -> None:
        after = log.c.table_id > given("after")
        self.last_log = self._query(
            select(log.c.table_id)
            .where(after)
            .order_by(log.c.table_id, log.c.number)
            .offset(given("skip"))
            .limit(1)
        )
        asked = json_members(self.dialect, "texts")
        wanted: Any
        if self.dialect == "sqlite":
            wanted = func.instr(log.c.entry, cast(asked.c.value, LargeBinary)) > 0
        else:
            wanted = log.c.entry.op("LIKE")(func.convert_to(cast(asked.c.value, Text), "UTF8"))
        lines = (
            select(log.c.table_id, log.c.number, log.c.at, log.c.entry)
            .where(after, exists(select(asked.c.value).where(wanted).correlate(log)))
            .order_by(log.c.table_id, log.c.number)
        )
        self.lines = self._query(lines.where(log.c.table_id <= given("until")))
        self.lines_to_the_end = self._query(lines)
        line = log.c.table_id == given("log")
        self.put_line = self._query(
            update(log)
            .where(line, log.c.number == given("number"))
            .values(entry=bindparam("_entry", type_=LargeBinary))
        )
        self.last_line = self._query(
            select(log.c.number, log.c.at).where(line).order_by(log.c.number.desc()).limit(1)
        )

    def _query(self, statement: Executable) -> Query:
        return Query(statement, self.dialect)

    def patterns(self, texts: Sequence[str]) -> str:
        """JSON strings as `lines` looks for them."""
        if self.dialect == "sqlite":
            return text([text(each) for each in texts])
        escaped = [text(each) for each in texts]
        for sign in "\\%_":
            escaped = [each.replace(sign, "\\" + sign) for each in escaped]
        return text([f"%{each}%" for each in escaped])


def erasure_values(erasure: Erasure) -> dict[str, Any]:
    return {**columns(erasure), "ids": text(erasure.ids), "names": text(erasure.names)}


def to_erasure(row: Sequence[Any]) -> Erasure:
    person, ids, names, *rest = row
    return Erasure(
        person, readable(ids, list[str]) or [person], readable(names, list[str]) or [], *rest
    )


def begin(ask: Queries, person: str, pseudonym: str, at: int, by: str) -> Script[Erasure]:
    """All at once: nobody can act for the person any more, and what is left to do is noted."""
    person = (yield ask.owner, {"person": person})[0][0]
    yield from held(ask, person, by)
    more = erasing(ask.dialect)
    rows = yield more.known_as, {"person": person}
    ids = sorted(str(row[0]) for row in rows)
    names = sorted({name for row in rows for name in row[1:] if name})
    erasure = Erasure(person, ids, names, pseudonym, "leave", "", at)
    yield more.add, erasure_values(erasure)
    for query in ask.remove_person:
        yield query, {"person": person}
    return erasure


def end(ask: Queries, erasure: Erasure) -> Script[None]:
    more = erasing(ask.dialect)
    for person in erasure.ids:
        for query in ask.remove_person:
            yield query, {"person": person}
    for number, told in (yield more.reports, {"ids": text(erasure.ids)}):
        yield more.put_report, {"id": number, "text": hidden(told, erasure)}
    for number, told in (yield more.actions, {"ids": text(erasure.ids)}):
        yield more.put_action, {"id": number, "detail": hidden(told, erasure)}
    yield more.remove, {"person": erasure.person}


def rewrite(
    ask: Queries, lines: Sequence[tuple[str, LogRow]], erasure: Erasure, mark: tuple[str, bytes]
) -> Script[int]:
    more, (marked, entry) = erasing(ask.dialect), mark
    for name, line in lines:
        yield more.put_line, {"log": name, "number": line.number, "entry": line.entry}
    # A log without lines of its own, such as the gallery of a table that is gone, gets no mark.
    last = yield more.last_line, {"log": marked}
    if not last:
        return -1
    number, at = last[0][0] + 1, last[0][1]
    values = {"table_id": marked, "number": number, "at": at, "entry": entry}
    if not (yield ask.append_line, values):
        raise TakenError("store-taken")
    for row in (yield ask.table, {"table": marked}):
        index = to_index(row)
        if index is not None:  # a damaged one is made again from the log
            fresh = table_without(index, erasure)
            changed = {"names": text(fresh.names), "title": fresh.title}
            yield more.put_table, {"table": marked, **changed}
    if any(name == marked and line.number == 0 for name, line in lines):
        event = marked.partition(".")[0]
        for (info,) in (yield more.event_info, {"event": event}):
            found = readable(info, dict[str, Any]) or {}
            titled = {**found, "title": hidden(str(found.get("title", "")), erasure)}
            yield more.put_event_info, {"event": event, "info": text(titled)}
    return int(number)
