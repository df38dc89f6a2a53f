"""`fondaco admin`: administration from the command line, also while the server runs.

It works on the database itself. The servers read its log entries within seconds.
"""

import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from fondaco.console.commands import LocalGroup, print_message, words
from fondaco.contract.phrase import Phrase, Said, say
from fondaco.contract.refused import Refused

if TYPE_CHECKING:
    from fondaco.server.tables.quarantine import Damage
    from fondaco.store import LogRow, Person, Store, TableIndex
    from fondaco.table.table import Table

T = TypeVar("T")
TRIES = 50
RUNNING = ("open", "playing", "paused")
SECRET_KINDS = ("cookie", "link", "token")


def run_async(work: Coroutine[Any, Any, T]) -> T:
    import asyncio  # only when it is needed: `fondaco --help` imports this file too

    return asyncio.run(work)


@click.group(cls=LocalGroup, help="help-admin")
@click.option(
    "--database", metavar="URL", envvar="FONDACO_DATABASE",
    help="help-of-own-database",
)  # fmt: skip
@click.pass_context
def admin(ctx: click.Context, database: str | None) -> None:
    ctx.obj = database or own_house()


def own_house() -> str:
    from fondaco.server.app import sqlite_url
    from fondaco.server.run import data_folder

    return sqlite_url(data_folder())


def with_store(url: str, work: "Callable[[Store], Awaitable[T]]", make: bool = False) -> T:
    """Open the store, work, and close it. Without `make`, a new store is not created."""
    from fondaco.store import open_store

    path = url.partition("?")[0].removeprefix("sqlite:///")
    if not make and url.startswith("sqlite:") and not Path(path).is_file():
        raise Refused("no-house", url=url)

    async def run() -> T:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return run_async(run())


def now() -> int:
    return time.time_ns() // 1_000_000


# --- tables -----------------------------------------------------------------------------------


@admin.command("list", help="help-admin-list")
@click.option("--status", default=",".join(RUNNING), show_default=True, help="help-of-status")
@click.option("--limit", type=int, default=100, show_default=True, help="help-of-limit")
@click.pass_obj
def list_tables(url: str, status: str, limit: int) -> None:
    wanted = () if status == "all" else tuple(status.split(","))

    async def read(store: "Store") -> "tuple[list[TableIndex], set[str]]":
        return await store.tables(status=wanted, limit=limit), store.unlisted

    found, unlisted = with_store(url, read)
    if unlisted:
        print_message(say("admin-unlisted", tables=" ".join(sorted(unlisted))), err=True)
    print_rows(
        ("table", "status", "game", "age", "idle", "players", "title"),
        [
            (index.table, _status(index), index.game, ago(index.created), ago(index.updated),
             _players(index), index.title)
            for index in found
        ],
    )  # fmt: skip


@admin.command("show", help="help-admin-show")
@click.argument("table")
@click.pass_obj
def show_table(url: str, table: str) -> None:
    async def look(store: "Store") -> "tuple[TableIndex, int, dict[str, Person | None]]":
        index = await _table(store, table)
        people = {who: await store.person(who) for who in {*index.persons, index.host} if who}
        return index, (await store.newest([table])).get(table, -1), people

    index, newest, people = with_store(url, look)
    options = index.info.get("options", {})
    opened = say("admin-opened", ago=ago(index.created), who=called(people.get(index.host)))
    rows: list[tuple[Said, Said]] = [
        *([(say("admin-title"), index.title)] if index.title else []),
        (say("admin-was-opened"), opened),
        (say("admin-was-changed"), say("admin-changed", ago=ago(index.updated))),
        (say("admin-options"), " ".join(f"{k}={v}" for k, v in options.items())),
        (say("admin-clock"), index.info.get("clock", {}).get("kind", "–")),
    ]
    for seat, (name, who) in enumerate(zip(index.names, index.persons, strict=True)):
        bot = index.info.get("bots", [""] * index.players)[seat]
        person = called(people.get(who)) if who else say("admin-nobody")
        what = say("admin-bot", bot=bot) if bot else person
        parts = [words().say(say("admin-seated", name=name or "–", what=what))]
        if index.scores:
            parts.append(words()("admin-points", points=index.scores[seat]))
        if seat == index.turn:
            parts.append(words()("admin-to-move"))
        rows.append((say("admin-seat", seat=seat), "  ".join(parts)))
    print_message(
        say("admin-table", table=table, game=index.game, status=index.status, entries=newest + 1)
    )
    for line in _aligned(rows):
        click.echo(f"  {line}")


