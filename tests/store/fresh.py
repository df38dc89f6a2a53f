"""How a new store looks is worked out once: tests open hundreds of them."""

import sqlite3
from functools import cache

from fondaco.store import migrate, sqlite
from fondaco.store.sqlite_writer import patiently


def open_quickly() -> None:
    """From now on, in this process; the steps that a test has put in place of ours are taken."""
    migrated, worked_out, ours = sqlite.bring_up, migrate.migration_sql, migrate.HEAD

    @cache
    def form() -> list[str]:
        with sqlite3.connect("", isolation_level=None) as connection:
            migrated(connection)
            lines = list(connection.iterdump())
        connection.close()
        return lines[1:-1]  # without the transaction

    def is_new(connection: sqlite3.Connection) -> bool:
        return not connection.execute("SELECT * FROM sqlite_master").fetchall()

    def bring_up(connection: sqlite3.Connection, to: str = "") -> None:
        def make() -> None:
            if is_new(connection):
                connection.execute("BEGIN IMMEDIATE")
                if is_new(connection):
                    for line in form():
                        connection.execute(line)
                connection.execute("COMMIT")

        if not to and ours == migrate.HEAD:
            patiently(make)
        migrated(connection, to)

    kept = cache(worked_out)

    def migration_sql(version: str | None, to: str = "") -> str:
        return (kept if ours == migrate.HEAD else worked_out)(version, to)

    vars(sqlite)["bring_up"] = bring_up
    vars(migrate)["migration_sql"] = migration_sql
