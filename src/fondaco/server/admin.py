"""`fondaco admin`: looking after a house from the command line, also while it is open.

It works on the database itself. What it writes into a log the servers read there, within seconds.
"""

import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from fondaco.contract.refused import Refused

if TYPE_CHECKING:
    from fondaco.server.aside import Damage
    from fondaco.store import LogRow, Person, Store, TableIndex
    from fondaco.table.table import Table

T = TypeVar("T")
TRIES = 50
RUNNING = ("open", "playing", "paused")
WAYS_IN = ("cookie", "link", "token")


def _await(work: Coroutine[Any, Any, T]) -> T:
    import asyncio  # not before it is needed: `fondaco --help` reads this file too

    return asyncio.run(work)


@click.group()
@click.option(
    "--database", metavar="URL", envvar="FONDACO_DATABASE",
    help="sqlite:///FILE or postgresql://…; else the house of this user, or FONDACO_DATABASE.",
)  # fmt: skip
@click.pass_context
def admin(ctx: click.Context, database: str | None) -> None:
    """Look after a house: its tables, people and backups."""
    ctx.obj = database or _own_house()


def _own_house() -> str:
    from fondaco.server.app import sqlite_url
    from fondaco.server.serve import data_folder

    return sqlite_url(data_folder())


def _with(url: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Open the store, work, close it. A house that is not there is not made either."""
    from fondaco.store import open_store

    path = url.partition("?")[0].removeprefix("sqlite:///")
    if url.startswith("sqlite:") and not Path(path).is_file():
        raise Refused("no-house", url=url)

    async def run() -> T:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return _await(run())


def _now() -> int:
    return time.time_ns() // 1_000_000


# --- tables -----------------------------------------------------------------------------------


@admin.command("list")
@click.option("--status", default=",".join(RUNNING), show_default=True, help="Or: all.")
@click.option("--limit", type=int, default=100, show_default=True)
@click.pass_obj
def list_tables(url: str, status: str, limit: int) -> None:
    """List tables, the one that changed last first."""
    wanted = () if status == "all" else tuple(status.split(","))

    async def read(store: "Store") -> "tuple[list[TableIndex], set[str]]":
        return await store.tables(status=wanted, limit=limit), store.unlisted

    found, unlisted = _with(url, read)
    if unlisted:
        names = " ".join(sorted(unlisted))
        click.echo(f"What lists tell of these tables cannot be read: {names}", err=True)
    _print(
        ("TABLE", "STATUS", "GAME", "AGE", "IDLE", "PLAYERS", "TITLE"),
        [
            (index.table, index.status + (" (private)" if index.private else ""), index.game,
             _ago(index.created), _ago(index.updated), _players(index), index.title)
            for index in found
        ],
    )  # fmt: skip


@admin.command("show")
@click.argument("table")
@click.pass_obj
def show_table(url: str, table: str) -> None:
    """Tell who sits at TABLE and how it stands."""

    async def look(store: "Store") -> "tuple[TableIndex, int, dict[str, Person | None]]":
        index = await _table(store, table)
        people = {who: await store.person(who) for who in {*index.persons, index.host} if who}
        return index, (await store.newest([table])).get(table, -1), people

    index, newest, people = _with(url, look)
    click.echo(f"{index.table}: {index.game}, {index.status}, {newest + 1} entries")
    if index.title:
        click.echo(f"  title    {index.title}")
    click.echo(f"  opened   {_ago(index.created)} ago by {_called(people.get(index.host))}")
    click.echo(f"  changed  {_ago(index.updated)} ago")
    options = index.info.get("options", {})
    click.echo(f"  options  {' '.join(f'{k}={v}' for k, v in options.items())}")
    click.echo(f"  clock    {index.info.get('clock', {}).get('kind', '–')}")
    for seat, (name, who) in enumerate(zip(index.names, index.persons, strict=True)):
        bot = index.info.get("bots", [""] * index.players)[seat]
        what = f"bot {bot}" if bot else _called(people.get(who)) if who else "nobody"
        score = f"  {index.scores[seat]} points" if index.scores else ""
        turn = "  to move" if seat == index.turn else ""
        click.echo(f"  seat {seat}   {name or '–'} ({what}){score}{turn}")


@admin.command("close")
@click.argument("table")
@click.option("--reason", default="The house closed it.", show_default=True)
@click.pass_obj
def close_table(url: str, table: str, reason: str) -> None:
    """Close TABLE before its game is over."""
    _with(url, lambda store: close(store, table, reason))
    click.echo(f"{table} is closed.")


async def close(store: "Store", table: str, reason: str) -> None:
    """Also for tables whose rules this program no longer has: the log is not replayed."""
    from msgspec.structs import replace

    from fondaco.server.lines import encode
    from fondaco.store import LogRow
    from fondaco.table.entries import Closed

    for _ in range(TRIES):
        index = await _table(store, table)
        if index.status not in RUNNING:
            raise Refused("table-is-already", table=table, status=index.status)
        last = (await store.read(table))[-1]
        row = LogRow(last.number + 1, max(_now(), last.at), encode(Closed(reason=reason)))
        after = replace(index, status="closed", turn=-1, due=0, updated=row.at)
        if await store.append(table, row, after):
            return
    raise Refused("too-many-writing")


@admin.command("aside")
@click.pass_obj
def list_aside(url: str) -> None:
    """List tables that cannot be read: which log, from which entry on, and why."""

    async def read(store: "Store") -> "list[Damage]":
        aside = Aside(store, _now)
        await aside.read()
        return sorted(aside.known.values(), key=lambda damage: damage.at)

    from fondaco.server.aside import Aside

    _print(
        ("LOG", "ENTRY", "AGO", "WHY"),
        [(each.log, str(each.entry), _ago(each.at), each.why) for each in _with(url, read)],
    )


@admin.command("retry")
@click.argument("table")
@click.pass_obj
def retry_table(url: str, table: str) -> None:
    """Try TABLE again, which was set aside: here, and soon in every open house."""

    async def retry(store: "Store") -> None:
        aside = Aside(store, _now)
        await aside.read()
        if not any(table_of(name) == table for name in aside.known):
            raise Refused("not-aside", table=table)
        _load(table, await store.read(table))
        await aside.write(Retry(table))

    from fondaco.server.aside import Aside, Retry
    from fondaco.server.beside import table_of

    _with(url, retry)
    click.echo(f"{table} can be read; the houses take it up again within seconds.")


def _load(table: str, rows: "list[LogRow]") -> "Table":
    """The table in a log, or what is wrong with it."""
    from fondaco.server.aside import DamagedError
    from fondaco.server.room import load

    if not rows:
        raise Refused("no-such-table", table=table)
    try:
        return load(table, rows).table
    except DamagedError as error:
        raise Refused("entry-unreadable", entry=error.entry, table=table, why=error.why) from None


@admin.command("export")
@click.argument("table")
@click.option("--log", "as_log", is_flag=True, help="Every entry as it stands in the log.")
@click.option("--output", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_obj
def export_table(url: str, table: str, as_log: bool, output: Path | None) -> None:
    """Print the record of TABLE, or its log. Both tell everything that is secret at the table."""
    from fondaco.store.backup import log_lines

    rows = _with(url, lambda store: store.read(table))
    if not rows:
        raise Refused("no-such-table", table=table)
    if as_log:
        text = "".join(f"{line}\n" for line in log_lines(rows))
    else:
        game = _load(table, rows).game
        if game is None:
            raise Refused("export-not-begun")
        text = game.to_text()
    if output is None:
        click.echo(text, nl=False)
    else:
        _write(output, text)
        click.echo(f"Written to {output}.")


# --- people -----------------------------------------------------------------------------------


@admin.command()
@click.argument("text", default="")
@click.option("--limit", type=int, default=100, show_default=True)
@click.pass_obj
def people(url: str, text: str, limit: int) -> None:
    """List people whose name or login contains TEXT, the newest first."""
    found = _with(url, lambda store: store.people(text, limit))
    _print(
        ("PERSON", "LOGIN", "NAME", "AGE", "", ""),
        [
            (person.id, person.login or "–", person.name, _ago(person.created),
             "bot" if person.bot else "", f"banned: {person.banned}" if person.banned else "")
            for person in found
        ],
    )  # fmt: skip


@admin.command()
@click.argument("person")
@click.option("--reason", required=True, help="They are told.")
@click.pass_obj
def ban(url: str, person: str, reason: str) -> None:
    """Let PERSON (a login or an id) do nothing in this house any more."""
    if not reason.strip():
        raise Refused("tell-reason")
    who = _change(url, person, banned=reason.strip())
    click.echo(f"{_called(who)} is banned.")


@admin.command()
@click.argument("person")
@click.pass_obj
def unban(url: str, person: str) -> None:
    """Let PERSON in again."""
    click.echo(f"{_called(_change(url, person, banned=''))} may come in again.")


@admin.command()
@click.option("--limit", type=int, default=100, show_default=True)
@click.pass_obj
def reports(url: str, limit: int) -> None:
    """List what people reported, the latest first."""

    async def read(store: "Store") -> list[tuple[str, ...]]:
        lines: list[tuple[str, ...]] = []
        for each in await store.reports(limit):
            by, about = [await store.person(each[key]) for key in ("person", "about")]
            lines.append((_ago(each["at"]), each["table"], _called(by),
                          _called(about) if each["about"] else "–", each["text"]))  # fmt: skip
        return lines

    _print(("AGO", "TABLE", "BY", "ABOUT", "TEXT"), _with(url, read))


@admin.command("reset-password")
@click.argument("login")
@click.pass_obj
def reset_password(url: str, login: str) -> None:
    """Give LOGIN a new password, print it, and end all their devices, links, tokens and webhook."""
    import secrets

    from argon2 import PasswordHasher

    password = secrets.token_urlsafe(12)
    hashed = PasswordHasher().hash(password)

    async def reset(store: "Store") -> int:
        who = await store.person_by_login(login)
        if who is None:
            raise Refused("no-login", login=login)
        ended = sum([len(await store.secrets(who.id, kind)) for kind in WAYS_IN])
        await store.secure(who, alone=True, password=hashed, webhook="")
        return ended

    ended = _with(url, reset)
    click.echo(f"The new password of {login} is {password}")
    click.echo(f"{ended} devices, links and tokens were signed out.", err=True)


@admin.group()
def sessions() -> None:
    """The ways in of a person: devices (cookies), personal links, tokens."""


@sessions.command("list")
@click.argument("person")
@click.pass_obj
def list_sessions(url: str, person: str) -> None:
    """List the ways in of PERSON."""

    async def read(store: "Store") -> list[tuple[str, ...]]:
        who = await _person(store, person)
        return [
            (kind, _ago(at), label)
            for kind in WAYS_IN
            for _, label, at in await store.secrets(who.id, kind)
        ]

    _print(("KIND", "AGE", "LABEL"), _with(url, read))


@sessions.command("revoke")
@click.argument("person")
@click.option("--kind", type=click.Choice(WAYS_IN), help="Only these; else all.")
@click.pass_obj
def revoke_sessions(url: str, person: str, kind: str | None) -> None:
    """Sign PERSON out. Who has no account cannot come back after that."""

    async def revoke(store: "Store") -> int:
        who = await _person(store, person)
        return await store.end_others(who.id, "", (kind,) if kind else WAYS_IN)

    click.echo(f"{_with(url, revoke)} ways in are revoked.")


# --- backups ----------------------------------------------------------------------------------


@admin.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--portable", is_flag=True, help="As JSON lines, for any kind of database.")
@click.pass_obj
def backup(url: str, folder: Path, portable: bool) -> None:
    """Copy the whole house into a new file in FOLDER, also while it is open."""
    from fondaco.store.backup import backup as copy
    from fondaco.store.backup import export

    if portable:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"fondaco-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.jsonl.gz"
        written = _await(export(url, file))
    else:
        written = _await(copy(url, folder))
    click.echo(f"{written} ({written.stat().st_size:,} bytes)")


@admin.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(url: str, file: Path) -> None:
    """Fill an empty house from a backup FILE, of either kind of database."""
    from fondaco.store.backup import restore as fill

    _await(fill(file, url))
    tables = _with(url, lambda store: store.tables(limit=1))
    changed = f"; its last change was {_ago(tables[0].updated)} ago" if tables else ""
    click.echo(f"The house is restored{changed}.")


# --- small things -----------------------------------------------------------------------------


async def _table(store: "Store", table: str) -> "TableIndex":
    index = await store.table(table)
    if index is None and table in store.unlisted:
        raise Refused("table-unlisted", table=table)
    if index is None:
        raise Refused("no-such-table", table=table)
    return index


async def _person(store: "Store", name: str) -> "Person":
    person = await store.person(name) or await store.person_by_login(name)
    if person is None:
        raise Refused("nobody-called", name=name)
    return person


def _change(url: str, name: str, **fields: Any) -> "Person":
    async def change(store: "Store") -> "Person":
        who = await _person(store, name)
        await store.change_person(who.id, **fields)
        return who

    return _with(url, change)


def _called(person: "Person | None") -> str:
    if person is None:
        return "nobody we know"
    return person.login or f"{person.name}, {person.id}"


def _players(index: "TableIndex") -> str:
    bots = index.info.get("bots", [""] * index.players)
    return ", ".join(
        f"{name} ({bots[seat]})" if bots[seat] else name or "–"
        for seat, name in enumerate(index.names)
    )


def _ago(at: int) -> str:
    """How long ago, in one unit.

    >>> _ago(_now() - 7_200_000)
    '2 h'
    """
    seconds = max(0, _now() - at) // 1000
    for unit, name in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= unit:
            return f"{seconds // unit} {name}"
    return f"{seconds} s"


def _print(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    """Columns of plain text; names of strangers may not move the cursor."""
    clean = [["".join(c if c.isprintable() else " " for c in cell) for cell in row] for row in rows]
    lines = [list(head), *clean]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    for line in lines:
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        click.echo("  ".join(cells).rstrip())


def _write(path: Path, text: str) -> None:
    """Into a new file that nobody else can read."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Refused("cannot-write-file", file=str(path), error=str(error.strerror)) from None
