"""The first store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    _tables()
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_holder", "leases", ["holder"])
    _people()
    _ratings()
    _manners()
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("players", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("persons", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("places", sa.Text),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_index("tables_by_updated", "tables", ["updated"])
    waiting = sa.text("due > 0")
    op.create_index(
        "tables_by_due", "tables", ["due"], sqlite_where=waiting, postgresql_where=waiting
    )


def _people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("login_key", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("banned", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("owner", sa.Text),
    )
    op.create_index("persons_by_login", "persons", ["login_key"], unique=True)
    op.create_index("persons_by_owner", "persons", ["owner"])
    op.create_table(
        "secrets",
        sa.Column("secret", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("secrets_by_person", "secrets", ["person", "kind"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("wins", sa.BigInteger, nullable=False),
        sa.Column("rank", sa.Double, nullable=False),
    )
    op.create_index("ratings_by_rank", "ratings", ["game", "rank"])
    op.create_table("rated", sa.Column("table_id", sa.Text, primary_key=True))


def _manners() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