@admin.command("close", help="help-admin-close")
@click.argument("table")
@click.option("--reason", metavar="TEXT", help="help-of-reason-closed")
@click.pass_obj
def close_table(url: str, table: str, reason: str | None) -> None:
    text = reason or words()("admin-close-reason")
    with_store(url, lambda store: close(store, table, text))
    print_message(say("admin-closed", table=table))


async def close(store: "Store", table: str, reason: str) -> None:
    """Close a table. The log is not replayed, so its rules need not be installed."""
    from dataclasses import replace

    from fondaco.server.base.log_codec import encode
    from fondaco.store import LogRow
    from fondaco.table.entries import Closed

    for _ in range(TRIES):
        index = await _table(store, table)
        if index.status not in RUNNING:
            raise Refused("table-is-already", table=table, status=index.status)
        last = (await store.read(table))[-1]
        row = LogRow(last.number + 1, max(now(), last.at), encode(Closed(reason=reason)))
        after = replace(index, status="closed", turn=-1, due=0, updated=row.at)
        if await store.append(table, row, after):
            return
    raise Refused("too-many-writing")


@admin.command("aside", help="help-admin-aside")
@click.pass_obj
def list_quarantine(url: str) -> None:
    async def read(store: "Store") -> "list[Damage]":
        quarantine = Quarantine(store, now)
        await quarantine.read()
        return sorted(quarantine.known.values(), key=lambda damage: damage.at)

    from fondaco.server.tables.quarantine import Quarantine

    print_rows(
        ("log", "entry", "ago", "why"),
        [(each.log, str(each.entry), ago(each.at), each.why) for each in with_store(url, read)],
    )


@admin.command("retry", help="help-admin-retry")
@click.argument("table")
@click.pass_obj
def retry_table(url: str, table: str) -> None:
    async def retry(store: "Store") -> None:
        quarantine = Quarantine(store, now)
        await quarantine.read()
        if not any(table_of(name) == table for name in quarantine.known):
            raise Refused("not-aside", table=table)
        load_table(table, await store.read(table))
        await quarantine.write(Retry(table))

    from fondaco.host.side_log import table_of
    from fondaco.server.tables.quarantine import Quarantine, Retry

    with_store(url, retry)
    print_message(say("admin-retried", table=table))


def load_table(table: str, rows: "list[LogRow]") -> "Table":
    """The table in a log. Refused: what is wrong with it."""
    from fondaco.host.damaged import DamagedError
    from fondaco.host.room import load

    if not rows:
        raise Refused("no-such-table", table=table)
    try:
        return load(table, rows).table
    except DamagedError as error:
        raise Refused("entry-unreadable", entry=error.entry, table=table, why=error.why) from None


# --- people -----------------------------------------------------------------------------------


@admin.command(help="help-admin-people")
@click.argument("text", default="")
@click.option("--limit", type=int, default=100, show_default=True, help="help-of-limit")
@click.pass_obj
def people(url: str, text: str, limit: int) -> None:
    found = with_store(url, lambda store: store.people(text, limit))
    print_rows(
        ("person", "login", "name", "age", "", ""),
        [
            (person.id, person.login or "–", person.name, ago(person.created),
             say("admin-is-bot") if person.bot else "",
             say("admin-is-banned", reason=person.banned) if person.banned else "")
            for person in found
        ],
    )  # fmt: skip


