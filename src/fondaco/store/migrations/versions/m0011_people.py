"""People who are deleted, until nothing names them any more; roles, and what moderators do."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("ids", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("pseudonym", sa.Text, nullable=False),
        sa.Column("step", sa.Text, nullable=False),
        sa.Column("after", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "handled_reports",
        sa.Column("report", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("handler", sa.Text, nullable=False),
    )
    op.create_table(
        "roles",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
    )
    op.create_table(
        "sanctions",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "actions",
        sa.Column("id", number, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
