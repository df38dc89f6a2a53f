"""Scripts and queries about roles, reports, sanctions, and the log of who did what."""

from functools import cache
from typing import Any

from sqlalchemy import Executable, Table, delete, func, insert, select, update

from fondaco.store.model import Action, Announcement, Sanction, columns
from fondaco.store.queries import Dialect, Queries, Query, given, owner
from fondaco.store.schema import (
    actions,
    announcements,
    handled_reports,
    persons,
    reports,
    roles,
    sanctions,
)
from fondaco.store.scripts import Script

NOW = "now"  # the name of the only announcement


@cache
def asked(dialect: Dialect) -> "ModerationQueries":
    """The queries of this kind of database, compiled once in a process."""
    return ModerationQueries(dialect)


class ModerationQueries:
    def __init__(self, dialect: Dialect) -> None:
        self.dialect: Dialect = dialect
        theirs = sanctions.c.person == owner("person")
        this = sanctions.c.kind == given("kind")
        state = func.coalesce(handled_reports.c.state, "open")
        handler = func.coalesce(handled_reports.c.handler, "")
        self.reports = self._query(
            select(*reports.c, state, handler)
            .join(handled_reports, handled_reports.c.report == reports.c.id, isouter=True)
            .order_by(reports.c.id.desc())
            .limit(given("limit"))
        )
        self.report = self._query(select(reports.c.id).where(reports.c.id == given("report")))
        self.unhandle = self._query(
            delete(handled_reports).where(handled_reports.c.report == given("report"))
        )
        self.handle = self._insert(handled_reports)
        self.roles = self._query(select(roles.c.person, roles.c.role).order_by(roles.c.person))
        self.remove_role = self._query(delete(roles).where(roles.c.person == given("person")))
        self.add_role = self._insert(roles)
        self.remove_sanction = self._query(
            delete(sanctions).where(theirs, this).returning(sanctions.c.person)
        )
        self.add_sanction = self._insert(sanctions)
        latest = select(sanctions).order_by(sanctions.c.at.desc(), sanctions.c.person)
        self.sanctions = self._query(latest)
        self.sanctions_of = self._query(latest.where(theirs))
        self.put_ban = self._query(
            update(persons)
            .where(persons.c.id == owner("person"))
            .values(banned=given("banned"))
            .returning(persons.c.id)
        )
        self.remove_announcement = self._query(delete(announcements))
        self.add_announcement = self._insert(announcements)
        self.announcement = self._query(select(announcements.c.text, announcements.c.until))
        self.note = self._insert(actions)
        noted = [column for column in actions.c if column is not actions.c.id]
        self.actions = self._query(
            select(*noted).order_by(actions.c.id.desc()).limit(given("limit"))
        )

    def _query(self, statement: Executable) -> Query:
        return Query(statement, self.dialect)

    def _insert(self, into: Table) -> Query:
        names = [column.name for column in into.c if column is not actions.c.id]
        return self._query(insert(into).values({name: given(name) for name in names}))


def note(ask: Queries, action: Action) -> Script[None]:
    values = columns(action)
    yield asked(ask.dialect).note, {**values, "table_id": values["table"]}


def put_role(ask: Queries, person: str, role: str, action: Action) -> Script[None]:
    more = asked(ask.dialect)
    person = (yield ask.owner, {"person": person})[0][0]
    yield more.remove_role, {"person": person}
    if role:
        yield more.add_role, {"person": person, "role": role}
    yield from note(ask, action)


def handle(ask: Queries, report: int, state: str, action: Action) -> Script[bool]:
    more = asked(ask.dialect)
    values: dict[str, Any] = {"report": report, "state": state, "handler": action.actor}
    if not (yield more.report, values):
        return False
    yield more.unhandle, values
    yield more.handle, values
    yield from note(ask, action)
    return True


def put_sanction(ask: Queries, sanction: Sanction, action: Action) -> Script[None]:
    more, values = asked(ask.dialect), columns(sanction)
    values["person"] = (yield ask.owner, {"person": sanction.person})[0][0]
    yield more.remove_sanction, values
    yield more.add_sanction, values
    if sanction.kind == "ban":
        yield more.put_ban, {"person": values["person"], "banned": sanction.reason}
    yield from note(ask, action)


def lift(ask: Queries, person: str, kind: str, action: Action | None) -> Script[bool]:
    more = asked(ask.dialect)
    found = bool((yield more.remove_sanction, {"person": person, "kind": kind}))
    if kind == "ban":  # older bans stand with the person alone
        found |= bool((yield more.put_ban, {"person": person, "banned": ""}))
    if found and action is not None:
        yield from note(ask, action)
    return found


def announce(ask: Queries, what: Announcement | None, action: Action) -> Script[None]:
    more = asked(ask.dialect)
    yield more.remove_announcement, {}
    if what is not None:
        yield more.add_announcement, {"name": NOW, **columns(what)}
    yield from note(ask, action)
