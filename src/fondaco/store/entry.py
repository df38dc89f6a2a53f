"""Entry into a closed house: its queries and scripts.

The policy of the house is a setting. Whoever changes it, or comes in by it, locks its row first: so
nobody comes in by a password that is just being changed.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Executable, delete, func, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fondaco.contract.refused import Refused
from fondaco.store.model import (
    OUTSIDE,
    Action,
    EntryMove,
    Invite,
    Person,
    SecretRow,
    TakenError,
    columns,
)
from fondaco.store.moderation import note
from fondaco.store.queries import Dialect, Queries, Query, given, json_members
from fondaco.store.rows import person_values, text
from fondaco.store.schema import invites, persons, secrets, settings, subscriptions
from fondaco.store.scripts import Script, change_person
from fondaco.store.sign_in import add_person, change

POLICY = "entry"  # the name of the setting
ENDING = ("token", "link")  # secrets of people outside end; a cookie can come in again


class EntryQueries:
    def __init__(self, dialect: Dialect) -> None:
        self.dialect: Dialect = dialect
        insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
        name = settings.c.name == literal_column(f"'{POLICY}'")
        self.hold = self._query(select(settings.c.value).where(name).with_for_update())
        row = insert(settings).values(name=literal_column(f"'{POLICY}'"), value=given("value"))
        put = row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value})
        self.put = self._query(put.returning(settings.c.name))
        self.moves = {guests: self._move(guests) for guests in (False, True)}
        self.guests = self._query(
            select(func.count())
            .where(*self._who(True))
            .where(select(secrets.c.secret).where(secrets.c.person == persons.c.id).exists())
        )
        out = select(json_members(dialect, "persons").c.value)
        ending: list[ColumnElement[str]]
        ending = [literal_column(f"'{kind}'") for kind in ENDING]
        self.end = [
            self._query(
                delete(secrets).where(secrets.c.person.in_(out), secrets.c.kind.in_(ending))
            ),
            self._query(delete(subscriptions).where(subscriptions.c.person.in_(out))),
            self._query(
                update(persons).where(persons.c.id.in_(out)).values(webhook=literal_column("''"))
            ),
        ]
        asked = json_members(dialect, "secrets")
        self.of_secrets = self._query(
            select(secrets.c.secret, persons.c.entry, persons.c.login)
            .join(persons, persons.c.id == secrets.c.person)
            .where(secrets.c.secret.in_(select(asked.c.value)))
        )
        self._invites(insert)

    def _invites(self, insert: Any) -> None:
        columns = {column.name: given(column.name) for column in invites.c}
        one = invites.c.code == given("code")
        self.add_invite = self._query(insert(invites).values(columns).returning(invites.c.code))
        self.invite = self._query(select(invites).where(one))
        self.invites = self._query(select(invites).order_by(invites.c.at, invites.c.code))
        self.withdraw = self._query(delete(invites).where(one).returning(invites.c.code))
        # One statement: of two people who use the last place at once, one finds none left.
        self.use = self._query(
            update(invites)
            .where(one, invites.c.used < invites.c.uses, invites.c.until > given("now"))
            .values(used=invites.c.used + literal_column("1"))
            .returning(invites.c.code)
        )

    def _query(self, statement: Executable) -> Query:
        return Query(statement, self.dialect)

    def _who(self, guests: bool) -> list[ColumnElement[bool]]:
        was = json_members(self.dialect, "was")
        login = persons.c.login
        kind = login.is_(None) if guests else login.is_not(None)
        return [kind, persons.c.owner.is_(None), persons.c.entry.in_(select(was.c.value))]

    def _move(self, guests: bool) -> Query:
        change = update(persons).where(*self._who(guests)).values(entry=given("entry"))
        return self._query(change.returning(persons.c.id))


@cache
def entry_queries(dialect: Dialect) -> EntryQueries:
    return EntryQueries(dialect)


def change_policy(
    ask: Queries, was: str | None, value: str, moves: Sequence[EntryMove]
) -> Script[int | None]:
    """Write the policy and move people; how many are outside now, None: it was not `was`."""
    entry = entry_queries(ask.dialect)
    if (yield from _policy(entry)) != was:
        return None
    yield entry.put, {"value": value}
    out: list[str] = []
    for move in moves:
        found = yield entry.moves[move.guests], {"was": text(move.was), "entry": move.to}
        out += [row[0] for row in found if move.to in OUTSIDE]
    for query in entry.end:
        yield query, {"persons": text(out)}
    return len(out)


def come_in(
    ask: Queries,
    person: Person,
    by: str,
    row: SecretRow | None,
    policy: str | None,
    invite: str,
    now: int,
) -> Script[bool]:
    """Let a person in by `person.entry`; a new one with `row`. False: the policy has changed.

    `invite`: the hash of the link they use.
    """
    entry = entry_queries(ask.dialect)
    if (yield from _policy(entry)) != policy:
        return False
    if invite and not (yield entry.use, {"code": invite, "now": now}):
        found = yield entry.invite, {"code": invite}
        check_invite(Invite(*found[0]) if found else None, now)
        raise Refused("invite-used-up")
    if row is not None:
        yield from add_person(ask, person, row.secret, row.label)
    else:
        yield from change(ask, person.id, by, {"entry": person.entry})
    return True


def check_invite(invite: Invite | None, now: int) -> None:
    """Refused, with the reason, if nobody can come in by this link."""
    if invite is None:
        raise Refused("invite-unknown")
    if invite.until <= now:
        raise Refused("invite-expired")
    if invite.used >= invite.uses:
        raise Refused("invite-used-up")


def _policy(entry: EntryQueries) -> Script[str | None]:
    rows = yield entry.hold, {}
    return str(rows[0][0]) if rows else None


def add_account(ask: Queries, person: Person) -> Script[None]:
    """Add a person with a login and a password, and no secret yet."""
    guest = replace(person, login=None, password=None)
    yield ask.add_person, person_values(guest)
    fields = {"login": person.login, "password": person.password}
    if not (yield from change_person(ask, person.id, fields)):
        raise TakenError("store-login-taken")


def add_invite(ask: Queries, invite: Invite, action: Action) -> Script[None]:
    yield entry_queries(ask.dialect).add_invite, columns(invite)
    yield from note(ask, action)


def withdraw_invite(ask: Queries, code: str, action: Action) -> Script[bool]:
    found = yield entry_queries(ask.dialect).withdraw, {"code": code}
    if found:
        yield from note(ask, action)
    return bool(found)
