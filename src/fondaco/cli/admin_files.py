"""`fondaco admin export`, `backup` and `restore`: what a server has, in files and back."""

import os
from pathlib import Path

import click

from fondaco.cli.admin import admin, ago, load_table, run_async, with_store
from fondaco.console.commands import print_message
from fondaco.contract.phrase import say
from fondaco.contract.refused import Refused


@admin.command("export", help="help-admin-export")
@click.argument("table", required=False)
@click.option("--log", "as_log", is_flag=True, help="help-of-log")
@click.option("--output", type=click.Path(path_type=Path), metavar="FILE", help="help-of-output")
@click.option(
    "--all", "everything", type=click.Path(path_type=Path), metavar="DIR", help="help-of-export-all"
)
@click.pass_context
def export(
    ctx: click.Context,
    table: str | None,
    as_log: bool,
    output: Path | None,
    everything: Path | None,
) -> None:
    if (table is None) == (everything is None) or (everything and (as_log or output)):
        raise Refused("export-what")
    if everything is not None:
        export_house(ctx, everything)
        return
    assert table is not None
    text = text_of(ctx.obj, table, as_log)
    if output is None:
        click.echo(text, nl=False)
    else:
        write_new(output, text)
        print_message(say("admin-written", file=str(output)))


def text_of(url: str, table: str, as_log: bool) -> str:
    """The record of a table, or its log."""
    from fondaco.store.backup import log_lines

    rows = with_store(url, lambda store: store.read(table))
    if not rows:
        raise Refused("no-such-table", table=table)
    if as_log:
        return "".join(f"{line}\n" for line in log_lines(rows))
    game = load_table(table, rows).game
    if game is None:
        raise Refused("export-not-begun")
    return game.to_text()


def export_house(ctx: click.Context, folder: Path) -> None:
    """Exit code 1: some tables could not be read."""
    from fondaco.cli.export_all import export_all

    def name(table: str, entry: int, why: str) -> None:
        print_message(say("admin-export-damaged", table=table, entry=entry, why=why), err=True)

    count = with_store(ctx.obj, lambda store: export_all(store, folder, name))
    print_message(say("admin-exported", folder=str(folder), games=count.games, events=count.events))
    if count.damaged:
        ctx.exit(1)


@admin.command(help="help-admin-backup")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--portable", is_flag=True, help="help-of-portable")
@click.option("--keep", type=click.IntRange(1), metavar="N", help="help-of-keep")
@click.pass_obj
def backup(url: str, folder: Path, portable: bool, keep: int | None) -> None:
    from fondaco.store.backup import backup as copy
    from fondaco.store.retention import prune

    try:
        written = run_async(copy(url, folder, portable))
        print_message(say("admin-backup", file=str(written), bytes=written.stat().st_size))
        for old in prune(written, url, keep) if keep else []:
            print_message(say("admin-backup-removed", file=str(old)))
    except OSError as error:
        raise Refused("cannot-write-file", file=str(folder), error=str(error.strerror)) from None


@admin.command(help="help-admin-restore")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_obj
def restore(url: str, file: Path) -> None:
    from fondaco.store.backup import restore as fill

    run_async(fill(file, url))
    tables = with_store(url, lambda store: store.tables(limit=1))
    if tables:
        print_message(say("admin-restored", ago=ago(tables[0].updated)))
    else:
        print_message(say("admin-restored-empty"))


def write_new(path: Path, text: str) -> None:
    """Write a new file that other users cannot read."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise Refused("cannot-write-file", file=str(path), error=str(error.strerror)) from None
