"""Opening a store brings it to today's form, whoever opens it first."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.schema import CreateIndex, CreateTable

from fondaco.contract.refused import Refused
from fondaco.store import Store, migrate, open_store
from fondaco.store.queries import DIALECTS
from fondaco.store.schema import metadata
from tests.store.houses import index, line, person, postgres_schema, sql, with_store

PEOPLE = ("erasures", "roles", "sanctions", "actions", "announcements", "handled_reports")
NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "9001"
down_revision = "{migrate.HEAD}"

def upgrade() -> None:
    op.add_column("tables", sa.Column("flag", sa.Text, nullable=False, server_default="new"))
"""


async def nothing(store: Store) -> None:
    assert await store.healthy()


def schema_sql() -> list[str]:
    """What makes the tables of schema.py in PostgreSQL."""
    dialect = DIALECTS["postgresql"]
    made: list[str] = []
    for table in metadata.sorted_tables:
        made.append(str(CreateTable(table).compile(dialect=dialect)))
        made += [str(CreateIndex(one).compile(dialect=dialect)) for one in table.indexes]
    return made


def ask(url: str, *statements: str) -> list[Any]:
    """Rows, from whichever database it is."""
    if url.startswith("postgresql"):
        return asyncio.run(sql(url, *statements))
    connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    try:
        return [connection.execute(statement).fetchall() for statement in statements][-1]
    finally:
        connection.close()


def test_the_newest_step_is_the_one_that_opening_looks_for() -> None:
    assert ScriptDirectory(str(migrate.STEPS)).get_current_head() == migrate.HEAD


def test_steps_lead_to_the_schema_on_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    with_store(sqlite_url, nothing)
    engine = create_engine(sqlite_url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()
    direct = f"sqlite:///{tmp_path / 'direct.db'}"
    engine = create_engine(direct)
    metadata.create_all(engine)
    engine.dispose()
    form = (
        "SELECT type, name, sql FROM sqlite_master WHERE tbl_name <> 'alembic_version' ORDER BY 2"
    )
    assert plain(ask(sqlite_url, form)) == plain(ask(direct, form))


def plain(rows: list[Any]) -> list[list[str]]:
    """Without the line breaks, which SQLite does not write before a column that was added."""
    return [[" ".join(str(each).split()) for each in row] for row in rows]


def test_steps_lead_to_the_schema_on_postgresql(postgres_url: str) -> None:
    columns = """SELECT table_name, column_name, data_type, is_nullable, ordinal_position
        FROM information_schema.columns WHERE table_schema = current_schema()
        AND table_name <> 'alembic_version' ORDER BY 1, 2"""
    indexes = """SELECT indexname, replace(indexdef, schemaname || '.', '') FROM pg_indexes
        WHERE schemaname = current_schema() AND tablename <> 'alembic_version' ORDER BY 1"""
    with_store(postgres_url, nothing)
    ours = ask(postgres_url, columns), ask(postgres_url, indexes)
    names = ", ".join(table.name for table in metadata.sorted_tables)
    asyncio.run(sql(postgres_url, f"DROP TABLE {names}, alembic_version", *schema_sql()))
    assert ours == (ask(postgres_url, columns), ask(postgres_url, indexes))
    assert len(ours[0]) > 50


def test_opening_again_keeps_everything(lasting_url: str) -> None:
    async def first(store: Store) -> None:
        await store.append("t1", line(0), index())

    async def second(store: Store) -> None:
        assert await store.table("t1") == index()

    with_store(lasting_url, first)
    with_store(lasting_url, second)


def test_many_may_open_an_empty_store_at_once(lasting_url: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*[open_store(lasting_url) for _ in range(6)])
        done = await asyncio.gather(*[store.append("t1", line(0)) for store in stores])
        assert sum(done) == 1
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_an_older_store_is_brought_up_and_keeps_its_rows(
    lasting_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(store: Store) -> None:
        await store.append("t1", line(0, b"old"), index())

    async def after(store: Store) -> None:
        assert [row.entry for row in await store.read("t1")] == [b"old"]

    with_store(lasting_url, before)
    steps = tmp_path / "steps"
    shutil.copytree(migrate.STEPS, steps)
    (steps / "versions" / "m9001_next.py").write_text(NEXT)
    monkeypatch.setattr(migrate, "STEPS", steps)
    monkeypatch.setattr(migrate, "HEAD", "9001")
    with_store(lasting_url, after)
    assert ask(lasting_url, "SELECT flag FROM tables") == [("new",)]
    monkeypatch.undo()
    with pytest.raises(Refused, match="newer Fondaco"):
        with_store(lasting_url, nothing)


def test_a_newer_store_is_refused_and_left_alone(lasting_url: str) -> None:
    with_store(lasting_url, nothing)
    ask(lasting_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused, match="newer Fondaco"):
        with_store(lasting_url, nothing)
    assert ask(lasting_url, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_step_that_fails_leaves_the_store_as_it_was(
    lasting_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(lasting_url, nothing)
    steps = tmp_path / "steps"
    shutil.copytree(migrate.STEPS, steps)
    bad = NEXT + '    op.execute("SELECT nonsense FROM nowhere")\n'
    (steps / "versions" / "m9001_next.py").write_text(bad)
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "STEPS", steps)
        patch.setattr(migrate, "HEAD", "9001")
        with pytest.raises(Refused):
            with_store(lasting_url, nothing)
    with_store(lasting_url, nothing)


def test_schemas_of_tests_are_apart() -> None:
    with postgres_schema() as url:
        assert "search_path=fondaco_" in url


@pytest.mark.parametrize(
    "url", ["mysql://house", "house.db", "sqlite://house.db", "sqlite:///a?b=c"]
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        with_store(url, nothing)


def test_a_database_that_cannot_be_reached_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "folder.db"
    folder.mkdir()
    note = tmp_path / "note.txt"
    note.write_text("no database at all, only some text that is long enough to be read" * 20)
    for url in (f"sqlite:///{folder}", f"sqlite:///{note}", "postgresql://x@127.0.0.1:9/none"):
        with pytest.raises(Refused, match="database"):
            with_store(url, nothing)


def test_accounts_that_look_alike_already_go_on_as_they_are(lasting_url: str) -> None:
    async def before(store: Store) -> None:
        await store.add_person(person("ann", login="victim"), "hash 1")
        await store.add_person(person("bob", login="vic tim"), "hash 2")

    with_store(lasting_url, before)
    ask(
        lasting_url,
        *[
            f"DROP INDEX {name}"
            for name in ("tables_by_host", "tables_by_game", "tallies_by_until")
        ],
        "DROP TABLE login_looks",
        "DROP TABLE events",
        "DROP TABLE event_people",
        "DROP TABLE invites",
        "ALTER TABLE persons DROP COLUMN entry",
        *[f"DROP TABLE {name}" for name in PEOPLE],
        "UPDATE alembic_version SET version_num = '0006'",
        "SELECT 1",
    )

    async def after(store: Store) -> None:
        for login, who in (("victim", "ann"), ("Vic Tim", "bob")):
            found = await store.person_by_login(login)
            assert found is not None
            assert found.id == who
        await store.add_person(person("eve"), "hash 3")
        assert not await store.change_person("eve", login="v ictim")
        assert await store.change_person("eve", login="somebody else")
        assert await store.change_person("bob", password="new")

    with_store(lasting_url, after)
