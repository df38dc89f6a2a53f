"""People who are deleted, until nothing names them any more."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"


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