@admin.command("reset-password", help="help-admin-reset-password")
@click.argument("login")
@click.pass_obj
def reset_password(url: str, login: str) -> None:
    import secrets

    from argon2 import PasswordHasher

    password = secrets.token_urlsafe(12)
    hashed = PasswordHasher().hash(password)

    async def reset(store: "Store") -> int:
        who = await store.person_by_login(login)
        if who is None:
            raise Refused("no-login", login=login)
        ended = sum([len(await store.secrets(who.id, kind)) for kind in SECRET_KINDS])
        await store.secure(who, alone=True, password=hashed, webhook="")
        return ended

    ended = with_store(url, reset)
    print_message(say("admin-password", login=login, password=password))
    print_message(say("admin-signed-out", count=ended), err=True)


@admin.group(help="help-admin-sessions")
def sessions() -> None:
    pass


@sessions.command("list", help="help-admin-sessions-list")
@click.argument("person")
@click.pass_obj
def list_sessions(url: str, person: str) -> None:
    async def read(store: "Store") -> list[tuple[Said, ...]]:
        who = await person_named(store, person)
        return [
            (kind, ago(at), label)
            for kind in SECRET_KINDS
            for _, label, at in await store.secrets(who.id, kind)
        ]

    print_rows(("kind", "age", "label"), with_store(url, read))


@sessions.command("revoke", help="help-admin-sessions-revoke")
@click.argument("person")
@click.option("--kind", type=click.Choice(SECRET_KINDS), help="help-of-kind")
@click.pass_obj
def revoke_sessions(url: str, person: str, kind: str | None) -> None:
    async def revoke(store: "Store") -> int:
        who = await person_named(store, person)
        return await store.end_others(who.id, "", (kind,) if kind else SECRET_KINDS)

    print_message(say("admin-revoked", count=with_store(url, revoke)))


# --- helpers ----------------------------------------------------------------------------------


async def _table(store: "Store", table: str) -> "TableIndex":
    index = await store.table(table)
    if index is None and table in store.unlisted:
        raise Refused("table-unlisted", table=table)
    if index is None:
        raise Refused("no-such-table", table=table)
    return index


async def person_named(store: "Store", name: str) -> "Person":
    person = await store.person(name) or await store.person_by_login(name)
    if person is None:
        raise Refused("nobody-called", name=name)
    return person


def called(person: "Person | None") -> Said:
    if person is None:
        return say("admin-unknown")
    return person.login or f"{person.name}, {person.id}"


def _players(index: "TableIndex") -> str:
    bots = index.info.get("bots", [""] * index.players)
    return ", ".join(
        f"{name} ({bots[seat]})" if bots[seat] else name or "–"
        for seat, name in enumerate(index.names)
    )


def _status(index: "TableIndex") -> Said:
    return say("admin-private", status=index.status) if index.private else index.status


def ago(at: int) -> Phrase:
    """The time since then, in one unit.

    >>> ago(now() - 7_200_000).values
    {'count': 2, 'unit': 'h'}
    """
    seconds = max(0, now() - at) // 1000
    for unit, name in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= unit:
            return say("admin-time", count=seconds // unit, unit=name)
    return say("admin-time", count=seconds, unit="s")


def print_rows(head: tuple[str, ...], rows: Sequence[tuple[Said, ...]]) -> None:
    """Print a table: its heads, then its rows."""
    heads = tuple(say(f"admin-head-{name}") if name else "" for name in head)
    for line in _aligned([heads, *rows]):
        click.echo(line)


def _aligned(rows: Sequence[tuple[Said, ...]]) -> list[str]:
    """Columns of plain text. Control characters are removed: players choose their names."""
    m = words()
    texts = [[m.say(cell) for cell in row] for row in rows]
    clean = [[_printable(cell) for cell in row] for row in texts]
    widths = [max(map(len, column)) for column in zip(*clean, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in clean
    ]


def _printable(text: str) -> str:
    return "".join(character if character.isprintable() else " " for character in text)
