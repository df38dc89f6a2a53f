"""Migrates a store to the form this program needs, or refuses one that is newer.

alembic is imported only when it is needed: usually there is nothing to migrate.
"""

from io import StringIO
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from fondaco.store.model import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

_one_at_a_time = Lock()  # alembic keeps its state in a global

HEAD = "0011"  # the newest step
STEPS = Path(__file__).parent / "migrations"

# The version of a store: the first query checks whether the second one is possible.
HAS_VERSION_SQLITE = "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
# (to_regclass may be cached, and then misses a table that another process has just made.)
HAS_VERSION_POSTGRES = (
    "SELECT tablename::text FROM pg_tables "
    "WHERE tablename = 'alembic_version' AND schemaname = ANY (current_schemas(false))"
)
VERSION = "SELECT version_num FROM alembic_version"


def migrate(connection: Connection, version: str | None, to: str = "") -> None:
    """Take the steps from that version on this connection, in the transaction it is in."""
    config = _config()
    config.attributes["connection"] = connection
    _upgrade(config, version, to or HEAD)


def migration_sql(version: str | None, to: str = "") -> str:
    """The steps from that version as SQL for PostgreSQL."""
    text = StringIO()
    _upgrade(_config(output_buffer=text), version, to or HEAD, sql=True)
    return text.getvalue()


def known(version: str) -> bool:
    """Whether this program has a step for this version."""
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    try:
        return ScriptDirectory.from_config(_config()).get_revision(version) is not None
    except CommandError:
        return False


def _config(**options: Any) -> "Config":
    from alembic.config import Config

    config = Config(**options)
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    return config


def _upgrade(config: "Config", version: str | None, to: str, sql: bool = False) -> None:
    from alembic import command

    for wanted in (version, to):
        if wanted is not None and not known(wanted):
            raise StoreError("store-newer", theirs=wanted, ours=HEAD)
    steps = f"{version}:{to}" if sql and version is not None else to
    with _one_at_a_time:
        try:
            command.upgrade(config, steps, sql=sql)
        except SQLAlchemyError as error:
            raise StoreError("store-migration-failed", error=str(error)) from error
