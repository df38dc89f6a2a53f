"""Scripts about people's sign-in secrets, and what ends together with a secret.

A request carries a secret of the person (`by`). It may have ended before the script runs: on
another device the person has signed in, registered or changed the password. So these scripts lock
the person and check the secret again, all in one transaction.
"""

from collections.abc import Sequence
from typing import Any

from fondaco.store.model import EndedError, Person, SecretRow, TakenError, columns
from fondaco.store.queries import Queries
from fondaco.store.rows import person_values, text
from fondaco.store.scripts import Script, adopt, change_person

KINDS = ("cookie", "link", "token")


def add_person(ask: Queries, person: Person, secret: str, label: str) -> Script[None]:
    if not (yield ask.add_person, person_values(person)):
        raise TakenError("store-login-taken")
    yield from _add(ask, person.id, SecretRow(secret, "cookie", label, person.created))


def remove_person(ask: Queries, person: str, by: str) -> Script[None]:
    if by:
        yield from held(ask, person, by)
    person = (yield ask.owner, {"person": person})[0][0]
    for query in ask.remove_person:
        yield query, {"person": person}


def change(ask: Queries, person: str, by: str, fields: dict[str, Any]) -> Script[bool]:
    if by:
        yield from held(ask, person, by)
    return (yield from change_person(ask, person, fields))


def add_secret(ask: Queries, person: str, row: SecretRow, by: str, most: int) -> Script[bool]:
    yield from held(ask, person, by)
    if most and len((yield ask.secrets, {"person": person, "kind": row.kind})) >= most:
        return False
    yield from _add(ask, person, row)
    return True


def add_push(ask: Queries, values: dict[str, Any]) -> Script[None]:
    yield from held(ask, values["person"], values["secret"])
    yield ask.add_push, values


def revoke(ask: Queries, person: str, secret: str) -> Script[bool]:
    ended = yield ask.revoke, {"person": person, "secret": secret}
    yield ask.sweep, {"person": person}
    return bool(ended)


def end_others(ask: Queries, person: str, keep: str, kinds: Sequence[str]) -> Script[int]:
    yield ask.hold, {"person": person}
    ended = yield ask.end_others, {"person": person, "keep": keep, "kinds": text(kinds)}
    yield ask.sweep, {"person": person}
    return len(ended)


def sign_in(
    ask: Queries, person: Person, row: SecretRow, instead: str, link: str, guest: str
) -> Script[None]:
    if guest and ask.lock_seats:
        yield ask.lock_seats, {}
    _, _, password = yield from held(ask, person.id, link)
    if password != person.password:
        raise EndedError
    if guest:
        # Not if another person has adopted the guest, or the guest has become an account.
        found = yield ask.hold, {"person": guest}
        theirs = yield ask.is_mine, {"person": guest, "secret": instead}
        if found and theirs and list(found[0]) == [None, None, None]:
            yield from adopt(ask, person.id, guest)
    yield from _replace(ask, person.id, instead, row)


def secure(
    ask: Queries,
    person: Person,
    by: str,
    row: SecretRow | None,
    alone: bool,
    fields: dict[str, Any],
) -> Script[bool]:
    _, login, password = yield from held(ask, person.id, by)
    if (login, password) != (person.login, person.password):
        raise EndedError
    if not (yield from change_person(ask, person.id, fields)):
        return False
    if alone:
        yield from end_others(ask, person.id, by, KINDS)
    if row is not None:
        yield from _replace(ask, person.id, by, row)
    return True


def held(ask: Queries, person: str, by: str) -> Script[Sequence[Any]]:
    """Lock a person, and check the secret: their owner (none), login and password."""
    rows = yield ask.hold, {"person": person}
    if not rows or rows[0][0] is not None:
        raise EndedError
    if by and not (yield ask.is_mine, {"person": person, "secret": by}):
        raise EndedError
    return rows[0]


def _add(ask: Queries, person: str, row: SecretRow) -> Script[None]:
    values = {"person": person, **columns(row)}
    if not (yield ask.add_secret, values) and not (yield ask.is_mine, values):
        raise TakenError("store-secret-taken")


def _replace(ask: Queries, person: str, old: str, row: SecretRow) -> Script[None]:
    """Add a secret; the old one ends, whoever had it, together with its subscriptions."""
    if old:
        for (whose,) in (yield ask.end, {"secret": old}):
            yield ask.sweep, {"person": whose}
    yield from _add(ask, person, row)
