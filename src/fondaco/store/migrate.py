"""Bringing a store to today's form, or refusing one that is newer than this program.

alembic is imported only when there is something to do: most openings find nothing.
"""

from io import StringIO
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from fondaco.store import StoreError

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

_one_at_a_time = Lock()  # alembic keeps what it is doing in a global

HEAD = "0006"  # the newest step
STEPS = Path(__file__).parent / "migrations"

# What version a store has: the first asks whether the second can be asked.
HAS_VERSION_SQLITE = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
# (to_regclass may remember that there was none, and miss what another process has just made.)
HAS_VERSION_POSTGRES = (
    "SELECT tablename::text FROM pg_tables "
    "WHERE tablename = 'alembic_version' AND schemaname = ANY (current_schemas(false))"
)
VERSION = "SELECT version_num FROM alembic_version"


def migrate(connection: Connection, version: str | None, to: str = "") -> None:
    """Take the steps from that version on this connection, in the transaction it is in."""
    from alembic.runtime.migration import MigrationContext

    context = MigrationContext.configure(connection, opts={"fn": _steps(version, to or HEAD)})
    _run(context)


def migration_sql(version: str | None, to: str = "") -> str:
    """The steps from that version as SQL for PostgreSQL."""
    from alembic.runtime.migration import MigrationContext

    text = StringIO()
    options = {
        "fn": _steps(version, to or HEAD),
        "as_sql": True,
        "output_buffer": text,
        "starting_rev": version,
    }
    _run(MigrationContext.configure(dialect_name="postgresql", opts=options))
    return text.getvalue()


def known(version: str) -> bool:
    """Is this a version that this program has a step for?"""
    from alembic.util import CommandError

    try:
        return _scripts().get_revision(version) is not None
    except CommandError:
        return False


def _scripts() -> "ScriptDirectory":
    from alembic.script import ScriptDirectory

    return ScriptDirectory(str(STEPS))


def _steps(version: str | None, to: str) -> Any:
    for wanted in (version, to):
        if wanted is not None and not known(wanted):
            raise StoreError("store-newer", theirs=wanted, ours=HEAD)
    scripts = _scripts()
    # alembic hands over what it read itself, and a context that is not used.
    return lambda revision, context: scripts._upgrade_revs(to, revision)


def _run(context: Any) -> None:
    from alembic.operations import Operations

    with _one_at_a_time, Operations.context(context):
        try:
            context.run_migrations()
        except SQLAlchemyError as error:
            raise StoreError("store-migration-failed", error=str(error)) from error
